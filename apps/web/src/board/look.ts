import type { LegendEntry, Tone } from '@arbitre/kernel';
import type { TextureName } from './texture.ts';

/** How a kind of the legend is drawn on the page: all of it optional, since every tone has a look of its own. */
export interface Look {
  readonly texture?: TextureName;
  /** A silhouette of game-icons: path data in a square of 512. */
  readonly icon?: string;
  /** Colour of the silhouette, when it is not that of the tone. */
  readonly ink?: string;
}

export type Looks = Readonly<Record<string, Look>>;

const BY_TONE: Readonly<Record<Tone, TextureName>> = {
  ground: 'floor',
  wall: 'wall',
  hindrance: 'rubble',
  danger: 'danger',
  treasure: 'goal',
  help: 'entry',
  goal: 'goal',
  friend: 'floor',
  foe: 'floor',
  mark: 'floor',
};

export const TONE_INK: Readonly<Record<Tone, string>> = {
  ground: 'var(--ink-3)',
  wall: 'var(--ink)',
  hindrance: 'var(--ink-2)',
  danger: 'var(--rubric)',
  treasure: 'var(--gold)',
  help: 'var(--verdigris)',
  goal: 'var(--gold)',
  friend: 'var(--lapis)',
  foe: 'var(--ink)',
  mark: 'var(--plum)',
};

export function textureOf(look: Look | undefined, entry: LegendEntry | undefined): TextureName {
  return look?.texture ?? BY_TONE[entry?.tone ?? 'ground'];
}

/** Cells that nobody stands on are drawn without a grid. */
export function isSolid(texture: TextureName): boolean {
  return texture === 'wall' || texture === 'void';
}
