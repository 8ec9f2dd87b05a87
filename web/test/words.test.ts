import { expect, test } from "vitest";
import { speak } from "../src/lib/bundle.svelte";
import { LANGUAGES } from "../src/lib/settings.svelte";
import { say } from "../src/lib/texts";
import { marker, type Piece, titled, vocabulary } from "../src/words/vocabulary";

const marked = (pieces: Piece[]): string[] => pieces.flatMap((piece) => (piece.kind === "word" ? [piece.text] : []));

test("a word explains itself the first time only, in any of its forms", async () => {
  await speak("en");
  const mark = marker([]);
  const pieces = mark("Courts and power cards: the court, a power card, court.");
  expect(marked(pieces)).toEqual(["Courts", "power cards"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("Courts and power cards: the court, a power card, court.");
  expect(marked(mark("The court again."))).toEqual([]);
});

test("the longest word counts, and parts of other words do not", async () => {
  await speak("en");
  expect(marked(marker([])("The King's region, not a kingdom or a courtier."))).toEqual(["King's region"]);
  await speak("es");
  expect(marked(marker([])("Una región grande del rey."))).toEqual(["región", "rey"]);
  await speak("nl");
  expect(marked(marker([])("Caballero's in de Koningsregio."))).toEqual(["Caballero's", "Koningsregio"]);
});

test("the name of the game is not explained", async () => {
  await speak("en");
  expect(marked(marker([])("El Grande has one Grande for each player."))).toEqual(["Grande"]);
  expect(marker([])("El Grande has one Grande for each player.")[0]).toEqual({ kind: "text", text: "El Grande has one " });
  await speak("es");
  expect(marked(marker([])("El rey y el Grande."))).toEqual(["rey", "Grande"]);
});

test("a sign says what it is, and what that means", async () => {
  await speak("en");
  expect(titled("7 at court", "court")).toMatch(/^7 at court\. Your caballeros who are ready/);
  expect(titled("13 cards", "hand")).toBe("13 cards");
});

test("words of modules are explained only where these are in play", async () => {
  await speak("en");
  const [word] = vocabulary().words.filter(({ module }) => module !== "");
  expect(word).toBeDefined();
  const text = `About ${word!.forms[0]}.`;
  expect(marked(marker([])(text))).toEqual([]);
  expect(marked(marker([word!.module])(text))).toEqual([word!.forms[0]]);
});

test("prompts have words that explain themselves, in every language", async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    expect(marked(marker([])(say("prompt-play-power-card", { player: "Ana" })))).toHaveLength(1);
    expect(marked(marker([])(say("prompt-reinforce", { player: "Ana", count: 2 })))).toHaveLength(3);
    expect(marked(marker([])(say("prompt-take-card", { player: "Ana" })))).toHaveLength(1);
    expect(vocabulary().words.every(({ href, text }) => href.startsWith("/rules") && text.length > 20)).toBe(true);
  }
});
