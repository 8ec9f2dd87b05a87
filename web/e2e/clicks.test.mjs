// A round takes few clicks, and one click takes back what one click did.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { countClicks } from "./clicks.mjs";
import { ask, becomes, launch, Server, sitDown, until, visitor } from "./pages.mjs";
import { clickButton, clickCard, clickSpace, openTable, person, play, sentence, settled, stateOf, waitForSentence } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ana's turn begins: she has played a card that brings caballeros. */
async function turn() {
  const [ana, bo] = [await person(browser, server), await person(browser, server)];
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id, seats } = await ask(ana.context, "/tables", { players, seed: 0, options: { rounds: 6 }, watchable: true });
  await sitDown(bo.page, seats[1].invite);
  await play(ana.context, id, 0, "P5");
  await play(bo.context, id, 1, "P4");
  await ana.page.goto(`/table/${id}`);
  return { ana, bo, id, now: () => stateOf(ana.context, id, 0) };
}

test("a round takes at most eight clicks and keys, in games of four and in one of five with a module", async () => {
  const { games, rounds, clicksPerRound, actionsPerRound, choicesPerRound } = await countClicks(browser, server);
  assert.ok(actionsPerRound <= 8, `${actionsPerRound} clicks and keys, ${clicksPerRound} clicks: ${JSON.stringify(games)}`);
  assert.ok(rounds >= 10 && clicksPerRound > 4 && choicesPerRound > 10, "they were real games");
});

test("the most caballeros come by themselves, and undo gives the question back", async () => {
  const { ana, now } = await turn();
  await waitForSentence(ana.page, "take an action card");
  const { view } = await now();
  await clickButton(ana.page, "Take back");
  await waitForSentence(ana.page, "from the province to your court");
  await ana.page.reload();
  await waitForSentence(ana.page, "from the province to your court");
  await ana.page.locator('.prompt [data-option="+1"]').click();
  await waitForSentence(ana.page, "take an action card");
  assert.ok((await now()).view.seats[0].court < view.seats[0].court);
  assert.deepEqual(ana.complaints, []);
});

test("regions glow as soon as a card is taken, and one undo takes back one click", async () => {
  const { ana, bo, id, now } = await turn();
  const { page } = ana;
  await waitForSentence(page, "take an action card");
  const { question } = await now();
  const card = question.options.findLast(({ kind }) => kind === "card");
  await clickCard(page, card.value);
  await page.locator('.prompt [data-option="special"]').waitFor();
  assert.equal(await page.locator('.prompt [data-option="place"]').count(), 0, "placing needs no button");
  const before = await now();
  const placing = before.question.options.find(({ then }) => then).then;
  assert.deepEqual(
    new Set(await page.locator("[data-space][data-choice]").evaluateAll((all) => all.map((one) => one.dataset.space))),
    new Set(placing.options.map(({ space }) => space)),
  );
  const [{ space }] = placing.options;
  await clickSpace(page, space);
  const placed = await until(ana.context, id, ({ position }) => position === before.position + 2);
  assert.equal(placed.view.spaces[space].caballeros[0], before.view.spaces[space].caballeros[0] + 1);
  await page.keyboard.press("u");
  await until(ana.context, id, ({ position }) => position === before.position);
  await waitForSentence(bo.page, "Ana is choosing what to do next");

  // Ending the turn now gives something up, so it is asked once.
  await page.locator(".table:not(.busy) .prompt [data-option=end]").click();
  const caution = page.locator(".caution");
  await becomes(() => caution.innerText(), /You could still place \d caballeros/);
  await caution.getByRole("button", { name: "Go on" }).click();
  await caution.waitFor({ state: "hidden" });
  await page.locator(".prompt [data-option=end]").click();
  await page.locator(".prompt [data-option=end]").click();
  await waitForSentence(page, "Bo is");
  await waitForSentence(bo.page, "Take an action card");
  assert.deepEqual([ana.complaints, bo.complaints], [[], []]);
});

test("keys: a list of them, a card by its number, and none of them while one writes", async () => {
  const { context, page, complaints } = await person(browser, server);
  const { id } = await openTable(context, ["Ana", "Bo"], 0);
  await page.goto(`/table/${id}`);
  await waitForSentence(page, "play a power card");
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await list.waitFor();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Keys" }).click();
  await list.getByRole("button", { name: "Close" }).click();
  await list.waitFor({ state: "hidden" });
  await page.keyboard.press("1");
  await page.locator(".prompt").getByText("Power card 1 …").waitFor();
  await page.keyboard.press("2");
  const state = await until(context, id, ({ position }) => position === 1);
  assert.equal(state.view.seats[0].power, 12);
  assert.deepEqual(complaints, []);
});

test("a turn with nothing left to do ends by itself, if its player wants that", async () => {
  const { page, context } = await visitor(browser, server, { ends: true });
  const { id } = await openTable(context, ["Ana", "Bo"], 0);
  await play(context, id, 0, "P13");
  await play(context, id, 1, "P12");
  await play(context, id, 0, "A2", "place", "stop");
  await page.goto(`/table/${id}`);
  await page.locator('.prompt [data-option="end"]').waitFor();
  assert.equal(await page.locator(".ends").count(), 0, "a special action is left");
  await clickButton(page, "Special action");
  await waitForSentence(page, "nothing is left to do");
  await page.getByLabel("My turn ends by itself").waitFor();
  await until(context, id, ({ waiting }) => waiting[0] === 1);
});

test("a long name wraps on a small phone", async () => {
  const { page, context } = await visitor(browser, server, { size: { width: 360, height: 740 } });
  const name = "Maximiliana-Wilhelmina-von-Hohenstaufen!";
  const { id } = await openTable(context, [name, "Bo"], 0);
  await page.goto(`/table/${id}`);
  await settled(page);
  await becomes(() => sentence(page), /Maximiliana/);
  const wide = await page.locator(".prompt .sentence").evaluate((one) => one.scrollWidth - one.clientWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
});
