/** People: their seats on a second device, a lobby that lives, open tables, and what is kept of them. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faultsDayAndNight } from "./axe.mjs";
import { ask, choose, eventually, launch, newTable, PHONE, Server, sitDown, takeSeat, until, visitor } from "./pages.mjs";

const here = (...names) => names.map((name) => ({ name, kind: "here" }));
const FIVE = ["Ana", "Bo", "Cid", "Dora", "Eva"];
let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** What axe finds on the page, by day and by night; and what is wider than the page. */
async function faults(page) {
  const found = await faultsDayAndNight(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wide > 0 ? [...found, `${wide} pixels too wide`] : found;
}

test("a passphrase opens somebody's seats on a second device, and a lost device is taken away", async () => {
  const [ana, phone] = [await visitor(browser, server), await visitor(browser, server, { size: PHONE })];
  const id = await newTable(ana.context, { players: here("Ana", "Bea"), watchable: false });
  await ana.page.goto("/");
  await ana.page.getByRole("link", { name: "You", exact: true }).click();
  await ana.page.getByRole("textbox", { name: "Your name" }).fill("Ana");
  await ana.page.getByRole("button", { name: "Keep the name" }).click();
  await ana.page.getByText("Kept.").waitFor();
  await ana.page.getByText("You sit at one table.").waitFor();
  await ana.page.getByLabel("Name of this device").fill("Laptop");
  await ana.page.getByRole("button", { name: "Make a passphrase" }).click();
  const passphrase = await ana.page.locator(".passphrase").evaluate((shown) => shown.lastChild.data);
  assert.match(passphrase, /^(\w{4}-){4}\w{4}$/);
  assert.ok(await ana.page.getByRole("img", { name: "QR code" }).evaluate((code) => code.complete && code.naturalWidth > 0));
  assert.deepEqual(await faults(ana.page), []);

  // Opening the link changes nothing, and the passphrase leaves the address.
  await phone.page.goto(`/keep#${passphrase}`);
  await phone.page.getByRole("button", { name: "Open the seats" }).waitFor();
  assert.equal(new URL(phone.page.url()).hash, "");
  assert.equal((await ask(phone.context, "/me")).tables, 0);
  assert.deepEqual(await faults(phone.page), []);

  // Somebody else's words open nothing; the right ones do, however they are typed.
  const field = phone.page.getByLabel("Passphrase", { exact: true });
  assert.equal(await field.inputValue(), passphrase);
  await field.fill("AAAA-AAAA");
  await phone.page.getByRole("button", { name: "Open the seats" }).click();
  await phone.page.getByText("No seats are kept under this passphrase.").waitFor();
  await field.fill(passphrase.toLowerCase().replaceAll("-", " "));
  await phone.page.getByLabel("Name of this device").fill("Phone");
  await phone.page.keyboard.press("Enter");
  await phone.page.getByRole("link", { name: "To my tables" }).click();
  await phone.page.locator(`a[href="/table/${id}"]`).first().click();
  await phone.page.locator(".prompt").waitFor();
  assert.deepEqual((await ask(phone.context, `/tables/${id}`)).seats.map(({ mine }) => mine), [true, true]);

  // The phone is lost: it holds nothing any more.
  await ana.page.reload();
  await ana.page.getByText("You have a passphrase already.").waitFor();
  await ana.page.getByRole("button", { name: "Take the seats away from Phone" }).press("Enter");
  await ana.page.getByRole("group", { name: "Take its seats away" }).getByRole("button", { name: "Take its seats away" }).press("Enter");
  await ana.page.getByText("Phone", { exact: true }).waitFor({ state: "detached" });
  assert.equal((await phone.context.request.get(`/api/tables/${id}`)).status(), 403);
  for (const { complaints } of [ana, phone]) assert.deepEqual(complaints, []);
});

test("whoever already sits at tables is told that they come along", async () => {
  const [ana, bo] = [await visitor(browser, server), await visitor(browser, server, { language: "de", size: PHONE })];
  await newTable(ana.context);
  await newTable(bo.context);
  const { passphrase } = await ask(ana.context, "/me/keep", { device: "Laptop" });
  await bo.page.goto("/keep");
  await bo.page.getByRole("note").getByText("Dieser Browser sitzt schon an Tischen.").waitFor();
  await bo.page.getByLabel("Kennung").fill(passphrase);
  await bo.page.getByRole("button", { name: "Plätze öffnen" }).click();
  await bo.page.getByText("Deine Plätze sind jetzt hier offen.").waitFor();
  assert.equal((await ask(ana.context, "/me")).tables, 2);
  for (const { complaints } of [ana, bo]) assert.deepEqual(complaints, []);
});

test("an open lobby shows new tables, and somebody joins one of them", async () => {
  const [ana, bo] = [await visitor(browser, server), await visitor(browser, server, { size: PHONE })];
  await bo.page.goto("/");
  await bo.page.locator("#mine").waitFor();
  await bo.page.evaluate(() => (globalThis.unchanged = true));

  await ana.page.goto("/new");
  await ana.page.getByText("3 players", { exact: true }).click();
  await ana.page.getByLabel("Name", { exact: true }).nth(0).fill("Ana");
  await ana.page.getByLabel("Who", { exact: true }).nth(1).selectOption("open");
  await ana.page.getByLabel("Who", { exact: true }).nth(2).selectOption("page");
  await ana.page.getByRole("checkbox", { name: "Anniversary" }).check();
  await ana.page.getByText("Open Castillo", { exact: true }).click();
  await ana.page.getByText("Three days for each move", { exact: true }).click();
  await ana.page.getByLabel("Title").fill("Friday round");
  assert.ok(await ana.page.getByLabel("Others may watch").isChecked());
  assert.deepEqual(await faults(ana.page), []);
  await ana.page.getByText("More", { exact: true }).click();
  await ana.page.getByLabel("Rated").check();
  await ana.page.getByRole("button", { name: "Open the table" }).click();
  await ana.page.locator(".prompt").waitFor();

  const open = bo.page.getByRole("region", { name: "Open tables" });
  const table = open.getByRole("listitem").filter({ hasText: "Friday round" });
  await table.getByText("free seat").waitFor();
  await table.getByText("Anniversary · Open Castillo · Bot: Page · 3 days for each move · rated", { exact: true }).waitFor();
  await open.getByRole("button", { name: "Sit down" }).first().waitFor();
  assert.deepEqual(await faults(bo.page), []);

  // Others are found by what they are called.
  const search = bo.page.getByRole("searchbox");
  await search.fill("saturday");
  await open.getByText("No table fits.").waitFor();
  await search.fill("fri ana");
  await table.getByRole("button", { name: "Sit down at the table of Ana" }).press("Enter");
  await table.getByLabel("The name that you play under").fill("Bo");
  await bo.page.keyboard.press("Enter");
  await bo.page.waitForURL("**/table/**");
  await bo.page.locator(".prompt").waitFor();
  assert.ok(await bo.page.evaluate(() => globalThis.unchanged), "the page was never loaded again");
  await ana.page.locator(".talk").getByText("Bo has taken the open seat.").waitFor();
  await ana.page.locator(".player", { hasText: "Bo" }).waitFor();

  // Bo's own list has it now, and marks that it is their turn as soon as it is.
  const id = new URL(bo.page.url()).pathname.split("/").at(-1);
  await bo.page.goto("/");
  const mine = bo.page.getByRole("region", { name: "My tables" });
  const before = await until(bo.context, id, ({ waiting }) => waiting[0] !== 2); // the bot is asked in between
  const [said, next, player] = before.waiting[0] === 1 ? ["Your turn", "Waiting for Ana", bo] : ["Waiting for Ana", "Your turn", ana];
  await mine.getByText(said).waitFor();
  const state = await ask(player.context, `/tables/${id}`);
  await choose(player.context, id, state, state.question.options[0].id);
  await mine.getByText(next).waitFor();
  assert.equal(await mine.locator("li.now").count(), next === "Your turn" ? 1 : 0);
  for (const { complaints } of [ana, bo]) assert.deepEqual(complaints, []);
});

test("the lot decides who sits where, and says so on the page", async () => {
  const [ana, bo] = [await visitor(browser, server), await visitor(browser, server, { size: PHONE })];
  const { page } = ana;
  await newTable(bo.context, { players: here("Bo", "Ana") }); // the lot of the first table of all changes nothing
  await page.goto("/new");
  await page.getByText("5 players", { exact: true }).click();
  for (const [at, name] of FIVE.entries()) await page.getByLabel("Name", { exact: true }).nth(at).fill(name);
  for (const at of [2, 3, 4]) await page.getByLabel("Who", { exact: true }).nth(at).selectOption("random");
  await page.getByLabel("Who", { exact: true }).nth(1).selectOption("invited");
  assert.ok(await page.getByLabel("Colour of Bo").isEnabled());
  await page.getByLabel("Seats and colours by lot").check();
  assert.ok(await page.getByLabel("Colour of Bo").isDisabled());
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().endsWith("/api/tables"));
  await page.getByRole("button", { name: "Open the table" }).click();
  const { id, order } = await (await answered).json();
  assert.deepEqual(order.toSorted(), [0, 1, 2, 3, 4]);
  assert.notDeepEqual(order, [0, 1, 2, 3, 4]); // the keys of tables, and so the lots, are the same in every run
  const names = order.map((at) => FIVE[at]);
  const link = await page.getByLabel("Link for Bo").inputValue();
  await page.getByRole("link", { name: "Go to the table" }).click();
  for (const [seat, name] of names.entries()) await page.locator(`.player[data-seat="${seat}"]`, { hasText: name }).waitFor();
  await sitDown(bo.page, link);
  assert.deepEqual((await ask(bo.context, `/tables/${id}`)).seats.map(({ name, mine }) => [name, mine]), names.map((name) => [name, name === "Bo"]));
  await page.goto("/");
  const table = page.getByRole("region", { name: "My tables" }).getByRole("listitem").filter({ has: page.locator(`a[href="/table/${id}"]`) });
  await table.locator(".seat").first().waitFor();
  assert.deepEqual((await table.locator(".seat").allInnerTexts()).map((name) => name.trim()), names);
  for (const { complaints } of [ana, bo]) assert.deepEqual(complaints, []);
});

test("a table is put away, found in the archive, taken back and deleted, all with the keyboard", async () => {
  const { context, page, complaints } = await visitor(browser, server, { size: PHONE });
  const id = await newTable(context, { players: here("Ana", "Zoe"), title: "Long ago" });
  const link = page.locator(`a[href="/table/${id}"]`);
  await page.goto("/");
  await link.waitFor();
  const more = page.getByRole("listitem").filter({ hasText: "Long ago" }).locator("summary");
  await more.press("Enter");
  await page.getByRole("button", { name: "Put away" }).press("Enter");
  await link.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Archive" }).press("Enter");
  await link.waitFor();
  await page.getByRole("searchbox").fill("nobody");
  await page.getByText("Nothing is here.").waitFor();
  await page.getByRole("searchbox").fill("zoe");
  await link.waitFor();
  await more.press("Enter");
  assert.deepEqual(await faults(page), []);
  await page.getByRole("button", { name: "Take back" }).press("Enter");
  await page.getByText("Nothing is here.").waitFor();
  await page.getByRole("link", { name: "To my tables" }).press("Enter");
  await more.press("Enter");
  await page.getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByText("Nobody can bring it back.").waitFor();
  await page.getByRole("button", { name: "Delete" }).press("Enter");
  await link.waitFor({ state: "detached" });
  assert.equal((await context.request.get(`/api/tables/${id}`)).status(), 404);
  assert.deepEqual(complaints, []);
});

test("a table with an invited friend is private unless somebody says otherwise", async () => {
  const { page } = await visitor(browser, server);
  await page.goto("/new");
  await page.getByLabel("Who", { exact: true }).nth(1).selectOption("invited");
  await page.getByText("You invite somebody, so the table is private").waitFor();
  assert.equal(await page.getByLabel("Others may watch").isChecked(), false);
  await page.getByLabel("Others may watch").check();
  await page.getByText("You invite somebody, so the table is private").waitFor({ state: "detached" });
});

test("somebody sees their games, and shows them to everybody or not", async () => {
  const [ana, eve] = [await visitor(browser, server), await visitor(browser, server, { size: PHONE })];
  const id = await newTable(ana.context, { players: here("Ana", "Bea"), title: "Finished", seed: 5 });
  for (;;) {
    const { over, waiting } = await ask(ana.context, `/tables/${id}`);
    if (over) break;
    const state = await ask(ana.context, `/tables/${id}?seat=${waiting[0]}`);
    await choose(ana.context, id, state, state.question.options[0].id);
  }
  await ask(ana.context, "/me", { name: "Ana" });
  await eventually("the game is among the results", async () => (await ask(ana.context, "/me/results")).games > 0);
  await ana.page.goto("/me");
  await ana.page.getByRole("table", { name: "Results by modules" }).getByText("Base game").waitFor();
  await ana.page.getByRole("link", { name: "Finished" }).waitFor();
  await ana.page.getByLabel("Show my results to everybody").check();
  const path = await ana.page.getByRole("link", { name: "Your page" }).getAttribute("href");
  assert.deepEqual(await faults(ana.page), []);

  await eve.page.goto("/");
  const watched = eve.page.getByRole("region", { name: "Watch" }).getByRole("listitem").filter({ hasText: "Finished" });
  await watched.getByRole("link", { name: "Ana", exact: true }).press("Enter");
  await eve.page.waitForURL(`**${path}`);
  await eve.page.getByRole("heading", { name: "The games of Ana" }).waitFor();
  assert.equal(await eve.page.getByText("Finished").count(), 0, "nobody sees which games these were");
  assert.deepEqual(await faults(eve.page), []);
  await ana.page.getByLabel("Show my results to everybody").uncheck();
  await ana.page.getByRole("link", { name: "Your page" }).waitFor({ state: "detached" });
  await eve.page.reload();
  await eve.page.getByText("Nobody shows a page here.").waitFor();
  for (const { complaints } of [ana, eve]) assert.deepEqual(complaints, []);
});

test("a rated game gives both players a rating, the higher one to whoever won", async () => {
  const [ana, bo] = [await visitor(browser, server), await visitor(browser, server, { size: PHONE })];
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id, seats } = await ask(ana.context, "/tables", { players, options: { rounds: 6 }, rated: true, watchable: false });
  await takeSeat(bo.context, seats[1].invite);
  for (let over = false; !over; ) {
    for (const { context } of [ana, bo]) {
      let state = await ask(context, `/tables/${id}`);
      while (state.question) state = await choose(context, id, state, state.question.options[0].id);
      over = state.over;
    }
  }
  const { winners } = await ask(ana.context, `/tables/${id}`);
  const ratings = [];
  for (const { context, page, complaints } of [ana, bo]) {
    await eventually("the game is rated", async () => (await ask(context, "/me/results")).rating);
    await page.goto("/me");
    ratings.push(Number(/[\d.]+/.exec(await page.locator(".rating").innerText())[0]));
    assert.deepEqual(await faults(page), []);
    assert.deepEqual(complaints, []);
  }
  if (winners.length === 1) assert.ok(ratings[winners[0]] > ratings[1 - winners[0]], `${ratings}, won by ${winners}`);
  else assert.equal(ratings[0], ratings[1]);
});

for (const [language, title, forget, done, lobby, told] of [
  ["en", "Privacy", "Forget me", "This server does not know you any more.", /may watch .* everybody’s lobby.* names/, [/e-mail address/i, /webhook/, /push subscription/]],
  ["nl", "Privacy", "Vergeet mij", "Deze server kent je niet meer.", /mogen bekijken.* bij iedereen in de lobby.* namen/, [/e-mailadres/i, /webhook/, /pushabonnement/]],
  ["de", "Datenschutz", "Vergiss mich", "Dieser Server kennt dich nicht mehr.", /zusehen dürfen.* bei allen in der Lobby.* Namen/, [/E-Mail-Adresse/, /Webhook/, /Push-Abonnement/]],
  ["es", "Privacidad", "Olvídame", "Este servidor ya no te conoce.", /pueden mirar.* sala de todo el mundo.* nombres/, [/dirección de correo/i, /webhook/, /suscripción push/]],
]) {
  test(`the page about privacy says what is kept how long, and forgets whoever wants that (${language})`, async () => {
    const { context, page, complaints } = await visitor(browser, server, { language, size: PHONE });
    await ask(context, "/me", { name: "Ana" });
    await page.goto("/");
    await page.getByRole("link", { name: title, exact: true }).press("Enter");
    for (const days of [/\b90\b/, /\b30\b/, /\b400\b/]) await page.getByRole("listitem").filter({ hasText: days }).first().waitFor();
    await page.getByRole("listitem").filter({ hasText: lobby }).waitFor();
    // Each way to be told is named among what is stored, and where it says how long.
    const said = (kept) => told.reduce((items, way) => items.filter({ hasText: way }), page.getByRole("listitem")).filter(kept ? { hasText: /\b400\b/ } : { hasNotText: /\b400\b/ });
    for (const kept of [false, true]) await said(kept).waitFor();
    assert.deepEqual(await faults(page), []);
    await page.getByRole("button", { name: forget }).press("Enter");
    await page.getByRole("button", { name: forget }).press("Enter");
    await page.getByText(done).waitFor();
    assert.equal((await ask(context, "/me")).name, "");
    assert.deepEqual(complaints, []);
  });
}
