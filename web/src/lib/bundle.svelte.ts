/** The messages of the language that is shown; a language is loaded when it is first chosen. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Language, settings } from "./settings.svelte";

const SOURCES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./languages/en"),
  nl: () => import("./languages/nl"),
  de: () => import("./languages/de"),
  es: () => import("./languages/es"),
};

const loaded = new Map<Language, FluentBundle>();
let shown = $state.raw<FluentBundle>(new FluentBundle("en"));

/** All messages of a language. */
export async function load(language: Language): Promise<FluentBundle> {
  let bundle = loaded.get(language);
  if (!bundle) {
    const { default: files } = await SOURCES[language]();
    bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of Object.values(files)) {
      const [problem] = bundle.addResource(new FluentResource(text));
      if (problem) throw problem;
    }
    loaded.set(language, bundle);
  }
  return bundle;
}

/** Show the texts in a language. */
export async function speak(language: Language): Promise<void> {
  settings.language = language;
  const bundle = await load(language);
  if (settings.language === language) shown = bundle; // unless another was chosen while this one loaded
}

/** The messages that are shown now; whoever reads them is drawn again when the language changes. */
export function messages(): FluentBundle {
  return shown;
}
