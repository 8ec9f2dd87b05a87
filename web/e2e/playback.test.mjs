/** What others do is played event by event; what hits me is announced. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, choose, launch, newTable, playUntil, Server, takeSeat, until, visitor } from "./pages.mjs";
import { clickSpace, play } from "./table.mjs";
import { landedWell, watch } from "./watching.mjs";

let browser, server;
before(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
});
after(async () => {
  await browser.close();
  await server.stop();
});

const MOVING = { reducedMotion: "no-preference" };
const bot = (name) => ({ name, kind: "page" });
const PLAYERS = [{ name: "Ana", kind: "here" }, bot("Bruno"), bot("Clara"), bot("Diego")];
const isPower = ({ question }) => question?.options.every(({ kind }) => kind === "power") === true;

/** A page at which Ana is about to play a power card in the second round. */
async function arrive(options) {
  const { context, page, complaints } = await visitor(browser, server, { speed: "fast", ...options });
  const id = await newTable(context, { players: PLAYERS, options: { rounds: 6, castillo: "open" } }); // the log keeps everything
  const state = await playUntil(context, id, (now) => now.view.round >= 2 && isPower(now));
  await page.addInitScript(watch);
  await page.goto(`/table/${id}`);
  await page.locator(".hand-place [data-choice]").first().waitFor();
  return { context, page, complaints, id, state };
}

const isPlaying = (page) => page.locator(".caption[data-line]").waitFor({ state: "attached" });
const hasPlayed = (page) => page.locator(".caption:not([data-line])").waitFor({ state: "attached" });
const positionOf = async (page) => Number(await page.locator(".elgrande.table").getAttribute("data-position"));

/** Plays a power card, and waits until all that follows was played and something is asked. */
async function playPower(context, page, id) {
  await page.locator(".hand-place [data-choice]").last().click();
  await until(context, id, (now) => now.question !== null && !isPower(now));
  await page.locator(".prompt.mine").waitFor();
  await hasPlayed(page);
}

/** What is shown at once: the power card that the player plays, and the reinforcement that the page then takes for them. */
const AT_ONCE = ["power", "reinforced"];
/** What was told after so many choices, but not what the player did at once. */
const toldAfter = (log, position) =>
  log.filter(([n, kind, player]) => n > position && kind !== "note" && !(AT_ONCE.includes(kind) && player === 0)).map(([, kind]) => kind);

/** The longest turn of a bot after so many choices: the kinds of its events. */
function longestTurn(log, position) {
  const turns = log.flatMap(([n, kind, player], at) => (n > position && kind === "turn" && player !== 0 ? [at] : []));
  const kinds = (first) => {
    const end = log.findIndex(([, kind], at) => at > first && kind === "turn");
    return log.slice(first, end < 0 ? undefined : end).flatMap(([, kind]) => (kind === "note" ? [] : [kind]));
  };
  return turns.map(kinds).toSorted((one, other) => other.length - one.length)[0] ?? [];
}

test("bots' turns are seen event by event, in order, and pieces land where they then stand", async () => {
  const { context, page, complaints, id, state } = await arrive(MOVING);
  await page.setViewportSize({ width: 1300, height: 760 }); // flights follow what moves
  let [now, position, turn] = [state, state.position, []];
  const [played, flights] = [[], []];
  while (turn.length < 8) {
    assert.ok(!now.over, "no bot had a turn of eight events");
    ({ position } = now);
    await page.evaluate(() => (window.played = []));
    await playPower(context, page, id);
    now = await ask(context, `/tables/${id}`);
    turn = longestTurn(now.log, position);
    played.splice(0, Infinity, ...(await page.evaluate(() => window.played)));
    if (turn.length >= 8) break;
    // The next round, which is played by requests until she plays a power card again.
    await page.goto("about:blank");
    now = await playUntil(context, id, (later) => later.position > now.position && isPower(later));
    await page.goto(`/table/${id}`);
    await page.locator(".hand-place [data-choice]").first().waitFor();
  }
  flights.push(...(await page.evaluate(() => window.flights)));
  const told = played.flatMap(({ told }) => told);
  assert.deepEqual(told, toldAfter(now.log, position));
  assert.ok(told.join(" ").includes(turn.join(" ")), `${turn} was not played in one go`);
  assert.ok(played.length >= 8, `only ${played.length} events were played`);
  assert.deepEqual(played.map(({ line }) => line), played.map(({ line }) => line).toSorted((one, other) => one - other));
  assert.ok(played.every(({ words, mine }) => words.length > 5 && !mine), "the question waits while something is played");
  landedWell(flights, "caballero", "card");
  assert.equal(await positionOf(page), now.position);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("skipping jumps to now, and so does a reload", async () => {
  const { context, page, id } = await arrive({ ...MOVING, speed: "slow" });
  await page.locator(".hand-place [data-choice]").last().click();
  await isPlaying(page);
  const now = await until(context, id, (state) => state.question !== null && !isPower(state));
  await page.waitForFunction((position) => Number(document.querySelector(".elgrande.table").dataset.position) < position, now.position);
  await page.locator(".caption-place .skip").click();
  await hasPlayed(page);
  await page.waitForFunction((position) => Number(document.querySelector(".elgrande.table").dataset.position) >= position, now.position);
  assert.equal(await page.locator("[data-flight]").count(), 0);
  await page.locator(".prompt.mine").waitFor();
  const asked = await positionOf(page); // it may grow by formalities that the page answers itself

  await page.locator("[data-since]").first().click(); // seen again, from the table as it was then
  await isPlaying(page);
  assert.ok((await positionOf(page)) < asked);
  await page.keyboard.press("Space");
  await hasPlayed(page);
  assert.ok((await positionOf(page)) >= asked);

  await page.locator("[data-since]").first().click();
  await isPlaying(page);
  await page.reload();
  await page.locator(".prompt.mine").waitFor();
  assert.ok((await positionOf(page)) >= asked);
  assert.equal(await page.evaluate(() => window.played.length), 0);
  await context.close();
});

/** In the page: a point of a space that can be chosen, at which nothing else would be clicked. */
function aim() {
  for (const space of document.querySelectorAll(".space[data-choice]:not(.caution)")) {
    const { x, y, width, height } = space.getBoundingClientRect();
    for (let step = 1; step < 100; step++) {
      const point = [x + (width * (step % 10)) / 10, y + (height * Math.floor(step / 10)) / 10];
      if (document.elementFromPoint(...point)?.closest("[data-choice], [data-space], .notices") === space) return point;
    }
  }
  throw new Error("no space can be clicked");
}

test("a click on what is played skips it, and chooses nothing", async () => {
  const { context, page, id } = await arrive({ ...MOVING, speed: "slow" });
  const asked = await playUntil(context, id, ({ question, view }) => view.round > 2 && question?.options.some(({ kind }) => kind === "space"));
  await page.reload();
  await page.locator(".space[data-choice]").first().waitFor();
  const point = await page.evaluate(aim);

  await page.locator("[data-since]").first().click();
  await isPlaying(page);
  const played = await page.evaluate(() => window.played.length);
  await page.mouse.click(...point);
  await hasPlayed(page);
  assert.ok((await page.evaluate(() => window.played.length)) <= played + 1, "the rest was played");
  assert.equal((await ask(context, `/tables/${id}`)).position, asked.position);

  // The playback ends while the button of the mouse is down.
  await page.locator("[data-since]").first().click();
  await isPlaying(page);
  await page.mouse.move(...point);
  await page.mouse.down();
  await page.keyboard.press("Space");
  await page.locator(".space[data-choice]").first().waitFor();
  await page.mouse.up();
  assert.equal(await page.locator(".elgrande.table.busy").count(), 0);
  assert.equal((await ask(context, `/tables/${id}`)).position, asked.position);

  await page.mouse.click(...point); // and now it chooses
  await until(context, id, ({ position }) => position > asked.position);
  await context.close();
});

test("with less motion the same is told, in the same order, and nothing flies", async () => {
  const { context, page, id, state } = await arrive({ reducedMotion: "reduce" });
  await playPower(context, page, id);
  const now = await ask(context, `/tables/${id}`);
  const [played, most] = await page.evaluate(() => [window.played, window.most]);
  assert.deepEqual(played.flatMap(({ told }) => told), toldAfter(now.log, state.position));
  assert.equal(most, 0);
  await context.close();
});

test("what is chosen while others' moves are played is not lost", async () => {
  const { context, page, complaints } = await visitor(browser, server, { speed: "slow", ...MOVING });
  const others = await visitor(browser, server);
  const players = ["Ana", "Bo", "Cid", "Dora"].map((name, seat) => ({ name, kind: seat > 0 ? "invited" : "here" }));
  let [id, state] = ["", null];
  for (let seed = 1; state?.waiting[0] !== 1; seed++) { // then Ana is the last
    const made = await ask(context, "/tables", { players, seed, options: { rounds: 6 }, watchable: true });
    id = made.id;
    state = await ask(context, `/tables/${id}`);
    if (state.waiting[0] === 1) for (const { invite } of made.seats.slice(1)) await takeSeat(others.context, invite);
  }
  await page.addInitScript(watch);
  await page.clock.install();
  await page.goto(`/table/${id}`);
  const select = page.locator(".prompt fieldset select");
  await select.first().waitFor();
  const wanted = state.beforehand.power.find(({ text }) => text === "P1");

  // A power card while the others play theirs; they are on their way as long as the clock stands.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [seat, card] of [[1, "P5"], [2, "P6"]]) await play(others.context, id, seat, card);
  await isPlaying(page);
  const seen = await positionOf(page);
  await select.first().selectOption(String(wanted.id));
  await until(context, id, (now) => now.beforehand?.power_chosen?.[0] === wanted.id);
  assert.equal(await page.locator(".caption[data-line]").count(), 1, "it is still played");
  await page.clock.resume();
  await hasPlayed(page);
  assert.ok((await positionOf(page)) > seen);
  assert.equal(await select.first().inputValue(), String(wanted.id));
  await play(others.context, id, 3, "P7");
  const played = await until(context, id, ({ view }) => view.seats[0].power !== null);
  assert.equal(played.view.seats[0].power, wanted.value, "the server has it");

  // An action card, as soon as what is played is skipped.
  const order = played.waiting[0];
  assert.equal(order, 3, "the highest card is first");
  for (const seat of [3, 2, 1]) {
    for (let now = await ask(others.context, `/tables/${id}?seat=${seat}`); now.question; ) now = await choose(others.context, id, now, now.question.options.at(-1).id);
  }
  await isPlaying(page);
  await page.keyboard.press("Space");
  await page.locator(".offer-place [data-choice]").first().click();
  const took = await until(context, id, ({ log }) => log.some(([, kind, player]) => kind === "took" && player === 0));
  await page.locator(`.elgrande.table[data-position="${took.position}"]`).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
  await others.context.close();
});

test("a choice that is made while pieces fly is not lost, and one's own pieces make nobody wait", async () => {
  const { context, page, id } = await arrive({ ...MOVING, speed: "slow" });
  const wanted = ({ question }) => Number(question?.prompt[1].left) > 1 && question.options.some(({ kind }) => kind === "space");
  const state = await playUntil(context, id, wanted);
  await page.reload();
  await page.locator(".prompt.mine").waitFor();
  const notice = page.locator(".notices[role=alert]"); // what hit her before lies over the map until she has read it
  if (await notice.count()) await notice.getByRole("button", { name: "OK" }).click();
  const { space } = state.question.options.find(({ kind }) => kind === "space");
  const mine = (now) => now.view.spaces[space].caballeros?.[0] ?? 0;
  await clickSpace(page, space);
  await page.locator("[data-flight]").first().waitFor({ state: "attached" });
  const first = await ask(context, `/tables/${id}`);
  await clickSpace(page, space);
  await page.locator(`.elgrande.table[data-position="${first.position + 1}"]`).waitFor();
  const second = await ask(context, `/tables/${id}`);
  assert.equal(mine(second), mine(state) + 2);
  assert.equal(await page.locator(".caption-place .skip").count(), 0);
  await context.close();
});

test("a veto against me is announced until I have read it, even after a reload", async () => {
  const { context, page } = await visitor(browser, server, { speed: "fast", ...MOVING });
  const players = ["Ana", "Bo"].map((name) => ({ name, kind: "here" }));
  const view = (id, seat) => ask(context, `/tables/${id}?seat=${seat}`);
  let [id, state] = ["", null];
  for (let seed = 1; !state?.view.offered.includes("veto"); seed++) {
    id = await newTable(context, { players, seed });
    state = await view(id, 0);
  }
  /** Lets a seat choose what fits best: the first of these words, or the first option. */
  const pick = async (seat, ...words) => {
    const now = await view(id, seat);
    const fits = (word) => now.question.options.find(({ text, card }) => text === word || card === word);
    await choose(context, id, now, (words.map(fits).find(Boolean) ?? now.question.options[0]).id);
  };
  const waits = async () => (await view(id, 0)).waiting[0];
  while ((await waits()) !== 0 || !(await view(id, 0)).question.options.some(({ kind }) => kind === "card")) {
    const seat = await waits();
    await pick(seat, seat === 1 ? "P13" : "P1", "veto", "special", "done", "end");
  }
  await page.goto(`/table/${id}?seat=0`);
  await page.locator(".prompt.mine").waitFor();
  await pick(0, "king");
  let now = await view(id, 0);
  for (let step = 0; step < 10 && !now.log.some(([, kind]) => kind === "vetoed"); step++) {
    const [seat] = now.waiting;
    await pick(seat, ...(seat === 1 ? ["veto", "use"] : ["special"]));
    now = await view(id, 0);
  }
  assert.ok(now.log.some(([, kind]) => kind === "vetoed"), JSON.stringify(now.log.slice(-6)));
  const notice = page.locator(".notices[role=alert]");
  await notice.getByText(/Bo vetoes .* of Ana/).waitFor();
  await page.reload();
  await notice.getByText(/Bo vetoes/).waitFor();
  await page.keyboard.press("Escape");
  await notice.waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".prompt .sentence").waitFor();
  assert.equal(await notice.count(), 0);
  await context.close();
});

test("a notice stays until it was in sight for a moment, and goes without a click more", async () => {
  const { context, page } = await visitor(browser, server);
  const bo = await visitor(browser, server);
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id, seats } = await ask(context, "/tables", { players, seed: 7, options: { rounds: 6 }, watchable: true });
  await takeSeat(bo.context, seats[1].invite);
  await play(context, id, 0, "P1");
  await play(bo.context, id, 1, "P13");
  await page.clock.install();
  await page.goto(`/table/${id}`);
  await page.locator(".prompt .sentence").waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await play(bo.context, id, 1, "A2", "special", "Vas", "end"); // a region is scored, and Ana rules it
  const notice = page.locator(".notices[role=alert]").filter({ hasText: "you +7" });
  await notice.waitFor();
  await page.clock.runFor(1000);
  await page.locator(".offer-place [data-choice]").first().click();
  await until(context, id, ({ view }) => view.in_use !== null);
  await page.locator(".prompt [data-choice], .space[data-choice]").first().waitFor();
  assert.equal(await notice.count(), 1, "it was in sight for one second");
  await page.clock.runFor(1000);
  await notice.waitFor({ state: "detached" });
  await context.close();
  await bo.context.close();
});

test("on a phone one tap clears the map of a scoring and of what was told", async () => {
  const { context, page } = await visitor(browser, server, { size: { width: 390, height: 844 }, speed: "fast" });
  const bo = await visitor(browser, server);
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id, seats } = await ask(context, "/tables", { players, seed: 7, options: { rounds: 6 }, watchable: true });
  await takeSeat(bo.context, seats[1].invite);
  await play(context, id, 0, "P1");
  await play(bo.context, id, 1, "P13");
  await page.goto(`/table/${id}`);
  await page.locator(".prompt .sentence").waitFor();
  await play(bo.context, id, 1, "A2", "special", "Vas"); // a region is scored, and Ana rules it
  const notice = page.locator(".notices[role=alert]").filter({ hasText: "you +7" });
  await notice.waitFor();
  await page.locator(".scoring-place").waitFor();
  await page.locator(".notice.deal button").click(); // that the seed was chosen
  await notice.getByRole("button", { name: "OK" }).click();
  await notice.waitFor({ state: "detached" });
  assert.equal(await page.locator(".scoring-place").count(), 0);
  await context.close();
  await bo.context.close();
});
