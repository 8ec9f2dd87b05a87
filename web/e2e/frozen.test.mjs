// A game that today's rules would change: it stays as it is, says why, and goes on at a new table.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { choose, launch, Server, visitor } from "./pages.mjs";
import { openTable, stateOf } from "./table.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Change the last stored choice, so that it leads elsewhere, as a fix of the rules would. */
const FIX = `
import json, sqlite3, sys
db = sqlite3.connect(sys.argv[1])
number, data = db.execute("SELECT number, data FROM entries WHERE kind = 'choice' ORDER BY number DESC").fetchone()
choice = json.loads(data)
choice["option"] += 1
db.execute("UPDATE entries SET data = ? WHERE number = ?", (json.dumps(choice), number))
db.commit()
`;

test("a game that the rules of today would change stays, says so, and goes on at a new table", async () => {
  const { context, page, complaints } = await visitor(browser, server);
  const { id } = await openTable(context, ["Ana", "Bo"], 4);
  for (let count = 0; count < 20; count++) {
    const [seat] = (await stateOf(context, id)).waiting;
    const state = await stateOf(context, id, seat);
    await choose(context, id, state, state.question.options[0].id);
  }
  const before = await stateOf(context, id);
  await server.kill();
  execFileSync("python3", ["-c", FIX, join(server.data, "tables.sqlite")]);
  await server.start();

  await page.goto(`/table/${id}`);
  await page.getByText("The rules of this program have been corrected").waitFor();
  assert.equal(await page.locator("[data-choice]").count(), 0, "nothing can be chosen");
  assert.deepEqual((await stateOf(context, id)).view.spaces, before.view.spaces);

  const notice = page.locator(".notice.frozen");
  const [said, map] = [await notice.boundingBox(), await page.locator("svg.map, .map svg, .map").first().boundingBox()];
  assert.ok(said.y + said.height <= map.y + 1, "the notice lies above the map, not over it");
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "detached" });
  await page.reload();

  await page.getByRole("button", { name: "Go on by today's rules" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
  await page.locator(".prompt.mine [data-choice], [data-choice]").first().waitFor();
  const next = await stateOf(context, new URL(page.url()).pathname.split("/")[2]);
  assert.deepEqual(next.view.spaces, before.view.spaces);
  assert.deepEqual(complaints, []);
});
