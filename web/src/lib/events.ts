/** The arguments of each kind of event, in order: the table of `src/elgrande/events.py`, written by web/map.py. */
import data from "./arguments.json";

export const ARGUMENTS: Readonly<Record<string, readonly string[]>> = data;

/** The arguments of an event by their names. */
export function argumentsOf(kind: string, values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries((ARGUMENTS[kind] ?? []).map((name, at) => [name, values[at]]));
}
