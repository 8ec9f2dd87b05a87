import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Chat } from "../src/lib/chat.svelte";
import type { ChatLine, ChatPage } from "../src/lib/types";

const PAGE = 3;
let server: ChatLine[] = [];
let asked: string[] = [];
let lost = false;

const line = (number: number): ChatLine => [number, 0, `line ${number}`];
const numbers = (chat: Chat): number[] => chat.lines.map(([number]) => number);

/** Somebody says something; every line has the number of its entry, and there are entries between them. */
function say(...said: number[]): ChatLine[] {
  const lines = said.map(line);
  server.push(...lines);
  return lines;
}

beforeEach(() => {
  server = [];
  asked = [];
  lost = false;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (lost) return new Response(JSON.stringify({ error: "gone" }), { status: 404 });
    const before = Number(new URL(path, "http://here").searchParams.get("before") ?? Infinity);
    const found = server.filter(([number]) => number < before);
    const page: ChatPage = { lines: found.slice(-PAGE), earlier: found.length > PAGE };
    return new Response(JSON.stringify(page));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("where nobody has spoken nothing is asked for", async () => {
  const chat = new Chat("t");
  await chat.catchUp(0);
  expect(asked).toEqual([]);
  expect([chat.last, chat.earlier]).toEqual([0, false]);
});

test("the last lines come first, earlier ones page by page, and new ones with the stream", async () => {
  const chat = new Chat("t");
  say(1, 4, 5, 7, 9, 10, 12);
  await chat.catchUp(12);
  expect([numbers(chat), chat.earlier]).toEqual([[9, 10, 12], true]);
  chat.hear(say(15));
  await chat.catchUp(15);
  await chat.lookBack();
  expect([numbers(chat), chat.earlier]).toEqual([[4, 5, 7, 9, 10, 12, 15], true]);
  await chat.lookBack();
  expect([numbers(chat), chat.earlier]).toEqual([[1, 4, 5, 7, 9, 10, 12, 15], false]);
  expect(asked).toEqual(["/api/tables/t/chat", "/api/tables/t/chat?before=9", "/api/tables/t/chat?before=4"]);
});

test("whoever was away a little gets what is missing, and keeps what was there", async () => {
  const chat = new Chat("t");
  say(1, 2, 3, 4);
  await chat.catchUp(4);
  say(6, 7);
  await chat.catchUp(7);
  expect([numbers(chat), chat.earlier]).toEqual([[2, 3, 4, 6, 7], true]);
});

test("whoever was away for long begins anew: no line is missing in between", async () => {
  const chat = new Chat("t");
  say(1, 2);
  await chat.catchUp(2);
  say(4, 5, 6, 7, 8);
  const catchingUp = chat.catchUp(8);
  chat.hear(say(9));
  await catchingUp;
  expect([numbers(chat), chat.earlier]).toEqual([[6, 7, 8, 9], true]);
  await chat.lookBack();
  await chat.lookBack();
  expect([numbers(chat), chat.earlier]).toEqual([[1, 2, 4, 5, 6, 7, 8, 9], false]);
});

test("a page that was lost is asked for again with the next state", async () => {
  const chat = new Chat("t");
  say(1, 2);
  lost = true;
  await chat.catchUp(2);
  chat.hear(say(3));
  expect(numbers(chat)).toEqual([3]);
  lost = false;
  await chat.catchUp(3);
  expect([numbers(chat), chat.earlier]).toEqual([[1, 2, 3], false]);
});
