// A whole game over ten days: three people in three cities, told by push, mail and webhook; a second device, a server that
// dies, somebody who does not come and comes back, and a rematch.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createECDH, randomBytes } from "node:crypto";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { ask, choose, launch, PATIENCE, PHONE, PYTHON, ROOT, Server, takeSeat, visitor } from "./pages.mjs";
import { stateOf } from "./table.mjs";

const HOUR = 3600;
const DAY = 24 * HOUR;
const NAMES = ["Ana", "Bo", "Cid"];
let browser, server, post, mail, receiver;
/** What arrived from outside: requests to the push service and the webhook. */
const arrived = [];

/** A mail server, and all that it was given. */
async function mailServer() {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => probe.once("listening", done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  const started = spawn(PYTHON, ["-u", "-m", "aiosmtpd", "-n", "-c", "aiosmtpd.handlers.Debugging", "stdout", "-l", `127.0.0.1:${port}`], { cwd: ROOT });
  const got = { text: "", port, stop: () => started.kill() };
  started.stdout.setEncoding("utf8").on("data", (text) => (got.text += text));
  return got;
}

before(async () => {
  mail = await mailServer();
  receiver = createHttpServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part)).on("end", () => {
      arrived.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((done) => receiver.once("listening", done));
  post = `http://127.0.0.1:${receiver.address().port}`;
  const more = ["--allow-private-hooks", "--smtp", `smtp://127.0.0.1:${mail.port}`, "--mail-from", "table@games.example"];
  [browser, server] = await Promise.all([launch(), Server.start(undefined, more)]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
  mail?.stop();
  receiver?.close();
});

/** Wait until something is true; it must become so. */
async function eventually(what, happened) {
  for (const end = Date.now() + PATIENCE; !(await happened()); await pause(50)) assert.ok(Date.now() < end, `never: ${what}`);
}

const told = (path) => arrived.filter((one) => one.path === path);
const mails = () => mail.text.split("---------- MESSAGE FOLLOWS ----------").slice(1);

/** Everybody wants to be told in their own way. */
async function wishNotices([ana, bo, cid]) {
  for (const { context } of [ana, bo, cid]) await ask(context, "/me/notices", { language: "en", zone: "Europe/Madrid" });
  await ask(ana.context, "/me/channels/hook", { address: `${post}/hook` });
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const p256dh = keys.getPublicKey().toString("base64url");
  await ask(bo.context, "/me/channels/push", { endpoint: `${post}/push`, p256dh, auth: randomBytes(16).toString("base64url") });
  const { channel } = await ask(cid.context, "/me/channels/mail", { address: "cid@example.org" });
  const code = () => /Your code is (\S+?)\. /.exec(mails().at(-1) ?? "")?.[1];
  await eventually("the code is mailed", code);
  await ask(cid.context, `/me/channels/${channel.id}/confirm`, { code: code() });
}

/** One choice of whoever has to decide: the last option that is offered, which never opens a long list of steps. */
async function step(people, id) {
  const { waiting } = await stateOf(people[0].context, id);
  const seat = waiting[0];
  const state = await stateOf(people[seat].context, id, seat);
  if (state.question) await choose(people[seat].context, id, state, state.question.options.at(-1).id);
  return seat;
}

test("three people play for ten days", { timeout: 3 * PATIENCE }, async () => {
  const people = [];
  for (const size of [undefined, PHONE, undefined]) people.push(await visitor(browser, server, size && { size }));
  const [ana, bo, cid] = people;
  const players = NAMES.map((name, at) => ({ name, kind: at === 0 ? "here" : "invited" }));
  const pace = { kind: "move", seconds: 3 * DAY, end: "bot", level: "random" };
  const { id, seats } = await ask(ana.context, "/tables", { players, options: { rounds: 6 }, title: "Friends", watchable: false, pace });
  for (const at of [1, 2]) await takeSeat(people[at].context, new URL(seats[at].invite, server.address).href);
  await wishNotices(people);

  let hours = 0;
  let turns = 0;
  let last = -1;
  let [moved, killed, gone] = [false, false, false];
  for (;;) {
    const state = await stateOf(ana.context, id);
    if (state.over) break;
    if (state.waiting[0] !== last) {
      // Somebody else's turn: some hours go by, and they are told.
      last = state.waiting[0];
      turns += 1;
      hours += 6;
      const before = [told("/hook").length, told("/push").length, mails().length][last];
      await server.pass(6 * HOUR);
      if (turns > 1 && turns <= 4) await eventually(`${NAMES[last]} is told`, () => [told("/hook").length, told("/push").length, mails().length][last] > before);
    }
    if (!moved && hours > 2 * 24) {
      // Bo takes up the seat on another device, with the passphrase alone.
      const { passphrase } = await ask(bo.context, "/me/keep", { device: "Phone" });
      const laptop = await visitor(browser, server);
      await laptop.page.goto("/keep");
      await laptop.page.getByRole("textbox").first().fill(passphrase);
      await laptop.page.getByRole("button", { name: "Open the seats" }).click();
      await laptop.page.getByText("Your seats are open here now.").waitFor();
      assert.equal((await stateOf(laptop.context, id)).seat, 1);
      people[1] = laptop;
      moved = true;
    }
    if (!killed && hours > 4 * 24) {
      await server.kill();
      await server.start();
      killed = true;
    }
    if (!gone && hours > 5 * 24 && state.waiting[0] === 2) {
      // Cid does not come: a bot sits in, until Cid opens the table and is back.
      await server.pass(3 * DAY);
      hours += 3 * 24;
      await eventually("a bot sits in", async () => (await stateOf(ana.context, id)).seats[2].sits_in);
      await cid.page.goto(`/table/${id}`);
      await cid.page.getByText("A bot plays for you.").waitFor();
      await cid.page.getByRole("button", { name: "I am back" }).first().click();
      await eventually("Cid plays again", async () => (await stateOf(ana.context, id)).seats[2].kind === "person");
      await cid.page.goto("/");
      gone = true;
    }
    await step(people, id);
  }
  assert.ok(moved && killed && gone, `${[moved, killed, gone]} after ${hours} hours`);
  assert.ok(hours >= 10 * 24, `${hours} hours`);

  // Everybody was told, once for each turn at most, and nothing secret was in it.
  await server.pass(60);
  await eventually("Ana hears of the end", () => told("/hook").some(({ body }) => JSON.parse(body).type === "end"));
  assert.ok(told("/hook").length + told("/push").length + mails().length <= turns + 8);
  for (const { body, headers } of told("/hook")) {
    assert.deepEqual(Object.keys(JSON.parse(body)).toSorted(), ["allowed_mentions", "content", "name", "round", "rounds", "table", "text", "title", "type", "url"]);
    assert.match(headers["webhook-signature"], /^v1,/);
  }
  for (const { headers } of told("/push")) {
    assert.equal(headers["content-encoding"], "aes128gcm");
    assert.match(headers.authorization, /^vapid t=/);
  }
  assert.ok(mails().every((one) => one.includes("table@games.example") && !/power card \d|dial|P\d+ /.test(one)));

  // And again: the same people at a new table.
  await ana.page.goto(`/table/${id}`);
  await ana.page.getByRole("button", { name: "Play again" }).click();
  await ana.page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
  const again = new URL(ana.page.url()).pathname.split("/")[2];
  assert.equal((await stateOf(people[1].context, again)).seat, 1);
  assert.equal((await stateOf(cid.context, again)).seat, 2);
  assert.equal((await stateOf(ana.context, again)).clocks.seconds, 3 * DAY);
});
