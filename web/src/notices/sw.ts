/// <reference lib="webworker" />
/** The service worker: shows pushed notices, and lets the page open offline with the last that was known.
 *
 *  It imports nothing, so that it is one file. The build writes into it which files make up the pages. */
declare const __SHELL__: string[];
declare const __VERSION__: string;

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/** The files of this version of the pages. */
const SHELL = `elgrande-shell-${__VERSION__}`;
/** The last answers of the server; `worker.ts` forgets them when the browser is somebody else's. */
const ANSWERS = "elgrande-answers";
/** How many answers are kept. */
const MOST = 40;
/** As in `connection.svelte.ts`. */
const FALLBACK = "X-Elgrande-Fallback";
const AS_OF = "X-Elgrande-As-Of";
const ALSO = ["/", "/favicon.svg", "/favicon-turn.svg", "/icon-192.png", "/manifest.webmanifest"];

/** What the server pushes. */
interface Pushed {
  title: string;
  body: string;
  path: string;
  tag: string;
  language: string;
}

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll([...ALSO, ...__SHELL__])));
  void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== SHELL && name !== ANSWERS) await caches.delete(name);
  }
  await worker.clients.claim();
}

/** The page says which files it has used: those of its language, say. */
worker.addEventListener("message", (event) => {
  const { keep } = event.data as { keep?: string[] };
  if (keep) event.waitUntil(keepAll(keep));
});

async function keepAll(paths: string[]): Promise<void> {
  const shell = await caches.open(SHELL);
  for (const path of paths) {
    if (!(await shell.match(path))) await shell.add(path).catch(() => undefined);
  }
}

// --- offline ---

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (ALSO.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
  else if (/^\/api\/tables(\/[^/]+)?$/.test(pathname)) event.respondWith(answer(request));
});

/** A page, or the one that all addresses share. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(SHELL)).match("/")) ?? Response.error();
  }
}

async function kept(request: Request): Promise<Response> {
  return (await (await caches.open(SHELL)).match(request)) ?? Response.error();
}

/** A file whose name changes with its content. */
async function file(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  const known = await shell.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await shell.put(request, fresh.clone());
  return fresh;
}

/** An answer of the server; the last one, if the request takes that. */
async function answer(request: Request): Promise<Response> {
  let fresh: Response;
  try {
    fresh = await fetch(request);
  } catch (problem) {
    const last = request.headers.has(FALLBACK) ? await (await caches.open(ANSWERS)).match(request.url) : undefined;
    if (last) return last;
    throw problem;
  }
  if (fresh.ok) await remember(request.url, fresh.clone());
  else if (fresh.status === 403 || fresh.status === 404) await (await caches.open(ANSWERS)).delete(request.url);
  return fresh;
}

/** Keep an answer, and when it was true; the oldest ones go. */
async function remember(url: string, fresh: Response): Promise<void> {
  const answers = await caches.open(ANSWERS);
  const headers = new Headers({ "Content-Type": "application/json", [AS_OF]: String(Date.now()) });
  const text = await fresh.text(); // if the connection ends meanwhile, the answer before is still there
  await answers.delete(url);
  await answers.put(url, new Response(text, { headers }));
  const all = await answers.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await answers.delete(old);
}

// --- notices ---

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Pushed));
});

async function show({ title, body, path, tag, language }: Pushed): Promise<void> {
  await worker.registration.showNotification(title, { body, tag, lang: language, icon: "/icon-192.png", badge: "/icon-192.png", data: { path } });
  await navigator.setAppBadge?.().catch(() => undefined);
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path?: string } | null)?.path ?? "/"));
});

/** Show a page: in the window that has it open, in another one of ours, or in a new one. */
async function open(path: string): Promise<void> {
  const wanted = new URL(path, worker.location.origin);
  if (wanted.origin !== worker.location.origin) return;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === wanted.pathname);
  if (there) {
    await there.focus();
    return;
  }
  const free = windows.find(({ url }) => new URL(url).pathname === "/");
  if (free) await (await free.focus()).navigate(wanted.href);
  else await worker.clients.openWindow(wanted.href);
}

/** The push service gave this browser another address: tell the server. */
worker.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = event as unknown as { oldSubscription: PushSubscription | null };
  if (oldSubscription) (event as ExtendableEvent).waitUntil(subscribeAgain(oldSubscription.options));
});

async function subscribeAgain(options: PushSubscriptionOptions): Promise<void> {
  const made = await worker.registration.pushManager.subscribe(options as PushSubscriptionOptionsInit);
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
  const headers = { "X-Elgrande": "1", "Content-Type": "application/json" };
  await fetch("/api/me/channels/push", { method: "POST", headers, body, credentials: "same-origin" });
}
