/** Playing at the table by clicking what glows; and playing by requests, to reach what is tested quickly. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { ask, choose, ELGRANDE, PATIENCE, until, visitor } from "./pages.mjs";

/** The browser of somebody at a desk. */
export const person = (browser, server) => visitor(browser, server, { size: { width: 1400, height: 1000 } });

// --- by requests ---

/** A new short table for people, all of whose seats this browser holds; its id, and how to make a link to a seat. */
export async function openTable(context, names, seed) {
  const players = names.map((name) => ({ name, kind: "here" }));
  const { id } = await ask(context, "/tables", { players, seed, options: { rounds: 6 }, watchable: true });
  const linkTo = async (seat) => (await ask(context, `/tables/${id}/links`, { seat })).invite;
  return { id, linkTo };
}

/** How a seat sees the table. */
export const stateOf = (context, id, seat) => ask(context, `/tables/${id}${seat === undefined ? "" : `?seat=${seat}`}`);

/** Make these choices one after the other, in notation. */
export async function play(context, id, seat, ...texts) {
  for (const text of texts) {
    const state = await stateOf(context, id, seat);
    const options = state.question?.options ?? [];
    const option = options.find((one) => one.text === text);
    assert.ok(option, `seat ${seat} is not offered ${text}, but: ${options.map((one) => one.text).join(" ")}`);
    await choose(context, id, state, option.id);
  }
}

/** Choose for these people, each of whom has the seat of their number, until one of them is asked. */
export async function playUpTo(people, id, seat) {
  for (;;) {
    const { waiting } = await stateOf(people[0].context, id);
    if (waiting.includes(seat)) return;
    const { context } = people[waiting[0]];
    const state = await stateOf(context, id, waiting[0]);
    // The last option never opens a long list of steps. An open page gives usual answers itself, and may have been faster.
    if (state.question && !state.seats[waiting[0]].sits_in) await choose(context, id, state, state.question.options.at(-1).id).catch((problem) => assert.match(problem.message, /: 409 /));
    else await pause(50); // a bot plays
  }
}

/** Play all seats of this browser up to the dials of the first general scoring, with caballeros in the Castillo; or only
 *  up to a position before them. No page may be open at the table: it would give usual answers itself. */
export async function playToDials(context, id, last = Infinity) {
  const wanted = (options) =>
    options.find((one) => one.space === "castillo") ?? options.find((one) => one.text === "place") ?? options[0];
  let state = null;
  for (;;) {
    // What a choice answers is the next state of that seat.
    if (!state?.question) state = await stateOf(context, id, (await stateOf(context, id)).waiting[0]);
    if (state.question.prompt[0] === "prompt-dial-castillo" || state.position === last) return state;
    state = await choose(context, id, state, wanted(state.question.options).id);
  }
}

// --- by clicks ---

/** A generator of numbers from 0 to 1 that repeats for the same seed. */
export function dice(seed) {
  let now = seed >>> 0;
  return () => {
    now = (now + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(now ^ (now >>> 15), now | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Wait until the table is there and no choice is being sent. */
export async function settled(page) {
  await page.locator(".elgrande.table:not(.busy)").waitFor();
}

/** Wait until server and page are at the same question, one that fits, and return the state. The page may still be sending
 *  a choice, or give a usual answer by itself, so a state that the page has gone past is asked for again. */
export async function together(context, page, id, fits = () => true) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const state = await until(context, id, (now) => now.question !== null && fits(now));
    const there = page.locator(`.table[data-position="${state.position}"]:not(.busy) [data-choice]:visible`).first();
    const seen = await there.waitFor({ timeout: 2_000 }).then(() => true, () => false);
    if (seen && (await ask(context, `/tables/${id}`)).position === state.position) return state;
    if (Date.now() > end) throw new Error(`the page never shows a question of table ${id} that fits`);
  }
}

/** In the page: a point at which a click reaches the wanted element: a selector, or a number from 0 to 1 for one of all
 * that glow. The middle of a region may lie under another one, so it searches from the middle outwards; a small space may
 * lie wholly under a caballero that can be picked up there. */
function findPoint(wanted) {
  const glowing = [...document.querySelectorAll("[data-choice]")].filter((one) => one.getClientRects().length > 0);
  const element = typeof wanted === "number" ? glowing[Math.floor(wanted * glowing.length)] : document.querySelector(wanted);
  if (!element) return { error: `there is no ${wanted}` };
  element.scrollIntoView({ block: "nearest" });
  const box = element.getBoundingClientRect();
  let over = null;
  const steps = Array.from({ length: 24 }, (_, at) => (at % 2 ? 24 - at : 24 + at) / 48);
  for (const down of steps) {
    for (const across of steps) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      const hit = document.elementFromPoint(x, y)?.closest("[data-choice], [data-space], [data-drag]");
      if (hit === element) return { x, y };
      if (element.dataset.space && hit?.dataset.pick?.startsWith(`${element.dataset.space}.`)) over ??= { x, y };
    }
  }
  if (over) return over;
  const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return { error: `nobody can click ${element.outerHTML.slice(0, 200)}: above it is ${above?.closest("[class]")?.outerHTML.slice(0, 200)}` };
}

/** A selector for where an option is chosen. */
export function placeOf({ kind, text, space, colour, value }) {
  if (kind === "space") return `[data-space="${space}"][data-choice]`;
  if (kind === "pick") return `.pick[data-pick="${space}.${colour}"]`;
  if (kind === "card") return `[data-stack="${value}"] [data-choice]`;
  if (kind === "power") return `[data-value="${value}"][data-choice], [data-value="${value}"] [data-choice]`;
  return `.prompt [data-option="${text}"]`;
}

/** Close what was told of what hit the player: it lies over the map. Returns whether there was anything to close. */
const closeNotice = (page) =>
  page.evaluate(() => {
    const close = document.querySelector(".notices > button");
    close?.click();
    return close !== null;
  });

/** Click what is wanted: a selector, or a number from 0 to 1 for one of all that glow. If it cannot be reached, something
 *  may have to be closed first: `uncover` says whether it has done so. */
export async function clickPoint(page, wanted, { button = "left", uncover = closeNotice } = {}) {
  let point = await page.evaluate(findPoint, wanted);
  while (point.error && (await uncover(page))) point = await page.evaluate(findPoint, wanted);
  assert.equal(point.error, undefined);
  await page.mouse.click(point.x, point.y, { button });
  await settled(page);
}

/** A point of the window at which a click reaches what is wanted. */
export const pointOf = (page, wanted) => page.evaluate(findPoint, wanted);

/** Drag a piece, given by its selector, to a space that it may go to; `target` says which one, once the piece is in the
 *  hand. Without waiting, the piece is let go before the server has answered. */
export async function dragPiece(page, wanted, target, { uncover = closeNotice, waits = true } = {}) {
  let point = await page.evaluate(findPoint, wanted);
  while (point.error && (await uncover(page))) point = await page.evaluate(findPoint, wanted);
  assert.equal(point.error, undefined);
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  await page.mouse.move(point.x + 12, point.y, { steps: 3 });
  const goes = await target();
  if (goes === undefined) return page.mouse.up(); // it has gone there by itself
  const space = `[data-space="${goes}"]`;
  if (waits) await page.locator(`${space}[data-choice]`).waitFor();
  const there = await page.evaluate(findPoint, space);
  assert.equal(there.error, undefined);
  await page.mouse.move(there.x, there.y, { steps: 6 });
  await page.mouse.up();
}

/** How many things glow, when no choice is being sent. */
function countGlowing(page) {
  return page.evaluate(() => {
    const table = document.querySelector(".elgrande.table:not(.busy)");
    return [...(table?.querySelectorAll("[data-choice]") ?? [])].filter((one) => one.getClientRects().length > 0).length;
  });
}

/** Click a space that glows on the map. */
export async function clickSpace(page, space) {
  const selector = `[data-space="${space}"]`;
  await page.locator(`${selector}[data-choice]`).waitFor();
  await clickPoint(page, selector);
}

/** Click a caballero that may be picked up. */
export async function clickCaballero(page, space, colour) {
  const selector = `.pick[data-pick="${space}.${colour}"]`;
  await page.locator(selector).waitFor();
  await clickPoint(page, selector);
}

/** Click a face-up action card once it can be taken: before that, a click only shows its text. */
export async function clickCard(page, stack) {
  await page.locator(".offer-place li").nth(stack - 1).locator("button[data-choice]").click();
  await settled(page);
}

/** Click a button of the prompt by its words; a word that explains itself is none. */
export async function clickButton(page, name) {
  await page.locator(".prompt").getByRole("button", { name }).and(page.locator("button")).first().click();
  await settled(page);
}

/** Begin with a part of the turn, unless what it offers is offered already. */
async function begin(page, text) {
  await page.locator(".table:not(.busy) .prompt.mine").waitFor();
  const button = page.locator(`.prompt [data-option="${text}"]`);
  if (await button.count()) await button.click();
  await settled(page);
}
export const useSpecial = (page) => begin(page, "special");
export const usePlacing = (page) => begin(page, "place");

/** End the turn, or only placing, even if something could still be placed. */
export async function endTurn(page, name = "End the turn") {
  await clickButton(page, name);
  const sure = page.locator(".caution [data-choice]");
  if (await sure.count()) await sure.click();
  await settled(page);
}

/** Keep clicking on whichever page something glows, until the game is over; returns the number of clicks. */
export async function playByClicks(pages, random) {
  let clicks = 0;
  let last = Date.now();
  for (;;) {
    let idle = true;
    for (const page of pages) {
      if ((await countGlowing(page)) === 0) continue;
      await clickPoint(page, random());
      clicks += 1;
      idle = false;
      last = Date.now();
    }
    if (!idle) continue;
    if (await pages[0].locator(".end").isVisible()) return clicks;
    assert.ok(Date.now() - last < PATIENCE, `nothing glows and the game is not over: ${await sentence(pages[0])}`);
    await pause(100); // asking more often costs more than it saves: bots and browser share the machine
  }
}

/** The sentence that says what to do. */
export function sentence(page) {
  return page.locator(".prompt .sentence").innerText();
}

/** Wait until the sentence matches. */
export async function waitForSentence(page, words) {
  await page.locator(".prompt .sentence").filter({ hasText: words }).waitFor();
}

// --- what the engine says ---

/** What the engine says about a record. */
export async function replay(server, record) {
  const file = join(server.data, "record.txt");
  await writeFile(file, record);
  const { stdout } = await promisify(execFile)(ELGRANDE, ["replay", file, "--json"]);
  return JSON.parse(stdout);
}
