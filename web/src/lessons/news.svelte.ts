/** What is new at a table: which modules this device has met before, and whether the screen about new ones is open. */

const STORE = "elgrande.met";
/** Stands for everything: nobody has to be told anything. */
const ALL = "*";

function stored(): string[] {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(data) ? data.filter((key) => typeof key === "string") : [];
  } catch {
    return []; // no storage, or not ours
  }
}

let met = stored();

/** The modules of the table that is open, and those that its screen tells of; none: it is closed. */
export const news: { modules: string[]; told: string[] } = $state({ modules: [], told: [] });

/** The modules that this device has not met. */
export const unmet = (modules: readonly string[]): string[] => modules.filter((key) => !met.includes(key) && !met.includes(ALL));

/** Remember that this device has met these modules. */
export function meet(modules: readonly string[]): void {
  met = [...met, ...unmet(modules)];
  try {
    localStorage.setItem(STORE, JSON.stringify(met));
  } catch {
    // private windows may refuse; then it lasts as long as the page
  }
}

/** A table is open: tell of what is new there, unless an adviser does. */
export function arrive(modules: readonly string[], advised: boolean): void {
  news.modules = [...modules];
  if (advised) meet(modules);
  else news.told = unmet(modules);
}

/** The table is left. */
export function leave(): void {
  [news.modules, news.told] = [[], []];
}
