// A round takes few clicks, and one click takes back what one click did.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { countClicks } from "./clicks.mjs";
import { ask, becomes, launch, PYTHON, ROOT, Server, sitDown, takeSeat, until, visitor } from "./pages.mjs";
import { clickButton, clickCard, clickSpace, dragPiece, openTable, person, play, pointOf, sentence, settled, stateOf, waitForSentence } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ana's turn begins: she has played a card that brings caballeros. */
async function turn() {
  const [ana, bo] = [await person(browser, server), await person(browser, server)];
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id, seats } = await ask(ana.context, "/tables", { players, seed: 0, options: { rounds: 6 }, watchable: true });
  await sitDown(bo.page, seats[1].invite);
  await play(ana.context, id, 0, "P5");
  await play(bo.context, id, 1, "P4");
  await ana.page.goto(`/table/${id}`);
  return { ana, bo, id, now: () => stateOf(ana.context, id, 0) };
}

/** The base game, and the sets whose rounds take the most clicks; the others take fewer (`node e2e/clicks.mjs`). */
const SETS = ["", "grand_inquisitor", "grandissimo", "grand_inquisitor,king_intrigue,players_edition,special_cards"];

test("ten rounds take at most eight clicks each, and keys counted too, whatever is played", async () => {
  const { perRound, games } = await countClicks(browser, server, "--modules", ...SETS);
  assert.equal(perRound.length, SETS.length);
  for (const { modules, rounds, choices, drags, clicks, clicksAndKeys } of perRound) {
    const found = `${modules}: ${clicks} clicks, ${clicksAndKeys} with keys: ${JSON.stringify(games.filter((game) => game.modules === modules))}`;
    assert.ok(clicksAndKeys <= 8, found);
    assert.ok(rounds === 10 && clicks > 4 && choices > clicks + drags, `they were real games: ${found}`);
  }
});

/** Ana has taken the card of a stack, and her special action is still to come. */
async function card(stack) {
  const { ana, id, now } = await turn();
  await waitForSentence(ana.page, "take an action card");
  await clickCard(ana.page, stack);
  await ana.page.locator('.prompt [data-option="special"]').waitFor();
  return { ...ana, id, now, before: await now() };
}

const RED = ".pick.draggable[data-pick$='.red']";
/** A space that the caballero in the hand may go to. */
const aim = async (now) => (await eventuallyAsked(now)).question.options.find(({ kind }) => kind === "space").space;
async function eventuallyAsked(now) {
  let state;
  await becomes(async () => (state = await now()).question.continues === true, true);
  return state;
}

test("a caballero is dragged to another region, and one undo takes back the whole gesture", async () => {
  const { page, complaints, now, before, context, id } = await card(1);
  let target;
  await dragPiece(page, RED, async () => (target = await aim(now)));
  const moved = await until(context, id, ({ position }) => position === before.position + 3);
  assert.equal(moved.view.spaces[target].caballeros[0], before.view.spaces[target].caballeros[0] + 1);
  await settled(page);
  await page.keyboard.press("u");
  await until(context, id, ({ position }) => position === before.position);

  // Let go before the server has answered, it goes there nevertheless.
  await page.locator(`.table[data-position="${before.position}"]:not(.busy)`).waitFor();
  await page.route("**/choices", (route) => setTimeout(() => void route.continue(), 300));
  await dragPiece(page, RED, () => target, { waits: false });
  const again = await until(context, id, ({ position }) => position === before.position + 3);
  assert.deepEqual(again.view.spaces, moved.view.spaces);
  assert.deepEqual(complaints, []);
});

test("a caballero that is let go where it may not go stays picked up, and a short press is a click", async () => {
  const { page, complaints, now, before, context, id } = await card(1);
  const { king } = before.view;
  await dragPiece(page, RED, () => king, { waits: false });
  await until(context, id, ({ position }) => position === before.position + 2);
  await settled(page);
  const target = await aim(now);
  await clickSpace(page, target);
  const moved = await until(context, id, ({ position }) => position === before.position + 3);
  assert.equal(moved.view.spaces[target].caballeros[0], before.view.spaces[target].caballeros[0] + 1);
  assert.equal(await page.locator(".map .held").count(), 0);
  assert.deepEqual(complaints, []);
});

test("the King is dragged, also while caballeros can be placed, and a click on him is one on his region", async () => {
  const { page, complaints, before, context, id } = await card(5);
  assert.ok(before.question.options.some(({ then }) => then), "caballeros can be placed");
  const king = page.locator("[data-drag=king]");
  await king.click();
  await settled(page);
  assert.equal((await stateOf(context, id)).position, before.position, "nothing can be placed there");
  // He may stay, too, but who puts him back where he was has not said so.
  await dragPiece(page, "[data-drag=king]", () => before.view.king);
  await settled(page);
  assert.equal((await stateOf(context, id)).question.prompt[0], "prompt-move-king");
  await page.keyboard.press("u");
  await until(context, id, ({ position }) => position === before.position);
  await page.locator('.prompt [data-option="special"]').waitFor();
  const target = Object.keys(before.view.spaces).find((space) => space !== before.view.king && space !== "castillo");
  await dragPiece(page, "[data-drag=king]", () => target);
  const moved = await until(context, id, ({ position }) => position === before.position + 2);
  assert.equal(moved.view.king, target);
  await settled(page);
  await page.keyboard.press("u");
  await until(context, id, ({ position }) => position === before.position);
  assert.deepEqual(complaints, []);
});

test("a finger drags, too", async () => {
  const { context, id, now, before } = await card(1);
  const state = await context.storageState();
  const phone = await visitor(browser, server, { size: { width: 390, height: 844 }, hasTouch: true, isMobile: true, storageState: state });
  await phone.page.goto(`/table/${id}`);
  await phone.page.locator(RED).waitFor();
  const finger = await phone.context.newCDPSession(phone.page);
  const touch = (type, ...points) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const middle = async (place) => {
    const { x, y } = await pointOf(phone.page, place);
    return [x, y];
  };
  const from = await middle(RED);
  await touch("touchStart", from);
  await touch("touchMove", [from[0] + 15, from[1] + 5]);
  const target = await aim(now);
  await phone.page.locator(`[data-space="${target}"][data-choice]`).waitFor();
  await touch("touchMove", await middle(`[data-space="${target}"]`));
  await touch("touchEnd");
  const moved = await until(context, id, ({ position }) => position === before.position + 3);
  assert.equal(moved.view.spaces[target].caballeros[0], before.view.spaces[target].caballeros[0] + 1);
  assert.deepEqual(phone.complaints, []);
});

test("who does not sail takes a card at once, and one undo takes back the click", async () => {
  const [{ page, context, complaints }, others] = [await person(browser, server), await person(browser, server)];
  const [game] = JSON.parse((await promisify(execFile)(PYTHON, [join(ROOT, "web/clicks.py"), "--modules", "grand_inquisitor", "--seeds", "11"])).stdout);
  const players = ["Ana", "Bo", "Cid", "Dora"].map((name, seat) => ({ name, kind: seat ? "invited" : "here" }));
  const { id, seats } = await ask(context, "/tables", { players, seed: game.seed, modules: game.modules, watchable: true });
  for (const { invite } of seats.slice(1)) await takeSeat(others.context, invite);
  const sails = game.choices.findIndex(([seat, , asked]) => seat === 0 && asked === "prompt-journey");
  for (const [seat, text] of game.choices.slice(0, sails)) await play((seat ? others : { context }).context, id, seat, text);
  await page.goto(`/table/${id}`);
  await waitForSentence(page, "to sail");
  await page.locator(".prompt").getByText("Or: Take an action card").waitFor();
  const before = await stateOf(context, id, 0);
  const taken = before.question.options.find(({ then }) => then).then.options.at(-1);
  await clickCard(page, taken.value);
  const state = await until(context, id, ({ view }) => view.offered[taken.value - 1] === null);
  assert.equal(state.view.spaces.ship.caballeros[0], before.view.spaces.ship.caballeros[0]);
  await settled(page);
  await page.keyboard.press("u");
  const back = await until(context, id, ({ position }) => position === before.position);
  assert.equal(back.question.prompt[0], "prompt-journey");
  assert.deepEqual(complaints, []);
});

test("the most caballeros come by themselves, and undo gives the question back", async () => {
  const { ana, now } = await turn();
  await waitForSentence(ana.page, "take an action card");
  const { view } = await now();
  await clickButton(ana.page, "Take back");
  await waitForSentence(ana.page, "from the province to your court");
  await ana.page.reload();
  await waitForSentence(ana.page, "from the province to your court");
  await ana.page.locator('.prompt [data-option="+1"]').click();
  await waitForSentence(ana.page, "take an action card");
  assert.ok((await now()).view.seats[0].court < view.seats[0].court);
  assert.deepEqual(ana.complaints, []);
});

test("regions glow as soon as a card is taken, and one undo takes back one click", async () => {
  const { ana, bo, id, now } = await turn();
  const { page } = ana;
  await waitForSentence(page, "take an action card");
  const { question } = await now();
  const card = question.options.findLast(({ kind }) => kind === "card");
  await clickCard(page, card.value);
  await page.locator('.prompt [data-option="special"]').waitFor();
  assert.equal(await page.locator('.prompt [data-option="place"]').count(), 0, "placing needs no button");
  const before = await now();
  const placing = before.question.options.find(({ then }) => then).then;
  assert.deepEqual(
    new Set(await page.locator("[data-space][data-choice]").evaluateAll((all) => all.map((one) => one.dataset.space))),
    new Set(placing.options.map(({ space }) => space)),
  );
  const [{ space }] = placing.options;
  await clickSpace(page, space);
  const placed = await until(ana.context, id, ({ position }) => position === before.position + 2);
  assert.equal(placed.view.spaces[space].caballeros[0], before.view.spaces[space].caballeros[0] + 1);
  await page.keyboard.press("u");
  await until(ana.context, id, ({ position }) => position === before.position);
  await waitForSentence(bo.page, "Ana is choosing what to do next");

  // Ending the turn now gives something up, so it is asked once.
  await page.locator(".table:not(.busy) .prompt [data-option=end]").click();
  const caution = page.locator(".caution");
  await becomes(() => caution.innerText(), /You could still place \d caballeros/);
  await caution.getByRole("button", { name: "Go on" }).click();
  await caution.waitFor({ state: "hidden" });
  await page.locator(".prompt [data-option=end]").click();
  await page.locator(".prompt [data-option=end]").click();
  await waitForSentence(page, "Bo is");
  await waitForSentence(bo.page, "Take an action card");
  assert.deepEqual([ana.complaints, bo.complaints], [[], []]);
});

test("keys: a list of them, a card by its number, and none of them while one writes", async () => {
  const { context, page, complaints } = await person(browser, server);
  const { id } = await openTable(context, ["Ana", "Bo"], 0);
  await page.goto(`/table/${id}`);
  await waitForSentence(page, "play a power card");
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await list.waitFor();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Keys" }).click();
  await list.getByRole("button", { name: "Close" }).click();
  await list.waitFor({ state: "hidden" });
  await page.keyboard.press("1");
  await page.locator(".prompt").getByText("Power card 1 …").waitFor();
  await page.keyboard.press("2");
  const state = await until(context, id, ({ position }) => position === 1);
  assert.equal(state.view.seats[0].power, 12);
  assert.deepEqual(complaints, []);
});

test("a turn with nothing left to do ends by itself, if its player wants that", async () => {
  const { page, context } = await visitor(browser, server, { ends: true });
  const { id } = await openTable(context, ["Ana", "Bo"], 0);
  await play(context, id, 0, "P13");
  await play(context, id, 1, "P12");
  await play(context, id, 0, "A2", "place", "stop");
  await page.goto(`/table/${id}`);
  await page.locator('.prompt [data-option="end"]').waitFor();
  assert.equal(await page.locator(".ends").count(), 0, "a special action is left");
  await clickButton(page, "Special action");
  await waitForSentence(page, "nothing is left to do");
  await page.getByLabel("My turn ends by itself").waitFor();
  await until(context, id, ({ waiting }) => waiting[0] === 1);
});

test("a long name wraps on a small phone", async () => {
  const { page, context } = await visitor(browser, server, { size: { width: 360, height: 740 } });
  const name = "Maximiliana-Wilhelmina-von-Hohenstaufen!";
  const { id } = await openTable(context, [name, "Bo"], 0);
  await page.goto(`/table/${id}`);
  await settled(page);
  await becomes(() => sentence(page), /Maximiliana/);
  const wide = await page.locator(".prompt .sentence").evaluate((one) => one.scrollWidth - one.clientWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
});
