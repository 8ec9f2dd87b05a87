/** What axe finds at fault in pages. */
import { readFile } from "node:fs/promises";

const AXE = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
/** The rules about colours, which take most of the time. They hang on day or night, and not on the language. */
const COLOURS = ["color-contrast", "link-in-text-block"];
export const ONLY_COLOURS = { runOnly: COLOURS };
export const WITHOUT_COLOURS = { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) };

/** What axe finds in the page or a part of it, one line for each element. */
export async function faults(page, part = "html", rules = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, options]) => {
      const { violations } = await globalThis.axe.run(selector, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`));
    },
    [part, { resultTypes: ["violations"], ...rules }],
  );
}

/** What axe finds in the page by day and by night. */
export async function faultsDayAndNight(page) {
  await page.emulateMedia({ colorScheme: "light" });
  const day = await faults(page);
  await page.emulateMedia({ colorScheme: "dark" });
  return [...day, ...(await faults(page, "html", ONLY_COLOURS)).map((fault) => `by night: ${fault}`)];
}
