/** What the server and the browser say to each other. Written by web/typescript.py: run `make web-types`. */

/** What belongs to modules from elsewhere, which the pages were not built with. */
export interface Added {
  /** Fluent files of one language. */
  texts: string[];
  /** All kinds of events. */
  events: Record<string, EventKind>;
}

/** Caballeros of one colour that stand with a player and not on the map. */
export interface AsideView {
  /** The key of the word for where they stand. */
  sign: string;
  colour: "red" | "blue" | "green" | "yellow" | "purple" | "black";
  count: number;
  text: Text;
  /** The key of a sentence that says what happens to them. */
  about: string | null;
}

/** Points that a seat would score, and for what. */
export type Award = [seat: number, points: number, source: string];

/** The answers that a seat may give beforehand; none where it has nothing to be asked about. */
export interface Beforehand {
  /** Whether it stops special actions. */
  veto: VetoAnswer[];
  /** Whether it uses a kept card in others' turns. */
  later: LaterAnswer[];
  /** Whether its King incognito shows himself. */
  king: LaterAnswer[];
}

/** Something that a player has. */
export interface BelongingView {
  text: Text;
  /** The key of a short word for it; null: the text is short enough. */
  sign: string | null;
  /** The space it is about, if the viewer may know it. */
  space: string | null;
  /** Whether it is hidden from some players. */
  hidden: boolean;
  /** The card it is about. */
  card: string | null;
  /** The prefix of the text keys with which its owner can reveal it. */
  reveal: string | null;
}

/** The place and symbol of a space that lies between two others. */
export interface BetweenView {
  ends: [string, string];
  symbol: string;
}

/** What the viewer, a seat or a spectator, sees of the board. */
export interface BoardView {
  /** The viewer; -1: a spectator. */
  seat: number;
  round: number;
  /** The rounds that are played. */
  rounds: number[];
  /** The rounds that a general scoring follows. */
  scoring_rounds: number[];
  power_cards: PowerCard[];
  /** The seat that begins this round. */
  start: number;
  /** The seat whose turn it is; -1: none. */
  player: number;
  /** The King's region. */
  king: string | null;
  /** Where the King stands on the map. */
  throne: string | null;
  spaces: Record<string, SpaceView>;
  seats: PlayerView[];
  /** The face-up card of each stack. */
  offered: (string | null)[];
  /** Stacks whose face-up card cannot be taken. */
  closed: number[];
  /** The action card in use. */
  in_use: string | null;
  kept: KeptCard[];
  /** By score tile: the space on which it lies, if it is on the board. */
  tiles: (string | null)[];
  /** Score tiles that show their backs. */
  turned: number[];
  /** By seat: what its dial showed at the last reveal. */
  shown: (string | null)[];
  /** By stack: the cards that nobody has seen yet, sorted by key. */
  unseen: string[][];
  /** By stack: the cards that were put under it, in their order. */
  seen: string[][];
  /** Seats that have answered an open row of secret decisions. */
  answered: number[];
  /** Seats that have to decide. */
  deciding: number[];
  /** The options of the viewer, if they have to decide. */
  options: number[];
  /** The cards that players have by the rank of their power cards, highest first. */
  roles: RoleView[];
  links: LinkView[];
  /** What else everybody should know. */
  news: Text[];
}

/** What can be set up. */
export interface Box {
  players: number[];
  modules: BoxModule[];
  options: Record<string, Setting[]>;
  /** Options that there are only with a certain module. */
  belongs: Record<string, string>;
  /** Options that there are only for so many players. */
  seated: Record<string, number>;
  /** What can be left out (OPT-6). */
  parts: BoxPart[];
  presets: Record<string, Preset>;
  bots: string[];
  version: string;
}

/** A module of the Big Box. */
export interface BoxModule {
  key: string;
  /** Modules that do not go with it (MIX-1). */
  apart: string[];
  /** Modules without which it is not played. */
  needs: string[];
  /** Modules with which it can be played, though its rulebook advises against it (MIX-7). */
  advised_against: string[];
  /** Modules with which it can be played, though no box says so (MIX-1). */
  unnamed: string[];
}

/** A part of a module that can be left out. */
export interface BoxPart {
  key: string;
  module: string;
  /** The stack of the card that it is; 0: it is no card. */
  stack: number;
  /** Parts that come and go with it. */
  along: string[];
}

/** An action card. */
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
  numbers: Record<string, number>;
  /** Those among them that are symbols, there or not, and the parts of the game that they are about. */
  symbols: Record<string, string>;
  /** Numbers of a reconstructed card that a rulebook states all the same. */
  printed: string[];
  /** Those that another published source states. */
  public: string[];
  /** How many a King, Caballero or Intrigue card lets its holder place, by the number of players (KI-2). */
  places: Record<string, number>;
}

/** Something said at the table. */
export interface Chat {
  /** A seat, counted from 0. */
  seat: number;
  text: string;
  /** Chosen by the client: the same key acts once. */
  key: string;
}

/** A line of chat: its number among the entries of the table, the seat, the words. */
export type ChatLine = [number: number, seat: number, text: string];

/** What was said at a table, the latest last. */
export interface ChatPage {
  lines: ChatLine[];
  /** Whether there are lines before these. */
  earlier: boolean;
}

/** A choice of a seat. */
export interface Choose {
  /** A seat, counted from 0. */
  seat: number;
  /** The number of the last entry that the client knows. */
  version: number;
  option: number;
  /** Chosen by the client: the same key acts once. */
  key: string;
}

/** The colour of a seat. */
export type Colour = "red" | "blue" | "green" | "yellow" | "purple";

/** A new table. */
export interface Created {
  id: string;
  seats: Invite[];
}

/**
 * Whether whoever made a table can know more of its cards than the others.
 *
 * `hidden`: no. `seed`: they chose the seed. `game`: the game continues a finished one, or a record. `position`: it
 * continues from a position of theirs in which everything hidden was dealt anew.
 */
export type Deal = "hidden" | "seed" | "game" | "position";

/** A kind of events. */
export interface EventKind {
  arguments: string[];
  moves: EventMoves[];
  /** The scoring that begins with it. */
  scoring?: string;
}

/** What events of a kind move, in words of `board/moving.py` and names of arguments. */
export interface EventMoves {
  /** Of several pieces the argument `by` says which. */
  piece: string | string[];
  start: string;
  end: string;
  of?: string;
  count?: string;
  by?: string;
}

/** Go on from a position as another game. */
export interface Fork {
  /** How many choices had been made. */
  position: number;
  players: NewPlayer[];
}

/** A choice that looks good to a bot. */
export interface Hint {
  option: number;
  /** How many points more it can be expected to bring than a choice at random, if that is known. */
  points: number | null;
  reason: Text;
}

/** The best choices of a seat, the best first. */
export interface Hints {
  hints: Hint[];
}

/** What a link that is not used yet leads to. */
export interface Invitation {
  id: string;
  seat: number;
  seats: SummarySeat[];
  deal: Deal;
  /** Whether somebody holds the seat already: it is shared with another device then. */
  taken: boolean;
}

/** The path of the page on which a seat can be taken, once; nothing for seats that are taken. */
export interface Invite {
  seat: number;
  invite: string | null;
}

/** A card that somebody keeps. */
export interface KeptCard {
  card: string;
  holder: number;
  /** The last round in which it can be used. */
  until: number;
}

/** A seat says whether it wants to be asked to use a kept card in others' turns. */
export interface Later {
  /** A seat, counted from 0. */
  seat: number;
  answer: LaterAnswer;
}

/**
 * Whether a seat is asked to use a kept card in others' turns.
 *
 * `ask`: yes, about King incognito only between turns. `always`: also in the middle of turns. `round`: not in this
 * round. `show`: no, the King incognito shows himself at the next occasion.
 */
export type LaterAnswer = "ask" | "round" | "always" | "show";

/** Something that joins two spaces, between the marks with this symbol on them. */
export interface LinkView {
  kind: string;
  ends: [string, string];
  symbol: string;
}

/** The tables of this browser, and those that can be watched. */
export interface Lists {
  mine: Summary[];
  watch: Summary[];
}

/** An event, after the number of choices made before it. */
export type LoggedEvent = [n: number, kind: string, ...rest: (string | number | Values)[]];

/** A board, marker or token on a space. */
export interface MarkView {
  symbol: string;
  /** Whether only the viewer sees it. */
  secret: boolean;
}

/** A link to an own seat, or to one that nobody has taken yet. */
export interface NewLink {
  /** A seat, counted from 0. */
  seat: number;
}

/** Who sits in a seat: `here`, `invited`, or the level of a bot. */
export interface NewPlayer {
  name: string;
  kind: string;
}

/** A record to look at. */
export interface NewRecord {
  text: string;
}

/** A table to be made. */
export interface NewTable {
  players: NewPlayer[];
  options?: Record<string, Setting>;
  preset?: string;
  modules?: string[];
  /** Parts that are left out (OPT-6); nothing: those of the preset. */
  without?: string[] | null;
  /** A number, or its digits, since JavaScript rounds large numbers; nothing: dealt so that nobody can know it. */
  seed?: number | string | null;
  watchable?: boolean;
  cards?: string | null;
}

/** A record that can be looked at as a table. */
export interface Opened {
  id: string;
}

/** An option of a question. */
export interface Option {
  id: number;
  /** The notation, such as `P13` or `Gal.red`. */
  text: string;
  kind: OptionKind;
  label: Text;
  space?: string;
  colour?: PieceColour;
  card?: string;
  value?: number;
  /** What to know before it is chosen, such as that caballeros would go back to the court. */
  caution?: Text;
}

/** What an option chooses. */
export type OptionKind = "word" | "power" | "card" | "space" | "pick" | "tile" | "amount";

/** The colour of a caballero; black ones belong to no seat. */
export type PieceColour = "red" | "blue" | "green" | "yellow" | "purple" | "black";

/** Where the name, the table and the pieces of a space are that no map knows: on a plate below the map. */
export interface Plate {
  name: [number, number];
  table: [number, number];
  nobles: [number, number];
  caballeros: [number, number];
  grandes_abreast: number;
  tokens_abreast: number;
  /** The size of the plate. */
  panel: [number, number];
}

/** What the viewer sees of a player. */
export interface PlayerView {
  colour: "red" | "blue" | "green" | "yellow" | "purple";
  score: number;
  court: number;
  province: number;
  /** The region of the Grande. */
  grande: string | null;
  /** The value of the power card on view in this round. */
  power: number | null;
  hand_size: number;
  /** The values of the power cards in hand; null for other players. */
  hand: number[] | null;
  /** Power cards that are certainly in hand; null where players must remember them (OPT-10). */
  surely_in_hand: number[] | null;
  /** Power cards that may be in hand. */
  doubtful: number[] | null;
  /** Power cards that have been played. */
  played: number[] | null;
  /** The doubtful ones that have been played: some of them are back in hand, unseen. */
  perhaps_back: number[] | null;
  /** The region on the secret dial, if the viewer can know it. */
  dial: string | null;
  /** What else the player has. */
  belongings?: BelongingView[];
  /** Caballeros that stand with the player and not on the map. */
  aside?: AsideView[];
  /** The power card without a value that the player has laid in this round. */
  laid?: string;
  /** The values of the power cards that the player has picked so far, while all players pick. */
  picked?: number[];
  /** Whether the player's Grande acts as King. */
  regent?: boolean;
}

/** Points that a player scored at once, and what for. */
export interface Points {
  player: number;
  points: number;
  /** `place-1`, `place-2`, `place-3`, `king`, `grande`, or one that modules add: see the `sources` of the rules. */
  source: string;
  /** The key of the region, `castillo` or `bridge`; empty for points that have no place on the board. */
  space: string;
  /** `general`, or the key of the card whose special action it was; empty in a turn before or without one. */
  scoring: string;
  round: number;
}

/** A power card of the game. */
export interface PowerCard {
  /** 0: it has none. */
  value: number;
  /** How many it brings to the court. */
  caballeros: number;
  /** The card of its special action, if it has one. */
  card: string | null;
  /** What that is about, the main thing first. */
  about: string[];
}

/** The options that a preset changes; `without` lists the parts that it leaves out. */
export type Preset = Record<string, Setting | string[]>;

/** What scoring a space would bring now, and with one more caballero. */
export interface Preview {
  now: Award[];
  more: Award[];
}

/** What a seat has to decide. */
export interface Question {
  seat: number;
  secret: boolean;
  prompt: Text;
  /** The step that was announced and can still be stopped, if the question is about one. */
  announced: ToldEvent | null;
  options: Option[];
  /** By space: why it cannot be chosen. */
  refused: Record<string, Text>;
  /** The kept card that the question is about. */
  tool?: string;
  /** What helps to answer. */
  hint?: Text;
}

/** A card that a player has by the rank of their power card. */
export interface RoleView {
  card: string;
  /** How many caballeros it lets its holder place. */
  place: number;
  seat: number | null;
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

/** Somebody sits at a table. */
export interface Seated {
  id: string;
  seat: number;
}

/** A value of an option. */
export type Setting = string | number | boolean;

/** A space of the board. */
export interface SpaceView {
  /** By seat; null in a hidden Castillo. */
  caballeros: number[] | null;
  /** Caballeros that belong to no seat; null in a hidden Castillo. */
  black: number | null;
  /** The points for the first, the second and the third place. */
  table: number[];
  /** The score tile that lies here. */
  tile: number | null;
  /** The region that contains this space, if it is part of one. */
  within: string | null;
  /** How many caballeros fit in; null: any number. */
  room: number | null;
  /** Whether the score tile shows its back: the table is mirrored. */
  turned?: boolean;
  /** Boards, markers and tokens that lie here. */
  marks?: MarkView[];
  /** What else to know about it. */
  notes?: Text[];
  /** Tokens that lie here, by symbol. */
  heap?: Record<string, number>;
  /** What caballeros here carry: by colour, then by symbol. */
  carried?: Record<string, Record<string, number>>;
  /** The seat that owns it. */
  holder?: number;
  /** Whether it is not on the map now. */
  absent?: boolean;
  /** Where it lies, if between two other spaces. */
  between?: BetweenView;
}

/** A table as a seat or a spectator sees it. */
export interface State {
  id: string;
  /** The number of the last entry. */
  version: number;
  /** How many choices have been made. */
  position: number;
  /** The seat that sees the table like this; null: a spectator. */
  seat: number | null;
  seats: Seat[];
  config: TableConfig;
  view: BoardView;
  question: Question | null;
  /** Seats that have to decide now. */
  waiting: number[];
  /** What each of them has to do, in words for everybody. */
  prompts: Text[];
  undo: Undoable;
  veto: VetoAnswer;
  /** Whether the seat is asked about its kept cards in others' turns. */
  later: LaterAnswer;
  beforehand: Beforehand;
  /** By region. */
  preview: Record<string, Preview>;
  /** What has happened since the version that the client had. */
  events: LoggedEvent[];
  /** The number of the last line of chat; 0: nobody has said anything. */
  said: number;
  over: boolean;
  winners: number[];
  ranking: number[];
  /** All points, once the game is over. */
  points: Points[] | null;
  deal: Deal;
  /** All that the log keeps; only when the whole table, or an earlier position, is asked for. */
  log?: LoggedEvent[];
  /** Whether this browser made the table; only when the whole table is asked for. */
  host?: boolean;
  /** Plates for spaces that no map knows, if there are such. */
  plates?: Record<string, Plate>;
  /** What marks look like that modules bring, as SVG. */
  symbols?: Record<string, string>;
}

/** Something was stored: the version of the table since then. */
export interface Stored {
  version: number;
}

/** A table in a list. */
export interface Summary {
  id: string;
  seats: SummarySeat[];
  round: number;
  rounds: number;
  position: number;
  waiting: number[];
  over: boolean;
  winners: number[];
  /** When it last changed, in seconds since 1970. */
  changed: number;
}

/** A seat in a list of tables. */
export interface SummarySeat {
  name: string;
  colour: Colour;
  kind: string;
  mine: boolean;
}

/** What is played at a table: players, modules and options (OPT-1 to OPT-12). */
export interface TableConfig {
  players: number;
  modules: string[];
  rounds: 9 | 6;
  castillo: "hidden" | "open";
  veto: "printed" | "start" | "none";
  mercy: boolean;
  tiebreak: "shared" | "tournament";
  ending: "automatic" | "asked";
  annulment: boolean;
  dials: "printed" | "safe";
  played: "memory" | "listed";
  crossing: "any" | "own";
  second_ship: boolean;
  /** Parts that are left out (OPT-6). */
  without: string[];
}

/** Whoever has the link takes its seat. */
export interface TakeSeat {
  /** What only the link of a seat knows. */
  secret: string;
  /** Whether they agree that whoever made the table may know its cards. */
  agreed?: boolean;
}

/** A text that the client renders in its own language. */
export type Text = [key: string, values: Values];

/** Something that happened: its kind, then its arguments. */
export type ToldEvent = [kind: string, ...rest: (string | number)[]];

/** Why a request was refused. */
export interface Trouble {
  error: string;
  reason?: Text | null;
  /** Of a fault of the server: its log tells more under this. */
  id?: string;
}

/** A seat takes back its last choice, or all of its turn. */
export interface Undo {
  /** A seat, counted from 0. */
  seat: number;
  /** The number of the last entry that the client knows. */
  version: number;
  /** Chosen by the client: the same key acts once. */
  key: string;
  whole_turn?: boolean;
}

/** How many own choices can be taken back: in all, and to the start of the own turn. */
export interface Undoable {
  steps: number;
  turn: number;
}

/** The arguments of a text: numbers of seats, keys of spaces, cards, colours and sources, and plain numbers. */
export type Values = Record<string, string | number>;

/** A seat says whether it wants to be asked to veto. */
export interface Veto {
  /** A seat, counted from 0. */
  seat: number;
  answer: VetoAnswer;
}

/** Whether a seat is asked to veto: always, only at the start of a special action, or never. */
export type VetoAnswer = "ask" | "start" | "never";
