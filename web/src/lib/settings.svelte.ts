/** What a browser remembers about its user: language, theme, motion, speed, sound and habits. */

export const LANGUAGES = ["en", "nl", "de", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "reduced", "full"] as const;
export type Motion = (typeof MOTIONS)[number];
/** How fast the table plays what others do. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
export const SOUNDS = ["off", "on"] as const;
export type Sound = (typeof SOUNDS)[number];

/** The name of each language, in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  es: "Español",
};

interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: Sound;
  /** The name that the user plays under. */
  name: string;
  /** Whether a turn with nothing left to do ends by itself, after a while. */
  ends: boolean;
}

const STORE = "elgrande.settings";

function one<T extends string>(value: unknown, known: readonly T[], otherwise: T): T {
  return known.find((it) => it === value) ?? otherwise;
}

/** The first of the browser's languages that we have texts in. */
export function preferred(languages: readonly string[]): Language {
  for (const language of languages) {
    const found = LANGUAGES.find((known) => known === language.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

function stored(): Partial<Record<keyof Settings, unknown>> {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof data === "object" && data !== null ? data : {};
  } catch {
    return {}; // no storage, or not ours
  }
}

function initial(): Settings {
  const data = stored();
  return {
    language: one(data.language, LANGUAGES, preferred(globalThis.navigator?.languages ?? [])),
    theme: one(data.theme, THEMES, "auto"),
    motion: one(data.motion, MOTIONS, "auto"),
    speed: one(data.speed, SPEEDS, "normal"),
    sound: one(data.sound, SOUNDS, "off"),
    name: typeof data.name === "string" ? data.name : "",
    ends: data.ends !== false,
  };
}

/** Whether this browser is here for the first time. */
export const firstVisit: boolean = stored().language === undefined;

export const settings: Settings = $state(initial());

/** Store the settings and apply them to the style sheet. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion;
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // private windows may refuse; then the settings last as long as the page
  }
}

/** The browser's own regional variant of the language, for dates and numbers. */
export function locale(): string {
  const own = globalThis.navigator?.languages ?? [];
  return own.find((language) => language.toLowerCase().startsWith(settings.language)) ?? settings.language;
}

/** Whether pieces should jump rather than glide. */
export function reducedMotion(): boolean {
  if (settings.motion !== "auto") return settings.motion === "reduced";
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
