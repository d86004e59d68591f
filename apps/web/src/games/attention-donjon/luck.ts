import type { Fact, State } from '@arbitre/attention-donjon';
import type { Trials } from '../../end/luck.ts';

/** A die of a pool succeeds when it reaches the Difficulty. Those whom nobody plays have their luck too: it is the heroes' bad luck. */
export const luck: Trials = (told, before) => {
  const fact = told as Fact; // the skin of this game only
  if (fact.is !== 'rolled') return [];
  const seat = (before as State).figures[fact.who]?.seat;
  if (seat === undefined || seat === null) return [];
  const chance = Math.min(1, Math.max(0, (7 - fact.difficulty) / 6));
  return fact.dice.map((shows) => ({ seat, chance, succeeds: shows >= fact.difficulty }));
};
