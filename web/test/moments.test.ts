/** What happens at once is one frame, with one caption; after a scoring there is time to read its sums. */
import { beforeAll, expect, test } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import type { LoggedEvent, State } from "../src/lib/types";
import { framesBetween } from "../src/playback/frames";
import { captionOf } from "../src/playback/moments";

beforeAll(() => speak("en"));

const seats = ["Ana", "Bo"].map((name, at) => ({ name, colour: ["red", "blue"][at] }));
const view = {
  round: 3,
  player: -1,
  spaces: { castillo: { caballeros: null, black: null }, galicia: { caballeros: [3, 1], black: 0 } },
  seats: seats.map(({ colour }) => ({ colour, score: 0, court: 0, province: 0, dial: null })),
  links: [],
  kept: [],
};
const at = (position: number, log: LoggedEvent[]): State => ({ id: "t", version: position, position, seat: 0, seats, view, log, events: [], ranking: [0, 1], preview: {} }) as unknown as State;

const LOG: LoggedEvent[] = [
  [5, "general-scoring"],
  [5, "lifted"],
  [5, "inside", 0, 0],
  [5, "inside", 1, 2],
  [5, "dial", 0, "galicia"],
  [5, "dial", 1, "granada"],
  [5, "counted", 0, 3, "galicia"],
  [5, "counted", 1, 1, "galicia"],
  [5, "scoring", "galicia"],
  [5, "points", 0, 4, "place-1", "galicia"],
  [5, "points", 0, 2, "grande", "galicia"],
  [5, "points", 1, 2, "place-2", "galicia"],
  [5, "nothing-scored", "granada"],
  [5, "scoring", "sevilla"],
  [5, "points", 1, 5, "place-1", "sevilla"],
  [5, "result", 0, 6],
  [5, "result", 1, 7],
  [5, "over"],
];
const frames = framesBetween(at(4, []), at(5, LOG)) ?? [];

test("the tower, the dials and the points of a region are one moment each", () => {
  expect(frames.map(captionOf)).toEqual([
    "General scoring",
    "The Castillo is lifted: Bo 2",
    "The dials are turned over: Ana Galicia, Bo Granada",
    "Galicia is scored.",
    "Galicia: Ana +6, Bo +2",
    "Nobody scores in Granada.",
    "Sevilla is scored.",
    "Bo scores 5 points (first place).",
    "The final scores: Ana 6, Bo 7",
    "The game is over.",
  ]);
});

test("scores change only when the points have arrived", () => {
  const scores = (state: State): number[] => state.view.seats.map(({ score }) => score);
  expect(frames.map(({ during }) => scores(during)[0])).toEqual([0, 0, 0, 0, 0, 6, 6, 6, 6, 6]);
  expect(scores(frames[4]!.after)).toEqual([6, 2]);
  expect(frames.slice(0, -1).every(({ after }) => !after.over && after.winners.length === 0)).toBe(true);
});

test("dials are seen with their players from then on, and the sums can be read before the result", () => {
  expect(frames[2]?.after.view.seats.map(({ dial }) => dial)).toEqual(["galicia", "granada"]);
  const weight = (words: string): number => frames[frames.map(captionOf).indexOf(words)]?.weight ?? 0;
  expect(weight("The final scores: Ana 6, Bo 7")).toBeGreaterThan(4.5); // three spaces to read
  const short = framesBetween(at(4, []), at(5, LOG.slice(8, 11).concat(LOG.slice(15)))) ?? [];
  expect(short.map(captionOf).slice(1, 3)).toEqual(["Galicia: Ana +6", "The final scores: Ana 6, Bo 7"]);
  expect(weight("The final scores: Ana 6, Bo 7") - (short[2]?.weight ?? 0)).toBeCloseTo(0.6);
  expect(weight("Nobody scores in Granada.")).toBeLessThan(1.5);
  expect(frames.filter(({ rests }) => rests).map(captionOf)).toEqual(["The final scores: Ana 6, Bo 7"]);
});

test("cards that are turned up are told apart by their short names", () => {
  const dealt = (position: number, log: LoggedEvent[]): State => {
    const state = at(position, log);
    return { ...state, view: { ...state.view, offered: [null, null, null] } };
  };
  const [turned] = framesBetween(dealt(4, []), dealt(5, [[5, "turned-up", 1, "score-5"], [5, "turned-up", 2, "authority-3"], [5, "turned-up", 3, "king"]])) ?? [];
  expect(turned && captionOf(turned)).toBe("New action cards: Value 5 · Loss of authority: some · King");
});
