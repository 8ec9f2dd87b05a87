// Two browsers at once: a Veto in the middle of an Intrigue, and dials that nobody sees.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomes, launch, Server, sitDown } from "./pages.mjs";
import {
  clickButton, clickCaballero, clickSpace, endTurn, openTable, person, play, playToDials,
  sentence, settled, stateOf, useSpecial, waitForSentence,
} from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A table of Ana and Bo, each in their own browser; the director, who holds all seats, plays by requests. */
async function tableOfTwo(seed) {
  const [director, ana, bo] = [await person(browser, server), await person(browser, server), await person(browser, server)];
  const { id, linkTo } = await openTable(director.context, ["Ana", "Bo"], seed);
  const bothSitDown = async () => {
    await sitDown(ana.page, await linkTo(0));
    await sitDown(bo.page, await linkTo(1));
  };
  return { id, director, ana, bo, bothSitDown };
}

/** The dials that the log has revealed. */
const dialsIn = (state) => state.log.filter(([, kind]) => kind === "dial");

/** Wait until the map shows a step that was announced: a pale caballero of this colour in a space, and the way there. */
async function isForetold(page, colour, space) {
  await page.locator(`.map .foretold .ghost.${colour}`).waitFor();
  await page.waitForFunction((where) => {
    const [ghost, region] = [".foretold .ghost", `[data-space="${where}"]`].map((one) => document.querySelector(one).getBoundingClientRect());
    const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2];
    const way = document.querySelector(".foretold .way").getTotalLength();
    return way > 50 && x > region.left && x < region.right && y > region.top && y < region.bottom;
  }, space);
}

test("a veto in the middle of an Intrigue", async () => {
  const { id, director, ana, bo, bothSitDown } = await tableOfTwo(0); // seed 0: Veto and “Intrigue: any 4” lie side by side
  const { view } = await stateOf(director.context, id);
  assert.deepEqual(view.offered.slice(0, 2), ["intrigue-any-4", "veto"]);
  await play(director.context, id, 0, "P13");
  await play(director.context, id, 1, "P12");
  await play(director.context, id, 0, "A2", "special", "end");
  await play(director.context, id, 1, "A1");
  await bothSitDown();

  // The first move is announced to Ana, who lets it pass.
  await useSpecial(bo.page);
  const home = "castilla-la-vieja";
  await clickCaballero(bo.page, home, "red");
  await clickSpace(bo.page, "granada");
  await waitForSentence(bo.page, "Ana may use a Veto");
  await ana.page.locator(".announced").filter({ hasText: "Bo moves a red caballero from Castilla la Vieja to Granada." }).waitFor();
  for (const { page } of [ana, bo]) await isForetold(page, "red", "granada");
  await becomes(() => sentence(ana.page), /Use your Veto against “Intrigue: any 4” of Bo/);
  await clickButton(ana.page, "Not now");
  await waitForSentence(bo.page, "3 left");
  for (const { page } of [ana, bo]) await page.locator(".foretold").waitFor({ state: "detached" });

  // The second is vetoed: it does not happen, the first stands, and Bo places.
  await clickCaballero(bo.page, home, "red");
  await clickSpace(bo.page, "sevilla");
  await ana.page.locator(".announced").filter({ hasText: "to Sevilla." }).waitFor();
  await isForetold(ana.page, "red", "sevilla");
  await ana.page.locator(".prompt .choice.veto").click();
  await settled(ana.page);
  await waitForSentence(bo.page, "Place a caballero");
  for (const { page } of [ana, bo]) await page.locator(".foretold").waitFor({ state: "detached" });
  for (const person of [ana, bo]) {
    await person.page.locator(".talk").getByText("Ana vetoes “Intrigue: any 4” of Bo.").waitFor();
    await becomes(() => person.page.locator("[data-space=granada]").getAttribute("aria-label"), /Ana has 1 caballero/);
    await becomes(() => person.page.locator(`[data-space=${home}]`).getAttribute("aria-label"), /Ana has 1 caballero/);
    assert.doesNotMatch(await person.page.locator("[data-space=sevilla]").getAttribute("aria-label"), /Ana has/);
  }
  assert.equal(await bo.page.getByRole("button", { name: "Special action" }).count(), 0);
  assert.equal(await ana.page.locator(".player .kept").count(), 0, "the Veto is used up");
  await clickSpace(bo.page, "castillo");
  await endTurn(bo.page);
  await waitForSentence(bo.page, "play a power card");
  assert.deepEqual([ana.complaints, bo.complaints], [[], []]);
});

test("dials are set at once, in any order, and nobody sees the other's before the reveal", async () => {
  const { id, director, ana, bo, bothSitDown } = await tableOfTwo(3);
  const state = await playToDials(director.context, id);
  assert.equal(state.waiting.length, 2);
  const told = dialsIn(await stateOf(director.context, id));
  await bothSitDown();
  await waitForSentence(ana.page, "Set your dial");
  await waitForSentence(bo.page, "Set your dial");

  // The player who would be last by the rules of the table is first here.
  const [late, early] = state.waiting[0] === 0 ? [ana, bo] : [bo, ana];
  const [lateSeat, earlySeat] = state.waiting;
  const legal = state.question.options.filter((one) => !one.caution).map((one) => one.space);
  const [mine, other] = [legal[0], legal.at(-1)];
  await clickSpace(early.page, mine);
  await early.page.getByText(/^Your dial is set: /).waitFor();
  await late.page.locator(`.player[data-seat="${earlySeat}"]`).getByText("dial: set", { exact: true }).waitFor();
  await waitForSentence(late.page, "set your dial");

  const seen = await stateOf(late.context, id, lateSeat);
  assert.deepEqual(seen.view.answered, [earlySeat]);
  assert.equal(seen.view.seats[earlySeat].dial, null);
  assert.deepEqual(dialsIn(seen), told, "the log says nothing of a dial");
  assert.equal(await late.page.getByText("Your dial is set").count(), 0);

  // With the last dial both are revealed together, at both tables.
  await clickSpace(late.page, other);
  for (const { page } of [early, late]) {
    await page.locator(".scoring-place").waitFor();
    for (const [seat, space] of [[earlySeat, mine], [lateSeat, other]]) {
      const region = (await page.locator(`[data-space=${space}]`).getAttribute("aria-label")).split(":")[0];
      await page.locator(".talk").getByText(`${state.seats[seat].name} has dialled ${region}.`).last().waitFor();
    }
  }
  const shown = dialsIn(await stateOf(early.context, id, earlySeat)).slice(told.length);
  assert.deepEqual(Object.fromEntries(shown.map(([, , seat, space]) => [seat, space])), { [earlySeat]: mine, [lateSeat]: other });
  assert.deepEqual([ana.complaints, bo.complaints], [[], []]);
});
