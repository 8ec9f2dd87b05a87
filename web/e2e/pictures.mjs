/** Pictures of the pages, at a desk and on a phone, into docs/pictures: `node e2e/pictures.mjs`. To look at: those of
 *  every page in every size, by day and by night, into build/pictures: `node e2e/pictures.mjs every`. */
import { mkdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DESK, launch, PHONE, Server, visitor } from "./pages.mjs";
import { prepare, show } from "./sights.mjs";

const EVERY = process.argv[2] === "every";
const FOLDER = fileURLToPath(new URL(EVERY ? "../../build/pictures/" : "../../docs/pictures/", import.meta.url));
const LEFT_OUT = EVERY ? [] : ["settings", "table-cover", "fork", "no-table", "no-page"];
/** Pictures that are also taken by night. */
const BY_NIGHT = ["lobby", "table-place"];
const LARGEST = 250_000;
const SIZES = EVERY
  ? [[1280, 720], [1920, 1080], [768, 1024], [390, 844], [844, 390]].map(([width, height]) => [{ width, height }, `-${width}x${height}`])
  : [[DESK, ""], [PHONE, "-small"]];

await mkdir(FOLDER, { recursive: true });
const [browser, server] = await Promise.all([launch(), Server.start()]);
try {
  const { context, page } = await visitor(browser, server);
  const sights = (await prepare(context)).filter(({ name }) => !LEFT_OUT.includes(name));
  for (const [size, suffix] of SIZES) {
    await page.setViewportSize(size);
    for (const sight of sights) {
      for (const theme of EVERY || BY_NIGHT.includes(sight.name) ? ["light", "dark"] : ["light"]) {
        await page.emulateMedia({ colorScheme: theme });
        await show(page, sight);
        await take(`${sight.name}${theme === "dark" ? "-night" : ""}${suffix}`);
      }
    }
  }

  /** JPEG, since the map's paper is too detailed for PNG; as good as the size limit allows. */
  async function take(name) {
    const path = `${FOLDER}${name}.jpg`;
    for (let quality = 84; ; quality -= 8) {
      await page.screenshot({ path, type: "jpeg", quality, animations: "disabled" });
      const { size } = await stat(path);
      if (size < LARGEST) return console.log(name, `${Math.round(size / 1000)} KB`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
