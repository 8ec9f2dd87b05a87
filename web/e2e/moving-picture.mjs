/** The moving picture of the README: a turn as the table plays it, into docs/pictures/turn.webp: `node e2e/moving-picture.mjs`. */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { choices, launch, newTable, openTable, playUntil, Server, visitor } from "./pages.mjs";
import { animation } from "./webp.mjs";

const FILE = fileURLToPath(new URL("../../docs/pictures/turn.webp", import.meta.url));
const SIZE = { width: 1280, height: 720 };
/** The picture is scaled down from the page. */
const SCALE = 0.6;
/** Least number of milliseconds between two frames. */
const BETWEEN = 90;
/** How long it films what the others do. */
const LENGTH = 9000;
const QUALITY = 0.6;
/** How long the last frame stays. */
const REST = 2500;

/** In the page: draw a screenshot, and return the part of it that differs from the one before, as WebP. */
async function difference({ shot, width, height, quality }) {
  const picture = new Image();
  picture.src = `data:image/jpeg;base64,${shot}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(picture, 0, 0, width, height);
  const now = pen.getImageData(0, 0, width, height).data;
  const old = globalThis.shotBefore;
  let [left, top, right, bottom] = old ? [width, height, 0, 0] : [0, 0, width, height];
  for (let at = 0; old && at < now.length; at += 4) {
    const changed = Math.abs(now[at] - old[at]) + Math.abs(now[at + 1] - old[at + 1]) + Math.abs(now[at + 2] - old[at + 2]);
    if (changed < 60) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  if (right <= left) return null;
  globalThis.shotBefore = now;
  [left, top] = [left - (left % 2), top - (top % 2)];
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext("2d").drawImage(canvas, -left, -top);
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { x: left, y: top, width: right - left, height: bottom - top, still: btoa(text) };
}

const [browser, server] = await Promise.all([launch(), Server.start()]);
try {
  const { context, page } = await visitor(browser, server, { size: SIZE, reducedMotion: "no-preference", speed: "fast" });
  const id = await newTable(context, { seed: 5, rounds: 9 });
  await playUntil(context, id, (state) => state.view.round === 2 && state.question?.options.some(({ kind }) => kind === "power"));
  await openTable(page, id);
  await choices(page).first().waitFor();
  const shots = [];
  const camera = await context.newCDPSession(page);
  camera.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    shots.push({ shot: data, at: metadata.timestamp * 1000 });
    void camera.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await camera.send("Page.startScreencast", { format: "jpeg", quality: 90, everyNthFrame: 1 });
  await page.waitForTimeout(600);
  await page.locator(".hand-place [data-choice]:visible").first().click();
  await page.locator(".caption-place.playing").waitFor();
  await page.waitForTimeout(LENGTH);
  await camera.send("Page.stopScreencast");

  shots.sort((one, other) => one.at - other.at); // a busy browser does not send them in order
  const kept = shots.filter((shot, at, all) => {
    const last = all.slice(0, at).findLast((one) => one.kept);
    return (shot.kept = last === undefined || shot.at - last.at >= BETWEEN || at === all.length - 1);
  });
  const [width, height] = [SIZE.width * SCALE, SIZE.height * SCALE];
  const studio = await context.newPage();
  const frames = [];
  for (const [at, { shot, at: moment }] of kept.entries()) {
    const time = at + 1 < kept.length ? Math.round(kept[at + 1].at - moment) : REST;
    const part = await studio.evaluate(difference, { shot, width, height, quality: QUALITY });
    if (part) frames.push({ ...part, time, still: Buffer.from(part.still, "base64") });
    else if (frames.length > 0) frames.at(-1).time += time;
  }
  const picture = animation(width, height, frames);
  await writeFile(FILE, picture);
  console.log(`turn.webp: ${frames.length} frames, ${Math.round(picture.length / 1000)} KB`);
} finally {
  await browser.close();
  await server.stop();
}
