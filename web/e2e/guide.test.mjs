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
/** The key of what he says. */
const lineOf = (page) => coach(page).getAttribute("data-line");
const progress = (page) => coach(page).locator(".progress").innerText();
const next = (page) => coach(page).locator("[data-step=next]");

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
  await page.locator(".invitation .button.main").click();
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
const POINTING = ["house.home", "house.court", "bid.cards", "card.cards", "castillo.tower", "own.round", "scoring.best"].map((line) => `guide-${line}`);

/** Hear the adviser out, until he waits for a choice; returns all that he said. */
async function listen(page, look = async () => {}) {
  const said = [];
  await coach(page).waitFor();
  for (;;) {
    const line = await lineOf(page);
    said.push(await words(page));
    await look(line, said.at(-1));
    await page.waitForFunction(pointsWell, POINTING.includes(line));
    assert.deepEqual(await page.evaluate(covered), [], said.at(-1));
    if (!(await next(page).count())) return said;
    await next(page).click();
    await page.waitForFunction((old) => document.querySelector(".bubble").dataset.line !== old, line);
  }
}

/** Wait until the adviser says this line, and hear him out. */
async function hear(page, line, look) {
  await page.locator(`.bubble[data-line="guide-${line}"]`).waitFor();
  return listen(page, look);
}

async function playPower(page, value) {
  await page.locator(`.hand-place [data-value="${value}"] [data-choice]`).click();
  await settled(page);
}

async function place(page, ...spaces) {
  for (const space of spaces) await clickSpace(page, space);
}

/** End the turn, when nothing else is left to do. */
async function endTurn(page) {
  await page.locator(".prompt [data-option=end]").click();
  await settled(page);
}

/** The whole first round as the adviser hopes; `look` is called at every line. */
async function firstRound(page, look) {
  await hear(page, "house.welcome", look);
  await playPower(page, 12);
  await hear(page, "card.order", look);
  await clickCard(page, 5);
  await hear(page, "king.king", look);
  await place(page, "granada");
  await hear(page, "king.more", look);
  await place(page, "granada", "granada");
  await hear(page, "castillo.tower", look);
  await place(page, "castillo");
  await hear(page, "castillo.rest", look);
  await place(page, "valencia");
  await hear(page, "special.action", look);
  await clickSpace(page, "granada");
  await hear(page, "special.end", look);
  await endTurn(page);
}

/** The second round and the scoring. */
async function secondRound(page, look) {
  await hear(page, "own.round", look);
  await playPower(page, 3);
  await hear(page, "own.scored", look);
  await clickCard(page, 5);
  await hear(page, "own.regions", look);
  await place(page, "castilla-la-nueva", "castilla-la-nueva", "castilla-la-nueva", "castillo", "castillo");
  await hear(page, "own.again", look);
  await endTurn(page);
  await hear(page, "scoring.castillo", look);
  await clickSpace(page, "valencia");
  return hear(page, "scoring.tower", look);
}

/** The same everywhere: the start of the first words, the numbers of the best region, and what is open after the end. */
const LANGUAGES = {
  en: ["Welcome to Spain", /Granada was your best region, with 10 points: 6 for your place, 2 for the King, 2 for your Grande\./],
  nl: ["Welkom in Spanje", /Granada.* 10 .* 6 .* 2 .* 2 /s],
  de: ["Willkommen in Spanien", /Granada.* 10 .* 6 .* 2 .* 2 /s],
  es: ["¡Te doy la bienvenida", /Granada.* 10 .* 6 .* 2 .* 2 /s],
};
const WAYS = [["desktop", { width: 1280, height: 720 }, "en"], ["phone", PHONE, "en"], ["phone held across", ACROSS, "en"], ...["nl", "de", "es"].map((language) => ["laptop", { width: 1280, height: 720 }, language])];

for (const [name, size, language] of WAYS) {
  test(`the first game is learned to its end on a ${name} (${language})`, async () => {
    const { page, context, complaints } = await learner({ size, language });
    const [welcome, best] = LANGUAGES[language];
    await begin(page);
    const stops = new Map();
    const heard = [];
    const look = async (line, said) => {
      stops.set(line.split(".")[0], await progress(page));
      heard.push(said);
    };
    await firstRound(page, look);
    const end = await secondRound(page, look);
    assert.ok(heard[0].startsWith(welcome), heard[0]);
    assert.deepEqual([...stops.values()].map((said) => said.match(/\d+/g).map(Number)), Array.from({ length: 8 }, (_, at) => [at + 1, 8]));
    for (const said of heard) assert.doesNotMatch(said, /guide-|\{|\$|undefined|NaN/);
    assert.match(end.join(" "), best);
    if (language === "en") assert.match(end.join(" "), /In all you scored 24 points\. You lead the table!/);
    assert.match(end.join(" "), /\b24\b/);
    await coach(page).locator("[data-step=finish]").click();
    await coach(page).waitFor({ state: "detached" });
    await page.locator(".hand-place [data-choice]").first().waitFor();
    assert.equal(await page.locator(".call").count(), 0);
    await page.goto("/");
    await page.locator(".invitation.known").waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("other choices are let through, and the adviser says what they did", async () => {
  const { page, context } = await learner();
  await begin(page);
  await listen(page);
  await playPower(page, 13);
  await hear(page, "card.order");
  await clickCard(page, 2);
  await listen(page);
  await place(page, "sevilla");
  assert.match((await hear(page, "king.more")).join(" "), /Now 2 of yours stand in Granada/);
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
  await hear(page, "card.order");
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
