import type { Fact, State } from '@arbitre/thucidide';
import type { Trials } from '../../end/luck.ts';

/** A die of a combat hits with the face of its target, and with the swords where there is an advantage: one face in six, or two. */
export const luck: Trials = (told, before) => {
  const fact = told as Fact; // the skin of this game only
  if (fact.is !== 'rolled') return [];
  const roller = (before as State).units.find(({ id }) => id === fact.unit);
  if (roller === undefined) return [];
  const chance = fact.advantage ? 2 / 6 : 1 / 6;
  return fact.dice.map((_face, die) => ({ seat: roller.side, chance, succeeds: die < fact.hits }));
};
