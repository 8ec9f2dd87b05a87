/** The rules pages: lessons with boards that can be changed, modules, every rule, words and the search. */
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { after, before, test } from "node:test";
import { faults, WITHOUT_COLOURS } from "./axe.mjs";
import { becomes, DESK, launch, newTable, openTable, PATIENCE, PHONE, Server, visitor } from "./pages.mjs";

const LANGUAGES = { en: "El Grande in ten minutes", nl: "El Grande in tien minuten", de: "El Grande in zehn Minuten", es: "El Grande en diez minutos" };
let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Wait until all boards of the page are drawn. */
async function drawn(page, count) {
  await page.waitForFunction((wanted) => document.querySelectorAll(".picture .map").length >= 2 * wanted, count);
}

/** The pages that are looked at on a desk by day, and on a phone by night: all there are. */
const MODULES = ["grand_inquisitor", "anniversary", "king_intrigue", "players_edition", "special_cards", "grandissimo"].map((module) => `/rules/${module}`);
const [AT_DESK, ON_PHONE] = [["/rules/all", ...MODULES.slice(0, 3)], ["/rules/words", ...MODULES.slice(3)]];
/** Colours do not hang on the language: they are looked at in the one that has the longest words. */
const WITH_COLOURS = "de";

for (const [language, title] of Object.entries(LANGUAGES)) {
  test(`the lesson in ${language}: boards are drawn, it fits every screen, and axe finds nothing by day and by night`, async () => {
    const rules = language === WITH_COLOURS ? {} : WITHOUT_COLOURS;
    for (const [size, theme, paths] of [[DESK, "light", AT_DESK], [PHONE, "dark", ON_PHONE]]) {
      const { page, context, complaints } = await visitor(browser, server, { size, theme, language });
      await page.goto("/rules");
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await drawn(page, 9);
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), size.width);
      assert.deepEqual(await faults(page, "html", rules), []);
      for (const path of paths) {
        await page.goto(path);
        await page.locator("article h1").waitFor();
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= size.width, path);
        assert.deepEqual(await faults(page, "html", rules), [], path);
      }
      assert.deepEqual(complaints, []);
      await context.close();
    }
  });
}

test("the reader changes an example, and the engine counts again", async () => {
  const { page, complaints } = await visitor(browser, server);
  await page.goto("/rules#bonus");
  await drawn(page, 9);
  const example = page.locator("figure").filter({ has: page.locator("select") }).nth(2);
  const points = async () => (await example.locator(".points b").allInnerTexts()).map(Number);
  const settled = async (wanted) => {
    const end = Date.now() + PATIENCE;
    while (String(await points()) !== String(wanted) && Date.now() < end) await page.waitForTimeout(50);
    assert.deepEqual(await points(), wanted);
  };
  await settled([10, 1, 1, 0]);
  const more = example.getByRole("button", { name: "One blue caballero more" });
  for (const blue of [2, 3, 4]) {
    await more.click();
    await example.locator("tbody tr").nth(1).locator("output").filter({ hasText: String(blue) }).waitFor();
  }
  await settled([3, 3, 1, 0]); // a tie: the second place for both, and no bonus
  await example.getByRole("status").filter({ hasText: "red scores 3, blue scores 3, green scores 1." }).waitFor();
  await more.click();
  await settled([3, 8, 1, 0]); // blue has the King, but not the Grande
  await example.getByRole("checkbox", { name: "The King is here" }).uncheck();
  await settled([3, 6, 1, 0]);
  await example.getByRole("checkbox", { name: "The blue Grande is here" }).check();
  await settled([3, 8, 1, 0]);
  await example.getByLabel("Players").selectOption("2");
  await settled([0, 8]); // only the first place scores
  await example.getByLabel("Region").selectOption("castillo");
  await settled([0, 5]); // no bonus in the Castillo
  await example.getByRole("button", { name: "As it was" }).click();
  await settled([10, 1, 1, 0]);
  assert.deepEqual(complaints, []);
});

test("one search finds lessons, words, cards and rules, by keyboard, too", async () => {
  const { page, complaints } = await visitor(browser, server);
  await page.goto("/rules");
  const box = page.getByRole("searchbox");
  await box.fill("castillo");
  const found = page.getByRole("search").getByRole("listitem");
  for (const kind of ["lesson", "word", "card", "rule"]) await found.filter({ has: page.getByText(kind, { exact: true }) }).first().waitFor();
  await box.fill("nothing of that sort");
  await page.getByRole("status").filter({ hasText: "Nothing fits." }).waitFor();
  await box.fill("BASE-51");
  await found.first().waitFor();
  await box.press("ArrowDown");
  await becomes(() => page.evaluate(() => document.activeElement.getAttribute("href")), /BASE-51/);
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.evaluate(() => document.activeElement.id), "rules-search");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/rules/all#BASE-51");
  const rule = page.locator("#BASE-51");
  await rule.waitFor();
  await becomes(() => rule.innerText(), /^King bonus/);
  await page.waitForFunction(() => document.activeElement?.id === "BASE-51");
  await box.fill("x");
  await page.keyboard.press("Escape");
  assert.equal(await box.inputValue(), "");
  assert.deepEqual(complaints, []);
});

test("numbers and sources of rules are shown on request, and remembered", async () => {
  const { page } = await visitor(browser, server);
  await page.goto("/rules/all");
  const rule = page.locator("#BASE-71");
  await rule.waitFor();
  assert.doesNotMatch(await rule.innerText(), /BASE-71|000/);
  await page.locator("#BASE-1 .word", { hasText: "Grande" }).waitFor();
  await page.getByRole("checkbox", { name: "Show the numbers" }).check();
  await page.getByRole("checkbox", { name: "Show where" }).check();
  await becomes(() => rule.innerText(), /^BASE-71 .*\[000, 001\]$/s);
  await page.goto("/rules");
  await page.getByRole("link", { name: "BASE-70", exact: true }).first().click();
  await page.waitForURL("**/rules/all#BASE-70");
  await page.locator("#BASE-70").waitFor();
});

test("the reference is the books of the rules and nothing else", async () => {
  const { page, context } = await visitor(browser, server);
  const books = (await readdir(new URL("../../docs/rules/", import.meta.url))).filter((name) => name.endsWith(".md") && name !== "README.md");
  await page.goto("/rules/all");
  const links = page.locator(".books a");
  await links.first().waitFor();
  const shown = await links.evaluateAll((all) => all.map((link) => `${link.hash.replace("#book-", "")}.md`));
  assert.deepEqual(shown.sort(), books.sort());
  await context.close();
});

test("every link of the rules pages leads somewhere", async () => {
  const { page } = await visitor(browser, server);
  await page.goto("/rules/words");
  await page.locator("dl a").first().waitFor();
  const hrefs = new Set(await page.locator("dl a, aside nav a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))));
  assert.ok(hrefs.size > 15);
  for (const href of hrefs) {
    await page.goto(href);
    const [, anchor] = href.split("#");
    await page.locator(anchor ? `#${anchor}` : "article h1").waitFor();
  }
});

test("a word explains itself: by pointer, by keyboard and by tap", async () => {
  const { page, context, complaints } = await visitor(browser, server);
  const id = await newTable(context);
  await openTable(page, id);
  const word = page.locator(".prompt.mine .sentence .word").first(); // not one about what somebody else is doing
  await word.waitFor();
  assert.equal(await word.innerText(), "power card");
  await word.hover();
  const tip = page.locator(".about:popover-open");
  await tip.filter({ hasText: "Each is used once in the game." }).waitFor();
  assert.equal(await tip.getByRole("link").getAttribute("href"), "/rules#power-cards");
  assert.equal(await tip.getByRole("link").getAttribute("target"), "_blank");
  assert.deepEqual(await faults(page, ".prompt"), []);
  await page.mouse.move(0, 0);
  await tip.waitFor({ state: "detached" });
  await word.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await tip.waitFor();
  assert.equal(await word.getAttribute("aria-expanded"), "true");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "More in the rules");
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "detached" });
  await word.click();
  await tip.waitFor();
  assert.deepEqual(complaints, []);
});

test("who is new is told what is new, once, and can ask again", async () => {
  const { page, context, complaints } = await visitor(browser, server, { newcomer: true });
  const id = await newTable(context, { modules: ["anniversary"] });
  await page.goto(`/table/${id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "New here?" }).waitFor();
  assert.equal(await dialog.getByRole("link", { name: "Rules in ten minutes" }).getAttribute("href"), "/rules");
  assert.deepEqual(await faults(page, "dialog"), []);
  await dialog.getByRole("button", { name: "Next" }).click();
  await dialog.getByRole("heading", { name: "What is new: Anniversary" }).waitFor();
  await dialog.locator(".picture .map").first().waitFor();
  assert.deepEqual(await faults(page, "dialog"), []);
  await dialog.getByRole("button", { name: "Got it" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".prompt .sentence").waitFor();
  assert.equal(await dialog.count(), 0);
  await page.getByRole("button", { name: "What is new here?" }).click();
  await dialog.getByRole("heading", { name: "What is new: Anniversary" }).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const other = await newTable(context, { modules: ["grandissimo", "anniversary"] });
  await page.goto(`/table/${other}`);
  await dialog.getByRole("heading", { name: "What is new: Grandissimo" }).waitFor();
  assert.deepEqual(complaints, []);
});
