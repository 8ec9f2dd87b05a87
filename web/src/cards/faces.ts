/** What the face of a card says. */
import { has, cardText, say } from "../lib/texts";
import type { Card } from "../lib/types";
import { capital } from "../table/words";

/** The name of a card in two parts: its family, if it has one, and its own name ("Special scoring", "value 4"). */
export function titleOf(key: string): { family: string; own: string } {
  const name = say(`card-${key}`);
  const at = name.indexOf(": ");
  return at < 0 ? { family: "", own: name } : { family: name.slice(0, at), own: name.slice(at + 2) };
}

/** An own name of fewer letters says nothing without its family: "all", "some". */
const SHORT = 6;

/** Whether a card cannot be told from its own name alone. */
export const needsFamily = (key: string): boolean => titleOf(key).own.length < SHORT;

/** The name of a card where there is little room: its own part, if that says enough. */
export function shortNameOf(key: string): string {
  const { own } = titleOf(key);
  return capital(needsFamily(key) ? say(`card-${key}`) : own);
}

/** The joints of long words, by the word without them. */
function joints(): Map<string, string> {
  return new Map(say("face-joints").split(/\s+/).map((word) => [word.replaceAll("|", "").toLowerCase(), word.toLowerCase()]));
}

/** A name whose long words may be broken at their joints: browsers know those of few languages. */
export function jointed(name: string): string {
  const known = joints();
  return name.replaceAll(/\p{L}+/gu, (word) => {
    let at = 0;
    return (known.get(word.toLowerCase()) ?? word).replaceAll(/\||./gu, (letter) => (letter === "|" ? "\u00ad" : word.charAt(at++)));
  });
}

/** How many letters the longest unbreakable part of a name has, with the hyphen after it. */
export function longestPart(name: string): number {
  return Math.max(...jointed(name).split(/\s+/).flatMap((word) => word.split("\u00ad").map((part, at, all) => part.length + Number(at < all.length - 1))));
}

/** What a card does in a line or two; the whole text of a card that has nothing shorter. */
export function briefOf(card: Pick<Card, "key" | "amounts">): string {
  const key = `card-${card.key}.brief`;
  if (!has(key)) return cardText(card);
  const [amount, second] = card.amounts;
  return say(key, { ...(amount !== undefined && { amount }), ...(second !== undefined && { second }) });
}
