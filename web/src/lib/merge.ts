/** How a newer state of a table goes on from an older one: the stream sends only what is new in the log. */
import type { State } from "./types";

/** The newer state with the whole log; null: something is missing, so the whole state must be asked for. */
export function merge(older: State | null, newer: State): State | null {
  if (newer.log) return older && older.seat === newer.seat && newer.version < older.version ? older : newer;
  if (!older?.log || older.seat !== newer.seat) return null;
  if (newer.version < older.version) return older;
  // The answer to a choice comes through the stream, too: it need not be drawn twice.
  if (newer.version === older.version && alike(older, newer)) return older;
  // A note tells of something beside the game, such as an undo, after which a part of the log is no longer true.
  if (newer.position < older.position) return null;
  if (newer.version > older.version && newer.events.some(([, kind]) => kind === "note")) return null;
  const fresh = newer.events.filter(([n]) => n > older.position);
  return { ...newer, ...(older.host !== undefined && { host: older.host }), log: [...older.log, ...fresh] };
}

/** Whether two states of a version show the same; who is connected may change without a new version. */
function alike(one: State, other: State): boolean {
  const shown = ({ seats, question, waiting, undo, veto, beforehand, over, view }: State) =>
    JSON.stringify([seats, question, waiting, undo, veto, beforehand, over, view]);
  return shown(one) === shown(other);
}
