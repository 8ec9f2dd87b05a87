// The table draws what the state has: spaces, pieces and tokens of a module need no change to it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomes, launch, newTable, Server, until, visitor } from "./pages.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const space = (caballeros, table = [0, 0, 0], more = {}) => ({ caballeros, black: 0, table, tile: -1, ...more });

/** The state with the four new regions, the spaces inside them, and a limit board. */
export function abroad(state) {
  const { view, question } = state;
  Object.assign(view.spaces, {
    francia: space([0, 0, 0, 0], [3, 1, 0]),
    ship: space([2, 1, 0, 3], [0, 0, 0], { black: 2, carried: { red: { gold: 1 } } }),
    america: space([1, 0, 2, 0], [4, 0, 0], { heap: { gold: 2 } }),
    africa: space([0, 2, 1, 1], [4, 2, 1], { heap: { goods: 3 }, carried: { blue: { goods: 1 } } }),
    ambassador: space([1, 0, 0, 0]),
    envoy: space([0, 0, 0, 0]),
    third: space([0, 0, 0, 0], undefined, { black: 1 }),
    captain: space([0, 1, 0, 0]),
    viceroy: space([0, 0, 0, 0]),
    "limit-board": space([1, 2, 1, 0]),
    "not-on-any-map": space([0, 0, 0, 0]),
  });
  view.spaces.granada.marks = [{ symbol: "limit", secret: false }];
  view.seats[1].belongings = [{ text: ["picture-king", {}], sign: null, space: null, hidden: false, card: null, reveal: null }];
  view.kept = [{ card: "court", holder: 0, until: 99 }];
  if (question) {
    const option = (id, key) => ({ id, text: key, kind: "space", space: key, label: ["label-space", { space: key }] });
    question.options = ["envoy", "america", "ship", "viceroy", "galicia", "limit-board"].map((key, at) => option(900 + at, key));
    question.options.push({ id: 950, text: "", kind: "pick", space: "ship", colour: "black", label: ["label-pick", { colour: "black", space: "ship" }] });
  }
  return state;
}

/** Show a page the table as if a module had added to it; its choices are recorded. */
export async function withAbroad(page, id) {
  const chosen = [];
  await page.route(({ pathname }) => pathname === `/api/tables/${id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: abroad(await answer.json()) });
  });
  await page.route("**/stream*", (route) => route.abort());
  await page.route("**/choices", (route) => {
    chosen.push(route.request().postDataJSON().option);
    return route.fulfill({ status: 422, json: { error: "no" } });
  });
  await page.goto(`/table/${id}`);
  await page.locator(".prompt.mine").waitFor();
  return chosen;
}

for (const [name, size] of [["wide", { width: 1440, height: 900 }], ["small", { width: 390, height: 844 }]]) {
  test(`a ${name} screen shows and plays the spaces of a module`, async () => {
    const { context, page, complaints } = await visitor(browser, server, { size });
    const id = await newTable(context);
    await until(context, id, ({ question }) => question !== null);
    const chosen = await withAbroad(page, id);
    for (const key of ["francia", "ship", "america", "africa", "envoy", "captain", "limit-board", "galicia", "castillo"]) {
      await page.locator(`[data-space="${key}"]`).waitFor();
    }
    assert.equal(await page.locator('[data-space="not-on-any-map"]').count(), 0);
    for (const [key, option] of [["envoy", 900], ["america", 901], ["viceroy", 903], ["limit-board", 905]]) {
      await page.locator(`[data-space="${key}"]`).focus();
      await page.keyboard.press("Enter");
      await page.locator(".elgrande.table:not(.busy)").waitFor();
      assert.equal(chosen.at(-1), option);
    }
    await page.locator('.pick[data-pick="ship.black"]').click();
    await page.locator(".elgrande.table:not(.busy)").waitFor();
    assert.equal(chosen.at(-1), 950);
    await becomes(() => page.locator('[data-space="america"]').getAttribute("aria-label"), /4 \/ 0 \/ 0.*2 gold/);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
