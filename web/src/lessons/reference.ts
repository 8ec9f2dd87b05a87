/** The rule reference: books with chapters, and rules that have ids. */
import type { Language } from "../lib/settings.svelte";
import { type Block, parse, plain } from "./markdown";
import { books } from "./sources";

/** A rule with its id. */
export interface Rule {
  id: string;
  text: string;
}

/** A block of a book; lists of rules are told apart from other lists. */
export type BookBlock = Block | { kind: "rules"; rules: Rule[] };

export interface Book {
  name: string;
  language: Language;
  title: string;
  blocks: BookBlock[];
}

const RULE = /^\*\*([A-Z]{2,5}-\d+)\*\* (.*)$/s;
/** Where a book says how it is to be read, which these pages show better. */
const ELSEWHERE = /(?:^|(?<=\. ))[^.]*\[README\.md\]\([^)]*\)\.\s*/;

/** A book from its text. */
export function bookOf(name: string, language: Language, text: string): Book {
  const [first, ...blocks] = parse(text);
  return { name, language, title: first?.kind === "heading" ? first.text : name, blocks: blocks.map(rulesIn) };
}

function rulesIn(block: Block): BookBlock {
  if (block.kind === "paragraph") return { ...block, text: block.text.replace(ELSEWHERE, "").trim() };
  if (block.kind !== "list") return block;
  const found = block.items.flatMap((item) => {
    const match = RULE.exec(item);
    return match ? [{ id: match[1]!, text: match[2]! }] : [];
  });
  return found.length === block.items.length ? { kind: "rules", rules: found } : block;
}

/** All rules of a book, each with the title of its chapter. */
export function rulesOf(book: Book): (Rule & { chapter: string })[] {
  let chapter = book.title;
  return book.blocks.flatMap((block) => {
    if (block.kind === "heading") chapter = plain(block.text);
    return block.kind === "rules" ? block.rules.map((rule) => ({ ...rule, chapter })) : [];
  });
}

/** The modules whose rules a book has: it names them in its first sentences. */
export function modulesIn({ blocks: [first] }: Book): string[] {
  return first?.kind === "paragraph" ? [...first.text.matchAll(/`(\w+)`/g)].map(([, key]) => key!) : [];
}

/** The book with the rules of a module. */
export function bookAbout(module: string, all: readonly Book[]): Book | undefined {
  return all.find((book) => modulesIn(book).includes(module));
}

const loaded = new Map<Language, Promise<Book[]>>();

/** The rule reference in a language. */
export function reference(language: Language): Promise<Book[]> {
  const known = loaded.get(language);
  if (known) return known;
  const made = books(language).then((all) => all.map((one) => bookOf(one.name, one.language, one.text)));
  loaded.set(language, made);
  return made;
}
