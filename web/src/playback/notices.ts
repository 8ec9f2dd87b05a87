/** What hits a player: read from what events declare, and from what the player no longer has. */
import { argumentsOf, isSpace, kindOf, movementsOf } from "../lib/events";
import type { BoardView, LoggedEvent, State, Text } from "../lib/types";

export interface Notice {
  /** Who did it; null: nobody in particular. */
  by: number | null;
  /** What it belongs to: the event with which the special action or the scoring began. */
  cause: LoggedEvent | null;
  /** What happened, in order. */
  lines: LoggedEvent[];
  /** What the player had and somebody else has now. */
  lost: Text[];
  /** What a special scoring brought, by seat. */
  points: Map<number, number>;
  /** Where it brought that, in order. */
  scored: string[];
}

type Told = Record<string, unknown>;

const EVERYBODY = "@everybody";
const GENERAL = "general";
/** Dials that are shown together. */
const DIALS = "dials";
const told = ([, kind, ...values]: LoggedEvent): Told => argumentsOf(kind, values);

/** The number of a seat; null: none. */
const seatIn = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** Whether an event hits a player; `turn` is the seat whose turn it is, and `view` the board before. */
export function hits(event: LoggedEvent, me: number, turn: number, view: BoardView): boolean {
  const [, kind] = event;
  const given = told(event);
  const doer = seatIn(given["player"]);
  const against = kindOf(kind)?.against;
  if (against !== undefined && given[against] === me && given["count"] !== 0) return against === "player" ? turn !== me : doer !== me;
  if (doer === me || doer === null) return false;
  const colour = view.seats[me]?.colour;
  return movementsOf(kind, given).some(({ piece, of, start, end }) => {
    if ((piece !== "caballero" && piece !== "grande") || !isSpace(start) || start === end) return false;
    if (end === "@within" || view.spaces[end]?.within === start || view.spaces[start]?.within === end) return false;
    return of === me || of === colour || (of === EVERYBODY && (view.spaces[start]?.caballeros?.[me] ?? 0) > 0);
  });
}

/** Who is on turn, and which special action is under way, followed through the events of a game. */
class Course {
  turn = -1;
  by: number | null = null;
  cause: LoggedEvent | null = null;
  /** Whether it is a special scoring. */
  scores = false;
  /** Who has set a dial for it: they look forward to what it brings, so nothing comes as a surprise. */
  dialled = new Set<number>();

  follow(event: LoggedEvent, given: Told): void {
    const [, kind] = event;
    const { cause } = this;
    this.#follow(event, given);
    if (this.cause !== cause) this.dialled.clear();
    if (kindOf(kind)?.at_once === DIALS) this.dialled.add(Number(given["player"]));
  }

  #follow(event: LoggedEvent, given: Told): void {
    const [, kind] = event;
    const scoring = kindOf(kind)?.scoring;
    if (kind === "turn") [this.turn, this.by, this.cause, this.scores] = [Number(given["player"]), null, null, false];
    else if (kind === "start-player" || scoring === GENERAL) [this.turn, this.by, this.cause, this.scores] = [-1, null, null, false];
    else if (kind === "special") [this.by, this.cause, this.scores] = [seatIn(given["player"]), event, false];
    else if (scoring !== undefined) [this.by, this.cause, this.scores] = [null, event, true];
    else if (kind === "scoring") this.scores = this.cause !== null;
  }
}

/** What hits a player in the lines of a log from `first` on, by what caused it; `before` is the board before them. */
export function noticesOf(log: readonly LoggedEvent[], first: number, me: number, before: BoardView): Notice[] {
  const notices: Notice[] = [];
  const course = new Course();
  const begun = log.slice(0, first).findLastIndex(([, kind]) => kind === "turn" || kind === "start-player");
  for (const [at, event] of log.slice(Math.max(begun, 0)).entries()) {
    const given = told(event);
    course.follow(event, given);
    if (Math.max(begun, 0) + at < first) continue;
    const [hit, scored] = [hits(event, me, course.turn, before), course.scores && course.by !== me && !course.dialled.has(me) ? pointsIn(event) : []];
    if (!hit && scored.length === 0) continue;
    const by = scored.length > 0 ? course.by : hitter(event, given, course.by);
    const notice = collect(notices, by, by === course.by ? course.cause : null);
    if (hit) notice.lines.push(event);
    for (const { seat, points, space } of scored) {
      notice.points.set(seat, (notice.points.get(seat) ?? 0) + points);
      if (space !== null && !notice.scored.includes(space)) notice.scored.push(space);
    }
  }
  return notices;
}

/** Who hits: the player of an event, unless that is who is hit; then whoever carries out the special action. */
function hitter([, kind]: LoggedEvent, given: Told, by: number | null): number | null {
  return kindOf(kind)?.against === "player" ? by : seatIn(given["player"]);
}

/** The points in an event, and the space that brings them; null: none does. */
function pointsIn(event: LoggedEvent): { seat: number; points: number; space: string | null }[] {
  return movementsOf(event[1], told(event))
    .filter(({ piece }) => piece === "points")
    .map(({ of, count, start }) => ({ seat: Number(of), points: Number(count), space: isSpace(start) ? String(start) : null }));
}

/** The notice of a cause: the last one, or a new one. */
function collect(notices: Notice[], by: number | null, cause: LoggedEvent | null): Notice {
  const last = notices.at(-1);
  if (last?.by === by && last.cause === cause) return last;
  const notice: Notice = { by, cause, lines: [], lost: [], points: new Map(), scored: [] };
  notices.push(notice);
  return notice;
}

/** Notices and later ones: what goes on with the same cause goes on in the same notice. */
export function joined(notices: readonly Notice[], more: readonly Notice[]): Notice[] {
  const all = [...notices];
  for (const one of more) {
    const last = all.at(-1);
    if (!last?.cause || last.by !== one.by || JSON.stringify(last.cause) !== JSON.stringify(one.cause)) {
      all.push(one);
      continue;
    }
    const points = new Map(last.points);
    for (const [seat, count] of one.points) points.set(seat, (points.get(seat) ?? 0) + count);
    const scored = [...new Set([...last.scored, ...one.scored])];
    all[all.length - 1] = { ...last, lines: [...last.lines, ...one.lines], lost: [...last.lost, ...one.lost], points, scored };
  }
  return all;
}

/** What a player had in one state and somebody else has in a later one: offices, ships. */
export function lostBetween(old: State, now: State, me: number): Notice[] {
  const others = now.seats.map((_, seat) => seat).filter((seat) => seat !== me);
  const has = ({ view }: State, seat: number): Map<string, Text> =>
    new Map((view.seats[seat]?.belongings ?? []).filter(({ hidden }) => !hidden).map(({ text }) => [JSON.stringify(text), text]));
  const given = [...has(old, me)].flatMap(([key, what]) => {
    const by = has(now, me).has(key) ? undefined : others.find((seat) => has(now, seat).has(key) && !has(old, seat).has(key));
    return by === undefined ? [] : [{ by, what }];
  });
  const taken = Object.entries(now.view.spaces).flatMap(([space, { holder }]) =>
    holder !== undefined && holder !== me && old.view.spaces[space]?.holder === me ? [{ by: holder, what: [`space-${space}`, {}] as Text }] : [],
  );
  return [...given, ...taken].map(({ by, what }) => ({ by, cause: null, lines: [], lost: [what], points: new Map(), scored: [] }));
}

/** What was said, each line once, with how often. */
export function counted(lines: readonly string[]): [words: string, times: number][] {
  return [...Map.groupBy(lines, (line) => line)].map(([line, same]) => [line, same.length]);
}
