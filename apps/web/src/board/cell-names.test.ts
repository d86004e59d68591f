import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const board = read('board.css');
const [day = '', night = ''] = read('../design/tokens.css').split(':root[data-theme="dark"]');

/** Relative luminance, as WCAG 2 defines it, of a colour of the palette. */
function luminance(theme: string, colour: string): number {
  const hex = new RegExp(`--${colour}: #(\\w{6});`).exec(theme)?.[1] ?? '';
  const [red = NaN, green = NaN, blue = NaN] = (hex.match(/../g) ?? [])
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour that a rule of the board's style names. */
function named(rule: string, property: string): string {
  const body = board.split(`\n${rule} {`)[1]?.split('}')[0] ?? '';
  return new RegExp(`${property}: var\\(--([\\w-]+)\\)`).exec(body)?.[1] ?? '';
}

test.each([
  ['by day', day],
  ['by night', night],
])('names of cells and of edges are read on their own halo, whatever the ground, %s', (_, theme) => {
  for (const rule of ['.cell-names text', '.edge-names text']) {
    const lights = [luminance(theme, named(rule, 'fill')), luminance(theme, named(rule, 'stroke'))];
    expect((Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05), rule).toBeGreaterThanOrEqual(4.5);
  }
});
