/** The Markdown of lessons and of the rule reference, as far as they use it: blocks, and what is inside a line. */
import { type Explained, type Marker } from "../words/vocabulary";

/** What is inside a line of text. */
export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; href: string }
  /** A word that explains itself. */
  | { kind: "word"; text: string; about: Explained }
  /** Rules that a sentence comes from; shown on request. */
  | { kind: "rules"; ids: string[] }
  /** A rule that a sentence speaks of. */
  | { kind: "rule"; id: string }
  /** Where a rule was found; shown on request. */
  | { kind: "source"; text: string };

export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] }
  /** A drawing: its name, and what it says about itself. */
  | { kind: "drawing"; name: string; lines: [string, string][] };

const ID = "[A-Z]{2,5}-\\d+";
const IDS = new RegExp(ID, "g");
const MARKED = "\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|`([^`]+)`|\\[([^\\]]+)\\]\\(([^)\\s]+)\\)|\\s*\\[([^\\]]+)\\](?!\\()";
/** In brackets, several ids after one another, with commas or words between them. */
const GROUP = `\\s\\((${ID}(?:(?:,| \\p{L}+) ${ID})*)\\)`;
const TOKEN = new RegExp(`${MARKED}|${GROUP}|\\b(${ID})\\b`, "gu");
const ONLY_IDS = new RegExp(`^${ID}(?:, ?${ID})*$`);
const HEADING = /^(#{1,4}) (.*?)(?: \{#([\w-]+)\})?$/;
const ITEM = /^(?:-|\d+\.) /;

/** The parts of a line. What a marker knows explains itself, the first time. */
export function inline(text: string, mark?: Marker): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const plainly = (upTo: number): void => {
    const between = text.slice(end, upTo);
    if (between) parts.push(...(mark?.(between) ?? [{ kind: "text", text: between } as const]));
  };
  for (const match of text.matchAll(TOKEN)) {
    plainly(match.index);
    end = match.index + match[0].length;
    const part = token(match);
    if (part.kind === "strong") mark?.(part.text); // a word in bold is being explained already
    parts.push(part);
  }
  plainly(text.length);
  return parts;
}

function token([all, strong, em, code, linked, href, bracket, group, id]: RegExpExecArray): Inline {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (em !== undefined) return { kind: "em", text: em };
  if (code !== undefined) return { kind: "code", text: code };
  if (linked !== undefined && href !== undefined) return { kind: "link", text: linked, href };
  if (bracket !== undefined) return ONLY_IDS.test(bracket) ? { kind: "rules", ids: bracket.match(IDS) ?? [] } : { kind: "source", text: bracket };
  if (group !== undefined) return { kind: "rules", ids: group.match(IDS) ?? [] };
  return { kind: "rule", id: id ?? all };
}

/** A line without its marks, for searching and for the names of things. */
export function plain(text: string): string {
  return inline(text)
    .map((part) => ("text" in part && part.kind !== "source" ? part.text : part.kind === "rule" ? part.id : ""))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The blocks of a text. */
export function parse(text: string): Block[] {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const more = (goesOn: (next: string) => boolean): string[] => {
      const found: string[] = [];
      while (at + 1 < lines.length && goesOn(lines[at + 1]!)) found.push(lines[++at]!);
      return found;
    };
    const heading = HEADING.exec(line);
    if (heading) {
      blocks.push({ kind: "heading", level: heading[1]!.length, text: heading[2]!, id: heading[3] ?? "" });
    } else if (line.startsWith("```")) {
      blocks.push({ kind: "drawing", name: line.slice(3).trim(), lines: pairs(more((next) => !next.startsWith("```"))) });
      at++;
    } else if (line.startsWith("|")) {
      const rows = [line, ...more((next) => next.startsWith("|"))].map(cells);
      blocks.push({ kind: "table", head: rows[0]!, rows: rows.slice(2) });
    } else if (ITEM.test(line)) {
      const items = [line, ...more((next) => ITEM.test(next) || /^ +\S/.test(next))];
      blocks.push({ kind: "list", ordered: /^\d/.test(line), items: joined(items) });
    } else if (line.trim() !== "") {
      const rest = more((next) => next.trim() !== "" && !/^(?:#|```|\|)/.test(next) && !ITEM.test(next));
      blocks.push({ kind: "paragraph", text: [line, ...rest].map((one) => one.trim()).join(" ") });
    }
  }
  return blocks;
}

/** Items of a list, each of which may go on in the lines below it. */
function joined(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return items;
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** The lines `name: value` of a drawing; an indented line goes on with the value above it. */
function pairs(lines: readonly string[]): [string, string][] {
  const found: [string, string][] = [];
  for (const line of lines) {
    const [colon, last] = [line.indexOf(":"), found.at(-1)];
    if (last && /^\s/.test(line)) last[1] = `${last[1]} ${line.trim()}`;
    else found.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return found;
}
