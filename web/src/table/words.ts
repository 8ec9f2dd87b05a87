// The words of the table, and the types that its parts share.
import { settings } from "../lib/settings.svelte";
import { has, list, say } from "../lib/texts";
import type { State } from "../lib/types";

export { cardNumbers, cardText, has, isSymbol, list, renderText, say, tell, tellLogged } from "../lib/texts";
export type { Card, Hint, LaterAnswer, LoggedEvent, Option, Points, Preview, Question, Seat, State, VetoAnswer } from "../lib/types";

export function spaceName(key: string): string {
  return say(`space-${key}`);
}

/** The name of a space where there is little room. */
export function shortSpaceName(key: string): string {
  const short = `space-${key}.short`;
  return has(short) ? say(short) : spaceName(key);
}

export function cardName(key: string): string {
  return say(`card-${key}`);
}

/** How many a role card lets its holder place at this table; null: it is not one. */
export function rolePlaces(state: State, card: string): number | null {
  return state.view.roles.find((role) => role.card === card)?.place ?? null;
}

/** The names of the players, as texts need them. */
export function naming(state: State): { names: string[] } {
  return { names: state.seats.map((seat) => seat.name) };
}

/** Some players in one phrase. */
export function namesOf(state: State, seats: readonly number[]): string {
  return list(
    seats.map((seat) => state.seats[seat]?.name ?? ""),
    settings.language,
  );
}
