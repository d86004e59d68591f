import type { Rulings } from '../src/rulings.ts';
import type { State } from '../src/play/state.ts';
import { STATIONS } from '../src/proposal/troops.ts';
import { exercise } from './exercise.ts';

const OPEN = Array.from({ length: 6 }, () => '........').join('\n');

/**
 * A position in a combat phase. Pieces as `A blue heavy infantry 0403`, then in any order: an element count, a weapon, `token`, `marched`
 * (moved without combat) or `from0303` (moved there from that hex, keeping the fight); characters as `G blue general-in-chief 0403`.
 */
export function fight(
  pieces: readonly string[],
  said: { readonly side?: string; readonly map?: string } & Readonly<Record<string, unknown>> = {},
  rulings: Partial<Rulings> = {},
): State {
  const { side = 'blue', map = OPEN, ...more } = said;
  const words = pieces.map((piece) => piece.split(' '));
  const isCharacter = ([, , rank]: readonly string[]) => STATIONS.some((known) => known === rank);
  const units = words
    .filter((piece) => !isCharacter(piece))
    .map(([id, owner, weight, type, at = '', ...marks]) => {
      const from = marks.find((mark) => mark.startsWith('from'))?.slice(4);
      const elements = marks.find((mark) => /^\d$/.test(mark));
      const weapon = marks.find((mark) => mark === 'bow' || mark === 'javelin' || mark === 'sling');
      const moved = marks.includes('marched')
        ? { from: at, hexes: 1, fight: false }
        : { from, hexes: 1, fight: true, diceLost: type === 'artillery' ? 1 : 0 };
      return {
        id,
        side: owner,
        weight,
        type,
        at,
        activated: owner === side && !marks.includes('idle'),
        token: marks.includes('token'),
        ...(elements && { elements: Number(elements) }),
        ...(weapon && { weapon }),
        ...((from || marks.includes('marched')) && { moved }),
      };
    });
  const characters = words.filter(isCharacter).map(([id, owner, rank, at]) => ({ id, side: owner, rank, at }));
  return exercise({ map, units, characters, turn: { number: 1, side, phase: 'combat' }, ...more }, rulings);
}

/** Armies with order tokens. */
export function withTokens(blue: number, red: number): { readonly armies: readonly object[] } {
  return {
    armies: [
      { side: 'blue', name: { fr: 'Bleu', en: 'Blue' }, tokens: blue },
      { side: 'red', name: { fr: 'Rouge', en: 'Red' }, tokens: red },
    ],
  };
}
