/** The installed page: it can be installed, subscribes to pushed notices, and shows them. Only a whole browser has notices. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pushedBrowser, receiver } from "./outside.mjs";
import { ask, eventually, launchWhole, Server } from "./pages.mjs";
import { installed } from "./worker.mjs";

let server, browser, service;
before(async () => {
  [server, browser, service] = await Promise.all([Server.start(undefined, ["--allow-private-hooks"]), launchWhole(), receiver()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
  service?.stop();
});

/** What a push service does: hands something to the worker of a page. */
async function pusher(context, page) {
  const session = await context.newCDPSession(page);
  const found = new Promise((done) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && done(registrations[0].registrationId)),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await found;
  return (said) => session.send("ServiceWorker.deliverPushMessage", { origin: server.address, registrationId, data: JSON.stringify(said) });
}

/** The notices that the browser shows. */
const shownBy = (page) =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, path: data.path })).sort((one, other) => (one.tag < other.tag ? -1 : 1));
  });

/** Let a browser subscribe at the push service of the test: at a real one it would need the internet. */
async function subscribesHere(context, endpoint, keys) {
  await context.addInitScript(([endpoint, keys]) => {
    const kept = { asked: null, made: null };
    globalThis.subscription = kept;
    PushManager.prototype.getSubscription = async () => kept.made;
    PushManager.prototype.subscribe = async (asked) => {
      kept.asked = asked;
      return (kept.made = { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => Boolean((kept.made = null)) });
    };
  }, [endpoint, keys]);
}

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
  const push = await pusher(context, page);
  const shown = () => shownBy(page);
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

test("the button on the page subscribes this device, a notice is tried out and arrives, and the device is removed", async () => {
  const { context, page, complaints } = await installed(browser, server);
  const phone = pushedBrowser();
  await context.grantPermissions(["notifications"], { origin: server.address });
  await subscribesHere(context, `${service.address}/push`, phone.keys);
  await page.goto("/notices");
  await page.getByRole("button", { name: "Tell me on this device" }).click();
  const device = page.getByRole("listitem").filter({ hasText: "This device" });
  await device.waitFor();
  await page.getByRole("button", { name: "Tell me on this device" }).waitFor({ state: "detached" });
  const { channels, push_key: key } = await ask(context, "/me/notices");
  assert.deepEqual(channels.map(({ kind, here, confirmed }) => [kind, here, confirmed]), [["push", true, true]]);
  assert.deepEqual(await page.evaluate(() => globalThis.subscription.asked), { userVisibleOnly: true, applicationServerKey: key });

  await device.getByRole("button", { name: "Try it out" }).click();
  await page.getByText("A notice is on its way.").waitFor();
  await eventually("it arrives", () => service.arrived.length > 0);
  const [{ path, headers, body }] = service.arrived;
  assert.equal(path, "/push");
  assert.equal(/^vapid t=\S+,k=(\S+)$/.exec(headers.authorization)?.[1], key);
  const said = phone.read(body);
  assert.equal(said.title, "It works");
  await (await pusher(context, page))(said);
  await eventually("it is shown", async () => (await shownBy(page)).some(({ title, body: text }) => title === said.title && text === said.body));

  await device.getByRole("button", { name: "Remove" }).click();
  await page.getByText("You are not told anywhere yet.").waitFor();
  await page.getByRole("button", { name: "Tell me on this device" }).waitFor();
  assert.equal(await page.evaluate(() => globalThis.subscription.made), null);
  assert.deepEqual((await ask(context, "/me/notices")).channels, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("whoever forbids notices is told where to allow them, and nothing is stored", async () => {
  const { context, page, complaints } = await installed(browser, server);
  const session = await context.newCDPSession(page);
  await session.send("Browser.setPermission", { permission: { name: "notifications" }, setting: "denied", origin: server.address });
  await subscribesHere(context, `${service.address}/push`, pushedBrowser().keys);
  await page.goto("/notices");
  await page.getByRole("button", { name: "Tell me on this device" }).click();
  await page.getByRole("alert").getByText("This browser blocks notices from this site. Allow them in the settings of the browser.").waitFor();
  assert.equal(await page.evaluate(() => globalThis.subscription.asked), null);
  assert.deepEqual((await ask(context, "/me/notices")).channels, []);
  await page.getByRole("button", { name: "Tell me on this device" }).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});
