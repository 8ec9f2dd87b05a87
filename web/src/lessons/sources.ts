/** Where lessons and rules come from: Markdown files of the repository, loaded when they are first wanted. */
import type { Language } from "../lib/settings.svelte";

type Files = Record<string, () => Promise<string>>;

const LESSONS = import.meta.glob<string>("../../../src/elgrande/lessons/*/*.md", { query: "?raw", import: "default" }) as Files;
const RULES = import.meta.glob<string>(["../../../docs/rules/**/*.md", "!../../../docs/rules/README.md"], { query: "?raw", import: "default" }) as Files;

/** The books after those of the base game and of modules. */
const LAST = ["combinations", "options"];

/** A text in the language that was wanted, or else in English. */
export interface Source {
  language: Language;
  text: string;
}

async function load(files: Files, wanted: readonly (readonly [Language, string])[]): Promise<Source> {
  for (const [language, path] of wanted) {
    const file = files[path];
    if (file) return { language, text: await file() };
  }
  throw new Error(`there is no ${wanted.map(([, path]) => path).join(" or ")}`);
}

/** A lesson of the base game. */
export function lesson(name: string, language: Language): Promise<Source> {
  const at = (folder: Language) => [folder, `../../../src/elgrande/lessons/${folder}/${name}.md`] as const;
  return load(LESSONS, [at(language), at("en")]);
}

/** All books of the rule reference in their order; those that are not translated yet in English. */
export async function books(language: Language): Promise<(Source & { name: string })[]> {
  const names = Object.keys(RULES).flatMap((path) => /\/rules\/([\w-]+)\.md$/.exec(path)?.[1] ?? []);
  const place = (name: string): number => (name === "base" ? 0 : LAST.includes(name) ? 2 : 1);
  const order = names.sort((one, other) => place(one) - place(other) || one.localeCompare(other));
  return Promise.all(
    order.map(async (name) => {
      const paths = [[language, `../../../docs/rules/${language}/${name}.md`] as const, ["en", `../../../docs/rules/${name}.md`] as const];
      return { name, ...(await load(RULES, paths)) };
    }),
  );
}
