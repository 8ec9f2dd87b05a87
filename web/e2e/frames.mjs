/** Frames per second while pieces fly in games of five, with all modules that go together in each, and the compressed
 * size of the first load: `npm run frames`, on an otherwise idle machine; `npm run frames -- 20` measures 20 flights in
 * each set of modules instead of 40. */
import { CARDS, LOBBY, MOST, sizeOf } from "./load.mjs";
import { ask, launch, newTable, playUntil, Server, setsOfModules, visitor } from "./pages.mjs";

const LEAST = 50;
const WANTED = Number(process.argv[2] ?? 40);
const bot = (name) => ({ name, kind: "page" });
const PLAYERS = [{ name: "Ana", kind: "here" }, bot("Bruno"), bot("Clara"), bot("Diego"), bot("Estrella")];

/** In the page: notes when frames are drawn while something flies, one list for each stretch of flight. */
function watch() {
  window.stretches = [];
  let open = null;
  const look = (time) => {
    const flies = [...document.querySelectorAll("[data-flight]")].some((piece) => piece.getAnimations().some(({ playState }) => playState === "running"));
    if (flies && open === null) window.stretches.push((open = []));
    if (flies) open.push(time);
    else open = null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Play a game of five, and print what was measured; returns whether it reached the goals. */
async function measure(context, page, modules) {
  const id = await newTable(context, { players: PLAYERS, modules, rounds: 9 });
  const choosing = ({ question, view }) => view.round >= 2 && question?.options.every(({ kind }) => kind === "power") === true;
  await playUntil(context, id, choosing);
  const [first, table] = [await sizeOf(page, "/", LOBBY), await sizeOf(page, `/table/${id}`, CARDS)];
  await page.goto(`/table/${id}`);
  const stretches = () => page.evaluate(() => window.stretches.filter((times) => times.length > 3));
  while ((await stretches()).length < WANTED) {
    const state = await playUntil(context, id, ({ question, over }) => question !== null || over);
    if (state.over) break;
    await page.locator(".elgrande.table").waitFor();
    const { question } = await ask(context, `/tables/${id}`);
    if (question) await playUntil(context, id, (now) => now.position > state.position).catch(() => undefined);
    await page.waitForFunction(() => !document.querySelector(".caption[data-line]"));
  }
  const found = await stretches();
  const rates = found.map((times) => ((times.length - 1) * 1000) / (times.at(-1) - times[0])).toSorted((one, other) => one - other);
  const at = (part) => Math.round(rates[Math.min(rates.length - 1, Math.floor(rates.length * part))]);
  const longest = Math.max(...found.flatMap((times) => times.slice(1).map((time, number) => time - times[number])));
  console.log(`modules                ${modules.join(", ")}`);
  console.log(`frames per second      median ${at(0.5)}, slowest tenth ${at(0.1)}, slowest ${at(0)} in ${rates.length} flights (goal: ${LEAST}); longest frame ${Math.round(longest)} ms`);
  console.log(`first load, in KB      lobby ${Math.round(first)}, table ${Math.round(table)} (goal: below ${MOST})`);
  return at(0) >= LEAST && Math.max(first, table) < MOST;
}

const [browser, server] = await Promise.all([launch(), Server.start()]);
try {
  const { context, page } = await visitor(browser, server, { size: { width: 1440, height: 900 }, reducedMotion: "no-preference", speed: "normal" });
  await page.addInitScript(watch);
  for (const modules of await setsOfModules(context)) if (!(await measure(context, page, modules))) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
