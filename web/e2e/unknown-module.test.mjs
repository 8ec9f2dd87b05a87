// A module that neither the box nor the pages know (tests/lanterns): its region, token, kept card and secret, by
// clicks.
import assert from "node:assert/strict";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { ask, ELGRANDE, launch, PHONE, Server, takeSeat, visitor } from "./pages.mjs";
import { clickButton, clickCard, clickSpace, person, play, stateOf, waitForSentence } from "./table.mjs";

const PYTHON = process.env["PYTHON"] ?? join(dirname(ELGRANDE), "python");
let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start([PYTHON, "-m", "tests.lanterns.serve"])])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ana and Bo, each at a page. */
async function sitDown() {
  const [ana, bo] = await Promise.all([person(browser, server), visitor(browser, server, { size: PHONE })]);
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id, seats } = await ask(ana.context, "/tables", { players, seed: 2, modules: ["lanterns"], options: {}, watchable: true });
  await takeSeat(bo.context, seats[1].invite);
  await Promise.all([ana, bo].map(({ page }) => page.goto(`/table/${id}`)));
  const of = (seat) => [ana, bo][seat].context;
  return { ana, bo, id, now: (seat = 0) => stateOf(of(seat), id, seat), by: (seat, ...texts) => play(of(seat), id, seat, ...texts) };
}

const label = (page, space) => page.locator(`[data-space="${space}"]`).getAttribute("aria-label");
const symbols = (page, name) => page.locator(`.map use[href="#eg-${name}"]`).count();

test("a table is made with it: its name and its text are there", async () => {
  const { page, complaints } = await person(browser, server);
  await page.goto("/new");
  const choice = page.locator("label").filter({ hasText: "Lanterns" });
  await choice.filter({ hasText: "An island, a lantern, a flint and hidden coves." }).waitFor();
  await page.goto("/cards");
  await page.getByText("Feast of lanterns").first().waitFor();
  assert.deepEqual(complaints, []);
});

test("its region, its token, its kept card and its secret are played by clicks, and only the owner sees the secret", async () => {
  const { ana, bo, now, by } = await sitDown();
  const { page } = ana;

  // The region lies on a plate below the map; caballeros are placed there.
  await page.locator('[data-space="menorca"]').waitFor();
  assert.match(await label(page, "menorca"), /^Menorca: score table 4 \/ 2 \/ 1/);
  const first = (await now()).waiting[0];
  await by(first, "P13");
  await by(1 - first, "P12");
  if (first === 1) await by(1, "A1", "end");

  // The token.
  await clickCard(page, 6);
  await clickButton(page, "Special action");
  await waitForSentence(page, "choose the region of the lantern");
  await clickSpace(page, "menorca");
  await page.locator('.map use[href="#eg-lantern"]').waitFor();
  assert.match(await label(page, "menorca"), /The lantern shines here/);
  await page.locator(".talk").getByText("Ana hangs the lantern in Menorca.").waitFor();
  await bo.page.locator('.map use[href="#eg-lantern"]').waitFor();
  await finish();

  // The secret.
  await nextRound("P11", "P10");
  await clickCard(page, 8);
  await clickButton(page, "Special action");
  await waitForSentence(page, "the region of your cove, in secret");
  await clickSpace(page, "menorca");
  await page.locator('.map .mark.secret use[href="#eg-cove"]').waitFor();
  assert.match(await label(page, "menorca"), /Your cove: Menorca, a secret of yours/);
  await page.locator('.player[data-seat="0"] .secret').filter({ hasText: "cove: Menorca" }).waitFor();
  await bo.page.locator('.player[data-seat="0"] .secret').filter({ hasText: "cove" }).waitFor();
  assert.equal(await symbols(bo.page, "cove"), 0);
  assert.doesNotMatch(await label(bo.page, "menorca"), /cove/);
  assert.doesNotMatch(JSON.stringify((await now(1)).view.seats[0]), /menorca/);
  await finish();

  // The kept card.
  await nextRound("P9", "P8");
  await clickCard(page, 7);
  await clickButton(page, "Special action");
  await page.locator('.player[data-seat="0"] button').filter({ hasText: "Flint" }).waitFor();
  await bo.page.locator('.player[data-seat="0"] button').filter({ hasText: "Flint" }).waitFor();

  // Another language has its words too.
  const german = await visitor(browser, server, { language: "de" });
  await german.page.goto(page.url());
  await german.page.locator('.player[data-seat="0"] button').filter({ hasText: "Feuerstein" }).waitFor();
  assert.deepEqual([...ana.complaints, ...bo.complaints, ...german.complaints], []);

  /** Everybody ends the turns of this round. */
  async function finish() {
    for (;;) {
      const { waiting } = await now();
      const state = await now(waiting[0]);
      const texts = state.question.options.map(({ text }) => text);
      if (state.question.prompt[0] === "prompt-play-power-card") return;
      await by(waiting[0], ["end", "+0", "stop", "pass"].find((text) => texts.includes(text)) ?? texts[0]);
    }
  }
  /** Both play these cards, and Ana is the first to take an action card, or follows Bo. */
  async function nextRound(...cards) {
    for (let turn = 0; turn < 2; turn++) {
      const [seat] = (await now()).waiting;
      await by(seat, cards[seat]);
    }
    for (;;) {
      const [seat] = (await now()).waiting;
      const state = await now(seat);
      const texts = state.question.options.map(({ text }) => text);
      if (seat === 0 && texts.includes("A6")) return;
      await by(seat, ["+0", "A1", "A2", "A3", "end", "stop", "pass"].find((text) => texts.includes(text)) ?? texts[0]);
    }
  }
});
