// Regions that send a dial's caballeros to the court: marked, explained, and set only when chosen twice.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, becomes, launch, Server, takeSeat, visitor } from "./pages.mjs";
import { clickPoint, openTable, person, play, playToDials, settled, stateOf } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A table of Ana and Bo just before they set dials; the page of the seat that is asked first. */
async function dialling(size, language) {
  const director = await person(browser, server);
  const { id, linkTo } = await openTable(director.context, ["Ana", "Bo"], 3);
  const state = await playToDials(director.context, id);
  const [seat] = state.waiting;
  const { context, page, complaints } = await visitor(browser, server, { size, language });
  await takeSeat(context, await linkTo(seat));
  await page.goto(`/table/${id}`);
  await page.locator(".prompt.mine").waitFor();
  return { id, director, state, seat, page, complaints };
}

const closedIn = (state) => state.question.options.filter((option) => option.caution);

test("the King's region is marked, its sentence is there before, and it counts when it is chosen twice", async () => {
  const { id, director, state, seat, page, complaints } = await dialling({ width: 1280, height: 720 }, "en");
  const [closed, ...more] = closedIn(state);
  assert.deepEqual(more, []);
  assert.equal(closed.space, state.view.king);
  const region = page.locator(`[data-space=${closed.space}]`);
  await becomes(() => page.locator(".map .space.caution").count(), 1);
  await becomes(() => page.locator(".map .hatch").count(), 1, "not only by its colour");
  await becomes(() => page.locator(".map .back").count(), 1);
  const sentence = /is closed: your caballeros would go back to your court\./;
  await becomes(() => page.locator(".prompt").innerText(), sentence);
  await becomes(() => region.getAttribute("aria-label"), sentence);

  // The first click asks for confirmation; another region cancels it.
  await clickPoint(page, `[data-space=${closed.space}]`);
  const asked = page.locator(".prompt .caution[role=alert]");
  await asked.filter({ hasText: sentence }).waitFor();
  assert.equal((await stateOf(director.context, id, seat)).view.answered.length, 0);
  await asked.getByRole("button", { name: "Another region" }).click();
  await asked.waitFor({ state: "detached" });

  // With the keyboard, as with the mouse.
  await region.focus();
  await page.keyboard.press("Enter");
  await asked.waitFor();
  await page.keyboard.press("Enter");
  await page.getByText(/^Your dial is set: /).waitFor();
  assert.deepEqual((await stateOf(director.context, id, seat)).view.seats[seat].dial, closed.space);

  // At the reveal the caballeros go to the court.
  const other = 1 - seat;
  const before = (await stateOf(director.context, id, other)).view.seats[seat].court;
  const open = (await stateOf(director.context, id, other)).question.options.find((option) => !option.caution);
  await play(director.context, id, other, open.text);
  await page.locator(".talk").getByText(/takes .* from the Castillo to court, since/).waitFor();
  assert.ok((await stateOf(director.context, id, other)).view.seats[seat].court > before);
  assert.deepEqual(complaints, []);
});

test("on a phone the button of the question sets it", async () => {
  const { state, seat, page, complaints } = await dialling({ width: 390, height: 844 }, "nl");
  const [closed] = closedIn(state);
  assert.equal(await page.locator(".prompt .own [data-spot=court] b").innerText(), String(state.view.seats[seat].court));
  await clickPoint(page, `[data-space=${closed.space}]`);
  const asked = page.locator(".prompt .caution[role=alert]");
  await asked.filter({ hasText: "zouden naar je hof teruggaan" }).waitFor();
  const box = await asked.boundingBox();
  assert.ok(box.y >= 0 && box.y + box.height <= 844, "one sees it without scrolling");
  await asked.locator("button").first().click();
  await settled(page);
  await page.getByText(/^Je kiesschijf is gezet: /).waitFor();
  assert.deepEqual(complaints, []);
});

test("played power cards are listed only at a table that says so", async () => {
  for (const played of ["memory", "listed"]) {
    const { context, page } = await person(browser, server);
    const players = ["Ana", "Bo"].map((name) => ({ name, kind: "here" }));
    const { id } = await ask(context, "/tables", { players, seed: 3, options: { rounds: 6, played }, watchable: true });
    for (const text of ["P13", "P12"]) {
      const [seat] = (await stateOf(context, id)).waiting;
      await play(context, id, seat, text);
    }
    await page.goto(`/table/${id}`);
    await page.locator(".player").first().waitFor();
    const lines = await page.locator(".player .played").allInnerTexts();
    assert.deepEqual(lines.sort(), played === "listed" ? ["played: 12", "played: 13"] : []);
  }
});
