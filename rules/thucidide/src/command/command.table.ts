import type { Rank } from '../proposal/troops.ts';

/** th.x.ranges: hexes from a chief, his own not counted (portée de commandement, portée d'influence). */
// biome-ignore format: the book's table
export const RANGES: Readonly<Record<Rank, { readonly command: number; readonly influence: number }>> = {
  'general-in-chief': { command: 5, influence: 1 },
  'sub-general':      { command: 3, influence: 1 },
  'senior-officer':   { command: 1, influence: 0 },
};

/** th.x.activations: units of each activation of a turn, by the units of the army at the start. */
export function activationsFor(units: number): readonly number[] {
  if (units <= 9) return [3];
  if (units <= 15) return [4];
  return [4, 4]; // the book leaves 3 or 4 open; 4 is our proposal
}
