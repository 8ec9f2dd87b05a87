/**
 * Fields of a view that the server's document does not describe: those in which modules tell what they show, and those
 * that `furnish` makes of them for the table to draw.
 */

/** Caballeros of others at a court. */
export interface Guests {
  player: number;
  count: number;
}

/** Something that joins two spaces on the map. */
export interface Link {
  kind: "alliance" | "bridge" | "castillo";
  ends: [string, string];
}

/** Something in secret: its space is null for all but its owner. */
export interface SecretPlace {
  seat: number;
  space: string | null;
  /** false: it has come to light. */
  secret?: boolean;
}

declare module "../types" {
  interface BoardView {
    // Told by modules.
    /** Stacks whose card was turned face down for this round. */
    closed?: number[];
    /** The King, Caballero and Intrigue cards from the highest power card down, with how many they let place. */
    role_cards?: { card: string; place: number }[];
    /** By seat: the one of them that it has in this round. */
    roles?: (string | null)[];
    /** By seat: the values of the power cards that it has chosen, while all choose theirs. */
    chosen?: number[][];
    /** Who has a 2× token, and who has dialled a storm. */
    doubled?: SecretPlace[];
    storms?: SecretPlace[];
    /** Seats that have laid a Joker in this round. */
    jokers?: number[];
    /** Who boycotts a region, who keeps King incognito, and the seat whose Grande acts as King. */
    boycott?: SecretPlace | null;
    incognito?: SecretPlace[];
    acting?: number | null;
    /** By score tile: whether it shows its back. */
    turned?: boolean[];
    // Furnished.
    /** What joins two spaces. */
    links?: Link[];
    /** What everybody should know of the table besides, in words. */
    news?: Text[];
  }

  interface SpaceView {
    /** Tokens that lie here, by kind, such as `gold`. */
    heap?: Record<string, number>;
    /** What caballeros here carry: by colour, then by kind of token. */
    carried?: Record<string, Record<string, number>>;
    /** Boards and markers that lie here: symbols of the map. */
    marks?: string[];
    /** Such as nobody but this player sees. */
    secrets?: string[];
    /** Whether the score tile here shows its back: the table is mirrored. */
    turned?: boolean;
    /** The seat to which it belongs. */
    holder?: number;
    /** What else there is to say about it, in words. */
    notes?: Text[];
  }

  interface PlayerView {
    /** What else belongs to this player, in words. */
    belongings?: Text[];
    /** Whose caballeros are guests at the court. */
    guests?: Guests[];
  }
}
