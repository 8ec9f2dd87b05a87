/** What modules use to bring what they tell to the spaces and seats that it is about. */
import type { PlayerView, SpaceView, State, Text } from "../types";
import type { Link } from "./fields";

const COLOURS = ["red", "blue", "green", "yellow", "purple", "black"];

/** A view that is being furnished. */
export class Tools {
  readonly spaces: Record<string, SpaceView>;
  readonly seats: PlayerView[];
  readonly links: Link[] = [];
  readonly news: Text[];

  constructor(readonly state: State) {
    this.spaces = { ...state.view.spaces };
    this.seats = state.view.seats.map((seat) => ({ ...seat, belongings: [...(seat.belongings ?? [])] }));
    this.news = [...(state.view.news ?? [])];
  }

  /** The fields that a module adds to the view; all of them are missing without the module. */
  told<Fields>(): Partial<Fields> {
    return this.state.view as unknown as Partial<Fields>;
  }

  /** Add to a space, if the table has it. */
  change(space: string | null | undefined, add: (old: SpaceView) => Partial<SpaceView>): void {
    const old = space ? this.spaces[space] : undefined;
    if (space && old) this.spaces[space] = { ...old, ...add(old) };
  }

  /** Lay a board or marker on a space: a symbol of the map; a secret one is seen by nobody else. */
  mark(space: string | null | undefined, symbol: string, secret = false): void {
    if (secret) this.change(space, ({ secrets = [] }) => ({ secrets: [...secrets, symbol] }));
    else this.change(space, ({ marks = [] }) => ({ marks: [...marks, symbol] }));
  }

  /** Say something about a space. */
  note(space: string | null | undefined, ...texts: Text[]): void {
    this.change(space, ({ notes = [] }) => ({ notes: [...notes, ...texts] }));
  }

  /** Give a caballero of a colour something to carry. */
  load(space: string | null, colour: number, kind: string): void {
    this.change(space, ({ carried = {} }) => {
      const name = COLOURS[colour] ?? "";
      const own = carried[name] ?? {};
      return { carried: { ...carried, [name]: { ...own, [kind]: (own[kind] ?? 0) + 1 } } };
    });
  }

  /** Say what belongs to a player. */
  belong(seat: number | null | undefined, ...texts: Text[]): void {
    if (seat !== null && seat !== undefined) this.seats[seat]?.belongings?.push(...texts);
  }

  /** Join two regions on the map. */
  link(link: Link): void {
    this.links.push(link);
  }

  /** Say what everybody should know. */
  tell(...texts: Text[]): void {
    this.news.push(...texts);
  }
}
