/** Looking back at a finished game: moving through it, links, a fork, and its record. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { ask, becomes, finishedGame, launch, PATIENCE, Server, visitor } from "./pages.mjs";

let browser;
let server;
let context;
let page;
let complaints;
let id;
let all;

before(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
  ({ context, page, complaints } = await visitor(browser, server, { permissions: ["clipboard-read", "clipboard-write"] }));
  id = await finishedGame(context);
  all = (await ask(context, `/tables/${id}`)).position;
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Wait until the replay shows this move: its number, its table and its address. */
async function shows(move, who = page) {
  await who.getByText(`Move ${move} of ${all}`, { exact: true }).waitFor();
  await who.locator(`.table[data-position="${move}"]`).waitFor();
  await who.waitForURL(`**/table/${id}/${move}`);
}

test("the end screen leads to the replay", async () => {
  await page.goto(`/table/${id}`);
  const end = page.locator("section.end");
  const { ranking, seats } = await ask(context, `/tables/${id}`);
  await becomes(() => end.getByRole("heading").first().innerText(), new RegExp(seats[ranking[0]].name));
  await becomes(() => end.locator("tbody tr").count(), 3);
  await end.getByRole("link", { name: "Replay the game" }).click();
  await shows(0);
});

test("keys and the slider move through the game", async () => {
  const { log } = await ask(context, `/tables/${id}`);
  const turns = [...new Set(log.filter(([, kind]) => kind === "turn").map(([n]) => n))];
  await page.goto(`/table/${id}/0`);
  await shows(0);
  for (const [key, move] of [["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1], ["PageDown", turns[0]], ["PageDown", turns[1]], ["PageUp", turns[0]], ["End", all], ["Home", 0]]) {
    await page.keyboard.press(key);
    await shows(move);
  }
  const slider = page.getByRole("slider");
  await slider.fill("40");
  await shows(40);
  await slider.press("ArrowRight");
  await shows(41);
  await page.getByRole("button", { name: "One move back" }).click();
  await shows(40);
  assert.deepEqual(complaints, []);
});

test("a link leads to a move, for others too", async () => {
  await page.goto(`/table/${id}/40`);
  await shows(40);
  await page.getByRole("button", { name: "Copy the link to this move" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await visitor(browser, server);
  await other.page.goto(link);
  await shows(40, other.page);
  await other.context.close();
});

test("a game goes on from any of its moves at a new table", async () => {
  await page.goto(`/table/${id}/40`);
  await shows(40);
  await page.getByRole("button", { name: "Continue from here" }).click();
  const dialog = page.getByRole("dialog");
  for (const who of await dialog.getByRole("combobox").all()) await who.selectOption("here");
  await dialog.getByRole("button", { name: "Open the new table" }).click();
  await page.waitForURL((address) => !address.pathname.includes(id));
  await page.locator(".prompt.mine").waitFor();
  const [now, then] = await Promise.all([
    ask(context, `/tables/${page.url().split("/").at(-1)}`),
    ask(context, `/tables/${id}/positions/40`),
  ]);
  assert.equal(now.position, 40);
  assert.ok(now.seats.every((seat) => seat.mine));
  for (const part of ["round", "king", "offered"]) assert.deepEqual(now.view[part], then.view[part]);
  for (const [space, { caballeros }] of Object.entries(now.view.spaces)) {
    if (caballeros !== null) assert.deepEqual(caballeros, then.view.spaces[space].caballeros);
  }
});

test("the record is downloaded, and can be looked at again", async () => {
  await page.goto(`/table/${id}/40`);
  await shows(40);
  const download = page.getByRole("button", { name: "Download the record" });
  await page.waitForFunction((name) => !document.querySelector(`[title="${name}"]`)?.disabled, "Download the record");
  const [file] = await Promise.all([page.waitForEvent("download", { timeout: PATIENCE }), download.click()]);
  const text = await readFile(await file.path(), "utf8");
  assert.equal(text, await (await context.request.get(`/api/tables/${id}/record`)).text());

  await page.goto("/");
  await page.getByLabel("Text of a record").fill(text);
  await page.getByRole("button", { name: "Look at it" }).click();
  await page.getByText(`Move 0 of ${all}`, { exact: true }).waitFor();
  const again = page.url().split("/").at(-2);
  const [copy, first] = await Promise.all([ask(context, `/tables/${again}`), ask(context, `/tables/${id}`)]);
  assert.ok(copy.over);
  assert.deepEqual(copy.view, first.view);
  assert.deepEqual(complaints, []);
});
