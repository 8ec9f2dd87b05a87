/** Finding cards by words, key or rule. */
import { cardText, has, say } from "./texts";
import type { Card } from "./types";

/** How a card shows where its facts come from. */
export const MARKS: Record<string, string> = { printed: "●", public: "◐", reconstructed: "○" };

/** The project's ruling on a card, if there is one. */
export function ruling(card: Card): string {
  const key = `card-${card.key}.ruling`;
  return has(key) ? say(key) : "";
}

/** A text without accents and capitals, so that words are found however they are typed. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** What a card is: an action card of a stack, a power card, or one that goes with the rank in a round. */
export function sortOf({ numbers, places }: Card): "action" | "power" | "role" {
  if ("value" in numbers) return "power";
  return Object.keys(places).length > 0 ? "role" : "action";
}

/** Cards that are shown together in the library. */
export interface Group {
  key: string;
  sort: ReturnType<typeof sortOf>;
  module: string;
  stack: number;
  cards: Card[];
}

/** The cards by module and stack; power cards by value. */
export function groups(cards: readonly Card[]): Group[] {
  const place = (card: Card): string => [card.module, sortOf(card), card.stack].join("-");
  return [...Map.groupBy(cards, place)].map(([key, those]) => ({
    key,
    sort: sortOf(those[0]!),
    module: those[0]!.module,
    stack: those[0]!.stack,
    cards: those.sort((one, other) => (one.numbers["value"] ?? 0) - (other.numbers["value"] ?? 0)),
  }));
}

/** The cards that contain all the words. */
export function found(cards: readonly Card[], words: string): Card[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const value = card.numbers["value"] ?? "";
    const text = plain([value, say(`card-${card.key}`), cardText(card), ruling(card), card.key, card.rule].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}
