// What one looks at lights up what it is about: spaces, players, cards and lines of the log, each with all the others.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, newTable, playUntil, Server, visitor } from "./pages.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** What of the page is lit now. */
const lit = (page) =>
  page.evaluate(() => {
    const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
    return {
      seats: all(".players-place [data-seat].lit", (one) => Number(one.dataset.seat)).toSorted(),
      cards: all(".offer-place .card.lit", (one) => Number(one.closest("[data-stack]").dataset.stack)),
      spaces: all(".map .space.lit", (one) => one.dataset.space).toSorted(),
      grandes: all(".map .grande.lit", (one) => one.dataset.piece),
      caballeros: all(".map .pieces .light", () => 1).length,
      lines: all(".log a.lit", (one) => one.textContent),
    };
  });

/** Wait until something is lit, and say what. */
async function lights(page, selector) {
  await page.locator(selector).first().waitFor();
  return lit(page);
}

/** In the page: a point of a space at which nothing else is pointed at. */
function pointIn(space) {
  const element = document.querySelector(`[data-space="${space}"]`);
  const { x, y, width, height } = element.getBoundingClientRect();
  for (let step = 1; step < 400; step++) {
    const point = [x + (width * (step % 20)) / 20, y + (height * Math.floor(step / 20)) / 20];
    if (document.elementFromPoint(...point)?.closest("[data-space], .notices") === element) return point;
  }
  throw new Error(`nobody can point at ${space}`);
}

test("a region, a player, a card and a line of the log light up each other", async () => {
  const { context, page, complaints } = await visitor(browser, server, { size: { width: 1600, height: 1000 } });
  const id = await newTable(context);
  const choosesCard = ({ question, view }) => view.round >= 2 && view.offered.includes(null) && question?.options.some(({ kind }) => kind === "card");
  const { view, seats, log } = await playUntil(context, id, choosesCard);
  await page.goto(`/table/${id}`);
  await page.locator(".offer-place [data-choice]").first().waitFor();
  const away = async () => {
    await page.locator(".elgrande-header, header").first().hover();
    await page.waitForFunction(() => document.querySelector(".players-place .lit, .offer-place .lit, .log .lit, .map .space.lit, .map .grande.lit, .pieces .light") === null);
  };
  await away();
  const [, , taker, card] = log.findLast(([, kind]) => kind === "took");
  const colour = seats[taker].colour;

  // A region: who stands there, and what was told of it.
  const [, , , space] = log.findLast(([, kind, player]) => kind === "placed" && player === taker);
  const there = seats.map((_, seat) => seat).filter((seat) => view.spaces[space].caballeros[seat] > 0 || view.seats[seat].grande === space);
  await page.mouse.move(...(await page.evaluate(pointIn, space)));
  let found = await lights(page, ".log a.lit");
  assert.deepEqual(found.seats, there);
  const name = (await page.locator(`[data-space="${space}"]`).getAttribute("aria-label")).split(":")[0];
  assert.ok(found.lines.length > 0 && found.lines.every((line) => line.includes(name)), `${name}: ${found.lines}`);
  assert.equal(found.caballeros, 0, "not what they have elsewhere");
  await away();

  // A player: their pieces, their card, and what they did.
  await page.locator(`.players-place [data-seat="${taker}"]`).hover();
  found = await lights(page, ".log a.lit");
  const regions = Object.values(view.spaces).filter(({ caballeros }) => caballeros?.[taker] > 0).length;
  const [stack] = found.cards;
  assert.deepEqual([found.seats, found.cards.length, found.caballeros], [[taker], 1, regions]);
  assert.deepEqual(found.grandes, [`grande.${view.seats[taker].grande}.${colour}`]);
  assert.ok(found.lines.every((line) => line.includes(seats[taker].name)), found.lines.join("\n"));
  await away();

  // That card: who took it, and when.
  await page.locator(`.offer-place [data-stack="${stack}"] .card`).hover();
  found = await lights(page, ".log a.lit");
  assert.deepEqual([found.seats, found.cards], [[taker], [stack]]);
  const took = found.lines.at(-1);
  assert.ok(took.includes(seats[taker].name), took);
  await away();

  // The line that says so: the player and the card; another one: the region.
  await page.locator(".log a", { hasText: took }).last().hover();
  found = await lights(page, ".offer-place .lit");
  assert.deepEqual([found.seats, found.cards, found.spaces], [[taker], [stack], []]);
  await page.locator(".log a", { hasText: name }).last().hover();
  found = await lights(page, ".map .space.lit");
  assert.ok(found.spaces.includes(space) && found.cards.length === 0, JSON.stringify(found));
  await away();
  assert.ok(card);
  assert.deepEqual(complaints, []);
  await context.close();
});
