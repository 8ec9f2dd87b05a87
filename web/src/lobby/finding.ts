/** Finding tables in a list, and telling what waits for us. */
import { plain } from "../lib/library";
import { has, say } from "../lib/texts";
import type { Summary } from "../lib/types";

export interface Wanted {
  words: string;
  /** How many players; 0: any number. */
  players: number;
  /** Whether games that are over are left out. */
  running: boolean;
}

/** Whether a table waits for us. */
export const mineNow = (table: Summary): boolean => !table.over && table.waiting.some((seat) => table.seats[seat]?.mine);

/** The name of a module. */
export const moduleName = (key: string): string => (has(`web-module-${key}`) ? say(`web-module-${key}`) : key);

/** The tables that are wanted, in their order. */
export function found(tables: readonly Summary[], { words, players, running }: Wanted): Summary[] {
  const each = plain(words).split(/\s+/).filter(Boolean);
  return tables.filter((table) => {
    if (players && table.seats.length !== players) return false;
    if (running && table.over) return false;
    const text = plain([table.title, ...table.seats.map(({ name }) => name), ...table.modules.map(moduleName)].join(" "));
    return each.every((word) => text.includes(word));
  });
}
