import type { Scene } from '@arbitre/kernel';
import type { Choice } from './choices.ts';

/** Pieces with a strength of their own that could go or strike somewhere and have not acted this turn, in the order of the board. */
export function idleOf(choices: readonly Choice[], { pieces }: Scene, acted: ReadonlySet<string>): readonly string[] {
  const strong = new Map(pieces.flatMap(({ id, at, hitPoints }) => (hitPoints === undefined ? [] : [[id, at]])));
  const idle = choices.flatMap(({ piece, at }) => {
    const stands = piece === null ? undefined : strong.get(piece);
    return piece === null || at === null || stands === undefined || stands === at || acted.has(piece) ? [] : [piece];
  });
  return [...new Set(idle)];
}

/** The pieces that have acted once this choice is made: one acts by going or striking somewhere, not by being activated. */
export function actedWith({ piece, at }: Choice, { pieces }: Scene, before: ReadonlySet<string>): ReadonlySet<string> {
  const stands = pieces.find(({ id }) => id === piece)?.at;
  return piece === null || at === null || at === stands ? before : new Set([...before, piece]);
}
