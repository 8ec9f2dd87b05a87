// The facts of all cards, fetched once.
import * as api from "../lib/api";
import type { Card } from "../lib/types";

let facts = $state.raw<ReadonlyMap<string, Card>>(new Map());
let asked = false;

/** Fetch the facts from the server, unless that was done. */
export async function learnCards(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    facts = new Map((await api.cards()).map((card) => [card.key, card]));
  } catch {
    asked = false; // the next look tries again
  }
}

/** What is known about a card; at a table without some parts, their symbols mean nothing. */
export function cardFacts(key: string, without: readonly string[] = []): Card | undefined {
  const card = facts.get(key);
  if (card?.numbers === undefined || without.length === 0) return card;
  const numbers = Object.entries(card.numbers).filter(([name]) => !without.includes(card.symbols?.[name] ?? ""));
  return { ...card, numbers: Object.fromEntries(numbers) };
}
