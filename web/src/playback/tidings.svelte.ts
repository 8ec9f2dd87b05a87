/** The notices that a player has not read yet. What came while they were away is found in the log. */
import type { LoggedEvent, State } from "../lib/types";
import { joined, lostBetween, noticesOf } from "./notices";
import type { Notice } from "./notices";

const STORE = "elgrande.read";
/** How many tables are remembered. */
const KEPT = 40;

/** By table and seat: the number of choices up to which its player has read everything. */
type Read = [place: string, position: number][];

export class Tidings {
  all = $state.raw<Notice[]>([]);
  #last: State | null = null;

  /** Takes the newest state of the table. */
  take(now: State): void {
    const old = this.#last;
    this.#last = now;
    if (now.seat === null) return;
    const me = now.seat;
    if (old === null || old.id !== now.id || old.seat !== me) {
      const known = read(now);
      this.all = known !== null && known < now.position ? noticesOf(now.log ?? [], firstAfter(now, known), me, now.view) : [];
    } else if (now.position > old.position) {
      const fresh = [...noticesOf(now.log ?? [], firstAfter(now, old.position), me, old.view), ...lostBetween(old, now, me)];
      if (fresh.length > 0) this.all = joined(this.all, fresh);
    } else if (now.position < old.position) {
      this.all = this.all.filter(({ lines, cause }) => [...lines, ...(cause ? [cause] : [])].some(([n]) => n <= now.position));
    }
    if (this.all.length === 0) store(now);
  }

  /** The player has read them. */
  dismiss(): void {
    this.all = [];
    if (this.#last) store(this.#last);
  }
}

/** The first line of the log after so many choices. */
function firstAfter({ log = [] }: State, position: number): number {
  const first = log.findIndex(([n]: LoggedEvent) => n > position);
  return first < 0 ? log.length : first;
}

const place = ({ id, seat }: State): string => `${id} ${seat}`;

function stored(): Read {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(data) ? (data as Read) : [];
  } catch {
    return []; // no storage, or not ours
  }
}

function read(state: State): number | null {
  return stored().find(([key]) => key === place(state))?.[1] ?? null;
}

function store(state: State): void {
  try {
    const others = stored().filter(([key]) => key !== place(state));
    const position = Math.max(state.position, read(state) ?? 0); // an undo makes nothing unread
    localStorage.setItem(STORE, JSON.stringify([...others, [place(state), position]].slice(-KEPT)));
  } catch {
    // private windows may refuse; then nobody is told what happened while they were away
  }
}
