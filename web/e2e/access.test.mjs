/** Everything there is to see: fits a small screen, and passes axe, by day and by night. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faultsDayAndNight } from "./axe.mjs";
import { launch, PHONE, Server, visitor } from "./pages.mjs";
import { prepare, show } from "./sights.mjs";

let browser;
let server;
let visit;
let sights;

before(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
  visit = await visitor(browser, server);
  sights = await prepare(visit.context);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

test("axe finds nothing on any page, by day and by night", async () => {
  const { page, complaints } = visit;
  const found = [];
  for (const sight of sights) {
    await show(page, sight);
    found.push(...(await faultsDayAndNight(page)).map((fault) => `${sight.name}: ${fault}`));
  }
  assert.deepEqual(found, []);
  assert.deepEqual(complaints, []);
});

test("at 360 pixels nothing is wider than the screen, and the prompt is in sight", async () => {
  const { page, context } = await visitor(browser, server, { size: PHONE, storageState: await visit.context.storageState() });
  for (const sight of sights) {
    await show(page, sight);
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const over = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
      return scrollWidth > clientWidth ? over.slice(0, 5).map((one) => `${one.tagName}.${one.getAttribute("class")}`) : [];
    });
    assert.deepEqual(wide, [], `${sight.name} scrolls sideways`);
    const sentence = page.locator(".prompt.mine .sentence");
    if (!sight.name.startsWith("table-") || sight.act || !(await sentence.count())) continue;
    const { y, height } = await sentence.boundingBox();
    assert.ok(y >= 0 && y + height <= PHONE.height, `${sight.name}: the prompt is at ${y}`);
    assert.doesNotMatch(await sentence.innerText(), /^Ana: /);
  }
  await context.close();
});
