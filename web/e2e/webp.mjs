/** Animated WebP from still ones: a RIFF container with one ANMF chunk for each frame (RFC 9649). */

const HEADER = 12;
const EVEN = (length) => length + (length % 2);

/** A chunk: its name, its length, its contents, padded to an even length. */
function chunk(name, ...parts) {
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(name, 0, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(EVEN(data.length) - data.length)]);
}

/** Numbers of three bytes each. */
function threes(...numbers) {
  const data = Buffer.alloc(3 * numbers.length);
  numbers.forEach((number, at) => data.writeUIntLE(number, 3 * at, 3));
  return data;
}

/** The chunks of a still WebP that hold its picture: its alpha, if it has one, and its bitstream. */
function pictureOf(still) {
  const parts = [];
  for (let at = HEADER; at < still.length; ) {
    const [name, length] = [still.toString("latin1", at, at + 4), still.readUInt32LE(at + 4)];
    if (["ALPH", "VP8 ", "VP8L"].includes(name)) parts.push(still.subarray(at, at + 8 + EVEN(length)));
    at += 8 + EVEN(length);
  }
  return Buffer.concat(parts);
}

/** An animation that repeats forever. A frame: `{x, y, width, height, time, still}`; it is laid over the ones before it,
 * with even `x` and `y`, and stays for `time` milliseconds. */
export function animation(width, height, frames) {
  const ANIMATED = 0x02;
  const KEEP = 0x02; // overwrite what is below, and leave it there afterwards
  const parts = [
    chunk("VP8X", Buffer.from([ANIMATED, 0, 0, 0]), threes(width - 1, height - 1)),
    chunk("ANIM", Buffer.alloc(6)),
    ...frames.map(({ x, y, width: wide, height: high, time, still }) =>
      chunk("ANMF", threes(x / 2, y / 2, wide - 1, high - 1, time), Buffer.from([KEEP]), pictureOf(still)),
    ),
  ];
  return chunk("RIFF", Buffer.from("WEBP", "latin1"), ...parts);
}
