// Labels beside each other: as near to where they belong as they can be without covering one another.

/** Where labels of this height stand, between `top` and `foot`; each wants to be at its own place. */
export function spread(wanted: readonly number[], height: number, top: number, foot: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed = Array<number>(wanted.length).fill(0);
  let last = top - height;
  for (const at of order) last = placed[at] = Math.max(wanted[at]!, last + height);
  let next = foot + height;
  for (const at of order.reverse()) next = placed[at] = Math.min(placed[at]!, next - height);
  return placed;
}
