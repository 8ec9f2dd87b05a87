// Options that only lead to another question: what that question offers is offered at once, and chosen with one click.
import type { NextQuestion, Option, Question, State, Text } from "../lib/types";

/** An option, those that have to be chosen before it, and the question that it then answers. */
export interface Offered extends Option {
  via?: number[];
  asked?: Text;
  /** Whether it picks something up that can be dragged to another place. */
  picksUp?: boolean;
}

/** A question along with those that it leads to. */
export interface Opened extends Question {
  options: Offered[];
  /** What else is asked at the same time. */
  besides?: Text[];
}

/** The options that have to be chosen before this one. */
export const viaOf = (option: Offered): number[] => option.via ?? [];

/** The question that an option answers. */
export const askedBy = (question: Question, option: Offered): Question => ({ ...question, prompt: option.asked ?? question.prompt });

/** What is asked besides the main question. */
export const besidesOf = (question: Opened | null): Text[] => question?.besides ?? [];

/** Whether an option picks something up that can be dragged to another place. */
export const picksUp = (option: Offered): boolean => option.picksUp ?? false;

/** The state with the question as people see it: what an option leads to is offered along with the others. */
export function opened(state: State): State {
  return state.question === null ? state : { ...state, question: withOnward(withOpeners(own(state.question))) };
}

const own = (question: Question): Opened => ({ ...question, options: marked(question.options, question.picks_up) });

const marked = (options: readonly Offered[], picks = false): Offered[] =>
  picks ? options.map((option) => (option.kind === "pick" ? { ...option, picksUp: true } : option)) : [...options];

/** With what those options offer that do nothing but open another question. */
function withOpeners(question: Opened): Opened {
  const openers = question.options.filter(({ then }) => then !== undefined && !then.onward);
  // Where pieces go comes first; what is done to pieces that stand there already keeps its button.
  const first = openers.find(({ then }) => then?.options.some(({ kind }) => kind === "space")) ?? openers[0];
  if (!first?.then) return question;
  const others = openers.filter((opener) => opener !== first);
  const { prompt, refused, hint, carries } = first.then;
  return {
    ...question,
    prompt,
    refused,
    ...(hint && { hint }),
    ...(carries && { carries }),
    besides: others.flatMap(({ then }) => (then ? [then.prompt] : [])),
    options: [
      ...after(first, first.then),
      ...question.options.filter((option) => option !== first),
      ...others.flatMap((opener) => (opener.then ? after(opener, opener.then) : [])),
    ],
  };
}

/** With what is asked after an option that gives up what is asked now: it keeps its button, and this stays the main
 * question. */
function withOnward(question: Opened): Opened {
  const onward = question.options.find(({ then }) => then?.onward);
  if (!onward?.then) return question;
  const following = withOpeners({ ...question, prompt: onward.then.prompt, options: after(onward, onward.then) });
  return { ...question, besides: [onward.then.prompt], options: [...question.options, ...following.options] };
}

/** What an option leads to. */
function after({ id, via = [] }: Offered, { prompt, options, picks_up, through = [] }: NextQuestion): Offered[] {
  return marked(options, picks_up).map((option) => ({ ...option, via: [...via, id, ...through], asked: prompt }));
}
