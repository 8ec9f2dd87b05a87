/** The chat of a table: new lines come with the stream, earlier ones in pages. */
import * as api from "./api";
import type { ChatLine, ChatPage } from "./types";

/** Lines in order, each once. */
export function joined(...parts: ChatLine[][]): ChatLine[] {
  const lines = new Map(parts.flat().map((line) => [line[0], line]));
  return [...lines.values()].sort((one, other) => one[0] - other[0]);
}

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** Whether the server has more lines before the first one. */
  earlier = $state(false);
  /** Whether no line is missing between the first and the last. */
  #whole = false;
  #asking = false;
  /** Lines that arrived while a page was loading. */
  #waiting: ChatLine[] = [];

  constructor(readonly id: string) {}

  /** The number of the last line; 0: there is none. */
  get last(): number {
    return this.lines.at(-1)?.[0] ?? 0;
  }

  /** New lines were said. */
  hear(lines: ChatLine[]): void {
    if (this.#asking) this.#waiting.push(...lines);
    else this.lines = joined(this.lines, lines);
  }

  /** The table says which line is the last: if we do not have it, ask for it and those before it. */
  async catchUp(said: number): Promise<void> {
    if (this.#asking || (said <= this.last && (this.#whole || said === 0))) return;
    this.#whole = await this.#ask(undefined, (page) => {
      const first = page.lines[0]?.[0] ?? 0;
      // If the page does not reach back to our lines, some in between are missing.
      const reaches = this.#whole && (!page.earlier || first <= this.last);
      if (!reaches || first <= (this.lines[0]?.[0] ?? first)) this.earlier = page.earlier;
      this.lines = reaches ? joined(this.lines, page.lines) : page.lines;
    });
  }

  /** Ask for the page before the first line. */
  async lookBack(): Promise<void> {
    await this.#ask(this.lines[0]?.[0], (page) => {
      this.earlier = page.earlier;
      this.lines = joined(page.lines, this.lines);
    });
  }

  /** Ask for a page; false: it did not come, and the next state makes us ask again. */
  async #ask(before: number | undefined, take: (page: ChatPage) => void): Promise<boolean> {
    if (this.#asking) return false;
    this.#asking = true;
    try {
      take(await api.chatPage(this.id, before));
      return true;
    } catch {
      return false;
    } finally {
      this.#asking = false;
      this.lines = joined(this.lines, this.#waiting);
      this.#waiting = [];
    }
  }
}
