/** What the tests of the pages share: a server of their own, browsers, and the API beneath the pages. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const ELGRANDE = process.env["ELGRANDE"] ?? join(ROOT, ".venv/bin/elgrande");
export const PYTHON = join(dirname(ELGRANDE), "python");
/** The command `elgrande`, whose tables and bots are the same in every run. */
const REPEATABLE = [PYTHON, "-m", "tests.repeatable"];
const CHROMIUM =
  process.env["CHROMIUM"] ?? ["chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
/** How long a condition may take on a busy machine, in milliseconds. */
export const PATIENCE = Number(process.env["PATIENCE"] ?? 180_000);
export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** A server with its own data folder; it can be killed and started again on the same port and data. */
export class Server {
  #process;
  #starts = 0;
  #passed = 0;
  data;
  port = 0;

  /** The command that serves, and further options for it. */
  #command;
  #more;

  static async start(command = REPEATABLE, more = [], data = null) {
    const server = new Server();
    server.#command = command;
    server.#more = more;
    server.data = data ?? (await mkdtemp(join(tmpdir(), "elgrande-e2e-")));
    await server.start();
    return server;
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  start() {
    const [program, ...first] = this.#command;
    const options = ["serve", "--no-open", "--port", String(this.port), "--data", this.data, ...this.#more];
    const started = spawn(program, [...first, ...options], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, REPEATABLE_SEED: String(this.#starts++), TIME_FILE: join(this.data, "time") },
    });
    this.#process = started;
    return new Promise((done, fail) => {
      let said = "";
      const listen = (text) => {
        said += text;
        const port = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1];
        if (port === undefined) return;
        this.port = Number(port);
        done();
      };
      started.stdout.setEncoding("utf8").on("data", listen);
      started.stderr.setEncoding("utf8").on("data", listen);
      started.once("error", fail).once("exit", (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** Let time pass for the server: it sees the change within a second. */
  async pass(seconds) {
    this.#passed += seconds;
    const file = join(this.data, "time");
    await writeFile(`${file}.new`, String(this.#passed));
    await rename(`${file}.new`, file);
  }

  /** End without warning, as in a power failure. */
  async kill(signal = "SIGKILL") {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = new Promise((done) => this.#process.once("exit", done));
    this.#process.kill(signal);
    await ended;
  }

  async stop() {
    await this.kill("SIGTERM");
    await rm(this.data, { recursive: true, force: true });
  }
}

/** A connection to a server that can be cut: everything that runs over it ends, and nothing new gets through.
 *  (A browser that is merely set offline may still open a last stream, and keep it.) */
export class Line {
  #entry;
  #open = new Set();
  #cut = false;

  static async to(server) {
    const line = new Line();
    line.#entry = createServer((near) => {
      if (line.#cut) return near.destroy();
      const far = connect(server.port, "127.0.0.1");
      for (const [one, other] of [[near, far], [far, near]]) {
        line.#open.add(one);
        one.pipe(other);
        one.on("error", () => {}).once("close", () => line.#open.delete(one) && other.destroy());
      }
    });
    await new Promise((done, fail) => line.#entry.once("error", fail).listen(0, "127.0.0.1", done).unref());
    return line;
  }

  get address() {
    return `http://127.0.0.1:${this.#entry.address().port}`;
  }

  cut() {
    this.#cut = true;
    for (const socket of this.#open) socket.destroy();
  }

  mend() {
    this.#cut = false;
  }

  async end() {
    this.cut();
    await new Promise((done) => this.#entry.close(done));
  }
}

export const launch = () => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

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

/** Send a request to the server with the cookies of a browser. */
export async function ask(context, path, data) {
  const request = data === undefined ? context.request.get(`/api${path}`) : context.request.post(`/api${path}`, { data, headers: { "X-Elgrande": "1" } });
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

/** A game that bots have played to the end. */
export async function finishedGame(context, seed = 7, modules = []) {
  const id = await newTable(context, { players: [bot("Ana"), bot("Bruno"), bot("Clara")], seed, modules });
  await until(context, id, (state) => state.over);
  return id;
}

export async function until(context, id, fulfilled) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const state = await ask(context, `/tables/${id}`);
    if (fulfilled(state)) return state;
    if (Date.now() > end) throw new Error(`table ${id} waits too long, at position ${state.position} for ${state.waiting}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

let keys = 0;
export const choose = (context, id, state, option) =>
  ask(context, `/tables/${id}/choices`, { seat: state.seat, version: state.version, option, key: `e2e-${process.pid}-${keys++}` });

/** Choose the first option of every question until the state fits; the bots play in between. */
export async function playUntil(context, id, fits) {
  for (;;) {
    const state = await until(context, id, (now) => now.question !== null || now.over || fits(now));
    if (fits(state)) return state;
    if (state.over) throw new Error("the game ended before");
    await choose(context, id, state, state.question.options[0].id).catch((problem) => {
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
