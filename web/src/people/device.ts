/** What somebody may call the device that they use, from what its browser says of itself. */
const SYSTEMS: [RegExp, string][] = [
  [/iPad/, "iPad"],
  [/iPhone/, "iPhone"],
  [/Android/, "Android"],
  [/CrOS/, "Chromebook"],
  [/Mac OS X/, "Mac"],
  [/Windows/, "Windows"],
  [/Linux/, "Linux"],
];
const BROWSERS: [RegExp, string][] = [
  [/Firefox/, "Firefox"],
  [/Edg/, "Edge"],
  [/Chrom/, "Chrome"],
  [/Safari/, "Safari"],
];

export function deviceName(agent: string = navigator.userAgent): string {
  const parts = [SYSTEMS, BROWSERS].map((known) => known.find(([pattern]) => pattern.test(agent))?.[1]);
  return parts.filter(Boolean).join(", ");
}
