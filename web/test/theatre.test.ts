/** Which scoring is shown, and when it opens and closes. */
import { expect, test } from "vitest";
import type { LoggedEvent, State } from "../src/lib/types";
import { Looks } from "../src/table/looks.svelte";
import { scorings } from "../src/table/scorings";
import { lastScoring, scoredSpaces, Theatre } from "../src/table/theatre.svelte";

const EVENTS: LoggedEvent[] = [
  [3, "round", 3],
  [4, "special", 0, "score-first"],
  [4, "scoring", "granada"],
  [5, "general-scoring"],
  [5, "scoring", "castillo"],
  [5, "scoring", "galicia"],
  [5, "round", 4],
  [6, "turn", 1],
];

test("the last scoring is read again, and every space of all of them is counted", () => {
  expect(lastScoring(scorings(EVENTS, 1))).toEqual({ first: 1 });
  expect(scoredSpaces(scorings(EVENTS, 1))).toBe(3);
  expect(scoredSpaces([])).toBe(0);
});

/** A table on which the first lines of the log have happened. */
function begin(readonly = false, events = EVENTS) {
  const at = (lines: number, over = false): State =>
    ({ log: events.slice(0, lines), position: events[lines - 1]?.[0] ?? 0, view: { rounds: [1] }, over }) as unknown as State;
  const house = { table: at(1), playing: true, rests: false, readonly, skip: () => undefined };
  const looks = new Looks();
  const see = (lines: number, playing = true, over = false, rests = false): number | undefined => {
    [house.table, house.playing, house.rests] = [at(lines, over), playing, rests];
    // what a table on the screen derives anew, a test without one makes anew
    theatre.follow();
    return looks.scoring?.first;
  };
  const theatre = new Theatre(house, looks);
  return { see, looks, theatre };
}

test("it opens with its first space, is live until something else begins, and closes with the next choice", () => {
  const { see, looks, theatre } = begin();
  expect([1, 3].map((lines) => see(lines))).toEqual([undefined, 0]);
  expect(theatre.live).toBe(true);
  expect([5, 6].map((lines) => see(lines))).toEqual([1, 1]);
  const { scoring } = looks;
  expect(see(7)).toBe(1);
  expect(theatre.live).toBe(false);
  expect(looks.scoring).toBe(scoring); // the same show goes on
  expect(see(8)).toBeUndefined();
});

test("its sums stay while they are read, even if the next choice is played already", () => {
  const { see } = begin();
  see(1);
  expect([see(6), see(8, true, false, true), see(8)]).toEqual([1, 1, undefined]);
});

test("a scoring that takes several choices stays open until its last space is scored", () => {
  const steps: LoggedEvent[] = [[4, "special", 0, "score-six-seven"], [5, "scoring", "granada"], [6, "scoring", "castilla-la-nueva"], [6, "points", 1, 7, "first", "castilla-la-nueva"], [7, "turn", 1]];
  const { see } = begin(false, steps);
  expect([1, 2, 3, 4, 5].map((lines) => see(lines))).toEqual([undefined, 0, 0, 0, undefined]);
});

test("what is not played is opened to be read, but not in a replay, and never over the result", () => {
  const { see } = begin();
  expect([see(2, false), see(6, false), see(8, false)]).toEqual([undefined, 1, 1]);
  const replay = begin(true);
  expect([replay.see(2, false), replay.see(6, false)]).toEqual([undefined, undefined]);
  const end = begin();
  expect([end.see(1), end.see(5), end.see(6, false, true)]).toEqual([undefined, 1, undefined]);
});

test("what somebody opened by hand stays", () => {
  const { see, looks } = begin();
  see(6);
  looks.scoring = { first: 0 };
  expect(see(8)).toBe(0);
});
