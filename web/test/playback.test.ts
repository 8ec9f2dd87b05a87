/** The queue of what is played: order, pace, skipping, own choices, sleep. */
import { describe, expect, test } from "vitest";
import type { LoggedEvent, State } from "../src/lib/types";
import { framesBetween } from "../src/playback/frames";
import { Playback } from "../src/playback/playback.svelte";
import type { Speed } from "../src/lib/settings.svelte";

const VIEW = {
  round: 1,
  player: 0,
  start: 0,
  king: "aragon",
  throne: "aragon",
  tiles: [null],
  turned: [],
  offered: ["one", "two"],
  closed: [],
  in_use: null,
  kept: [],
  roles: [],
  links: [],
  spaces: Object.fromEntries(["aragon", "granada", "castillo"].map((key) => [key, { caballeros: key === "castillo" ? null : [1, 0], black: 0, tile: null, table: [4, 2, 0], within: null }])),
  seats: ["red", "blue"].map((colour) => ({ colour, score: 0, court: 5, province: 5, grande: "granada", power: null, hand_size: 13, hand: null })),
};
const EVENTS: LoggedEvent[] = [
  [1, "turn", 1],
  [2, "took", 1, "one"],
  [3, "placed", 1, "granada"],
  [4, "placed", 1, "granada"],
  [5, "king", 1, "granada"],
];

/** The table after so many choices. */
function at(position: number, more: Partial<State> = {}): State {
  const log = EVENTS.filter(([n]) => n <= position);
  const seats = ["Ana", "Bo"].map((name, seat) => ({ name, colour: VIEW.seats[seat]?.colour, mine: seat === 0 }));
  return { id: "t", version: position, position, seat: 0, seats, view: VIEW, log, events: [], question: { real: position }, over: false, ranking: [], preview: {}, ...more } as unknown as State;
}

/** A clock that only tests move. */
class Clock {
  time = 0;
  calls: { at: number; call: () => void }[] = [];

  later = (call: () => void, wait: number): (() => void) => {
    const entry = { at: this.time + wait, call };
    this.calls.push(entry);
    return () => (this.calls = this.calls.filter((one) => one !== entry));
  };

  /** Lets so many milliseconds pass; everything that waits for promises goes on in between. */
  async pass(wait: number): Promise<void> {
    const end = this.time + wait;
    for (;;) {
      await settle();
      const next = this.calls.filter((one) => one.at <= end).toSorted((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.time = next.at;
      this.calls = this.calls.filter((one) => one !== next);
      next.call();
    }
    this.time = end;
    await settle();
  }
}
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

function begin(speed: Speed = "normal", reduced = true) {
  const clock = new Clock();
  const around = { hidden: false, speed, reduced };
  const playback = new Playback({
    speed: () => around.speed,
    reduced: () => around.reduced,
    hidden: () => around.hidden,
    now: () => clock.time,
    later: clock.later,
  });
  playback.take(at(0));
  return { clock, around, playback };
}
const kinds = (playback: Playback): string | undefined => playback.playing?.events[0]?.[1];

describe("playback", () => {
  test("shows the first state at once", () => {
    const { playback } = begin();
    expect([playback.shown?.position, playback.active]).toEqual([0, false]);
  });

  test("plays event by event in order, then shows the newest state with its question", async () => {
    const { clock, playback } = begin();
    const now = at(5);
    playback.take(now);
    const seen: (string | undefined)[] = [];
    for (let step = 0; playback.active && step < 100; step++) {
      if (seen.at(-1) !== `${kinds(playback)} ${playback.shown?.position}`) seen.push(`${kinds(playback)} ${playback.shown?.position}`);
      expect(playback.shown?.question).toBe(playback.left === 0 ? now.question : null);
      await clock.pass(50);
    }
    expect(seen).toEqual(["turn 1", "took 2", "placed 3", "placed 4", "king 5"]);
    expect(playback.shown).toBe(now);
    expect(clock.time).toBeGreaterThan(2000);
  });

  test("lets pieces land before counts change, and nothing cuts a flight short", async () => {
    const { clock, playback } = begin("normal", false);
    let land = (): void => undefined;
    playback.add({ fly: () => new Promise<void>((done) => (land = done)), clear: () => undefined });
    playback.take(at(4));
    for (const _ of [1, 2]) {
      await clock.pass(1000);
      land();
    }
    await clock.pass(1000);
    expect(kinds(playback)).toBe("placed");
    const there = () => [playback.shown?.view.seats[1]?.court, playback.shown?.view.spaces["granada"]?.caballeros?.[1]];
    expect(there()).toEqual([4, 0]);
    playback.take(at(5)); // a new state is no reason to hurry
    expect([playback.newest?.position, playback.left]).toEqual([4, 1]); // it is not even read while something flies
    await clock.pass(10_000);
    expect(there()).toEqual([4, 0]);
    expect(kinds(playback)).toBe("placed");
    land();
    await settle();
    expect(there()[1]).toBe(1);
  });

  test.each([
    ["slow", 4],
    ["normal", 2],
    ["fast", 1],
  ] as const)("takes its time by the speed: %s", async (speed, factor) => {
    const { clock, playback } = begin(speed);
    playback.take(at(5));
    const end = playback.finished().then(() => clock.time);
    await clock.pass(20_000);
    expect(await end).toBe(factor * 300 * (0.5 + 1 + 1 + 0.6 + 1));
  });

  test("instant shows the newest state at once", () => {
    const { playback } = begin("instant");
    playback.take(at(5));
    expect([playback.shown?.position, playback.active]).toEqual([5, false]);
  });

  test("skip jumps to now, and removes what is in the air", async () => {
    const { clock, playback } = begin("normal", false);
    let cleared = 0;
    playback.add({ fly: () => new Promise(() => undefined), clear: () => void cleared++ });
    playback.take(at(5));
    await clock.pass(100);
    expect(playback.active).toBe(true);
    playback.skip();
    await settle();
    expect([playback.shown?.position, playback.active, cleared > 0]).toEqual([5, false, true]);
    await playback.finished();
  });

  test("pause waits before the next event", async () => {
    const { clock, playback } = begin();
    playback.take(at(5));
    await clock.pass(10);
    playback.pause();
    await clock.pass(60_000);
    expect(kinds(playback)).toBe("turn");
    playback.pause(false);
    await clock.pass(10);
    expect(kinds(playback)).toBe("took");
  });

  test("what is chosen here is shown at once, and what follows is played", async () => {
    const { clock, playback } = begin();
    const log: LoggedEvent[] = [
      [1, "placed", 0, "granada"],
      [1, "turn", 1],
      [2, "placed", 1, "aragon"],
    ];
    playback.choosing();
    playback.take(at(1, { log: log.slice(0, 1) }));
    expect([playback.active, playback.shown?.position]).toEqual([false, 1]);
    playback.show(at(0));
    playback.choosing();
    playback.take(at(2, { log }));
    expect(playback.shown?.log).toHaveLength(2);
    expect(playback.shown?.view.spaces["granada"]?.caballeros).toEqual([2, 0]);
    expect(kinds(playback)).toBe("turn");
    await clock.pass(10_000);
    expect(playback.shown?.position).toBe(2);
  });

  test("a choice made meanwhile ends what is played", async () => {
    const { clock, playback } = begin();
    playback.take(at(4));
    await clock.pass(100);
    playback.choosing();
    expect([playback.active, playback.shown?.position]).toEqual([false, 4]);
  });

  test("something taken back, another seat and a long backlog are not played", () => {
    const { playback } = begin();
    playback.take(at(5));
    playback.take(at(3, { version: 9, log: [...at(3).log!, [3, "note", "note-undo", { player: 1, count: 2 }]] }));
    expect([playback.shown?.position, playback.active]).toEqual([3, false]);
    playback.take(at(5, { version: 10, seat: 1 }));
    expect([playback.shown?.seat, playback.active]).toEqual([1, false]);
    const long = Array.from({ length: 200 }, (_, n): LoggedEvent => [n + 6, "king", 1, "aragon"]);
    playback.take(at(300, { seat: 1, log: [...EVENTS, ...long] }));
    expect([playback.shown?.position, playback.active]).toEqual([300, false]);
  });

  test("a page that was hidden for long shows now, and one that was hidden shortly goes on", async () => {
    const { clock, around, playback } = begin();
    const hide = (hidden: boolean): void => {
      around.hidden = hidden;
      playback.seen();
    };
    hide(true);
    playback.take(at(3));
    await clock.pass(5000);
    expect(playback.shown?.position).toBe(0);
    hide(false);
    await clock.pass(10);
    expect(kinds(playback)).toBe("turn");
    hide(true);
    playback.take(at(5));
    await clock.pass(90_000);
    hide(false);
    expect([playback.shown?.position, playback.active]).toEqual([5, false]);
  });

  test("a change that moves nothing is shown at once, but not before what is being played", async () => {
    const { clock, playback } = begin();
    playback.take(at(2));
    await clock.pass(100);
    playback.take(at(2, { said: 4 }));
    expect(kinds(playback)).toBe("turn");
    await clock.pass(10_000);
    expect(playback.shown?.said).toBe(4);
    playback.take(at(2, { said: 5 }));
    expect(playback.shown?.said).toBe(5);
  });
});

test("cards that are turned up together are one frame", () => {
  const log: LoggedEvent[] = [
    [1, "round", 2],
    [1, "turned-up", 1, "three"],
    [1, "turned-up", 2, "four"],
    [1, "turn", 0],
  ];
  const frames = framesBetween(at(0), at(1, { log }))!;
  expect(frames.map(({ events }) => events.length)).toEqual([1, 2, 1]);
  expect(frames[1]?.after.view.offered).toEqual(["three", "four"]);
});
