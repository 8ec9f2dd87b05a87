import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import { found } from "../src/lib/library";
import { fault, obstacle, optionKey, optionsOf, presetKey, presetOf, presetsOf, standing } from "../src/lib/setup";
import type { Box, Card } from "../src/lib/types";

vi.stubGlobal("location", { pathname: "/", origin: "http://here" });
vi.stubGlobal("addEventListener", () => undefined);
const { parse } = await import("../src/lib/router.svelte");

const box: Box = {
  players: [2, 3, 4, 5],
  modules: [{ key: "base", built: true, reason: null }],
  options: { rounds: [9, 6], castillo: ["hidden", "open"], mercy: [false, true] },
  presets: { printed: {}, "first game": { rounds: 6 } },
  bots: ["page"],
  version: "1",
};

beforeAll(() => speak("en"));

test("an address names its page", () => {
  expect(parse("/")).toEqual({ page: "lobby" });
  expect(parse("/new")).toEqual({ page: "new" });
  expect(parse("/cards/")).toEqual({ page: "cards" });
  expect(parse("/table/a%20b")).toEqual({ page: "table", id: "a b" });
  expect(parse("/table/x/12")).toEqual({ page: "replay", id: "x", n: 12 });
  for (const path of ["/table", "/table/x/y", "/table/x/1/2", "/elsewhere"]) expect(parse(path)).toEqual({ page: "lost" });
});

test("a preset sets all options, and options show which preset they are", () => {
  expect(optionsOf(box, "first game")).toEqual({ rounds: 6, castillo: "hidden", mercy: false });
  expect(presetOf(box, optionsOf(box, "first game"))).toBe("first game");
  expect(presetOf(box, { ...optionsOf(box, "printed"), castillo: "open" })).toBeNull();
  const other = { ...box, presets: { ...box.presets, odd: { without: "ships" } } };
  expect(presetsOf(other)).toEqual(["printed", "first game"]);
  expect(optionKey("mercy", true)).toBe("option-mercy-on");
  expect(presetKey("first game")).toBe("preset-first-game");
});

test("names must be there and differ", () => {
  expect(fault([{ name: "Ana", kind: "here" }, { name: " ", kind: "page" }])).toBe("web-need-person");
  expect(fault([{ name: "Ana", kind: "here" }, { name: "ana ", kind: "page" }])).toBe("web-same-name");
  expect(fault([{ name: "Ana", kind: "here" }, { name: "Bo", kind: "page" }])).toBeNull();
});

test("cards are found by words in any order, by key and by rule", () => {
  const card = (key: string, rule: string): Card => ({
    key,
    rule,
    module: "base",
    stack: 2,
    copies: 1,
    place: 2,
    amounts: [],
    provenance: "printed",
  });
  const cards = [card("veto", "BASE-111"), card("king", "BASE-151")];
  expect(found(cards, "").length).toBe(2);
  expect(found(cards, "base-151").map(({ key }) => key)).toEqual(["king"]);
  expect(found(cards, "VETO").map(({ key }) => key)).toContain("veto");
  expect(found(cards, "no such words")).toEqual([]);
});

test("a module that cannot be chosen says which others it does not go with, or needs", () => {
  const module = (key: string, apart: string[] = [], needs: string[] = []) => ({ key, built: true, reason: null, apart, needs });
  const modules = [module("a", ["b"]), module("b", ["a"]), module("c", [], ["b"])];
  const all = { ...box, modules };
  expect(obstacle(all, [], "a")).toBeNull();
  expect(obstacle(all, ["b"], "a")).toEqual({ kind: "apart", modules: ["b"] });
  expect(obstacle(all, ["a"], "c")).toEqual({ kind: "needs", modules: ["b"] });
  expect(obstacle(all, ["b"], "c")).toBeNull();
  expect(obstacle(box, ["a"], "b")).toBeNull();
  expect(standing(all, ["c"])).toEqual([]);
  expect(standing(all, ["b", "c"])).toEqual(["b", "c"]);
});
