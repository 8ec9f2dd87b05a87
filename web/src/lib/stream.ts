/** The live stream of a table: it reconnects by itself, and catches up after the browser slept. */
import type { ChatLine, State } from "./types";

export type Status = "connecting" | "connected" | "reconnecting";

export interface Listener {
  state: (state: State) => void;
  /** Something was said. */
  chat: (lines: ChatLine[]) => void;
  status: (status: Status) => void;
  /** Asks for the whole state: the stream was away and may have missed something. */
  catchUp: () => void;
  /** The server refuses the stream: the table may be gone. */
  refused: () => void;
  /** The table has just been deleted. */
  gone: () => void;
}

/** After this long in the background, a stream may be dead without telling. */
const ASLEEP = 20_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** A server that ends sends its streams elsewhere, or starts anew: for so long nobody is told of it. */
const QUIET = 10_000;

/** Follow a table; call the returned function to stop. */
export function follow(id: string, seat: number | null, listener: Listener): () => void {
  const address = `/api/tables/${encodeURIComponent(id)}/stream${seat === null ? "" : `?seat=${seat}`}`;
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let away = false;
  let quietUntil = 0;
  let hiddenSince = document.hidden ? Date.now() : 0;
  listener.status("connecting");

  function open(): void {
    clearTimeout(retry);
    source?.close();
    const opened = new EventSource(address);
    source = opened;
    opened.onopen = () => {
      wait = FIRST_WAIT;
      listener.status("connected");
      if (away) listener.catchUp();
      away = false;
    };
    opened.addEventListener("state", (event) => listener.state(JSON.parse(event.data) as State));
    opened.addEventListener("chat", (event) => listener.chat(JSON.parse(event.data) as ChatLine[]));
    opened.addEventListener("gone", () => {
      opened.close();
      listener.gone();
    });
    opened.addEventListener("bye", (event) => {
      opened.close();
      away = true;
      quietUntil = Date.now() + QUIET;
      retry = setTimeout(open, Number(event.data) || wait);
    });
    opened.onerror = () => {
      away = true;
      if (Date.now() >= quietUntil) listener.status("reconnecting");
      // A browser retries a lost connection by itself, but gives up for good if the server refuses one.
      if (opened.readyState === EventSource.CLOSED) {
        retry = setTimeout(open, wait);
        listener.refused();
        wait = Math.min(wait * 2, LONGEST_WAIT);
      }
    };
  }

  function wake(): void {
    away = true;
    open();
  }

  function seen(): void {
    if (document.hidden) {
      hiddenSince = Date.now();
    } else if (hiddenSince && Date.now() - hiddenSince > ASLEEP) {
      hiddenSince = 0;
      wake();
    }
  }

  function restored(event: PageTransitionEvent): void {
    if (event.persisted) wake();
  }

  document.addEventListener("visibilitychange", seen);
  // A dropped stream may stay silent for minutes; a new one shows at once whether the server is reachable.
  addEventListener("offline", wake);
  addEventListener("online", wake);
  addEventListener("pageshow", restored);
  open();
  return () => {
    clearTimeout(retry);
    source?.close();
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("offline", wake);
    removeEventListener("online", wake);
    removeEventListener("pageshow", restored);
  };
}
