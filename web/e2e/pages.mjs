/** What the tests of the pages share: browsers, people at them, and the API beneath the pages. */
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "playwright-core";

export { ELGRANDE, Line, PYTHON, ROOT, Server } from "./server.mjs";

/** The command of a browser that is installed: the first of these that there is. */
const browser = (...names) => names.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
const WHOLE = ["chromium", "chromium-browser", "google-chrome"];
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
/** How long a condition may take on a busy machine, in milliseconds. */
export const PATIENCE = Number(process.env["PATIENCE"] ?? 180_000);
export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

const launched = (path) => chromium.launch({ executablePath: process.env["CHROMIUM"] ?? path, args: FLAGS, timeout: PATIENCE });
/** A browser for pages: the one without windows takes half the time, where it is installed. */
export const launch = () => launched(browser("chromium-headless-shell", ...WHOLE));
/** A browser that can all that people's browsers can, such as showing notices of the system. */
export const launchWhole = () => launched(browser(...WHOLE));

/** Somebody's browser: its settings, cookies, and what its pages complained about. What others do is shown at once and
 *  no turn ends by the clock, unless `speed` or `ends` say so; and nothing is explained as to a `newcomer`. */
export async function visitor(browser, server, { size = DESK, language = "en", theme = "light", speed = "instant", ends = false, newcomer = false, ...more } = {}) {
  const context = await browser.newContext({ baseURL: server.address, viewport: size, locale: language, colorScheme: theme, reducedMotion: "reduce", serviceWorkers: "block", ...more });
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(PATIENCE);
  await context.addInitScript(([first, old]) => {
    if (location.protocol === "about:") return; // an empty page remembers nothing
    if (old) localStorage.setItem("elgrande.met", '["*"]');
    const known = JSON.parse(localStorage.getItem("elgrande.settings") ?? "{}");
    localStorage.setItem("elgrande.settings", JSON.stringify({ ...first, ...known }));
  }, [{ speed, ends }, !newcomer]);
  const complaints = [];
  context.on("weberror", (error) => complaints.push(error.error()));
  const page = await context.newPage();
  return { context, page, complaints };
}

/** Send a request to the server with the cookies of a browser. A kept connection may end just when it is used again: then
 *  what only reads, and what acts once however often it is sent, is sent again. */
export async function ask(context, path, data) {
  const again = { maxRetries: data === undefined || data.key !== undefined ? 3 : 0 };
  const request = data === undefined ? context.request.get(`/api${path}`, again) : context.request.post(`/api${path}`, { ...again, data, headers: { "X-Elgrande": "1" } });
  const answer = await request;
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Take the seat of a link by a request, agreeing to a chosen seed. */
export function takeSeat(context, link) {
  const [, , id, secret] = new URL(link, "http://here").pathname.split("/");
  return ask(context, `/tables/${id}/seats`, { secret, agreed: true });
}

/** Take the seat of a link on its page, agreeing to a chosen seed, and open the table. */
export async function sitDown(page, link) {
  await page.goto(link);
  await page.locator("form .button.main").waitFor();
  const agree = page.getByRole("checkbox");
  if (await agree.count()) await agree.check();
  await page.locator("form .button.main").click();
  await page.waitForURL(/\/table\//);
}

const person = (name) => ({ name, kind: "here" });
const bot = (name, kind = "page") => ({ name, kind });

/** A new table; `Ana` sits here, and the others are bots. */
export async function newTable(context, { players = [person("Ana"), bot("Bruno"), bot("Clara"), bot("Diego")], seed = 11, rounds = 6, ...more } = {}) {
  const { id } = await ask(context, "/tables", { players, seed, options: { rounds }, watchable: true, ...more });
  return id;
}

/** The sets of modules that go together and to which no other one fits. */
export async function setsOfModules(context) {
  const { modules } = await ask(context, "/box");
  const others = modules.filter(({ key }) => key !== "base");
  const fits = (set) => set.every(({ apart, needs }) => set.every(({ key }) => !apart.includes(key)) && needs.every((need) => need === "base" || set.some(({ key }) => key === need)));
  const sets = others.reduce((all, module) => all.flatMap((set) => [set, [...set, module]]), [[]]).filter(fits);
  const within = (set, other) => set.length < other.length && set.every((module) => other.includes(module));
  return sets.filter((set) => !sets.some((other) => within(set, other))).map((set) => set.map(({ key }) => key));
}

/** A game that bots have played to the end, without a thought. */
export async function finishedGame(context, seed = 7, modules = []) {
  const id = await newTable(context, { players: ["Ana", "Bruno", "Clara"].map((name) => bot(name, "random")), seed, modules });
  await until(context, id, (state) => state.over);
  return id;
}

/** Wait until something is so. */
export async function eventually(what, happened) {
  for (const end = Date.now() + PATIENCE; !(await happened()); await pause(50)) if (Date.now() > end) throw new Error(`never: ${what}`);
}

/** Wait until what is read matches words, or equals a value: a page is drawn anew only after the server has answered. */
export async function becomes(read, expected, what = "") {
  const fits = (found) => (expected instanceof RegExp ? expected.test(found) : found === expected);
  let found;
  for (const end = Date.now() + PATIENCE; !fits((found = await read())); await pause(50)) if (Date.now() > end) throw new Error(`expected ${expected}, but it stays ${found} ${what}`);
}

/** Wait until a table is as it should be, and return its state. */
export async function until(context, id, fulfilled) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const state = await ask(context, `/tables/${id}`);
    if (fulfilled(state)) return state;
    if (Date.now() > end) throw new Error(`table ${id} waits too long, at position ${state.position} for ${state.waiting}`);
    await pause(50);
  }
}

let keys = 0;
export const choose = (context, id, state, option) =>
  ask(context, `/tables/${id}/choices`, { seat: state.seat, version: state.version, option, key: `e2e-${process.pid}-${keys++}` });

/** Choose for whoever is asked until the state fits, and return it; the bots play in between. `pick` returns an option, of
 *  a question, the first unless told otherwise. */
export async function playUntil(context, id, fits, pick = ({ options }) => options[0]) {
  let state = null;
  for (;;) {
    // What a choice answers is the next state, but for the log.
    if (!(state?.question || state?.over)) state = await until(context, id, (now) => now.question !== null || now.over || fits(now));
    if (fits(state)) return ask(context, `/tables/${id}`);
    if (state.over) throw new Error("the game ended before");
    state = await choose(context, id, state, pick(state.question).id).catch((problem) => {
      if (!/: 409 /.test(problem.message)) throw problem; // an open page gives usual answers itself, and was faster
    });
  }
}

/** Open the table, and return its prompt. */
export async function openTable(page, id) {
  await page.goto(`/table/${id}`);
  await page.locator(".prompt .sentence").waitFor();
  return page.locator(".prompt .sentence");
}

/** The choices that the page offers now, wherever they are. */
export const choices = (page) => page.locator("[data-choice]:visible");

/** Show what a small screen has behind a tab: `offer`, `hand`, `players` or `talk`. */
export async function showTab(page, tab) {
  const button = page.locator(`.tab-place [data-shows="${tab}"]`);
  if (await button.isVisible()) await button.click();
}
