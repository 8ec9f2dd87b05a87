/** Scorings as theatre: region by region, the sums after the last one, and only then the winner. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, becomes, choose, launch, newTable, playUntil, Server, until, visitor } from "./pages.mjs";
import { landedWell, watch } from "./watching.mjs";

const MOVING = { speed: "fast", reducedMotion: "no-preference" };
const PLAYERS = [{ name: "Ana", kind: "here" }, { name: "Bruno", kind: "page" }];
let browser;
let server;
/** A game that was played to its end, and the number of choices before Ana's last dial. */
let game;
before(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
  const { context } = await visitor(browser, server);
  const id = await newTable(context, { players: PLAYERS, seed: 11 });
  const isLast = ({ question, view }) => question?.prompt[0] === "prompt-dial-castillo" && view.round === view.rounds.at(-1);
  const { position } = await playUntil(context, id, isLast);
  await playUntil(context, id, ({ over }) => over);
  game = { id, position };
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ana before her last dial, at a table of her own. */
async function lastDial(more) {
  const { context, page, complaints } = await visitor(browser, server, more);
  const { id } = await ask(context, `/tables/${game.id}/fork`, { position: game.position, players: PLAYERS });
  const state = await until(context, id, ({ question }) => question !== null);
  await page.addInitScript(watch);
  await page.goto(`/table/${id}`);
  await page.locator(".prompt.mine").waitFor();
  const setDial = async () => choose(context, id, await ask(context, `/tables/${id}`), state.question.options.find((one) => !one.caution).id);
  return { context, page, complaints, id, state, setDial };
}

/** Notes what the page says, to eyes and to screen readers, whenever it changes, with what is being played. */
async function listen(page) {
  await page.evaluate(() => {
    globalThis.heard = [];
    const all = () => {
      const said = [...document.body.querySelectorAll("[aria-label], [title], title")];
      return [document.title, document.body.textContent, ...said.flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title"), one.localName === "title" && one.textContent])].filter(Boolean).join("\n");
    };
    const note = () => {
      const text = all();
      const scores = [...document.querySelectorAll(".players-place [data-seat]")].toSorted((one, other) => one.dataset.seat - other.dataset.seat).map((one) => Number(one.querySelector(".score [aria-hidden]").textContent));
      const scored = [...document.querySelectorAll("section.scoring .card .where")].map((one) => one.textContent);
      globalThis.heard.push({ won: /\bwins\b|\bwin together\b/.test(text), ended: document.querySelector(".end") !== null, sums: document.querySelector("section.scoring .sums") !== null, live: document.querySelector("section.scoring.live") !== null, scored, scores, text });
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** What the plates of the players say, by seat. */
const panelScores = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".players-place [data-seat]")]
      .toSorted((one, other) => one.dataset.seat - other.dataset.seat)
      .map((one) => Number(one.querySelector(".score [aria-hidden]").textContent)),
  );

test("the winner is nowhere in the page before the last region was played, and the sums come after it", async () => {
  const { context, page, complaints, id, state, setDial } = await lastDial(MOVING);
  await listen(page);
  await setDial();
  await page.locator(".end").waitFor();

  const [heard, flights] = await page.evaluate(() => [globalThis.heard, globalThis.flights]);
  landedWell(flights, "points");
  const live = heard.filter((one) => one.live);
  const last = live.at(-1).scored;
  assert.ok(last.length >= 9, `the Castillo and the regions were played: ${last}`);
  assert.deepEqual([last[0], last.at(-1)], ["Castillo", "Valencia"]);
  assert.ok(live.every((one) => !one.won && !one.ended && !one.sums), "nobody has won while it is played");
  const { winners, seats, points } = await ask(context, `/tables/${id}`);

  // The plates and all words of the page count with what is seen, and nobody knows more before the last region.
  const early = heard.filter((one) => one.live && one.scored.length < last.length);
  const totals = await panelScores(page);
  const open = totals.map((total, seat) => ({ total, seat })).filter(({ seat }) => points.some((one) => one.player === seat && one.space === "valencia" && one.scoring === "general" && one.round === state.view.round));
  assert.ok(early.length > 0 && open.length > 0, "somebody scores in the last region");
  for (const { scores, text } of early) {
    for (const { total, seat } of open) {
      assert.ok(scores[seat] < total, `${seats[seat].name} has ${scores[seat]} of ${total} too early`);
      assert.doesNotMatch(text, new RegExp(`\\b${total}\\b`), `the total of ${seats[seat].name} is in the page`);
    }
    assert.doesNotMatch(text, /\bwins\b|\bwin together\b/);
  }
  assert.ok(new Set(early.map(({ scores }) => scores.join())).size > 3, "the scores grow region by region");

  const firstWon = heard.findIndex((one) => one.won || one.ended);
  assert.ok(firstWon > heard.findLastIndex((one) => one.live), "the winner comes last");
  assert.ok(heard.some((one) => one.sums && !one.won), "the sums come before the winner");
  for (const seat of winners) await becomes(() => page.locator("#end-title").innerText(), new RegExp(seats[seat].name));
  assert.deepEqual(complaints, []);
});

test("a scoring can be skipped, and read again", async () => {
  const { context, page, complaints, id, state, setDial } = await lastDial({ ...MOVING, speed: "slow" });
  await setDial();
  await page.locator("section.scoring.live .card").first().waitFor();
  assert.equal(await page.locator(".end").count(), 0);
  await page.keyboard.press(" ");
  await page.locator(".end").waitFor();
  assert.equal(await page.locator("section.scoring").count(), 0);

  await page.locator(".end .close").click();
  await page.locator(".tabs .again").click();
  const cards = page.locator("section.scoring .card");
  const { points } = await ask(context, `/tables/${id}`);
  assert.ok((await cards.count()) >= 9);
  const sums = await page.locator("section.scoring .sums .row").allInnerTexts();
  const own = points.filter((one) => one.scoring === "general" && one.round === state.view.round && one.player === 0);
  const sum = own.reduce((all, one) => all + one.points, 0);
  assert.ok(sums.some((line) => line.includes("Ana") && line.includes(`+${sum}`)), `${sums} has Ana's ${sum}`);
  await page.keyboard.press("Escape");
  await page.locator("section.scoring").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Show the result" }).click();
  await page.locator(".end").waitFor();
  assert.deepEqual(complaints, []);
});

test("without motion a scoring has the same cards and captions, and nothing flies", async () => {
  const { page, setDial } = await lastDial({ speed: "fast" });
  await page.evaluate(() => {
    globalThis.flown = 0;
    globalThis.captions = new Set();
    const note = () => {
      globalThis.flown += document.querySelectorAll("[data-flight]").length;
      globalThis.captions.add(document.querySelector(".caption .words")?.textContent ?? "");
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await setDial();
  await page.locator("section.scoring.live .card").nth(2).waitFor();
  await page.locator(".end").waitFor();
  const captions = await page.evaluate(() => [...globalThis.captions]);
  for (const words of ["The Castillo is lifted", "The dials are turned over: Ana", "Valencia is scored", "The final scores: "]) {
    assert.ok(captions.some((caption) => caption.startsWith(words)), `${words} is in ${captions.join(" / ")}`);
  }
  assert.equal(await page.evaluate(() => globalThis.flown), 0);
});
