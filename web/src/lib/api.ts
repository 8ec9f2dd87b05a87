/** Requests to the server. A POST that the network lost is sent again with the same key, so it acts only once. */
import { learnTexts } from "./bundle.svelte";
import { learnEvents } from "./events";
import { has } from "./texts";
import type {
  Added, Box, Card, Chat, ChatPage, Choose, Created, Fork, Hint, Hints, Invitation, Invite, Later, LaterAnswer, Lists, NewLink,
  NewPlayer, NewRecord, NewTable, Opened, Seated, State, Stored, TakeSeat, Text, Trouble, Undo, Veto, VetoAnswer,
} from "./types";

/** A refusal; `reason` explains it in words of the texts, if there are any. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    message: string,
    readonly reason: Text | null = null,
    /** The id under which the server's log has more, if the fault is its own. */
    readonly id: string | null = null,
  ) {
    super(message);
  }
}

/** The table has changed since the client looked; `state` is the current one. */
export class Stale extends ApiError {
  override name = "Stale";

  constructor(readonly state: State) {
    super(409, "the table has moved on");
  }
}

/** The server cannot be reached. */
export class Unreachable extends ApiError {
  override name = "Unreachable";

  constructor() {
    super(0, "the server cannot be reached");
  }
}

/** How long to wait before the second, third and fourth attempt, in milliseconds. */
export const WAITS = [250, 1000, 3000];
const GATEWAY = new Set([502, 503, 504]);

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** A key that makes a request act only once; `randomUUID` exists only on https and localhost. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function request(method: "GET" | "POST", path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method === "POST") {
    headers["X-Elgrande"] = "1";
    headers["Content-Type"] = "application/json";
  }
  const init: RequestInit = { method, headers, credentials: "same-origin", cache: "no-store" };
  if (body !== undefined) init.body = JSON.stringify(body);
  // Only requests that act once however often they arrive may be repeated: a GET, or a POST with a key.
  const repeatable = method === "GET" || (body !== undefined && "key" in body);
  const waits = repeatable ? [...WAITS] : [];
  for (;;) {
    const wait = waits.shift();
    try {
      const response = await fetch(`/api${path}`, init);
      if (wait === undefined || !GATEWAY.has(response.status)) return response;
    } catch {
      if (wait === undefined) throw new Unreachable();
    }
    await pause(wait);
  }
}

function isState(data: unknown): data is State {
  return typeof data === "object" && data !== null && "version" in data && "view" in data;
}

async function failure(response: Response): Promise<ApiError> {
  const data: unknown = await response.json().catch(() => null);
  if (response.status === 409 && isState(data)) return new Stale(data);
  const { error, reason, id } = (data ?? {}) as Partial<Trouble>;
  const said = error ?? `${response.status} ${response.statusText}`;
  return new ApiError(response.status, said, reason ?? null, id ?? null);
}

async function json<T>(method: "GET" | "POST", path: string, body?: object): Promise<T> {
  const response = await request(method, path, body);
  if (!response.ok) throw await failure(response);
  return (await response.json()) as T;
}

const eyes = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

/** Texts and events of modules that this page was not built with. */
const added = (language: string): Promise<Added> => json("GET", `/added?language=${language}`);

/** The answer, once the page knows all its modules: it fetches texts and events of unknown ones from the server. */
async function learned<T>(asked: Promise<T>, modulesOf: (answer: T) => readonly string[]): Promise<T> {
  const answer = await asked;
  if (has("web-module-base") && !modulesOf(answer).every((key) => has(`web-module-${key}`))) {
    await learnTexts(async (language) => {
      const { texts, events } = await added(language);
      learnEvents(events);
      return texts;
    });
  }
  return answer;
}

export const box = (): Promise<Box> => learned(json<Box>("GET", "/box"), ({ modules }) => modules.map(({ key }) => key));
export const cards = (): Promise<Card[]> => learned(json<Card[]>("GET", "/cards"), (cards) => cards.map(({ module }) => module));
export const tables = (): Promise<Lists> => json("GET", "/tables");
export const create = (table: NewTable): Promise<Created> => json("POST", "/tables", table);

export const table = (id: string, seat: number | null): Promise<State> =>
  learned(json<State>("GET", at(id) + eyes(seat)), ({ config }) => config.modules);

export const position = (id: string, n: number, seat: number | null): Promise<State> =>
  json("GET", `${at(id)}/positions/${n}${eyes(seat)}`);

export const choose = (id: string, seat: number, version: number, option: number): Promise<State> =>
  json("POST", `${at(id)}/choices`, { seat, version, option, key: newKey() } satisfies Choose);

export const hints = async (id: string, seat: number): Promise<Hint[]> =>
  (await json<Hints>("GET", `${at(id)}/hint${eyes(seat)}`)).hints;

export const undo = (id: string, seat: number, version: number, whole_turn: boolean): Promise<State> =>
  json("POST", `${at(id)}/undo`, { seat, version, whole_turn, key: newKey() } satisfies Undo);

export const chat = (id: string, seat: number, text: string): Promise<Stored> =>
  json("POST", `${at(id)}/chat`, { seat, text, key: newKey() } satisfies Chat);

/** Chat: the last lines, or the last ones before a given line. */
export const chatPage = (id: string, before?: number): Promise<ChatPage> =>
  json("GET", `${at(id)}/chat${before === undefined ? "" : `?before=${before}`}`);

export const setVeto = (id: string, seat: number, answer: VetoAnswer): Promise<unknown> =>
  json("POST", `${at(id)}/veto`, { seat, answer } satisfies Veto);

export const setLater = (id: string, seat: number, answer: LaterAnswer): Promise<unknown> =>
  json("POST", `${at(id)}/later`, { seat, answer } satisfies Later);

export const fork = (id: string, n: number, players: NewPlayer[]): Promise<Created> =>
  json("POST", `${at(id)}/fork`, { position: n, players } satisfies Fork);

/** What a link leads to; asking does not use it up. */
export const invitation = (id: string, secret: string): Promise<Invitation> =>
  json("GET", `${at(id)}/links/${encodeURIComponent(secret)}`);

export const takeSeat = (id: string, secret: string, agreed: boolean): Promise<Seated> =>
  json("POST", `${at(id)}/seats`, { secret, agreed } satisfies TakeSeat);

/** A link to one of our own seats, or to one that nobody has taken, as a full address. */
export async function newLink(id: string, seat: number): Promise<string> {
  const { invite } = await json<Invite>("POST", `${at(id)}/links`, { seat } satisfies NewLink);
  return new URL(invite!, location.href).href;
}

export const openRecord = (text: string): Promise<Opened> => json("POST", "/records", { text } satisfies NewRecord);

/** The record of a finished game, as text. */
export async function record(id: string): Promise<string> {
  const response = await request("GET", `${at(id)}/record`);
  if (!response.ok) throw await failure(response);
  return response.text();
}
