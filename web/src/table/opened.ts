// Options that only open another question: what that question offers is offered at once, and chosen with one click.
import type { NextQuestion, Option, Question, State, Text } from "../lib/types";

/** An option, the one that has to be chosen before it, and the question that it then answers. */
export interface Offered extends Option {
  via?: number;
  asked?: Text;
}

/** A question along with those that can be opened. */
export interface Opened extends Question {
  /** What else is asked at the same time. */
  besides?: Text[];
}

/** The option that has to be chosen before this one; null: none. */
export const viaOf = (option: Offered): number | null => option.via ?? null;

/** The question that an option answers. */
export const askedBy = (question: Question, option: Offered): Question => ({ ...question, prompt: option.asked ?? question.prompt });

/** What is asked besides the main question. */
export const besidesOf = (question: Opened | null): Text[] => question?.besides ?? [];

/** The state with the question as people see it: what an option leads to is offered along with the others. */
export function opened(state: State): State {
  const question = openedQuestion(state.question);
  return question === state.question ? state : { ...state, question };
}

function openedQuestion(question: Question | null): Opened | null {
  const openers = question?.options.filter(({ then }) => then !== undefined) ?? [];
  // Where pieces go comes first; what is done to pieces that stand there already keeps its button.
  const first = openers.find(({ then }) => then?.options.some(({ kind }) => kind === "space")) ?? openers[0];
  if (!question || !first?.then) return question;
  const others = openers.filter((opener) => opener !== first);
  const { options: _, ...main } = first.then;
  return {
    ...question,
    ...main,
    besides: others.flatMap(({ then }) => (then ? [then.prompt] : [])),
    options: [
      ...offered(first, first.then),
      ...question.options.filter((option) => option !== first),
      ...others.flatMap((opener) => (opener.then ? offered(opener, opener.then) : [])),
    ],
  };
}

const offered = ({ id }: Option, { prompt, options }: NextQuestion): Offered[] =>
  options.map((option) => ({ ...option, via: id, asked: prompt }));
