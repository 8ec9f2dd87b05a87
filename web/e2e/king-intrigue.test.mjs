// King & Intrigue with both additions: power cards are chosen in secret; a Joker, a Storm and a Reserve are played.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, becomes, choose, launch, newTable, PHONE, Server, takeSeat, visitor } from "./pages.mjs";
import { clickButton, clickSpace, dice, person, playByClicks, stateOf, waitForSentence } from "./table.mjs";

const MODULES = ["king_intrigue", "players_edition", "special_cards"];
const CHOOSES = "prompt-choose-card";
let browser;
let server;
before(async () => ([browser, server] = await Promise.all([launch(), Server.start()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

// --- by requests ---

/** Ana at the page, and two more players who play by requests from the same browser. */
async function sitDown(hands, seed = 3) {
  const ana = await person(browser, server);
  const others = await visitor(browser, server);
  const players = [{ name: "Ana", kind: "here" }, { name: "Bo", kind: "invited" }, { name: "Cid", kind: "invited" }];
  const { id, seats } = await ask(ana.context, "/tables", { players, seed, modules: MODULES, options: { rounds: 6 }, watchable: true });
  for (const { invite } of seats.slice(1)) await takeSeat(others.context, invite);
  const of = (seat) => (seat === 0 ? ana.context : others.context);
  const game = {
    ana,
    page: ana.page,
    id,
    now: (seat = 0) => stateOf(of(seat), id, seat),
    /** A seat chooses the first of these that is offered, in notation. */
    say: async (seat, ...texts) => {
      const state = await game.now(seat);
      const option = texts.map((text) => state.question?.options.find((one) => one.text === text)).find(Boolean);
      assert.ok(option, `seat ${seat} is not offered ${texts}, but: ${state.question?.options.map((one) => one.text).join(" ")}`);
      await choose(of(seat), id, state, option.id);
    },
    /** Bo and Cid play these power cards, until Ana has to act. */
    playPower: async (texts) => {
      for (;;) {
        const [seat] = (await game.now()).waiting;
        const { question } = await game.now(seat);
        if (seat === 0 || question.prompt[0] !== "prompt-play-power-card") return;
        await game.say(seat, texts[seat]);
      }
    },
    /** Everybody chooses by requests, as idly as possible, until this holds. */
    idleUntil: async (fits) => {
      for (;;) {
        const [seat] = (await game.now()).waiting;
        const state = await game.now(seat);
        if (!state.question) continue; // Ana's page was faster
        if (fits(state)) return state;
        const idle = ["end", "stop", "pass", "+0"].find((text) => state.question.options.some((one) => one.text === text));
        await game.say(seat, idle ?? state.question.options[0].text).catch((problem) => {
          if (!/ 409 |is not offered/.test(problem)) throw problem; // and here, too
        });
      }
    },
  };
  await game.idleUntil((state) => state.question.prompt[0] === CHOOSES);
  for (const [seat, hand] of hands.entries()) {
    const texts = [...hand, ...(await game.now(seat)).question.options.map(({ text }) => text).filter((text) => !hand.includes(text))];
    for (const text of texts.slice(0, 13)) await game.say(seat, text);
  }
  return game;
}

/** Whether a seat is asked this. */
const asks = (seat, prompt) => (state) => state.seat === seat && state.question.prompt[0] === `prompt-${prompt}`;

// --- by clicks ---

const card = (page, value) => page.locator(`.choosing [data-value="${value}"]`);
const counted = (page, words) => page.locator(".choosing .count").filter({ hasText: words }).waitFor();
const uncover = (page, name) => page.getByRole("button", { name: `I am ${name}` }).click();
const clickPower = (page, name) => page.locator(".hand button[data-choice]").filter({ hasText: name }).click();

/** Choose the first of what the prompt lists. */
async function chooseListed(page) {
  const list = page.locator(".prompt details").filter({ hasText: "All choices as a list" });
  if ((await list.locator("button").count()) === 0) await list.locator("summary").click();
  await list.locator("button").first().click();
}

test("two people at one device choose their cards by suggestion and by hand, and neither sees the other's", async () => {
  const { page, context, complaints } = await visitor(browser, server);
  await page.goto("/new");
  await page.getByText("2 players").click();
  await page.getByLabel("Who", { exact: true }).nth(1).selectOption("here");
  for (const module of MODULES) await page.locator(`input[value="${module}"]`).check();
  assert.ok(await page.locator('input[value="grandissimo"]').isDisabled());
  await page.locator('input[value="grand_inquisitor"]').check();
  await page.locator(".advice").filter({ hasText: "advises against Grand Inquisitor & Colonies and King & Intrigue" }).waitFor();
  await page.locator(".advice").filter({ hasText: /No box names Grand Inquisitor & Colonies, Players' Edition,? and Special Cards/ }).waitFor();
  await page.locator('input[value="grand_inquisitor"]').uncheck();
  await page.getByText("Annulment of tokens too").click();
  await page.getByText("Only own caballeros cross").click();
  await page.getByText("Six rounds").click();
  await page.locator(".end button").click();
  await page.waitForURL(/\/table\//);
  const id = page.url().split("/").at(-1);
  const { config } = await stateOf(context, id);
  assert.deepEqual([config.modules, config.annulment, config.crossing], [["base", ...MODULES], true, "own"]);

  // The dials of the set-up, one after the other.
  for (const name of ["Ana", "Beatriz"]) {
    await uncover(page, name);
    await waitForSentence(page, `${name}: set your dial`);
    await chooseListed(page);
  }

  // Beatriz, who still has the device, takes a suggestion and changes a card.
  await page.locator(".choosing").waitFor();
  await becomes(() => page.locator(".choosing .face").count(), 39);
  await counted(page, "Chosen: 0 of 13");
  await page.getByRole("button", { name: "Fighter" }).click();
  await counted(page, "Chosen: 13 of 13");
  await page.locator(".choosing .face.on").first().click();
  await counted(page, "1 card left");
  await page.getByLabel("Search").fill("joker wait");
  await becomes(() => page.locator(".choosing .face").count(), 1);
  await card(page, 0).click();
  await page.getByLabel("Search").fill("");
  await page.getByLabel("Show").selectOption("scoring");
  assert.ok((await page.locator(".choosing .face").count()) < 15);
  await card(page, 145).click();
  await counted(page, "1 card too many");
  assert.ok(await page.getByRole("button", { name: "Play with these cards" }).isDisabled());
  await card(page, 145).click();

  // Picks survive a reload; then we look at the map.
  await page.reload();
  await uncover(page, "Ana");
  await page.goto(`/table/${id}?seat=1`);
  await uncover(page, "Beatriz");
  await counted(page, "Chosen: 13 of 13");
  await page.getByRole("button", { name: "Look at the map" }).click();
  await page.locator('[data-space="galicia"]').waitFor();
  assert.equal(await page.locator(".hand [data-choice]").count(), 0);
  await clickButton(page, "Choose your power cards");
  const shown = page.locator(".choosing .face.on");
  const hers = await shown.evaluateAll((faces) => faces.map((face) => Number(face.dataset.value)));
  assert.ok(hers.includes(0) && hers.length === 13);
  await page.getByRole("button", { name: "Play with these cards" }).click();

  // Ana has sent two cards from elsewhere; she chooses the others with the keyboard.
  await page.getByRole("button", { name: "I am Ana" }).waitFor();
  assert.equal(await page.locator(".choosing").count(), 0);
  for (const text of ["P180", "P10"]) {
    const state = await stateOf(context, id, 0);
    assert.deepEqual(state.view.seats[1].picked ?? [], [], "nobody else learns what is chosen");
    await choose(context, id, state, state.question.options.find((one) => one.text === text).id);
  }
  await page.goto(`/table/${id}`);
  await uncover(page, "Ana");
  await counted(page, "Chosen: 2 of 13");
  assert.equal(await page.getByRole("button", { name: "Same as last time" }).count(), 0, "those would be hers");
  assert.equal(await card(page, 180).getAttribute("aria-disabled"), "true");
  await page.getByLabel("Show").selectOption({ label: "all cards" });
  for (const value of [13, 20, 23, 30, 40, 60, 75, 93, 100, 130]) {
    await card(page, value).focus();
    await page.keyboard.press("Space");
  }
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await counted(page, "All cards are chosen");
  await page.getByRole("button", { name: "Play with these cards" }).focus();
  await page.keyboard.press("Enter");

  // The first round begins, and each player finds their own cards.
  await page.locator(".choosing").waitFor({ state: "detached" });
  const [first] = (await stateOf(context, id)).waiting;
  if (first === 1) await uncover(page, "Beatriz");
  await waitForSentence(page, "play a power card");
  const hand = async (seat) => (await stateOf(context, id, seat)).view.seats[seat].hand;
  assert.deepEqual((await hand(1)).sort((a, b) => a - b), hers.sort((a, b) => a - b));
  for (const value of [10, 13, 130, 180]) assert.ok((await hand(0)).includes(value));
  assert.deepEqual(complaints, []);

  // At the next table Beatriz can play with the same cards.
  const again = await newTable(context, { players: [{ name: "Beatriz", kind: "here" }, { name: "Bo", kind: "random" }], modules: MODULES });
  await page.goto(`/table/${again}`);
  await waitForSentence(page, "set your dial");
  await chooseListed(page);
  await page.getByRole("button", { name: "Same as last time" }).click();
  const same = await shown.evaluateAll((faces) => faces.map((face) => Number(face.dataset.value)));
  assert.deepEqual(same.sort((a, b) => a - b), hers);
  assert.deepEqual(complaints, []);
});

test("whoever keeps power card 40 says beforehand when to be asked", async () => {
  const { ana, page, id, now, say, playPower, idleUntil } = await sitDown([["P40"], ["P180"], ["P10"]]);
  const powers = { 1: "P180", 2: "P10" };
  const answers = page.locator(".prompt .standing");
  await playPower(powers);
  await say(0, "P40");
  await playPower(powers);
  await idleUntil(asks(0, "act"));
  await page.goto(`/table/${id}`);
  await waitForSentence(page, "place a caballero");
  assert.equal(await answers.count(), 0, "she keeps nothing yet");
  await say(0, "special");
  await answers.locator("summary").filter({ hasText: "When your Veto can be used" }).click();
  assert.equal(await answers.getByRole("radio").count(), 4);
  await answers.getByLabel("ask only at the start of an action").check();
  await answers.locator("summary").filter({ hasText: "ask only at the start of an action" }).waitFor();
  assert.equal((await now()).veto, "start");
  assert.deepEqual((await now(1)).beforehand.veto, [], "nobody else keeps one");
  assert.deepEqual(ana.complaints, []);
});

test("a Joker waits for all others; the Storm behind it is secret until its owner's turn, and then it blows", async () => {
  const { ana, page, id, now, playPower, idleUntil } = await sitDown([["PJ", "P93"], ["P100"], ["P10"]]);
  const powers = { 1: "P100", 2: "P10" };
  await page.goto(`/table/${id}`);
  await playPower(powers);
  await waitForSentence(page, "Play a power card");
  await page.locator(".hand").getByRole("button", { name: "Joker" }).hover();
  await page.locator("#table-tip").filter({ hasText: "wait until all others have played" }).waitFor();
  await clickPower(page, "Joker");
  await page.locator('.player[data-seat="0"] .power').filter({ hasText: "J" }).waitFor();
  await playPower(powers);
  // Now it is her turn to play, after all others.
  const asked = await now();
  assert.deepEqual(asked.waiting, [0]);
  assert.deepEqual(asked.view.seats.map(({ power }) => power).slice(1), [100, 10]);
  await waitForSentence(page, "Play a power card");
  await clickPower(page, /Storm/);
  await waitForSentence(page, "secretly set your dial to the region that the storm will hit");
  const target = asked.view.seats[1].grande;
  await clickSpace(page, target);
  const secret = page.locator('.player[data-seat="0"] .secret');
  await secret.filter({ hasText: "secret until your turn" }).waitFor({ state: "attached" });
  const storm = async (seat) => (await now(seat)).view.seats.flatMap(({ belongings = [] }) => belongings.filter(({ sign }) => sign === "word-storm").map(({ space }) => space));
  assert.deepEqual([await storm(0), await storm(1)], [[target], [null]]);
  assert.equal(await page.getByText(/^The storm of Ana/).count(), 0);

  // Roles: Bo is King, Ana has the Caballero card, Cid intrigues.
  await becomes(() => page.locator('.player[data-seat="1"] .role').innerText(), /King card.*5/s);
  await becomes(() => page.locator('.player[data-seat="0"] .role').innerText(), /Caballero card.*3/s);
  const { view } = await idleUntil(asks(0, "act"));
  await page.locator(".talk").getByText(/^The storm of Ana hits /).waitFor();
  assert.deepEqual(await storm(1), [target]);
  assert.ok(view.spaces[target].caballeros.some((count) => count > 0));
  await becomes(() => page.locator(".prompt .action").innerText(), /all caballeros of that region/);
  await clickButton(page, "Action: Storm");
  assert.deepEqual((await now()).view.spaces[target].caballeros, [0, 0, 0]);
  await becomes(() => secret.innerText(), /Storm of Ana/);
  assert.deepEqual(ana.complaints, []);
});

test("a Reserve is kept, and comes into a region before a scoring begins", async () => {
  const { ana, page, id, now, say, playPower, idleUntil } = await sitDown([["P75"], ["P130", "P135"], ["P180"]]);
  await playPower({ 1: "P135", 2: "P180" });
  await say(0, "P75");
  await playPower({ 1: "P135", 2: "P180" });
  await page.goto(`/table/${id}`);
  await idleUntil(asks(0, "act"));
  await waitForSentence(page, "place a caballero");
  // With three players the holder of the Intrigue card has the choice.
  await page.locator(".prompt .action").nth(1).waitFor();
  await becomes(() => page.locator(".prompt .action").count(), 2);
  await clickButton(page, "Action: Reserve");
  const kept = await now();
  assert.deepEqual(kept.view.kept.map(({ card: key, holder }) => [key, holder]), [["reserve", 0]]);
  assert.equal(kept.view.spaces.reserve.caballeros[0], 1);
  await page.locator('.player[data-seat="0"] button.kept').filter({ hasText: "Reserve" }).waitFor();

  // Next round: Bo scores, and Ana is asked before.
  await idleUntil(asks(1, "play-power-card"));
  await say(1, "P130");
  await idleUntil(asks(1, "act"));
  await say(1, "special");
  const region = (await now(1)).question.options.at(-1);
  await say(1, region.text);
  await waitForSentence(page, "put the caballero of your Reserve into a region now, or wait");
  await page.locator(".player .kept.ready").waitFor();
  const before = (await now()).view;
  const where = (await now()).question.options.find(({ kind }) => kind === "space").space;
  await clickSpace(page, where);
  const { view } = await now();
  assert.equal(view.spaces[where].caballeros[0], before.spaces[where].caballeros[0] + 1);
  assert.equal(view.spaces.reserve.caballeros[0], 0);
  assert.deepEqual(view.kept, []);
  await page.locator(".scoring-place").waitFor();
  assert.deepEqual(ana.complaints, []);
});

test("whoever has spies sets the dial last and reads what the others have set", async () => {
  const { ana, page, id, now, say, playPower, idleUntil } = await sitDown([["P25"], ["P100"], ["P180"]]);
  await playPower({ 1: "P100", 2: "P180" });
  await say(0, "P25");
  await playPower({ 1: "P100", 2: "P180" });
  for (const seat of [1, 0]) {
    await idleUntil(asks(seat, "act"));
    if (seat === 0) await say(seat, "special");
    for (const text of ["place", "Cas", "stop", "end"]) if ((await now(seat)).question?.options.some((one) => one.text === text)) await say(seat, text);
  }
  await idleUntil(asks(0, "dial-spy"));
  await page.goto(`/table/${id}`);
  await waitForSentence(page, "you see the dials of the others");
  const region = await page.locator(`[data-space="${(await now()).view.seats[1].dial}"]`).getAttribute("aria-label");
  await page.locator(".prompt .dial").filter({ hasText: `Bo: ${region.split(":")[0]}` }).waitFor();
  assert.equal((await now(1)).view.seats[0].dial, null);
  await chooseListed(page);
  await page.locator(".scoring-place").waitFor();
  assert.deepEqual(ana.complaints, []);
});

test("on a phone nothing of the choice is wider than the screen", async () => {
  const { page, context, complaints } = await visitor(browser, server, { size: PHONE, theme: "dark" });
  const id = await newTable(context, { players: [{ name: "Ana", kind: "here" }, { name: "Bea", kind: "random" }], modules: MODULES });
  await page.goto(`/table/${id}`);
  await waitForSentence(page, "set your dial");
  await chooseListed(page);
  await page.locator(".choosing").waitFor();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  assert.equal(scrollWidth, clientWidth);
  // The number and the button stay visible.
  await page.locator(".choosing .face").last().scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Scorer" }).dispatchEvent("click");
  const box = await page.getByRole("button", { name: "Play with these cards" }).boundingBox();
  assert.ok(box.y >= 0 && box.y + box.height < PHONE.height / 2);
  await page.getByRole("button", { name: "Play with these cards" }).click();
  await waitForSentence(page, "play a power card");
  assert.deepEqual(complaints, []);
});

test("a whole game of all three sets is played by clicks on whatever glows", async () => {
  const { context, page, complaints } = await person(browser, server);
  const players = [{ name: "Ana", kind: "here" }, { name: "Bruno", kind: "page" }, { name: "Clara", kind: "page" }];
  const id = await newTable(context, { players, seed: 5, modules: MODULES });
  await page.goto(`/table/${id}`);
  const clicks = await playByClicks([page], dice(8));
  const state = await stateOf(context, id);
  assert.ok(state.over);
  // At least a dial, 13 cards and their confirmation, then a power card and an end of turn in each of six rounds.
  assert.ok(clicks >= 27, `a game of ${clicks} clicks is no game`);
  assert.deepEqual(complaints, []);
});
