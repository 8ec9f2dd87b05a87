/** How much a person does in a round: ten rounds with each set of modules, in which everybody does what a knight would do,
 *  and Ana does it by hand.
 *  `node e2e/clicks.mjs` prints for each game how many clicks that takes, how many of them drag a piece to another place,
 *  how many clicks and pressed keys, and how many choices they make; `--modules`, `--seeds` and `--rounds` ask for other
 *  games. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { ask, choose, launch, PYTHON, ROOT, Server, takeSeat, until, visitor } from "./pages.mjs";
import { clickPoint, dragPiece, placeOf, play, settled, stateOf } from "./table.mjs";

/** Longer than it takes to read a notice, in milliseconds. */
const MOMENT = 2000;
/** What a prompt says of how many more pieces of a kind may be moved. */
const COUNTS = ["left", "own", "foreign", "count"];
/** The notation of a space. */
const SPACE = /^[A-Z][a-z]+$/;

/** The games: seed, and all choices in notation; `more` says which games. */
async function games(more) {
  const { stdout } = await promisify(execFile)(PYTHON, [join(ROOT, "web/clicks.py"), ...more], { maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

/** What was told may lie over the map: it goes by itself after as long as a person would have read it, or else has to be
 *  closed. Returns whether it lay there, and calls `closing` if it has to be closed. */
async function uncover(page, closing) {
  const notice = page.locator(".notices > button");
  const there = (await notice.count()) > 0;
  await page.clock.fastForward(MOMENT);
  if ((await notice.count()) > 0) {
    closing();
    await notice.click();
  }
  return there;
}

/** Do what Ana does next, wherever the page offers it; returns how many keys were pressed for it, and how many notices
 *  that lay over it had to be closed first. */
async function act(page, { target, times, all, to }, spaceOf) {
  const place = to !== undefined && target.carries ? "[data-drag]" : placeOf(target);
  let closed = 0;
  await page.locator(place).first().waitFor();
  if (!all) for (let more = 1; more < times; more++) await page.keyboard.press("+");
  const uncovering = () => uncover(page, () => (closed += 1));
  if (to !== undefined) {
    if (all) await page.keyboard.down("Shift");
    await dragPiece(page, place, () => spaceOf(to), { uncover: uncovering });
    if (all) await page.keyboard.up("Shift");
  } else if (["space", "pick"].includes(target.kind)) await clickPoint(page, place, { button: all ? "right" : "left", uncover: uncovering });
  else await page.locator(place).first().click();
  await settled(page);
  return { keys: all ? Number(to !== undefined) : times - 1, closed };
}

/** How often the texts repeat from the start, `length` of them at a time. */
function repeats(texts, length) {
  let times = 1;
  while (texts.slice(0, length).every((text, at) => texts[times * length + at] === text)) times += 1;
  return times;
}

/** The option that Ana wants, after those that lead to it; all that she chooses next is in `texts`. */
function wanted({ options, prompt, picks_up }, texts, before = 0) {
  const option = options.find(({ text }) => text === texts[before]);
  const through = option.then?.through ?? [];
  const after = before + 1 + through.length;
  if (option.then?.options.some(({ text }) => text === texts[after])) return wanted(option.then, texts, after);
  return { target: option, before, prompt, picksUp: option.carries !== undefined || (picks_up === true && option.kind === "pick") };
}

/** What Ana does next: the option, how often, whether for all that can be moved, where she drags it, and how many choices
 *  that makes. `turn` is all that she chooses next: to which question, and what. */
function next(question, turn) {
  const texts = turn.map(([, text]) => text);
  const { target, before, prompt, picksUp } = wanted(question, texts);
  const rest = texts.slice(before);
  const drags = picksUp && SPACE.test(rest[1] ?? "");
  const left = Math.max(1, ...COUNTS.map((name) => Number(prompt[1][name] ?? 1)));
  const often = drags ? repeats(rest, 2) : ["space", "pick"].includes(target.kind) ? repeats(rest, 1) : 1;
  const times = Math.min(left, often);
  const done = before + times * (drags ? 2 : 1);
  const all = times > 1 && (times === left || turn[done]?.[2] !== turn[before][2]);
  return { target, times, all, choices: done, ...(drags && { to: rest[1] }) };
}

/** Play a game; how many clicks and keys each of Ana's questions took, by its key, and how many of them dragged. */
async function playByClicks(browser, server, { seed, players, modules, prepared, choices }) {
  const [ana, others] = [await visitor(browser, server, { ends: true }), await visitor(browser, server)];
  const seats = ["Ana", "Bo", "Cid", "Dora", "Eva"].slice(0, players).map((name, seat) => ({ name, kind: seat ? "invited" : "here" }));
  const { id, seats: made } = await ask(ana.context, "/tables", { players: seats, seed, modules, watchable: true });
  for (const { invite } of made.slice(1)) await takeSeat(others.context, invite);
  for (const [seat, text] of choices.slice(0, prepared)) await play((seat > 0 ? others : ana).context, id, seat, text);
  await ana.page.clock.install();
  await ana.page.goto(`/table/${id}`);
  await ana.page.locator(".deal .button").click(); // it says that the seed was chosen
  const done = {};
  let drags = 0;
  const count = (what, clicks, keys) => {
    done[what] ??= { clicks: 0, keys: 0 };
    done[what].clicks += clicks;
    done[what].keys += keys;
  };
  /** The space with this notation, once Ana is asked about it; undefined: it was the only one, so the piece is there by
   *  itself, and so many choices have been made. */
  const spaceOf = async (text, done) => {
    const find = ({ question }) => question?.options.find((option) => option.text === text);
    const state = await until(ana.context, id, (now) => now.position >= done || find(now));
    return state.position >= done ? undefined : find(state).space;
  };
  /** What the last choice of another seat answered: the next state of that seat. */
  let theirs = null;
  for (let at = prepared; at < choices.length; ) {
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
    const step = next(state.question, choices.slice(at, turn < 0 ? undefined : at + turn));
    await ana.page.waitForFunction((position) => document.querySelector(".elgrande.table:not(.busy)")?.dataset.position === String(position), at);
    const { keys, closed } = await act(ana.page, step, (text) => spaceOf(text, at + step.choices));
    count(state.question.prompt[0], 1, keys);
    drags += Number(step.to !== undefined);
    if (closed > 0) count("notice", closed, 0);
    if (step.target.forgoes || step.target.caution) {
      count(state.question.prompt[0], 1, 0);
      await ana.page.locator(".caution [data-choice]").click();
    }
    at += step.choices;
  }
  await Promise.all([ana.context.close(), others.context.close()]);
  return { byQuestion: done, drags };
}

/** Play the games; for each of them its modules, and how many choices, clicks (and drags among them), and clicks and keys it
 *  took; and by modules, how many a round. */
export async function countClicks(browser, server, ...more) {
  const found = [];
  for (const { seed, modules, rounds, prepared, choices, ...game } of await games(more)) {
    const { byQuestion, drags } = await playByClicks(browser, server, { seed, modules, prepared, choices, ...game });
    const sum = (what) => Object.values(byQuestion).reduce((all, one) => all + one[what], 0);
    const own = choices.slice(prepared).filter(([seat]) => seat === 0).length;
    found.push({ modules: modules.join("+") || "base", seed, rounds, choices: own, clicks: sum("clicks"), drags, keys: sum("keys"), byQuestion });
  }
  const names = [...new Set(found.map(({ modules }) => modules))];
  const perRound = names.map((modules) => {
    const all = found.filter((game) => game.modules === modules);
    const total = (what) => all.reduce((sum, game) => sum + game[what], 0);
    const each = (...what) => what.reduce((sum, one) => sum + total(one), 0) / total("rounds");
    return { modules, rounds: total("rounds"), choices: each("choices"), drags: each("drags"), clicks: each("clicks"), clicksAndKeys: each("clicks", "keys") };
  });
  return { games: found, perRound };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [browser, server] = await Promise.all([launch(), Server.start()]);
  try {
    const { games: all, perRound } = await countClicks(browser, server, ...process.argv.slice(2));
    console.dir(all, { depth: null });
    console.table(perRound);
  } finally {
    await browser.close();
    await server.stop();
  }
}
