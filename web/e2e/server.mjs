/** Servers for the tests, and connections to them that can be cut. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const ELGRANDE = process.env["ELGRANDE"] ?? join(ROOT, ".venv/bin/elgrande");
export const PYTHON = join(dirname(ELGRANDE), "python");

let starting;
/** The socket of what starts servers, `tests/servers.py`. It ends with the process that first needs it; the processes that
 *  this one starts find it in their environment. */
export const starter = () => (starting ??= process.env["SERVERS"] ?? begin());

async function begin() {
  const path = join(tmpdir(), `elgrande-servers-${process.pid}`);
  const started = spawn(PYTHON, ["-m", "tests.servers", path], { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"], detached: true });
  const failed = once(started, "exit").then(([code]) => Promise.reject(new Error(`nothing starts servers: ${code}`)));
  await Promise.race([once(started.stdout, "data"), failed]);
  for (const one of [started, started.stdin, started.stdout]) one.unref();
  return (process.env["SERVERS"] = path);
}

/** Whether there is a process with this id. */
function isAlive(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** A server with its own data folder; it can be killed and started again on the same port and data. */
export class Server {
  #program;
  #more;
  #id = null;
  #starts = 0;
  #passed = 0;
  data;
  port = 0;

  /** Start a Python module that serves as the command `elgrande` does, with further options. */
  static async start(program = "tests.repeatable", more = [], data = null) {
    const server = new Server();
    server.#program = program;
    server.#more = more;
    server.data = data ?? (await mkdtemp(join(tmpdir(), "elgrande-e2e-")));
    await server.start();
    return server;
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    const arguments_ = ["serve", "--no-open", "--port", String(this.port), "--data", this.data, ...this.#more];
    const environment = { REPEATABLE_SEED: String(this.#starts++), TIME_FILE: join(this.data, "time") };
    const heard = connect(await starter());
    heard.setEncoding("utf8").write(`${JSON.stringify({ program: this.#program, arguments: arguments_, environment })}\n`);
    let said = "";
    const address = new Promise((done) =>
      heard.on("data", (text) => {
        said += text;
        const found = /^(\d+)\n[^]*http:\/\/127\.0\.0\.1:(\d+)\//.exec(said);
        if (found) done(found.slice(1).map(Number));
      }),
    );
    const failed = once(heard, "close").then(() => Promise.reject(new Error(`the server ended: ${said}`)));
    [this.#id, this.port] = await Promise.race([address, failed]);
    failed.catch(() => {}); // later it may end
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
    const id = this.#id;
    this.#id = null;
    if (id === null) return;
    process.kill(id, signal);
    while (isAlive(id)) await pause(10);
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
