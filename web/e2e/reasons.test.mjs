// A click where nothing can be chosen is answered: with the reason.
import { after, before, test } from "node:test";
import { launch, newTable, openTable, playUntil, Server, visitor } from "./pages.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("a click on a region that cannot be chosen says why, at once", async () => {
  const { context, page } = await visitor(browser, server);
  const id = await newTable(context);
  const state = await playUntil(context, id, ({ question }) => question?.options.some(({ kind }) => kind === "space"));
  await openTable(page, id);
  const closed = state.view.king;
  await page.clock.install(); // so that a resting mouse shows nothing
  await page.locator(`[data-space="${closed}"]:not([data-choice]) .hit`).dispatchEvent("click");
  await page.locator("#table-tip").filter({ hasText: "King" }).waitFor();
});
