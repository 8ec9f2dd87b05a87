/** Lost connections, and a server that dies in the middle of a turn. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, becomes, choices, choose, launch, Line, newTable, openTable, Server, until, visitor } from "./pages.mjs";

const TWO = [{ name: "Ana", kind: "here" }, { name: "Bea", kind: "here" }];
let browser;
let server;

before(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Wait until the page shows the table after this many choices. */
const shows = (page, position) => page.waitForFunction((wanted) => Number(document.querySelector(".table")?.dataset.position) >= wanted, position);

test("a browser without a connection says so, and catches up by itself when it is back", async () => {
  const line = await Line.to(server);
  const { context, page, complaints } = await visitor(browser, line);
  const id = await newTable(context, { players: TWO });
  const other = await visitor(browser, server, { storageState: await context.storageState() });
  await openTable(page, id);
  await choices(page).first().waitFor();

  line.cut();
  await page.locator(".notice").waitFor();
  await becomes(() => page.locator(".notice").innerText(), /connection is lost/i);

  let state = await ask(other.context, `/tables/${id}`);
  for (let moves = 0; moves < 6; moves++) {
    const seat = state.waiting[0];
    state = await ask(other.context, `/tables/${id}?seat=${seat}`);
    await choose(other.context, id, state, state.question.options[0].id);
    state = await ask(other.context, `/tables/${id}`);
  }
  line.mend();
  await page.locator(".notice").waitFor({ state: "detached" });
  await shows(page, state.position);
  assert.deepEqual(complaints, []);
  await context.close();
  await other.context.close();
  await line.end();
});

test("two at one device: a seat that the lost connection kept from the next player is theirs when it is back", async () => {
  const line = await Line.to(server);
  const { context, page, complaints } = await visitor(browser, line);
  const id = await newTable(context, { players: TWO });
  await openTable(page, id);
  await choices(page).first().waitFor();
  const before = await ask(context, `/tables/${id}`);

  const asksForSeat = (url) => url.pathname.endsWith(`/tables/${id}`) && url.searchParams.has("seat");
  await page.route(asksForSeat, (route) => (line.cut(), route.continue()), { times: 1 });
  let attempts = 4; // then the page gives up asking
  const unreachable = page.waitForEvent("requestfailed", (request) => asksForSeat(new URL(request.url())) && --attempts === 0);
  await choices(page).first().click();
  await unreachable;
  await page.locator(".notice").waitFor();
  await becomes(() => page.locator(".notice").innerText(), /connection is lost/i);

  line.mend();
  await page.locator(".notice").waitFor({ state: "detached" });
  await shows(page, before.position + 1);
  await page.locator(".prompt.mine").waitFor();
  await choices(page).first().waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
  await line.end();
});

test("after kill -9 every acknowledged choice is there, and the turn goes on", async () => {
  const { context, page, complaints } = await visitor(browser, server);
  const id = await newTable(context);
  await openTable(page, id);
  const acknowledged = [];
  const mine = async () => {
    await page.waitForFunction(() => document.querySelector("[data-choice]") !== null);
    const answered = page.waitForResponse((response) => response.url().endsWith("/choices") && response.ok());
    await choices(page).first().click();
    acknowledged.push((await (await answered).json()).position);
  };
  await mine(); // a power card
  await mine(); // the first choice of the turn
  // The page gives usual answers itself, and a click may send two choices.
  const isAsked = ({ question }) => question !== null && question.usual === undefined;
  await page.locator(".table:not(.busy) .prompt.mine").waitFor();
  const kept = await until(context, id, isAsked);

  await server.kill();
  await page.locator(".notice").first().waitFor();
  await server.start();
  await page.locator(".notice").waitFor({ state: "detached" });

  const now = await until(context, id, isAsked);
  assert.ok(now.position >= Math.max(...acknowledged));
  assert.equal(now.position, kept.position);
  assert.deepEqual(now.question, kept.question);
  assert.deepEqual(now.view, kept.view);
  await shows(page, now.position);

  await mine();
  await until(context, id, (state) => state.position > now.position);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("a choice whose answer got lost is sent again, and acts once", async () => {
  const { context, page } = await visitor(browser, server);
  const id = await newTable(context, { players: TWO });
  await openTable(page, id);
  await choices(page).first().waitFor();
  const before = await ask(context, `/tables/${id}`);

  let tries = 0;
  await page.route("**/choices", async (route) => {
    tries++;
    if (tries > 1) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  const answered = page.waitForResponse((response) => response.url().endsWith("/choices") && response.ok());
  await choices(page).first().click();
  await answered;
  const now = await ask(context, `/tables/${id}`);
  assert.equal(tries, 2);
  assert.equal(now.position, before.position + 1);
  await shows(page, now.position);
  await context.close();
});
