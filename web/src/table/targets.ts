// Where an option is chosen on the screen, and how that place is made to glow.
import type { Option } from "../lib/types";

/** A selector for the places where an option is chosen. */
export function placesOf({ kind, text, space, colour, value }: Option): string {
  if (kind === "space") return `[data-space="${space}"]`;
  if (kind === "pick") return `[data-pick="${space}.${colour}"]`;
  if (kind === "card") return `[data-stack="${value}"] [data-choice]`;
  if (kind === "power") return `[data-value="${value}"][data-choice], [data-value="${value}"] [data-choice]`;
  return `.prompt [data-option="${text}"]`;
}

/** Lets the places of these options glow, until the function that it returns is called. */
export function glow(options: readonly Option[]): () => void {
  const places = options.flatMap((option) => [...document.querySelectorAll(placesOf(option))]);
  for (const place of places) place.setAttribute("data-hinted", "");
  return () => {
    for (const place of places) place.removeAttribute("data-hinted");
  };
}
