// Picking power cards for a whole game: which exist, which are shown, and what a click changes.
import { plain } from "../../lib/library";
import type { Kind } from "../../lib/powers";
import type { PowerCard, State } from "../../lib/types";
import { cardFacts } from "../cards.svelte";
import { cardName, cardText } from "../words";

export const ANY = "";
export const CHOSEN = "chosen";

/** Which cards are shown. */
export interface Filter {
  kind: Kind | typeof CHOSEN | typeof ANY;
  /** The module that the cards belong to. */
  set: string;
  words: string;
}

export const moduleOf = ({ card }: PowerCard): string => cardFacts(card ?? "")?.module ?? "";
export const nameOf = ({ card, value }: PowerCard): string => (card === null ? String(value) : cardName(card));

export function textOf({ card }: PowerCard): string {
  const facts = cardFacts(card ?? "");
  return facts ? cardText(facts) : "";
}

/** The values of the cards that a seat has already sent. */
export function sentOf({ view }: State, seat: number): readonly number[] {
  return view.seats[seat]?.picked ?? [];
}

/** How many cards a seat chooses in total. */
export function countOf(table: State, seat: number): number {
  return sentOf(table, seat).length + Number(table.question?.prompt[1]["left"] ?? 0);
}

/** The cards that can be picked or have been sent, by value. */
export function cardsOf(table: State, seat: number): PowerCard[] {
  const offered = new Set(table.question?.options.map(({ value }) => value));
  const sent = sentOf(table, seat);
  return table.view.power_cards.filter(({ value }) => offered.has(value) || sent.includes(value)).sort((one, other) => one.value - other.value);
}

/** What is sent and what is picked, among the existing cards. */
export function chosenOf(cards: readonly PowerCard[], sent: readonly number[], picked: readonly number[]): number[] {
  return [...new Set([...sent, ...picked])].filter((value) => cards.some((card) => card.value === value));
}

/** Picks a card, or puts it back. */
export function turned(chosen: readonly number[], value: number): number[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}

/** Takes a suggestion; cards already sent stay. */
export function taken(suggestion: readonly number[], sent: readonly number[], count: number): number[] {
  return [...new Set([...sent, ...suggestion])].slice(0, count);
}

export function fits(card: PowerCard, { kind, set, words }: Filter, chosen: readonly number[]): boolean {
  if (kind === CHOSEN ? !chosen.includes(card.value) : kind !== ANY && !card.about.includes(kind)) return false;
  if (set !== ANY && moduleOf(card) !== set) return false;
  const text = plain(`${card.value} ${nameOf(card)} ${textOf(card)}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
