/** Begins a guided first game, under the name that this browser's user plays with. */
import * as api from "../lib/api";
import { go, tablePath } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { GUESTS } from "../lib/setup";
import { remember } from "./memory.svelte";

/** Make the table and go there. */
export async function beginGuided(): Promise<void> {
  const { id } = await api.createGuided("first-game", settings.name.trim() || (GUESTS[0] ?? ""));
  remember(id, {});
  go(tablePath(id));
}
