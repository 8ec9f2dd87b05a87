// Who plays a seat: open links, bots that sit in, leaving, clocks, manners, and power cards chosen beforehand.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, becomes, eventually, launch, PHONE, Server, sitDown, takeSeat, visitor } from "./pages.mjs";
import { person, playUpTo, stateOf } from "./table.mjs";

const DAY = 24 * 3600;
let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const NAMES = ["Ana", "Bo", "Cid"];

/** Ana hosts a table, her guests have taken their seats; everybody looks at it. */
async function party(guests, more = {}, size = undefined) {
  const people = [];
  for (let at = 0; at <= guests; at += 1) people.push(at === 0 ? await person(browser, server) : await visitor(browser, server, size && { size }));
  const players = people.map((_, at) => ({ name: NAMES[at], kind: at === 0 ? "here" : "invited" }));
  const { id, seats } = await ask(people[0].context, "/tables", { players, options: { rounds: 6 }, watchable: false, ...more });
  for (const [at, { context }] of people.entries()) if (at > 0) await takeSeat(context, new URL(seats[at].invite, server.address).href);
  for (const { page } of people) await page.goto(`/table/${id}`);
  return { id, people };
}

const openSeats = (page) => page.getByRole("button", { name: "Seats", exact: true }).click();
const seatOf = (page, seat) => page.locator(`.seats li[data-seat="${seat}"]`);

/** Nobody's page complained. */
const clean = (people) => people.forEach(({ complaints }) => assert.deepEqual(complaints, []));

test("the host sees an open link again, makes a new one, revokes it, and lets a bot play", async () => {
  const [ana, bo] = [await person(browser, server), await visitor(browser, server)];
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id, seats } = await ask(ana.context, "/tables", { players, options: { rounds: 6 }, watchable: false });
  const link = new URL(seats[1].invite, server.address).href;
  await ana.page.goto(`/table/${id}`);
  await openSeats(ana.page);
  const shown = ana.page.getByLabel("Link for Bo");
  const dead = async (old) => {
    await bo.page.goto(old);
    await bo.page.getByRole("heading", { name: "This link gives no seat" }).waitFor();
  };
  await becomes(() => shown.inputValue(), link);
  await seatOf(ana.page, 1).getByRole("button", { name: "Make a new link" }).click();
  await eventually("there is another link", async () => (await shown.inputValue()) !== link);
  const second = await shown.inputValue();
  assert.match(second, new RegExp(`^${server.address}/join/${id}/`));
  await dead(link);
  await bo.page.goto(second);
  await bo.page.getByRole("button", { name: "Take the seat" }).waitFor();
  await seatOf(ana.page, 1).getByRole("button", { name: "Revoke the link" }).click();
  await shown.waitFor({ state: "detached" });
  await dead(second);
  await seatOf(ana.page, 1).getByRole("button", { name: "Let a bot play" }).click();
  await seatOf(ana.page, 1).getByText("A bot plays this seat.").waitFor();
  assert.equal((await stateOf(ana.context, id)).seats[1].kind, "knight");
  clean([ana]);
});

test("somebody lets a bot play for a while on a phone, and comes back", async () => {
  const { id, people } = await party(1, {}, PHONE);
  const [ana, bo] = people;
  await bo.page.locator('[data-shows="talk"]').click();
  await openSeats(bo.page);
  await seatOf(bo.page, 1).getByRole("button", { name: "Let a bot play for now" }).click();
  const notice = bo.page.getByText("A bot plays for you.");
  await notice.waitFor();
  await ana.page.locator(".player", { hasText: "Bo" }).getByText("Knight").waitFor();
  await bo.page.getByRole("button", { name: "I am back" }).first().click();
  await notice.waitFor({ state: "detached" });
  assert.deepEqual((await stateOf(ana.context, id)).seats.map(({ kind }) => kind), ["person", "person"]);
  await ana.page.locator(".talk").getByText("Bo is back and plays again.").waitFor();
  clean(people);
});

test("a clock is seen, stops on vacation, and a bot plays when it runs out", async () => {
  const { id, people } = await party(1, { pace: { kind: "move", seconds: 3 * DAY } });
  const [asked] = (await stateOf(people[0].context, id)).waiting;
  const { page } = people[asked];
  const row = people[1 - asked].page.locator(`.player[data-seat="${asked}"]`);
  await row.getByText(/2 d 23 h|3 d 0 h/).waitFor();
  await openSeats(page);
  await seatOf(page, asked).getByLabel("Days").fill("2");
  await seatOf(page, asked).getByRole("button", { name: "Go on vacation" }).click();
  await row.getByText("On vacation").waitFor();
  await server.pass(4 * DAY);
  assert.equal((await stateOf(people[0].context, id)).seats[asked].kind, "person");
  await server.pass(DAY + 1);
  await row.getByText("Knight").waitFor();
  await page.getByText("A bot plays for you.").waitFor();
  clean(people);
});

/** Ana sets a table on the page, with an invited friend and a clock, and Bo takes the seat. Bo is asked. */
async function timed(pace, end) {
  const people = [await person(browser, server), await visitor(browser, server)];
  const [{ page }, bo] = people;
  await page.goto("/new");
  await page.getByText("2 players", { exact: true }).click();
  for (const [at, name] of ["Ana", "Bo"].entries()) await page.getByLabel("Name", { exact: true }).nth(at).fill(name);
  await page.getByLabel("Who", { exact: true }).nth(1).selectOption("invited");
  await page.getByRole("group", { name: "Pace" }).getByText(pace, { exact: true }).click();
  await page.getByRole("group", { name: "When the time is over" }).getByText(end, { exact: true }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = await page.getByLabel("Link for Bo").inputValue();
  await sitDown(bo.page, link);
  const id = link.split("/").at(-2);
  await playUpTo(people, id, 1);
  await page.goto(`/table/${id}`);
  await openSeats(page);
  return { id, people, row: page.locator('.player[data-seat="1"]'), seat: seatOf(page, 1) };
}

test("when a friend's days are over the host gives more time, and the next time lets a bot play", async () => {
  const { id, people, row, seat } = await timed("Three days for each move", "The host decides");
  const [ana, bo] = people;
  const kind = async () => (await stateOf(ana.context, id)).seats[1].kind;
  await row.getByText(/2 d 23 h|3 d 0 h/).waitFor();
  assert.equal(await seat.getByRole("button", { name: /Give more time|Let a bot play/ }).count(), 0);
  await server.pass(3 * DAY);
  await row.getByText("Time is over").waitFor();
  await bo.page.locator('.player[data-seat="1"]').getByText("Time is over").waitFor();
  await seat.getByRole("button", { name: "Give more time" }).click();
  await row.getByText(/2 d 23 h|3 d 0 h/).waitFor();
  assert.equal(await kind(), "person");
  await server.pass(3 * DAY);
  await row.getByText("Time is over").waitFor();
  assert.equal(await kind(), "person");
  await seat.getByRole("button", { name: "Let a bot play" }).click();
  await seat.getByText("A bot plays this seat.").waitFor();
  await bo.page.getByText("A bot plays for you.").waitFor();
  assert.equal(await kind(), "knight");
  const said = (await stateOf(ana.context, id)).log.flatMap(([, what, key]) => (what === "note" && /time|clock/.test(key) ? [key] : []));
  assert.deepEqual(said, ["note-time-over", "note-more-time", "note-time-over", "note-seat-clock"]);
  clean(people);
});

test("minutes for the game run down over all moves, and then a bot plays it to the end", async () => {
  const { id, people, row } = await timed("30 minutes for the game", "A bot plays");
  const [, bo] = people;
  await row.getByText(/30:00|[12]\d:\d\d/).waitFor();
  await server.pass(20 * 60);
  await people[0].page.reload(); // for the page itself no time has passed
  const little = row.getByText(/⏱ (10:00|\d:\d\d)/);
  await little.waitFor();
  await playUpTo(people, id, 0);
  await little.waitFor({ state: "detached" });
  await playUpTo(people, id, 1);
  await little.waitFor(); // a move gives no time back
  await server.pass(10 * 60);
  await row.getByText("Knight").waitFor();
  await bo.page.getByRole("button", { name: "I am back" }).first().click();
  await bo.page.getByText("Your time for this game is over: a bot plays it to the end.").waitFor();
  assert.equal((await stateOf(bo.context, id)).seats[1].kind, "knight");
  clean(people);
});

test("somebody leaves, the host invites another, and one whom others do not want is voted out", async () => {
  const { id, people } = await party(2);
  const [ana, bo, cid] = people;
  await openSeats(bo.page);
  await seatOf(bo.page, 1).getByRole("button", { name: "Leave the table" }).click();
  await seatOf(bo.page, 1).getByRole("button", { name: "Yes, leave" }).click();
  await bo.page.waitForURL(`${server.address}/`);
  await openSeats(ana.page);
  await seatOf(ana.page, 1).getByRole("button", { name: "Make an invite link" }).click();
  const dora = await person(browser, server);
  await dora.page.goto(await ana.page.getByLabel("Link for Bo").inputValue());
  await dora.page.getByRole("button", { name: "Take the seat" }).click();
  await dora.page.locator(".prompt").waitFor();
  await openSeats(dora.page);
  await seatOf(dora.page, 0).getByRole("button", { name: "Vote for a bot instead" }).click();
  await openSeats(cid.page);
  await seatOf(cid.page, 0).getByText("One vote for a bot instead").waitFor();
  await seatOf(cid.page, 0).getByRole("button", { name: "Vote for a bot instead" }).click();
  await seatOf(cid.page, 0).getByText("A bot plays this seat.").waitFor();
  assert.equal((await stateOf(cid.context, id)).seats[0].kind, "knight");
  // Ana was the host: now it is Dora, who has the first seat.
  await ana.page.getByRole("alert").getByText("This seat is not yours any more").waitFor();
  await seatOf(dora.page, 2).getByRole("button", { name: "Remove from the table" }).waitFor();
  await seatOf(dora.page, 0).getByRole("button", { name: "Make an invite link" }).waitFor();
  assert.equal(await seatOf(cid.page, 1).getByRole("button", { name: "Remove from the table" }).count(), 0);
  clean([ana, bo, cid, dora]);
});

test("a muted player is not read, and the operator hears of somebody who is rude", async () => {
  const { id, people } = await party(1);
  const [ana, bo] = people;
  await ask(bo.context, `/tables/${id}/chat`, { seat: 1, text: "boo!", key: "boo" });
  await ana.page.getByRole("button", { name: "Chat" }).click();
  await ana.page.locator(".talk").getByText("boo!").waitFor();
  await openSeats(ana.page);
  await seatOf(ana.page, 1).getByRole("button", { name: "Mute" }).click();
  await seatOf(ana.page, 1).getByRole("button", { name: "Read again" }).waitFor();
  await seatOf(ana.page, 1).getByRole("button", { name: "Report" }).click();
  await seatOf(ana.page, 1).getByLabel("What should the operator know?").fill("says boo");
  await seatOf(ana.page, 1).getByRole("button", { name: "Send the report" }).click();
  await ana.page.getByText("The operator has been told.").waitFor();
  await ana.page.getByRole("button", { name: "Chat" }).click();
  assert.equal(await ana.page.locator(".talk").getByText("boo!").count(), 0);
  clean(people);
});

test("a power card chosen beforehand is played when the turn comes", async () => {
  const { id, people } = await party(1);
  const [first] = (await stateOf(people[0].context, id)).waiting;
  const { page } = people[1 - first];
  await page.getByLabel("first choice").selectOption("13");
  await page.getByLabel("otherwise").selectOption("2");
  const asked = await stateOf(people[first].context, id);
  const thirteen = asked.question.options.find(({ value }) => value === 13);
  await ask(people[first].context, `/tables/${id}/choices`, { seat: first, version: asked.version, option: thirteen.id, key: "13" });
  await page.locator(".talk").getByText(/power card 2\b/).first().waitFor();
  clean(people);
});
