// A hint: what a knight would do, with points and a reason, in every language; clicking it does it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, becomes, launch, Server, until } from "./pages.mjs";
import { openTable, person, play, settled, stateOf, waitForSentence } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ana, who is first, may place caballeros. */
async function placing({ context, page }) {
  const { id } = await openTable(context, ["Ana", "Bo"], 0);
  await play(context, id, 0, "P13");
  await play(context, id, 1, "P12");
  const { options } = (await stateOf(context, id, 0)).question;
  await play(context, id, 0, options.findLast(({ kind }) => kind === "card").text, "place");
  await page.goto(`/table/${id}`);
  await waitForSentence(page, "place a caballero");
  return id;
}

test("a hint names choices, their points and why; its region is in the light; clicking it chooses", async () => {
  const { context, page, complaints } = await person(browser, server);
  const id = await placing({ context, page });
  const { hints } = await ask(context, `/tables/${id}/hint?seat=0`);
  await page.getByRole("button", { name: "What could I do here?", exact: true }).click();
  const shown = page.locator(".advice .hint");
  await shown.first().waitFor();
  assert.equal(await shown.count(), hints.length);
  await becomes(() => shown.first().innerText(), /[+−]\d+\.\d\s+[A-Z].*\.$/s);
  await becomes(() => page.locator(".advice .note").innerText(), /than from one at random/);

  const before = await stateOf(context, id, 0);
  const { space } = before.question.options.find((option) => option.id === hints[0].option);
  await shown.first().hover();
  await page.locator(`[data-space="${space}"].lit[data-hinted]`).waitFor();
  const times = hints[0].times ?? 1;
  await shown.first().click();
  const after = await until(context, id, ({ position }) => position === before.position + times);
  assert.equal(after.view.spaces[space].caballeros?.[0] ?? times, (before.view.spaces[space].caballeros?.[0] ?? 0) + times);
  await settled(page);
  assert.equal(await shown.count(), 0, "the hint was for the last question only");
  assert.deepEqual(complaints, []);
});
