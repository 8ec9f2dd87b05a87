/** What this browser remembers of guided games: at which table it learns, and how far it is. */

/** How far a guided game is. */
export interface Learning {
  /** The table. */
  table: string;
  /** The key of the line that was said last. */
  line: string;
  stop: number;
  stops: number;
  /** The key of the stop's title. */
  title: string;
  /** Whether the adviser was sent away. */
  left: boolean;
  /** Whether the story was heard to its end. */
  done: boolean;
}

const STORE = "elgrande.guide";

function isLearning(data: unknown): data is Learning {
  const { table, line, stop, stops, title } = (data ?? {}) as Partial<Learning>;
  return [table, line, title].every((text) => typeof text === "string") && [stop, stops].every((number) => typeof number === "number");
}

function stored(): Learning | null {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORE) ?? "null");
    return isLearning(data) ? data : null;
  } catch {
    return null; // no storage, or not ours
  }
}

let known = $state.raw<Learning | null>(stored());

/** The guided game of this browser; null: it has begun none. */
export const learning = (): Learning | null => known;

/** Remember how far a guided game is; what is not said stays as it is. */
export function remember(table: string, news: Partial<Learning>): void {
  const before = known?.table === table ? known : { line: "", stop: 0, stops: 0, title: "", left: false, done: false };
  known = { ...before, ...news, table };
  try {
    localStorage.setItem(STORE, JSON.stringify(known));
  } catch {
    // private windows may refuse; then it lasts as long as the page
  }
}
