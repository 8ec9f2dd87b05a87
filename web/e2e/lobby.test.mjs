/** The lobby shows what happens without being asked, and says where its links lead. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { CARDS, LOBBY, MOST, sizeOf } from "./load.mjs";
import { launch, Line, newTable, PHONE, Server, visitor } from "./pages.mjs";

let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("a new table appears in an open lobby by itself", async () => {
  const { context, page, complaints } = await visitor(browser, server);
  await page.goto("/");
  await page.getByText("You do not sit at any table yet.").waitFor();
  const id = await newTable(context, { players: [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "here" }] });
  await page.locator(`a[href="/table/${id}"]`).first().waitFor();
  assert.deepEqual(complaints, []);
});

test("the host gives the players their colours, and a guest finds theirs", async () => {
  const { page, complaints } = await visitor(browser, server, { size: PHONE });
  const guest = await visitor(browser, server);
  await page.goto("/new");
  await page.getByLabel("Name").first().fill("Ana");
  await page.getByLabel("Name").nth(1).fill("Bo");
  await page.getByLabel("Who", { exact: true }).nth(1).selectOption("invited");
  await page.getByLabel("Colour of Ana").selectOption("yellow");
  await page.getByLabel("Colour of Bo").focus();
  await page.keyboard.press("ArrowDown"); // from blue to green
  const colours = () => page.getByLabel(/^Colour of/).evaluateAll((lists) => lists.map((list) => list.selectedOptions[0].text));
  assert.deepEqual(await colours(), ["yellow", "green", "blue", "red"]);
  await page.getByRole("button", { name: "Open the table" }).click();
  await guest.page.goto(await page.getByLabel(/for Bo/).inputValue());
  await guest.page.getByRole("img", { name: "green" }).waitFor();
  await guest.page.getByRole("button", { name: "Take the seat" }).click();
  await guest.page.waitForURL(/seat=2/);
  await page.getByRole("link", { name: "Go to the table" }).click();
  await page.waitForURL(/table/);
  const { seats } = await (await page.request.get(`/api/tables/${page.url().split("/").at(-1)}`)).json();
  assert.deepEqual(seats.filter(({ mine }) => mine).map(({ name, colour }) => [name, colour]), [["Ana", "yellow"]]);
  assert.deepEqual([...complaints, ...guest.complaints], []);
});

test("whoever watches a table that is deleted is told so, even if they were away", async () => {
  const { context, page, complaints } = await visitor(browser, server);
  const line = await Line.to(server);
  const [friend, sleeper] = [await visitor(browser, server), await visitor(browser, line)];
  const id = await newTable(context, { players: [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "here" }] });
  for (const { page } of [friend, sleeper]) {
    await page.goto(`/table/${id}`);
    await page.getByText("You are watching").waitFor();
  }
  line.cut();
  await page.request.delete(`/api/tables/${id}`, { headers: { "X-Elgrande": "1" } });
  await friend.page.getByRole("heading", { name: "This table was deleted" }).waitFor();
  line.mend();
  await sleeper.page.getByRole("heading", { name: "This table was deleted" }).waitFor();
  await friend.page.getByRole("link", { name: "To the start page" }).click();
  await friend.page.getByRole("heading", { name: "Open tables" }).waitFor();
  await line.end();
  assert.deepEqual([...complaints, ...friend.complaints], []);
});

test("the first load is small, of the lobby and of a table with many modules", async () => {
  const { context, page } = await visitor(browser, server);
  const id = await newTable(context, { modules: ["grand_inquisitor", "anniversary"] });
  const sizes = [await sizeOf(page, "/", LOBBY), await sizeOf(page, `/table/${id}`, CARDS)];
  assert.ok(sizes.every((size) => size > 30 && size < MOST), `${sizes.map(Math.round)} KB`);
});

test("whoever opens the page by a loopback address is told that links work only here", async () => {
  const { page } = await visitor(browser, server);
  await page.goto("/new");
  await page.getByText("2 players", { exact: true }).click();
  await page.getByLabel("Who", { exact: true }).nth(1).selectOption("invited");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByText("These links open only on this computer.").waitFor();
  await page.getByRole("link", { name: "Go to the table" }).click();
  await page.getByRole("button", { name: "Seats", exact: true }).click();
  await page.getByText("These links open only on this computer.").waitFor();
});

test("links have the address in the local network, where the server listens there", async () => {
  const { page, complaints } = await visitor(browser, server);
  const friends = "http://192.168.1.5:8321";
  await page.route("**/api/box", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), addresses: [friends] } });
  });
  await page.goto("/new");
  await page.getByText("2 players", { exact: true }).click();
  await page.getByLabel("Who", { exact: true }).nth(1).selectOption("invited");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByText("These links have an address of your local network").waitFor();
  assert.ok((await page.locator("#invite-1").inputValue()).startsWith(`${friends}/join/`));
  await page.getByRole("link", { name: "Go to the table" }).click();
  await page.getByRole("button", { name: "Seats", exact: true }).click();
  const links = page.locator(".seats .made input");
  await links.first().waitFor();
  for (const link of await links.all()) assert.ok((await link.inputValue()).startsWith(`${friends}/join/`));
  assert.deepEqual(complaints, []);
});

test("the first table offers the guided game, and begins it", async () => {
  const { context, page, complaints } = await visitor(browser, server, { newcomer: true });
  const id = await newTable(context);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Play a guided game" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(id));
  await page.getByText("1 of 8").waitFor();
  assert.deepEqual(complaints, []);
});
