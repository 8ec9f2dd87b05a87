/** Everything there is to see: every page, and the table in many situations; for visual tests and for the pictures. */
import { ask, choose, finishedGame, newTable, playUntil, showTab, until } from "./pages.mjs";

const asks = (kind) => (state) => state.question?.options.some((option) => option.kind === kind) ?? false;
const INTRIGUE = ["king_intrigue", "players_edition", "special_cards"];
const here = (...names) => names.map((name) => ({ name, kind: "here" }));

/** A table that has reached a situation, with one of several seeds. */
async function tableThat(context, fits, more = {}) {
  for (let seed = 1; seed <= 8; seed++) {
    const id = await newTable(context, { seed, ...more });
    const state = await playUntil(context, id, fits).catch(() => null);
    if (state !== null) return id;
  }
  throw new Error("no such situation");
}

/** A table at one device that asks for secret dials. */
async function secretTable(context) {
  const id = await newTable(context, { players: here("Ana", "Bea"), seed: 2 });
  for (;;) {
    let state = await ask(context, `/tables/${id}`);
    if (state.over) throw new Error("no dials were asked for");
    state = await ask(context, `/tables/${id}?seat=${state.waiting[0]}`);
    if (state.question.secret) return id;
    await choose(context, id, state, state.question.options[0].id);
  }
}

/** A table at one device where players choose the power cards of the game. */
async function choosingTable(context) {
  const id = await newTable(context, { players: here("Ana", "Bea"), seed: 3, modules: INTRIGUE });
  for (const seat of [0, 1]) {
    const state = await ask(context, `/tables/${id}?seat=${seat}`);
    await choose(context, id, state, state.question.options[0].id);
  }
  return id;
}

/** A table of Grandissimo where Ana keeps King incognito and is asked whether the King shows himself. */
async function incognitoTable(context) {
  const players = [...here("Ana"), { name: "Bruno", kind: "page" }];
  const id = await newTable(context, { players, seed: 1, modules: ["grandissimo", "anniversary"] });
  for (const text of ["P13", "A6", "special", "Gal", "end"]) {
    const state = await until(context, id, ({ question }) => question !== null);
    await choose(context, id, state, state.question.options.find((option) => option.text === text).id);
  }
  return id;
}

/** A table with a chosen seed and a seat that nobody has taken yet: its id and the link. */
async function openInvitation(context) {
  const players = [...here("Ana"), { name: "Bea", kind: "invited" }, { name: "Bruno", kind: "page" }];
  const { id, seats } = await ask(context, "/tables", { players, seed: 5, watchable: false });
  return { id, link: seats[1].invite };
}

/** Prepare the tables, and list where to see everything: `{name, path, ready, act?}`. */
export async function prepare(context) {
  const over = await finishedGame(context);
  const power = await newTable(context);
  const card = await tableThat(context, asks("card"));
  const place = await tableThat(context, (state) => asks("space")(state) && state.view.round > 4);
  const pick = await tableThat(context, asks("pick"));
  const secret = await secretTable(context);
  const modules = ["grand_inquisitor", "anniversary"];
  const abroad = await tableThat(context, (state) => asks("space")(state) && state.view.round > 4, { modules });
  const abroadOver = await finishedGame(context, 4, modules);
  const acts = (state) => state.question?.prompt[0] === "prompt-act" && state.view.round > 2;
  const intrigue = await tableThat(context, acts, { modules: INTRIGUE });
  const hands = await choosingTable(context);
  const incognito = await incognitoTable(context);
  const guests = await openInvitation(context);
  const settle = (id) => until(context, id, (state) => state.question !== null || state.over);
  await Promise.all([power, card, place, pick, abroad].map(settle));
  const sights = [
    { name: "lobby", path: "/", ready: ".columns li" },
    { name: "settings", path: "/", ready: ".columns li", act: (page) => page.locator("header button.opener").click() },
    { name: "me", path: "/me", ready: "#results" },
    { name: "keep", path: "/keep", ready: "form" },
    { name: "archive", path: "/archive", ready: ".found" },
    { name: "privacy", path: "/privacy", ready: "ul" },
    { name: "new-table", path: "/new", ready: "form" },
    { name: "invitations", path: "/new", ready: "form", act: invite },
    { name: "join", path: guests.link, ready: "form" },
    { name: "join-used", path: "/join/none/none", ready: "h1" },
    { name: "seats", path: `/table/${guests.id}`, ready: ".notice.deal", act: makeLink },
    { name: "rules", path: "/rules", ready: "figure .picture" },
    { name: "rules-module", path: "/rules/grandissimo", ready: "figure .picture" },
    { name: "rules-all", path: "/rules/all", ready: "#BASE-1" },
    { name: "cards", path: "/cards", ready: ".cards" },
    { name: "notices", path: "/notices", ready: ".notices .panel" },
    { name: "table-power-card", path: `/table/${power}`, ready: ".prompt.mine" },
    { name: "table-action-card", path: `/table/${card}`, ready: ".prompt.mine" },
    { name: "table-place", path: `/table/${place}`, ready: ".prompt.mine", act: lookAtSpace },
    { name: "table-intrigue", path: `/table/${pick}`, ready: ".prompt.mine", act: openChat },
    { name: "table-modules", path: `/table/${abroad}`, ready: ".prompt.mine", act: lookAtSpace },
    { name: "table-modules-end", path: `/table/${abroadOver}`, ready: "section.end" },
    { name: "table-king-intrigue", path: `/table/${intrigue}`, ready: ".prompt.mine" },
    { name: "table-grandissimo", path: `/table/${incognito}`, ready: ".prompt.mine" },
    { name: "choosing", path: `/table/${hands}`, ready: ".cover", act: suggestHand },
    { name: "table-scoring", path: `/table/${place}`, ready: ".prompt.mine", act: readScoring },
    { name: "table-cover", path: `/table/${secret}`, ready: ".prompt.mine:visible, .cover", act: setDial },
    { name: "table-end", path: `/table/${over}`, ready: "section.end" },
    { name: "replay", path: `/table/${over}/60`, ready: ".table" },
    { name: "fork", path: `/table/${over}/60`, ready: ".table", act: fork },
    { name: "no-table", path: "/table/none", ready: ".trouble" },
    { name: "no-page", path: "/table/a/b", ready: "h1" },
  ];
  return sights;
}

async function invite(page) {
  await page.getByLabel("Who", { exact: true }).nth(1).selectOption("invited");
  await page.locator(".end button").click();
  await page.locator("form").waitFor({ state: "detached" });
}

/** The note about a space; on a small screen it would hide the prompt. */
async function lookAtSpace(page) {
  if (page.viewportSize().width < 620) return;
  await page.locator(".map .space.legal").first().focus();
  await page.keyboard.press("Shift");
}

async function makeLink(page) {
  await showTab(page, "talk");
  await page.locator(".tabs button").nth(2).click();
  await page.locator(".talk-body").getByRole("button", { name: /other device|another device|ander apparaat|anderes Gerät|otro dispositivo/ }).click();
  await page.locator(".talk-body input[readonly]").first().waitFor();
}

async function openChat(page) {
  await showTab(page, "talk");
  await page.locator(".tabs button").nth(1).click();
  if (await page.locator(".tab-place").isVisible()) return; // on a phone what is said lies over the prompt
  await page.locator(".prompt summary").click();
}

async function readScoring(page) {
  await showTab(page, "talk");
  await page.locator(".tabs .again").click();
  await page.locator(".scoring-place").waitFor();
}

/** Behind the cover, the cards are chosen. */
async function suggestHand(page) {
  await page.locator(".cover button").click();
  await page.locator(".choosing .row button").first().click();
}

/** After the first dial the screen is covered for the next player. */
async function setDial(page) {
  const cover = page.locator(".cover");
  if (!(await cover.isVisible())) await page.locator(".space[data-choice]:not(.caution)").first().click();
  await cover.waitFor();
}

async function fork(page) {
  await page.locator(".deeds button").last().click();
  await page.locator("dialog").waitFor();
}

/** Show one of them. */
export async function show(page, { path, ready, act }) {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await act?.(page);
  await page.evaluate(() => scrollTo(0, 0));
}
