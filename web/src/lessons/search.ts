/** One search over lessons, rules, cards and words. */
import { type Block, parse, plain } from "./markdown";

/** Something that can be found. */
export interface Entry {
  kind: "lesson" | "word" | "card" | "rule";
  title: string;
  text: string;
  href: string;
  /** The language of the text, if it is not the one in use. */
  lang?: string;
}

/** An entry with a piece of its text around what was looked for. */
export interface Found extends Entry {
  snippet: string;
}

const MOST = 40;
const AROUND = 70;

/** Letters without case and accents, one for one, so that places in both texts are the same. */
export function folded(text: string): string {
  return Array.from(text, (letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");
}

/** The entries that contain all words: those with a word in the title first, then in the order of the entries. */
export function search(entries: readonly Entry[], wanted: string): Found[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, title: folded(entry.title), text: folded(entry.text) }))
    .filter(({ title, text }) => words.every((word) => title.includes(word) || text.includes(word)))
    .map((one) => ({ ...one, rank: words.filter((word) => one.title.includes(word)).length }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MOST)
    .map(({ entry, text }) => ({ ...entry, snippet: snippet(entry.text, text, words) }));
}

function snippet(text: string, flat: string, words: readonly string[]): string {
  const at = Math.max(0, Math.min(...words.map((word) => flat.indexOf(word)).filter((place) => place >= 0), flat.length));
  const from = at < AROUND ? 0 : text.lastIndexOf(" ", at - AROUND / 2) + 1;
  const to = from + 2 * AROUND >= text.length ? text.length : text.indexOf(" ", from + 2 * AROUND);
  const end = to < 0 ? text.length : to;
  return `${from > 0 ? "… " : ""}${text.slice(from, end)}${end < text.length ? " …" : ""}`;
}

/** The sections of a lesson. */
export function sections(text: string, page: string): Entry[] {
  const entries: Entry[] = [];
  for (const block of parse(text)) {
    if (block.kind === "heading") {
      entries.push({ kind: "lesson", title: plain(block.text), text: "", href: block.id ? `${page}#${block.id}` : page });
      continue;
    }
    const last = entries.at(-1);
    if (last) last.text = `${last.text} ${wordsOf(block)}`.trim();
  }
  return entries;
}

function wordsOf(block: Block): string {
  if (block.kind === "paragraph") return plain(block.text);
  if (block.kind === "list") return block.items.map(plain).join(" ");
  return "";
}
