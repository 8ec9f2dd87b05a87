/** A sign in the tab, and at the icon of the installed page, that it is the user's turn. */

/** Show or hide the sign. */
export function showTurn(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = mine ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
  if (!mine) void navigator.clearAppBadge?.().catch(() => undefined);
}
