// The pages of the place on the narrowest phone: nothing sticks out in any language, and the keyboard is enough.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, launch, PHONE, Server, takeSeat, visitor } from "./pages.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
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

test("with Tab and Enter alone somebody takes a seat, lets a bot play, and comes back", async () => {
  const [ana, bo] = [await visitor(browser, server), await visitor(browser, server)];
  const { id, link } = await table(ana, bo);
  const { context, page, complaints } = await visitor(browser, server, { size: PHONE });
  const press = async (target) => {
    await target.waitFor();
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  };
  await page.goto(link);
  await press(page.getByRole("button", { name: "Take the seat" }));
  await page.waitForURL("**/table/**");
  await page.locator(".prompt .sentence").waitFor();
  await press(page.locator('[data-shows="talk"]'));
  await press(page.getByRole("button", { name: "Seats", exact: true }));
  const own = page.locator('.seats li[data-seat="2"]');
  await press(own.getByRole("button", { name: "Let a bot play for now" }));
  await press(own.getByRole("button", { name: "I am back" }));
  await own.getByRole("button", { name: "Let a bot play for now" }).waitFor();
  assert.equal((await ask(context, `/tables/${id}`)).seats[2].kind, "person");
  await press(own.getByRole("button", { name: "Leave the table" }));
  await press(own.getByRole("button", { name: "Yes, leave" }));
  await page.waitForURL(`${server.address}/`);
  assert.deepEqual(complaints, []);
});
