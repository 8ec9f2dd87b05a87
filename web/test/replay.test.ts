/** Looking back: where rounds, turns and scorings are, and playing by itself. */
import { expect, test, vi } from "vitest";
import type { LoggedEvent, State } from "../src/lib/types";
import { after, before, courseOf, watched } from "../src/pages/replay/course";
import { Player } from "../src/pages/replay/player.svelte";

const LOG: LoggedEvent[] = [
  [0, "round", 1],
  [2, "turn", 1],
  [5, "special", 1, "score-first"],
  [5, "scoring", "granada"],
  [8, "turn", 0],
  [12, "general-scoring"],
  [12, "scoring", "castillo"],
  [12, "round", 2],
];

test("rounds and scorings are marked, and turns are known", () => {
  const { marks, turns, rounds } = courseOf(LOG, 1);
  expect(marks).toEqual([
    { n: 0, kind: "round", round: 1, card: null },
    { n: 5, kind: "special", round: 1, card: "score-first" },
    { n: 12, kind: "general", round: 1, card: null },
    { n: 12, kind: "round", round: 2, card: null },
  ]);
  expect([turns, rounds]).toEqual([[2, 8], [0, 12]]);
  expect(marks.map(watched)).toEqual([0, 4, 11, 12]);
});

test("the next turn and the one before are found from any move", () => {
  const { turns } = courseOf(LOG, 1);
  expect([0, 2, 7, 8].map((at) => after(turns, at, 20))).toEqual([2, 8, 8, 20]);
  expect([0, 2, 7, 20].map((at) => before(turns, at))).toEqual([0, 0, 2, 8]);
});

const api = vi.hoisted(() => ({ position: vi.fn() }));
vi.mock("../src/lib/api", () => api);

const state = (position: number): State => ({ id: "t", version: 20, seat: null, position, seats: [], ranking: [], preview: {}, view: { seats: [], spaces: {}, kept: [] }, events: [] }) as unknown as State;

test("it plays one position after the other, with the log as it was, until the end", async () => {
  api.position.mockImplementation((_: string, n: number) => Promise.resolve(state(n)));
  const player = new Player("t");
  player.learn(3, [[0, "note", "a", {}], [2, "note", "b", {}]]);
  await player.jump(0);
  expect(player.state?.log).toEqual([[0, "note", "a", {}]]);
  player.toggle();
  await vi.waitFor(() => expect(player.playing).toBe(false));
  expect(player.at).toBe(3);
  expect(player.state?.log).toHaveLength(2);
  player.toggle(); // from the end it begins again
  await vi.waitFor(() => expect(player.at).toBe(3));
});

test("whoever goes elsewhere stops it, and an answer that comes too late is not shown", async () => {
  let late: (state: State) => void = () => undefined;
  api.position.mockImplementation((_: string, n: number) => (n === 2 ? new Promise((done) => (late = done)) : Promise.resolve(state(n))));
  const player = new Player("t");
  player.learn(5, []);
  const slow = player.jump(2);
  await player.jump(4);
  late(state(2));
  await slow;
  expect([player.at, player.state?.position]).toEqual([4, 4]);
  await player.jump(99);
  expect(player.at).toBe(5);
});

test("a position that cannot be had is trouble, until another one is shown", async () => {
  api.position.mockImplementation((_: string, n: number) => (n === 1 ? Promise.reject(new Error("gone")) : Promise.resolve(state(n))));
  const player = new Player("t");
  player.learn(5, []);
  await player.jump(1);
  expect(player.trouble).toBeInstanceOf(Error);
  await player.jump(2);
  expect(player.trouble).toBeNull();
});
