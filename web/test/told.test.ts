import { describe, expect, test, vi } from "vitest";
import type { Lists, Summary } from "../src/lib/types";
import { fromField, timeOf, toField } from "../src/notices/times";

vi.stubGlobal("location", new URL("http://127.0.0.1/"));
vi.stubGlobal("addEventListener", () => undefined);
const { deviceName } = await import("../src/notices/channels.svelte");
const { onlyTurn } = await import("../src/notices/mine");
const { belongsTo } = await import("../src/notices/worker");

const table = (id: string, waiting: number[], over = false): Summary =>
  ({ id, waiting, over, seats: [{ mine: false }, { mine: true }] }) as unknown as Summary;
const lists = (...mine: Summary[]): Lists => ({ mine, open: [], watch: [table("watched", [1])] });

describe("the installed page", () => {
  test("opens the one table where it is my turn", () => {
    expect(onlyTurn(lists(table("a", [0]), table("b", [0, 1]), table("c", [1], true)))).toBe("b");
  });

  test("opens the lobby if there is none, or a choice", () => {
    expect(onlyTurn(lists())).toBeNull();
    expect(onlyTurn(lists(table("a", [0])))).toBeNull();
    expect(onlyTurn(lists(table("a", [1]), table("b", [1])))).toBeNull();
  });
});

describe("what a browser has kept", () => {
  const forgotten: string[] = [];
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  vi.stubGlobal("caches", { delete: async (name: string) => forgotten.push(name) });
  vi.stubGlobal("navigator", { userAgent: "" });

  test.each([
    ["", 0], // nobody yet
    ["ana", 0],
    ["ana", 0],
    ["bo", 1],
    ["", 1], // the cookie is gone
    ["bo", 0],
  ])("is forgotten when it is somebody else's: %s", async (whose, times) => {
    forgotten.length = 0;
    belongsTo(whose);
    await Promise.resolve();
    expect(forgotten).toHaveLength(times);
  });
});

describe("times", () => {
  test.each([
    [0, "00:00"],
    [1439, "23:59"],
    [485, "08:05"],
  ])("%i minutes are %s, and back", (minutes, field) => {
    expect(toField(minutes)).toBe(field);
    expect(fromField(field)).toBe(minutes);
  });

  test("an empty field is no time", () => expect(fromField("")).toBeNull());

  test("the day is said if it was not today", () => {
    const moment = new Date(2026, 10, 18, 14, 3).getTime();
    expect(timeOf(moment, moment + 60_000)).toMatch(/^0?2:03\sPM$|^14:03$/);
    expect(timeOf(moment, moment + 3 * 86_400_000)).toMatch(/2026/);
  });
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36", "Chrome, Linux"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox, Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1", "Safari, iPhone"],
  ["something else", ""],
])("a browser has a name: %s", (agent, name) => expect(deviceName(agent)).toBe(name));
