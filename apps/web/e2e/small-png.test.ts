import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { smallPng } from './small-png.ts';

/** A picture as a browser writes it, each line filtered otherwise; checksums are not read. */
function written(width: number, rows: readonly (readonly [filter: number, ...bytes: number[]])[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const part = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  };
  return Buffer.concat([
    Buffer.alloc(8),
    part('IHDR', header),
    part('IDAT', deflateSync(Buffer.from(rows.flat()))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** The colours of a picture with a palette, pixel by pixel. */
function colours(png: Buffer): readonly (readonly number[])[] {
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    parts.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const palette = parts.get('PLTE') ?? Buffer.alloc(0);
  const width = png.readUInt32BE(16);
  const flat = [...inflateSync(parts.get('IDAT') ?? Buffer.alloc(0))].filter((_, at) => at % (width + 1) > 0);
  return flat.map((place) => [...palette.subarray(place * 3, place * 3 + 3)]);
}

test('a picture of few colours keeps every one of them, however its lines were filtered', () => {
  const [red, blue] = [
    [200, 16, 8],
    [8, 24, 160],
  ] as const;
  const png = written(2, [
    [0, ...red, ...blue],
    [1, ...blue, 192, 248, 104], // a line told by what lies left: red again
    [2, 192, 248, 104, 0, 0, 0], // and one by what lies above
  ]);
  expect(colours(smallPng(png))).toEqual([red, blue, blue, red, red, red]);
});
