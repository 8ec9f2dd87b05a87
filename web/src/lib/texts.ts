/** All words: messages of the shared Fluent files, with keys turned into names as `events.py` and `question.py` do. */
import { messages } from "./bundle.svelte";
import { argumentsOf, kindOf } from "./events";
import type { LoggedEvent, Text, ToldEvent, Values } from "./types";

/** What the names in a text depend on. */
export interface Context {
  /** The players' names, by seat. */
  names: readonly string[];
  /** How many numbers of a score tile count (BASE-72); nothing: all. */
  places?: number;
}

/** Whether this message, or attribute of one (`card-veto.text`), exists. */
export function has(key: string): boolean {
  return pattern(key) !== null;
}

/** The text of a message or attribute with its values filled in; a key without words is shown itself. */
export function say(key: string, values: Values = {}): string {
  const found = pattern(key);
  if (found === null) return key;
  const problems: Error[] = [];
  const text = messages().formatPattern(found, values, problems);
  if (problems[0] && import.meta.env.DEV) console.warn(key, values, problems[0]);
  return text;
}

function pattern(key: string) {
  const [name = "", attribute] = key.split(".", 2);
  const message = messages().getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** The name behind a value: a seat, a space, a card, a colour, a source, a tile or token, or a bot's level. */
function name(argument: string, value: string | number, context: Context): string | number {
  switch (argument) {
    case "player":
    case "actor":
    case "victim":
    case "owner":
      return typeof value === "number" ? (context.names[value] ?? say("colour-black")) : value;
    case "space":
    case "from":
    case "to":
      return named("space", value);
    case "card":
    case "colour":
    case "source":
    case "token":
    case "kind":
    case "effect":
    case "bot":
      return named(argument, value);
    case "tile":
      return tileNumbers(Number(value), context.places);
    default:
      return value;
  }
}

function named(kind: string, value: string | number): string | number {
  const key = `${kind}-${value}`;
  return has(key) ? say(key) : value;
}

/** The numbers of a score tile that count: all, or so many. */
export function tileNumbers(tile: number, places?: number): string {
  return say(`tile-${tile}`).split("/").slice(0, places).join("/");
}

/** A text of the server in words: a prompt, a label or a reason. */
export function render(key: string, values: Values, context: Context): string {
  const words = Object.entries(values).map(([argument, value]) => [argument, name(argument, value, context)]);
  return say(key, Object.fromEntries(words) as Values);
}

/** Like `render`, for a text as the server sends it. */
export function renderText([key, values]: Text, context: Context): string {
  return render(key, values, context);
}

/** An event as a line of the log. */
export function tell([kind, ...values]: ToldEvent, context: Context): string {
  return kindOf(kind) === null ? kind : render(`event-${kind}`, argumentsOf(kind, values) as Values, context);
}

/** Log lines that were told already, by language: retelling a long log at every change would take time. */
const told = new WeakMap<object, WeakMap<LoggedEvent, { names: string; words: string }>>();

/** An event of the log, without the number before it; the table's own notes carry their key and values. */
export function tellLogged(line: LoggedEvent, context: Context): string {
  const language = messages();
  const names = context.names.join();
  const lines = told.get(language) ?? new WeakMap<LoggedEvent, { names: string; words: string }>();
  told.set(language, lines);
  const known = lines.get(line);
  if (known?.names === names) return known.words;
  const words = inWords(line, context);
  lines.set(line, { names, words });
  return words;
}

function inWords([, kind, ...values]: LoggedEvent, context: Context): string {
  const [key, given] = values;
  if (kind === "note" && typeof key === "string") return render(key, typeof given === "object" ? given : {}, context);
  return tell([kind, ...(values as (string | number)[])], context);
}

/** What an action card's special action does, with its numbers. */
export function cardText(card: { key: string; amounts: readonly number[] }): string {
  const [amount, second] = card.amounts;
  return say(`card-${card.key}.text`, {
    ...(amount !== undefined && { amount }),
    ...(second !== undefined && { second }),
  });
}

/** Things that a card either has or not, so they have no number. */
export const isSymbol = (name: string): boolean => has(`table-symbol-${name}`);

/** The other numbers of a card in words, such as its gold, and its symbols; zeros only with `all`. */
export function cardNumbers({ numbers = {} }: { numbers?: Record<string, number> }, all = false): string[] {
  const shown = Object.entries(numbers).filter(([, count]) => all || count > 0);
  return shown.map(([name, count]) => (isSymbol(name) ? say(`table-symbol-${name}`) : `${count} ${say(`number-${name}`)}`));
}

/** Several names in one sentence. */
export function list(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
