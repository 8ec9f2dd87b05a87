// At a table for five with all modules that go together, everything that a decision needs is in sight: at every kind of
// decision, in the smallest window of a laptop and on a phone held across; and a large window uses its space.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { ask, launch, PYTHON, ROOT, Server, setsOfModules, until, visitor } from "./pages.mjs";
import { AREAS, boxes, covered, cutOff, hidden } from "./places.mjs";
import { placeOf } from "./table.mjs";

const NAMES = ["Ana", "Bruno", "Clara", "Diego", "Estrella"];
/** Power cards for the whole game are chosen on a screen of their own. */
const CHOOSING = "prompt-choose-card";
/** What is asked in every round. */
const USUAL = ["prompt-play-power-card", "prompt-take-card", "prompt-act", "prompt-place"];
const LAPTOP = { width: 1280, height: 720 };
const ACROSS = { width: 844, height: 390 };
const LARGE = [{ width: 1920, height: 1080 }, { width: 2560, height: 1440 }];

let browser;
let first;
before(async () => ([browser, first] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await first?.stop();
});

/** Records of games in which everything is asked that can be, and where: the position and the player, by prompt. */
async function games(modules) {
  const { stdout } = await promisify(execFile)(PYTHON, [join(ROOT, "web/decisions.py"), ...modules], { maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

/** A new table; a server makes them only so fast. */
async function tableBy(context, path, data) {
  for (;;) {
    const made = await ask(context, path, data).catch((problem) => {
      if (!/: 429 /.test(problem.message)) throw problem;
    });
    if (made) return made.id;
    await pause(500);
  }
}

/** A table that goes on from a position of a record, with one person and four bots. */
function fork(context, record, position, seat) {
  const players = NAMES.map((name, at) => ({ name, kind: at === seat ? "here" : "random" }));
  return tableBy(context, `/tables/${record}/fork`, { position, players });
}

/** In another window the page is drawn anew. */
async function resize(page, size) {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Where each of these options is chosen; what can be chosen after one with the same click is there, too. */
const placesOf = (options) => options.flatMap((option) => (option.then ? placesOf(option.then.options) : [placeOf(option)]));

/** The options that are shown nowhere. */
async function missing(page, options) {
  const wanted = [...new Set(placesOf(options))];
  return page.evaluate((all) => all.filter((place) => ![...document.querySelectorAll(place)].some((one) => one.getClientRects().length > 0)), wanted);
}

/** What is drawn on a surface of its own. */
const SURFACES = ["header", ".board .map", ".asked", ".players-place [data-seat]", ".track-place", ".talk", ".offer-place li", ".hand-place li"];

/** How much of the window the table takes, how much of that the drawn map, and how wide the narrowest place is. */
function used(page) {
  return page.evaluate(([surfaces, areas]) => {
    const [boxes, places] = [surfaces, areas].map((all) => [...document.querySelectorAll(all.join())].map((one) => one.getBoundingClientRect()));
    const [across, down] = [64, 36];
    const points = Array.from({ length: across * down }, (_, at) => [(((at % across) + 0.5) * innerWidth) / across, ((Math.floor(at / across) + 0.5) * innerHeight) / down]);
    const within = ([x, y]) => boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    const { width, height } = document.querySelector(".map").viewBox.baseVal;
    const board = document.querySelector(".board").getBoundingClientRect();
    const scale = Math.min(board.width / width, board.height / height);
    return {
      table: points.filter(within).length / points.length,
      map: (width * height * scale * scale) / (innerWidth * innerHeight),
      narrowest: Math.min(...places.map((box) => box.width)),
    };
  }, [SURFACES, AREAS]);
}

test("with all modules everything is in sight at every kind of decision, and nothing moves", async (t) => {
  const { context: box } = await visitor(browser, first);
  const sets = await setsOfModules(box);
  await box.close();
  for (const modules of sets) await t.test(modules.join(", "), () => look(modules));
});

/** Look at all decisions of a set of modules, on a server of its own. */
async function look(modules) {
  const [server, found] = await Promise.all([Server.start(), games(modules)]);
  await lookAt(server, found).finally(() => server.stop());
}

async function lookAt(server, found) {
  const { context, page, complaints } = await visitor(browser, server, { size: LAPTOP });
  const seen = new Map();
  const kinds = new Set();
  const faults = [];
  const hands = new Set();

  /** Everything is in sight, and where it was before. */
  async function checkLaptop(what, { question, view, seats }, game) {
    const { hand } = view.seats[question.seat];
    const begun = view.round > 0; // before, a hand may have all cards of the box, and nothing has happened
    const needed = [...AREAS, ".prompt .sentence", "[data-choice]", ".offer-place li", "[data-seat]", ...(begun ? [".hand-place li[data-value]"] : [])];
    assert.deepEqual(await hidden(page, needed), [], what);
    if (begun) assert.deepEqual(await cutOff(page), [], what);
    assert.deepEqual(await covered(page), [], what);
    assert.deepEqual(await missing(page, question.options), [], what);
    const count = async (selector) => (await boxes(page, [selector])).length;
    for (const area of AREAS) assert.equal(await count(area), 1, `${what}: ${area}`);
    assert.equal(await count(".players-place [data-seat]"), seats.length, what);
    assert.equal(await count(".offer-place li"), view.roles.length > 0 ? view.roles.length + Math.max(0, view.offered.length - 5) : view.offered.length, what);
    const cards = new Set([...hand, ...question.options.flatMap(({ kind, value }) => (kind === "power" ? [value] : []))]); // played ones, if one is taken back
    assert.equal(await count(".hand-place li[data-value]"), cards.size, what);
    if (begun) hands.add(hand.length);
    const last = (await boxes(page, [".log a"])).at(-1);
    const [place] = await boxes(page, [".talk-place"]);
    if (begun) assert.ok(last[3] >= place[3] && last[5] <= place[5] + 1, `${what}: the last line of the log is in sight`);
    for (const [selector, at, ...where] of await boxes(page, [...AREAS, ".players-place [data-seat]", ".offer-place li", ".hand-place li[data-value]"])) {
      // Players change places when the order of turns is settled, and cards when the hand changes.
      const inside = { ".players-place [data-seat]": `${game} ${view.order} ${view.start}`, ".hand-place li[data-value]": `${game} ${question.seat} ${hand}` }[selector] ?? "";
      const key = `${selector} ${at} ${inside}`;
      const known = seen.get(key) ?? where;
      seen.set(key, known);
      assert.ok(where.every((value, side) => Math.abs(value - known[side]) <= 2), `${what}: ${key} was at ${known} and is at ${where}`);
    }
  }

  /** The prompt, the map and all choices are in sight on a phone held across. */
  async function checkAcross(what, { question }) {
    assert.deepEqual(await hidden(page, [".prompt .sentence", ".board", "[data-choice]", "[data-since]", ".last-line"]), [], what);
    assert.deepEqual(await covered(page), [], what);
    assert.deepEqual(await missing(page, question.options), [], what);
  }

  /** A large window is used: by the map above all, and no place is left tiny. */
  async function checkLarge(what, { question }) {
    assert.deepEqual(await hidden(page, [...AREAS, ".prompt .sentence", "[data-choice]", ".offer-place li", "[data-seat]"]), [], what);
    assert.deepEqual(await covered(page), [], what);
    assert.deepEqual(await missing(page, question.options), [], what);
    const { table, map, narrowest } = await used(page);
    assert.ok(table > 0.8 && map > 0.3 && narrowest >= 300, `${what}: ${table} of the window is used, ${map} by the map; the narrowest place has ${narrowest} px`);
  }

  for (const [number, { record, asked, turn }] of found.entries()) {
    const id = await tableBy(context, "/records", { text: record });
    for (const [key, position, seat] of [...Object.entries(asked).map(([key, place]) => [key, ...place]), ...turn.map(([position, seat]) => ["", position, seat])]) {
      const table = await fork(context, id, position, seat);
      const state = await until(context, table, ({ question }) => question !== null);
      const what = `game ${number}, position ${position}, ${state.question.prompt[0]}`;
      if (state.question.usual !== undefined) continue; // the page answers it by itself
      await resize(page, LAPTOP);
      await page.goto(`/table/${table}`);
      const shown = page.locator(".table:not(.busy) :is(.prompt.mine, .choosing)");
      await shown.first().waitFor();
      kinds.add(state.question.prompt[0]);
      if (state.question.prompt[0] === CHOOSING) continue; // king-intrigue.test.mjs looks at its screen
      await checkLaptop(what, state, number).catch(({ message }) => faults.push(message));
      await resize(page, ACROSS);
      await checkAcross(`${what}, across`, state).catch(({ message }) => faults.push(message));
      if (!USUAL.includes(key)) continue;
      for (const size of LARGE) {
        await resize(page, size);
        await checkLarge(`${what}, ${size.width} × ${size.height}`, state).catch(({ message }) => faults.push(message));
      }
    }
  }
  assert.deepEqual(faults, []);
  assert.deepEqual(complaints, []);
  assert.ok(kinds.size > 45, `only ${[...kinds]}`);
  assert.ok(hands.has(7), [...hands].join());
  await context.close();
}
