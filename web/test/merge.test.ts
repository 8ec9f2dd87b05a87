import { expect, test } from "vitest";
import { merge } from "../src/lib/merge";
import type { LoggedEvent, State } from "../src/lib/types";

function state(parts: Partial<State>): State {
  return { seat: 0, version: 1, position: 1, events: [], said: 0, ...parts } as State;
}

const turn = (n: number): LoggedEvent => [n, "turn", 0];

test("a whole state is taken as it is", () => {
  const whole = state({ version: 3, log: [turn(1)] });
  expect(merge(null, whole)).toBe(whole);
});

test("the first state of a stream without a log asks for the whole", () => {
  expect(merge(null, state({}))).toBeNull();
});

test("new events are put behind the log, once", () => {
  const older = state({ version: 2, position: 2, log: [turn(1), turn(2)] });
  const newer = state({ version: 4, position: 3, events: [turn(2), turn(3)], said: 4 });
  const merged = merge(older, newer);
  expect(merged?.log).toEqual([turn(1), turn(2), turn(3)]);
  expect(merged?.said).toBe(4);
  expect(merged && merge(merged, newer)?.log).toEqual(merged?.log);
});

test("an older state does not replace a newer one", () => {
  const newer = state({ version: 5, log: [] });
  expect(merge(newer, state({ version: 4 }))).toBe(newer);
  expect(merge(newer, state({ version: 4, log: [] }))).toBe(newer);
});

test("after an undo, or for another seat, the whole state is asked for", () => {
  const older = state({ version: 5, position: 5, log: [] });
  expect(merge(older, state({ version: 6, position: 4 }))).toBeNull();
  expect(merge(older, state({ version: 7, position: 5, events: [[4, "note", "note-undone", {}]] }))).toBeNull();
  expect(merge(older, state({ version: 6, position: 6, seat: 1 }))).toBeNull();
});

test("the same state again is not drawn again, but a change without a new version is", () => {
  const seats = (connected: boolean) => [{ connected }] as State["seats"];
  const older = state({ version: 5, log: [], seats: seats(true) });
  expect(merge(older, state({ version: 5, events: [turn(1)], seats: seats(true) }))).toBe(older);
  expect(merge(older, state({ version: 5, seats: seats(false) }))?.seats).toEqual(seats(false));
});

test("whether this browser made the table is told once and kept", () => {
  const older = state({ version: 2, position: 2, log: [], host: true });
  expect(merge(older, state({ version: 3, position: 3 }))?.host).toBe(true);
  expect(merge(state({ version: 2, position: 2, log: [] }), state({ version: 3, position: 3 }))?.host).toBeUndefined();
});
