/** From one state of a table to a later one, event by event. */
import { argumentsOf, kindOf, movementsOf } from "../lib/events";
import type { BoardView, LoggedEvent, State } from "../lib/types";
import { fold, underWay } from "./fold";

/** Something that happened, with the table before it, while its pieces are in the air, and after it. */
export interface Frame {
  /** Usually one event; cards that are turned up together are one frame. */
  events: LoggedEvent[];
  before: State;
  during: State;
  after: State;
  /** How long it takes, where an ordinary event takes 1. */
  weight: number;
  /** How often the same has happened in a row, this time included. */
  times: number;
  /** Whether a scoring has just ended: people read its sums. */
  rests: boolean;
}

const NOTE = "note";
const UNDO = "note-undo";
/** Events that say little, and such as follow their like. */
const [LITTLE, LIKE] = [0.5, 0.6];
/** Each event that is shown along with another makes it longer, up to a point. */
const [MORE, MOST] = [0.2, 2];
/** How much longer it takes while people read the sums of a scoring: so much, and so much more for each of its spaces. */
const [REST, READ] = [2.5, 0.3];
/** With these a space is scored, and what else belongs to a scoring that goes on. */
const SCORED = ["scoring", "nothing-scored"];
const [POINTS, DIALS] = ["points", "dials"];

/** Whether a state is a later one of the same table. */
export function follows(now: State, old: State): boolean {
  return now.id === old.id && (now.version > old.version || (now.version === old.version && now.position > old.position));
}

const isUndo = ([, kind, key]: LoggedEvent): boolean => kind === NOTE && key === UNDO;
const undone = ({ log = [] }: State): number => log.filter(isUndo).length;

/** The frames from one state to a later one; null: something was taken back, so there is nothing to play. */
export function framesBetween(old: State, now: State): Frame[] | null {
  const whole = now.log ?? now.events;
  if (now.position < old.position || (old.log && now.log && undone(old) !== undone(now)) || (!now.log && whole.some(isUndo))) return null;
  const first = whole.findIndex(([n]) => n > old.position);
  const frames = first < 0 ? [] : framesOf(old, whole, first, now);
  const last = frames.at(-1);
  if (last) last.after = now; // so nothing can drift
  return frames;
}

/** The frames of the lines of a log from `first` on; `now` is a state after the last of them. */
export function framesOf(old: State, whole: readonly LoggedEvent[], first: number, now: State): Frame[] {
  const frames: Frame[] = [];
  let before = old;
  for (let at = first; at < whole.length; ) {
    const events = together(whole, at);
    at += events.length;
    if (events.every(([, kind]) => kindOf(kind) === null)) continue;
    const view = events.reduce((board, event) => fold(board, event, now.view), before.view);
    const after = between(now, old, view, events.at(-1)?.[0] ?? now.position, whole.slice(0, at));
    const during = { ...after, view: events.reduce((board, event) => underWay(board, event), before.view) };
    const last = frames.at(-1);
    const rests = endsScoring(events, frames);
    const weight = weightOf(events, last) + (rests ? REST + READ * scoredIn(frames) : 0);
    frames.push({ events, before, during, after, weight, times: last && same(last.events, events) ? last.times + 1 : 1, rests });
    before = after;
  }
  return frames;
}

/** The frames of some lines of the log, played again: from a state before them, as the table was `then`. */
export function againFrom(then: State, now: State, first: number, last: number): Frame[] {
  const { log = [] } = now;
  const begin = log.findIndex(([n]) => n > then.position);
  const lines = log.slice(first, last + 1);
  return begin < 0 ? [] : framesOf(then, log.slice(0, last + 1), begin, now).filter(({ events }) => events.some((event) => lines.includes(event)));
}

/** What is shown together: an event, the quiet ones before it, and those after it that happen at once. */
function together(lines: readonly LoggedEvent[], at: number): LoggedEvent[] {
  const declared = (line: LoggedEvent | undefined) => (line ? kindOf(line[1]) : null);
  let end = at + 1;
  while (declared(lines[end - 1])?.quiet && end < lines.length) end++;
  const word = declared(lines[end - 1])?.at_once;
  while (word !== undefined && declared(lines[end])?.at_once === word) end++;
  return lines.slice(at, end);
}

const told = ([, kind, ...values]: LoggedEvent): Record<string, unknown> => argumentsOf(kind, values);
const moved = (line: LoggedEvent) => movementsOf(line[1], told(line));

/** Whether two frames tell the same, whichever choices they came with. */
function same(one: LoggedEvent[], other: LoggedEvent[]): boolean {
  const words = (events: LoggedEvent[]): string => JSON.stringify(events.map(([, ...event]) => event));
  return words(one) === words(other);
}

/** The event that a frame is told by: the first that a log keeps. */
const headOf = ({ events }: Frame): LoggedEvent | undefined => events.find(([, kind]) => !kindOf(kind)?.quiet) ?? events[0];

/** The space that a frame is about; null: none. */
export function spaceOf(frame: Frame | null): string | null {
  const event = frame ? headOf(frame) : undefined;
  const given = event ? told(event) : {};
  const space = given["space"] ?? given["to"];
  return typeof space === "string" ? space : null;
}

/** The player a frame is about; undefined: none. */
export function playerOf(frame: Frame): number | undefined {
  const event = headOf(frame);
  const player = event ? told(event)["player"] : undefined;
  return typeof player === "number" ? player : undefined;
}

/** Whether something else begins with these events after frames in which spaces were scored. */
function endsScoring(events: LoggedEvent[], frames: readonly Frame[]): boolean {
  const [last, before] = [frames.at(-1)?.events, frames.at(-2)?.events];
  const goesOn = isScoring(events) || isAbout(events, POINTS) || isAbout(events, DIALS);
  return !goesOn && last !== undefined && (isScoring(last) || (isAbout(last, POINTS) && before !== undefined && isScoring(before)));
}

/** How many spaces the last of these frames have scored, since there was time to read. */
function scoredIn(frames: readonly Frame[]): number {
  const begin = frames.findLastIndex(({ rests }) => rests);
  return frames.slice(begin + 1).filter(({ events }) => SCORED.includes(loudest(events))).length;
}

const loudest = (events: LoggedEvent[]) => events.find(([, kind]) => !kindOf(kind)?.quiet)?.[1] ?? "";
const isAbout = (events: LoggedEvent[], word: string): boolean => kindOf(loudest(events))?.at_once === word;
const isScoring = (events: LoggedEvent[]): boolean => SCORED.includes(loudest(events)) || kindOf(loudest(events))?.remark !== undefined;

/** How long a frame takes, where an ordinary event takes 1. */
function weightOf(events: LoggedEvent[], last: Frame | undefined): number {
  const [event, ...along] = events.filter(([, kind]) => !kindOf(kind)?.quiet);
  if (event === undefined) return 0;
  if (along.length > 0 || events[0] !== event) return Math.min(MOST, 1 + MORE * (events.length - 1));
  const [kind, player] = [event[1], told(event)["player"]];
  if (moved(event).length === 0 && (kindOf(kind)?.arguments.length ?? 0) < 2) return LITTLE;
  const [before] = last?.events ?? [];
  return before?.[1] === kind && told(before)["player"] === player && player !== undefined ? LIKE : 1;
}

/** The table between two states that the server has sent: nobody is asked anything, and nothing is decided yet. */
function between(now: State, old: State, view: BoardView, position: number, log: LoggedEvent[]): State {
  const waiting = view.player >= 0 && view.player !== now.seat ? [view.player] : [];
  const open = { question: null, waiting, prompts: [], undo: { steps: 0, turn: 0 }, over: false, winners: [], points: null };
  return { ...now, ...open, ranking: old.ranking, preview: old.preview, view, position, log };
}

/** How many frames at the beginning the players of this device have made themselves, with the choices `own`. */
export function ownFrames(frames: readonly Frame[], own: ReadonlySet<number>): number {
  const others = frames.findIndex(({ events, before }) => {
    const [event] = events;
    if (event === undefined || !own.has(event[0])) return true;
    const mine = before.seats[Number(told(event)["player"])]?.mine === true;
    return !mine || kindOf(event[1])?.scoring !== undefined || moved(event).some(({ piece }) => piece === "points");
  });
  return others < 0 ? frames.length : others;
}
