// What the prompt says, and which choices it offers as buttons.
import { kindOf } from "../../lib/events";
import type { Text } from "../../lib/types";
import { BUTTONS } from "../keyboard";
import { capital, cardName, has, naming, namesOf, renderText, say, spaceName, tellLogged } from "../words";
import type { Option, Question, Seat, State } from "../words";

/** With these something begins that takes a while, or ends a turn, and with every scoring. */
const BEGIN = ["round", "turn", "special", "start-player"];
/** The word for using a kept card. */
const USE = "use";

/** The one sentence that says who must do what; `question` is null for spectators and waiting players. */
export function sentenceOf(table: State, question: Question | null): string {
  if (table.over) return say("event-over");
  if (question) return toMyself(question.prompt, table, question.seat);
  const [only, ...more] = table.prompts ?? [];
  const others = table.waiting.filter((seat) => seat !== table.seat); // nobody waits for themselves
  if (only && more.length === 0 && others.length > 0) return ofOthers(only, table);
  return others.length > 0 ? say("table-waiting", { names: namesOf(table, others), count: others.length }) : underWay(table);
}

/** What is being played while nobody is asked anything: a scoring, a round, an own turn, a special action. */
function underWay(table: State): string {
  const event = table.log?.findLast(([, kind]) => BEGIN.includes(kind) || kindOf(kind)?.scoring !== undefined);
  return event ? tellLogged(event, naming(table)) : "";
}

/** What the user is asked. A prompt begins with a name, which only people who share a device need. */
export function toMyself(text: Text, table: State, seat: number): string {
  const prompt = renderText(text, naming(table));
  const { seats } = table;
  const called = `${seats[seat]?.name}: `;
  if (seats.filter(({ kind, mine }) => mine && kind === "person").length > 1 || !prompt.startsWith(called)) return prompt;
  return capital(prompt.slice(called.length));
}

/** What somebody else is doing. */
function ofOthers([key, values]: Text, table: State): string {
  const other = `${key}.other`;
  return renderText([has(other) ? other : key, values], naming(table));
}

/** Whether an option is a button of the prompt; kept cards are used with buttons, even for one of the face-up cards. */
export function isButton({ kind }: Option, question: Question): boolean {
  return BUTTONS.includes(kind) || (Boolean(question.tool) && kind === "card");
}

/** What a button says; a kept card's button names the card. */
export function labelOf(option: Option, table: State): string {
  const tool = table.question?.tool;
  return option.label[0] === "label-use" && tool ? say("table-use", { card: cardName(tool) }) : renderText(option.label, naming(table));
}

/** The player an option is about. */
export function seatOf({ kind, label: [, values] }: Option, { seats }: State): Seat | undefined {
  const seat = values["player"];
  return kind === "word" && typeof seat === "number" ? seats[seat] : undefined;
}

/** Cards whose actions can be chosen: their effects are shown beside their buttons. */
export function actionCards(question: Question | null): string[] {
  const buttons = question?.options.filter((option) => isButton(option, question)) ?? [];
  return buttons.filter(({ label: [key] }) => key === "label-role-card").map(({ label: [, { card }] }) => String(card));
}

/** The kept card that a question is about, unless a button names it. */
export function toolOf(question: Question | null): string | null {
  return question?.options.every(({ text }) => text !== USE) ? (question.tool ?? null) : null;
}

/** The dials of others that the viewer sees before they are shown, while they set their own. */
export function dialsSeen(table: State, question: Question | null): { player: string; space: string }[] {
  if (question === null) return [];
  return table.view.seats.flatMap(({ dial }, seat) =>
    dial === null || seat === table.seat ? [] : [{ player: table.seats[seat]?.name ?? "", space: spaceName(dial) }],
  );
}

/** Where the viewer's own dial points, once set. */
export function ownDial({ seat, view }: State): string | null {
  return seat !== null && view.answered.includes(seat) ? (view.seats[seat]?.dial ?? null) : null;
}
