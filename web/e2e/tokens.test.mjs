// Tokens of power cards are put on the map by clicks, and the map says what they do: bridge, alliance and others.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, becomes, choose, launch, PHONE, Server, takeSeat, visitor } from "./pages.mjs";
import { clickSpace, person, stateOf, waitForSentence } from "./table.mjs";

const MODULES = ["king_intrigue", "players_edition", "special_cards"];
const CARDS = { bridge: "P53", quarantine: "P83", alliance: "P43", shift: "P23", maximumSix: "P65", protection: "P95", doubling: "P150", collapse: "P73" };
let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ana at a page and Bo by requests; Ana has all cards with tokens. */
async function sitDown() {
  const [ana, bo] = await Promise.all([person(browser, server), visitor(browser, server)]);
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id, seats } = await ask(ana.context, "/tables", { players, seed: 1, modules: MODULES, options: {}, watchable: true });
  await takeSeat(bo.context, seats[1].invite);
  const of = (seat) => [ana, bo][seat].context;
  const now = (seat = 0) => stateOf(of(seat), id, seat);

  /** Both choose by requests the first of these that is offered, or else what does least, until Ana is asked this. */
  async function until(prompt, ...wanted) {
    for (;;) {
      const [seat] = (await now()).waiting;
      const state = await now(seat);
      const { options } = state.question;
      if (seat === 0 && state.question.prompt[0] === prompt) return state;
      const texts = [...(seat === 0 ? [...wanted, ...Object.values(CARDS)] : []), "end", "stop", "pass", "+0"];
      const option = texts.map((text) => options.find((one) => one.text === text)).find(Boolean) ?? options.at(-1);
      await choose(of(seat), id, state, option.id).catch(() => {}); // the page gives usual answers itself, and may be faster
    }
  }
  /** In the next round Ana plays a card and begins its special action. */
  async function begin(card, prompt) {
    await until("prompt-play-power-card");
    const { position } = await until(prompt, card, "+3", "+2", "+1", "special", "place");
    await ana.page.locator(`.elgrande.table:not(.busy)[data-position="${position}"]`).waitFor();
  }
  return { ana, page: ana.page, id, now, until, begin };
}

const label = (page, space) => page.locator(`[data-space="${space}"]`).getAttribute("aria-label");
const symbols = (page, name) => page.locator(`.map use[href="#eg-${name}"]:visible`).count();
/** Regions that are offered now. */
const offered = ({ question }) => question.options.filter(({ kind }) => kind === "space").map(({ space }) => space);

test("bridge, quarantine, alliance, Castillo and limit board lie where they were put, and the note says so", async () => {
  const { ana, page, id, now, until, begin } = await sitDown();
  await page.goto(`/table/${id}`);

  await begin(CARDS.bridge, "prompt-bridge");
  await waitForSentence(page, "an end of the bridge");
  assert.equal(await page.locator('[data-space="bridge"]').count(), 0);
  const [from] = offered(await now());
  await clickSpace(page, from);
  const ends = offered(await now());
  if (ends.length > 1) await clickSpace(page, ends[0]); // the page takes the only one by itself
  await page.locator('[data-space="bridge"]').waitFor();
  assert.ok((await now()).view.spaces.bridge.between.ends.includes(from));
  await becomes(() => label(page, "bridge"), /Ana has 1 caballero, Bridge of Ana.*1 point in each general scoring/);
  await becomes(() => label(page, from), /Bridge of Ana/);

  await begin(CARDS.quarantine, "prompt-quarantine");
  await waitForSentence(page, "for the quarantine");
  const [sick] = offered(await now());
  await clickSpace(page, sick);
  await page.locator('.map use[href="#eg-quarantine"]').waitFor();
  await becomes(() => label(page, sick), /quarantine, closed: nothing may change here/);

  await begin(CARDS.alliance, "prompt-ally");
  await waitForSentence(page, "an alliance token");
  const [one, , other] = offered(await now());
  await clickSpace(page, one);
  await clickSpace(page, other);
  await page.locator(".map .link.ribbon").waitFor();
  await becomes(() => symbols(page, "alliance"), 2);
  await becomes(() => label(page, one), /Alliance: .* are scored together/);

  // The general scoring: the pair is scored together, the bridge brings a point, and the tokens come off.
  await begin(CARDS.shift, "prompt-shift");
  await waitForSentence(page, "into which the Castillo goes");
  assert.equal(await page.locator(".map .link.ribbon").count(), 0);
  const scoring = page.locator(".scoring-place");
  if (!(await scoring.isVisible())) await page.locator(".tabs .again").click();
  await becomes(() => scoring.innerText(), /is scored together with/);
  await becomes(() => scoring.innerText(), /Bridge\s+Ana\s+\+1/);

  const [stands] = offered(await now());
  await clickSpace(page, stands);
  await page.locator(".map .link.track").waitFor();
  await becomes(() => label(page, stands), /The Castillo stands/);
  await becomes(() => label(page, "castillo"), /The Castillo stands.*scored by the table or tile of that region/);

  await begin(CARDS.maximumSix, "prompt-close-region");
  await waitForSentence(page, "can stand from now on");
  const [full] = offered(await now());
  await clickSpace(page, full);
  await page.locator('.map use[href="#eg-six"]').waitFor();
  await becomes(() => label(page, full), /limit board: \d of 6/);

  await until("prompt-play-power-card");
  assert.deepEqual(ana.complaints, []);
});

test("a doubled region is marked for its owner only; what is thrown at a Castillo in danger stands beside it, on a phone too", async () => {
  const { ana, page, id, now, begin } = await sitDown();
  await page.goto(`/table/${id}`);
  await begin(CARDS.doubling, "prompt-double");
  await clickSpace(page, "sevilla");
  await page.locator(".map .mark.secret").waitFor();
  await becomes(() => label(page, "sevilla"), /Your 2× token.*secret until the region is scored/);
  const spectator = await visitor(browser, server, { size: PHONE });
  await spectator.page.goto(`/table/${id}`);
  await spectator.page.locator('[data-space="sevilla"]').waitFor();
  assert.equal(await symbols(spectator.page, "double"), 0);

  await begin(CARDS.collapse, "prompt-place");
  assert.equal((await now()).view.spaces.beside.absent, undefined);
  await clickSpace(page, "castillo");
  await page.locator('[data-space="beside"]').waitFor();
  await becomes(() => label(page, "beside"), /Beside the Castillo: Ana has 1 caballero/);
  await becomes(() => label(page, "castillo"), /Danger of collapse/);
  await spectator.page.locator('[data-space="beside"]').waitFor();
  assert.deepEqual([...ana.complaints, ...spectator.complaints], []);
});
