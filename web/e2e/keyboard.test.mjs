/** From the lobby into a game and through a turn with the keyboard alone, with a visible focus throughout. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, launch, Server, until, visitor } from "./pages.mjs";
import { together } from "./table.mjs";

let browser;
let server;

before(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** What has the focus, and whether it is visible: an outline, or on the map a stroke that differs without it. */
const focus = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const looks = (one) => {
      const style = getComputedStyle(one);
      return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.stroke, style.strokeWidth, style.strokeOpacity].join(" ");
    };
    const parts = [element, ...element.children, ...(element.nextElementSibling ? [element.nextElementSibling] : [])];
    const seen = parts.map(looks);
    const seenByKey = element.matches(":focus-visible");
    element.blur();
    const unseen = parts.map(looks);
    element.focus();
    return {
      name: element.getAttribute("aria-label") ?? (element.labels?.[0] ?? element).textContent.trim(),
      page: element === document.body,
      choice: element.hasAttribute("data-choice"),
      visible: seenByKey && seen.some((look, at) => look !== unseen[at]),
    };
  });

/** Press Tab until something has the focus; everything on the way must show it. */
async function tabTo(page, wanted) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const now = await focus(page);
    if (now.page) continue; // the focus left the page and comes back at the beginning
    assert.ok(now.visible, `the focus on "${now.name}" cannot be seen`);
    if (wanted(now)) return now;
  }
  throw new Error("it is not reached with the Tab key");
}

test("a turn with the keyboard alone", async () => {
  const { context, page, complaints } = await visitor(browser, server);
  // The same game every time.
  await page.route("**/api/tables", (route) => {
    const asked = route.request().postDataJSON();
    return route.continue(asked === null ? {} : { postData: JSON.stringify({ ...asked, seed: 3 }) });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now against bots" }).waitFor();
  await tabTo(page, ({ name }) => name === "Play now against bots");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/table/*");
  const id = page.url().split("/").at(-1);

  const ways = { tab: 0, arrow: 0, digit: 0 };
  const kinds = new Set();
  let state;
  for (let decisions = 0; decisions < 10; decisions++) {
    state = await together(context, page, id, ({ question }) => question.usual === undefined || question.options[0].text === "end");
    for (const { kind } of state.question.options) kinds.add(kind);
    const [first, ...others] = state.question.options.map(({ kind }) => kind);
    // If several caballeros of a space may be picked, Enter on the space opens them and a digit names one.
    const picks = others.includes("pick");
    if (decisions % 3 === 0 && !picks) {
      await tabTo(page, ({ choice }) => choice);
      await page.keyboard.press("Enter");
      ways.tab++;
    } else if ((decisions % 3 === 1 && !picks) || first === "power") {
      await page.keyboard.press("ArrowRight");
      const now = await focus(page);
      assert.ok(now.choice && now.visible, `"${now.name}" has the focus`);
      await page.keyboard.press("Enter");
      ways.arrow++;
    } else {
      const digit = first === "card" ? state.question.options[0].value : 1;
      await page.keyboard.press(String(digit));
      ways.digit++;
    }
    await until(context, id, ({ position }) => position > state.position);
  }
  assert.ok(Math.min(...Object.values(ways)) > 0, JSON.stringify(ways));
  assert.ok(kinds.has("power") && kinds.has("card") && kinds.size > 2, [...kinds].join(" "));

  await together(context, page, id);
  await tabTo(page, ({ name }) => name === "Log");
  const lines = await page.locator(".log a").allInnerTexts();
  await tabTo(page, ({ name }) => lines.includes(name)); // one stop for the whole log
  await page.keyboard.press("ArrowUp");
  assert.equal((await focus(page)).name, lines.at(-2));
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the settings open and close with keys, and Escape gives the focus back", async () => {
  const { context, page } = await visitor(browser, server);
  await page.goto("/");
  await page.locator("h1").waitFor();
  await tabTo(page, ({ name }) => name.endsWith("Settings"));
  await page.keyboard.press("Enter");
  await page.locator("#settings").waitFor();
  await tabTo(page, () => true);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.documentElement.lang === "nl");
  await page.keyboard.press("Escape");
  await page.locator("#settings").waitFor({ state: "hidden" });
  await page.locator("header button.opener").filter({ hasText: "Instellingen" }).waitFor(); // its texts have loaded
  assert.match((await focus(page)).name, /Instellingen$/);
  await context.close();
});
