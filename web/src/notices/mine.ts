/** The installed page opens where it is the user's turn, if that is at one table. */
import * as api from "../lib/api";
import { go, tablePath } from "../lib/router.svelte";
import type { Lists } from "../lib/types";

/** The address with which the installed page begins; see manifest.webmanifest. */
const MINE = "mine";

/** The table at which it is the user's turn, if there is exactly one. */
export function onlyTurn({ mine }: Lists): string | null {
  const turns = mine.filter(({ over, waiting, seats }) => !over && waiting.some((seat) => seats[seat]?.mine));
  return turns.length === 1 ? turns[0]!.id : null;
}

/** Go there, if the page was opened that way. */
export async function openMyTurn(): Promise<void> {
  if (location.pathname !== "/" || !new URLSearchParams(location.search).has(MINE)) return;
  try {
    const id = onlyTurn(await api.tables());
    go(id === null ? "/" : tablePath(id), true);
  } catch {
    go("/", true); // the lobby says what is wrong
  }
}
