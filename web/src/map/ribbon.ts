// Where the numbers and lilies of the round track are on its ribbon.
import type { BoardView } from "../lib/types";

export interface Ribbon {
  /** Where each round's number is, and the lily after it, if a scoring follows. */
  marks: { number: number; x: number; lily: number | null }[];
  /** Where the ribbon ends. */
  end: number;
}

const START = 146;
const STEP = 33;
/** How far the next number is if a lily stands between. */
const LONG_STEP = 60;

/** The numbers of the rounds that are not played. */
export function leftOut(rounds: readonly number[]): number[] {
  return Array.from({ length: rounds.at(-1) ?? 0 }, (_, at) => at + 1).filter((number) => !rounds.includes(number));
}

export function ribbonOf({ rounds, scoring_rounds }: BoardView): Ribbon {
  let x = START;
  const marks = rounds.map((number) => {
    const pip = x;
    const scoring = scoring_rounds.includes(number);
    x += scoring ? LONG_STEP : STEP;
    return { number, x: pip, lily: scoring ? pip + LONG_STEP / 2 : null };
  });
  return { marks, end: (marks.at(-1)?.lily ?? marks.at(-1)?.x ?? START) + 14 };
}
