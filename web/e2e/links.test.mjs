// A link gives its seat once; who may know the cards is said before joining; a seat moves to a second device.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, launch, PHONE, Server, takeSeat, visitor } from "./pages.mjs";
import { person, stateOf, waitForSentence } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ana makes a table for herself and Bo in her browser; returns the link for Bo. */
async function invite(page, seed, andGo = true) {
  await page.goto("/new");
  await page.getByText("2 players", { exact: true }).click();
  await page.getByLabel("Name", { exact: true }).nth(0).fill("Ana");
  await page.getByLabel("Name", { exact: true }).nth(1).fill("Bo");
  await page.getByLabel("Who", { exact: true }).nth(1).selectOption("invited");
  if (seed) {
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("Seed").fill(seed);
  }
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = await page.locator("#invite-1").inputValue();
  if (!andGo) return link;
  await page.getByRole("link", { name: "Go to the table" }).click();
  await page.locator(".prompt").waitFor();
  return link;
}

const idOf = (link) => new URL(link).pathname.split("/")[2];

test("a link is used once, and the host who opens it again gets nothing", async () => {
  const [ana, bo, eve] = [await person(browser, server), await person(browser, server), await person(browser, server)];
  const link = await invite(ana.page);
  const id = idOf(link);
  await ana.page.locator(".player", { hasText: "Bo" }).getByText("seat still free").waitFor();

  // A preview that opens the link does not use it.
  assert.equal((await eve.context.request.get(link)).status(), 200);
  await bo.page.goto(link);
  await bo.page.getByText("You can take the seat of Bo.").waitFor();
  await bo.page.getByText("At the table: Ana.").waitFor();
  assert.equal(await bo.page.getByRole("checkbox").count(), 0, "nobody knows the cards");
  await bo.page.getByRole("button", { name: "Take the seat" }).click();
  await bo.page.locator(".player", { hasText: "Bo" }).locator(".you").waitFor();
  assert.equal(await bo.page.locator(".notice.deal").count(), 0);

  // Everybody sees it, and the link is dead; for Ana it leads to her own seat.
  await ana.page.locator(".talk").getByText("Bo has taken the seat.").waitFor();
  assert.equal(await ana.page.getByText("seat still free").count(), 0);
  await ana.page.goto(link);
  await ana.page.waitForURL(`**/table/${id}`);
  await ana.page.locator(".player", { hasText: "Ana" }).locator(".you").waitFor();
  assert.deepEqual((await stateOf(ana.context, id)).seats.map(({ mine }) => mine), [true, false]);
  assert.equal((await ana.context.request.get(`/api/tables/${id}?seat=1`)).status(), 403);
  await eve.page.goto(link);
  await eve.page.getByRole("heading", { name: "This link gives no seat" }).waitFor();
  for (const { complaints } of [ana, bo, eve]) assert.deepEqual(complaints, []);
});

test("the host sees which links have been used, and no longer the links themselves", async () => {
  const [ana, bo] = [await person(browser, server), await person(browser, server)];
  const link = await invite(ana.page, "", false);
  await takeSeat(bo.context, link);
  await ana.page.getByText("Bo has taken the seat.").waitFor();
  assert.equal(await ana.page.locator("#invite-1").count(), 0);
  assert.deepEqual(ana.complaints, []);
});

test("nobody sits down at a table with a chosen seed unless they agree, and the table says so", async () => {
  const [ana, bo] = [await person(browser, server), await visitor(browser, server, { size: PHONE, language: "de" })];
  const link = await invite(ana.page, "340282366920938463463374607431768211456");
  const warning = "chose its seed";
  await ana.page.locator(".notice.deal", { hasText: warning }).waitFor();
  await bo.page.goto(link);
  await bo.page.getByText("hat die Startzahl gewählt").waitFor();
  const take = bo.page.getByRole("button", { name: "Diesen Platz einnehmen" });
  assert.ok(await take.isDisabled());
  await bo.page.getByRole("checkbox").check();
  await take.click();
  await bo.page.waitForURL("**/table/**");
  const notice = bo.page.locator(".notice.deal");
  await notice.waitFor();
  await notice.getByRole("button").click();
  await notice.waitFor({ state: "detached" });
  const state = await stateOf(bo.context, idOf(link));
  assert.deepEqual([state.seat, state.deal], [1, "seed"]);
  for (const { complaints } of [ana, bo]) assert.deepEqual(complaints, []);
});

test("an own seat goes to a second device, and its owner sees that", async () => {
  const [ana, phone] = [await person(browser, server), await visitor(browser, server, { size: PHONE })];
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id } = await ask(ana.context, "/tables", { players, options: { rounds: 6 }, watchable: false });
  await ana.page.goto(`/table/${id}`);
  await ana.page.getByRole("button", { name: "Seats" }).click();
  const seats = ana.page.locator(".talk-body li");
  assert.deepEqual(await seats.locator("strong").allInnerTexts(), ["Ana", "Bo"]);
  await seats.first().getByRole("button", { name: "Link for another device" }).click();
  const link = await ana.page.getByLabel("Link for Ana").inputValue();
  await phone.page.goto(link);
  await phone.page.getByText("Somebody holds this seat on another device.").waitFor();
  await phone.page.getByRole("button", { name: "Take the seat" }).click();
  await phone.page.locator(".prompt").waitFor();
  assert.equal((await stateOf(phone.context, id)).seat, 0);
  await ana.page.getByRole("button", { name: "Log" }).click();
  await ana.page.locator(".talk").getByText("The seat of Ana was taken on one more device.").waitFor();
  for (const { complaints } of [ana, phone]) assert.deepEqual(complaints, []);
});

test("a running game goes on elsewhere from what was seen of it", async () => {
  const ana = await person(browser, server);
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "here" }];
  const { id } = await ask(ana.context, "/tables", { players, options: { rounds: 6 }, watchable: true });
  await ana.page.goto(`/table/${id}/0`);
  await ana.page.getByRole("button", { name: "Continue from here" }).click();
  await ana.page.getByText("What is hidden in the running game is dealt anew.").waitFor();
  await ana.page.getByRole("button", { name: "Open the new table" }).click();
  await ana.page.waitForURL((url) => /^\/table\/\w+$/.test(url.pathname) && !url.pathname.includes(id));
  await waitForSentence(ana.page, "play a power card");
  await ana.page.locator(".talk").getByText("what was hidden there has been dealt anew").waitFor();
  assert.deepEqual(ana.complaints, []);
});
