/** Words that explain themselves: texts `about-…` with their forms in this language, from the program and from modules. */
import type { FluentBundle } from "@fluent/bundle";
import { explainedKeys, messages } from "../lib/bundle.svelte";
import { has, say } from "../lib/texts";

/** A word with its explanation. */
export interface Explained {
  key: string;
  /** The word as a heading. */
  title: string;
  text: string;
  /** Where the rules pages tell more. */
  href: string;
  forms: string[];
  /** The module that it belongs to; nothing: the base game. */
  module: string;
}

/** Some text, or a word in it that explains itself. */
export type Piece = { kind: "text"; text: string } | { kind: "word"; text: string; about: Explained };

/** Splits texts at words that explain themselves; each only the first time. */
export type Marker = (text: string) => Piece[];

interface Vocabulary {
  words: Explained[];
  byForm: Map<string, Explained>;
  pattern: RegExp | null;
}

/** Before a word: no part of another one, and not the name of the game. */
const APART = "(?<![\\p{L}\\p{N}-])(?<!El (?=Grande))";

const known = new WeakMap<FluentBundle, Vocabulary>();

/** All words of the language in use that have an explanation. */
export function vocabulary(): Vocabulary {
  const bundle = messages();
  let found = known.get(bundle);
  if (!found) {
    const words = explainedKeys().map(entry);
    const byForm = new Map(words.flatMap((word) => word.forms.map((form) => [form, word] as const)));
    const forms = [...byForm.keys()].sort((one, other) => other.length - one.length).map(spelled);
    const pattern = forms.length > 0 ? new RegExp(`${APART}(?:${forms.join("|")})(?![\\p{L}\\p{N}-])`, "gu") : null;
    known.set(bundle, (found = { words, byForm, pattern }));
  }
  return found;
}

function entry(key: string): Explained {
  const forms = say(`${key}.forms`)
    .split(",")
    .map((form) => form.trim());
  const see = say(`${key}.see`);
  const [, module = ""] = /^rules\/(.+)/.exec(see) ?? [];
  return { key: key.replace("about-", ""), title: say(key), text: say(`${key}.text`), href: `/${see}`, forms, module };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A form as a pattern: one that begins with a small letter may begin a sentence, too. */
function spelled(form: string): string {
  const [first, rest] = [form.charAt(0), escaped(form.slice(1))];
  return first === first.toUpperCase() ? escaped(form) : `[${first}${first.toUpperCase()}]${rest}`;
}

/** A marker with a memory of its own, one for each text; it knows the words of these modules. */
export function marker(modules: readonly string[]): Marker {
  const { byForm, pattern } = vocabulary();
  const seen = new Set<string>();
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const match of pattern ? text.matchAll(pattern) : []) {
      const about = byForm.get(match[0]) ?? byForm.get(lower(match[0]));
      if (!about || seen.has(about.key) || (about.module && !modules.includes(about.module))) continue;
      seen.add(about.key);
      if (match.index > end) pieces.push({ kind: "text", text: text.slice(end, match.index) });
      pieces.push({ kind: "word", text: match[0], about });
      end = match.index + match[0].length;
    }
    if (end < text.length) pieces.push({ kind: "text", text: text.slice(end) });
    return pieces;
  };
}

/** A few words and what they mean, for the title of a sign or of something in a button. */
export function titled(words: string, key: string): string {
  return has(`about-${key}.text`) ? `${words}. ${say(`about-${key}.text`)}` : words;
}
