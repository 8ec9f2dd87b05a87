/** What of a table is heard, with an audio context that only writes down what rings. */
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { LoggedEvent, State } from "../src/lib/types";
import { Tidings } from "../src/playback/tidings.svelte";
import { Cues } from "../src/table/cues";

/** The first tone of each sound, in hertz: by it a sound is known. */
const FIRST = { turn: 784, notice: 440, scoring: 523, end: 523 };
/** How many tones each sound has. */
const TONES = { turn: 2, notice: 2, scoring: 3, end: 4 };

let rung: number[] = [];
const param = () => ({ value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
class Stub {
  currentTime = 5;
  destination = {};
  resume = async (): Promise<void> => undefined;
  createGain = () => ({ gain: param(), connect: (next: unknown) => next });
  createOscillator = () => {
    const frequency = param();
    return { type: "", frequency, connect: (next: unknown) => next, stop: vi.fn(), start: (at: number) => void (at >= 5 && rung.push(Math.round(frequency.value))) };
  };
}
vi.stubGlobal("AudioContext", Stub);
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
afterAll(() => vi.unstubAllGlobals());

const LOG: LoggedEvent[] = [[1, "round", 3], [2, "turn", 0], [3, "special", 0, "king"]];
const question = { options: [] };
const state = (more: object = {}): State => ({ id: "t", seat: 0, version: 1, position: 3, question: null, over: false, log: LOG, seats: [{}, {}], view: { seats: [{ colour: "red" }, { colour: "blue" }], spaces: {} }, ...more }) as unknown as State;

/** A table in front of which somebody sits: what they hear when something becomes so. */
function listener() {
  const cues = new Cues();
  const heard = { newest: state(), shown: state(), active: false, hidden: false, notices: [] as readonly unknown[] };
  const hear = (more: Partial<typeof heard> = {}): number[] => {
    rung = [];
    cues.hear(Object.assign(heard, { shown: more.newest ?? heard.newest }, more));
    return rung;
  };
  hear();
  return hear;
}

beforeEach(() => {
  settings.sound = "on";
});

test("my turn is heard once, after what is played, or at once in the background", () => {
  const hear = listener();
  const mine = state({ question });
  expect(hear({ newest: mine, active: true })).toEqual([]);
  expect(hear({ active: false })).toHaveLength(TONES.turn);
  expect(rung[0]).toBe(FIRST.turn);
  expect(hear({ newest: state({ question, position: 4 }) })).toEqual([]);
  expect(hear({ newest: state() })).toEqual([]);
  expect(hear({ newest: mine, active: true, hidden: true })[0]).toBe(FIRST.turn);
});

test("a Veto against me is heard once, even if its notice is set aside for a while", () => {
  const hear = listener();
  const tidings = new Tidings();
  tidings.take(state());
  tidings.take(state({ version: 2, position: 4, log: [...LOG, [4, "vetoed", 1, 0, "king"]] }));
  expect(tidings.all).toHaveLength(1);
  expect(hear({ notices: tidings.all })).toHaveLength(TONES.notice);
  expect(rung[0]).toBe(FIRST.notice);
  expect([hear({ notices: [] }), hear({ notices: tidings.all })]).toEqual([[], []]);
});

test("a scoring is heard once, while it is played", () => {
  const hear = listener();
  const scored = state({ log: [...LOG, [4, "general-scoring"], [4, "scoring", "granada"]] });
  expect(hear({ newest: scored })).toEqual([]);
  expect(hear({ newest: scored, active: true })).toHaveLength(TONES.scoring);
  expect(rung[0]).toBe(FIRST.scoring);
  expect(hear({ newest: scored })).toEqual([]);
});

test("the end is heard once, after what is played", () => {
  const hear = listener();
  expect(hear({ newest: state({ over: true }), active: true })).toEqual([]);
  expect(hear({ active: false })).toHaveLength(TONES.end);
  expect(rung[0]).toBe(FIRST.end);
  expect(hear()).toEqual([]);
});

test("nothing is heard while sounds are off, nor when a table is opened", () => {
  settings.sound = "off";
  const hear = listener();
  const all = { newest: state({ question, over: true }), notices: [1] };
  expect(hear(all)).toEqual([]);
  settings.sound = "on";
  rung = [];
  new Cues().hear({ ...all, shown: all.newest, active: false, hidden: false });
  expect(rung).toEqual([]);
});
