/** What goes with a question: the kept card that answers it, and what one should know. */
import type { KeptCard, Question, Text } from "../types";

/** The kept card that a question is about, by the end of its key. */
const TOOLS: Record<string, string> = {
  "prompt-close": "close-card",
  "prompt-close-now": "close-card",
  "prompt-strike": "double-strike",
  "prompt-free-choice": "free-choice",
  "prompt-show-king": "king-incognito",
  "prompt-last-word": "last-word",
  "prompt-reserve": "reserve",
};

/** What one should know to answer a question. */
const HINTS: Record<string, string> = {
  "prompt-journey": "table-journeys-text",
  "prompt-jest": "table-guests-text",
  "prompt-jester": "table-guests-text",
  "prompt-take-ship": "table-ship-text",
  "prompt-use-second": "table-second-card-text",
};

/** The question with the kept card that it is about, and what one should know. */
export function equip(question: Question, kept: readonly KeptCard[]): Question {
  const end = TOOLS[question.prompt[0]];
  const tool = end && kept.find(({ card, holder }) => holder === question.seat && card.endsWith(end))?.card;
  const hint = HINTS[question.prompt[0]];
  return { ...question, ...(tool && { tool }), ...(hint && { hint: [hint, {}] as Text }) };
}
