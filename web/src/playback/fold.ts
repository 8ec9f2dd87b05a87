/** What an event changes on the board, read from the moves that its kind declares: no rule and no module is known here. */
import { argumentsOf, isSpace, kindOf, movementsOf } from "../lib/events";
import type { Movement } from "../lib/events";
import type { BoardView, LoggedEvent, PlayerView, SpaceView } from "../lib/types";

const EVERYBODY = "@everybody";
const ALL = "@all";
const [COURT, PROVINCE, HELD, WITHIN, BEFORE, HAND, FACE_UP, OFFER, TURNED] = ["@court", "@province", "@held", "@within", "@before", "@hand", "@face-up", "@offer", "@turned"];
const BLACK = "black";
/** Events that happen at once: secret regions are shown together, and so is what was hidden in the Castillo. */
const [DIALS, LIFT] = ["dials", "lift"];
const CASTILLO = "castillo";
/** What lies on a space besides people; where the space itself lies, and by which table it counts. */
const AROUND: (keyof SpaceView)[] = ["marks", "heap", "carried", "holder", "notes"];
const LIE: (keyof SpaceView)[] = ["within", "absent", "between", "table", "turned"];
/** What stands in the Castillo, however its space is called just now. */
const THROWN = ["caballero", "grande"];

const COUNTS: (keyof SpaceView)[] = ["caballeros", "black"];

type Told = Record<string, unknown>;

/** The view after an event. `next` is the next view that the server has sent: events do not declare everything, such as
 * the values of a score table or how long a card may be kept, so what an event touches is taken over from there. */
export function fold(view: BoardView, event: LoggedEvent, next: BoardView = view): BoardView {
  return new Folding(view, next).play(event, true);
}

/** The view while the pieces of an event are in the air: they have left, and have not landed. */
export function underWay(view: BoardView, event: LoggedEvent): BoardView {
  return new Folding(view, view).play(event, false);
}

/** The colour of a piece's owner; a seat is a number, and colours of pieces are words. */
export function colourOf(view: BoardView, of: string | number | null): string {
  return typeof of === "number" ? (view.seats[of]?.colour ?? BLACK) : (of ?? BLACK).replace("@", "");
}

/** What is thrown into a Castillo in danger stands beside it. */
export function landing(view: BoardView, figure: string, end: string | number): string | number {
  if (end !== CASTILLO || !THROWN.includes(figure)) return end;
  return Object.entries(view.spaces).find(([, { within, absent }]) => within === CASTILLO && !absent)?.[0] ?? end;
}

/** A space of this player from which one of their caballeros goes ashore: the one that `next` shows with fewer. */
export function unloaded(view: BoardView, owner: number, next: BoardView): string | undefined {
  const load = ({ spaces }: BoardView, space: string): number => spaces[space]?.caballeros?.[owner] ?? 0;
  const loaded = Object.keys(view.spaces).filter((space) => view.spaces[space]?.holder === owner && load(view, space) > 0);
  return loaded.find((space) => load(next, space) < load(view, space)) ?? loaded[0];
}

/** The space on which a token, marker or board lies. */
export function whereLies(view: BoardView, symbol: string, colour: string): string | undefined {
  const lies = ({ marks, carried, heap }: SpaceView): boolean =>
    marks?.some((mark) => mark.symbol === symbol) || (carried?.[colour]?.[symbol] ?? 0) > 0 || (heap?.[symbol] ?? 0) > 0;
  return Object.entries(view.spaces).find(([, space]) => lies(space))?.[0];
}

class Folding {
  #view: BoardView;
  readonly #next: BoardView;
  #lands = true;

  constructor(view: BoardView, next: BoardView) {
    this.#view = { ...view, spaces: { ...view.spaces }, seats: [...view.seats] };
    this.#next = next;
  }

  play([, kind, ...values]: LoggedEvent, lands: boolean): BoardView {
    this.#lands = lands;
    const told = argumentsOf(kind, values);
    for (const movement of movementsOf(kind, told)) this.#move(movement, told);
    if (lands) this.#say(kind, told);
    return this.#view;
  }

  /** What an event says without moving anything. */
  #say(kind: string, told: Told): void {
    const [player, word] = [Number(told["player"]), kindOf(kind)?.at_once];
    if (kind === "round") this.#view.round = Number(told["round"]);
    if (kind === "round" || kind === "over") {
      for (const key of Object.keys(this.#view.spaces)) this.#takeOver(key, [...AROUND, ...LIE]); // much lasts for one round
      this.#view.links = this.#next.links;
    }
    if (kind === "turn") [this.#view.player, this.#view.in_use] = [player, null];
    else if (kind === "start-player") [this.#view.start, this.#view.player, this.#view.in_use] = [player, -1, null];
    else if (kind === "special") this.#view.in_use = String(told["card"]);
    else if (word === DIALS) this.#changeSeat(player, () => ({ dial: String(told["space"]) }));
    else if (word === LIFT) this.#lift(told);
  }

  /** Shows what was hidden in the Castillo: first that it is open, then how many of each player, or how many black ones. */
  #lift({ player, count }: Told): void {
    const { caballeros, black } = this.#view.spaces[CASTILLO] ?? { caballeros: null, black: null };
    const now = this.#view.seats.map((_, seat) => (count !== undefined && seat === player ? Number(count) : (caballeros?.[seat] ?? 0)));
    const isBlack = count !== undefined && player === undefined;
    this.#change(CASTILLO, { caballeros: count === undefined ? now.map(() => 0) : now, black: isBlack ? Number(count) : (black ?? 0) });
  }

  #change(key: string, changes: Partial<SpaceView>): void {
    const space = this.#view.spaces[key];
    if (space !== undefined) this.#view.spaces[key] = { ...space, ...changes };
  }

  #changeSeat(seat: number, changes: (now: PlayerView) => Partial<PlayerView>): void {
    const now = this.#view.seats[seat];
    if (now !== undefined) this.#view.seats[seat] = { ...now, ...changes(now) };
  }

  #move(movement: Movement, told: Told): void {
    switch (movement.piece) {
      case "caballero":
        return this.#caballeros(movement);
      case "points":
        return this.#lands ? this.#changeSeat(Number(movement.of), ({ score }) => ({ score: score + Number(movement.count) })) : undefined;
      case "king":
        return this.#king(movement);
      case "grande":
        return this.#grande(Number(movement.of), movement.end);
      case "tile":
        return this.#tile(Number(told["tile"]), movement.end);
      case "card":
        return this.#card(movement, told);
      case "kept-card":
        return this.#put(Number(movement.of), null);
      case "power-card":
        return this.#powerCard(movement, told);
      default:
        return this.#token(movement);
    }
  }

  // --- pieces that people move ---

  #caballeros({ of, start, end, count }: Movement): void {
    for (const [seat, colour] of this.#colours(of)) {
      const from = start === HELD ? (unloaded(this.#view, seat, this.#next) ?? start) : start;
      const to = end === WITHIN ? (this.#view.spaces[from]?.within ?? from) : landing(this.#view, "caballero", end);
      const many = count === ALL ? this.#countOf(seat, from) : Number(count);
      if (many === 0) continue;
      this.#add(seat, colour, from, -many);
      if (this.#lands) this.#add(seat, colour, to, many);
    }
  }

  /** Seats and colours of what moves; black pieces are of seat -1. */
  #colours(of: string | number | null): [number, string][] {
    const all = [...this.#view.seats.map(({ colour }, seat): [number, string] => [seat, colour]), [-1, BLACK] as [number, string]];
    const wanted = colourOf(this.#view, of);
    return of === EVERYBODY ? all : all.filter(([, colour]) => colour === wanted);
  }

  #countOf(seat: number, place: string | number): number {
    const space = this.#view.spaces[place];
    return (seat < 0 ? space?.black : space?.caballeros?.[seat]) ?? 0;
  }

  /** Adds caballeros to a place, or takes them away: first from the space itself, then from spaces within it. */
  #add(seat: number, colour: string, place: string | number, many: number): void {
    if (place === COURT) this.#changeSeat(seat, ({ court }) => ({ court: court + many }));
    else if (place === PROVINCE) this.#changeSeat(seat, ({ province }) => ({ province: province + many }));
    else if (typeof place === "number") this.#guest(place, colour, many);
    else if (isSpace(place)) {
      const within = Object.keys(this.#view.spaces).filter((key) => this.#view.spaces[key]?.within === place);
      if (this.#view.spaces[place]?.absent && this.#lands) this.#takeOver(String(place), [...AROUND, ...LIE]);
      let left = many;
      for (const key of [place, ...(many < 0 ? within : [])]) {
        const part = many < 0 ? Math.max(left, -this.#countOf(seat, key)) : left;
        this.#addTo(key, seat, part);
        left -= part;
      }
    }
  }

  #addTo(key: string, seat: number, many: number): void {
    if (this.#lands) this.#takeOver(key, ["carried"]);
    const space = this.#view.spaces[key];
    if (space === undefined || many === 0) return;
    if (seat < 0) return this.#change(key, { black: space.black === null ? null : space.black + many });
    this.#change(key, { caballeros: space.caballeros?.map((count, at) => (at === seat ? count + many : count)) ?? null });
    if (!this.#lands || this.#view.spaces[key]?.caballeros?.some((count) => count > 0)) return;
    // When the last caballero has left, the Castillo is closed again, and a space for this one is gone.
    if (this.#next.spaces[key]?.caballeros === null) this.#change(key, { caballeros: null, black: null });
    if (this.#next.spaces[key]?.absent) this.#takeOver(key, LIE);
  }

  /** A caballero that stands with a player: only the next view has the words for it, if it is the first. */
  #guest(host: number, colour: string, many: number): void {
    this.#changeSeat(host, ({ aside = [] }) => {
      const known = aside.some((group) => group.colour === colour);
      if (!known) return { aside: many > 0 ? (this.#next.seats[host]?.aside ?? aside) : aside };
      return { aside: aside.map((group) => (group.colour === colour ? { ...group, count: group.count + many } : group)).filter(({ count }) => count > 0) };
    });
  }

  /** A Grande that acts as King is moved in his place, while he is in the Castillo. */
  #king({ start, end }: Movement): void {
    const regent = this.#view.seats.findIndex((seat) => seat.regent);
    if (regent >= 0 && start === BEFORE) {
      this.#grande(regent, end);
      if (this.#lands) this.#view.king = this.#space(end);
      return;
    }
    this.#view.throne = this.#lands ? this.#space(end) : null;
    if (!this.#lands) return;
    const overthrown = end === CASTILLO;
    this.#view.king = overthrown ? this.#next.king : this.#space(end);
    for (const seat of this.#view.seats.keys()) this.#changeSeat(seat, () => ({ regent: overthrown && this.#next.seats[seat]?.regent === true }));
  }

  #grande(seat: number, end: string | number): void {
    const place = this.#lands ? this.#space(landing(this.#view, "grande", end)) : null;
    this.#changeSeat(seat, () => ({ grande: place }));
  }

  #space(place: string | number): string | null {
    return isSpace(place) ? String(place) : null;
  }

  // --- tiles and tokens ---

  #tile(tile: number, end: string | number): void {
    if (!this.#lands) return;
    const turned = end === TURNED;
    const where = turned ? (this.#view.tiles[tile] ?? null) : this.#space(end);
    const before = this.#view.tiles[tile];
    this.#view.tiles = this.#view.tiles.map((space, at) => (at === tile ? where : space));
    if (turned) this.#view.turned = this.#view.turned.includes(tile) ? this.#view.turned.filter((one) => one !== tile) : [...this.#view.turned, tile];
    for (const key of [before, where]) if (typeof key === "string") this.#takeOver(key, ["table", "tile", "turned", "notes"]);
    if (where !== null) this.#change(where, { tile });
    if (typeof before === "string" && before !== where && this.#view.spaces[before]?.tile === tile) this.#change(before, { tile: -1 });
  }

  /** Tokens, markers and boards: what lies on the spaces that they leave and reach is taken from the next view. */
  #token({ piece, of, start, end }: Movement): void {
    if (!this.#lands) return;
    const from = start === BEFORE ? whereLies(this.#view, piece, colourOf(this.#view, of)) : start;
    for (const key of [from, end]) {
      if (typeof key === "number") this.#changeSeat(key, (now) => ({ belongings: this.#next.seats[key]?.belongings ?? now.belongings ?? [] }));
      else if (key !== undefined && isSpace(key)) this.#takeOver(key, [...AROUND, ...(this.#view.spaces[key]?.caballeros ? [] : COUNTS)]);
    }
    this.#view.links = this.#next.links;
    for (const key of Object.keys(this.#view.spaces)) this.#takeOver(key, LIE);
  }

  #takeOver(key: string, names: (keyof SpaceView)[]): void {
    const [now, next] = [this.#view.spaces[key], this.#next.spaces[key]];
    if (now === undefined || next === undefined) return;
    const kept = Object.entries(now).filter(([name]) => !names.includes(name as keyof SpaceView));
    const taken = Object.entries(next).filter(([name]) => names.includes(name as keyof SpaceView));
    this.#view.spaces[key] = Object.fromEntries([...kept, ...taken]) as unknown as SpaceView;
  }

  // --- cards ---

  #card({ of, start, end }: Movement, told: Told): void {
    const [card, stack] = [String(told["card"]), Number(told["stack"])];
    if (start === OFFER && end !== TURNED) {
      this.#view.offered = this.#view.offered.map((one) => (told["card"] === undefined || one === card ? null : one));
      if (typeof end === "number") this.#view.in_use = card;
    }
    if (!this.#lands) return;
    if (end === OFFER) this.#view.offered = this.#view.offered.map((one, at) => (at === stack - 1 ? card : one));
    if (end === TURNED) this.#view.closed = this.#next.closed;
    if (start === BEFORE && typeof end === "number") this.#put(end, card, true);
    else if (typeof start === "number") this.#put(Number(of), card);
    else if (typeof end === "number" && this.#view.roles.some((role) => role.card === card))
      this.#view.roles = this.#view.roles.map((role) => (role.card === card ? { ...role, seat: end } : role));
  }

  /** A player keeps a card, or puts it away; null: one that the event does not name. */
  #put(holder: number, card: string | null, keeps = false): void {
    if (!this.#lands) return;
    const { kept } = this.#view;
    const gone = kept.find((one) => one.holder === holder && (card === null ? !this.#next.kept.some((other) => other.card === one.card) : one.card === card));
    const taken = this.#next.kept.filter((one) => one.card === card && one.holder === holder);
    this.#view.kept = keeps ? [...kept, ...taken] : kept.filter((one) => one !== gone);
  }

  #powerCard({ of, start, end }: Movement, told: Told): void {
    if (!this.#lands) return;
    const value = typeof told["value"] === "number" ? told["value"] : null;
    for (const [seat] of this.#colours(of)) {
      if (start === FACE_UP && end !== HAND) this.#changeSeat(seat, () => ({ power: null }));
      else if (start === HAND) this.#changeSeat(seat, (now) => ({ power: value, hand_size: now.hand_size - 1, hand: now.hand?.filter((one) => one !== value) ?? null }));
      else this.#changeSeat(seat, (now) => ({ hand_size: now.hand_size + 1, hand: this.#next.seats[seat]?.hand ?? null }));
    }
  }
}
