/** What is shown because of what has happened since the last state. */
import { expect, test } from "vitest";
import type { LoggedEvent, State } from "../src/lib/types";
import { scorings } from "../src/table/scorings";
import { eventsSince, follows, lastScoring, scoringIn } from "../src/table/since";

const EVENTS: LoggedEvent[] = [
  [3, "round", 3],
  [4, "placed", 0, "granada"],
  [5, "general-scoring"],
  [5, "lifted"],
  [5, "inside", 1, 3],
  [5, "scoring", "castillo"],
  [5, "points", 1, 5, "place-1", "castillo"],
  [5, "scoring", "galicia"],
];
const at = (version: number, position: number, id = "t"): State => ({ id, version, position, events: EVENTS }) as unknown as State;

test("a state follows another of the same table with a lower version", () => {
  expect(follows(at(2, 5), at(1, 4))).toBe(true);
  expect(follows(at(1, 5), at(1, 5))).toBe(false);
  expect(follows(at(2, 5), at(1, 4, "other"))).toBe(false);
});

test("only what is new has happened since, and nothing after something was taken back", () => {
  expect(eventsSince(at(1, 4), at(2, 6))).toEqual(EVENTS.slice(1));
  expect(eventsSince(at(1, 6), at(2, 6))).toEqual([]);
  expect(eventsSince(at(1, 5), at(2, 4))).toEqual([]);
});

test("a scoring is played from its new spaces on, and can be read again without a play", () => {
  const all = scorings(EVENTS, 1);
  expect(scoringIn(EVENTS, 3, all)).toEqual({ scorings: all, first: 0, plays: 2, inside: [{ player: 1, count: 3 }] });
  expect(scoringIn(EVENTS.slice(0, 2), 3, all)).toBeNull();
  expect(scoringIn(EVENTS, 3, [])).toBeNull(); // a state without a log
  expect(lastScoring(all)).toEqual({ scorings: all, first: 0, plays: 0, inside: [] });
});
