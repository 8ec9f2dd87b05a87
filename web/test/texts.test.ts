import { readFileSync, readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { load, speak } from "../src/lib/bundle.svelte";
import { LANGUAGES, preferred } from "../src/lib/settings.svelte";
import { cardText, has, render, say, tell, tellLogged } from "../src/lib/texts";

const here = new URL("..", import.meta.url);
const context = { names: ["Ana", "Bo"] };

beforeAll(() => speak("en"));

test("the browser's first known language is chosen", () => {
  expect(preferred(["fr-CH", "de-CH", "en"])).toBe("de");
  expect(preferred(["fr"])).toBe("en");
});

test("a message and its attribute are said, and a key without words is shown itself", () => {
  expect(say("space-galicia")).toBe("Galicia");
  expect(has("card-veto.text")).toBe(true);
  expect(has("card-veto.nothing")).toBe(false);
  expect(say("no-such-words")).toBe("no-such-words");
});

test("seats, spaces, cards, colours and sources become names", () => {
  expect(render("prompt-veto", { player: 0, actor: 1, card: "score-region" }, context)).toContain("of Bo");
  expect(render("label-pick", { colour: "red", space: "pais-vasco" }, context)).toBe("red caballero in País Vasco");
  expect(render("label-tile", { tile: 0 }, context)).toBe("Score tile 8/4/0");
  expect(render("label-tile", { tile: 0 }, { ...context, places: 1 })).toBe("Score tile 8"); // with two players
  expect(render("reason-not-offered", { option: "Gal", space: "Gal" }, context)).toBe("“Gal” cannot be chosen now.");
});

test("options of modules name players, cards and effects", () => {
  expect(render("label-seat", { player: 1 }, context)).toBe("Bo");
  expect(render("label-kept", { card: "reserve", player: 1 }, context)).toBe("“Reserve” of Bo");
  expect(render("label-effect", { effect: 0 }, context)).toBe("Remove the bridge");
  expect(render("label-doubling", { player: 0 }, context)).toBe("Remove the 2× token of Ana");
  expect(render("label-power-card", { value: 93, card: "storm" }, context)).toBe("93: Storm");
});

test("events are told as in Python: the name of a space selects the words", () => {
  expect(tell(["placed", 0, "castillo"], context)).toBe("Ana throws a caballero into the Castillo.");
  expect(tell(["placed", 1, "aragon"], context)).toBe("Bo places a caballero in Aragón.");
  expect(tell(["points", 0, 1, "king", "aragon"], context)).toBe("Ana scores 1 point (King bonus).");
  expect(tellLogged([3, "power", 1, 13], context)).toBe("Bo plays power card 13.");
});

test("a space that is no country has words of its own in a sentence", async () => {
  expect(tell(["moved", 0, "red", "aragon", "ship"], context)).toBe("Ana moves a red caballero from Aragón to the ship.");
  await speak("de");
  expect(tell(["moved", 0, "red", "captain", "aragon"], context)).toBe("Ana setzt einen Caballero von Rot vom Kapitänsfeld nach Aragón um.");
  await speak("en");
});

test("a card's text has its numbers", () => {
  expect(cardText({ key: "intrigue-any-3", amounts: [3] })).toContain("up to 3 caballeros");
  expect(cardText({ key: "intrigue-both-2", amounts: [2, 2] })).toContain("up to 2 of your own");
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("every word that the pages name is there", async () => {
    const bundle = await load(language);
    const files = readdirSync(new URL("src/", here), { recursive: true, encoding: "utf8" });
    const sources = files.filter((file) => /\.(svelte|ts)$/.test(file)).map((file) => readFileSync(new URL(`src/${file}`, here), "utf8"));
    const keys = sources.flatMap((source) => [...source.matchAll(/["'](web-[a-z-]+[a-z])["']/g)].map(([, key]) => key ?? ""));
    expect(keys.length).toBeGreaterThan(60);
    expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
});

test("every word of web.ftl is used", () => {
  const words = readFileSync(new URL("../src/elgrande/texts/en/web.ftl", here), "utf8");
  const files = readdirSync(new URL("src/", here), { recursive: true, encoding: "utf8" });
  const code = files.filter((file) => /\.(svelte|ts)$/.test(file)).map((file) => readFileSync(new URL(`src/${file}`, here), "utf8")).join("\n");
  const made = /^web-(theme|motion|option|module|deal)-/; // put together from a part and a value
  const keys = [...words.matchAll(/^(web-[\w-]+) =/gm)].map(([, key]) => key ?? "");
  expect(keys.filter((key) => !made.test(key) && !new RegExp(`["'\`]${key}["'\`]`).test(code))).toEqual([]);
});
