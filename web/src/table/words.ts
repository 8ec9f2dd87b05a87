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

/** A text that begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

export function cardName(key: string): string {
  return say(`card-${key}`);
}

/** How many a role card lets its holder place at this table; null: it is not one. */
export function rolePlaces(state: State, card: string): number | null {
  return state.view.roles.find((role) => role.card === card)?.place ?? null;
}

/** What texts need to know of a table: the names of the players, and how many numbers of a score tile count. */
export function naming(state: State): { names: string[]; places: number } {
  return { names: state.seats.map((seat) => seat.name), places: state.view.places };
}

/** Some spaces in one phrase. */
export function spacesOf(spaces: readonly string[]): string {
  return list(spaces.map(spaceName), settings.language);
}

/** Some players in one phrase. */
export function namesOf(state: State, seats: readonly number[]): string {
  return list(
    seats.map((seat) => state.seats[seat]?.name ?? ""),
    settings.language,
  );
}
