/** From a click to the changed table on the screen, in milliseconds: `npm run speed`, on an otherwise idle machine. */
import { ask, choices, launch, newTable, Server, visitor } from "./pages.mjs";
import { dice } from "./table.mjs";

const CLICKS = 60;
const WARM = 5;

/** In the page: notes when a click comes, when the table has changed, and when that was drawn. */
function watch() {
  window.clicks = [];
  addEventListener("click", ({ timeStamp }) => window.clicks.push({ down: timeStamp }), true);
  new MutationObserver((changes) => {
    const click = window.clicks.at(-1);
    if (!click || click.changed || !changes.some(({ attributeName }) => attributeName === "data-position")) return;
    click.changed = performance.now();
    const answer = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/choices")).at(-1);
    click.server = answer ? answer.responseEnd - answer.requestStart : 0;
    requestAnimationFrame(() => setTimeout(() => (click.drawn = performance.now())));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-position"] });
}

const at = (sorted, part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);
const summary = (numbers) => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return `median ${at(sorted, 0.5)}, p95 ${at(sorted, 0.95)}, longest ${at(sorted, 1)}`;
};

const [browser, server] = await Promise.all([launch(), Server.start()]);
try {
  const { context, page } = await visitor(browser, server, { size: { width: 1440, height: 900 }, reducedMotion: "no-preference" });
  const id = await newTable(context, { rounds: 9 });
  const random = dice(3);
  await page.addInitScript(watch);
  await page.goto(`/table/${id}`);
  for (let click = 0; click < CLICKS + WARM; click += 1) {
    await page.locator(".elgrande.table:not(.busy) [data-choice]:visible").first().waitFor();
    await page.waitForTimeout(150); // a person looks before the click
    const count = await choices(page).count();
    const choice = choices(page).nth(Math.floor(random() * count));
    const position = await page.locator(".elgrande.table").getAttribute("data-position");
    const box = await choice.boundingBox();
    if (box === null) continue;
    await choice.click({ force: true, timeout: 2000 }).catch(() => undefined);
    await page.waitForFunction((old) => document.querySelector(".elgrande.table").dataset.position !== old, position, { timeout: 1500 }).catch(() => undefined);
    await page.waitForTimeout(50);
    if ((await ask(context, `/tables/${id}`)).over) break;
  }
  const clicks = (await page.evaluate(() => window.clicks)).filter(({ drawn }) => drawn).slice(WARM);
  console.log(`${clicks.length} clicks, in milliseconds`);
  console.log(`click to drawn   ${summary(clicks.map(({ down, drawn }) => drawn - down))}`);
  console.log(`click to changed ${summary(clicks.map(({ down, changed }) => changed - down))}`);
  console.log(`server's answer  ${summary(clicks.map(({ server }) => server))}`);
} finally {
  await browser.close();
  await server.stop();
}
