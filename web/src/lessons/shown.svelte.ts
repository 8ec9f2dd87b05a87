/** What of the rules is shown on request: the numbers of rules, and where each was found. */

const STORE = "elgrande.rules";

interface Shown {
  numbers: boolean;
  sources: boolean;
}

function stored(): Shown {
  let data: unknown = null;
  try {
    data = JSON.parse(localStorage.getItem(STORE) ?? "null");
  } catch {
    // no storage, or not ours
  }
  const { numbers = false, sources = false } = (typeof data === "object" && data !== null ? data : {}) as Partial<Shown>;
  return { numbers: numbers === true, sources: sources === true };
}

export const shown: Shown = $state(stored());

/** Change what is shown, and remember it. */
export function showing(change: Partial<Shown>): void {
  Object.assign(shown, change);
  try {
    localStorage.setItem(STORE, JSON.stringify(shown));
  } catch {
    // private windows may refuse; then it lasts as long as the page
  }
}
