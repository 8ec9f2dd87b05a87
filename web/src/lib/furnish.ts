/** What modules tell of the board, brought to where it is drawn: tokens, markers and belongings of spaces and seats. */
import { say } from "./texts";
import type { KeptCard, Question, SpaceView, State, Text } from "./types";

/** The fields that modules add to a view; all of them are missing without the module. */
interface Told {
  /** The seat that holds the Grand Inquisitor. */
  inquisitor?: number | null;
  limit_board?: { space: string; room: number };
  /** By kind: how many lie in their colony, and who carries one: the space and the number of the colour. */
  tokens?: Record<string, { supply: number; lying: number; carried: [space: string, colour: number][] }>;
  delayed?: Record<string, string[]>;
  /** By seat: where the standard bearer is. */
  banners?: (string | null)[];
}

const COLOURS = ["red", "blue", "green", "yellow", "purple", "black"];
const BLACK = 5;
const HEAPS: Record<string, string> = { gold: "america", goods: "africa" };
/** When a marked region is scored. */
const DUE: Record<string, string> = { this_round: "table-marker-now", next_round: "table-marker-next" };
/** The kept card that a question is about, by the end of its key. */
const TOOLS: Record<string, string> = {
  "prompt-close": "close-card",
  "prompt-close-now": "close-card",
  "prompt-strike": "double-strike",
  "prompt-free-choice": "free-choice",
};

/** What one should know to answer a question. */
const HINTS: Record<string, string> = { "prompt-journey": "table-journeys-text" };

/** The state with all that lies on the spaces and belongs to the seats. */
export function furnish(state: State): State {
  const told = state.view as Told;
  const spaces: Record<string, SpaceView> = { ...state.view.spaces };
  const change = (space: string | null | undefined, add: (old: SpaceView) => Partial<SpaceView>): void => {
    const old = space ? spaces[space] : undefined;
    if (space && old) spaces[space] = { ...old, ...add(old) };
  };
  const load = (space: string | null, colour: number, kind: string): void =>
    change(space, ({ carried = {} }) => {
      const name = COLOURS[colour] ?? "";
      const own = carried[name] ?? {};
      return { carried: { ...carried, [name]: { ...own, [kind]: (own[kind] ?? 0) + 1 } } };
    });
  const mark = (space: string | undefined, symbol: string): void =>
    change(space, ({ marks = [] }) => ({ marks: [...marks, symbol] }));
  const note = (space: string | null | undefined, ...texts: Text[]): void =>
    change(space, ({ notes = [] }) => ({ notes: [...notes, ...texts] }));

  for (const [kind, { lying, carried }] of Object.entries(told.tokens ?? {})) {
    if (lying > 0) change(HEAPS[kind], ({ heap = {} }) => ({ heap: { ...heap, [kind]: lying } }));
    for (const [space, colour] of carried) load(space, colour, kind);
    for (const [space, colour, count] of counted(carried)) {
      note(space, [`table-carries-${kind}`, { player: colour === BLACK ? say("colour-black") : colour, count }]);
    }
  }
  if (told.limit_board) {
    const { space, room } = told.limit_board;
    const on = spaces["limit-board"];
    const taken = (on?.caballeros ?? []).reduce((sum, count) => sum + count, on?.black ?? 0);
    const lines: Text[] = [["table-board-spaces", { taken, all: room }]];
    mark(space, "limit");
    note(space, ...lines, ["table-board-beside", {}]);
    note("limit-board", ...lines);
  }
  for (const [when, where] of Object.entries(told.delayed ?? {})) {
    for (const space of where) {
      mark(space, "later");
      note(space, [DUE[when] ?? "table-marker", {}]);
    }
  }
  for (const [seat, space] of (told.banners ?? []).entries()) {
    load(space, seat, "banner");
    note(space, ["table-bearer", { player: seat }]);
  }

  const seats = state.view.seats.map((seat, at) => {
    const more: Text[] = [];
    if (told.inquisitor === at) more.push(["word-grand-inquisitor", {}]);
    if (told.banners?.[at] === null) more.push(["table-banner-waits", {}]);
    return { ...seat, belongings: [...(seat.belongings ?? []), ...more] };
  });
  const question = state.question && equip(state.question, state.view.kept ?? []);
  return { ...state, question, view: { ...state.view, spaces, seats, news: [...(state.view.news ?? []), ...news(told)] } };
}

/** How many of a colour carry one, by space and colour. */
function counted(carried: readonly [string, number][]): [string, number, number][] {
  const groups = Map.groupBy(carried, (one) => one.join());
  return [...groups.values()].map((those) => [...those[0]!, those.length]);
}

/** The question with the kept card that it is about, and what one should know. */
function equip(question: Question, kept: readonly KeptCard[]): Question {
  const end = TOOLS[question.prompt[0]];
  const tool = end && kept.find(({ card, holder }) => holder === question.seat && card.endsWith(end))?.card;
  const hint = HINTS[question.prompt[0]];
  return { ...question, ...(tool && { tool }), ...(hint && { hint: [hint, {}] as Text }) };
}

function news({ inquisitor, tokens }: Told): Text[] {
  const lines: Text[] = [];
  if (inquisitor === null) lines.push(["table-inquisitor-nobody", {}]);
  const { gold, goods } = tokens ?? {};
  if (gold && goods) lines.push(["table-supply", { gold: gold.supply, goods: goods.supply }]);
  return lines;
}
