/** What the server and the browser say to each other. Written by web/typescript.py: run `make web-types`. */

/** What belongs to modules from elsewhere, which the pages were not built with. */
export interface Added {
  /** Fluent files of one language. */
  texts: string[];
  /** All kinds of events. */
  events: Record<string, EventKind>;
}

/** A channel that was just added. */
export interface AddedChannel {
  channel: ShownChannel;
  /** With this notices to a webhook are signed; it is shown only now. */
  secret?: string;
}

/** Somebody puts a table away, or takes it back. */
export interface Archive {
  archived: boolean;
}

/** Tables of a person whose games are over, or that they put away. */
export interface ArchivePage {
  tables: Summary[];
  /** Where the next page begins; empty: this is the last one. */
  next: string;
}

/** Whether somebody has put a table away. */
export interface Archived {
  archived: boolean;
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
  /** The power cards that it may choose now for when it is asked. */
  power?: Option[];
  /** The options that it has chosen, the first choice first. */
  power_chosen?: number[];
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
  /** The seats in the order of their turns; empty until the power cards of the round have been played. */
  order: number[];
  /** How many places of a score table count. */
  places: number;
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
  /** Where other devices in the local network reach this server; none: only by the address that was used. */
  addresses: string[];
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
  /** The name of the drawing of what it does; empty: a plain one. */
  icon: string;
  /** How many a King, Caballero or Intrigue card lets its holder place, by the number of players (KI-2). */
  places: Record<string, number>;
}

/** What somebody says about themselves; what is not given stays as it is. */
export interface ChangeMe {
  name?: string | null;
  /** Whether everybody may see their results. */
  shown?: boolean | null;
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
  /** Whether it was made with the same gesture as the seat's choice before it, so that one undo takes back both. */
  joins?: boolean;
}

/** The clocks of a table, as they are when they are sent. */
export interface Clocks {
  kind: "move" | "game";
  /** The time for each move, or for the whole game. */
  seconds: number;
  /** Who goes on when the time is over. */
  end: "bot" | "host";
  seats: SeatTime[];
}

/** The code that was mailed to an address. */
export interface Code {
  code: string;
}

/** The colour of a seat. */
export type Colour = "red" | "blue" | "green" | "yellow" | "purple";

/** A new table. */
export interface Created {
  id: string;
  seats: Invite[];
  /** By seat: which of the players in the request sits there. The lot may have changed it. */
  order?: number[];
}

/** A table that is no more. */
export interface Deleted {
  id: string;
}

/**
 * Whether whoever made a table can know more of its cards than the others.
 *
 * `hidden`: no. `seed`: they chose the seed. `game`: the game continues a finished one, or a record. `position`: it
 * continues from a position of theirs in which everything hidden was dealt anew.
 */
export type Disclosure = "hidden" | "seed" | "game" | "position";

/** A kind of events. */
export interface EventKind {
  arguments: string[];
  moves: EventMoves[];
  /** The scoring that begins with it. */
  scoring?: string;
  /** The argument with the space whose scoring it explains, which follows. */
  remark?: string;
  /** Whether a log leaves it out. */
  quiet?: boolean;
  /** Events in a row with the same word here happen at once. */
  at_once?: string;
  /** The argument that names whom it harms, where its moves do not tell. */
  against?: string;
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

/** A made-up board for a lesson: what stands where, and what is scored. */
export interface Example {
  players?: number;
  modules?: string[];
  /** The key of a space; nothing: nowhere. */
  king?: string;
  /** By space: how many each seat has there, and then how many are black. */
  caballeros?: Record<string, number[]>;
  /** Where the Grande of each seat stands. */
  grandes?: string[];
  /** Where each score tile lies. */
  tiles?: string[];
  /** What modules keep on the board: by the name of a field its values, as spaces or colours of seats. */
  fields?: Record<string, string[]>;
  /** Whether nobody sees what is in the Castillo. */
  hidden?: boolean;
  /** The spaces to score. */
  score?: string[];
}

/** A made-up board as a spectator sees it. */
export interface ExampleBoard {
  config: TableConfig;
  view: BoardView;
  /** The colours of the seats. */
  seats: Colour[];
  /** How many places score with this number of players. */
  counted: number;
  /** By space that was to be scored. */
  scored: Record<string, Scored>;
  /** The points of each seat in all these spaces. */
  totals: number[];
  plates?: Record<string, Plate>;
  symbols?: Record<string, string>;
}

/** The address of a feed; it is shown only now. */
export interface FeedAddress {
  /** Null: there is none any more. */
  path: string | null;
}

/** Whether there is to be a feed; a new one replaces the one before. */
export interface FeedWanted {
  wanted: boolean;
}

/** Go on from a position as another game. */
export interface Fork {
  /** How many choices had been made. */
  position: number;
  players: NewPlayer[];
}

/** The host lets a bot play a seat. */
export interface GiveToBot {
  /** A seat, counted from 0. */
  seat: number;
  level: string;
}

/** What the coach of a guided game says to the learner now. */
export interface Guide {
  /** One after the other; the learner answers the question after the last one. */
  lines: GuideLine[];
  /** How many stops the story has. */
  stops: number;
  /** Whether these are the last lines of the story. */
  last: boolean;
}

/** Something that the coach of a guided game says at once. */
export interface GuideLine {
  /** The number of the stop in the story, from 1. */
  stop: number;
  /** The key of the stop's title. */
  title: string;
  text: Text;
  /**
   * What it is about: `hand`, `court`, `players`, `offer`, `prompt`, `rounds`, `scoring`, `track`, `card:` and a
   * stack, `space:` and a space; or nothing.
   */
  at: string;
}

/** A choice that looks good to a bot. */
export interface Hint {
  option: number;
  /** How many points more it can be expected to bring than a choice at random, if that is known. */
  points: number | null;
  reason: Text;
  /** What to choose next, if the option only opens another question. */
  then?: number;
  /** How often in a row it is best to choose the same. */
  times?: number;
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
  deal: Disclosure;
  /** Whether somebody holds the seat already: it is shared with another device then. */
  taken: boolean;
}

/** The path of the page on which a seat can be taken, once; nothing for seats that are taken. */
export interface Invite {
  seat: number;
  invite: string | null;
}

/** Somebody takes a seat that anybody may take. */
export interface JoinTable {
  name: string;
  /** Whether they agree that whoever made the table may know its cards. */
  agreed?: boolean;
}

/** Somebody wants to open their seats on other devices, too. */
export interface KeepSeats {
  /** What they call the device that they use now. */
  device: string;
}

/** How somebody opens their seats on another device. The server keeps only a hash, so this is shown once. */
export interface Kept {
  passphrase: string;
  /** The address of the page that opens the seats, with the passphrase behind its `#`, which no server sees. */
  link: string;
  /** The link as a QR code, in SVG. */
  qr: string;
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

/** The tables of a person, those with seats that anybody may take, and those that can be watched. */
export interface Lists {
  /** Those that wait for them first, then the other running ones. */
  mine: Summary[];
  open: Summary[];
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

/** What the server knows of the person who asks. */
export interface Me {
  name: string;
  /** Whether a passphrase opens their seats on other devices. */
  kept: boolean;
  /** Whether everybody may see their results. */
  shown: boolean;
  /** The id of the page with their results, if they have ever shown it. */
  page: string;
  /** How many tables they sit at. */
  tables: number;
  devices: MyDevice[];
}

/** Whether a person wants to read what a seat says. */
export interface Mute {
  /** A seat, counted from 0. */
  seat: number;
  muted: boolean;
}

/** A device of somebody who has kept their seats. */
export interface MyDevice {
  id: string;
  name: string;
  /** When it was added, in seconds since 1970. */
  added: number;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** A table to be made for a guided game. */
export interface NewGuidedTable {
  /** The name of the guided game. */
  guide: string;
  /** Who plays it. */
  name: string;
}

/** The address of a webhook. */
export interface NewHook {
  address: string;
}

/** An e-mail address; a code is mailed to it. */
export interface NewMail {
  address: string;
}

/** How long players may take, and what happens then. */
export interface NewPace {
  /** Whether the time is for each move, or for the whole game. */
  kind: "move" | "game";
  seconds: number;
  /** Who goes on when the time is over: a bot plays, or the host decides. */
  end?: "bot" | "host";
  /** The bot that plays then. */
  level?: string;
}

/** Who sits in a seat: `here`, `invited`, `open` to anybody, or the level of a bot. */
export interface NewPlayer {
  name: string;
  kind: string;
}

/** A browser that shows pushed notices: what its subscription says. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** What the person calls this device. */
  name?: string;
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
  /** Whether everybody may watch; nothing: only if nobody is invited. */
  watchable?: boolean | null;
  cards?: string | null;
  pace?: NewPace | null;
  title?: string;
  /** Whether the result counts for ratings; that needs two people. */
  rated?: boolean;
  /** Whether the lot decides who sits where, and so who has which colour. */
  lot?: boolean;
}

/** What a seat would be asked next, without what it can choose now already. */
export interface NextQuestion {
  prompt: Text;
  options: Option[];
  /** By space: why it cannot be chosen. */
  refused: Record<string, Text>;
  /** What helps to answer. */
  hint?: Text;
  /** Whether what is picked is asked a place for: then it can be dragged there. */
  picks_up?: boolean;
  /** The piece that goes to the chosen space, such as the King, or the seat's own Grande: it can be dragged there. */
  carries?: string;
  /** Whether the option gives up what is asked now: nobody need choose it in order to get there, but they may. */
  onward?: boolean;
  /** The usual answers to what is asked in between. */
  through?: number[];
}

/** A request that needs no details. */
export interface NoDetails {
}

/** How this person is told, and when not. */
export interface NoticeSettings {
  channels: ShownChannel[];
  /** How many channels a person can have. */
  most: number;
  language: "en" | "nl" | "de" | "es";
  /** The name of their time zone. */
  zone: string;
  /** When their quiet hours begin, in minutes of the day; null: they have none. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** Whether they have a feed. */
  feed: boolean;
  /** The key with which a browser subscribes to pushed notices of this server. */
  push_key: string;
  /** Whether this server sends e-mail. */
  mail: boolean;
  /** Differs for different people: what a browser keeps of one is not for another. */
  whose: string;
}

/** The seat that a request is about. */
export interface OneSeat {
  /** A seat, counted from 0. */
  seat: number;
}

/** A link to a seat that nobody has taken yet. */
export interface OpenLink {
  seat: number;
  /** The path of the page on which the seat can be taken; nothing for links of earlier versions. */
  invite: string | null;
  /** When it was made, in seconds since 1970. */
  made: number;
}

/** The links of a table that nobody has used yet. */
export interface OpenLinks {
  links: OpenLink[];
}

/** Somebody opens their seats on a device. */
export interface OpenSeats {
  passphrase: string;
  device: string;
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
  /** What it would give up: who chooses it is asked once whether they mean it. */
  forgoes?: Text;
  /** The piece that it leads to a place for, if that is asked next but not in `then`: it can be dragged there. */
  carries?: string;
  /** What would be asked next if it does nothing else, so that the client can offer that at once. */
  then?: NextQuestion;
}

/** What an option chooses. */
export type OptionKind = "word" | "power" | "card" | "space" | "pick" | "tile" | "amount";

/** What somebody has played. */
export interface PersonPage {
  name: string;
  games: number;
  results: Tally[];
  rating: PersonRating | null;
  /** The latest games; only they themselves see these. */
  played: PlayedGame[];
}

/** How strong somebody is by Plackett–Luce; everybody begins with 25. */
export interface PersonRating {
  rating: number;
  low: number;
  /** The 95 % interval. */
  high: number;
  /** Rated games. */
  games: number;
}

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

/** A seat sets the table again for everybody who sat there. */
export interface PlayAgain {
  /** A seat, counted from 0. */
  seat: number;
  /** Whether the lot decides who sits where, and so who has which colour; otherwise everybody sits as before. */
  lot?: boolean;
}

/** A game that somebody has played. */
export interface PlayedGame {
  /** The table; empty: it was deleted. */
  id: string;
  title: string;
  modules: string[];
  players: number;
  place: number;
  points: number;
  rated: boolean;
  /** When it ended, in seconds since 1970. */
  finished: number;
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
  /** How many power cards the player picks for the whole game, while all players pick. */
  picks?: number;
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
  /** The key of the space that brought them; empty for points that have no place on the board. */
  space: string;
  /** `general`, or the key of the card whose special action it was; empty in a turn before or without one. */
  scoring: string;
  round: number;
}

/** A seat says which power cards it will play, the first choice first; nothing: it wants to be asked. */
export interface Power {
  /** A seat, counted from 0. */
  seat: number;
  options: number[];
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

/** How many days the server keeps what, and whether it writes down all requests. */
export interface Privacy {
  /** What was said, after the end of the game. */
  chat: number;
  /** Tables at which nobody ever chose anything. */
  unplayed: number;
  /** Names, devices and passphrases of people who do not come any more and sit nowhere. */
  people: number;
  /** Whether the log has a line for each request, with its address. */
  requests: boolean;
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
  /** Whether it is the second half of one gesture, such as where a picked caballero goes. */
  continues?: boolean;
  /** Whether what is picked is asked a place for: then it can be dragged there. */
  picks_up?: boolean;
  /** The piece that goes to the chosen space, such as the King, or the seat's own Grande: it can be dragged there. */
  carries?: string;
  /**
   * The option that nearly everybody chooses, or that is only a formality: the client may choose it by itself. One
   * that ends the turn it chooses only after a while. Nothing after an undo, for then the seat wants to be asked.
   */
  usual?: number;
}

/** Whether this person wants no notices from a table. */
export interface QuietHere {
  quiet: boolean;
}

/** The table at which the same people play again. */
export interface Rematch {
  id: string;
  /** The seat that set it. */
  player: number;
}

/** Somebody takes a device of their own away: it holds no seats any more. */
export interface RemoveDevice {
  /** Its id. */
  device: string;
}

/** What the operator should know about a seat. */
export interface Report {
  /** A seat, counted from 0. */
  seat: number;
  text: string;
}

/** A card that a player has by the rank of their power card. */
export interface RoleView {
  card: string;
  /** How many caballeros it lets its holder place. */
  place: number;
  seat: number | null;
}

/** What scoring a space brings. */
export interface Scored {
  /** The place of each seat, after ties; 0: it has nobody there. */
  places: number[];
  awards: Award[];
}

/** Who sits where. */
export interface Seat {
  name: string;
  colour: Colour;
  /** `person`, or the level of a bot. */
  kind: string;
  mine: boolean;
  connected: boolean;
  /** Whether it is somebody's: a bot's, or a person's, even if a bot sits in for them. */
  taken: boolean;
  /** Whether the bot plays for a person, or because nobody took the seat. */
  sits_in?: boolean;
}

/** The clock of a seat. */
export interface SeatTime {
  /** The seconds that are left. */
  left: number;
  runs: boolean;
  /** Whether the time is over and the host has not decided yet. */
  over: boolean;
  /** The seconds of vacation that are left. */
  vacation: number;
  /** When the vacation ends, in seconds since 1970; 0: there is none. */
  away_until: number;
}

/** Somebody sits at a table. */
export interface Seated {
  id: string;
  seat: number;
}

/** A value of an option. */
export type Setting = string | number | boolean;

/** A way in which this person is told. */
export interface ShownChannel {
  id: string;
  kind: "push" | "mail" | "hook";
  /** An e-mail address, or the host of a webhook or a push service. */
  address: string;
  /** The device, of a browser. */
  name: string;
  /** Whether it is this browser. */
  here: boolean;
  confirmed: boolean;
  /** Whether it was switched off, because too many notices did not arrive. */
  off: boolean;
  /** Why the last notice did not arrive. */
  trouble: "refused" | "redirected" | "unreachable" | "private" | "unmailed" | null;
  /** When it was added, in seconds since 1970. */
  added: number;
}

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
  deal: Disclosure;
  /** All that the log keeps; only when the whole table, or an earlier position, is asked for. */
  log?: LoggedEvent[];
  /** Whether this browser made the table; only when the whole table is asked for. */
  host?: boolean;
  /** The step that was announced and can still be stopped, while somebody is asked about it. */
  announced?: ToldEvent;
  /** Plates for spaces that no map knows, if there are such. */
  plates?: Record<string, Plate>;
  /** What marks look like that modules bring, as SVG. */
  symbols?: Record<string, string>;
  /** What the coach says; only to the learner of a guided game. */
  guide?: Guide;
  /** How long everybody may still take, if the table has clocks. */
  clocks?: Clocks;
  /** Who wants a bot to play for somebody else, by that seat. */
  votes?: Record<string, number[]>;
  /** The seats whose chat this person does not want to read; only when the whole table is asked for. */
  muted?: number[];
  rematch?: Rematch;
  /** Whether the rules of today do not lead to this position any more: then it stays as it is. */
  frozen?: boolean;
}

/** Something was stored: the version of the table since then. */
export interface Stored {
  version: number;
}

/** A table in a list. */
export interface Summary {
  id: string;
  title: string;
  modules: string[];
  /** Those that are not as printed. */
  options: Record<string, Setting>;
  /** Parts that are left out. */
  without: string[];
  /** How long players may take; empty: as long as they like. */
  pace: Record<string, Setting>;
  rated: boolean;
  watchable: boolean;
  deal: Disclosure;
  /** Whether whoever asks made it. */
  host: boolean;
  /** Whether whoever asks may delete it. */
  deletable: boolean;
  archived: boolean;
  seats: SummarySeat[];
  round: number;
  /** The number of the last round; a short game leaves some out. */
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
  /** Whether anybody may take it. */
  open?: boolean;
  /** The id of the page of whoever sits there, if they show one. */
  page?: string;
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

/** Whether a table may tell this person. */
export interface TableNotices {
  quiet: boolean;
  /** How many channels they have that work. */
  channels: number;
}

/** Whoever has the link takes its seat. */
export interface TakeSeat {
  /** What only the link of a seat knows. */
  secret: string;
  /** Whether they agree that whoever made the table may know its cards. */
  agreed?: boolean;
}

/** What somebody has played with certain modules and a certain number of players. */
export interface Tally {
  modules: string[];
  players: number;
  games: number;
  /** Games won, alone or together. */
  won: number;
  /** The sum of all places; the first one is 1. */
  places: number;
  /** The sum of all points. */
  points: number;
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

/** A seat takes back what it chose with its last gesture, or all of its turn. */
export interface Undo {
  /** A seat, counted from 0. */
  seat: number;
  /** The number of the last entry that the client knows. */
  version: number;
  /** Chosen by the client: the same key acts once. */
  key: string;
  whole_turn?: boolean;
}

/**
 * How many own choices can be taken back: in all, and to the start of the own turn. One undo takes back those of
 * one gesture.
 */
export interface Undoable {
  steps: number;
  turn: number;
}

/** The clock of an own seat stands still for some days; 0: no longer. */
export interface Vacation {
  /** A seat, counted from 0. */
  seat: number;
  days: number;
}

/** The arguments of a text: numbers of seats, keys of spaces, cards, colours and sources, and plain numbers. */
export type Values = Record<string, string | number>;

/** A seat says whether it wants to be asked to veto. */
export interface Veto {
  /** A seat, counted from 0. */
  seat: number;
  answer: VetoAnswer;
}

/**
 * Whether a seat is asked to veto.
 *
 * `ask`: always. `start`: only at the start of a special action. `never`: not in this one. `round`: not in this round.
 */
export type VetoAnswer = "ask" | "start" | "never" | "round";

/** An own seat votes for removing somebody. */
export interface Vote {
  /** A seat, counted from 0. */
  seat: number;
  /** A seat, counted from 0. */
  against: number;
}

/** The language of notices, and when there are none. */
export interface Wishes {
  language: "en" | "nl" | "de" | "es";
  zone: string;
  /** A minute of the day. */
  quiet_from?: number | null;
  /** A minute of the day. */
  quiet_to?: number | null;
}
