/** Being told, and pages without a connection, which show the last that they know. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mailServer, receiver } from "./outside.mjs";
import { ask, becomes, choices, eventually, launch, Line, newTable, openTable, playUntil, Server, takeSeat, until, visitor } from "./pages.mjs";
import { playUpTo } from "./table.mjs";
import { installed } from "./worker.mjs";

let server, browser, mail, hook;
before(async () => {
  [mail, hook] = await Promise.all([mailServer(), receiver()]);
  [server, browser] = await Promise.all([Server.start(undefined, ["--allow-private-hooks", ...mail.options]), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
  mail?.stop();
  hook?.stop();
});

test("without a connection the page opens with the last state, says so, and offers no choices", async () => {
  const line = await Line.to(server);
  const { context, page, complaints } = await installed(browser, line);
  const id = await newTable(context);
  await playUntil(context, id, ({ question }) => question !== null);
  await openTable(page, id);
  await choices(page).first().waitFor();
  await page.goto("/"); // now the worker sees the lobby and the table
  await page.locator(`a[href="/table/${id}"]`).first().waitFor();
  await page.goto(`/table/${id}`);
  await choices(page).first().waitFor();
  const before = await page.locator(".elgrande.table").getAttribute("data-position");
  line.cut();
  await page.reload();
  await page.locator(".notice.offline").waitFor();
  await becomes(() => page.locator(".notice.offline").innerText(), /^You are offline\. This is how it was at \d.*\. You can choose again/);
  await becomes(() => page.locator(".elgrande.table").getAttribute("data-position"), before);
  assert.equal(await choices(page).count(), 0);
  await page.goto("/");
  await page.locator("p.offline").waitFor();
  await page.locator(`a[href="/table/${id}"]`).first().waitFor();
  await page.goto(`/table/${id}`);
  await page.locator(".notice.offline").waitFor();
  line.mend();
  await choices(page).first().waitFor();
  await page.locator(".notice.offline").waitFor({ state: "detached" });
  assert.deepEqual(complaints, []);
  await context.close();
  await line.end();
});

test("an open table that loses its connection says so, and offers choices again when it is back", async () => {
  const { context, page } = await installed(browser, server);
  const id = await newTable(context);
  await playUntil(context, id, ({ question }) => question !== null);
  await openTable(page, id);
  await choices(page).first().waitFor();
  await context.setOffline(true);
  await page.locator(".notice.offline").waitFor();
  assert.equal(await choices(page).count(), 0);
  await context.setOffline(false);
  await choices(page).first().waitFor();
  await page.locator(".notice.offline").waitFor({ state: "detached" });
  await context.close();
});

test("nothing is kept once the browser is somebody else's", async () => {
  const { context, page } = await installed(browser, server);
  const id = await newTable(context);
  await openTable(page, id);
  // The lists that the next person's page asks for are kept as well, and are their own: only this table is not.
  const kept = () => page.evaluate(async (path) => Boolean(await (await caches.open("elgrande-answers")).match(path, { ignoreSearch: true })), `/api/tables/${id}`);
  await eventually("the table is kept", kept);
  await page.goto("/notices");
  await page.locator(".notices .panel").first().waitFor();
  await page.waitForFunction(() => localStorage.getItem("elgrande.whose")); // the page knows whose browser this is
  await context.clearCookies();
  await page.goto("/cards");
  await eventually("it is forgotten", async () => !(await kept()));
  await context.close();
});

test("the installed page opens at the table where it is my turn, if there is one", async () => {
  const { context, page } = await installed(browser, server);
  await page.goto("/?mine");
  await page.locator(".hero").waitFor();
  assert.equal(new URL(page.url()).search, "");
  const id = await newTable(context);
  await until(context, id, ({ question }) => question !== null);
  await page.goto("/?mine");
  await page.locator(".elgrande.table").waitFor();
  assert.equal(new URL(page.url()).pathname, `/table/${id}`);
  await becomes(() => page.title(), /^● Your turn/);
  const icon = () => page.locator('link[rel="icon"]').getAttribute("href");
  await becomes(icon, "/favicon-turn.svg");
  await page.getByRole("link", { name: "Cards", exact: true }).click();
  await becomes(() => page.title(), "Cards · El Grande");
  await becomes(icon, "/favicon.svg");
  const second = await newTable(context);
  await until(context, second, ({ question }) => question !== null);
  await page.goto("/?mine");
  await page.locator(".hero").waitFor();
  await context.close();
});

test("the lobby says in title and icon whether it is my turn at any table, and each page has its own title", async () => {
  const { context, page, complaints } = await visitor(browser, server);
  const guest = await visitor(browser, server);
  const icon = () => page.locator('link[rel="icon"]').getAttribute("href");
  const shows = async (title, sign) => {
    await becomes(() => page.title(), title);
    await becomes(icon, sign);
  };
  await ask(context, "/me", { name: "Ana" }); // from now on the server knows this browser
  await page.goto("/");
  await page.locator("#mine").waitFor();
  await shows("Play · El Grande", "/favicon.svg");
  const { id, seats } = await ask(context, "/tables", { players: [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }], options: { rounds: 6 } });
  await takeSeat(guest.context, seats[1].invite);
  for (const mine of [true, false, true]) { // the open lobby follows
    await playUpTo([{ context }, guest], id, mine ? 0 : 1);
    await (mine ? shows("● Your turn · El Grande", "/favicon-turn.svg") : shows("Play · El Grande", "/favicon.svg"));
  }
  await page.getByRole("link", { name: "New table", exact: true }).click();
  await shows("New table · El Grande", "/favicon.svg");
  await page.goBack();
  await shows("● Your turn · El Grande", "/favicon-turn.svg");
  await page.locator(`a[href="/table/${id}"]`).first().click();
  await page.locator(".elgrande.table").waitFor();
  await shows("● Your turn · El Grande", "/favicon-turn.svg");
  assert.deepEqual(complaints, []);
  await context.close();
});

test("a webhook is added, tried out and removed on the page; a table can be quiet", async () => {
  const { context, page, complaints } = await visitor(browser, server, { language: "nl" });
  await page.goto("/notices");
  await page.getByText("Je krijgt nog nergens bericht.").waitFor();
  await page.getByLabel("Adres van de webhook").fill(`${hook.address}/x`);
  await page.getByRole("button", { name: "Toevoegen" }).click();
  await page.getByText(/^whsec_/).waitFor();
  await page.getByRole("button", { name: "Uitproberen" }).click();
  await page.getByText("Er is een bericht onderweg.").waitFor();
  await eventually("it arrives", () => hook.arrived.length > 0);
  assert.deepEqual(hook.arrived.map(({ body }) => JSON.parse(body)).map(({ type, title }) => [type, title]), [["test", "Het werkt"]]);

  await page.getByLabel("’s Nachts geen berichten").check();
  await page.getByLabel("van", { exact: true }).fill("23:30");
  await page.getByLabel("Tijdzone").selectOption("Europe/Amsterdam");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await page.getByText("Opgeslagen").waitFor();
  const { zone, quiet_from, quiet_to, language } = await ask(context, "/me/notices");
  assert.deepEqual({ zone, quiet_from, quiet_to, language }, { zone: "Europe/Amsterdam", quiet_from: 1410, quiet_to: 480, language: "nl" });

  await page.getByRole("button", { name: "Adres maken" }).click();
  const feed = await page.locator("code", { hasText: "/feed/" }).innerText();
  assert.equal((await (await fetch(feed)).json()).language, "nl");

  const id = await newTable(context);
  await openTable(page, id);
  const bell = page.getByRole("button", { name: "Berichten van deze tafel" });
  assert.equal(await bell.getAttribute("aria-pressed"), "true");
  await bell.click();
  await page.locator('.bell[aria-pressed="false"]').waitFor();
  assert.equal((await ask(context, `/tables/${id}/notices`)).quiet, true);

  await page.goto("/notices");
  await page.getByRole("button", { name: "Verwijderen" }).click();
  await page.getByText("Je krijgt nog nergens bericht.").waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test("an e-mail address is confirmed with the code that was mailed, told of a turn, and left in peace by a link in the mail", async () => {
  const { context, page, complaints } = await visitor(browser, server);
  await page.goto("/notices");
  await page.getByLabel("Your e-mail address").fill("ana@example.org");
  await page.getByRole("button", { name: "Send me a code" }).click();
  const code = () => /Your code is (\S+?)\. /.exec(mail.mails().at(-1) ?? "")?.[1];
  await eventually("the code is mailed", code);
  const mine = page.getByRole("listitem").filter({ hasText: "ana@example.org" });
  await mine.getByText("not confirmed yet").waitFor();
  await mine.getByLabel("The code from the e-mail").fill("WRONGONE");
  await mine.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("alert").waitFor();
  await mine.getByLabel("The code from the e-mail").fill(code());
  await mine.getByRole("button", { name: "Confirm" }).click();
  await mine.getByRole("button", { name: "Try it" }).waitFor();

  const before = mail.mails().length;
  const id = await newTable(context);
  await until(context, id, ({ question }) => question !== null);
  await server.pass(3600);
  await eventually("the turn is mailed", () => mail.mails().length > before);
  const said = mail.mails().at(-1).replaceAll("=\n", "").replaceAll("=3D", "=");
  assert.match(said, new RegExp(`/table/${id}`));
  const stop = /Stop these e-mails: (\S+)/.exec(said)[1];
  await page.goto(new URL(new URL(stop).pathname, server.address).href);
  await page.getByRole("button", { name: "Stop the e-mails" }).click();
  await page.getByText("You will get no more e-mail about your tables.").waitFor();
  const { channels } = await ask(context, "/me/notices");
  assert.deepEqual(channels.filter(({ kind, off }) => kind === "mail" && !off), []);
  assert.deepEqual(complaints, []);
  await context.close();
});
