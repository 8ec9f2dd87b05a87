/** Requests to the server. A POST that the network lost is sent again with the same key, so it acts only once. */
import { learnTexts } from "./bundle.svelte";
import { AS_OF, connection, FALLBACK } from "./connection.svelte";
import { learnEvents } from "./events";
import { has } from "./texts";
import type {
  Added, AddedChannel, Archive, Archived, ArchivePage, Box, Card, ChangeMe, Chat, ChatPage, Choose, Code, Created, Deleted, Example, ExampleBoard,
  FeedAddress, FeedWanted, Fork, Hint, Hints, Invitation, Invite, JoinTable, KeepSeats, Kept, Later, LaterAnswer, Lists, Me, NewGuidedTable,
  NewHook, NewMail, NewPlayer, NewPush, NewRecord, NewTable, NoticeSettings, OneSeat, Opened, OpenLinks, OpenSeats, PersonPage, PlayAgain, Privacy,
  QuietHere, Rematch, RemoveDevice, Seated, ShownChannel, State, Stored, TableNotices, TakeSeat, Text, Trouble, Undo, Veto, VetoAnswer, Wishes,
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
/** How often and after how long to ask a server again that can do nothing for anybody now, in milliseconds. */
export const PATIENCE = { attempts: 6, pause: 5000 };

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** A key that makes a request act only once; `randomUUID` exists only on https and localhost. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Method = "GET" | "POST" | "DELETE";

async function request(method: Method, path: string, body?: object, more: Record<string, string> = {}): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", ...more };
  if (method !== "GET") headers["X-Elgrande"] = "1";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers, credentials: "same-origin", cache: "no-store" };
  if (body !== undefined) init.body = JSON.stringify(body);
  // Only requests that act once however often they arrive may be repeated: a GET, or a POST with a key.
  const repeatable = method === "GET" || (body !== undefined && "key" in body);
  const waits = repeatable ? [...WAITS, ...Array<number>(PATIENCE.attempts).fill(PATIENCE.pause)] : [];
  try {
    for (;;) {
      const wait = waits.shift();
      try {
        const response = await fetch(`/api${path}`, init);
        const reason = response.status === 503 ? await reasonOf(response.clone()) : null;
        const patient = reason !== null || waits.length >= PATIENCE.attempts;
        if (wait === undefined || !patient || !GATEWAY.has(response.status)) return response;
        connection.waiting = reason;
      } catch {
        if (wait === undefined || waits.length < PATIENCE.attempts) throw new Unreachable();
      }
      await pause(wait);
    }
  } finally {
    connection.waiting = null;
  }
}

/** Why the server can do nothing now, in its own words. */
async function reasonOf(response: Response): Promise<Text | null> {
  const data = (await response.json().catch(() => null)) as Partial<Trouble> | null;
  return data?.reason ?? null;
}

function isState(data: unknown): data is State {
  return typeof data === "object" && data !== null && "version" in data && "view" in data;
}

async function failure(response: Response): Promise<ApiError> {
  const data: unknown = await response.json().catch(() => null);
  if (response.status === 409 && isState(data)) return new Stale(data);
  if (data === null && GATEWAY.has(response.status)) return new Unreachable(); // a proxy says so
  const { error, reason, id } = (data ?? {}) as Partial<Trouble>;
  const said = error ?? `${response.status} ${response.statusText}`;
  return new ApiError(response.status, said, reason ?? null, id ?? null);
}

async function json<T>(method: Method, path: string, body?: object, more?: Record<string, string>): Promise<T> {
  const response = await request(method, path, body, more);
  connection.asOf = Number(response.headers.get(AS_OF)) || null;
  if (!response.ok) throw await failure(response);
  return (await response.json()) as T;
}

/** A GET that may be answered by the last answer that this browser has kept, while it is offline. */
const last = <T>(path: string): Promise<T> => json("GET", path, undefined, { [FALLBACK]: "1" });

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
export const example = (board: Example): Promise<ExampleBoard> => json("POST", "/examples", board);
export const tables = (): Promise<Lists> => last("/tables");
export const create = (table: NewTable): Promise<Created> => json("POST", "/tables", table);
/** A table for a guided game. */
export const createGuided = (guide: string, name: string): Promise<Created> =>
  json("POST", "/guided", { guide, name } satisfies NewGuidedTable);

export const table = (id: string, seat: number | null): Promise<State> =>
  learned(json<State>("GET", at(id) + eyes(seat)), ({ config }) => config.modules);

/** Like `table`, or the last that this browser knows of it, while it is offline. */
export const lastTable = (id: string, seat: number | null): Promise<State> =>
  learned(last<State>(at(id) + eyes(seat)), ({ config }) => config.modules);

/** The table after n choices, without its log. */
export const position = (id: string, n: number, seat: number | null = null): Promise<State> =>
  json("GET", `${at(id)}/positions/${n}?log=false${seat === null ? "" : `&seat=${seat}`}`);

export const choose = (id: string, seat: number, version: number, option: number, joins = false): Promise<State> =>
  json("POST", `${at(id)}/choices`, { seat, version, option, key: newKey(), ...(joins && { joins }) } satisfies Choose);

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

/** The table at which the same people play again; it is set if there is none yet. */
export const playAgain = (id: string, seat: number, lot: boolean): Promise<Rematch> =>
  json("POST", `${at(id)}/rematch`, { seat, lot } satisfies PlayAgain);

export const fork = (id: string, n: number, players: NewPlayer[]): Promise<Created> =>
  json("POST", `${at(id)}/fork`, { position: n, players } satisfies Fork);

/** What a link leads to; asking does not use it up. */
export const invitation = (id: string, secret: string): Promise<Invitation> =>
  json("GET", `${at(id)}/links/${encodeURIComponent(secret)}`);

export const takeSeat = (id: string, secret: string, agreed: boolean): Promise<Seated> =>
  json("POST", `${at(id)}/seats`, { secret, agreed } satisfies TakeSeat);

/** The path of a link to one of our own seats, or to one that nobody has taken. */
export const newLink = async (id: string, seat: number): Promise<string> =>
  (await json<Invite>("POST", `${at(id)}/links`, { seat } satisfies OneSeat)).invite!;

/** The links of a table that nobody has used; only the host may see them. */
export const openLinks = (id: string): Promise<OpenLinks> => json("GET", `${at(id)}/links`);

/** Does something about a seat; `deed` is the end of the path. */
export const seatDeed = (id: string, deed: string, body: object): Promise<unknown> => json("POST", `${at(id)}/${deed}`, body);

/** Take a seat that anybody may take. */
export const join = (id: string, name: string, agreed: boolean): Promise<Seated> =>
  json("POST", `${at(id)}/join`, { name, agreed } satisfies JoinTable);
/** Put a table away, or take it back. */
export const archive = (id: string, archived: boolean): Promise<Archived> => json("POST", `${at(id)}/archive`, { archived } satisfies Archive);
export const deleteTable = (id: string): Promise<Deleted> => json("DELETE", at(id));
/** Games that are over, and tables that were put away. */
export const archivePage = (search: string, before: string): Promise<ArchivePage> =>
  json("GET", `/tables/archive?${new URLSearchParams({ search, before })}`);

/** What the server knows of us. */
export const me = (): Promise<Me> => json("GET", "/me");
export const changeMe = (change: ChangeMe): Promise<Me> => json("POST", "/me", change);
export const keepSeats = (device: string): Promise<Kept> => json("POST", "/me/keep", { device } satisfies KeepSeats);
export const openSeats = (passphrase: string, device: string): Promise<Me> =>
  json("POST", "/me/open", { passphrase, device } satisfies OpenSeats);
export const removeDevice = (device: string): Promise<Me> => json("POST", "/me/remove", { device } satisfies RemoveDevice);

/** How long the server keeps what. */
export const privacy = (): Promise<Privacy> => json("GET", "/privacy");
/** Delete all that the server knows of us. */
export const forgetMe = (): Promise<Me> => json("DELETE", "/me/data");
/** What we have played. */
export const myResults = (): Promise<PersonPage> => json("GET", "/me/results");
/** What somebody has played who wants to show it. */
export const person = (id: string): Promise<PersonPage> => json("GET", `/people/${encodeURIComponent(id)}`);

export const openRecord = (text: string): Promise<Opened> => json("POST", "/records", { text } satisfies NewRecord);

/** The record of a finished game, as text. */
export const record = (id: string): Promise<string> => text(`${at(id)}/record`);

/** The map and the result of a finished game, as SVG. */
export const picture = (id: string, language: string): Promise<string> => text(`${at(id)}/picture?language=${language}`);

async function text(path: string): Promise<string> {
  const response = await request("GET", path);
  if (!response.ok) throw await failure(response);
  return response.text();
}

// --- being told ---

export const notices = (): Promise<NoticeSettings> => json("GET", "/me/notices");
export const setNotices = (wishes: Wishes): Promise<NoticeSettings> => json("POST", "/me/notices", wishes);
export const addPush = (subscription: NewPush): Promise<AddedChannel> => json("POST", "/me/channels/push", subscription);
export const addMail = (address: string): Promise<AddedChannel> => json("POST", "/me/channels/mail", { address } satisfies NewMail);
export const addHook = (address: string): Promise<AddedChannel> => json("POST", "/me/channels/hook", { address } satisfies NewHook);
const channel = (id: string): string => `/me/channels/${encodeURIComponent(id)}`;
export const confirmChannel = (id: string, code: string): Promise<ShownChannel> =>
  json("POST", `${channel(id)}/confirm`, { code } satisfies Code);
export const tryChannel = (id: string): Promise<NoticeSettings> => json("POST", `${channel(id)}/test`, {});
export const removeChannel = (id: string): Promise<NoticeSettings> => json("POST", `${channel(id)}/remove`, {});
/** A new address for the feed of the own tables; null: there is none any more. */
export const setFeed = async (wanted: boolean): Promise<string | null> =>
  (await json<FeedAddress>("POST", "/me/feed", { wanted } satisfies FeedWanted)).path;
export const tableNotices = (id: string): Promise<TableNotices> => json("GET", `${at(id)}/notices`);
export const setTableNotices = (id: string, quiet: boolean): Promise<TableNotices> =>
  json("POST", `${at(id)}/notices`, { quiet } satisfies QuietHere);
