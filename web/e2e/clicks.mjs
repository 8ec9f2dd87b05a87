/** How much a person does in a round: 15 rounds, in which everybody does what a knight would do, and Ana does it by hand.
 *  `node e2e/clicks.mjs` prints how many clicks that takes, how many clicks and pressed keys, and how many choices they
 *  make. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { ask, choose, launch, PYTHON, ROOT, Server, takeSeat, until, visitor } from "./pages.mjs";
import { clickPoint, placeOf, settled, stateOf } from "./table.mjs";

/** Longer than it takes to read a notice, in milliseconds. */
const MOMENT = 2000;

/** The games: seed, and all choices in notation. */
async function games() {
  const { stdout } = await promisify(execFile)(PYTHON, [join(ROOT, "web/clicks.py")]);
  return JSON.parse(stdout);
}

/** Choose by a click, wherever the page offers it, several times at once if need be (with the right button or +); returns
 *  how many keys were pressed for it, and whether a notice that lay over it had to be closed first. */
async function click(page, option, times, left) {
  const place = placeOf(option);
  const all = times > 1 && times === left;
  const button = all ? "right" : "left";
  let closed = false;
  await page.locator(place).first().waitFor();
  if (!all) for (let more = 1; more < times; more++) await page.keyboard.press("+");
  if (!["space", "pick"].includes(option.kind)) await page.locator(place).first().click();
  else {
    const uncover = async () => {
      const notice = page.locator(".notices button");
      await page.clock.fastForward(MOMENT); // a person would have read it by now
      closed = (await notice.count()) > 0;
      if (closed) await notice.click();
      return true;
    };
    await clickPoint(page, place, { button, uncover });
  }
  await settled(page);
  return { keys: all ? 0 : times - 1, closed };
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

/** Play a game; how many clicks and keys each of Ana's questions took, by its key. */
async function playByClicks(browser, server, { seed, players, modules, choices }) {
  const [ana, others] = [await visitor(browser, server, { ends: true }), await visitor(browser, server)];
  const seats = ["Ana", "Bo", "Cid", "Dora", "Eva"].slice(0, players).map((name, seat) => ({ name, kind: seat ? "invited" : "here" }));
  const { id, seats: made } = await ask(ana.context, "/tables", { players: seats, seed, modules, watchable: true });
  for (const { invite } of made.slice(1)) await takeSeat(others.context, invite);
  await ana.page.clock.install();
  await ana.page.goto(`/table/${id}`);
  const done = {};
  const count = (what, clicks, keys) => {
    done[what] ??= { clicks: 0, keys: 0 };
    done[what].clicks += clicks;
    done[what].keys += keys;
  };
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
    const { keys, closed } = await click(ana.page, step.target, step.times, step.left);
    count(state.question.prompt[0], 1, keys);
    if (closed) count("notice", 1, 0);
    if (step.target.forgoes || step.target.caution) {
      count(state.question.prompt[0], 1, 0);
      await ana.page.locator(".caution [data-choice]").click();
    }
    at += step.choices;
  }
  await Promise.all([ana.context.close(), others.context.close()]);
  return done;
}

/** Play the games; for each of them the modules, and how many choices, clicks, and clicks and keys a round took; and the
 *  same for all. */
export async function countClicks(browser, server) {
  const found = [];
  for (const game of await games()) {
    const byQuestion = await playByClicks(browser, server, game);
    const sum = (what) => Object.values(byQuestion).reduce((all, one) => all + one[what], 0);
    const choices = game.choices.filter(([seat]) => seat === 0).length;
    found.push({ modules: game.modules, rounds: game.rounds, choices, clicks: sum("clicks"), actions: sum("clicks") + sum("keys"), byQuestion });
  }
  const rounds = found.reduce((all, one) => all + one.rounds, 0);
  const perRound = (what) => found.reduce((all, one) => all + one[what], 0) / rounds;
  return { games: found, rounds, choicesPerRound: perRound("choices"), clicksPerRound: perRound("clicks"), actionsPerRound: perRound("actions") };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [browser, server] = await Promise.all([launch(), Server.start()]);
  try {
    console.dir(await countClicks(browser, server), { depth: null });
  } finally {
    await browser.close();
    await server.stop();
  }
}
