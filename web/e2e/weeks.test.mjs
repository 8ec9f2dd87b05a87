// A whole game over ten days: three people in three cities, told by push, mail and webhook; a second device, a server that
// dies, somebody who does not come and comes back, and a rematch.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mailServer, pushedBrowser, receiver } from "./outside.mjs";
import { ask, choose, eventually, launch, PATIENCE, PHONE, Server, takeSeat, visitor } from "./pages.mjs";
import { playUpTo, stateOf } from "./table.mjs";

const HOUR = 3600;
const DAY = 24 * HOUR;
const NAMES = ["Ana", "Bo", "Cid"];
let browser, server, mail;
/** The push service and the webhook. */
let service;

before(async () => {
  [mail, service] = await Promise.all([mailServer(), receiver()]);
  [browser, server] = await Promise.all([launch(), Server.start(undefined, ["--allow-private-hooks", ...mail.options])]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
  mail?.stop();
  service?.stop();
});

const told = (path) => service.arrived.filter((one) => one.path === path);
const mails = () => mail.mails();

/** Bo's phone, to which notices are pushed. */
const phone = pushedBrowser();

/** All that a notice of this table may say. */
const SAID = /^(Your turn|The game is over) (Friends: (it is your turn in round \d of 9\.|(Ana|Bo|Cid)(,? (and )?(Ana|Bo|Cid))* (has|have|have all) won( together)?\.))$/;

/** Everybody wants to be told in their own way. */
async function wishNotices([ana, bo, cid]) {
  for (const { context } of [ana, bo, cid]) await ask(context, "/me/notices", { language: "en", zone: "Europe/Madrid" });
  await ask(ana.context, "/me/channels/hook", { address: `${service.address}/hook` });
  await ask(bo.context, "/me/channels/push", { endpoint: `${service.address}/push`, ...phone.keys });
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
  const feed = async () => (await fetch(server.address + feedPath)).json();
  const feedPath = (await ask(ana.context, "/me/feed", { wanted: true })).path;
  const secrets = [feedPath.split("/").at(-1), ...seats.map(({ invite }) => invite?.split("/").at(-1)).filter(Boolean)];

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
      if (turns <= 4) assert.equal((await feed()).items[0]["_elgrande"].my_turn, last === 0);
      if (turns > 1 && turns <= 4) await eventually(`${NAMES[last]} is told`, () => [told("/hook").length, told("/push").length, mails().length][last] > before);
    }
    if (!moved && hours > 2 * 24) {
      // Bo takes up the seat on another device, with the passphrase alone.
      const { passphrase } = await ask(bo.context, "/me/keep", { device: "Phone" });
      secrets.push(passphrase);
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
      await playUpTo(people, id, 0); // the bot ends the turn in which Cid is late
      await cid.page.goto(`/table/${id}`);
      await cid.page.getByText("A bot plays for you.").waitFor();
      await cid.page.getByRole("button", { name: "I am back" }).first().click();
      await eventually("Cid plays again", async () => (await stateOf(ana.context, id)).seats[2].kind === "person");
      // What the bot did is in the log, and Cid sees it among what was done since their last move.
      const { log } = await stateOf(cid.context, id);
      const [over, back] = ["clock", "back"].map((why) => log.findLastIndex(([, kind, key]) => kind === "note" && key === `note-seat-${why}`));
      assert.ok(log.slice(over, back).some(([, kind, player]) => kind !== "note" && player === 2), JSON.stringify(log.slice(over, back + 1)));
      await cid.page.locator('[data-since="2"]').waitFor();
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
    const { text, url } = JSON.parse(body);
    assert.equal(url, `${server.address}/table/${id}`);
    assert.match(text.replace(/^\*(.*)\* (.*)\n<.*>$/, "$1 $2"), SAID);
  }
  for (const { body, headers } of told("/push")) {
    const { title, body: line, path, ...rest } = phone.read(body);
    assert.match(`${title} ${line}`, SAID);
    assert.deepEqual({ path, ...rest }, { path: `/table/${id}`, tag: id, language: "en" });
    assert.equal(headers["content-encoding"], "aes128gcm");
    assert.match(headers.authorization, /^vapid t=/);
  }
  for (const one of mails().slice(1)) {
    const [title, line, , link, , , end] = one.slice(one.indexOf("\n\n") + 2).split("\n");
    assert.match(`${title} ${line}`, SAID);
    assert.equal(link, `${server.address}/table/${id}`);
    assert.match(end, /^Stop these e-mails: http:\S+\/unsubscribe\/\S+$/);
  }
  const { items } = await feed();
  assert.equal(items[0]["_elgrande"].over, true);
  assert.match(`${items[0].title} ${items[0].content_text}`, SAID);

  // Nor is anything in them, or in what others see, that opens a seat or a feed.
  for (const { context } of people) secrets.push((await context.cookies()).find(({ name }) => name === "elgrande").value);
  const seen = [mails().join("\n"), JSON.stringify(items), ...told("/hook").map(({ body }) => body.toString()), ...told("/push").map(({ body }) => JSON.stringify(phone.read(body)))];
  for (const { context } of people) seen.push(await (await context.request.get(`/api/tables/${id}`)).text(), await (await context.request.get("/api/tables")).text());
  for (const secret of secrets) assert.ok(seen.every((text) => !text.includes(secret)), secret);

  // And again: the same people at a new table.
  await ana.page.goto(`/table/${id}`);
  await ana.page.getByRole("button", { name: "Play again" }).click();
  await ana.page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
  const again = new URL(ana.page.url()).pathname.split("/")[2];
  assert.equal((await stateOf(people[1].context, again)).seat, 1);
  assert.equal((await stateOf(cid.context, again)).seat, 2);
  assert.equal((await stateOf(ana.context, again)).clocks.seconds, 3 * DAY);
});
