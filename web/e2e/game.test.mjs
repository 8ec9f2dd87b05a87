// Whole games: two people with an invite link, and one person among bots.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, Server, sitDown } from "./pages.mjs";
import { dice, person, playByClicks, replay, stateOf } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** The scores by name, in the order of the end screen. */
async function finalScores(page) {
  const rows = await page.locator(".end tbody tr").all();
  const read = async (row) => [(await row.locator("th").innerText()).trim(), Number(await row.locator(".total").innerText())];
  return Promise.all(rows.map(read));
}

/** All numbers of the end screen agree: sources with totals, ranking with totals, the chart with totals. */
async function checkEndScreen(page, scores) {
  const totals = scores.map(([, score]) => score);
  assert.deepEqual(totals, totals.toSorted((a, b) => b - a), "the ranking goes from the highest score down");
  for (const row of await page.locator(".end tbody tr").all()) {
    const cells = (await row.locator("td").allInnerTexts()).slice(1).map(Number);
    assert.equal(cells.slice(1).reduce((sum, points) => sum + points, 0), cells[0], "the sources add up to the total");
  }
  const chart = await page.locator(".end svg[role=img]").getAttribute("aria-label");
  for (const [name, score] of scores) assert.match(chart, new RegExp(`${name}: [\\d, ]*\\b${score}(;|$)`), "the chart ends at the total");
}

test("two people play a whole game by clicks, the second through the invite link", async () => {
  const ana = await person(browser, server);
  await ana.page.goto("/new");
  await ana.page.getByText("2 players", { exact: true }).click();
  await ana.page.getByText("Six rounds", { exact: true }).click();
  await ana.page.getByLabel("Name", { exact: true }).nth(0).fill("Ana");
  await ana.page.getByLabel("Name", { exact: true }).nth(1).fill("Bo");
  await ana.page.getByLabel("Who", { exact: true }).nth(1).selectOption("invited");
  await ana.page.getByText("More", { exact: true }).click();
  await ana.page.getByLabel("Seed").fill("7");
  await ana.page.getByRole("button", { name: "Open the table" }).click();
  const link = await ana.page.locator("#invite-1").inputValue();
  await ana.page.getByRole("link", { name: "Go to the table" }).click();

  const bo = await person(browser, server);
  await sitDown(bo.page, link);
  const id = new URL(bo.page.url()).pathname.split("/")[2];
  assert.equal(new URL(ana.page.url()).pathname, `/table/${id}`);

  const clicks = await playByClicks([ana.page, bo.page], dice(1));
  assert.ok(clicks > 60, `a game of ${clicks} clicks is no game`);
  await bo.page.locator(".end").waitFor();

  const shown = await finalScores(ana.page);
  assert.deepEqual(await finalScores(bo.page), shown);
  await checkEndScreen(ana.page, shown);
  const record = await (await ana.context.request.get(`/api/tables/${id}/record`)).text();
  const engine = await replay(server, record);
  assert.deepEqual(engine.names.map((name, seat) => [name, engine.scores[seat]]).toSorted(), shown.toSorted());
  assert.deepEqual([ana.complaints, bo.complaints], [[], []]);
});

test("a game against bots is played to the end", async () => {
  const { context, page, complaints } = await person(browser, server);
  await page.goto("/new");
  await page.getByText("4 players", { exact: true }).click();
  await page.getByText("Six rounds", { exact: true }).click();
  for (const seat of [1, 2, 3]) await page.getByLabel("Who", { exact: true }).nth(seat).selectOption("page");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\//);
  const id = new URL(page.url()).pathname.split("/")[2];

  await playByClicks([page], dice(2));

  const shown = await finalScores(page);
  assert.equal(shown.length, 4);
  await checkEndScreen(page, shown);
  const state = await stateOf(context, id);
  assert.deepEqual(state.ranking.map((seat) => [state.seats[seat].name, state.view.seats[seat].score]), shown);
  await page.getByRole("link", { name: "Replay the game" }).waitFor();
  assert.deepEqual(complaints, []);
});
