import { beforeAll, expect, test } from "vitest";
import { briefOf, titleOf } from "../src/cards/faces";
import { iconOf, tokenOf } from "../src/cards/icons";
import data from "../src/cards/icons.json";
import { playedBy, takenOf } from "../src/cards/moves";
import { load, speak } from "../src/lib/bundle.svelte";
import { LANGUAGES } from "../src/lib/settings.svelte";
import type { LoggedEvent } from "../src/lib/types";

beforeAll(() => speak("en"));

test("a card that these pages do not know has a plain drawing, and its whole text", () => {
  expect(iconOf("move").drawing).toContain("<path");
  expect(iconOf("no such drawing")).toBe(iconOf(data.default));
  expect(iconOf()).toBe(iconOf(data.default));
  expect(tokenOf("feather")).toBe('<use href="#eg-feather-token" />');
  expect(briefOf({ key: "unknown", amounts: [] })).toBe("card-unknown.text");
});

test("the name of a card has a family, or none", () => {
  expect(titleOf("score-4")).toEqual({ family: "Special scoring", own: "value 4" });
  expect(titleOf("veto")).toEqual({ family: "", own: "Veto" });
});

test("a face says in a line what a card does, with its numbers, in every language", async () => {
  for (const language of LANGUAGES) {
    await load(language);
    await speak(language);
    expect(briefOf({ key: "score-6-7", amounts: [6, 7] })).toMatch(/6.*7/);
    expect(briefOf({ key: "ki-score-6-7", amounts: [6, 7] })).toMatch(/6.*7/);
    expect(titleOf("score-4").family).not.toBe("");
  }
  await speak("en");
});

test("who took a card is read from what has happened since cards were turned up", () => {
  const log: LoggedEvent[] = [
    [0, "turned-up", 1, "intrigue-any-3"],
    [4, "took", 2, "intrigue-any-3"],
    [9, "round", 2],
    [9, "turned-up", 1, "intrigue-any-4"],
    [9, "turned-up", 2, "veto"],
    [12, "took", 1, "veto"],
    [15, "placed", 1, "aragon"],
    [17, "took", 0, "intrigue-any-4"],
  ];
  expect(takenOf(log)).toEqual([
    { card: "intrigue-any-4", seat: 0 },
    { card: "veto", seat: 1 },
  ]);
  expect(takenOf(log.slice(0, 5))).toEqual([]);
});

test("the power cards that a player has played keep their places", () => {
  const log: LoggedEvent[] = [
    [1, "power-card", 0, 120, "ki-score-castillo"],
    [2, "power-card", 1, 90, "ki-score-4"],
    [9, "power-card", 0, 40, "ki-veto"],
  ];
  expect(playedBy(log, 0)).toEqual([120, 40]);
  expect(playedBy([], 0)).toEqual([]);
});
