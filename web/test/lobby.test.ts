import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import type { Lists, Summary } from "../src/lib/types";
import { found, mineNow, moduleName } from "../src/lobby/finding";
import { followLobby, PAUSE } from "../src/lobby/follow";
import { company, round, status } from "../src/lobby/status";
import { deviceName } from "../src/people/device";
import { paceText } from "../src/seats/clock";

beforeAll(() => speak("en"));

function table(id: string, names: string[], more: Partial<Summary> = {}): Summary {
  const seats = names.map((name) => ({ name, colour: "red" as const, kind: "person", mine: false, open: false, page: "" }));
  return {
    id, title: "", modules: ["base"], options: {}, without: [], pace: {}, rated: false, watchable: true, deal: "hidden", host: false,
    deletable: false, archived: false, seats, round: 1, rounds: 9, position: 0, waiting: [0], over: false, winners: [], changed: 0, ...more,
  };
}

test("tables are found by title, names and modules, in any order and without accents", () => {
  const tables = [table("a", ["Ána", "Bo"], { title: "Friday round" }), table("b", ["Eve", "Zoe", "Max"], { over: true })];
  const ids = (words: string, players = 0, running = false): string[] => found(tables, { words, players, running }).map(({ id }) => id);
  expect(ids("")).toEqual(["a", "b"]);
  expect(ids("round ANA")).toEqual(["a"]);
  expect(ids("base")).toEqual(["a", "b"]);
  expect(ids("", 3)).toEqual(["b"]);
  expect(ids("", 0, true)).toEqual(["a"]);
  expect(ids("friday", 3)).toEqual([]);
});

test("a table waits for us only while its game goes on", () => {
  const mine = table("a", ["Ana", "Bo"]);
  expect(mineNow(mine)).toBe(false);
  mine.seats[0]!.mine = true;
  expect(mineNow(mine)).toBe(true);
  expect(mineNow({ ...mine, over: true })).toBe(false);
  expect(moduleName("base")).toBe("Base game");
  expect(moduleName("unheard-of")).toBe("unheard-of");
});

test("a list says who is asked, or that players are missing, and how far the game is", () => {
  const [ana, bo] = table("a", ["Ana", "Bo"]).seats;
  const one = (more: Partial<Summary>) => table("a", [], { seats: [ana!, { ...bo!, open: true }], ...more });
  expect(company(one({}))).toBe("Ana");
  expect(status(one({}))).toBe("Waiting for Ana");
  expect(status(one({ waiting: [1] }))).toBe("Waiting for players");
  expect(status(one({ seats: [{ ...ana!, mine: true }, bo!] }))).toBe("Your turn");
  expect(status(one({ over: true, winners: [0] }))).toBe("Ana won");
  expect([0, 1, 9].map((now) => round(one({ round: now })))).toEqual(["Before the first round", "Round 1 of 9", "Round 9 of 9"]);
});

test("a device is called by its system and its browser", () => {
  expect(deviceName("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0")).toBe("Linux, Firefox");
  expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile Safari/604.1")).toBe("iPhone, Safari");
  expect(deviceName("")).toBe("");
});

test("without a stream the lists are asked for now and then, until the stream is back", async () => {
  vi.useFakeTimers();
  const opened: FakeSource[] = [];
  class FakeSource extends EventTarget {
    static OPEN = 1;
    static CLOSED = 2;
    readyState = 0;
    onerror: (() => void) | null = null;
    constructor(readonly address: string) {
      super();
      opened.push(this);
    }
    close(): void {
      this.readyState = 2;
    }
  }
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("document", { ...listeners, hidden: false });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  const answers = [{ mine: [], open: [], watch: [] }, { mine: [table("a", ["Ana"])], open: [], watch: [] }];
  const fetched = vi.fn(async () => new Response(JSON.stringify(answers[0])));
  vi.stubGlobal("fetch", fetched);
  const shown: Lists[] = [];
  const stop = followLobby((lists) => shown.push(lists), () => undefined);
  expect(opened.map(({ address }) => address)).toEqual(["/api/lobby/stream"]);

  opened[0]!.readyState = 2;
  opened[0]!.onerror?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([answers[0]]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(opened.length).toBe(2);
  opened[1]!.readyState = 1;
  opened[1]!.dispatchEvent(new MessageEvent("lists", { data: JSON.stringify(answers[1]) }));
  expect(shown.at(-1)).toEqual(answers[1]);
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(fetched).toHaveBeenCalledTimes(1);
  opened[1]!.dispatchEvent(new MessageEvent("bye", { data: "300" }));
  expect(opened[1]!.readyState).toBe(2);
  await vi.advanceTimersByTimeAsync(300);
  expect(opened.length).toBe(3);
  expect(fetched).toHaveBeenCalledTimes(1);
  stop();
  expect(opened[2]!.readyState).toBe(2);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a line says how long the players of a table may take", () => {
  const said = (kind: string, seconds: number, language = "en") => paceText({ kind, seconds, end: "bot", level: "knight" }, language);
  expect(paceText({}, "en")).toBeNull();
  expect(said("move", 86_400)).toBe("1 day for each move");
  expect(said("move", 3 * 86_400)).toBe("3 days for each move");
  expect(said("move", 7200)).toBe("2 hours for each move");
  expect(said("game", 1800)).toBe("30 minutes for the game");
});
