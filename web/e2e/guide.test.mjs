/** The guided first game: from the start page to its end by clicks; left, taken up again and begun anew. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faultsDayAndNight } from "./axe.mjs";
import { becomes, launch, Server, visitor } from "./pages.mjs";
import { clickButton, clickCard, clickSpace, settled } from "./table.mjs";

const PHONE = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };
let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const coach = (page) => page.locator(".bubble");
const words = (page) => coach(page).locator(".words").innerText();
const progress = (page) => coach(page).locator(".progress").innerText();
const next = (page) => coach(page).getByRole("button", { name: "Next" });

/** Somebody's browser, in which no turn ends by itself: the machine may be slow. */
async function learner(more) {
  const visit = await visitor(browser, server, more);
  await visit.context.addInitScript(() => {
    const known = JSON.parse(localStorage.getItem("elgrande.settings") ?? "{}");
    localStorage.setItem("elgrande.settings", JSON.stringify({ ...known, ends: false }));
  });
  return visit;
}

async function begin(page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Learn by playing" }).click();
  await coach(page).waitFor();
}

/** What the adviser covers although it is to be clicked or read: none of it, if the page is well made. */
function covered() {
  const words = document.querySelector(".bubble").getBoundingClientRect();
  const listed = document.querySelectorAll(".prompt .all button").length > 0; // then nobody needs the map
  const choices = listed ? ".prompt button" : "[data-choice]";
  const asked = document.querySelector(".bubble .yours") ? [...document.querySelectorAll(choices)] : [];
  const shown = [document.querySelector(".prompt .sentence"), ...asked].filter((one) => one?.getClientRects().length > 0);
  return shown.flatMap((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const under = x > words.left && x < words.right && y > words.top && y < words.bottom;
    return under ? [one.getAttribute("aria-label") ?? one.textContent.trim()] : [];
  });
}

/** Whether nothing lies over what he points at: neither a scoring that is read again, nor the edge of the window. */
function pointsWell(needed) {
  const ring = document.querySelector(".pointer .ring")?.getBoundingClientRect();
  if (!ring) return !needed;
  const panel = document.querySelector(".scoring-place")?.getBoundingClientRect();
  const apart = !panel || ring.right < panel.left || panel.right < ring.left || ring.bottom < panel.top || panel.bottom < ring.top;
  return apart && ring.bottom > 0 && ring.top < innerHeight && ring.width > 0;
}

/** Lines that would mean nothing if he did not point at something. */
const POINTING = /^(Granada is your home|7 more caballeros|Each round begins|Now you take|This tower|A new round|Granada was your best)/;

/** Hear the adviser out, until he waits for a choice; returns all that he said. */
async function listen(page, look = async () => {}) {
  const said = [];
  await coach(page).waitFor();
  for (;;) {
    said.push(await words(page));
    await look(said.at(-1));
    await page.waitForFunction(pointsWell, POINTING.test(said.at(-1)));
    assert.deepEqual(await page.evaluate(covered), [], said.at(-1));
    if (!(await next(page).count())) return said;
    await next(page).click();
    await page.waitForFunction((old) => document.querySelector(".bubble .words").textContent !== old, said.at(-1));
  }
}

/** Wait until the adviser says something like this, and hear him out. */
async function hear(page, start, look) {
  await coach(page).locator(".words").filter({ hasText: start }).waitFor();
  return listen(page, look);
}

async function playPower(page, value) {
  await page.locator(".hand-place").getByRole("button", { name: new RegExp(`^Power card ${value}\\b`) }).click();
  await settled(page);
}

async function place(page, ...spaces) {
  for (const space of spaces) await clickSpace(page, space);
}

/** The whole first round as the adviser hopes; `look` is called at every line. */
async function firstRound(page, look) {
  await hear(page, "Welcome to Spain", look);
  await playPower(page, 12);
  await hear(page, "Your 12 is the highest card", look);
  await clickCard(page, 5);
  await hear(page, "That is the King", look);
  await place(page, "granada");
  await hear(page, "Now 3 of yours stand in Granada", look);
  await place(page, "granada", "granada");
  await hear(page, "This tower is the Castillo", look);
  await place(page, "castillo");
  await hear(page, "Nobody will know", look);
  await place(page, "valencia");
  await hear(page, "every action card has a special action", look);
  await clickSpace(page, "granada");
  await hear(page, "a whole turn", look);
  await clickButton(page, "End the turn");
}

/** The second round and the scoring. */
async function secondRound(page, look) {
  await hear(page, "A new round", look);
  await playPower(page, 3);
  await hear(page, "Isabel had Aragón scored at once", look);
  await clickCard(page, 5);
  await hear(page, "The King is in Granada", look);
  await place(page, "castilla-la-nueva", "castilla-la-nueva", "castilla-la-nueva", "castillo", "castillo");
  await hear(page, "Everybody is in place", look);
  await clickButton(page, "End the turn");
  await hear(page, "The first scoring!", look);
  await clickSpace(page, "valencia");
  return hear(page, "That was the scoring", look);
}

for (const [name, size] of [["desktop", { width: 1280, height: 720 }], ["phone", PHONE], ["phone held across", ACROSS]]) {
  test(`the first game is learned to its end on a ${name}`, async () => {
    const { page, context, complaints } = await learner({ size });
    await begin(page);
    const stops = [];
    const look = async () => stops.push(await progress(page));
    await firstRound(page, look);
    const end = await secondRound(page, look);
    assert.deepEqual([...new Set(stops)], Array.from({ length: 8 }, (_, at) => `${at + 1} of 8`));
    assert.match(end.join(" "), /Granada was your best region, with 10 points: 6 for your place, 2 for the King, 2 for your Grande\./);
    assert.match(end.join(" "), /In all you scored 24 points\. You lead the table!/);
    await coach(page).getByRole("button", { name: "Play on" }).click();
    await coach(page).waitFor({ state: "detached" });
    await page.locator(".prompt .sentence").filter({ hasText: "play a power card" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Ask the adviser" }).count(), 0);
    await page.goto("/");
    await page.getByText("You know everything the adviser can teach you").waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("other choices are let through, and the adviser says what they did", async () => {
  const { page, context } = await learner();
  await begin(page);
  await listen(page);
  await playPower(page, 13);
  await hear(page, "Your 13 is the highest card");
  await clickCard(page, 2);
  await listen(page);
  await place(page, "sevilla");
  await hear(page, "Now 2 of yours stand in Granada");
  await context.close();
});

test("the lesson can be left, taken up again and begun anew", async () => {
  const { page, context, complaints } = await learner();
  await begin(page);
  await page.keyboard.press("Enter");
  await coach(page).locator(".words").filter({ hasText: "Granada is your home" }).waitFor();
  await page.keyboard.press("Escape");
  await coach(page).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Ask the adviser" }).click();
  assert.match(await words(page), /Granada is your home/);
  await coach(page).getByRole("button", { name: "Back" }).click();
  assert.match(await words(page), /Welcome/);
  await listen(page);
  await playPower(page, 12);
  await hear(page, "Your 12");
  const table = page.url();

  await page.goto("/");
  await page.getByText("You were at 3 of 8: The action card.").waitFor();
  await page.getByRole("button", { name: "Carry on learning" }).click();
  await coach(page).waitFor();
  assert.equal(page.url(), table);
  assert.match(await words(page), /I would take the King/);
  await page.reload();
  await coach(page).waitFor();
  assert.match(await words(page), /I would take the King/);

  await page.goto("/");
  await page.getByRole("button", { name: "Start over" }).click();
  await coach(page).locator(".words").filter({ hasText: "Welcome" }).waitFor();
  assert.notEqual(page.url(), table);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("with the keyboard alone the focus stays with the adviser, and a screen reader hears him", async () => {
  const { page, context } = await learner();
  await begin(page);
  const heard = page.locator("p[role=status].visually-hidden");
  assert.equal(await heard.innerText(), await words(page));
  await next(page).focus();
  while (await next(page).count()) {
    const before = await words(page);
    await page.keyboard.press("Enter");
    await page.waitForFunction((old) => document.querySelector(".bubble .words").textContent !== old, before);
    assert.equal(await page.evaluate(() => document.activeElement.closest(".bubble") !== null), true, before);
  }
  await becomes(() => heard.innerText(), /play a card above 10/);
  await page.keyboard.press("Escape");
  await page.locator(".call:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".bubble:focus").waitFor();
  await context.close();
});

test("a newcomer is asked first, everybody else later", async () => {
  const { page, context } = await learner();
  const first = () => page.locator(".page > section").first().getAttribute("class");
  await page.goto("/");
  await page.getByRole("button", { name: "Learn by playing" }).waitFor();
  assert.match(await first(), /invitation/);
  await page.reload();
  await page.getByRole("button", { name: "Learn by playing" }).waitFor();
  assert.match(await first(), /hero/);
  await context.close();
});

test("the adviser changes his language in the middle of a sentence", async () => {
  const { page, context } = await learner();
  await begin(page);
  for (const [language, start] of [["nl", "Welkom in Spanje"], ["de", "Willkommen in Spanien"], ["es", "Te doy la bienvenida"], ["en", "Welcome to Spain"]]) {
    await page.evaluate((chosen) => localStorage.setItem("elgrande.settings", JSON.stringify({ ...JSON.parse(localStorage.getItem("elgrande.settings")), language: chosen })), language);
    await page.reload();
    await coach(page).locator(".words").filter({ hasText: start }).waitFor();
  }
  await context.close();
});

test("axe finds nothing at fault with the adviser, by day and by night", async () => {
  const { page, context } = await learner();
  const found = [];
  const check = async (where) => found.push(...(await faultsDayAndNight(page)).map((fault) => `${where}: ${fault}`));
  await page.goto("/");
  await page.getByRole("button", { name: "Learn by playing" }).waitFor();
  await check("the start page");
  await begin(page);
  await check("the table");
  await listen(page);
  await check("the table, waiting");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Ask the adviser" }).waitFor();
  await check("the table without him");
  assert.deepEqual(found, []);
  await context.close();
});
