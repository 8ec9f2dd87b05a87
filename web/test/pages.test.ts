import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import { found, groups } from "../src/lib/library";
import { agreedOn, applies, exchanged, fault, fitting, obstacle, remarkable, seated } from "../src/lib/setup";
import { optionKey, presetKey, presetOf, presetsOf, remaining, turnable, turned } from "../src/lib/setup";
import type { Box, Card } from "../src/lib/types";

vi.stubGlobal("location", { pathname: "/", origin: "http://here" });
vi.stubGlobal("addEventListener", () => undefined);
const { parse } = await import("../src/lib/router.svelte");

const box: Box = {
  players: [2, 3, 4, 5],
  modules: [{ key: "base", apart: [], needs: [], advised_against: [], unnamed: [] }],
  options: { rounds: [9, 6], castillo: ["hidden", "open"], mercy: [false, true], annulment: [false, true], second_ship: [false, true] },
  belongs: { annulment: "special_cards", crossing: "players_edition", second_ship: "grandissimo" },
  seated: { second_ship: 2 },
  parts: [
    { key: "ships", module: "grandissimo", stack: 0, along: [] },
    { key: "prison", module: "grandissimo", stack: 0, along: [] },
    { key: "inquisitor-general", module: "grandissimo", stack: 0, along: ["spanish-inquisition"] },
    { key: "boycott", module: "grandissimo", stack: 6, along: [] },
    { key: "spanish-inquisition", module: "grandissimo", stack: 6, along: ["inquisitor-general"] },
    { key: "overthrow", module: "grandissimo", stack: 6, along: [] },
  ],
  presets: { printed: {}, "first game": { rounds: 6 }, "first grandissimo": { without: ["ships", "inquisitor-general"] } },
  bots: ["page"],
  version: "1",
  addresses: [],
};

beforeAll(() => speak("en"));

test("an address names its page", () => {
  expect(parse("/")).toEqual({ page: "lobby" });
  expect(parse("/new")).toEqual({ page: "new" });
  expect(parse("/cards/")).toEqual({ page: "cards" });
  for (const page of ["me", "keep", "archive", "privacy"]) expect(parse(`/${page}`)).toEqual({ page });
  expect(parse("/people/a%20b")).toEqual({ page: "person", id: "a b" });
  expect(parse("/table/a%20b")).toEqual({ page: "table", id: "a b" });
  expect(parse("/table/x/12")).toEqual({ page: "replay", id: "x", n: 12 });
  expect(parse("/join/x/s%2Fy")).toEqual({ page: "join", id: "x", secret: "s/y" });
  for (const path of ["/people", "/people/x/y", "/me/x", "/join", "/join/x", "/join/x/y/z", "/table", "/table/x/y", "/table/x/1/2", "/elsewhere"]) expect(parse(path)).toEqual({ page: "lost" });
});

test("a preset sets all options, and options show which preset they are", () => {
  const first = agreedOn(box, "first game");
  expect(first).toEqual({ options: { rounds: 6, castillo: "hidden", mercy: false, annulment: false, second_ship: false }, without: [] });
  expect(presetOf(box, [], 4, first)).toBe("first game");
  expect(presetOf(box, [], 4, { ...first, options: { ...first.options, castillo: "open" } })).toBeNull();
  expect(presetsOf(box, [], 4)).toEqual(["printed", "first game"]);
  expect(optionKey("mercy", true)).toBe("option-mercy-on");
  expect(presetKey("first game")).toBe("preset-first-game");
});

test("parts can be left out with their module only, and two of them only together", () => {
  const modules = ["grandissimo"];
  expect(presetsOf(box, modules, 4)).toContain("first grandissimo");
  const first = agreedOn(box, "first grandissimo");
  expect(first.without).toEqual(["ships", "inquisitor-general", "spanish-inquisition"]);
  expect(presetOf(box, modules, 4, first)).toBe("first grandissimo");
  expect(turned(box, first.without, "spanish-inquisition")).toEqual(["ships"]);
  expect(turned(box, ["ships"], "inquisitor-general")).toEqual(first.without);
  expect(turned(box, [], "prison")).toEqual(["prison"]);
  expect(fitting(box, modules, 4, first)).toEqual(first);
  expect(fitting(box, [], 4, first)).toEqual(agreedOn(box, "printed"));
});

test("an option about a module's card is there only with the module", () => {
  expect(applies(box, "annulment", ["king_intrigue"], 4)).toBe(false);
  expect(applies(box, "annulment", ["king_intrigue", "special_cards"], 4)).toBe(true);
  expect(applies(box, "crossing", ["king_intrigue", "special_cards"], 4)).toBe(false);
  expect(applies(box, "crossing", ["king_intrigue", "players_edition"], 4)).toBe(true);
  expect(applies(box, "mercy", [], 4)).toBe(true);
  const { options } = agreedOn(box, "printed");
  const agreed = { options: { ...options, rounds: 6, annulment: true }, without: [] };
  expect(fitting(box, [], 4, agreed).options).toEqual({ ...options, rounds: 6 });
  expect(presetOf(box, [], 4, fitting(box, [], 4, agreed))).toBe("first game");
});

test("a second ship is a choice of two players with its module", () => {
  const modules = ["grandissimo"];
  expect(applies(box, "second_ship", modules, 2)).toBe(true);
  expect(applies(box, "second_ship", modules, 3)).toBe(false);
  expect(applies(box, "second_ship", [], 2)).toBe(false);
  const { options } = agreedOn(box, "printed");
  const agreed = { options: { ...options, second_ship: true }, without: [] };
  expect(fitting(box, modules, 2, agreed)).toEqual(agreed);
  expect(fitting(box, modules, 3, agreed).options).toEqual(options);
});

test("any number of cards can be left out, but one stays", () => {
  expect(turnable(box.parts, [], "boycott")).toBe(true);
  expect(turnable(box.parts, ["inquisitor-general", "spanish-inquisition"], "boycott")).toBe(true);
  expect(turnable(box.parts, ["inquisitor-general", "spanish-inquisition", "overthrow"], "boycott")).toBe(false);
  expect(turnable(box.parts, ["boycott", "overthrow"], "inquisitor-general")).toBe(false);
  expect(turnable(box.parts, ["boycott", "overthrow"], "boycott")).toBe(true);
  expect(turnable(box.parts, ["boycott", "overthrow"], "ships")).toBe(true);
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
    numbers: {},
    symbols: {},
    printed: [],
    public: [],
    icon: "",
    places: {},
  });
  const cards = [card("veto", "BASE-111"), card("king", "BASE-151")];
  const power = (value: number): Card => ({ ...card(`p${value}`, "KI-1"), stack: 0, numbers: { value, caballeros: 1 } });
  const role: Card = { ...card("role-king", "KI-14"), stack: 0, places: { 2: 4 } };
  const sorts = groups([power(20), role, power(10), ...cards]).map(({ sort, cards: those }) => [sort, ...those.map(({ key }) => key)]);
  expect(sorts).toEqual([["power", "p10", "p20"], ["role", "role-king"], ["action", "veto", "king"]]);
  expect(found([power(20), power(10)], "20").map(({ key }) => key)).toEqual(["p20"]);
  expect(found(cards, "").length).toBe(2);
  expect(found(cards, "base-151").map(({ key }) => key)).toEqual(["king"]);
  expect(found(cards, "VETO").map(({ key }) => key)).toContain("veto");
  expect(found(cards, "no such words")).toEqual([]);
});

test("a module that cannot be chosen says which others it does not go with, or needs", () => {
  const module = (key: string, apart: string[] = [], needs: string[] = []) => ({ key, apart, needs, advised_against: [] as string[], unnamed: [] as string[] });
  const modules = [module("a", ["b"]), module("b", ["a"]), module("c", [], ["b"])];
  const all = { ...box, modules };
  expect(obstacle(all, [], "a")).toBeNull();
  expect(obstacle(all, ["b"], "a")).toEqual({ kind: "apart", modules: ["b"] });
  expect(obstacle(all, ["a"], "c")).toEqual({ kind: "needs", modules: ["b"] });
  expect(obstacle(all, ["b"], "c")).toBeNull();
  expect(obstacle(box, ["a"], "b")).toBeNull();
  expect(remaining(all, ["c"])).toEqual([]);
  expect(remaining(all, ["b", "c"])).toEqual(["b", "c"]);
});

test("modules that a rulebook advises against are named when they are chosen together", () => {
  const module = (key: string, advised_against: string[]) => ({ key, apart: [], needs: [], advised_against, unnamed: [...advised_against, "c"] });
  const all = { ...box, modules: [module("a", ["b"]), module("b", ["a"]), module("c", [])] };
  expect(remarkable(all, ["b", "c"], "advised_against")).toEqual([]);
  expect(remarkable(all, ["b", "c", "a"], "advised_against")).toEqual(["a", "b"]);
  expect(remarkable(all, ["b", "c"], "unnamed")).toEqual(["c"]);
});

test("whoever chooses a colour changes places with the player who has it", () => {
  const seats = exchanged(seated([], 4), 0, 2);
  expect(seats).toEqual([2, 1, 0, 3]);
  expect(exchanged(seats, 0, 2)).toEqual(seats);
  expect(seated(seats, 5)).toEqual([2, 1, 0, 3, 4]);
  // with fewer players there are fewer colours: only those change whose colour is gone
  expect(seated(seats, 2)).toEqual([0, 1]);
  expect(seated([4, 1, 2, 3, 0], 4)).toEqual([0, 1, 2, 3]);
});
