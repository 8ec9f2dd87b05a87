import { describe, expect, it } from "vitest";
import { placeTip } from "../src/table/tips";
import type { Rect } from "../src/table/tips";

const WINDOW = { width: 1280, height: 720 };
const NOTE = { width: 330, height: 200 };
const PROMPT: Rect = { x: 580, y: 40, width: 690, height: 180 };
const meets = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

describe("a note", () => {
  it.each([
    ["an action card", { x: 620, y: 590, width: 120, height: 124 }],
    ["the last power card", { x: 1230, y: 590, width: 36, height: 60 }],
    ["a region", { x: 110, y: 90, width: 160, height: 140 }],
    ["a chip of the first player", { x: 1000, y: 235, width: 120, height: 18 }],
    ["the power card of the last player", { x: 1165, y: 420, width: 27, height: 30 }],
    ["the Castillo", { x: 460, y: 420, width: 110, height: 150 }],
  ])("about %s hides neither it nor the prompt, and stays inside", (_, anchor) => {
    const note = { ...placeTip(anchor, NOTE, WINDOW, PROMPT), ...NOTE };
    expect(meets(note, anchor)).toBe(false);
    expect(meets(note, PROMPT)).toBe(false);
    expect(note.x >= 0 && note.y >= 0 && note.x + note.width <= WINDOW.width && note.y + note.height <= WINDOW.height).toBe(true);
  });

  it("about a word of the prompt lies beside the prompt or the word", () => {
    const word = { x: 690, y: 80, width: 50, height: 18 };
    expect(meets({ ...placeTip(word, NOTE, WINDOW, PROMPT), ...NOTE }, word)).toBe(false);
  });

  it("about a card on a phone held across lies over the map", () => {
    const across = { width: 844, height: 390 };
    const [card, prompt] = [{ x: 590, y: 250, width: 200, height: 46 }, { x: 380, y: 80, width: 410, height: 124 }];
    const note = { ...placeTip(card, { width: 330, height: 260 }, across, prompt), width: 330, height: 260 };
    expect([meets(note, prompt), meets(note, card)]).toEqual([false, false]);
  });

  it("stays inside a phone", () => {
    const phone = { width: 360, height: 740 };
    const { x, y } = placeTip({ x: 4, y: 560, width: 90, height: 90 }, NOTE, phone, { x: 4, y: 380, width: 352, height: 160 });
    expect(x >= 0 && x + NOTE.width <= phone.width && y >= 0 && y + NOTE.height <= phone.height).toBe(true);
  });
});
