/** Chat: everybody gets it, unread lines are counted, and earlier lines are read page by page. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, becomes, choices, launch, Line, newTable, openTable, Server, visitor } from "./pages.mjs";

const NAMES = ["Ana", "Bea", "Cid", "Dora", "Eva"];
const FIVE = NAMES.map((name) => ({ name, kind: "here" }));
let browser;
let server;

before(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const say = (context, id, seat, text) => ask(context, `/tables/${id}/chat`, { seat, text, key: text });
const tab = (page) => page.locator(".tabs button").nth(1);
const lines = (page) => page.locator(".said p:not(.none)");
const shows = (page, text) => lines(page).filter({ hasText: text }).waitFor();

/** Everybody in turn says this many lines. */
async function talk(context, id, count, name = "line") {
  for (let number = 1; number <= count; number++) await say(context, id, number % NAMES.length, `${name} ${number}.`);
}

test("what is said is heard at once, and counted while the log is open", async () => {
  const { context, page, complaints } = await visitor(browser, server);
  const id = await newTable(context, { players: FIVE });
  await say(context, id, 0, "before.");
  const other = await visitor(browser, server);
  await openTable(page, id);
  await openTable(other.page, id); // a spectator: reads, but cannot write
  await tab(page).click();
  await shows(page, "before.");
  await page.locator(".chat input").fill("¿Quién empieza?");
  await page.locator(".chat button[type=submit]").click();
  await shows(page, "¿Quién empieza?");
  assert.equal(await page.locator(".chat input").inputValue(), "");
  await other.page.locator(".unread").waitFor();
  await becomes(() => other.page.locator(".unread").innerText(), "1");
  await tab(other.page).click();
  await shows(other.page, "¿Quién empieza?");
  assert.match((await lines(other.page).allInnerTexts()).join("|"), /^ *Ana before\.\| *(Ana|Bea|Cid|Dora|Eva) ¿Quién empieza\?$/);
  assert.equal(await other.page.locator(".unread, .chat input").count(), 0);
  assert.deepEqual([...complaints, ...other.complaints], []);
  await context.close();
  await other.context.close();
});

test("earlier lines are loaded page by page, and what one reads stays where it is", async () => {
  const { context, page, complaints } = await visitor(browser, server);
  const id = await newTable(context, { players: FIVE });
  await talk(context, id, 72);
  await openTable(page, id);
  await tab(page).click();
  await shows(page, "line 72.");
  await becomes(() => lines(page).count(), 50);
  const list = page.locator(".said");
  assert.ok(await list.evaluate((one) => one.scrollTop + one.clientHeight >= one.scrollHeight - 1), "the last line is in sight");
  const top = () => lines(page).filter({ hasText: "line 23." }).evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const earlier = page.locator(".said .earlier");
  await earlier.focus();
  await list.evaluate((one) => (one.scrollTop = 0));
  const before = await top();
  await earlier.press("Enter");
  await shows(page, "line 1.");
  await becomes(() => lines(page).count(), 72);
  assert.equal(await earlier.count(), 0);
  assert.ok(Math.abs((await top()) - before) < 60, "the line that was read has not jumped away");
  assert.equal(await page.evaluate(() => document.activeElement?.className.includes("said")), true);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("whoever was away hears all of it, however much was said", async () => {
  const line = await Line.to(server);
  const { context, page, complaints } = await visitor(browser, line);
  const id = await newTable(context, { players: FIVE });
  await say(context, id, 0, "hello.");
  const other = await visitor(browser, server, { storageState: await context.storageState() });
  await openTable(page, id);
  await choices(page).first().waitFor();
  await tab(page).click();
  await shows(page, "hello.");
  line.cut();
  await page.locator(".notice").waitFor();
  await talk(other.context, id, 60);
  line.mend();
  await shows(page, "line 60.");
  await page.locator(".said .earlier").click();
  await shows(page, "hello.");
  await becomes(() => lines(page).count(), 61);
  assert.deepEqual(complaints, []);
  await context.close();
  await other.context.close();
  await line.end();
});
