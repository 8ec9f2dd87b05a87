/** Finding cards by their words, key or rule. */
import { cardText, has, say } from "./texts";
import type { Card } from "./types";

/** How a card shows where its facts are from. */
export const MARKS: Record<string, string> = { printed: "●", public: "◐", reconstructed: "○" };

/** What the project rules about a card, if anything. */
export function ruling(card: Card): string {
  const key = `card-${card.key}.ruling`;
  return has(key) ? say(key) : "";
}

/** A text without accents and capitals, so that words are found however they are typed. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** The cards in which all the words occur. */
export function found(cards: readonly Card[], words: string): Card[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = plain([say(`card-${card.key}`), cardText(card), ruling(card), card.key, card.rule].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}
