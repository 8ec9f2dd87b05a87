// Several caballeros with one gesture: by mouse, keyboard and touch; it ends as soon as something else is asked.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomes, launch, Server, sitDown, visitor } from "./pages.mjs";
import { clickButton, clickCaballero, clickPoint, clickSpace, openTable, person, play, sentence, settled, stateOf, waitForSentence } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const HOME = "castilla-la-vieja";
const on = (state, space, seat) => state.view.spaces[space].caballeros[seat];

/** Ana, who is first, may place several caballeros. */
async function placing(visitor) {
  const { context, page } = visitor;
  const { id } = await openTable(context, ["Ana", "Bo"], 0);
  await play(context, id, 0, "P13");
  await play(context, id, 1, "P12");
  const { options } = (await stateOf(context, id, 0)).question;
  await play(context, id, 0, options.findLast(({ kind }) => kind === "card").text, "place");
  await page.goto(`/table/${id}`);
  await waitForSentence(page, "place a caballero");
  const state = await stateOf(context, id, 0);
  const { left } = state.question.prompt[1];
  assert.ok(left >= 3, `${left} to place`);
  const space = state.question.options.find((one) => one.kind === "space" && one.space !== "castillo").space;
  return { id, state, left, space, now: () => stateOf(context, id, 0) };
}

/** Ways to place as many as possible with one gesture. */
const WAYS = {
  "Shift and a click": async (page, space) => {
    await page.keyboard.down("Shift");
    await clickSpace(page, space);
    await page.keyboard.up("Shift");
  },
  "the right button": (page, space) => clickPoint(page, `[data-space="${space}"][data-choice]`, { button: "right" }),
};

for (const [way, gesture] of Object.entries(WAYS)) {
  test(`${way}: as many as possible are placed, each of them a choice of its own`, async () => {
    const ana = await person(browser, server);
    const { state, left, space, now } = await placing(ana);
    await gesture(ana.page, space);
    const placed = await now();
    assert.equal(on(placed, space, 0), on(state, space, 0) + left);
    assert.equal(placed.position, state.position + left);
    assert.notEqual(placed.question.prompt[0], "prompt-place");
    await clickButton(ana.page, "Take back");
    assert.equal(on(await now(), space, 0), on(state, space, 0), "one click takes back what one click did");
    assert.deepEqual(ana.complaints, []);
  });
}

test("the number at once is set with buttons on a phone, and with keys", async () => {
  const phone = await visitor(browser, server, { size: { width: 390, height: 844 }, hasTouch: true });
  const { state, left, space, now } = await placing(phone);
  const { page } = phone;
  const several = page.locator(".several");
  await becomes(() => several.locator("output").innerText(), "1");
  await several.getByRole("button", { name: "More at once" }).tap();
  await becomes(() => several.locator("output").innerText(), "2");
  const { width, height } = await several.getByRole("button", { name: "More at once" }).boundingBox();
  assert.ok(Math.min(width, height) >= 32, "large enough for a finger");
  const region = page.locator(`[data-space="${space}"]`);
  await region.scrollIntoViewIfNeeded();
  await clickSpace(page, space);
  assert.equal(on(await now(), space, 0), on(state, space, 0) + 2);

  // After that it is one again; the keys change it too.
  await clickButton(page, "Take back");
  await several.waitFor();
  await becomes(() => several.locator("output").innerText(), "1");
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.keyboard.press("-");
  await becomes(() => several.locator("output").innerText(), "2");
  await region.focus();
  await page.keyboard.press("Enter");
  await settled(page);
  assert.equal(on(await now(), space, 0), on(state, space, 0) + 2);
  if (left > 2) {
    await region.focus();
    await page.keyboard.press("Shift+Enter");
    await settled(page);
    assert.equal(on(await now(), space, 0), on(state, space, 0) + left);
  }
  assert.deepEqual(phone.complaints, []);
});

test("several move from one region to another", async () => {
  const ana = await person(browser, server);
  const { context, page } = ana;
  const { id } = await openTable(context, ["Ana", "Bo"], 0); // seed 0: Veto and “Intrigue: any 4” lie side by side
  await play(context, id, 0, "P13");
  await play(context, id, 1, "P12");
  await play(context, id, 0, "A1", "special");
  await page.goto(`/table/${id}`);
  const before = await stateOf(context, id, 0);
  assert.equal(on(before, HOME, 0), 2);
  await page.getByRole("button", { name: "More at once" }).click();
  await clickCaballero(page, HOME, "red");
  await clickSpace(page, "granada");
  const after = await stateOf(context, id, 0);
  assert.deepEqual([on(after, HOME, 0), on(after, "granada", 0)], [0, on(before, "granada", 0) + 2]);
  assert.equal(after.position, before.position + 4);
  await waitForSentence(page, "2 left");
  assert.deepEqual(ana.complaints, []);
});

test("it ends at once when another player is asked", async () => {
  const [director, bo] = [await person(browser, server), await person(browser, server)];
  const { id, linkTo } = await openTable(director.context, ["Ana", "Bo"], 0);
  await play(director.context, id, 0, "P13");
  await play(director.context, id, 1, "P12");
  await play(director.context, id, 0, "A2", "special", "end");
  await play(director.context, id, 1, "A1", "special");
  await sitDown(bo.page, await linkTo(1));
  await bo.page.locator(".several").getByRole("button", { name: "all 4" }).click();
  await clickCaballero(bo.page, HOME, "red");
  await clickSpace(bo.page, "granada");
  await waitForSentence(bo.page, "Ana may use a Veto");
  await play(director.context, id, 0, "pass");
  await waitForSentence(bo.page, "3 left");
  await becomes(() => sentence(bo.page), /Choose a caballero to move/);
  const state = await stateOf(director.context, id, 1);
  assert.deepEqual([on(state, HOME, 0), on(state, "granada", 0)], [1, 1]);
  await becomes(() => bo.page.locator(".several output").innerText(), "1");
  assert.deepEqual(bo.complaints, []);
});
