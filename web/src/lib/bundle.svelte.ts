/** The messages of the language in use; a language is loaded when it is first chosen. */
import { FluentBundle, type FluentFunction, FluentResource } from "@fluent/bundle";
import { type Language, settings } from "./settings.svelte";

const SOURCES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./languages/en"),
  nl: () => import("./languages/nl"),
  de: () => import("./languages/de"),
  es: () => import("./languages/es"),
};

const loaded = new Map<Language, FluentBundle>();
/** The keys of the words that have an explanation, by bundle. */
const explained = new WeakMap<FluentBundle, string[]>();
/** Where to get texts that this page was not built with; null: there are none. */
let elsewhere: ((language: Language) => Promise<string[]>) | null = null;
let shown = $state.raw<FluentBundle>(new FluentBundle("en"));

/** How a text can mention a space, as in `elgrande.texts`: AT($space) is "in Galicia", or the space's own `.at`. */
const FORMS = ["at", "to", "from", "the"];

/** The functions for these forms, for the texts of a language. */
function forms(bundle: () => FluentBundle, texts: string[]): Record<string, FluentFunction> {
  const lines = texts.flatMap((text) => [...text.matchAll(/^(space-[\w-]+) = (.+)$/gm)]);
  const keys = new Map(lines.map(([, key = "", name = ""]) => [name, key]));
  const speak = (form: string, space: string): string => {
    const own = bundle().getMessage(keys.get(space) ?? "")?.attributes[form];
    const pattern = own ?? bundle().getMessage(`place-${form}`)?.value;
    return pattern ? bundle().formatPattern(pattern, { space }) : space;
  };
  return Object.fromEntries(FORMS.map((form) => [form.toUpperCase(), ([space]) => speak(form, String(space))]));
}

/** All messages of a language. */
export async function load(language: Language): Promise<FluentBundle> {
  let bundle = loaded.get(language);
  if (!bundle) {
    const [{ default: own }, more] = await Promise.all([SOURCES[language](), elsewhere?.(language) ?? []]);
    const texts = [...Object.values(own), ...more];
    const made: FluentBundle = new FluentBundle(language, { useIsolating: false, functions: forms(() => made, texts) });
    for (const text of texts) {
      const [problem] = made.addResource(new FluentResource(text));
      if (problem) throw problem;
    }
    explained.set(made, [...new Set(texts.flatMap((text) => text.match(/^about-[\w-]+(?= =)/gm) ?? []))]);
    loaded.set(language, (bundle = made));
  }
  return bundle;
}

/** Switch the texts to a language. */
export async function speak(language: Language): Promise<void> {
  settings.language = language;
  const bundle = await load(language);
  if (settings.language === language) shown = bundle; // unless another was chosen while this one loaded
}

/** Add texts that this page was not built with, in this language and in any chosen later. */
export async function learnTexts(from: (language: Language) => Promise<string[]>): Promise<void> {
  elsewhere = from;
  loaded.clear();
  await speak(settings.language);
}

/** The messages in use; whatever reads them is redrawn when the language changes. */
export function messages(): FluentBundle {
  return shown;
}

/** The keys of the words that have an explanation in the language in use. */
export function explainedKeys(): string[] {
  return explained.get(shown) ?? [];
}
