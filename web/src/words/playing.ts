/** Which modules are in play, so that no word is explained as another module uses it. */
import { getContext, hasContext, setContext } from "svelte";

const KEY = Symbol("modules in play");

/** Say which modules are in play, for everything inside the component that is being made. */
export function playingWith(modules: () => readonly string[]): void {
  setContext(KEY, modules);
}

/** The modules in play here; none where nothing is played. */
export function modulesInPlay(): () => readonly string[] {
  return hasContext(KEY) ? getContext<() => readonly string[]>(KEY) : () => [];
}
