/** What hits a player, and what the others have done since their last move. */
import { expect, test } from "vitest";
import type { LoggedEvent, State } from "../src/lib/types";
import { counted, joined, lostBetween, noticesOf } from "../src/playback/notices";
import { deedsOf, linesSince } from "../src/playback/since";

const ME = 0;
const COLOURS = ["red", "blue", "green"];
const VIEW = {
  seats: COLOURS.map((colour) => ({ colour })),
  spaces: { aragon: { caballeros: [2, 1, 0] }, granada: { caballeros: [0, 1, 0] }, board: { caballeros: [1, 0, 0], within: "aragon" } },
} as unknown as State["view"];
const notices = (log: LoggedEvent[], first = 0) => noticesOf(log, first, ME, VIEW);
const lines = (log: LoggedEvent[], first = 0) => notices(log, first).flatMap((notice) => notice.lines.map(([, kind]) => kind));

test("a veto against me names whoever stopped me, and not my own card as its cause", () => {
  const log: LoggedEvent[] = [
    [1, "turn", ME],
    [2, "special", ME, "king"],
    [3, "vetoed", 2, ME, "king"],
  ];
  expect(notices(log, 2)).toMatchObject([{ by: 2, cause: null, lines: [[3, "vetoed", 2, ME, "king"]] }]);
  expect(noticesOf(log, 2, 2, VIEW)).toEqual([]);
  expect(noticesOf(log, 2, 1, VIEW)).toEqual([]);
});

test("caballeros of mine that others move are a hit, with the special action as its cause", () => {
  const log: LoggedEvent[] = [
    [1, "turn", 1],
    [2, "special", 1, "intrigue-any-3"],
    [3, "moved", 1, "red", "aragon", "granada"],
    [4, "moved", 1, "blue", "aragon", "granada"],
    [5, "moved", 1, "red", "aragon", "castillo"],
  ];
  expect(notices(log, 2)).toMatchObject([{ by: 1, cause: [2, "special", 1, "intrigue-any-3"], lines: [{ 0: 3 }, { 0: 5 }] }]);
});

test("losses that are told of me are hits in others' turns, and not in mine", () => {
  const others: LoggedEvent[] = [
    [1, "turn", 1],
    [2, "special", 1, "authority-all"],
    [2, "court-returned", ME, 3],
    [2, "court-returned", 2, 3],
    [3, "lost", ME, 2, "aragon"],
    [4, "court-returned", ME, 0],
  ];
  expect(lines(others, 1)).toEqual(["court-returned", "lost"]);
  expect(lines([[1, "turn", ME], ...others.slice(1)], 1)).toEqual([]);
});

test("what I move myself, and what stays in its region, is no hit", () => {
  const log: LoggedEvent[] = [
    [1, "turn", 1],
    [2, "returned", ME, "red", "aragon"],
    [3, "filled", 1, "red", "aragon"],
    [4, "out-of-castillo", ME, 2, "aragon"],
    [5, "placed", 1, "aragon"],
  ];
  expect(lines(log.with(2, [3, "moved", 1, "red", "aragon", "board"]))).toEqual([]);
});

test("a special scoring of somebody else tells who got what; a general one does not", () => {
  const points: LoggedEvent[] = [
    [3, "scoring", "aragon"],
    [3, "points", ME, 4, "place-1", "aragon"],
    [3, "points", 1, 2, "place-2", "aragon"],
    [3, "points", ME, 2, "king", "aragon"],
  ];
  const special: LoggedEvent[] = [[1, "turn", 1], [2, "special", 1, "score-4"], ...points];
  expect(notices(special, 1)).toMatchObject([{ by: 1, cause: special[1] }]);
  expect([...(notices(special, 1)[0]?.points ?? [])]).toEqual([
    [ME, 6],
    [1, 2],
  ]);
  expect(notices([[1, "turn", 1], [2, "general-scoring"], ...points], 1)).toEqual([]);
  expect(notices([[1, "turn", ME], [2, "special", ME, "score-4"], ...points], 1)).toEqual([]);
});

test("a special scoring for which I have set a dial myself is no news, but a loss on a dial is", () => {
  const dials: LoggedEvent[] = [[3, "dial", ME, "aragon"], [3, "dial", 1, "granada"]];
  const scored: LoggedEvent[] = [[3, "scoring", "aragon"], [3, "points", 1, 4, "place-1", "aragon"]];
  const begun: LoggedEvent[] = [[1, "turn", 1], [2, "special", 1, "secret-scoring"]];
  expect(notices([...begun, ...dials, ...scored], 1)).toEqual([]);
  expect(notices([...begun, ...dials.slice(1), ...scored], 1)).toHaveLength(1);
  expect(notices([...begun, ...dials, ...scored, [4, "turn", 2], [5, "special", 2, "score-4"], ...scored], 1)).toMatchObject([{ by: 2 }]);
  expect(lines([...begun, ...dials, [4, "lost", ME, 2, "aragon"]], 1)).toEqual(["lost"]);
});

test("an office or a ship that was mine and is somebody else's now is lost", () => {
  const state = (holder: number) =>
    ({
      seats: COLOURS.map((colour) => ({ colour })),
      view: {
        seats: COLOURS.map((_, seat) => ({ belongings: seat === holder ? [{ text: ["table-office", {}], hidden: false }] : [] })),
        spaces: { boat: { holder } },
      },
    }) as unknown as State;
  expect(lostBetween(state(ME), state(2), ME)).toMatchObject([
    { by: 2, lost: [["table-office", {}]] },
    { by: 2, lost: [["space-boat", {}]] },
  ]);
  expect(lostBetween(state(ME), state(ME), ME)).toEqual([]);
  expect(lostBetween(state(1), state(2), ME)).toEqual([]);
});

const ROUND: LoggedEvent[] = [
  [1, "power", 1, 13],
  [2, "power", ME, 9],
  [3, "power", 2, 5],
  [3, "turn", 1],
  [4, "took", 1, "king"],
  [5, "placed", 1, "aragon"],
  [6, "placed", 1, "aragon"],
  [7, "king", 1, "granada"],
  [7, "turn", ME],
  [8, "took", ME, "grande"],
  [9, "turn", 2],
  [10, "moved", 2, "red", "aragon", "granada"],
  [10, "points", 2, 4, "place-1", "granada"],
];

test("since my last move is since my turn, or before it since my power card", () => {
  const since = (end: number) => linesSince(ROUND.slice(0, end), ME);
  expect(since(8)).toEqual([2, 8]);
  expect(since(10)).toEqual([2, 8]); // in my turn: what happened before it
  expect(since(13)).toEqual([10, 13]);
  expect(linesSince([], ME)).toEqual([0, 0]);
});

test("a line tells cards, where pieces went, and points", () => {
  expect(deedsOf(ROUND, 2, 8, ME)).toEqual([
    { seat: 2, power: { value: 5, card: null }, next: null, card: null, brought: [], points: 0, first: 2, last: 2 },
    {
      seat: 1,
      power: null,
      next: null,
      card: "king",
      brought: [
        { figure: "caballero", of: 1, space: "aragon", count: 2 },
        { figure: "king", of: null, space: "granada", count: 1 },
      ],
      points: 0,
      first: 3,
      last: 7,
    },
  ]);
  expect(deedsOf(ROUND, 10, 13, ME)).toMatchObject([{ seat: 2, brought: [{ of: "red", space: "granada" }], points: 4 }]);
});

const sits = (n: number, why: string, player = ME): LoggedEvent => [n, "note", `note-seat-${why}`, { player, bot: "knight" }];

test("what a bot does for me is no move of mine, and is told when I am back", () => {
  const away = [...ROUND, sits(10, "away")];
  const played: LoggedEvent[] = [
    [10, "start-player", 2],
    [11, "power", 2, 4],
    [12, "power", ME, 10],
    [12, "turn", ME],
    [13, "took", ME, "king"],
    [14, "placed", ME, "granada"],
    [15, "turn", 1],
  ];
  const back = [...away, ...played, sits(15, "back")];
  expect(linesSince(away, ME)).toEqual([10, 14]);
  expect(linesSince(back, ME)).toEqual([10, back.length]);
  const told = deedsOf(back, 10, back.length, ME);
  expect(told.map(({ seat }) => seat)).toEqual([2, ME]);
  expect(told[1]).toEqual({
    seat: ME, power: { value: 10, card: null }, next: null, card: "king", brought: [{ figure: "caballero", of: ME, space: "granada", count: 1 }], points: 0, first: 16, last: 19,
  });
  // Somebody else's bot says nothing about my moves.
  expect(deedsOf([...ROUND, sits(10, "away", 1), ...played], 10, back.length, ME).map(({ seat }) => seat)).toEqual([2]);
  // Once I have moved again, all of that is long ago.
  const again: LoggedEvent[] = [...back, [16, "power", ME, 2], [17, "power", 1, 3]];
  expect(linesSince(again, ME)).toEqual([again.length - 1, again.length]);
});

test("a turn that a bot begins in my place is told whole, and one that it ends from where I left it", () => {
  const begun = ROUND.slice(0, 9);
  const late = [...begun, sits(8, "clock"), ...ROUND.slice(9, 10), sits(9, "back")];
  expect(linesSince(late, ME)).toEqual([2, late.length]);
  expect(deedsOf(late, 2, late.length, ME).map(({ seat, card }) => [seat, card])).toEqual([[2, null], [1, "king"], [ME, "grande"]]);
  const left: LoggedEvent[] = [...ROUND.slice(0, 10), sits(8, "away"), [9, "placed", ME, "aragon"], sits(9, "back")];
  expect(linesSince(left, ME)).toEqual([10, left.length]);
  expect(deedsOf(left, 10, left.length, ME)).toMatchObject([{ seat: ME, card: null, brought: [{ space: "aragon", count: 1 }] }]);
});

test("the power card for the next round comes after what was done in this one", () => {
  const log: LoggedEvent[] = [...ROUND, [11, "start-player", 2], [12, "power", 2, 4]];
  expect(deedsOf(log, 10, log.length, ME)).toMatchObject([{ seat: 2, power: null, points: 4, next: { value: 4, card: null } }]);
});

test("a special scoring tells where its points come from, each space once", () => {
  const log: LoggedEvent[] = [
    [1, "turn", 1],
    [2, "special", 1, "score-4"],
    [2, "scoring", "granada"],
    [2, "points", 1, 4, "place-1", "granada"],
    [2, "points", 1, 2, "grande", "granada"],
    [3, "scoring", "aragon"],
    [3, "points", ME, 4, "place-1", "aragon"],
  ];
  expect(notices(log, 1)).toMatchObject([{ scored: ["granada", "aragon"] }]);
});

test("what goes on with the same cause in a later state goes on in the same notice", () => {
  const thrown: LoggedEvent[] = [
    [1, "turn", 1],
    [2, "special", 1, "intrigue-any-3"],
    [3, "moved", 1, "red", "aragon", "castillo"],
    [4, "moved", 1, "red", "aragon", "granada"],
    [5, "turn", 2],
    [6, "special", 2, "intrigue-any-3"],
    [7, "moved", 2, "red", "aragon", "granada"],
  ];
  const at = (first: number, end: number) => notices(thrown.slice(0, end), first);
  const all = [at(2, 3), at(3, 4), at(4, 7)].reduce((before, more) => joined(before, more));
  expect(all.map(({ by, lines }) => [by, lines.map(([n]) => n)])).toEqual([
    [1, [3, 4]],
    [2, [7]],
  ]);
});

test("what is said several times is said once, with how often", () => {
  expect(counted(["Bo moves Ana.", "Bo moves Cid.", "Bo moves Ana."])).toEqual([["Bo moves Ana.", 2], ["Bo moves Cid.", 1]]);
});
