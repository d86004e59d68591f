import type { Scenario } from '../src/file/scenario.ts';
import { RULINGS } from '../src/rulings.ts';
import { shipped } from './shipped.ts';

/** A mêlée with everything in it: Jokers, talents, an ogre that pushes, a thief that flees. */
export const MELEE: Scenario = {
  ...shipped('entrainement.yaml'),
  players: 2,
  heroes: [
    { hero: 'dorrin', at: 'd3', jokers: 1, talents: ['instinctive', 'champion', 'benediction', 'magic-resistance'] },
    {
      hero: 'misha',
      at: 'd4',
      talents: ['roar', 'premonitions', 'heroism-to-spare', 'bestial-strength'],
      health: 2,
      states: ['immobilised'],
    },
    { hero: 'livia', at: 'e1', states: ['bleeding'], talents: ['arcana-aura'] },
  ],
  groups: {
    ogre: { profile: 'ogre', size: 1 },
    spider: { profile: 'giant-spider', size: 1 },
    rats: { profile: 'rat-man', size: 3, initiative: { cards: 2, family: 'multi-turn' } },
    thief: { profile: 'captive', side: 'enemy', size: 1 },
  },
  present: [
    { group: 'ogre', at: ['e3'] },
    { group: 'spider', at: ['f5'] },
    { group: 'rats', at: ['f3', 'f4', 'e5'] },
    { group: 'thief', at: ['d2'] },
  ],
  goal: { kind: 'rescue', group: 'thief', cell: 'i5' },
};

/** Every ruling at its last value. */
export const CONTRARY = Object.fromEntries(
  Object.entries(RULINGS).map(([name, { values }]) => [name, values.at(-1) ?? false]),
);
