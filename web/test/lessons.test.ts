import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import { LANGUAGES } from "../src/lib/settings.svelte";
import { changed, drawing, inRegion, withCount, withGrande, withKing, withPlayers } from "../src/lessons/boards";
import { inline, parse, plain } from "../src/lessons/markdown";
import { bySeat } from "../src/lessons/points";
import { bookAbout, bookOf, modulesIn, reference, rulesOf } from "../src/lessons/reference";
import { folded, search, sections } from "../src/lessons/search";
import { lesson } from "../src/lessons/sources";

const RULES = new URL("../../docs/rules/", import.meta.url);

beforeAll(() => speak("en"));

describe("Markdown", () => {
  test("blocks: headings with ids, paragraphs, lists, tables and drawings", () => {
    const text = "# Title\n\nOne\ntwo.\n\n## Part {#part}\n\n- a\n  goes on\n- b\n\n1. c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```board\nat galicia: 1 2\ncaption: a\n  long: one\n```\n";
    expect(parse(text)).toEqual([
      { kind: "heading", level: 1, text: "Title", id: "" },
      { kind: "paragraph", text: "One two." },
      { kind: "heading", level: 2, text: "Part", id: "part" },
      { kind: "list", ordered: false, items: ["a goes on", "b"] },
      { kind: "list", ordered: true, items: ["c"] },
      { kind: "table", head: ["x", "y"], rows: [["1", "2"]] },
      { kind: "drawing", name: "board", lines: [["at galicia", "1 2"], ["caption", "a long: one"]] },
    ]);
  });

  test("lines: bold, code, links, rules that a sentence comes from or speaks of, and sources", () => {
    expect(inline("**Bold** and `code`, see [here](/x). [BASE-1, BASE-2]")).toEqual([
      { kind: "strong", text: "Bold" },
      { kind: "text", text: " and " },
      { kind: "code", text: "code" },
      { kind: "text", text: ", see " },
      { kind: "link", text: "here", href: "/x" },
      { kind: "text", text: "." },
      { kind: "rules", ids: ["BASE-1", "BASE-2"] },
    ]);
    expect(inline("As KI-3 (GIC-1, GIC-2 and GIC-3). [000; ruling]")).toEqual([
      { kind: "text", text: "As " },
      { kind: "rule", id: "KI-3" },
      { kind: "rules", ids: ["GIC-1", "GIC-2", "GIC-3"] },
      { kind: "text", text: "." },
      { kind: "source", text: "000; ruling" },
    ]);
    expect(plain("**Bold**, as KI-3 (GIC-1). [000]")).toBe("Bold, as KI-3.");
  });
});

describe("the rule reference", () => {
  test("has every rule of the files, in every language", async () => {
    const files = readdirSync(RULES).filter((name) => name.endsWith(".md") && name !== "README.md");
    const written = files.flatMap((name) => [...readFileSync(new URL(name, RULES), "utf8").matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id));
    for (const language of LANGUAGES) {
      const books = await reference(language);
      expect(books[0]?.name).toBe("base");
      const found = books.flatMap(rulesOf).map(({ id }) => id);
      expect(found.toSorted()).toEqual(written.toSorted());
      expect(books.every(({ title }) => title.length > 3)).toBe(true);
    }
  });

  test("a book knows its modules, and does not say how to read it", async () => {
    for (const language of LANGUAGES) expect(JSON.stringify(await reference(language))).not.toContain("README");
    const books = await reference("en");
    expect(books[0]?.blocks[0]).toEqual({ kind: "paragraph", text: "The rules of El Grande without expansions." });
    expect(bookAbout("players_edition", books)?.name).toBe("king-intrigue");
    expect(bookAbout("anniversary", books)?.name).toBe("anniversary");
    expect(books.map((book) => modulesIn(book).join(" "))).toEqual(["", "anniversary", "grand_inquisitor", "grandissimo", "king_intrigue players_edition special_cards", "", ""]);
  });

  test("a rule keeps its text, and tables stay where they are", () => {
    const book = bookOf("x", "en", "# Book\n\nWords.\n\n## Chapter\n- **X-1** No id, too short.\n- **AB-12** One\n  rule. [000]\n\n| a |\n|---|\n| b |\n");
    expect(book.blocks.map(({ kind }) => kind)).toEqual(["paragraph", "heading", "list", "table"]);
    const rules = bookOf("x", "en", "# Book\n\n## Chapter\n- **AB-12** One\n  rule. [000]\n");
    expect(rulesOf(rules)).toEqual([{ id: "AB-12", text: "One rule. [000]", chapter: "Chapter" }]);
  });
});

describe("the search", () => {
  const entries = [
    { kind: "rule" as const, title: "Castillo", text: "Nobody may look inside.", href: "/a" },
    { kind: "lesson" as const, title: "País Vasco", text: "A region in the north, not the Castillo.", href: "/b" },
  ];

  test("finds all words, without case and accents, those in titles first", () => {
    expect(search(entries, "castillo").map(({ href }) => href)).toEqual(["/a", "/b"]);
    expect(search(entries, "pais north").map(({ href }) => href)).toEqual(["/b"]);
    expect(search(entries, "inside north")).toEqual([]);
    expect(search(entries, "  ")).toEqual([]);
    expect(folded("País ñ Ü")).toBe("pais n u");
  });

  test("shows the words around what was found", () => {
    const long = { kind: "rule" as const, title: "x", text: `${"word ".repeat(60)}needle ${"more ".repeat(60)}`, href: "/c" };
    const [found] = search([long], "needle");
    expect(found?.snippet).toMatch(/^… .*needle.* …$/);
    expect(found?.snippet.length).toBeLessThan(200);
  });

  test("knows the sections of the lesson by their addresses", async () => {
    const { text, language } = await lesson("ten-minutes", "es");
    expect(language).toBe("es");
    const found = search(sections(text, "/rules"), "castillo rueda");
    expect(found.map(({ href }) => href)).toContain("/rules#castillo");
  });
});

describe("boards that the reader changes", () => {
  const board = drawing(
    [["players", "3"], ["show", "galicia"], ["at galicia", "3 2"], ["king", "galicia"], ["grandes", "galicia - granada"], ["score", "galicia"], ["change", "yes"], ["field banners", "galicia"]],
    ["some"],
  );

  test("are read from the lines of a drawing", () => {
    expect(board.example).toEqual({
      players: 3, modules: ["some"], king: "galicia", caballeros: { galicia: [3, 2] }, grandes: ["galicia", "", "granada"],
      tiles: [], fields: { banners: ["galicia"] }, hidden: true, score: ["galicia"],
    });
    expect([board.change, board.show, board.glow]).toEqual([true, ["galicia"], []]);
  });

  test("get other numbers, pieces, players and regions", () => {
    expect(withCount(board, 2, 4).example.caballeros).toEqual({ galicia: [3, 2, 4] });
    expect(withKing(board, false).example.king).toBe("");
    expect(withGrande(board, 1, true).example.grandes).toEqual(["galicia", "galicia", "granada"]);
    expect(withPlayers(board, 2).example).toMatchObject({ players: 2, grandes: ["galicia", ""], caballeros: { galicia: [3, 2] } });
    const moved = inRegion(board, "aragon");
    expect(moved.example).toMatchObject({ king: "aragon", caballeros: { aragon: [3, 2] }, grandes: ["aragon", "", "granada"], score: ["aragon"] });
    expect(moved.show).toEqual(["aragon"]);
    const inside = inRegion(board, "castillo").example;
    expect([inside.king, inside.grandes, inside.hidden]).toEqual(["", ["", "", "granada"], false]);
    expect([changed(board, moved), changed(board, inRegion(moved, "galicia"))]).toEqual([true, false]);
  });

  test("points of a seat are added up", () => {
    expect(bySeat([[0, 4, "place-1"], [1, 2, "place-2"], [0, 2, "king"]], 0)).toEqual({ points: 6, sources: [["place-1", 4], ["king", 2]] });
  });
});
