/** The drawings of what cards do, as `elgrande.picture.icons` has them; a card says the name of its own. */
import data from "./icons.json";

export interface Icon {
  /** The ground that goes with it. */
  tint: string;
  /** Finished SVG of our own. */
  drawing: string;
}

const icons: Readonly<Record<string, Icon>> = data.icons;

export const ICON_BOX = data.box;
/** The emblem on the backs of cards. */
export const BACK = data.back;

/** The icon with this name; one that these pages do not know is a plain one. */
export function iconOf(name = ""): Icon {
  return icons[name] ?? icons[data.default]!;
}

const tokens: Readonly<Record<string, string>> = data.tokens;

/** The drawing of a token that is printed on cards; one that these pages do not know may be a symbol of the map. */
export function tokenOf(kind: string): string {
  return tokens[kind] ?? `<use href="#eg-${kind}-token" />`;
}
