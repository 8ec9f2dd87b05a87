// The facts of all cards, asked for once.
import * as api from "../lib/api";
import type { Card } from "../lib/types";

let facts = $state.raw<ReadonlyMap<string, Card>>(new Map());
let asked = false;

/** Ask the server for the facts, unless that was done. */
export async function learnCards(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    facts = new Map((await api.cards()).map((card) => [card.key, card]));
  } catch {
    asked = false; // the next look asks again
  }
}

/** What is known of a card. */
export function cardFacts(key: string): Card | undefined {
  return facts.get(key);
}
