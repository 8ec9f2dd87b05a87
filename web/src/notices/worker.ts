/** The page's side of the service worker: starts it, and lets it forget what is not the user's any more. */
import * as api from "../lib/api";

/** The answers that the worker keeps; `sw.ts` has the same name. */
const ANSWERS = "elgrande-answers";
const WHOSE = "elgrande.whose";

/** Start the worker, and tell it which files this page has used, so that it works offline. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const used = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active?.postMessage({ keep: used.filter((path) => path.startsWith("/assets/")) });
    if (await caches.has(ANSWERS)) belongsTo((await api.notices()).whose);
  } catch {
    // a private window has no worker, or there is no connection: the page works without
  }
}

/** If this browser belongs to somebody else now, or its device was removed, forget all that it kept. What it kept while
 *  the server did not know it yet is its user's own. */
export function belongsTo(whose: string): void {
  const before = localStorage.getItem(WHOSE);
  localStorage.setItem(WHOSE, whose);
  if (before && before !== whose) void forget();
}

/** Forget all answers, and take no more pushed notices. */
export async function forget(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(ANSWERS);
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
