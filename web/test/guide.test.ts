/** The adviser of a guided game: which line he says, what this browser remembers of it, and where he stands. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Guide, GuideLine } from "../src/lib/types";
import { arrow, bestPlace, core, distance, overlap } from "../src/guide/placing";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

beforeEach(() => {
  kept.clear();
  vi.resetModules();
});

const line = (key: string, stop = 1): GuideLine => ({ stop, title: `stop-${stop}`, text: [key, {}], at: "" });
const guide = (...lines: GuideLine[]): Guide => ({ lines, stops: 8, last: false });

/** The story at a table, as the page tells it. */
async function storyAt(table: string, told: { guide: Guide; busy: boolean }) {
  const [{ Story }, memory] = await Promise.all([import("../src/guide/story.svelte"), import("../src/guide/memory.svelte")]);
  const story = new Story({ table, get guide() { return told.guide; }, get busy() { return told.busy; } });
  const hear = (): string => {
    if (story.line) story.heard(story.line);
    return story.line?.text[0] ?? "";
  };
  return { story, told, memory, hear };
}

test("lines are said one after the other, and can be read again", async () => {
  const { story } = await storyAt("t1", { guide: guide(line("a"), line("b"), line("c", 2)), busy: false });
  expect([story.line?.text[0], story.first, story.waits]).toEqual(["a", true, false]);
  story.next();
  story.next();
  expect([story.line?.text[0], story.first, story.waits]).toEqual(["c", false, true]);
  story.next();
  expect(story.line?.text[0]).toBe("c");
  story.back();
  expect(story.line?.text[0]).toBe("b");
});

test("a line stays when the next question has it, too, and new lines begin with the first", async () => {
  const { story, told, hear } = await storyAt("t1", { guide: guide(line("a"), line("b")), busy: false });
  story.next();
  expect(hear()).toBe("b");
  told.guide = guide(line("a"), line("b"), line("c"));
  expect([story.line?.text[0], story.waits]).toEqual(["b", false]);
  told.guide = guide(line("x"), line("y"));
  expect(story.line?.text[0]).toBe("x");
});

test("he is silent while something is played, and where he has nothing to say", async () => {
  const { story, told } = await storyAt("t1", { guide: guide(line("a")), busy: true });
  expect(story.line).toBeNull();
  told.busy = false;
  expect(story.line?.text[0]).toBe("a");
  told.guide = guide();
  expect([story.line, story.last]).toEqual([null, false]);
});

test("only the last of the last lines ends the story", async () => {
  const { story, told } = await storyAt("t1", { guide: guide(line("a"), line("b")), busy: false });
  told.guide = { ...guide(line("a"), line("b")), last: true };
  expect(story.last).toBe(false);
  story.next();
  expect(story.last).toBe(true);
});

test("who comes back to the table finds the line where they were", async () => {
  const lines = guide(line("a"), line("b", 3), line("c", 3));
  const first = await storyAt("t1", { guide: lines, busy: false });
  first.story.next();
  first.hear();
  expect(first.memory.learning()).toMatchObject({ table: "t1", line: "b", stop: 3, stops: 8, title: "stop-3", left: false, done: false });
  vi.resetModules();
  const again = await storyAt("t1", { guide: lines, busy: false });
  expect(again.story.line?.text[0]).toBe("b");
  const elsewhere = await storyAt("t2", { guide: lines, busy: false });
  expect(elsewhere.story.line?.text[0]).toBe("a");
});

test("what is remembered and not ours is not believed", async () => {
  for (const text of ["{", "[]", '{"table": 3}', "null"]) {
    kept.set("elgrande.guide", text);
    vi.resetModules();
    expect((await import("../src/guide/memory.svelte")).learning()).toBeNull();
  }
});

test("a new table is remembered anew", async () => {
  const { learning, remember } = await import("../src/guide/memory.svelte");
  remember("t1", { stop: 4, left: true });
  remember("t1", { done: true });
  expect(learning()).toMatchObject({ table: "t1", stop: 4, left: true, done: true });
  remember("t2", {});
  expect(learning()).toMatchObject({ table: "t2", stop: 0, left: false, done: false });
});

// --- where he stands ---

const SCREEN = { x: 0, y: 0, width: 1280, height: 720 };
const WORDS = { width: 400, height: 160 };

test("he stands beside what he speaks of, and over nothing that may not be covered", () => {
  const target = { x: 300, y: 480, width: 200, height: 160 };
  const obstacles = [
    { box: { x: 720, y: 60, width: 550, height: 140 }, weight: 12 },
    { box: { x: 100, y: 300, width: 700, height: 160 }, weight: 10 },
  ];
  const place = bestPlace([WORDS], SCREEN, target, obstacles);
  expect(overlap(place, target)).toBe(0);
  for (const { box } of obstacles) expect(overlap(place, box)).toBe(0);
  expect(distance(place, target)).toBeLessThan(60);
  expect([place.x >= 0, place.y >= 0, place.x + 400 <= 1280, place.y + 160 <= 720]).toEqual([true, true, true, true]);
});

test("on a small screen he covers what weighs least", () => {
  const screen = { x: 0, y: 0, width: 390, height: 844 };
  const words = { width: 374, height: 200 };
  const obstacles = [
    { box: { x: 0, y: 0, width: 390, height: 400 }, weight: 0.05 },
    { box: { x: 0, y: 400, width: 390, height: 444 }, weight: 10 },
  ];
  const place = bestPlace([words], screen, null, obstacles);
  expect(place.y + place.height).toBeLessThanOrEqual(401);
});

test("words that are larger than the screen begin in its corner", () => {
  expect(bestPlace([{ width: 500, height: 900 }], { x: 0, y: 0, width: 390, height: 844 }, null, [])).toMatchObject({ x: 8, y: 8 });
});

test("an arrow leads from the words to what is meant, if there is room for one", () => {
  const from = { x: 0, y: 0, width: 100, height: 50 };
  expect(arrow(from, { x: 160, y: 0, width: 100, height: 50 }, 0)).toEqual({ x1: 100, y1: 25, x2: 160, y2: 25 });
  expect(arrow(from, { x: 180, y: 0, width: 100, height: 50 }, 0.5)?.x2).toBe(205);
  expect(arrow(from, { x: 500, y: 0, width: 100, height: 50 }, 0)).toEqual({ x1: 430, y1: 25, x2: 500, y2: 25 });
  expect(arrow(from, { x: 110, y: 0, width: 100, height: 50 }, 0)).toBeNull();
});

test("the core of a region is its middle", () => {
  expect(core({ x: 0, y: 0, width: 100, height: 50 })).toEqual({ x: 20, y: 10, width: 60, height: 30 });
});
