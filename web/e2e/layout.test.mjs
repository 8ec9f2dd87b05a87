// Everything at the table has its place: in sight at every kind of decision, and never anywhere else.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { choose, launch, newTable, Server, until, visitor } from "./pages.mjs";
import { AREAS, boxes, broken, covered, coveredNames, cutOff, cutShort, hidden } from "./places.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const LONG_NAME = "Maximiliana Bartholomea von Hohenzollern"; // 40 letters
const NAMES = ["Ana", "Bruno", "Clara", "Diego", LONG_NAME];
const SEVEN_STACKS = ["grand_inquisitor", "anniversary"];

/** A table for five whose first player sits here; the others are bots. */
function tableOfFive(context, more) {
  const players = NAMES.map((name, at) => ({ name, kind: at === 0 ? "here" : "random" }));
  return newTable(context, { players, rounds: 9, ...more });
}

/** Decide by requests, and look at the page before each decision; ends when there is no more to see. */
async function decide(context, page, id, look) {
  await page.goto(`/table/${id}`);
  for (let decisions = 0; ; ) {
    const state = await until(context, id, ({ question, over }) => question !== null || over);
    assert.ok(!state.over, "the game is over");
    // The page decides by itself what nearly everybody decides alike: then ask again.
    if (!(await shows(page, state))) continue;
    if (!(await look(state))) return;
    const { options } = state.question;
    const wanted = options.find(({ text }) => text === "place") ?? options[(decisions * 7) % options.length];
    decisions += await choose(context, id, state, wanted.id).then(() => 1, () => 0);
  }
}

/** Whether the page comes to show this question. */
function shows(page, { position }) {
  const there = page.locator(`.table[data-position="${position}"]:not(.busy) .prompt.mine`);
  return there.waitFor({ timeout: 3000 }).then(() => true, () => false);
}

/** What the last line of the log says that is seen although the log is behind a tab; it may be shortened by its end. */
const lastSeen = (page) =>
  page.evaluate(() => {
    const line = document.querySelector(".last-line");
    const { x, y, width, height } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(x + width / 4, y + height / 2)) ? line.textContent : "covered";
  });

test("at 1280 × 720 with five players and seven stacks all is in sight at every kind of decision, and nothing moves", async () => {
  const { context, page, complaints } = await visitor(browser, server, { size: { width: 1280, height: 720 } });
  const id = await tableOfFive(context, { seed: 11, modules: SEVEN_STACKS });
  const kinds = new Set();
  const seen = new Map();
  let cards = 0;
  await decide(context, page, id, async ({ question, view, position }) => {
    const what = `position ${position}, ${question.prompt[0]}`;
    if (!kinds.has(question.prompt[0])) {
      kinds.add(question.prompt[0]);
      const needed = [...AREAS, ".prompt .sentence", "[data-choice]", ".offer-place li", ".hand-place li", "[data-seat]"];
      assert.deepEqual(await hidden(page, needed), [], what);
      assert.deepEqual(await cutOff(page), [], what);
      assert.deepEqual(await covered(page), [], what);
      assert.equal((await boxes(page, ["[data-seat]"])).length, 5);
      cards = Math.max(cards, (await boxes(page, [".offer-place li"])).length);
      const last = (await boxes(page, [".log a"])).at(-1);
      const [place] = await boxes(page, [".talk-place"]);
      const [asked, below] = await boxes(page, [".asked", ".players-place"]);
      if (question.prompt[0] === "prompt-place") assert.ok(asked[5] <= below[3] + 1, `${what}: the prompt lies over the players`);
      if (last) assert.ok(last[3] >= place[3] && last[5] <= place[5] + 1, `${what}: the last line of the log is in sight`);
    }
    for (const [selector, at, ...box] of await boxes(page, [...AREAS, "[data-seat]", ".offer-place li"])) {
      // Players change places when the order of turns is settled: then the places stay, but not who is there.
      const key = selector === "[data-seat]" ? `${at} ${view.order} ${view.start}` : `${selector} ${at}`;
      const before = seen.get(key) ?? box;
      seen.set(key, before);
      assert.ok(box.every((value, side) => Math.abs(value - before[side]) <= 2), `${what}: ${key} was at ${before} and is at ${box}`);
    }
    return view.round < 4;
  });
  assert.equal(cards, 7);
  for (const kind of ["prompt-play-power-card", "prompt-take-card", "prompt-place"]) assert.ok(kinds.has(kind), [...kinds].join(" "));
  assert.deepEqual(complaints, []);
  await context.close();
});

for (const [name, size] of Object.entries({ "a phone held across": { width: 844, height: 390 }, "a phone": { width: 390, height: 844 }, "200 % zoom": { width: 640, height: 360 } })) {
  test(`${name} shows the prompt and everything that can be chosen`, async () => {
    const { context, page, complaints } = await visitor(browser, server, { size });
    const id = await tableOfFive(context, { seed: 12 });
    const kinds = new Set();
    await decide(context, page, id, async ({ question, view, position }) => {
      const [key] = question.prompt;
      if (!kinds.has(key)) {
        kinds.add(key);
        const what = `position ${position}, ${key}`;
        assert.deepEqual(await hidden(page, [".prompt .sentence", ".board", "[data-choice]", "[data-since]", ".last-line"]), [], what);
        assert.equal(await lastSeen(page), await page.locator(".log a").last().textContent(), what);
        assert.deepEqual(await covered(page), [], what);
        if (key === "prompt-take-card" && name === "a phone") assert.deepEqual(await cutShort(page), [], what);
        if (key === "prompt-play-power-card") {
          const named = await page.locator(".offer-line:visible .name").allTextContents();
          assert.equal(named.length, name === "a phone" ? 5 : 0, `${what}: ${named}`);
          assert.deepEqual(await hidden(page, [".offer-line li", ".hand-place li"]), [], what);
        }
        assert.equal(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1), false, `${what}: the page scrolls`);
      }
      return view.round < (name === "a phone held across" ? 4 : 2);
    });
    for (const kind of ["prompt-play-power-card", "prompt-take-card", "prompt-place"]) assert.ok(kinds.has(kind), [...kinds].join(" "));
    if (name === "a phone held across") assert.ok(kinds.has("prompt-dial-castillo"), [...kinds].join(" "));
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("with King & Intrigue the prompt lies over nobody, however long the words of a card are", async () => {
  const { context, page, complaints } = await visitor(browser, server, { size: { width: 1280, height: 720 } });
  const id = await tableOfFive(context, { seed: 5, modules: ["king_intrigue"] });
  let lines = 0;
  page.on("load", () => page.locator(".choosing button").filter({ hasText: "Look at the map" }).click());
  await decide(context, page, id, async ({ question, view, position }) => {
    const what = `position ${position}, ${question.prompt[0]}`;
    const [asked, below] = await boxes(page, [".asked", ".players-place"]);
    if (question.prompt[0] === "prompt-act") assert.ok(asked[5] <= below[3] + 1, `${what}: the prompt lies over the players`);
    if (question.prompt[0] === "prompt-choose-card") assert.deepEqual(await coveredNames(page), [], what);
    lines = Math.max(lines, await page.evaluate(() => Math.max(0, ...[...document.querySelectorAll(".prompt .action")].map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)))));
    return view.round < 5;
  });
  assert.ok(Math.round(lines) === 3, `no card had three lines, but ${lines}`);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("no German name of a card is broken but at its joints", async () => {
  const { context, page } = await visitor(browser, server, { size: { width: 640, height: 360 }, language: "de" });
  for (const modules of [[], ["king_intrigue"]]) {
    const id = await tableOfFive(context, { seed: 5, modules });
    await until(context, id, ({ question }) => question !== null);
    await page.goto(`/table/${id}`);
    await page.locator(".prompt.mine").waitFor();
    for (const size of [{ width: 640, height: 360 }, { width: 390, height: 844 }, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      assert.deepEqual(await broken(page), [], `${modules} ${size.width}`);
    }
  }
  await context.close();
});

test("the buttons of a question stand in one row, though there is room for one beside the card in use", async () => {
  const { context, page } = await visitor(browser, server, { size: { width: 1280, height: 800 } });
  const id = await newTable(context, { seed: 12, rounds: 9 });
  await decide(context, page, id, async ({ question }) => {
    const options = question.options.map(({ text }) => text);
    if (!options.includes("special") || !options.includes("end")) return true;
    const [special, end, undo] = await boxes(page, ['[data-option="special"]', '[data-option="end"]', ".undo"]);
    assert.equal(special[3], end[3], `the special action stands at ${special}, the end at ${end}`);
    assert.ok(undo[3] < end[3], `taking back stands at ${undo}`);
    return false;
  });
  await context.close();
});

test("a name is whole where its row has room", async () => {
  const { context, page } = await visitor(browser, server, { size: { width: 1920, height: 1080 } });
  const players = ["Maria Magdalena", "Bruno", "Clara", "Diego"].map((name, at) => ({ name, kind: at === 0 ? "here" : "random" }));
  const id = await newTable(context, { players, seed: 3 });
  await until(context, id, ({ question }) => question !== null);
  await page.goto(`/table/${id}`);
  await page.locator('[data-seat="0"] .decides').waitFor();
  const cut = await page.locator(".players .name").evaluateAll((names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  assert.deepEqual(cut, []);
  await context.close();
});

test("a name of 40 letters fits a phone, in the prompt, with the players and in the log", async () => {
  const { context, page } = await visitor(browser, server, { size: { width: 360, height: 740 } });
  const players = [LONG_NAME.replaceAll(" ", ""), "Bo"].map((name, at) => ({ name, kind: at === 0 ? "here" : "random" }));
  const id = await newTable(context, { players, seed: 3 });
  await until(context, id, ({ question }) => question !== null);
  await page.goto(`/table/${id}`);
  await page.locator(".prompt.mine").waitFor();
  for (const tab of ["players", "talk", "offer", "hand"]) {
    await page.locator(`[data-shows="${tab}"]`).click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    assert.equal(wide, false, tab);
  }
  const [[, , x, , right]] = await boxes(page, [".prompt .sentence"]);
  const wider = await page.locator(".prompt .sentence").evaluate((one) => one.scrollWidth > one.clientWidth + 1);
  assert.ok(x >= 0 && right <= 360 && !wider);
  await context.close();
});
