/** How many clicks a round takes: ten rounds, in which everybody does what a knight would do, and Ana does it by clicks.
 *  `node e2e/clicks.mjs` prints them, and how many there would be if each choice took one. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { ask, choose, launch, PYTHON, ROOT, Server, takeSeat, until, visitor } from "./pages.mjs";
import { clickPoint, settled, stateOf } from "./table.mjs";

/** The games: seed, and all choices in notation. */
async function games() {
  const { stdout } = await promisify(execFile)(PYTHON, [join(ROOT, "web/clicks.py")]);
  return JSON.parse(stdout);
}

/** A selector for where an option is chosen. */
function placeOf({ kind, text, space, colour, value }) {
  if (kind === "space") return `[data-space="${space}"][data-choice]`;
  if (kind === "pick") return `.pick[data-pick="${space}.${colour}"]`;
  if (kind === "card") return `[data-stack="${value}"] [data-choice]`;
  if (kind === "power") return `[data-value="${value}"] [data-choice]`;
  return `.prompt [data-option="${text}"]`;
}

/** Choose by a click, wherever the page offers it, several times at once if need be (with Shift or +); returns whether a
 *  notice that lay over it had to be closed first. */
async function click(page, option, times, left) {
  const place = placeOf(option);
  const all = times > 1 && times === left;
  let closed = false;
  await page.locator(place).first().waitFor();
  if (all) await page.keyboard.down("Shift");
  else for (let more = 1; more < times; more++) await page.keyboard.press("+");
  if (!["space", "pick"].includes(option.kind)) await page.locator(place).first().click();
  else {
    await clickPoint(page, place).catch(async (problem) => {
      const notice = page.locator(".notices button");
      if ((await notice.count()) === 0) throw problem;
      await notice.click();
      closed = true;
      await clickPoint(page, place);
    });
  }
  await settled(page);
  if (all) await page.keyboard.up("Shift");
  return closed;
}

/** What Ana does with her next click: the option, how often, and how many choices that makes. */
function next({ options, prompt }, texts) {
  const option = options.find(({ text }) => text === texts[0]);
  const target = option.then?.options.find(({ text }) => text === texts[1]) ?? option;
  const before = target === option ? 0 : 1;
  const left = (before ? option.then.prompt : prompt)[1].left ?? 1;
  const rest = texts.slice(before);
  const same = rest.findIndex((text) => text !== rest[0]);
  const times = target.kind === "space" ? Math.min(left, same < 0 ? rest.length : same) : 1;
  return { target, times, left, choices: before + times };
}

/** Play a game; how many clicks each of Ana's questions took, by its key. */
async function playByClicks(browser, server, { seed, players, choices }) {
  const [ana, others] = [await visitor(browser, server, { ends: true }), await visitor(browser, server)];
  const seats = ["Ana", "Bo", "Cid", "Dora", "Eva"].slice(0, players).map((name, seat) => ({ name, kind: seat ? "invited" : "here" }));
  const { id, seats: made } = await ask(ana.context, "/tables", { players: seats, seed, watchable: true });
  for (const { invite } of made.slice(1)) await takeSeat(others.context, invite);
  await ana.page.clock.install();
  await ana.page.goto(`/table/${id}`);
  const clicks = {};
  const count = (what) => (clicks[what] = (clicks[what] ?? 0) + 1);
  /** What the last choice of another seat answered: the next state of that seat. */
  let theirs = null;
  for (let at = 0; at < choices.length; ) {
    const [seat, text] = choices[at];
    if (seat > 0) {
      while (theirs?.seat !== seat || theirs.position !== at) theirs = await stateOf(others.context, id, seat);
      theirs = await choose(others.context, id, theirs, theirs.question.options.find((option) => option.text === text).id);
      at += 1;
      continue;
    }
    const state = await until(ana.context, id, ({ position }) => position >= at);
    const option = state.position === at && state.question.options.find((one) => one.text === text);
    if (!option || state.question.usual === option.id) {
      // The page does it by itself, some of it after a while: nobody need wait for that.
      while ((await stateOf(ana.context, id)).position <= at) await ana.page.clock.fastForward(1000);
      at += 1;
      continue;
    }
    const turn = choices.slice(at).findIndex(([one]) => one !== 0);
    const step = next(state.question, choices.slice(at, turn < 0 ? undefined : at + turn).map(([, one]) => one));
    await ana.page.waitForFunction((position) => document.querySelector(".elgrande.table:not(.busy)")?.dataset.position === String(position), at);
    count(state.question.prompt[0]);
    if (await click(ana.page, step.target, step.times, step.left)) count("notice");
    if (step.target.forgoes || step.target.caution) {
      count(state.question.prompt[0]);
      await ana.page.locator(".caution [data-choice]").click();
    }
    at += step.choices;
  }
  await Promise.all([ana.context.close(), others.context.close()]);
  return clicks;
}

/** Play ten rounds: how many clicks a round there were, how many choices, and the clicks by question. */
export async function countClicks(browser, server) {
  const byQuestion = {};
  let [rounds, before] = [0, 0];
  for (const game of await games()) {
    rounds += game.rounds;
    before += game.choices.filter(([seat]) => seat === 0).length;
    for (const [key, count] of Object.entries(await playByClicks(browser, server, game))) byQuestion[key] = (byQuestion[key] ?? 0) + count;
  }
  const all = Object.values(byQuestion).reduce((one, other) => one + other, 0);
  return { rounds, choicesPerRound: before / rounds, clicksPerRound: all / rounds, byQuestion };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [browser, server] = await Promise.all([launch(), Server.start()]);
  try {
    console.log(await countClicks(browser, server));
  } finally {
    await browser.close();
    await server.stop();
  }
}
