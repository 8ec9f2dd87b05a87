// At one device, and what can be undone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomes, launch, Server, until } from "./pages.mjs";
import { clickButton, clickSpace, endTurn, openTable, person, play, playToDials, sentence, settled, stateOf, useSpecial, waitForSentence } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** How many caballeros of a seat are in a region. */
const count = (state, space, seat) => state.view.spaces[space].caballeros[seat];

test("hot-seat: the table turns to whoever must choose, and is covered where something secret would show", async () => {
  const { context, page, complaints } = await person(browser, server);
  const { id } = await openTable(context, ["Ana", "Bo"], 0);
  await page.goto(`/table/${id}`);

  // Power cards are not secret: the seats change without a cover.
  const first = (await stateOf(context, id)).waiting[0];
  const names = first === 0 ? ["Ana", "Bo"] : ["Bo", "Ana"];
  for (const [at, name] of names.entries()) {
    await waitForSentence(page, `${name}: play a power card`);
    await page.locator(".player", { hasText: name }).locator(".you").waitFor();
    assert.equal(await page.locator(".cover").count(), 0);
    await page.getByRole("button", { name: `Power card ${13 - at}` }).click();
  }
  await waitForSentence(page, `${names[0]}: take an action card`);

  // At the general scoring both set a dial. Nobody looks until the choice before it, which ends somebody's turn.
  await page.goto("/");
  const { id: twin } = await openTable(context, ["Ana", "Bo"], 0);
  const { position } = await playToDials(context, twin);
  const last = await playToDials(context, id, position - 1);
  await page.goto(`/table/${id}`);
  await waitForSentence(page, last.seats[last.seat].name);
  await endTurn(page);
  assert.deepEqual((await until(context, id, (state) => state.position === position)).waiting, [0, 1]);
  const layout = page.locator(".layout");
  const seen = [];
  for (let turn = 0; turn < 2; turn += 1) {
    await page.locator(".cover:visible, .prompt.mine:visible").filter({ hasText: /I am|set your dial/ }).first().waitFor();
    if (turn === 1 || (await page.locator(".cover").count()) > 0) {
      await page.locator(".cover").waitFor();
      assert.equal(await layout.isVisible(), false, "behind the cover nothing is shown");
      const who = /I am (\w+)/.exec(await page.locator(".cover button").innerText())[1];
      assert.ok(!seen.includes(who), "the cover is for the other");
      await page.getByRole("button", { name: `I am ${who}` }).click();
      await page.locator(".cover").waitFor({ state: "detached" });
    }
    const now = /^(\w+): set your dial/.exec(await sentence(page))[1];
    seen.push(now);
    await page.locator(".player", { hasText: now }).locator(".you").waitFor();
    assert.equal(await page.getByText(/^dial: (?!set|…)/).count(), 0, "no dial of the other is shown");
    await clickSpace(page, turn === 0 ? "valencia" : "sevilla");
  }
  assert.deepEqual(seen.toSorted(), ["Ana", "Bo"]);
  await page.locator(".scoring-place").waitFor();
  assert.equal(await page.locator(".cover").count(), 0);
  assert.ok(await layout.isVisible());
  assert.deepEqual(complaints, []);
});

test("hot-seat: a page that is loaded in the middle of secret dials is covered first", async () => {
  const { context, page, complaints } = await person(browser, server);
  const { id } = await openTable(context, ["Ana", "Bo"], 0);
  await playToDials(context, id);
  // Count every frame in which the table is visible.
  await page.addInitScript(() => {
    window.seen = 0;
    const look = () => {
      if (document.querySelector(".layout")?.getClientRects().length) window.seen += 1;
      requestAnimationFrame(look);
    };
    look();
  });
  const covered = async (name) => {
    await page.getByRole("button", { name: `I am ${name}` }).waitFor();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
    assert.equal(await page.evaluate(() => window.seen), 0, "nothing was seen before the cover");
    assert.equal(await page.getByText(/set your dial|Your dial is set/).filter({ visible: true }).count(), 0);
  };
  await page.goto(`/table/${id}`);
  await covered("Ana");
  await page.getByRole("button", { name: "I am Ana" }).click();
  await waitForSentence(page, "Ana: set your dial");
  await page.reload();
  await covered("Ana");
  await page.getByRole("button", { name: "I am Ana" }).click();
  await clickSpace(page, "valencia");

  // Ana's dial is set: nobody sees it, even after a reload.
  await page.getByRole("button", { name: "I am Bo" }).waitFor();
  await page.reload();
  await covered("Bo");
  await page.goto(`/table/${id}/${(await stateOf(context, id, 0)).position}`);
  await covered("Ana"); // looking back uses the view of the first own seat
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "I am Bo" }).click();
  await waitForSentence(page, "Bo: set your dial");
  assert.equal(await page.getByText(/^dial: (?!set|…)/).count(), 0, "no dial of the other is shown");
  await clickSpace(page, "sevilla");
  await page.locator(".scoring-place").waitFor();
  assert.equal(await page.locator(".cover").count(), 0);
  assert.deepEqual(complaints, []);
});

test("a step can be taken back, and the turn can be started again", async () => {
  const { context, page, complaints } = await person(browser, server);
  const { id } = await openTable(context, ["Ana", "Bo"], 0);
  let state = await stateOf(context, id);
  const first = state.waiting[0];
  const [ana, bo] = first === 0 ? ["Ana", "Bo"] : ["Bo", "Ana"];
  await play(context, id, first, "P13");
  await play(context, id, 1 - first, "P12");
  await page.goto(`/table/${id}`);
  await waitForSentence(page, `${ana}: take an action card`);
  const start = await stateOf(context, id, first);

  await page.locator("button.card.legal", { hasText: "Veto" }).click();
  await settled(page);
  state = await stateOf(context, id, first);
  const before = state;
  const placing = state.question.options.find(({ then }) => then).then;
  const space = placing.options.find((one) => one.kind === "space" && one.space !== "castillo").space;
  await clickSpace(page, space);
  state = await stateOf(context, id, first);
  assert.equal(count(state, space, first), count(start, space, first) + 1);
  await becomes(() => page.locator(`[data-space=${space}]`).getAttribute("aria-label"), new RegExp(`${ana} has`));

  // One click back: the caballero is at the court again, and may be placed.
  await clickButton(page, "Take back");
  const back = await stateOf(context, id, first);
  assert.equal(count(back, space, first), count(start, space, first));
  assert.equal(back.position, before.position);
  assert.deepEqual(back.question, before.question);
  await waitForSentence(page, `${ana}: place`);
  await page.locator(".talk").getByText(`${ana} took back 2 choices.`).waitFor();

  // It is placed again, and the whole turn undone: the card lies there as before.
  await clickSpace(page, space);
  await clickButton(page, "Start my turn again");
  await waitForSentence(page, `${ana}: take an action card`);
  const again = await stateOf(context, id, first);
  assert.equal(again.position, start.position);
  assert.deepEqual(again.view, start.view);
  await page.locator("button.card.legal", { hasText: "Veto" }).waitFor();

  // The turn ends only when it is ended; once the other player has chosen, it stands.
  await page.locator("button.card.legal", { hasText: "Veto" }).click();
  await settled(page);
  await useSpecial(page);
  await endTurn(page);
  await waitForSentence(page, `${bo}: take an action card`);
  await page.locator("button.card.legal").first().click();
  await settled(page);
  const refused = await context.request.post(`/api/tables/${id}/undo`, {
    headers: { "X-Elgrande": "1" },
    data: { seat: first, version: (await stateOf(context, id, first)).version, whole_turn: true, key: "late" },
  });
  assert.equal(refused.status(), 422);
  assert.deepEqual(complaints, []);
});
