/** What a list says of a table: who is asked, who has won, and how far the game is. */
import { locale } from "../lib/settings.svelte";
import { say } from "../lib/texts";
import type { Summary } from "../lib/types";
import { mineNow } from "./finding";

/** The names of these seats. */
export function names(table: Summary, seats: number[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(seats.map((seat) => table.seats[seat]?.name ?? ""));
}

/** Everybody who has sat down. */
export function company(table: Summary): string {
  return names(table, [...table.seats.keys()].filter((seat) => !table.seats[seat]?.open));
}

/** What is to be known first. */
export function status(table: Summary): string {
  if (table.over) {
    const { winners } = table;
    return winners.length ? say("web-won", { count: winners.length, names: names(table, winners) }) : say("web-finished");
  }
  if (mineNow(table)) return say("web-your-turn");
  const waiting = table.waiting.filter((seat) => !table.seats[seat]?.open);
  return waiting.length ? say("web-waiting-for", { names: names(table, waiting) }) : say("lobby-waiting");
}

/** How far the game is; some modules begin before the first round. */
export const round = (table: Summary): string => (table.round ? say("web-round-of", { round: table.round, last: table.rounds }) : say("lobby-before"));
