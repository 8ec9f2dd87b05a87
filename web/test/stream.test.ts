import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { follow, type Listener } from "../src/lib/stream";

class FakeSource {
  static CLOSED = 2;
  static made: FakeSource[] = [];
  readyState = 1;
  closed = false;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  private heard = new Map<string, (event: { data: string }) => void>();

  constructor(readonly address: string) {
    FakeSource.made.push(this);
  }

  addEventListener(kind: string, listener: (event: { data: string }) => void): void {
    this.heard.set(kind, listener);
  }

  say(data: unknown, kind = "state"): void {
    this.heard.get(kind)?.({ data: JSON.stringify(data) });
  }

  close(): void {
    this.closed = true;
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const world = new EventTarget();
const listener = { state: vi.fn(), chat: vi.fn(), status: vi.fn(), catchUp: vi.fn(), refused: vi.fn(), gone: vi.fn() } satisfies Listener;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  FakeSource.made = [];
  page.hidden = false;
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", world.addEventListener.bind(world));
  vi.stubGlobal("removeEventListener", world.removeEventListener.bind(world));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = (): FakeSource => FakeSource.made.at(-1) as FakeSource;

test("states arrive, for the seat that looks", () => {
  const end = follow("t", 2, listener);
  expect(last().address).toBe("/api/tables/t/stream?seat=2");
  last().onopen?.();
  last().say({ version: 3 });
  expect(listener.status).toHaveBeenLastCalledWith("connected");
  expect(listener.state).toHaveBeenCalledWith({ version: 3 });
  last().say([[4, 0, "hello"]], "chat");
  expect(listener.chat).toHaveBeenCalledWith([[4, 0, "hello"]]);
  expect(listener.state).toHaveBeenCalledTimes(1);
  expect(listener.catchUp).not.toHaveBeenCalled();
  end();
  expect(last().closed).toBe(true);
});

test("a refused stream is opened again, later each time, and then catches up", () => {
  const end = follow("t", null, listener);
  for (const waits of [500, 1000, 2000]) {
    const before = FakeSource.made.length;
    last().readyState = FakeSource.CLOSED;
    last().onerror?.();
    vi.advanceTimersByTime(waits - 1);
    expect(FakeSource.made).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSource.made).toHaveLength(before + 1);
  }
  expect(listener.status).toHaveBeenLastCalledWith("reconnecting");
  expect(listener.refused).toHaveBeenCalledTimes(3);
  last().onopen?.();
  expect(listener.status).toHaveBeenLastCalledWith("connected");
  expect(listener.catchUp).toHaveBeenCalledOnce();
  end();
});

test("a stream of a table that is deleted ends, and says so", () => {
  const end = follow("t", null, listener);
  last().onopen?.();
  last().say(null, "gone");
  expect(listener.gone).toHaveBeenCalledOnce();
  expect(last().closed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.made).toHaveLength(1);
  end();
});

test("a browser that slept opens a new stream, one that was away for a moment does not", () => {
  const end = follow("t", null, listener);
  for (const [away, streams] of [
    [5_000, 1],
    [60_000, 2],
  ] as const) {
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(away);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSource.made).toHaveLength(streams);
  }
  last().onopen?.();
  expect(listener.catchUp).toHaveBeenCalledOnce();
  end();
  world.dispatchEvent(new Event("online"));
  expect(FakeSource.made).toHaveLength(2);
});

test("a browser whose network goes or comes back asks at once whether the server is there", () => {
  const end = follow("t", null, listener);
  last().onopen?.();
  const [lost] = FakeSource.made;
  world.dispatchEvent(new Event("offline"));
  expect(lost?.closed).toBe(true);
  last().onerror?.();
  expect(listener.status).toHaveBeenLastCalledWith("reconnecting");
  world.dispatchEvent(new Event("online"));
  last().onopen?.();
  expect(listener.status).toHaveBeenLastCalledWith("connected");
  expect(listener.catchUp).toHaveBeenCalledOnce();
  end();
});

test("a server that ends sends its streams elsewhere, and nobody notices", () => {
  const end = follow("t", 0, listener);
  last().onopen?.();
  last().say(700, "bye");
  expect(last().closed).toBe(true);
  vi.advanceTimersByTime(699);
  expect(FakeSource.made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSource.made).toHaveLength(2);
  last().readyState = FakeSource.CLOSED; // the next server has not started yet
  last().onerror?.();
  vi.advanceTimersByTime(500);
  expect(FakeSource.made).toHaveLength(3);
  last().onopen?.();
  expect(listener.status.mock.calls.flat()).toEqual(["connecting", "connected", "connected"]);
  expect(listener.catchUp).toHaveBeenCalledTimes(1);
  end();
});

test("a server that does not come back after its end is missed", () => {
  const end = follow("t", 0, listener);
  last().onopen?.();
  last().say(700, "bye");
  for (let attempt = 0; attempt < 8; attempt++) {
    vi.advanceTimersByTime(10_000);
    last().readyState = FakeSource.CLOSED;
    last().onerror?.();
  }
  expect(listener.status).toHaveBeenLastCalledWith("reconnecting");
  end();
  const made = FakeSource.made.length;
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.made).toHaveLength(made);
});
