import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "../src/lib/api";
import { speak } from "../src/lib/bundle.svelte";
import { connection } from "../src/lib/connection.svelte";
import { explain } from "../src/lib/trouble";

const calls: { path: string; init: RequestInit }[] = [];
let answers: (Response | Error)[] = [];

function json(data: unknown, status = 200): Response {
  return new Response(JSON.stringify(data), { status, headers: { "Content-Type": "application/json" } });
}

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push({ path, init });
    const answer = answers.shift() ?? json({});
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  await vi.runAllTimersAsync();
  return promise;
}

const body = (at: number): Record<string, unknown> => JSON.parse(String(calls[at]?.init.body)) as Record<string, unknown>;

test("a choice carries our header, the version and a key", async () => {
  answers = [json({ version: 8, view: {} })];
  await settled(api.choose("a b", 1, 7, 45));
  expect(calls[0]?.path).toBe("/api/tables/a%20b/choices");
  expect(calls[0]?.init.headers).toMatchObject({ "X-Elgrande": "1" });
  expect(body(0)).toMatchObject({ seat: 1, version: 7, option: 45 });
  expect(body(0)["key"]).toMatch(/^[0-9a-f-]{32,36}$/);
});

test("a choice that the network lost is sent again with the same key", async () => {
  answers = [new TypeError("lost"), json({}, 503), json({ version: 8, view: {} })];
  await settled(api.choose("t", 0, 7, 45));
  expect(calls).toHaveLength(3);
  expect(new Set([0, 1, 2].map((at) => body(at)["key"])).size).toBe(1);
});

test("a hint is asked for by its seat", async () => {
  const hints = [{ option: 45, points: 1.5, reason: ["hint-same", {}] }];
  answers = [json({ hints })];
  expect(await settled(api.hints("t", 2))).toEqual(hints);
  expect(calls[0]?.path).toBe("/api/tables/t/hint?seat=2");
});

test("two choices have two keys", async () => {
  await settled(api.choose("t", 0, 7, 45));
  await settled(api.choose("t", 0, 7, 45));
  expect(body(0)["key"]).not.toBe(body(1)["key"]);
});

test("a new table, which has no key, is not sent twice", async () => {
  answers = [new TypeError("lost")];
  const made = api.create({ players: [], options: {}, preset: "printed", modules: [], watchable: true });
  await expect(settled(made)).rejects.toBeInstanceOf(api.Unreachable);
  expect(calls).toHaveLength(1);
});

test("a server that stays away is unreachable", async () => {
  answers = Array.from({ length: api.WAITS.length + 1 }, () => new TypeError("lost"));
  await expect(settled(api.tables())).rejects.toBeInstanceOf(api.Unreachable);
  expect(calls).toHaveLength(api.WAITS.length + 1);
});

test("a stale choice brings the state, and a refused one the reason", async () => {
  answers = [json({ version: 9, view: {} }, 409)];
  const stale = await settled(api.choose("t", 0, 7, 45).catch((problem: unknown) => problem));
  expect(stale).toBeInstanceOf(api.Stale);
  expect((stale as api.Stale).state.version).toBe(9);
  answers = [json({ error: "no", reason: ["reason-king", { space: "aragon" }] }, 422)];
  const refused = await settled(api.choose("t", 0, 7, 45).catch((problem: unknown) => problem));
  expect(refused).toMatchObject({ status: 422, message: "no", reason: ["reason-king", { space: "aragon" }] });
});

test("a fault of the server is told with the number that its log has", async () => {
  await speak("en");
  answers = [json({ error: "something is wrong with this server", id: "ab12" }, 500)];
  const fault = await settled(api.box().catch((problem: unknown) => problem));
  expect(fault).toMatchObject({ status: 500, id: "ab12" });
  expect(explain(fault)).toBe("Something is wrong with the server. Its log says more under ab12.");
});

test("an answer that is no JSON is an error too", async () => {
  answers = [new Response("<h1>Bad</h1>", { status: 500, statusText: "Bad" })];
  await expect(settled(api.box())).rejects.toMatchObject({ status: 500, message: "500 Bad" });
});

test("a seat is looked at without taking it, and taken once", async () => {
  vi.stubGlobal("location", { href: "http://here/table/x" });
  answers = [json({ seat: 1 }), new Error("lost")];
  await settled(api.invitation("x", "a/b"));
  expect(calls[0]).toMatchObject({ path: "/api/tables/x/links/a%2Fb", init: { method: "GET" } });
  await expect(settled(api.takeSeat("x", "a/b", true))).rejects.toBeInstanceOf(api.Unreachable);
  expect(body(1)).toEqual({ secret: "a/b", agreed: true });
  expect(calls).toHaveLength(2);
  answers = [json({ seat: 0, invite: "/join/x/new" })];
  expect(await settled(api.newLink("x", 0))).toBe("/join/x/new");
});

const AWAY = { error: "the server cannot store anything", reason: ["reason-cannot-store", {}] };

test("while the server cannot store anything, the page says so and tries again", async () => {
  answers = [...Array.from({ length: 5 }, () => json(AWAY, 503)), json({ version: 8, view: {} })];
  const chosen = api.choose("t", 0, 7, 45);
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.waiting).toEqual(AWAY.reason);
  await settled(chosen);
  expect(connection.waiting).toBeNull();
  expect(calls).toHaveLength(6);
  expect(new Set(calls.map((_, at) => body(at)["key"])).size).toBe(1);
});

test("the page gives up in the end, and says why", async () => {
  await speak("en");
  answers = Array.from({ length: 100 }, () => json(AWAY, 503));
  const problem = await settled(api.choose("t", 0, 7, 45).catch((given: unknown) => given));
  expect(calls).toHaveLength(api.WAITS.length + api.PATIENCE.attempts + 1);
  expect(explain(problem)).toContain("cannot store anything");
  expect(connection.waiting).toBeNull();
});

test("a proxy without a server behind it means that the server cannot be reached", async () => {
  const proxy = (): Response => new Response("<h1>Bad Gateway</h1>", { status: 502 });
  answers = Array.from({ length: api.WAITS.length + 1 }, proxy);
  await expect(settled(api.tables())).rejects.toBeInstanceOf(api.Unreachable);
  answers = [new Response("", { status: 503 })];
  await expect(settled(api.create({ players: [], options: {}, preset: "printed", modules: [] }))).rejects.toBeInstanceOf(api.Unreachable);
});
