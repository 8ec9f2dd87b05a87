/** Pages with a service worker, as an installed page has one. */
import { visitor } from "./pages.mjs";

/** Somebody's browser whose page has a service worker at work: it has all files, and the page goes through it. */
export async function installed(browser, server) {
  const one = await visitor(browser, server, { serviceWorkers: "allow" });
  await one.page.goto("/");
  await one.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  });
  return one;
}
