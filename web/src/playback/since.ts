/** What was done since a player's last move, one line for each: by the others, and by a bot that played for the player. */
import { argumentsOf, isSpace, movementsOf } from "../lib/events";
import type { LoggedEvent } from "../lib/types";

/** Pieces that somebody brought to a space. */
export interface Brought {
  figure: string;
  /** Whose they are: a colour, a seat, or nothing in particular. */
  of: string | number | null;
  space: string;
  count: number;
}

/** A power card: its value, and its name if it has one. */
export interface Power {
  value: number | null;
  card: string | null;
}

/** What one player has done. */
export interface Deeds {
  seat: number;
  /** The power card of this turn, and the one for the next round. */
  power: Power | null;
  next: Power | null;
  /** The action card. */
  card: string | null;
  brought: Brought[];
  points: number;
  /** The first and the last line of the log. */
  first: number;
  last: number;
}

const PLACED = ["@court", "@province", "@supply"];

/** Notes after which a bot plays a seat, and those after which a person does again. */
const BOT_SITS = ["away", "clock", "given", "left", "removed", "voted"].map((why) => `note-seat-${why}`);
const PERSON_SITS = ["back", "taken", "joined"].map((why) => `note-seat-${why}`);

const told = ([, kind, ...values]: LoggedEvent): Record<string, unknown> => argumentsOf(kind, values);
const moved = (event: LoggedEvent) => movementsOf(event[1], told(event));

/** For each line of the log whether a bot sits in for a player. */
function botSits(log: readonly LoggedEvent[], me: number): boolean[] {
  let sits = false;
  return log.map(([, kind, key, given]) => {
    if (kind === "note" && (given as { player?: number }).player === me) {
      if (BOT_SITS.includes(String(key))) sits = true;
      else if (PERSON_SITS.includes(String(key))) sits = false;
    }
    return sits;
  });
}

/** The lines of the log since a player's last move: their turn, or the power card before it. */
export function linesSince(log: readonly LoggedEvent[], me: number): [first: number, end: number] {
  const bot = botSits(log, me);
  const mine = (event: LoggedEvent): boolean => told(event)["player"] === me;
  const isPower = (event: LoggedEvent): boolean => moved(event).some(({ piece, start }) => piece === "power-card" && start === "@hand");
  const isTurn = ([, kind]: LoggedEvent): boolean => kind === "turn" || kind === "start-player";
  /** A turn is the player's own unless a bot does the first thing in it. */
  const isOwn = (turn: number): boolean => !bot[log.findIndex((event, at) => at > turn && (mine(event) || bot[at]))];
  const turn = log.findLastIndex((event, at) => event[1] === "turn" && mine(event) && !bot[at] && isOwn(at));
  const over = log.findIndex((event, at) => at > turn && (isTurn(event) || bot[at]));
  const end = turn >= 0 && over < 0 ? turn : log.length;
  const power = log.findLastIndex((event, at) => at < end && isPower(event) && mine(event) && !bot[at]);
  return [Math.max(power + 1, end === turn || turn < 0 ? 0 : over), end];
}

/** What the others did in these lines, and a bot for the player, in the order in which they began. */
export function deedsOf(log: readonly LoggedEvent[], first: number, end: number, me: number): Deeds[] {
  const bot = botSits(log, me);
  const deeds = new Map<number, Deeds>();
  for (let at = first; at < end; at++) {
    const event = log[at];
    if (event === undefined) continue;
    const given = told(event);
    const seat = given["player"];
    if (typeof seat !== "number" || (seat === me && !bot[at])) continue;
    const one = deeds.get(seat) ?? { seat, power: null, next: null, card: null, brought: [], points: 0, first: at, last: at };
    deeds.set(seat, one);
    one.last = at;
    for (const { piece, of, start, end: to, count } of moved(event)) {
      const many = typeof count === "number" ? count : 1;
      if (piece === "points") one.points += many;
      else if (piece === "power-card" && start === "@hand") {
        const acted = one.card !== null || one.brought.length > 0 || one.points > 0;
        one[acted ? "next" : "power"] = { value: numberOf(given["value"]), card: typeof given["card"] === "string" ? given["card"] : null };
      }
      else if (piece === "card" && start === "@offer" && to === seat) one.card = String(given["card"]);
      else if (isSpace(to) && (isSpace(start) || PLACED.includes(String(start)) || start === "@before")) bring(one.brought, piece, of, String(to), many);
    }
  }
  return [...deeds.values()].filter(({ power, next, card, brought, points }) => power || next || card || brought.length > 0 || points > 0);
}

const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

function bring(all: Brought[], figure: string, of: string | number | null, space: string, count: number): void {
  const known = all.find((one) => one.figure === figure && one.of === of && one.space === space);
  if (known) known.count += count;
  else all.push({ figure, of, space, count });
}
