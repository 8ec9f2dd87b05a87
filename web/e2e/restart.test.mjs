/** A server that ends, and one that can store nothing for a while: people hardly notice. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, becomes, choices, choose, launch, Line, newTable, openTable, Server, visitor } from "./pages.mjs";

const TWO = [{ name: "Ana", kind: "here" }, { name: "Bea", kind: "here" }];
const AWAY = { error: "the server cannot store anything", reason: ["reason-cannot-store", {}] };
let browser;
let server;

before(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

test("when a server ends, pages go on at another one and say nothing", async () => {
  const next = await Server.start(undefined, undefined, server.data);
  const proxy = { port: server.port };
  const line = await Line.to(proxy);
  const { context, page, complaints } = await visitor(browser, line);
  const id = await newTable(context, { players: TWO });
  await openTable(page, id);
  await choices(page).first().waitFor();
  await page.evaluate(() => {
    globalThis.noticed = [];
    const look = () => globalThis.noticed.push(...Array.from(document.querySelectorAll(".notice"), ({ textContent }) => textContent));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  const other = await visitor(browser, next, { storageState: await context.storageState() });

  proxy.port = next.port;
  const again = page.waitForResponse((response) => response.url().includes("/stream") && response.status() === 200);
  await server.kill("SIGTERM");
  await again;
  const state = await ask(other.context, `/tables/${id}`);
  const seen = await ask(other.context, `/tables/${id}?seat=${state.waiting[0]}`);
  await choose(other.context, id, seen, seen.question.options[0].id);
  await page.waitForFunction((wanted) => Number(document.querySelector(".table")?.dataset.position) >= wanted, state.position + 1);
  assert.deepEqual(await page.evaluate(() => globalThis.noticed), []);
  assert.deepEqual(complaints, []);
  await context.close();
  await other.context.close();
  await line.end();
  await next.kill("SIGTERM");
  await server.start();
});

test("while nothing can be stored the page says so, and then does what was chosen", async () => {
  const { context, page } = await visitor(browser, server);
  const id = await newTable(context, { players: TWO });
  await openTable(page, id);
  await choices(page).first().waitFor();
  let refusals = 0;
  let away = true;
  await page.route(`**/api/tables/${id}/choices`, (route) => {
    if (!away) return route.continue();
    refusals += 1;
    return route.fulfill({ status: 503, headers: { "Retry-After": "5" }, json: AWAY });
  });
  await choices(page).first().click();
  await page.locator(".unavailable").waitFor();
  await becomes(() => page.locator(".unavailable").innerText(), /cannot store anything now/i);
  away = false;
  await page.locator(".unavailable").waitFor({ state: "detached" });
  await page.waitForFunction(() => Number(document.querySelector(".table")?.dataset.position) >= 1);
  assert.ok(refusals >= 1);
  assert.equal((await ask(context, `/tables/${id}`)).position, 1);
  await context.close();
});
