// Tables with modules, played by clicks: gold from América, a limit board that fills up, a banner that is passed on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, becomes, choose, launch, newTable, Server, takeSeat, visitor } from "./pages.mjs";
import { clickButton, clickCaballero, clickCard, clickSpace, dice, endTurn, person, play, playByClicks, stateOf, useSpecial, waitForSentence } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ana and Bo, each with a browser, at a short table with modules. */
async function sitDown(modules, seed, visit = person) {
  const [ana, bo] = await Promise.all([visit(browser, server), visitor(browser, server)]);
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id, seats } = await ask(ana.context, "/tables", { players, seed, modules, options: { rounds: 6 }, watchable: true });
  await takeSeat(bo.context, seats[1].invite);
  const one = (seat) => [ana, bo][seat].context;
  return {
    ana,
    id,
    page: ana.page,
    now: () => stateOf(ana.context, id, 0),
    /** A seat chooses by requests, in notation. */
    play: (seat, ...texts) => play(one(seat), id, seat, ...texts),
    /** Both play on by requests, as idly as possible, until Ana is asked this. */
    idleUntil: async (prompt) => {
      for (;;) {
        const [seat] = (await stateOf(ana.context, id, 0)).waiting;
        const state = await stateOf(one(seat), id, seat);
        if (seat === 0 && state.question.prompt[0] === prompt) return state;
        const { options } = state.question;
        const idle = options.find(({ text }) => ["stop", "end", "pass", "+0"].includes(text));
        // Ana plays high cards, so that her turns come first.
        const card = seat === 0 ? options[0] : options.at(-1);
        await choose(one(seat), id, state, (idle ?? (options[0].kind === "card" ? options.at(-1) : card)).id);
      }
    },
  };
}


/** The region on which the limit board lies. */
const limited = ({ view }) => Object.keys(view.spaces).find((key) => view.spaces[key].marks?.some(({ symbol }) => symbol === "limit"));

test("gold comes home in four turns: to the ship, to América, back to the ship, home", async () => {
  const { ana, page, id, now, play, idleUntil } = await sitDown(["grand_inquisitor"], 0);
  await play(0, "Val");
  await play(1, "Val");
  await play(0, "P13");
  await play(1, "P1");
  assert.equal((await now()).view.king, "cataluna");
  await page.goto(`/table/${id}`);

  // First turn: beside the King in Cataluña the ship lies at the coast.
  await waitForSentence(page, "take an action card");
  await clickCard(page, 6);
  await waitForSentence(page, "place a caballero");
  await becomes(() => page.locator('[data-space="america"]').getAttribute("aria-disabled"), "true");
  await clickSpace(page, "ship");
  assert.deepEqual((await now()).view.spaces.ship.caballeros, [1, 0]);
  await endTurn(page, "Done");

  // Second turn: to América, and onto the gold.
  await idleUntil("prompt-journey");
  await waitForSentence(page, "to sail");
  await clickCaballero(page, "ship", "red");
  await waitForSentence(page, "sails");
  await clickSpace(page, "america");
  await clickButton(page, "Put a caballero on a token"); // there is only one, so nobody asks which
  const { america } = (await now()).view.spaces;
  assert.deepEqual([america.heap, america.carried], [undefined, { red: { gold: 1 } }]);
  await becomes(() => page.locator('[data-space="america"]').getAttribute("aria-label"), /Ana: 1 caballero with gold/);

  // Third turn: back to the ship.
  await idleUntil("prompt-journey");
  await waitForSentence(page, "to sail");
  await clickCaballero(page, "america", "red"); // there is nowhere else to go

  // Fourth turn: home, for 6 points.
  const { view } = await idleUntil("prompt-journey");
  await waitForSentence(page, "to sail");
  await clickCaballero(page, "ship", "red");
  await waitForSentence(page, "sails");
  assert.notEqual(view.king, "granada");
  await clickSpace(page, "granada");
  const home = await now();
  assert.equal(home.view.seats[0].score, view.seats[0].score + 6);
  assert.equal(home.view.spaces.granada.caballeros[0], view.spaces.granada.caballeros[0] + 1);
  assert.ok(Object.values(home.view.spaces).every(({ carried }) => carried === undefined));
  await page.locator('.player[data-seat="0"] .score').filter({ hasText: String(home.view.seats[0].score) }).waitFor();
  assert.deepEqual(ana.complaints, []);
});

test("a limit board is moved, and filled with those whom its mover clicks", async () => {
  const { ana, page, id, now, play } = await sitDown(["grand_inquisitor"], 56);
  await play(0, "Gal");
  await play(1, "Gal");
  await play(0, "P13");
  await play(1, "P12");
  await page.goto(`/table/${id}`);
  await clickCard(page, 7);
  await clickSpace(page, "galicia");
  await clickSpace(page, "galicia");
  await endTurn(page, "Done");
  const before = await now();
  assert.equal(limited(before), "cataluna");
  assert.deepEqual([before.view.spaces.galicia.caballeros, before.view.spaces.galicia.black], [[4, 2], 2]);

  await useSpecial(page);
  await waitForSentence(page, "where the limit board goes");
  await clickSpace(page, "galicia");
  await waitForSentence(page, "for the limit board, 6 left");
  for (const colour of ["red", "black", "red", "blue", "red", "red"]) await clickCaballero(page, "galicia", colour);
  const { view } = await now();
  assert.deepEqual([view.spaces["limit-board"].caballeros, view.spaces["limit-board"].black], [[4, 1], 1]);
  assert.deepEqual([view.spaces.galicia.caballeros, view.spaces.galicia.black], [[0, 1], 1]);
  assert.equal(limited({ view }), "galicia");
  await becomes(() => page.locator(".map").last().textContent(), /Galicia · 6 \/ 6/);
  await becomes(() => page.locator('[data-space="galicia"]').getAttribute("aria-label"), /6 of 6 spaces taken/);
  assert.deepEqual(ana.complaints, []);
});

test("the limit board may be left where it is", async () => {
  const { ana, page, id, now, play } = await sitDown(["grand_inquisitor"], 56);
  await play(0, "Gal");
  await play(1, "Gal");
  await play(0, "P13");
  await play(1, "P12");
  await page.goto(`/table/${id}`);
  await clickCard(page, 7);
  await useSpecial(page);
  await waitForSentence(page, "or leave it where it is");
  const lying = (await now()).view.spaces.africa.heap.goods;
  assert.equal(lying, 3);
  await clickButton(page, "Leave the board");
  assert.equal(limited(await now()), "cataluna");
  assert.deepEqual(ana.complaints, []);
});

test("the standard bearer is told from the others, and the banner is passed on", async () => {
  const { ana, page, id, now, play } = await sitDown(["anniversary"], 6);
  await play(0, "P13");
  await play(1, "P12");
  await page.goto(`/table/${id}`);
  await becomes(() => page.locator('[data-space="galicia"]').getAttribute("aria-label"), /Standard bearer of Ana/);
  await becomes(() => page.locator('use[href="#eg-banner-token"]').count(), 2);
  await clickCard(page, 1);
  await clickSpace(page, "pais-vasco");
  await useSpecial(page);
  await clickCaballero(page, "galicia", "red");
  await waitForSentence(page, "say which of the caballeros");
  await clickButton(page, "Standard bearer");
  await clickSpace(page, "castillo");
  await waitForSentence(page, "carries your banner now");
  await clickCaballero(page, "pais-vasco", "red");
  const { spaces } = (await now()).view;
  assert.deepEqual([spaces["pais-vasco"].carried, spaces["sevilla"].carried], [{ red: { banner: 1 } }, { blue: { banner: 1 } }]);
  await becomes(() => page.locator('[data-space="pais-vasco"]').getAttribute("aria-label"), /Standard bearer of Ana/);
  assert.deepEqual(ana.complaints, []);
});

test("a kept card has a button when it can be used: an action card is closed", async () => {
  const { ana, page, id, now, play } = await sitDown(["grand_inquisitor"], 3);
  await play(0, "Gal");
  await play(1, "Gal");
  await play(1, "P1");
  await play(0, "P13", "A7", "special", "stop", "end"); // she keeps it for later
  await play(1, "+0");
  await page.goto(`/table/${id}`);
  await waitForSentence(page, "Bo is about to choose an action card");
  await becomes(() => page.locator(".prompt .tool").innerText(), /Close an action card/);
  await page.locator(".player .kept.ready").waitFor();
  await clickButton(page, /King/);
  const state = await now();
  assert.deepEqual(state.view.closed, [5]);
  assert.deepEqual(state.view.kept, []);
  const king = page.locator(".offer-place li").nth(4);
  await king.locator(".closed").waitFor();
  await becomes(() => king.innerText(), /closed in this round/);
  assert.deepEqual(ana.complaints, []);
});

test("whoever keeps a card can say not to be asked again in this round", async () => {
  const { ana, page, id, now, play } = await sitDown(["grand_inquisitor"], 3);
  await play(0, "Gal");
  await play(1, "Gal");
  await play(1, "P1");
  await play(0, "P13", "A7", "special", "stop", "end");
  await play(1, "+0");
  await page.goto(`/table/${id}`);
  await waitForSentence(page, "Bo is about to choose an action card");
  await page.getByLabel("Do not ask again about kept cards in this round").click();
  await waitForSentence(page, "Bo is taking an action card");
  assert.equal((await now()).later, "round");
  assert.ok(await page.getByLabel("Do not ask again about kept cards in this round").isChecked());
  assert.deepEqual((await now()).view.kept.map(({ card }) => card), ["close-card"]);
  assert.deepEqual(ana.complaints, []);
});

test("Double strike names itself on its button", async () => {
  const { ana, page, id, now, play } = await sitDown(["grand_inquisitor"], 0);
  await play(0, "Val");
  await play(1, "Val");
  await play(0, "P13");
  await play(1, "P12");
  await play(0, "A7", "special", "end");
  const { view } = await now();
  await play(1, "A4", "special", "Gra", "end");
  await page.goto(`/table/${id}`);
  await waitForSentence(page, "once more, or wait");
  await clickButton(page, "Use “Double strike”");
  await clickSpace(page, "sevilla");
  const after = await now();
  assert.deepEqual(after.view.seats.map(({ grande }) => grande), ["sevilla", "granada"]);
  assert.notEqual(view.seats[0].grande, "sevilla");
  assert.deepEqual(ana.complaints, []);
});

test("the marker of a delayed scoring lies on its region", async () => {
  const { ana, page, id, now, play } = await sitDown(["grand_inquisitor"], 12);
  await play(0, "Gal");
  await play(1, "Gal");
  const [first] = (await now()).waiting;
  await play(first, first === 0 ? "P13" : "P1");
  await play(1 - first, first === 0 ? "P1" : "P13");
  await page.goto(`/table/${id}`);
  await waitForSentence(page, "take an action card");
  await clickCard(page, 7);
  await useSpecial(page);
  await clickSpace(page, "africa");
  assert.deepEqual((await now()).view.spaces.africa.marks, [{ symbol: "hourglass", secret: false }]);
  await page.locator('use[href="#eg-hourglass"]').waitFor({ state: "attached" });
  await becomes(() => page.locator('[data-space="africa"]').getAttribute("aria-label"), /scored at the end of the next round/);
  assert.deepEqual(ana.complaints, []);
});

test("modules are chosen at a new table, and those that cannot be are greyed", async () => {
  const { page, context } = await visitor(browser, server);
  await page.goto("/new");
  await page.getByRole("checkbox", { name: /Grand Inquisitor/ }).check();
  await page.getByRole("checkbox", { name: /Anniversary/ }).check();
  assert.ok(await page.getByRole("checkbox", { name: /Grandissimo/ }).isDisabled());
  await page.locator(".end button").click();
  await page.waitForURL(/\/table\//);
  const state = await stateOf(context, page.url().split("/").at(-1));
  assert.deepEqual(state.config.modules, ["base", "grand_inquisitor", "anniversary"]);
  await page.locator('[data-space="limit-board"]').waitFor();
});

test("parts of Grandissimo can be left out, but one card of stack 6 stays; two players can have a second ship", async () => {
  const { page, context } = await visitor(browser, server);
  await page.goto("/new");
  assert.equal(await page.getByText("First Grandissimo").count(), 0);
  await page.locator('input[value="grandissimo"]').check();
  await page.getByText("First Grandissimo").click();
  assert.equal(await page.locator('input[value="ships"]').isChecked(), false);
  await page.locator('input[value="inquisitor-general"]').check();
  await page.getByText("Your own choice").waitFor();
  await page.locator("summary").filter({ hasText: "Stack 6" }).click();
  const cards = page.locator("details").filter({ hasText: "Stack 6" }).locator("input");
  for (let at = 0; at < (await cards.count()); at++) await cards.nth(at).uncheck();
  assert.ok(await page.locator('input[value="inquisitor-general"]').isDisabled()); // its card is the last one
  await page.locator('input[value="overthrow"]').check();
  await page.locator('input[value="inquisitor-general"]').uncheck();
  assert.ok(await page.locator('input[value="overthrow"]').isDisabled());
  await page.locator('input[value="ships"]').check();
  assert.equal(await page.getByText("Two ships with 2 players").count(), 0);
  await page.getByText("2 players", { exact: true }).click();
  await page.getByText("Two ships with 2 players").click();
  await page.locator(".end button").click();
  await page.waitForURL(/\/table\//);
  const { config, view } = await stateOf(context, page.url().split("/").at(-1));
  assert.equal(config.second_ship, true);
  assert.deepEqual(config.without.slice(0, 3), ["prison", "inquisitor-general", "boycott"]);
  assert.equal(config.without.length, 20);
  assert.equal(view.offered[5], "overthrow");
  assert.ok("ship-2" in view.spaces && !("prison" in view.spaces));
});

test("a whole game with both modules is played by clicks on whatever glows", async () => {
  const { context, page, complaints } = await person(browser, server);
  const players = [{ name: "Ana", kind: "here" }, { name: "Bruno", kind: "page" }, { name: "Clara", kind: "page" }];
  const id = await newTable(context, { players, seed: 5, modules: ["grand_inquisitor", "anniversary"] });
  await page.goto(`/table/${id}`);
  const clicks = await playByClicks([page], dice(8));
  const state = await stateOf(context, id);
  assert.ok(state.over);
  // Each of six rounds takes at least a power card, an action card and the end of the turn.
  assert.ok(clicks >= 18, `a game of ${clicks} clicks is no game`);
  const sums = state.ranking.map((seat) => state.points.reduce((sum, one) => sum + (one.player === seat ? one.points : 0), 0));
  const rows = await page.locator("section.end tbody tr").allInnerTexts();
  for (const [at, row] of rows.entries()) {
    const [total, ...columns] = row.match(/\d+/g).slice(1).map(Number);
    assert.equal(total, sums[at]);
    assert.equal(columns.reduce((sum, points) => sum + points, 0), total, row);
  }
  assert.deepEqual(complaints, []);
});
