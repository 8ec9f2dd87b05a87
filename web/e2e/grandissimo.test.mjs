// Grandissimo by clicks: a King who shows himself in another's turn, prisoners, a second card, a ship, a whole game.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, becomes, launch, newTable, Server, takeSeat, visitor } from "./pages.mjs";
import { clickButton, clickCaballero, clickCard, clickSpace, dice, endTurn, person, play, playByClicks, stateOf, usePlacing, useSpecial, waitForSentence } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ana and Bo, each with a page, at a short table of Grandissimo. */
async function sitDown(seed) {
  const [ana, bo] = await Promise.all([person(browser, server), visitor(browser, server)]);
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id, seats } = await ask(ana.context, "/tables", { players, seed, modules: ["grandissimo"], options: { rounds: 6 }, watchable: true });
  await takeSeat(bo.context, seats[1].invite);
  const one = (seat) => [ana, bo][seat];
  return {
    ana,
    bo,
    id,
    /** How a seat sees the table. */
    now: (seat = 0) => stateOf(one(seat).context, id, seat),
    /** A seat chooses by requests, in notation. */
    play: (seat, ...texts) => play(one(seat).context, id, seat, ...texts),
    open: (...seats) => Promise.all(seats.map((seat) => one(seat).page.goto(`/table/${id}`))),
  };
}

const spaceLabel = (page, space) => page.locator(`[data-space="${space}"]`).getAttribute("aria-label");

test("the King shows himself in the middle of another's placing, who then has other choices", async () => {
  const { ana, bo, now, play, open } = await sitDown(1);
  await play(0, "P13");
  await play(1, "P12");
  await open(0, 1);
  await clickCard(ana.page, 6);
  assert.match(await ana.page.locator(".prompt .in-use .brief").innerText(), /\w+ \w+/); // it says what the card does
  await useSpecial(ana.page);
  await waitForSentence(ana.page, "secretly choose a region");
  await clickSpace(ana.page, "galicia");
  await play(0, "end", "pass");

  // Ana sees her region, Bo only that there is one.
  await ana.page.locator(".reveal").filter({ hasText: "Galicia" }).waitFor();
  await ana.page.locator('.player[data-seat="0"] .secret').filter({ hasText: "Galicia" }).waitFor();
  await becomes(() => ana.page.locator('.mark.secret use[href="#eg-incognito"]').count(), 1);
  await becomes(() => spaceLabel(ana.page, "galicia"), /secret until you show it/);
  await bo.page.locator('.player[data-seat="0"]').getByRole("button", { name: "King incognito" }).waitFor();
  assert.equal(await bo.page.locator('use[href="#eg-incognito"]').count(), 0);
  assert.equal(await bo.page.locator(".reveal").count(), 0);
  assert.equal((await now(1)).view.seats[0].belongings, undefined);

  // Bo places beside the King; nobody is asked between his caballeros.
  await clickCard(bo.page, 5);
  await usePlacing(bo.page);
  await clickSpace(bo.page, "galicia");
  await waitForSentence(bo.page, "place a caballero");
  await bo.page.locator('[data-space="galicia"][data-choice]').waitFor();

  // Ana shows the King: it counts after Bo's next caballero, and not before.
  await ana.page.getByRole("button", { name: "Show the King in Galicia" }).click();
  await ana.page.getByRole("button", { name: "Wait after all" }).waitFor();
  assert.equal((await now()).later, "show");
  await clickSpace(bo.page, "galicia");
  await bo.page.locator('[data-space="galicia"][aria-disabled="true"]').waitFor();
  const state = await now(1);
  assert.equal(state.view.king, "galicia");
  assert.equal(state.view.spaces.galicia.caballeros[1] >= 2, true);
  assert.deepEqual(state.question.refused.galicia[0], "reason-king");
  assert.ok(state.question.options.some(({ space }) => space === "portugal"));
  await becomes(() => spaceLabel(bo.page, "portugal"), /can be chosen/);
  await ana.page.locator(".reveal").waitFor({ state: "detached" });
  await clickSpace(bo.page, "portugal");
  assert.deepEqual([ana.complaints, bo.complaints], [[], []]);
});

test("a second card is kept for a later turn, and as the King card it frees the prisoners", async () => {
  const { ana, now, play, open } = await sitDown(20);
  const { page } = ana;
  await play(0, "P13");
  await play(1, "P12");
  await open(0);
  const double = page.locator(".offer-place li").nth(5);
  await double.locator('[data-token="prison"]').waitFor({ state: "attached" });
  await clickCard(page, 6);
  await useSpecial(page);
  await clickButton(page, "Put a caballero in prison");
  await waitForSentence(page, "put in prison");
  await clickCaballero(page, "castilla-la-nueva", "blue");
  assert.deepEqual((await now()).view.spaces.prison.caballeros, [0, 1]);
  await becomes(() => spaceLabel(page, "prison"), /Bo has 1 caballero in prison/);
  await endTurn(page); // the second card is taken only when this one is done
  await waitForSentence(page, "take a second action card");
  await clickCard(page, 5);
  await waitForSentence(page, "use your second card “King” now");
  await clickButton(page, "Not now");
  await page.locator('.player[data-seat="0"]').getByRole("button", { name: "Second card: King" }).waitFor();

  // The next round: she uses it before the card of the turn.
  await play(1, "A4", "end", "P11");
  await play(0, "P12");
  await waitForSentence(page, "use your second card “King” now");
  await clickButton(page, "Use the second card");
  await useSpecial(page);
  await waitForSentence(page, "to which all prisoners go");
  await clickSpace(page, "portugal");
  const { view } = await now();
  assert.deepEqual(view.spaces.portugal.caballeros, [0, 1]);
  assert.deepEqual(view.spaces.prison.caballeros, [0, 0]);
  await waitForSentence(page, "King");
  await clickSpace(page, "portugal");
  assert.equal((await now()).view.king, "portugal");
  await endTurn(page);
  await waitForSentence(page, "take an action card");
  assert.equal(await page.locator('.player[data-seat="0"]').getByRole("button", { name: /Second card/ }).count(), 0);
  assert.deepEqual(ana.complaints, []);
});

test("a ship is taken, loaded and landed", async () => {
  const { ana, now, play, open } = await sitDown(25);
  const { page } = ana;
  await play(0, "P13");
  await play(1, "P12");
  await open(0);
  await page.locator(".offer-place li").nth(5).locator('[data-token="ship"]').waitFor({ state: "attached" });
  await becomes(() => spaceLabel(page, "ship-1"), /Free ship/);
  assert.equal(await page.locator('[data-space="ship-2"]').count(), 0); // with two players there is only one ship
  await clickCard(page, 6);
  await useSpecial(page);
  await clickButton(page, "Take a ship"); // there is only this one, so nobody asks which
  await waitForSentence(page, "secretly choose a region");
  await clickSpace(page, "galicia");
  for (const place of ["ship-1", "portugal", "ship-1"]) await clickSpace(page, place);
  assert.deepEqual((await now()).view.spaces["ship-1"].caballeros, [2, 0]);
  await becomes(() => spaceLabel(page, "ship-1"), /Ship of Ana, 2 caballeros on board/);
  await becomes(() => spaceLabel(page, "galicia"), /Your boycott: Galicia, secret/);

  // At the start of her next turn either all of them land or none.
  await play(0, "end");
  await play(1, "A4", "end", "P11");
  await play(0, "P12");
  await waitForSentence(page, "2 on board");
  await clickSpace(page, "galicia");
  await waitForSentence(page, "1 on board");
  assert.equal(await page.locator(".prompt").getByRole("button", { name: "Done" }).count(), 0);
  await clickSpace(page, "granada");
  const { view } = await now();
  assert.deepEqual(view.spaces["ship-1"].caballeros, [0, 0]);
  assert.deepEqual([view.spaces.galicia.caballeros[0], view.spaces.granada.caballeros[0]], [1, 1]);
  assert.deepEqual(ana.complaints, []);
});

test("mercenaries march for the Inquisitor General, and the Jester sends a guest to another court", async () => {
  const { ana, bo, now, play, open } = await sitDown(33);
  const { page } = ana;
  await play(0, "P13");
  await play(1, "P12");
  await open(0);
  await clickCard(page, 6);
  await useSpecial(page);
  await clickButton(page, "First the card itself");
  await page.locator('.player[data-seat="0"]').getByText("Inquisitor General").waitFor();
  await clickButton(page, "Leave the symbol");
  await clickButton(page, "Move mercenaries");
  await clickCaballero(page, "granada", "black");
  await clickSpace(page, "portugal");
  await endTurn(page, "Done");
  assert.deepEqual((await now()).view.spaces.portugal.black, 1);
  await becomes(() => spaceLabel(page, "portugal"), /Mercenaries: count for Ana/);

  // In the next round she takes the Jester, and in the one after the scoring she has a guest for Bo.
  await play(0, "end");
  await play(1, "A4", "end", "P11");
  await play(0, "P12", "A7", "special");
  await waitForSentence(page, "take the Queen or the Jester");
  await clickButton(page, /^Jester$/);
  await page.locator(".prompt").getByRole("button", { name: "Send a guest with the Jester" }).waitFor(); // helps at once
  await play(0, "end");
  await play(1, "+0", "A3", "end", "Vas");
  await play(0, "Vas");
  await play(1, "P10");
  await play(0, "P11"); // her page lets all caballeros come that can: nobody wants fewer
  await waitForSentence(page, "to whose court the Jester sends");
  await clickButton(page, /^Bo$/);
  assert.deepEqual((await now()).view.spaces["guests-1"].caballeros, [1, 0]);
  await page.locator('.player[data-seat="1"] .aside').waitFor();
  await becomes(() => page.locator('.player[data-seat="1"] .aside').getAttribute("aria-label"), /1 caballero of Ana/);

  // Bo has to place it before anything else.
  await play(0, "A2", "end");
  await open(1);
  await waitForSentence(bo.page, "place the guest of Ana");
  await clickSpace(bo.page, "castillo");
  await bo.page.locator(".aside").waitFor({ state: "detached" });
  assert.deepEqual([ana.complaints, bo.complaints], [[], []]);
});

test("a whole game with Grandissimo and banners is played by clicks on whatever glows", async () => {
  const { context, page, complaints } = await person(browser, server);
  const players = [{ name: "Ana", kind: "here" }, { name: "Bruno", kind: "page" }, { name: "Clara", kind: "page" }];
  const id = await newTable(context, { players, seed: 5, modules: ["grandissimo", "anniversary"] });
  await page.goto(`/table/${id}`);
  const clicks = await playByClicks([page], dice(8));
  const state = await stateOf(context, id);
  assert.ok(state.over);
  // Each of six rounds takes at least a power card, an action card and the end of the turn.
  assert.ok(clicks >= 18, `a game of ${clicks} clicks is no game`);
  assert.deepEqual(complaints, []);
});
