/** Continues an older state of a table with a newer one: the stream sends only what is new in the log. */
import type { State } from "./types";

/** The newer state with the whole log; null: something is missing, so ask for the whole state. */
export function merge(older: State | null, newer: State): State | null {
  if (newer.log) return older && older.seat === newer.seat && newer.version < older.version ? older : newer;
  if (!older?.log || older.seat !== newer.seat) return null;
  if (newer.version < older.version) return older;
  // The answer to a choice comes through the stream too: do not draw it twice.
  if (newer.version === older.version && alike(older, newer)) return older;
  // A note reports something besides the game, such as an undo, which makes part of the log untrue.
  if (newer.position < older.position) return null;
  if (newer.version > older.version && newer.events.some(([, kind]) => kind === "note")) return null;
  const fresh = newer.events.filter(([n]) => n > older.position);
  return { ...newer, ...(older.host !== undefined && { host: older.host }), ...(older.muted !== undefined && { muted: older.muted }), log: [...older.log, ...fresh] };
}

/** Whether two states of a version show the same; who is connected may change without a new version. */
function alike(one: State, other: State): boolean {
  const shown = ({ seats, question, waiting, undo, veto, beforehand, over, view }: State) =>
    JSON.stringify([seats, question, waiting, undo, veto, beforehand, over, view]);
  return shown(one) === shown(other);
}
