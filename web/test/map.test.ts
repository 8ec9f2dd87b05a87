/** What is on the spaces of the map, in words as well, and the gestures on it. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import type { Option, SpaceView, State } from "../src/lib/types";
import { chartOf } from "../src/map/geometry";
import { Gestures } from "../src/map/gestures";
import { COMPACT, describe as inWords, LARGE, spotsOf } from "../src/map/spots";

const space = (more: Partial<SpaceView> = {}): SpaceView => ({ caballeros: [0, 0], black: 0, table: [4, 2, 0], tile: -1, within: null, room: null, ...more });
const table = (spaces: Record<string, SpaceView>, view: object = {}): State =>
  ({
    seats: [
      { name: "Ana", colour: "red" },
      { name: "Bo", colour: "blue" },
    ],
    view: { king: null, spaces, seats: [{ grande: "galicia" }, { grande: null }], ...view },
  }) as unknown as State;
const CHART = chartOf(["galicia", "aragon", "castillo"]);
const spot = (state: State, key: string, options: Option[] = [], scale = LARGE) => spotsOf(state, CHART, options, scale).find((one) => one.key === key)!;

beforeAll(() => speak("en"));

describe("a space", () => {
  it("has pieces, marks and a holder", () => {
    const state = table({ galicia: space({ caballeros: [2, 0], black: 1, marks: [{ symbol: "six", secret: false }, { symbol: "incognito", secret: true }], holder: 1 }) }, { throne: "galicia" });
    const { groups, grandes, king, marks, holder, places } = spot(state, "galicia");
    expect(groups.map(({ colour, count }) => [colour, count])).toEqual([["red", 2], ["black", 1]]);
    expect(grandes).toEqual([{ seat: 0, colour: "red", name: "Ana", regent: false }]);
    expect([king, places.king !== null, places.grandes.length, places.tokens.length]).toEqual([true, true, 1, 2]);
    expect(marks.map(({ symbol, secret }) => [symbol, secret])).toEqual([["six", false], ["incognito", true]]);
    expect(holder).toBe("blue");
  });

  it("has the King in the Castillo while a Grande acts for him", () => {
    const state = table({ galicia: space(), castillo: space({ caballeros: null }) }, { king: "galicia", throne: "castillo", seats: [{ grande: "galicia", regent: true }, { grande: null }] });
    expect([spot(state, "galicia").king, spot(state, "castillo").king]).toEqual([false, true]);
    expect(spot(state, "galicia").grandes[0]?.regent).toBe(true);
  });

  it("can be chosen itself, or a caballero on it", () => {
    const state = table({ galicia: space(), aragon: space(), castillo: space() });
    const options: Option[] = [
      { id: 1, text: "", kind: "space", space: "galicia", label: ["", {}], caution: ["space-galicia", {}] },
      { id: 2, text: "", kind: "pick", space: "aragon", colour: "red", label: ["", {}] },
      { id: 3, text: "", kind: "card", space: "castillo", label: ["", {}] },
    ];
    expect(spotsOf(state, CHART, options, LARGE).map(({ legal }) => legal)).toEqual([true, true, false]);
    const besides = (given: Option[]): boolean[] => spotsOf(state, CHART, given, LARGE).map((one) => one.besides);
    expect(besides(options)).toEqual([false, true, false]);
    expect(besides(options.slice(1))).toEqual([false, false, false]);
    expect([spot(state, "galicia", options).caution, spot(state, "aragon", options).caution]).toEqual([["space-galicia", {}], undefined]);
  });

  it("that no side of the map knows is not drawn", () => {
    expect(spotsOf(table({ nowhere: space() }), CHART, [], COMPACT)).toEqual([]);
  });

  it("is told in words", () => {
    const state = table({ galicia: space({ caballeros: [0, 3], notes: [["space-aragon", {}]] }), castillo: space({ caballeros: null, table: [0, 0, 0] }) });
    const words = inWords(spot(state, "galicia"), state);
    expect(words).toMatch(/^Galicia: .*4 \/ 2 \/ 0, .*Ana.*, .*Bo.*3.*, Aragón$/);
    expect(inWords(spot(state, "castillo"), state)).toMatch(/^Castillo: /);
  });
});

describe("gestures", () => {
  const mouse = { pointerType: "mouse" } as PointerEvent;
  const finger = { pointerType: "touch" } as PointerEvent;
  let seen: (string | null)[] = [];
  let chosen = 0;
  const choose = () => void chosen++;
  const gestures = () => new Gestures((key) => seen.push(key));

  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    chosen = 0;
  });
  afterEach(() => vi.useRealTimers());

  it("show a note where the mouse rests, but not where it passes or clicks", () => {
    const map = gestures();
    map.enter(mouse, "galicia");
    map.enter(mouse, "aragon");
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["aragon"]);
    map.leave(mouse);
    map.enter(mouse, "sevilla");
    map.click(choose);
    vi.advanceTimersByTime(1000);
    expect([seen, chosen]).toEqual([["aragon", null], 1]);
    map.enter(finger, "granada");
    vi.advanceTimersByTime(1000);
    expect(seen).toHaveLength(2);
  });

  it("show a note after a long press, which chooses nothing", () => {
    const map = gestures();
    map.press(finger, "galicia");
    vi.advanceTimersByTime(1000);
    map.release();
    map.click(choose);
    expect([seen, chosen]).toEqual([["galicia"], 0]);
    map.press(finger, "galicia");
    vi.advanceTimersByTime(100);
    map.release();
    map.click(choose);
    vi.advanceTimersByTime(1000);
    expect([seen, chosen]).toEqual([["galicia"], 1]);
  });

  it("choose with Enter and the space bar", () => {
    const map = gestures();
    for (const key of ["Enter", " ", "a"]) map.key({ key, preventDefault: () => undefined } as KeyboardEvent, choose);
    expect(chosen).toBe(2);
  });
});
