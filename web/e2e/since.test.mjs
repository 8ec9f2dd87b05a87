// The strip above the prompt says what each of the others has done since one's own last move.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, choose, launch, Server, takeSeat, until, visitor } from "./pages.mjs";
import { play } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("a row has the badge, the power card, the action card, where pieces went, and the points", async () => {
  const { context, page, complaints } = await visitor(browser, server, { size: { width: 1600, height: 1000 } });
  const bo = await visitor(browser, server);
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }];
  const { id, seats } = await ask(context, "/tables", { players, seed: 7, options: { rounds: 6 }, watchable: true });
  await takeSeat(bo.context, seats[1].invite);
  const row = page.locator('[data-since="1"]');
  await play(context, id, 0, "P1");
  await page.goto(`/table/${id}`);
  await page.locator(".prompt .sentence").waitFor();
  assert.equal(await row.count(), 0, "nobody has done anything");

  // Bo scores the home of his Grande, and places two there or beside it.
  await play(bo.context, id, 1, "P13", "A2", "special");
  const now = () => ask(bo.context, `/tables/${id}?seat=1`);
  let state = await now();
  const home = state.view.seats[1].grande;
  await choose(bo.context, id, state, state.question.options.find(({ space }) => space === home).id);
  await play(bo.context, id, 1, "place");
  state = await now();
  const { space } = state.question.options.find((option) => option.kind === "space" && option.space !== "castillo");
  for (let times = 0; times < 2; times++) {
    state = await now();
    await choose(bo.context, id, state, state.question.options.find((option) => option.space === space).id);
  }
  const { log, view, position } = await until(context, id, ({ log }) => log.filter(([, kind]) => kind === "placed").length === 2);
  await page.locator(`.elgrande.table[data-position="${position}"]`).waitFor();

  const { colour } = state.seats[1];
  const points = log.filter(([, kind, player]) => kind === "points" && player === 1).reduce((sum, [, , , count]) => sum + count, 0);
  assert.ok(points > 0 && points === view.seats[1].score, `Bo has ${points} points`);
  await row.waitFor();
  assert.equal(await row.locator(".visually-hidden").textContent(), "Bo");
  assert.equal(await row.locator(`> .badge.${colour}`).count(), 1);
  assert.equal((await row.locator(".power").textContent()).trim(), "13");
  const [, , , card] = log.findLast(([, kind, player]) => kind === "took" && player === 1);
  const name = await page.locator('.offer-place [data-stack="2"] .name').first().textContent();
  const title = await row.locator(".card").getAttribute("title");
  assert.ok(title.toLowerCase().includes(name.replaceAll("\u00ad", "").toLowerCase()), `${card}: ${title} and ${name}`);
  const brought = row.locator(".brought");
  assert.equal(await brought.count(), 1);
  const region = (await page.locator(`[data-space="${space}"]`).getAttribute("aria-label")).split(":")[0];
  const [, count, where] = /^(\d+)\s+(.*)$/s.exec((await brought.textContent()).trim());
  assert.equal(count, "2");
  assert.ok(region.startsWith(where.trim().replace(/\.$/, "").slice(0, 4)), `${where} is ${region}`);
  assert.equal(await brought.locator(`.piece.${colour}`).count(), 1);
  assert.equal((await row.locator(".points").textContent()).trim(), `+${points}`);
  assert.deepEqual(complaints, []);
  await context.close();
  await bo.context.close();
});
