/** What the server says: the shapes of docs/server.md. */

/** The values of a text: numbers of seats, keys of spaces, cards, colours and sources, and plain numbers. */
export type Values = Record<string, string | number>;

/** A text to be told in the language of the browser. */
export type Text = [key: string, values: Values];

/** Something that happened: its kind, and its arguments in the order of its declaration. */
export type Event = [kind: string, ...values: (string | number)[]];

/** An event with the number of choices before it. */
export type LoggedEvent = [n: number, kind: string, ...values: (string | number | Values)[]];

export type Colour = "red" | "blue" | "green" | "yellow" | "purple";
export type VetoAnswer = "ask" | "start" | "never";
export type LaterAnswer = "ask" | "round" | "always" | "show";

export interface Config {
  players: number;
  modules: string[];
  rounds: number;
  castillo: "hidden" | "open";
  veto: "printed" | "start" | "none";
  mercy: boolean;
  tiebreak: "shared" | "tournament";
  ending: "automatic" | "asked";
  annulment?: boolean;
  dials?: "printed" | "safe";
  played?: "memory" | "listed";
  crossing?: "any" | "own";
  second_ship?: boolean;
  /** Parts that are left out. */
  without?: string[];
}

/** Who sits where. */
export interface Seat {
  name: string;
  colour: Colour;
  /** `person`, or the level of a bot. */
  kind: string;
  mine: boolean;
  connected: boolean;
  /** Whether somebody sits there: a bot, or whoever used the link. */
  taken: boolean;
}

export interface SpaceView {
  /** By seat; null in a hidden Castillo. */
  caballeros: number[] | null;
  /** Caballeros that belong to no seat. */
  black?: number | null;
  table: number[];
  tile: number | null;
  /** The region that this space lies in; null: it is no such space. */
  within?: string | null;
  /** For how many caballeros there is room; null: for any number. */
  room?: number | null;
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

export interface SeatView {
  colour: Colour;
  score: number;
  court: number;
  province: number;
  grande: string | null;
  power: number | null;
  hand_size: number;
  hand: number[] | null;
  /** What can be known of the power cards; null: it is for the memory. */
  surely_in_hand: number[] | null;
  doubtful: number[] | null;
  /** Cards that have been played, and those among them of which some are back in the hand, unseen. */
  played: number[] | null;
  perhaps_back: number[] | null;
  dial: string | null;
  /** What else belongs to this player, in words. */
  belongings?: Text[];
  /** Whose caballeros are guests at the court. */
  guests?: Guests[];
}

export interface Guests {
  player: number;
  count: number;
}

/** Something that joins two spaces on the map. */
export interface Link {
  kind: "alliance" | "bridge" | "castillo";
  ends: [string, string];
}

export interface KeptCard {
  card: string;
  holder: number;
  until: number;
}

/** A power card of the game. */
export interface PowerCard {
  /** 0: the Joker, which has none. */
  value: number;
  /** How many it brings to the court. */
  caballeros: number;
  /** The card of its special action; null: it has none. */
  card: string | null;
}

/** Something in secret: its space is null for all but its owner. */
export interface SecretPlace {
  seat: number;
  space: string | null;
  /** false: it has come to light. */
  secret?: boolean;
}

/** `View.as_dict()`: what the seat sees of the board. */
export interface View {
  seat: number;
  round: number;
  /** The rounds that are played, and those that a general scoring follows. */
  rounds: number[];
  scoring_rounds: number[];
  power_cards: PowerCard[];
  start: number;
  player: number;
  king: string | null;
  spaces: Record<string, SpaceView>;
  seats: SeatView[];
  offered: (string | null)[];
  /** Stacks whose card was turned face down for this round. */
  closed?: number[];
  in_use: string | null;
  kept: KeptCard[];
  tiles: (string | null)[];
  shown: (string | null)[];
  unseen: string[][];
  seen: string[][];
  answered: number[];
  deciding: number[];
  options: number[];
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
  /** What joins two spaces. */
  links?: Link[];
  /** What everybody should know of the table besides, in words. */
  news?: Text[];
}

export type OptionKind = "word" | "power" | "card" | "space" | "pick" | "tile" | "amount";

export interface Option {
  id: number;
  /** The notation, such as `P13` or `Gal.red`. */
  text: string;
  kind: OptionKind;
  space?: string;
  colour?: Colour | "black";
  card?: string;
  value?: number;
  label: Text;
  /** What to know before it is chosen. */
  caution?: Text;
}

export interface Question {
  seat: number;
  secret: boolean;
  prompt: Text;
  announced: Event | null;
  options: Option[];
  /** By space: why it cannot be chosen. */
  refused: Record<string, Text>;
  /** The kept card that may be used now. */
  tool?: string;
  /** What one should know to answer. */
  hint?: Text;
}

/** A choice that looks good to a bot. */
export interface Hint {
  option: number;
  /** How many more it can be expected to bring than a choice at random; null: unknown. */
  points: number | null;
  reason: Text;
}

/** Who would get how many points, and for what. */
export type PreviewLine = [seat: number, points: number, source: string];

export interface Preview {
  now: PreviewLine[];
  more: PreviewLine[];
}

export type ChatLine = [number: number, seat: number | null, text: string];

/** Some lines of chat, the latest last, and whether there are more before them. */
export interface ChatPage {
  lines: ChatLine[];
  earlier: boolean;
}

export interface Points {
  player: number;
  points: number;
  source: string;
  space: string;
  scoring: string;
  round: number;
}

export interface Beforehand {
  /** Whether it stops special actions. */
  veto: VetoAnswer[];
  /** Whether it uses a kept card in others' turns. */
  later: LaterAnswer[];
  /** Whether its King incognito shows himself. */
  king: LaterAnswer[];
}

export interface State {
  id: string;
  version: number;
  position: number;
  seat: number | null;
  seats: Seat[];
  config: Config;
  view: View;
  question: Question | null;
  waiting: number[];
  /** For those who only wait: who must do what. */
  prompts?: Text[];
  undo: { steps: number; turn: number };
  veto: VetoAnswer;
  /** Whether the seat is asked about its kept cards in others' turns, or not in this round. */
  later?: LaterAnswer;
  /** The answers that the seat may give beforehand; none where it has nothing to be asked about. */
  beforehand?: Beforehand;
  preview: Record<string, Preview>;
  events: LoggedEvent[];
  log?: LoggedEvent[];
  /** The number of the last line of chat; 0: nobody has said anything. */
  said: number;
  over: boolean;
  winners: number[];
  ranking: number[];
  points: Points[] | null;
  deal: Deal;
  /** Whether this browser made the table; only when the whole state was asked for. */
  host?: boolean;
}

/** Whether somebody can know the cards to come, and why. */
export type Deal = "hidden" | "seed" | "game" | "position";

/** What a link that is not used yet leads to. */
export interface Invitation {
  id: string;
  seat: number;
  seats: Summary["seats"];
  deal: Deal;
  /** Whether the seat is shared with another device then. */
  taken: boolean;
}

export interface Module {
  key: string;
  /** Modules that it is not played with, those without which it is not played, those that its rulebook advises against, those that no box names with it. */
  apart: string[];
  needs: string[];
  advised_against: string[];
  unnamed: string[];
}

export type OptionValue = string | number | boolean;

/** The options that a preset changes, and as `without` the parts that it leaves out. */
export type Preset = Record<string, OptionValue | string[]>;

/** What can be set up. */
export interface Box {
  players: number[];
  modules: Module[];
  options: Record<string, OptionValue[]>;
  /** What of Grandissimo can be left out. */
  parts: string[];
  presets: Record<string, Preset>;
  bots: string[];
  version: string;
}

export interface Card {
  key: string;
  rule: string;
  module: string;
  stack: number;
  copies: number;
  place: number;
  amounts: number[];
  provenance: string;
  /** Further numbers on the card, by their names. */
  numbers?: Record<string, number>;
  /** Numbers of a reconstructed card that a rulebook states all the same. */
  printed?: string[];
  /** Those that another published source states. */
  public?: string[];
  /** How many a King, Caballero or Intrigue card lets its holder place, by the number of players. */
  places?: Record<string, number>;
}

/** A table in a list. */
export interface Summary {
  id: string;
  seats: Pick<Seat, "name" | "colour" | "kind" | "mine">[];
  round: number;
  rounds: number;
  position: number;
  waiting: number[];
  over: boolean;
  winners: number[];
  changed: number;
}

/** `here` (this browser), `invited`, or the level of a bot. */
export interface NewPlayer {
  name: string;
  kind: string;
}

export interface NewTable {
  players: NewPlayer[];
  options: Record<string, OptionValue>;
  preset: string;
  modules: string[];
  without?: string[];
  /** Digits, since JavaScript rounds large numbers. */
  seed?: string;
  watchable: boolean;
}

export interface Created {
  id: string;
  seats: { seat: number; invite: string | null }[];
}
