/** What modules tell of the board, brought to where it is drawn: tokens, markers and belongings of spaces and seats. */
import type { State } from "../types";
import { alliance } from "./alliance";
import { banners } from "./banners";
import { colonies } from "./colonies";
import { grandissimo } from "./grandissimo";
import { kingIntrigue } from "./king-intrigue";
import { playersEdition } from "./players-edition";
import { specialCards } from "./special-cards";
import { Tools } from "./tools";

const MODULES = [colonies, banners, kingIntrigue, alliance, playersEdition, specialCards, grandissimo];

/** The state with all that lies on the spaces and belongs to the seats. */
export function furnish(state: State): State {
  const tools = new Tools(state);
  for (const bring of MODULES) bring(tools);
  const { spaces, seats, links, news } = tools;
  return { ...state, view: { ...state.view, spaces, seats, links, news } };
}
