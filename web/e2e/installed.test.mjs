/** The installed page: it can be installed, and what is pushed is shown. Only a whole browser has notices. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually, launchWhole, Server } from "./pages.mjs";
import { installed } from "./worker.mjs";

let server, browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launchWhole()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("the page can be installed", async () => {
  const { context, page, complaints } = await installed(browser, server);
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
  const { context, page } = await installed(browser, server);
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
    await eventually("the notices are shown", async () => fulfilled((now = await shown())));
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
