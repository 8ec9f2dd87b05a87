// On a phone the plates of five players have room for a card of two digits and for a score of three; and on role cards
// nothing lies over the name of whoever holds them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomes, launch, newTable, playUntil, Server, visitor } from "./pages.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** In the page: gives everybody these numbers; those that do not wholly lie in their plates. */
function cutOff({ power, score }) {
  for (const one of document.querySelectorAll(".player .score")) one.textContent = score;
  for (const one of document.querySelectorAll(".player button.power")) one.textContent = power;
  return [...document.querySelectorAll(".player")].flatMap((plate) => {
    const edge = plate.getBoundingClientRect();
    const parts = [...plate.querySelectorAll(".score, .power")].map((part) => part.getBoundingClientRect());
    return parts.filter(({ left, right }) => left < edge.left || right > edge.right).map(({ right }) => right - edge.right);
  });
}

test("three digits of points are seen on every plate", async () => {
  const { context, page } = await visitor(browser, server);
  const players = ["Ana", "Bruno", "Clara", "Diego", "Estrella"].map((name, at) => ({ name, kind: at === 0 ? "here" : "page" }));
  const id = await newTable(context, { players });
  await playUntil(context, id, ({ question }) => question?.options.some(({ kind }) => kind === "card"));
  for (const [width, height] of [[390, 844], [360, 740], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await page.goto(`/table/${id}`);
    await page.locator(".prompt.mine").waitFor();
    await becomes(() => page.locator(".player .power:visible").count(), 5);
    assert.deepEqual(await page.evaluate(cutOff, { power: "13", score: "135" }), [], `${width} × ${height}`);
  }
});

/** In the page: the names on role cards that lie over a text. */
function covering() {
  return [...document.querySelectorAll(".offer-place .holder")]
    .map((holder) => [holder.innerText, holder.getBoundingClientRect(), holder.parentElement.querySelector(".brief")?.getBoundingClientRect()])
    .filter(([, { bottom }, brief]) => brief && brief.height > 0 && brief.top < bottom - 1)
    .map(([name]) => name);
}

test("on a role card the name of its holder and its text do not overlap", async () => {
  const { context, page } = await visitor(browser, server);
  const players = ["Ana", "Bruno", "Clara", "Diego"].map((name, at) => ({ name, kind: at === 0 ? "here" : "page" }));
  const id = await newTable(context, { players, modules: ["king_intrigue"] });
  await playUntil(context, id, ({ view, question }) => question !== null && view.roles.length > 0 && view.roles.every(({ seat }) => seat !== null));
  for (const [width, height] of [[1280, 720], [1280, 800], [1920, 1080], [390, 844], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await page.goto(`/table/${id}`);
    await page.locator(".prompt.mine").waitFor();
    assert.ok((await page.locator(".offer-place .holder").count()) >= 4);
    assert.deepEqual(await page.evaluate(covering), [], `${width} × ${height}`);
  }
});
