/** Cards look like cards: what they do can be read without a hover, who took one is shown, and none of them moves. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faults } from "./axe.mjs";
import { becomes, choose, launch, newTable, openTable, playUntil, Server, visitor } from "./pages.mjs";
import { together } from "./table.mjs";

const LAPTOP = { width: 1280, height: 720 };
const LEAST = 11; // pixels: the smallest letters
const STILL = 2; // pixels: less than this is no jump
const bot = (name) => ({ name, kind: "page" });
const FIVE = [{ name: "Ana", kind: "here" }, bot("Bruno"), bot("Clara"), bot("Diego"), bot("Elvira")];
let browser;
let server;

before(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const asks = ({ question }, kind) => question?.options.some((option) => option.kind === kind) ?? false;
/** Ana takes an action card after somebody else has. */
const takesSecond = (state) => asks(state, "card") && state.view.round > 1 && state.view.offered.includes(null);

/** Where each card lies that is shown. */
const places = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".offer-place li, .hand-place li")]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height];
      }),
  );

/** The words of cards that cannot be read: too small, hidden, or outside their card. */
const unreadable = (page, least) =>
  page.evaluate((smallest) => {
    const wrong = [];
    for (const face of document.querySelectorAll(".offer-place .card-face:not(.taken)")) {
      const card = face.getBoundingClientRect();
      for (const words of face.querySelectorAll(".name, .brief")) {
        const box = words.getBoundingClientRect();
        const letters = Number.parseFloat(getComputedStyle(words).fontSize);
        const inside = box.left >= card.left && box.right <= card.right && box.bottom <= card.bottom + 1;
        if (letters < smallest || box.height < letters || !inside) wrong.push(`${words.className}: ${words.textContent}`);
      }
    }
    return wrong;
  }, least);

for (const [modules, cards] of [[[], 5], [["grand_inquisitor"], 7], [["grandissimo"], 7]]) {
  test(`who took a card is shown, and what the other cards do, with ${cards} cards: ${modules.join()}`, async () => {
    const { page, context, complaints } = await visitor(browser, server, { size: LAPTOP });
    const id = await newTable(context, { players: FIVE, seed: 4, modules });
    const { view, seats, log } = await playUntil(context, id, takesSecond);
    await openTable(page, id);
    await becomes(() => page.locator(".offer-place li").count(), cards);
    const takers = log.filter(([, kind]) => kind === "took").map(([, , seat, card]) => [card, seats[seat].name]);
    const gone = view.offered.filter((card) => card === null).length;
    const held = page.locator(".offer-place .card-face.taken");
    await held.first().waitFor();
    assert.equal(await held.count(), gone);
    const shown = await held.locator(".who").allInnerTexts();
    const last = takers.slice(-gone).map(([, name]) => name);
    assert.deepEqual(shown.map((name) => name.replace(/^taken by\s*/, "")).sort(), last.sort());
    assert.deepEqual(await unreadable(page, LEAST), []);
    assert.deepEqual(await faults(page, ".offer-place"), []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("nothing jumps while cards are played and taken", async () => {
  const { page, context, complaints } = await visitor(browser, server, { size: LAPTOP });
  const id = await newTable(context, { players: FIVE, seed: 4 });
  let state = await playUntil(context, id, (now) => asks(now, "power") && now.view.round > 1);
  await openTable(page, id);
  const first = await places(page);
  assert.equal(first.length, 5 + 13);
  for (const kind of ["power", "card"]) {
    state = await playUntil(context, id, (now) => asks(now, kind));
    await choose(context, id, state, state.question.options.find((option) => option.kind === kind).id);
    await together(context, page, id);
    const now = await places(page);
    for (const [at, place] of now.entries()) {
      for (const [side, value] of place.entries()) assert.ok(Math.abs(value - first[at][side]) < STILL, `card ${at} moved after ${kind}`);
    }
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the card browser shows every card as it lies on the table; ids only on request", async () => {
  const { page, context, complaints } = await visitor(browser, server, { size: LAPTOP });
  await page.goto("/cards");
  await page.locator("article .card-face").first().waitFor();
  const cards = page.locator("article");
  const count = await cards.count();
  assert.ok(count > 100);
  await becomes(() => page.locator("article .card-face .icon svg > *:first-child").count(), count);
  assert.ok((await page.locator("article .card-face .brief").allInnerTexts()).every((text) => text.length > 5));
  const veto = page.locator("#card-veto");
  assert.doesNotMatch(await veto.innerText(), /BASE-|printed/i);
  await veto.getByText("About this card").click();
  await becomes(() => veto.innerText(), /BASE-111/);
  assert.deepEqual(await faults(page, "#card-veto"), []); // the others as they are: in access.test.mjs
  assert.deepEqual(complaints, []);
  await context.close();
});
