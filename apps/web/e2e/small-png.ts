import { deflateSync, inflateSync } from 'node:zlib';

/** A picture in plain memory: three bytes a pixel. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 256;

/** A screenshot with at most 256 colours, a third of its bytes: flat washes and text lose nothing that one sees. */
export function smallPng(png: Buffer): Buffer {
  const pixels = read(png);
  const { palette, of } = paletteOf(pixels.rgb);
  const rows = Buffer.alloc((pixels.width + 1) * pixels.height);
  for (let y = 0; y < pixels.height; y++)
    for (let x = 0; x < pixels.width; x++)
      rows[y * (pixels.width + 1) + 1 + x] = of(shade(pixels.rgb, 3 * (y * pixels.width + x)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const parts = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', deflateSync(rows, { level: 9 }))];
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

/** Six, six and five bits of red, green and blue: the shades that are told apart. */
function shade(rgb: Uint8Array, at: number): number {
  return (((rgb[at] ?? 0) >> 2) << 11) | (((rgb[at + 1] ?? 0) >> 2) << 5) | ((rgb[at + 2] ?? 0) >> 3);
}

const PARTS = [
  { shift: 11, mask: 63 },
  { shift: 5, mask: 63 },
  { shift: 0, mask: 31 },
] as const;

/** Median cut: the box of shades that spreads widest is halved where half its pixels lie, until there are as many as colours. */
function paletteOf(rgb: Uint8Array): { readonly palette: Buffer; readonly of: (shade: number) => number } {
  const counts = new Uint32Array(1 << 17);
  const sums = [0, 1, 2].map(() => new Float64Array(1 << 17));
  for (let at = 0; at < rgb.length; at += 3) {
    const one = shade(rgb, at);
    counts[one]! += 1;
    sums.forEach((sum, part) => (sum[one]! += rgb[at + part] ?? 0));
  }
  const boxes: number[][] = [[...counts.keys()].filter((one) => (counts[one] ?? 0) > 0)];
  while (boxes.length < COLOURS) {
    const [widest, index] = boxes.reduce<[number, number]>(
      (best, box, place) => (spread(box, counts).weight > best[0] ? [spread(box, counts).weight, place] : best),
      [0, -1],
    );
    if (index < 0 || widest === 0) break;
    const box = boxes[index] ?? [];
    const { part } = spread(box, counts);
    const sorted = box.toSorted((a, b) => value(a, part) - value(b, part));
    const half = sorted.reduce((sum, one) => sum + (counts[one] ?? 0), 0) / 2;
    let [seen, cut] = [0, 0];
    while (cut < sorted.length - 1 && seen < half) seen += counts[sorted[cut++] ?? 0] ?? 0;
    boxes.splice(index, 1, sorted.slice(0, Math.max(1, cut)), sorted.slice(Math.max(1, cut)));
  }
  const places = new Uint8Array(1 << 17);
  const palette = Buffer.alloc(boxes.length * 3);
  boxes.forEach((box, place) => {
    const all = box.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
    sums.forEach((sum, part) => {
      palette[place * 3 + part] = Math.round(box.reduce((total, one) => total + (sum[one] ?? 0), 0) / Math.max(1, all));
    });
    for (const one of box) places[one] = place;
  });
  return { palette, of: (one) => places[one] ?? 0 };
}

function value(one: number, part: number): number {
  const { shift, mask } = PARTS[part] ?? PARTS[0];
  return ((one >> shift) & mask) << (mask === 63 ? 2 : 3);
}

const spreads = new WeakMap<readonly number[], { readonly part: number; readonly weight: number }>();

/** Along which part a box spreads widest, and how much that matters: wide, and not of a few pixels only. */
function spread(box: readonly number[], counts: Uint32Array): { readonly part: number; readonly weight: number } {
  const known = spreads.get(box);
  if (known !== undefined) return known;
  let [part, wide] = [0, 0];
  for (const one of [0, 1, 2]) {
    let [low, high] = [255, 0];
    for (const item of box) {
      low = Math.min(low, value(item, one));
      high = Math.max(high, value(item, one));
    }
    if (high - low > wide) [part, wide] = [one, high - low];
  }
  const pixels = box.reduce((sum, item) => sum + (counts[item] ?? 0), 0);
  const found = { part, weight: box.length < 2 ? 0 : wide * Math.sqrt(pixels) };
  spreads.set(box, found);
  return found;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

/** The pixels of a PNG as browsers write them: eight bits, with or without transparency, not interlaced. */
function read(png: Buffer): Pixels {
  const [width, height, samples] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3];
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const packed = inflateSync(Buffer.concat(parts));
  const line = width * samples;
  const flat = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (line + 1)] ?? 0;
    for (let x = 0; x < line; x++) {
      const left = x < samples ? 0 : (flat[y * line + x - samples] ?? 0);
      const up = y === 0 ? 0 : (flat[(y - 1) * line + x] ?? 0);
      const corner = y === 0 || x < samples ? 0 : (flat[(y - 1) * line + x - samples] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      flat[y * line + x] = (packed[y * (line + 1) + 1 + x] ?? 0) + guess;
    }
  }
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) rgb.set(flat.subarray(at * samples, at * samples + 3), at * 3);
  return { width, height, rgb };
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
