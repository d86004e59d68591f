import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const board = read('board.css');
const [day = '', night = ''] = read('../design/tokens.css').split(':root[data-theme="dark"]');
const inks = board.split('.stage {')[0] ?? ''; // the board's own colours, the same at night unless they say otherwise

/** Red, green and blue of a colour of the palette. */
function rgb(theme: string, colour: string): readonly number[] {
  const hex = new RegExp(`--${colour}: #(\\w{6});`).exec(theme + inks)?.[1] ?? '';
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: readonly number[]): number {
  const [red = NaN, green = NaN, blue = NaN] = colour.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour that names are written in on such a ground. */
function inkOn(ground: string): string {
  const rule = board.split(`\n.cell-names .on-${ground}`)[1] ?? board.split('\n.cell-names text {')[1] ?? '';
  return /fill: var\(--([\w-]+)\)/.exec(rule)?.[1] ?? '';
}

/** Water lies low, and low ground is washed with 16 % of ink. */
function sunken(theme: string): readonly number[] {
  const ink = rgb(theme, 'ink');
  return rgb(theme, 'water').map((share, at) => share * 0.84 + (ink[at] ?? NaN) * 0.16);
}

test.each([
  ['by day', day],
  ['by night', night],
])('names of cells are read on every ground without the help of their halo, %s', (_, theme) => {
  for (const ground of ['floor', 'water', 'grass', 'woods', 'hill', 'rock', 'pit']) {
    const lights = [rgb(theme, inkOn(ground)), ground === 'water' ? sunken(theme) : rgb(theme, ground)].map(luminance);
    const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    expect(contrast, ground).toBeGreaterThanOrEqual(4.5);
  }
});
