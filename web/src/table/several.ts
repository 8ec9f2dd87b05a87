// Several pieces with one gesture: repeats the choices while the same question is asked and they are offered.
import type { Option, Question, State } from "../lib/types";

/** A choice, and the question it answered. */
export interface Step {
  asked: string;
  option: number;
}

const SEATS = ["player", "actor", "victim", "owner"];
const COUNTS = ["left", "own", "foreign", "count"];
const ON_THE_MAP = ["space", "pick"];

/** What is asked, ignoring how many are left. */
export function asks({ seat, secret, prompt: [key, values] }: Question): string {
  const kept = Object.entries(values).filter(([name, value]) => typeof value === "string" || SEATS.includes(name));
  return JSON.stringify([seat, secret, key, kept]);
}

/** How many more times a question says it will be asked; 1 if it does not say. */
export function left(question: Question | null): number {
  if (question === null || question.secret || !question.options.some(({ kind }) => ON_THE_MAP.includes(kind))) return 1;
  const [, values] = question.prompt;
  return Math.max(1, ...COUNTS.map((name) => Number(values[name] ?? 1)));
}

/** How many caballeros of a colour stand where one of them can be picked up; Infinity: nobody sees how many. */
export function available({ view, seats }: State, { space, colour }: Option): number {
  const there = view.spaces[space ?? ""];
  const seat = seats.findIndex((one) => one.colour === colour);
  return (seat < 0 ? there?.black : there?.caballeros?.[seat]) ?? Infinity;
}

/** A question with this option, as a step. */
export function stepOf(question: Question, option: Option): Step {
  return { asked: asks(question), option: option.id };
}

/** Repeat the steps in turn, at most this many times; stops at the first that is not asked or fails. */
export async function repeat(
  steps: readonly Step[],
  times: number,
  question: () => Question | null,
  act: (option: number) => Promise<boolean>,
): Promise<void> {
  for (let round = 0; round < times; round++) {
    for (const { asked, option } of steps) {
      const now = question();
      if (now === null || asks(now) !== asked || !now.options.some(({ id }) => id === option)) return;
      if (!(await act(option))) return;
    }
  }
}
