/** Makes the icons of the installed page from favicon.svg: `node icons.mjs` (in `web/`). */
import { readFile, writeFile } from "node:fs/promises";
import { launch } from "./e2e/pages.mjs";

const PUBLIC = new URL("./public/", import.meta.url);
const GROUND = "#3b2614";
/** File, size, and how much of it the drawing takes: a system may cut a round or square piece out of a maskable icon. */
const ICONS = [
  ["icon-180.png", 180, 1, GROUND],
  ["icon-192.png", 192, 1, "transparent"],
  ["icon-512.png", 512, 1, "transparent"],
  ["icon-maskable-512.png", 512, 0.72, GROUND],
];

const drawing = await readFile(new URL("favicon.svg", PUBLIC), "utf8");
const browser = await launch();
const page = await browser.newPage();
for (const [name, size, share, ground] of ICONS) {
  const side = Math.round(size * share);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:${size}px;background:${ground}}svg{width:${side}px;height:${side}px}</style>${drawing}`,
  );
  await writeFile(new URL(name, PUBLIC), await page.screenshot({ omitBackground: true }));
}
await browser.close();
