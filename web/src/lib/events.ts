/** The arguments of each kind of event, in order: the table of `src/elgrande/events.py`, written by web/map.py. */
import data from "./arguments.json";

export const ARGUMENTS: Record<string, readonly string[]> = { ...data };

/** Know the events of modules that this page was not built with, too. */
export function learnEvents(more: Readonly<Record<string, readonly string[]>>): void {
  Object.assign(ARGUMENTS, more);
}

/** The arguments of an event by their names. */
export function argumentsOf(kind: string, values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries((ARGUMENTS[kind] ?? []).map((name, at) => [name, values[at]]));
}
