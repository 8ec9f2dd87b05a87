/** Being told, and the installed page: what is pushed is shown, and offline the page shows the last that it knows. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { ask, choices, launch, Line, newTable, openTable, playUntil, Server, until, visitor, PATIENCE } from "./pages.mjs";

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([Server.start(undefined, ["--allow-private-hooks"]), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A browser whose page has a service worker at work. */
async function installed(where = server, more = {}) {
  const one = await visitor(browser, where, { serviceWorkers: "allow", ...more });
  await one.page.goto("/");
  await working(one.page);
  return one;
}

/** Wait until something is so. */
async function eventually(fulfilled) {
  const end = Date.now() + PATIENCE;
  while (!(await fulfilled())) {
    if (Date.now() > end) throw new Error("it never happened");
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Wait until the service worker has all files, and the page goes through it. */
async function working(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  });
}

test("the page can be installed", async () => {
  const { context, page, complaints } = await installed();
  const manifest = await (await context.request.get(await page.locator('link[rel="manifest"]').getAttribute("href"))).json();
  assert.equal(manifest.start_url, "/?mine");
  assert.equal(manifest.display, "standalone");
  for (const { src, sizes, type } of manifest.icons) {
    const size = await page.evaluate(async (path) => {
      const icon = new Image();
      icon.src = path;
      await icon.decode();
      return `${icon.naturalWidth}x${icon.naturalHeight}`;
    }, src);
    if (sizes !== "any") assert.equal(size, sizes);
    assert.match((await context.request.get(src)).headers()["content-type"], new RegExp(`^${type.replace("+", "\\+")}`));
  }
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("a pushed notice is shown, a newer one of the same table replaces it, and a click opens the table", async () => {
  const { context, page } = await installed();
  await context.grantPermissions(["notifications"], { origin: server.address });
  const session = await context.newCDPSession(page);
  const found = new Promise((done) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && done(registrations[0].registrationId)),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await found;
  const push = (said) => session.send("ServiceWorker.deliverPushMessage", { origin: server.address, registrationId, data: JSON.stringify(said) });
  const shown = () =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, path: data.path })).sort((one, other) => (one.tag < other.tag ? -1 : 1));
    });
  const until = async (fulfilled) => {
    let now;
    await eventually(async () => fulfilled((now = await shown())));
    return now;
  };
  const said = { title: "Te toca", body: "Ana, Bo: te toca", path: "/table/abc?seat=1", tag: "abc", language: "es" };
  await push(said);
  const { language: lang, ...rest } = said;
  assert.deepEqual(await until((now) => now.length === 1), [{ ...rest, lang }]);
  await push({ ...said, body: "later" });
  await push({ ...said, tag: "other" });
  const now = await until((all) => all.length === 2);
  assert.deepEqual(now.map(({ tag, body }) => [tag, body]), [["abc", "later"], ["other", said.body]]);

  await page.goto("/cards"); // no window has the table open, nor the lobby
  const worker = context.serviceWorkers()[0];
  const opened = await worker.evaluate(async () => {
    const done = new Promise((open) => (self.clients.openWindow = (path) => (open(path), Promise.resolve(null))));
    const [notification] = await self.registration.getNotifications({ tag: "abc" });
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    return done;
  });
  assert.equal(opened, `${server.address}/table/abc?seat=1`);
  assert.deepEqual((await shown()).map(({ tag }) => tag), ["other"]);
  await context.close();
});

test("without a connection the page opens with the last state, says so, and offers no choices", async () => {
  const line = await Line.to(server);
  const { context, page, complaints } = await installed(line);
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
  assert.match(await page.locator(".notice.offline").innerText(), /^You are offline\. This is how it was at \d.*\. You can choose again/);
  assert.equal(await page.locator(".elgrande.table").getAttribute("data-position"), before);
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
  const { context, page } = await installed();
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
  const { context, page } = await installed();
  const id = await newTable(context);
  await openTable(page, id);
  // The lists that the next person's page asks for are kept as well, and are their own: only this table is not.
  const kept = () => page.evaluate(async (path) => Boolean(await (await caches.open("elgrande-answers")).match(path, { ignoreSearch: true })), `/api/tables/${id}`);
  await eventually(kept);
  await page.goto("/notices");
  await page.locator(".notices .panel").first().waitFor();
  await page.waitForFunction(() => localStorage.getItem("elgrande.whose")); // the page knows whose browser this is
  await context.clearCookies();
  await page.goto("/cards");
  await eventually(async () => !(await kept()));
  await context.close();
});

test("the installed page opens at the table where it is my turn, if there is one", async () => {
  const { context, page } = await installed();
  await page.goto("/?mine");
  await page.locator(".hero").waitFor();
  assert.equal(new URL(page.url()).search, "");
  const id = await newTable(context);
  await until(context, id, ({ question }) => question !== null);
  await page.goto("/?mine");
  await page.locator(".elgrande.table").waitFor();
  assert.equal(new URL(page.url()).pathname, `/table/${id}`);
  assert.match(await page.title(), /^● Your turn/);
  assert.equal(await page.locator('link[rel="icon"]').getAttribute("href"), "/favicon-turn.svg");
  await page.goto("/");
  assert.equal(await page.locator('link[rel="icon"]').getAttribute("href"), "/favicon.svg");
  const second = await newTable(context);
  await until(context, second, ({ question }) => question !== null);
  await page.goto("/?mine");
  await page.locator(".hero").waitFor();
  await context.close();
});

test("a webhook is added, tried out and removed on the page; a table can be quiet", async () => {
  const received = [];
  const hook = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text) => (body += text)).on("end", () => (received.push(JSON.parse(body)), response.writeHead(204).end()));
  });
  await new Promise((done) => hook.listen(0, "127.0.0.1", done).unref());
  const { context, page, complaints } = await visitor(browser, server, { language: "nl" });
  await page.goto("/notices");
  await page.getByText("Je krijgt nog nergens bericht.").waitFor();
  await page.getByLabel("Adres van de webhook").fill(`http://127.0.0.1:${hook.address().port}/x`);
  await page.getByRole("button", { name: "Toevoegen" }).click();
  await page.getByText(/^whsec_/).waitFor();
  await page.getByRole("button", { name: "Uitproberen" }).click();
  await page.getByText("Er is een bericht onderweg.").waitFor();
  assert.deepEqual(received.map(({ type, title }) => [type, title]), [["test", "Het werkt"]]);

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
  hook.close();
});
