/** A sign in the tab, and at the icon of the installed page, that it is the user's turn. */
import { say } from "../lib/texts";

/** Show the sign in title and icon, or the title of the page; undefined: whose turn it is, is not known yet. */
export function showTurn(mine: boolean | undefined, page = ""): void {
  document.title = [mine ? `● ${say("web-your-turn")}` : page, "El Grande"].filter(Boolean).join(" · ");
  showIcon(mine === true);
  if (mine === false) void navigator.clearAppBadge?.().catch(() => undefined);
}

/** The page is left: the next one sets its own title. */
export const hideTurn = (): void => showIcon(false);

function showIcon(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = mine ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}
