import type { Bilingual, Tone } from '@arbitre/kernel';
import type { Material } from '../stage/paint/material.ts';
import type { Pigments } from '../stage/paint/palette.ts';

/** Pigments that are one colour. */
type Ink = { [P in keyof Pigments]: Pigments[P] extends string ? P : never }[keyof Pigments];

/** How a kind of the legend is drawn on the page: all of it optional, since every tone has a look of its own. */
export interface Look {
  /** What the ground is made of. */
  readonly material?: Material;
  /** A silhouette of game-icons: path data in a square of 512. */
  readonly icon?: string;
  /** Of a verb: its silhouette is an arrow that looks where the choice leads. */
  readonly points?: true;
  /** Pigment of the silhouette on the ground. */
  readonly ink?: Ink;
  /** Things with a drawing of their own around the silhouette. */
  readonly thing?: 'fountain' | 'brazier';
  /** Of `height`: what heights are told in, and how many units of the map that is. */
  readonly measure?: { readonly units: number; readonly word: Bilingual };
}

export type Looks = Readonly<Record<string, Look>>;

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
