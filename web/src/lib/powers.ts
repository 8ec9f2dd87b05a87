/** Choosing power cards for a game: kinds of cards, suggestions, and earlier choices. */
import type { PowerCard } from "./types";

export const KINDS = ["movement", "scoring", "pieces", "others", "kept"] as const;
export type Kind = (typeof KINDS)[number];

export const STYLES = ["balanced", "fighter", "scorer", "random"] as const;
export type Style = (typeof STYLES)[number];

/** The kinds that a style wants most. */
const WANTED: Partial<Record<Style, Kind[]>> = { fighter: ["movement", "others"], scorer: ["scoring"] };

/** The values of this many cards that suit a style of play. */
export function suggest(style: Style, cards: readonly PowerCard[], count: number, random: () => number = Math.random): number[] {
  const value = (card: PowerCard): number => card.value;
  if (style === "random") {
    const lots = cards.map((card) => ({ card, lot: random() })).sort((one, other) => one.lot - other.lot);
    return lots.slice(0, count).map(({ card }) => card.value);
  }
  const wanted = WANTED[style] ?? [];
  const fits = (card: PowerCard): boolean => card.about.some((kind) => wanted.some((one) => one === kind));
  const [first, rest] = [cards.filter(fits), cards.filter((card) => !fits(card))];
  const chosen = spread(first, Math.min(count, first.length));
  return [...chosen, ...spread(rest, count - chosen.length)].map(value);
}

/** This many cards: of every kind, and low and high ones of each kind. */
function spread(cards: readonly PowerCard[], count: number): PowerCard[] {
  const kind = (card: PowerCard): number => KINDS.indexOf((card.about[0] ?? "pieces") as Kind);
  const row = [...cards].sort((one, other) => kind(one) - kind(other) || one.value - other.value);
  return Array.from({ length: count }, (_, at) => row[Math.floor(((at + 0.5) * row.length) / count)]!);
}

// --- what a browser remembers ---

const LAST = "elgrande.power-cards";
const draftKey = (table: string, seat: number): string => `elgrande.choosing.${table}.${seat}`;

function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? "null");
  } catch {
    return null; // no storage, or not ours
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // private windows may refuse: then nothing is remembered
  }
}

/** The cards of each player's last game, by name: people at one device must not see each other's. */
function lastTimes(): Record<string, unknown> {
  const data = read(() => localStorage, LAST);
  return typeof data === "object" && data !== null ? { ...data } : {};
}

/** Remember what a player has chosen. */
export function remember(player: string, cards: readonly PowerCard[], values: readonly number[]): void {
  const keys = cards.filter((card) => values.includes(card.value)).map(({ card }) => card);
  write(() => localStorage, LAST, { ...lastTimes(), [player]: keys });
}

/** The values that a player chose last time; null: there are none, or they do not fit this game. */
export function lastTime(player: string, cards: readonly PowerCard[], count: number): number[] | null {
  const keys = lastTimes()[player];
  if (!Array.isArray(keys)) return null;
  const values = cards.filter(({ card }) => keys.includes(card)).map(({ value }) => value);
  return keys.length === count && values.length === count ? values : null;
}

/** What a seat has picked but not sent yet, so that a reloaded page shows it. */
export function draft(table: string, seat: number): number[] {
  const values = read(() => sessionStorage, draftKey(table, seat));
  return Array.isArray(values) ? values.filter((value) => typeof value === "number") : [];
}

export function keepDraft(table: string, seat: number, values: readonly number[]): void {
  write(() => sessionStorage, draftKey(table, seat), values);
}
