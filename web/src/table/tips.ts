// Where a note opens: beside what it is about, inside the window, and never over the prompt if that can be helped.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 6;
/** To hide the prompt is worse than to hide what one points at. */
const [PROMPT, ANCHOR] = [10, 4];

/** The place of a note: the first in the order of preference that hides least. */
export function placeTip(anchor: Rect, note: Size, window: Size, prompt: Rect | null): { x: number; y: number } {
  const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  const [middle, centre] = [anchor.x + anchor.width / 2 - note.width / 2, anchor.y + anchor.height / 2 - note.height / 2];
  const above = [middle, anchor.y - GAP - note.height] as const;
  const below = [middle, anchor.y + anchor.height + GAP] as const;
  const left = [anchor.x - GAP - note.width, centre] as const;
  const right = [anchor.x + anchor.width + GAP, centre] as const;
  const low = anchor.y + anchor.height / 2 > window.height / 2;
  const wide = anchor.width > anchor.height * 1.6;
  const upright = low ? [above, below] : [below, above];
  const order = wide ? [...upright, left, right] : low ? [above, left, right, below] : [left, right, ...upright];
  // Where all of these would hide the prompt: beside it.
  const beside = prompt ? [[prompt.x - GAP - note.width, centre] as const, [prompt.x + prompt.width + GAP, centre] as const] : [];
  const places = [...order, ...beside].map(([x, y]) => ({ x: clamp(x, window.width - note.width), y: clamp(y, window.height - note.height) }));
  const hidden = (at: { x: number; y: number }): number =>
    PROMPT * (prompt ? overlap({ ...at, ...note }, prompt) : 0) + ANCHOR * overlap({ ...at, ...note }, anchor);
  return places.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
}

function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
