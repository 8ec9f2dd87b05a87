// Whoever loses a seat sees nothing more of it, on any device and without loading the page again.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, launch, PHONE, Server, takeSeat, visitor } from "./pages.mjs";

const GONE = "This seat is not yours any more";
let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ana and Bo at a table that Bo has open on a phone. */
async function pair(watchable) {
  const [ana, bo] = [await visitor(browser, server), await visitor(browser, server, { size: PHONE })];
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id, seats } = await ask(ana.context, "/tables", { players, options: { rounds: 6 }, watchable });
  await takeSeat(bo.context, new URL(seats[1].invite, server.address).href);
  await bo.page.goto(`/table/${id}`);
  await bo.page.locator(".prompt").waitFor();
  return { id, ana, bo };
}

/** The host takes Bo's seat away, on their own page. */
async function remove({ page }, id) {
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Seats", exact: true }).click();
  const seat = page.locator('.seats li[data-seat="1"]');
  await seat.getByRole("button", { name: "Remove from the table" }).click();
  await seat.getByText("A bot plays this seat.").waitFor();
}

test("whoever is removed from a private table sees it no more, and is told why", async () => {
  const { id, ana, bo } = await pair(false);
  await remove(ana, id);
  await bo.page.getByRole("alert").getByText(GONE).waitFor();
  assert.equal(await bo.page.locator(".elgrande.table, .prompt").count(), 0);
  await bo.page.getByRole("link", { name: "To the start page" }).click();
  await bo.page.getByText("You do not sit at any table yet.").waitFor();
  assert.deepEqual(bo.complaints, []);
});

test("whoever is removed from a table that all may watch goes on as one who watches", async () => {
  const { id, ana, bo } = await pair(true);
  await remove(ana, id);
  const notice = bo.page.locator(".notice", { hasText: GONE });
  await notice.waitFor();
  await bo.page.getByText("You are watching").waitFor();
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "detached" });
  assert.equal((await ask(bo.context, `/tables/${id}`)).seat, null);
  assert.deepEqual(bo.complaints, []);
});

test("a device that is taken away loses the open table and the open list of tables", async () => {
  const { id, bo } = await pair(false);
  const laptop = await visitor(browser, server);
  const { passphrase } = await ask(bo.context, "/me/keep", { device: "Phone" });
  await ask(laptop.context, "/me/open", { passphrase, device: "Laptop" });
  const lobby = await laptop.context.newPage();
  await lobby.goto("/");
  await lobby.locator(`a[href="/table/${id}"]`).first().waitFor();
  await laptop.page.goto(`/table/${id}`);
  await laptop.page.locator(".prompt").waitFor();
  const { devices } = await ask(bo.context, "/me");
  await ask(bo.context, "/me/remove", { device: devices.find(({ here }) => !here).id });
  await laptop.page.getByRole("alert").getByText(GONE).waitFor();
  await lobby.getByText("You do not sit at any table yet.").waitFor();
  await bo.page.locator(".prompt").waitFor();
  assert.equal((await ask(bo.context, `/tables/${id}`)).seat, 1);
  for (const { complaints } of [bo, laptop]) assert.deepEqual(complaints, []);
});
