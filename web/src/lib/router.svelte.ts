/** Which page is shown: the address alone decides. */

export type Route =
  | { page: "lobby" }
  | { page: "new" }
  | { page: "cards" }
  | { page: "notices" }
  | { page: "me" }
  | { page: "keep" }
  | { page: "archive" }
  | { page: "privacy" }
  | { page: "person"; id: string }
  | { page: "rules"; part: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; n: number }
  | { page: "join"; id: string; secret: string }
  | { page: "lost" };

/** The pages whose address is one word. */
const SINGLE = ["new", "cards", "me", "keep", "archive", "notices", "privacy"] as const;
type Single = (typeof SINGLE)[number];

/** The page of an address. */
export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, id, n] = parts;
  if (first === undefined) return { page: "lobby" };
  if (parts.length === 1 && SINGLE.includes(first as Single)) return { page: first as Single };
  if (first === "rules" && parts.length <= 2) return { page: "rules", part: decodeURIComponent(id ?? "") };
  if (first === "people" && id !== undefined && parts.length === 2) return { page: "person", id: decodeURIComponent(id) };
  if (first === "table" && id !== undefined) {
    if (parts.length === 2) return { page: "table", id: decodeURIComponent(id) };
    if (parts.length === 3 && /^\d{1,6}$/.test(n ?? "")) return { page: "replay", id: decodeURIComponent(id), n: Number(n) };
  }
  if (first === "join" && id !== undefined && n !== undefined && parts.length === 3) {
    return { page: "join", id: decodeURIComponent(id), secret: decodeURIComponent(n) };
  }
  return { page: "lost" };
}

export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;
export const replayPath = (id: string, n: number): string => `${tablePath(id)}/${n}`;

let path = $state(location.pathname);
const route = $derived(parse(path));

/** The page that is shown. */
export function current(): Route {
  return route;
}

/** Show another page; `replace` adds no entry to the history. */
export function go(to: string, replace = false): void {
  const before = path;
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path = location.pathname;
  if (path !== before && !replace) scrollTo(0, 0);
}

/** Follow a link between pages without reloading. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  // The server answers the API; a hash is for the browser.
  if (/^\/api(\/|$)/.test(link.pathname) || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", () => (path = location.pathname));
