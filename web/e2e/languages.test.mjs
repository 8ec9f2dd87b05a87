/** Every page in four languages: none shows a word of another language or the key of a text. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { finishedGame, launch, newTable, Server, visitor } from "./pages.mjs";

const TEXTS = new URL("../../src/elgrande/texts/", import.meta.url);
const LANGUAGES = { en: "English", nl: "Nederlands", de: "Deutsch", es: "Español" };
let browser;
let server;
let spoken;
/** A game that is over; anybody may look at it. */
let over;

before(async () => {
  [browser, server, spoken] = await Promise.all([launch(), Server.start(), readTexts()]);
  const { context } = await visitor(browser, server);
  over = await finishedGame(context);
  await context.close();
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** The texts of each language that are the same whatever is filled in, by key. */
async function readTexts() {
  const all = {};
  for (const language of Object.keys(LANGUAGES)) {
    const bundle = new FluentBundle(language);
    const folder = new URL(`${language}/`, TEXTS);
    for (const file of await readdir(folder)) bundle.addResource(new FluentResource(await readFile(new URL(file, folder), "utf8")));
    const patterns = [...bundle._messages.values()].flatMap(({ id, value, attributes }) => [
      [id, value],
      ...Object.entries(attributes).map(([name, pattern]) => [`${id}.${name}`, pattern]),
    ]);
    all[language] = new Map(patterns.filter(([, pattern]) => typeof pattern === "string"));
  }
  return all;
}

/** Everything a page says: its visible texts, and the names it gives to screen readers. */
const said = (page) =>
  page.evaluate(() => {
    const found = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) found.push(texts.currentNode.data);
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name));
    return found.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
  });

/** The page speaks this language, and no other. */
async function speaks(page, language) {
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  const own = new Set(spoken[language].values());
  const foreign = new Map();
  for (const other of Object.keys(LANGUAGES)) {
    if (other === language) continue;
    for (const [key, text] of spoken[other]) if (!own.has(text) && text.length > 3) foreign.set(text, `${other} ${key}`);
  }
  const texts = await said(page);
  const ours = texts.filter((text) => own.has(text));
  assert.ok(ours.length > 3, `${page.url()} says hardly anything in ${language}: ${texts.slice(0, 20)}`);
  const keys = texts.filter((text) => /\b(web|table|event|prompt|label|card|space|colour|picture|cli|bot|note|tile)-[a-z][a-z-]+/.test(text));
  assert.deepEqual(keys, [], `${page.url()} in ${language}: keys without words`);
  const strange = texts.filter((text) => foreign.has(text)).map((text) => `${text} (${foreign.get(text)})`);
  assert.deepEqual(strange, [], `${page.url()} in ${language}: words of another language`);
}

for (const language of Object.keys(LANGUAGES)) {
  test(`every page speaks ${LANGUAGES[language]} to a browser that does`, async () => {
    const { context, page, complaints } = await visitor(browser, server, { language });
    const running = await newTable(context);
    const pages = {
      "/": "h1",
      "/new": "form",
      "/me": "#results",
      "/keep": "form",
      "/archive": ".found",
      "/privacy": "ul",
      "/cards": ".cards",
      "/rules": "article h1",
      "/rules/words": "dl",
      "/rules/king_intrigue": "article h1",
      [`/table/${running}`]: ".prompt",
      [`/table/${over}`]: "section.end",
      [`/table/${over}/40`]: ".table",
      "/table/none": ".trouble",
    };
    for (const [path, sight] of Object.entries(pages)) {
      await page.goto(path);
      await page.locator(sight).first().waitFor();
      await speaks(page, language);
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("another language is chosen on the page, and remembered", async () => {
  const { context, page } = await visitor(browser, server, { language: "en" });
  await page.goto("/");
  await page.getByRole("heading", { name: spoken.en.get("web-my-tables") }).waitFor();
  for (const language of ["nl", "de", "es"]) {
    await page.locator("header button.opener").click();
    await page.getByText(LANGUAGES[language], { exact: true }).click();
    await page.getByRole("heading", { name: spoken[language].get("web-my-tables") }).waitFor();
    await page.keyboard.press("Escape");
    await speaks(page, language);
    await page.reload();
    await page.getByRole("heading", { name: spoken[language].get("web-my-tables") }).waitFor();
  }
  await page.goto("/cards");
  await page.getByRole("heading", { name: spoken.es.get("web-cards"), exact: true }).waitFor();
  await context.close();
});
