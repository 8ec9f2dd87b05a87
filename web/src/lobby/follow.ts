/** The lists of tables, as long as somebody looks at them: by a stream, or by asking now and then if there is none. */
import * as api from "../lib/api";
import type { Lists } from "../lib/types";

/** Milliseconds between two questions while there is no stream. */
export const PAUSE = 5000;

/** Follow the lists; call the returned function to stop. */
export function followLobby(show: (lists: Lists) => void, fail: (problem: unknown) => void): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function open(): void {
    source?.close();
    const opened = new EventSource("/api/lobby/stream");
    source = opened;
    opened.addEventListener("lists", (event) => {
      clearTimeout(timer);
      show(JSON.parse(event.data) as Lists);
    });
    // The server ends: another one, or the next, takes over in a moment.
    opened.addEventListener("bye", (event) => {
      opened.close();
      clearTimeout(timer);
      timer = setTimeout(open, Number(event.data) || PAUSE);
    });
    opened.onerror = () => {
      if (source === opened) void ask();
    };
  }

  /** Ask once, and again in a while if the stream does not come back. */
  async function ask(): Promise<void> {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (source?.readyState === EventSource.CLOSED) open();
      else if (source?.readyState !== EventSource.OPEN) void ask();
    }, PAUSE);
    try {
      const lists = await api.tables();
      if (!stopped) show(lists);
    } catch (problem) {
      if (!stopped) fail(problem);
    }
  }

  /** After a sleep, a stream may be dead without telling. */
  function seen(event: Event): void {
    if (event.type === "pageshow" ? (event as PageTransitionEvent).persisted : !document.hidden) open();
  }

  document.addEventListener("visibilitychange", seen);
  addEventListener("pageshow", seen);
  addEventListener("online", seen);
  open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    source?.close();
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("pageshow", seen);
    removeEventListener("online", seen);
  };
}
