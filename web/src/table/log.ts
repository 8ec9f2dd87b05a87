// The log as people read it: round by round, and what a player does several times in a row as one line.
import { shortNameOf } from "../cards/faces";
import { argumentsOf, isSpace, kindOf, movementsOf } from "../lib/events";
import type { Movement } from "../lib/events";
import { settings } from "../lib/settings.svelte";
import type { Context } from "../lib/texts";
import { aboutLines } from "./about";
import type { About } from "./about";
import { list, renderText, say, tellLogged } from "./words";
import type { LoggedEvent } from "./words";

export interface Line {
  /** The number of its first event in the log. */
  at: number;
  /** How many choices had been made: where a replay of it begins. */
  n: number;
  kind: string;
  /** Who did it; null: nobody. */
  seat: number | null;
  words: string;
  /** The card that was moved; null: none. */
  card: string | null;
  about: About;
}

export interface Chapter {
  /** The number of its first event in the log. */
  at: number;
  /** What begins it; null: before the first round. */
  head: Line | null;
  lines: Line[];
}

/** Every round begins with an event of this kind. */
const ROUND = "round";
const CABALLERO = "caballero";
const HOME = "@court";
/** What is said at once of cards that are turned up. */
const CARDS = "cards";
const LONGEST = 30;

/** The whole log in chapters. */
export function chaptersOf(log: readonly LoggedEvent[], context: Context): Chapter[] {
  const chapters: Chapter[] = [];
  let open: { at: number; events: LoggedEvent[] } = { at: 0, events: [] };
  const close = (): void => {
    const [first, ...rest] = open.events;
    if (first === undefined) return;
    const begins = first[1] === ROUND;
    chapters.push({
      at: open.at,
      head: begins ? lineOf(open.at, [first], context) : null,
      lines: begins ? linesOf(rest, open.at + 1, context) : linesOf(open.events, open.at, context),
    });
  };
  for (const [at, event] of log.entries()) {
    if (event[1] === ROUND) {
      close();
      open = { at, events: [] };
    }
    open.events.push(event);
  }
  close();
  return chapters;
}

/** The last line of a log; a line of more events than this is told by its end. */
export function lastLine(log: readonly LoggedEvent[], context: Context): Line | null {
  const first = Math.max(0, log.length - LONGEST);
  return linesOf(log.slice(first), first, context).at(-1) ?? null;
}

/** Consecutive events that go together are one line. */
export function linesOf(events: readonly LoggedEvent[], first: number, context: Context): Line[] {
  const lines: Line[] = [];
  let group: LoggedEvent[] = [];
  let at = first;
  for (const event of [...events, null]) {
    const [before] = group;
    if (before !== undefined && event !== null && togetherOf(event) !== "" && togetherOf(event) === togetherOf(before)) {
      group.push(event);
      continue;
    }
    if (before !== undefined) lines.push(lineOf(at, group, context));
    at += group.length;
    group = event === null ? [] : [event];
  }
  return lines;
}

function lineOf(at: number, group: LoggedEvent[], context: Context): Line {
  const [first] = group as [LoggedEvent];
  const [n, kind] = first;
  const { player, card } = toldBy(first);
  const words = group.length === 1 ? tellLogged(first, context) : inOneSentence(group, context);
  const moved = typeof card === "string" && kindOf(kind)?.moves.length !== 0;
  return { at, n, kind, seat: typeof player === "number" ? player : null, words, card: moved && group.length === 1 ? card : null, about: aboutLines(group) };
}

const toldBy = ([, kind, ...values]: LoggedEvent): Record<string, unknown> => (kindOf(kind) === null ? {} : argumentsOf(kind, values));

/** Cards that are turned up are one line. */
const isDealt = ([, kind]: LoggedEvent): boolean => kindOf(kind)?.at_once === CARDS;

/** What a line's event has in common with those that it goes together with; empty: it stands alone. */
function togetherOf(event: LoggedEvent): string {
  if (isDealt(event)) return CARDS;
  const { player } = toldBy(event);
  const way = wayOf(event);
  if (typeof player !== "number") return "";
  if (way === null) return movedBy(event) === null ? "" : JSON.stringify(event.slice(1)); // exactly the same, again
  return `${player} ${way === "moved" ? event[1] : way}`;
}

/** How an event moves one caballero: from the court, or between spaces; null: in no such way. */
function wayOf(event: LoggedEvent): "placed" | "moved" | null {
  const moved = movedBy(event);
  if (moved === null || !isSpace(moved.end)) return null;
  if (moved.start === HOME) return "placed";
  return isSpace(moved.start) && moved.count === 1 && typeof moved.of === "string" ? "moved" : null;
}

function movedBy(event: LoggedEvent): Movement | null {
  const movements = kindOf(event[1]) === null ? [] : movementsOf(event[1], toldBy(event));
  const [only] = movements;
  return movements.length === 1 && only?.piece === CABALLERO ? only : null;
}

/** "Ana places 2 in Aragón and 1 in Sevilla." */
function inOneSentence(group: LoggedEvent[], context: Context): string {
  if (isDealt(group[0]!)) return `${say(`moment-${CARDS}`)} ${group.map((event) => shortNameOf(String(toldBy(event)["card"]))).join(" · ")}`;
  const way = wayOf(group[0]!);
  if (way === null) return `${tellLogged(group[0]!, context)} ×${group.length}`;
  const parts = Map.groupBy(group, (event) => JSON.stringify([movedBy(event)?.of ?? "", movedBy(event)?.start ?? "", movedBy(event)?.end ?? ""]));
  const words = [...parts.values()].map((same) => {
    const { of, start, end } = movedBy(same[0]!)!;
    // A placing that names no space leaves the number to memory.
    const known = way === "moved" || Object.values(toldBy(same[0]!)).includes(end);
    const values = { count: known ? same.length : 0, colour: of ?? "", from: start, to: end, space: end };
    return renderText([`layout-log-${way}-part`, values], context);
  });
  const player = Number(toldBy(group[0]!)["player"]);
  return say(`layout-log-${way}`, { player: context.names[player] ?? "", what: list(words, settings.language) });
}
