// A module that neither the box nor the pages know (tests/lanterns): its region, token, kept card and secret, by
// clicks.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, becomes, launch, PHONE, Server, takeSeat, visitor } from "./pages.mjs";
import { clickCard, clickSpace, person, play, stateOf, useSpecial, waitForSentence } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start("tests.lanterns.serve")])));
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

/** The page may give the usual answer before the test does. */
function faster(problem) {
  if (!/ 409 |is not offered/.test(problem)) throw problem;
}

test("a table is made with it: its name and its text are there", async () => {
  const { page, complaints } = await person(browser, server);
  await page.goto("/new");
  const choice = page.locator("li").filter({ hasText: "Lanterns" });
  await choice.filter({ hasText: "An island, a lantern, a flint and hidden coves." }).waitFor();
  await page.goto("/cards");
  await page.getByText("Feast of lanterns").first().waitFor();
  await page.goto("/rules");
  await page.getByRole("navigation", { name: "Rules" }).getByRole("link", { name: "Lanterns" }).click();
  await page.getByRole("heading", { name: "Lanterns over the sea" }).waitFor();
  await page.locator('.picture use[href="#eg-lantern"]').waitFor({ state: "attached" });
  await page.goto("/rules/words#word-lantern");
  await page.locator("#word-lantern").filter({ hasText: "It is only a light" }).waitFor();
  assert.deepEqual(complaints, []);
});

test("its region, its token, its kept card and its secret are played by clicks, and only the owner sees the secret", async () => {
  const { ana, bo, now, by } = await sitDown();
  const { page } = ana;

  // The region lies on a plate below the map; caballeros are placed there.
  await page.locator('[data-space="menorca"]').waitFor();
  await becomes(() => label(page, "menorca"), /^Menorca: score table 4/);
  const first = (await now()).waiting[0];
  await by(first, "P13");
  await by(1 - first, "P12");
  if (first === 1) await by(1, "A1", "end");

  // The token.
  await clickCard(page, 6);
  await useSpecial(page);
  await waitForSentence(page, "choose the region of the lantern");
  await clickSpace(page, "menorca");
  await page.locator('.map use[href="#eg-lantern"]').waitFor();
  await becomes(() => label(page, "menorca"), /The lantern shines here/);
  await page.locator(".talk").getByText("Ana hangs the lantern in Menorca.").waitFor();
  await bo.page.locator('.map use[href="#eg-lantern"]').waitFor();
  await finish();

  // The secret.
  await nextRound("P11", "P10");
  await clickCard(page, 8);
  await useSpecial(page);
  await waitForSentence(page, "the region of your cove, in secret");
  await clickSpace(page, "menorca");
  await page.locator('.map .mark.secret use[href="#eg-cove"]').waitFor();
  await becomes(() => label(page, "menorca"), /Your cove: Menorca, a secret of yours/);
  await page.locator('.player[data-seat="0"] .secret').filter({ hasText: "cove: Menorca" }).waitFor();
  await bo.page.locator('.player[data-seat="0"] .secret').filter({ hasText: "cove" }).waitFor();
  assert.equal(await symbols(bo.page, "cove"), 0);
  assert.doesNotMatch(await label(bo.page, "menorca"), /cove/);
  assert.doesNotMatch(JSON.stringify((await now(1)).view.seats[0]), /menorca/);
  await finish();

  // The kept card.
  await nextRound("P9", "P8");
  await clickCard(page, 7);
  await useSpecial(page);
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
      await by(waiting[0], ["end", "+0", "stop", "pass"].find((text) => texts.includes(text)) ?? texts[0]).catch(faster);
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
      await by(seat, ["+0", "A1", "A2", "A3", "end", "stop", "pass"].find((text) => texts.includes(text)) ?? texts[0]).catch(faster);
    }
  }
});
