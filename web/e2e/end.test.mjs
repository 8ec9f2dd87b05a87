/** The end of a game, playing again, and looking back at it. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { ask, becomes, choose, finishedGame, launch, newTable, PATIENCE, Server, sitDown, until, visitor } from "./pages.mjs";

let browser;
let server;
/** A finished game that anybody may look at. */
let finished;
before(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
  const { context } = await visitor(browser, server);
  finished = await finishedGame(context);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const MOVING = { speed: "fast", reducedMotion: "no-preference" };
const person = (name) => ({ name, kind: "here" });
const bot = (name) => ({ name, kind: "page" });

/** Ana and Bo, who have played a game to its end and look at its result. */
async function twoAtTheEnd() {
  const ana = await visitor(browser, server);
  const made = await ask(ana.context, "/tables", { players: [person("Ana"), { name: "Bo", kind: "invited" }], seed: 3, options: { rounds: 6 } });
  const bo = await visitor(browser, server);
  await sitDown(bo.page, new URL(made.seats[1].invite, server.address).href);
  await bo.page.goto("/"); // at the table the page would choose what is only a formality
  for (let over = false; !over; ) {
    for (const { context } of [ana, bo]) {
      let state = await ask(context, `/tables/${made.id}`);
      while (state.question) state = await choose(context, made.id, state, state.question.options[0].id);
      over = state.over;
    }
  }
  for (const { page } of [ana, bo]) {
    await page.goto(`/table/${made.id}`);
    await page.locator(".end").waitFor();
  }
  return { ana, bo, made };
}

test("two people play again: one sets the table, the other is led to it, and both have their seats", async () => {
  const { ana, bo, made } = await twoAtTheEnd();
  await ana.page.getByRole("button", { name: "Play again" }).click();
  await ana.page.waitForURL((address) => !address.pathname.includes(made.id));
  const id = new URL(ana.page.url()).pathname.split("/")[2];
  await bo.page.getByText("Ana has set the table again.").first().waitFor();
  await bo.page.locator(".end").getByRole("link", { name: "To the new table" }).click();
  await bo.page.waitForURL(`**/table/${id}`);
  for (const [{ context }, seat] of [[ana, 0], [bo, 1]]) {
    const state = await ask(context, `/tables/${id}`);
    assert.deepEqual([state.seat, state.deal, state.position], [seat, "hidden", 0]);
  }
  await Promise.race([ana, bo].map(({ page }) => page.locator(".prompt.mine").waitFor()));
  await ana.page.goto(`/table/${made.id}`);
  await ana.page.locator(".end").getByRole("link", { name: "To the new table" }).waitFor();
  assert.deepEqual([ana.complaints, bo.complaints], [[], []]);
});

test("they play again with seats by lot: each has the seat and the colour that were drawn for them", async () => {
  const { ana, bo, made } = await twoAtTheEnd();
  await ana.page.getByLabel("Seats and colours by lot").check();
  const [sent] = await Promise.all([ana.page.waitForRequest(/\/rematch$/), ana.page.getByRole("button", { name: "Play again" }).click()]);
  assert.equal(sent.postDataJSON().lot, true);
  await ana.page.waitForURL((address) => !address.pathname.includes(made.id));
  const id = new URL(ana.page.url()).pathname.split("/")[2];
  await bo.page.locator(".end").getByRole("link", { name: "To the new table" }).click();
  await bo.page.waitForURL(`**/table/${id}`);
  const drawn = [];
  for (const [{ context, page }, name] of [[ana, "Ana"], [bo, "Bo"]]) {
    const state = await ask(context, `/tables/${id}`);
    drawn.push(state.seat);
    assert.equal(state.seats[state.seat].name, name);
    await page.locator(".players-place").getByText(name, { exact: true }).first().waitFor();
  }
  // Both see the same: each of the two has the colour of the seat that was drawn.
  for (const { page } of [ana, bo]) {
    for (const [at, name] of ["Ana", "Bo"].entries()) {
      const player = page.locator(`.player[data-seat="${drawn[at]}"]`, { hasText: name });
      await player.locator(`.badge.${["red", "blue"][drawn[at]]}`).waitFor();
    }
  }
  assert.deepEqual(drawn.toSorted(), [0, 1]);
  assert.deepEqual([ana.complaints, bo.complaints], [[], []]);
});

test("the end screen has turning points that lead into the replay, and a picture", async () => {
  const { page, complaints } = await visitor(browser, server, { acceptDownloads: true });
  await page.goto(`/table/${finished}`);
  const [file] = await Promise.all([page.waitForEvent("download", { timeout: PATIENCE }), page.getByRole("button", { name: "Picture to share" }).click()]);
  const bytes = await readFile(await file.path());
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  assert.ok(bytes.readUInt32BE(16) >= 1600, "it is large enough to read");
  const swing = page.locator(".end ul a").first();
  const n = Number((await swing.getAttribute("href")).split("/").at(-1));
  await swing.click();
  await page.getByText(new RegExp(`^Move ${n} of `)).waitFor();
  assert.deepEqual(complaints, []);
});

test("a replay plays by itself from the beginning, and goes on by turns and rounds", async () => {
  const { context, page, complaints } = await visitor(browser, server, MOVING);
  const id = finished;
  const { log, position: all } = await ask(context, `/tables/${id}`);
  const begins = (wanted) => [...new Set(log.filter(([, kind]) => kind === wanted).map(([n]) => n))];
  const [turns, rounds] = [begins("turn"), begins("round")];
  const shows = (n) => page.getByText(`Move ${n} of ${all}`, { exact: true }).waitFor();

  await page.goto(`/table/${id}`);
  await page.locator(".end").getByRole("link", { name: "Replay the game" }).click();
  await shows(0);
  await page.locator('.elgrande.table[data-position="0"]').waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction(() => Number(/\d+/.exec(document.querySelector(".move").textContent)[0]) >= 3);
  await page.locator(".caption .words").waitFor();
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const paused = await page.locator(".move").innerText();

  await page.getByRole("button", { name: "Next turn" }).click();
  const from = Number(/\d+/.exec(paused)[0]);
  await shows(turns.find((n) => n > from));
  await page.getByRole("button", { name: "Next round" }).click();
  await shows(rounds.find((n) => n > from));
  await page.locator(`.elgrande.table[data-position="${rounds.find((n) => n > from)}"]`).waitFor();
  await becomes(() => page.locator(".tick.round").count(), rounds.length);
  await becomes(() => page.locator(".tick.general").count(), log.filter(([, kind]) => kind === "general-scoring").length);

  // A scoring is played from the move before it.
  const begun = log.findIndex(([, kind]) => kind === "general-scoring");
  const scored = log.find(([, kind], at) => at > begun && /^(nothing-scored|scoring)$/.test(kind))[0];
  await page.getByLabel("Go to …").selectOption({ label: await page.locator(".bar option", { hasText: "General scoring" }).first().innerText() });
  await shows(scored - 1);
  await page.getByRole("button", { name: "One move on" }).click();
  await page.locator("section.scoring.live .card").first().waitFor();
  assert.deepEqual(complaints, []);
});

test("a whole game is played to its end without waiting for the server", async () => {
  const { context, page, complaints } = await visitor(browser, server);
  const id = await newTable(context, { players: [bot("Ana"), bot("Bruno")] });
  const { position: all } = await until(context, id, ({ over }) => over);
  await page.clock.install();
  await page.goto(`/table/${id}/0`);
  await page.getByText(`Move 0 of ${all}`, { exact: true }).waitFor();
  await page.getByLabel("Speed").selectOption("fast");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  while (!(await page.getByText(`Move ${all} of ${all}`, { exact: true }).isVisible())) await page.clock.runFor(5000);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.deepEqual(complaints, []);
});
