// The pages of the place on the narrowest phone: nothing sticks out in any language, and the keyboard is enough.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { receiver } from "./outside.mjs";
import { ask, eventually, launch, PHONE, Server, takeSeat, visitor } from "./pages.mjs";

let browser, server, hook;
before(async () => ([browser, server, hook] = await Promise.all([launch(), Server.start(undefined, ["--allow-private-hooks"]), receiver()])));
after(async () => {
  await browser?.close();
  await server?.stop();
  hook?.stop();
});

const NAMES = ["Ana", "Bo", "Cid"];
const PACE = { kind: "move", seconds: 3 * 24 * 3600, end: "host", level: "page" };

/** A table of Ana, Bo and whoever takes the third seat, with all that its page can show. */
async function table(ana, bo) {
  const players = NAMES.map((name, at) => ({ name, kind: at === 0 ? "here" : "invited" }));
  const more = { options: { rounds: 6 }, title: "A table with a title as long as anybody may write it here", modules: ["grand_inquisitor"] };
  const { id, seats } = await ask(ana.context, "/tables", { players, watchable: false, pace: PACE, ...more });
  await takeSeat(bo.context, new URL(seats[1].invite, server.address).href);
  return { id, used: seats[1].invite, link: seats[2].invite };
}

/** What of a page is beyond the edge of the screen: the page itself, or something that can be clicked. */
const beyond = (page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const out = [...document.querySelectorAll("header a, header button, main button, main input, main select")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > width + 0.5 && !one.closest("[role=region], .map, .hand"))
      .map((one) => one.textContent.trim() || one.outerHTML.slice(0, 80));
    return document.documentElement.scrollWidth > width ? [`${document.documentElement.scrollWidth - width} pixels`, ...out] : out;
  });

test("no page of the place is wider than a phone, in any language", async () => {
  const [ana, bo] = [await visitor(browser, server, { size: PHONE }), await visitor(browser, server)];
  await ask(ana.context, "/me/keep", { device: "Laptop" });
  const { page: own } = await ask(ana.context, "/me", { name: "Ana", shown: true });
  const { id, used, link } = await table(ana, bo);
  await ask(ana.context, "/tables", { players: [{ name: "Ana", kind: "here" }, { name: "x", kind: "open" }], title: "x".repeat(60) });
  await ask(ana.context, "/me/channels/hook", { address: `https://${"hooks.".repeat(8)}example/x` });
  const storageState = await ana.context.storageState();
  const found = [];
  for (const language of ["en", "nl", "de", "es"]) {
    const { context, page, complaints } = await visitor(browser, server, { size: PHONE, language, storageState });
    const look = async (path, ready) => {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      for (const what of await beyond(page)) found.push(`${language} ${path}: ${what}`);
    };
    await look("/", "#mine ~ *, .head ~ ul li");
    await look("/me", "#results");
    await look("/new", "form");
    await look("/archive", "[type=search]");
    await look("/privacy", "li");
    await look(`/people/${own}`, "section.panel");
    await look("/keep", "form");
    await look("/notices", "#notices-quiet");
    await look("/table/x/y", "h1"); // which leads nowhere
    await look(link, "form");
    await look(used, "h1");
    await look(`/table/${id}`, ".prompt .sentence");
    await page.locator('[data-shows="talk"]').click();
    await page.locator(".tabs button").nth(2).click();
    await page.locator('.seats li[data-seat="2"]').waitFor();
    for (const what of await beyond(page)) found.push(`${language} seats: ${what}`);
    assert.deepEqual(complaints, []);
    await context.close();
  }
  assert.deepEqual(found, []);
});

/** Press Tab until something has the focus. */
async function tabTo(page, target) {
  for (let step = 0; step < 150; step += 1) {
    if (await target.evaluate((one) => one === document.activeElement).catch(() => false)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`no Tab leads to ${target}`);
}

/** Press Tab until something has the focus, and then Enter. */
async function press(page, target) {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Press Tab until a field has the focus, and write into it. */
async function write(page, target, words) {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(words);
}

test("with Tab and Enter alone somebody adds a webhook, tries it and removes it", async () => {
  const { page, complaints } = await visitor(browser, server, { size: PHONE });
  await page.goto("/notices");
  await write(page, page.getByLabel("Address of the webhook"), `${hook.address}/typed`);
  await press(page, page.getByRole("button", { name: "Add", exact: true }));
  await page.getByText(/^whsec_/).waitFor();
  await press(page, page.getByRole("button", { name: "Try it out" }));
  await page.getByText("A notice is on its way.").waitFor();
  await eventually("it arrives", () => hook.arrived.some(({ path, body }) => path === "/typed" && JSON.parse(body).type === "test"));
  await press(page, page.getByRole("button", { name: "Remove" }));
  await page.getByText("You are not told anywhere yet.").waitFor();
  assert.deepEqual(complaints, []);
});

test("with the keyboard alone somebody sets a table for a friend and whoever comes, and sits down", async () => {
  const { context, page, complaints } = await visitor(browser, server, { size: PHONE });
  await page.goto("/new");
  // One Tab leads into a group, and arrows move in it.
  const arrows = async (group, wanted, key) => {
    const one = page.getByRole("group", { name: group }).getByRole("radio");
    await one.first().waitFor();
    await tabTo(page, page.getByRole("group", { name: group }).locator("input:checked"));
    const chosen = page.getByRole("group", { name: group }).getByRole("radio", { name: wanted, exact: true });
    for (let step = 0; !(await chosen.isChecked()); step += 1) {
      assert.ok(step < 10, `no arrow leads to ${wanted}`);
      await page.keyboard.press(key);
    }
  };
  const select = async (target, value) => {
    await tabTo(page, target);
    for (let step = 0; (await target.inputValue()) !== value; step += 1) {
      assert.ok(step < 10, `no arrow leads to ${value}`);
      await page.keyboard.press("ArrowUp"); // people are above the bots
    }
  };
  await arrows("How many play?", "3 players", "ArrowLeft");
  await write(page, page.getByLabel("Name", { exact: true }).nth(0), "Ana");
  await write(page, page.getByLabel("Name", { exact: true }).nth(1), "Bo");
  await select(page.getByLabel("Who", { exact: true }).nth(1), "invited");
  await select(page.getByLabel("Who", { exact: true }).nth(2), "open");
  await tabTo(page, page.getByRole("checkbox", { name: "Anniversary" }));
  await page.keyboard.press("Space");
  await arrows("Castillo", "Open Castillo", "ArrowRight");
  await write(page, page.getByLabel("Title"), "Typed");
  await arrows("Pace", "A week for each move", "ArrowRight");
  await press(page, page.getByRole("button", { name: "Open the table" }));
  const link = await page.getByLabel("Link for Bo").inputValue();
  await press(page, page.getByRole("link", { name: "Go to the table" }));
  await page.waitForURL("**/table/**");
  await page.locator(".prompt .sentence").waitFor();
  const [{ title, modules, options, pace, seats }] = (await ask(context, "/tables")).mine;
  assert.deepEqual([title, modules.at(-1), options["castillo"], pace.seconds], ["Typed", "anniversary", "open", 7 * 24 * 3600]);
  assert.deepEqual(seats.map(({ name, open, mine }) => [name, open, mine]).slice(0, 2), [["Ana", false, true], ["Bo", false, false]]);
  assert.equal(seats[2].open, true);
  assert.match(link, /\/join\//);
  assert.deepEqual(complaints, []);
});

test("with Tab and Enter alone somebody opens their seats on a second device", async () => {
  const [ana, { context, page, complaints }] = [await visitor(browser, server), await visitor(browser, server, { size: PHONE })];
  const { passphrase } = await ask(ana.context, "/me/keep", { device: "Laptop" });
  const { id } = await ask(ana.context, "/tables", { players: [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "here" }] });
  await page.goto("/keep");
  await write(page, page.getByLabel("Passphrase", { exact: true }), passphrase.toLowerCase());
  await write(page, page.getByLabel("Name of this device"), "Phone");
  await press(page, page.getByRole("button", { name: "Open the seats" }));
  await page.getByText("Your seats are open here now.").waitFor();
  await press(page, page.getByRole("link", { name: "To my tables" }));
  await press(page, page.locator(`a[href="/table/${id}"]`).first());
  await page.locator(".prompt .sentence").waitFor();
  assert.equal((await ask(context, `/tables/${id}`)).seats[0].mine, true);
  assert.deepEqual(complaints, []);
});

test("with Tab and Enter alone somebody takes a seat, lets a bot play, and comes back", async () => {
  const [ana, bo] = [await visitor(browser, server), await visitor(browser, server)];
  const { id, link } = await table(ana, bo);
  const { context, page, complaints } = await visitor(browser, server, { size: PHONE });
  await page.goto(link);
  await press(page, page.getByRole("button", { name: "Take the seat" }));
  await page.waitForURL("**/table/**");
  await page.locator(".prompt .sentence").waitFor();
  await press(page, page.locator('[data-shows="talk"]'));
  await press(page, page.getByRole("button", { name: "Seats", exact: true }));
  const own = page.locator('.seats li[data-seat="2"]');
  await press(page, own.getByRole("button", { name: "Let a bot play for now" }));
  await press(page, own.getByRole("button", { name: "I am back" }));
  await own.getByRole("button", { name: "Let a bot play for now" }).waitFor();
  assert.equal((await ask(context, `/tables/${id}`)).seats[2].kind, "person");
  await press(page, own.getByRole("button", { name: "Leave the table" }));
  await press(page, own.getByRole("button", { name: "Yes, leave" }));
  await page.waitForURL(`${server.address}/`);
  assert.deepEqual(complaints, []);
});
