import { fraction } from '@arbitre/kernel';
import { race, type RaceState } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { groupOffers } from './offers.ts';
import { reachOf } from './reach.ts';

const START: RaceState = { length: 12, toll: 0, turn: 'red', at: { red: 0, blue: 4 }, reserve: { red: 3, blue: 0 } };

test('reach names every destination with its cost and path', () => {
  const answer = reachOf(race, START, 'red', 'en');
  expect('destinations' in answer && answer.destinations.map(({ to, cost, path }) => [to, cost, ...path])).toEqual([
    ['b1', 1, 'b1'],
    ['c1', 2, 'c1'],
    ['d1', 3, 'd1'],
    ['e1', 4, 'e1'],
    ['f1', 5, 'f1'],
    ['g1', 6, 'g1'],
  ]);
});

test('the safest path, its triggers and what it forbids are named too', () => {
  const triggers = [{ who: 'blue', at: 1, step: 1, rules: ['rc.turn.1'] as const }];
  const reach = () => [
    {
      to: 2,
      cost: 1,
      path: [1, 2],
      triggers,
      safest: { cost: 2, path: [3, 2], triggers: [] },
      forbids: ['dash'],
      chance: fraction(3, 20),
    },
  ];
  expect(reachOf({ ...race, reach }, START, 'red', 'en')).toEqual({
    refusals: [],
    destinations: [
      {
        to: 'c1',
        cost: 1,
        path: ['b1', 'c1'],
        triggers: [{ who: 'blue', at: 'b1', step: 1, rules: ['rc.turn.1'] }],
        safest: { cost: 2, path: ['d1', 'c1'], triggers: [] },
        forbids: ['dash'],
        chance: '3/20',
      },
    ],
  });
});

test('a piece that may not move is refused with the rule', () => {
  expect(reachOf(race, START, 'blue', 'fr')).toEqual({
    refusals: [{ rule: 'rc.turn.1', code: 'not-your-turn', text: 'Ce n’est pas votre tour.' }],
  });
});

test('offers come in their groups, labelled and as they are typed', () => {
  expect(groupOffers(race, START, 'red', 'fr')).toEqual([
    {
      group: 'advance',
      heading: 'Avancer',
      offers: [
        { command: { do: 'roll' }, typed: 'roll', label: 'Lancer le dé' },
        { command: { do: 'dash' }, typed: 'dash', label: 'Sprinter' },
      ],
    },
  ]);
  expect(groupOffers(race, START, 'blue', 'fr')).toEqual([]);
  const offers: typeof race.offers = () => [{ group: 'advance', command: { do: 'dash' }, piece: 'red', at: 3 }];
  expect(groupOffers({ ...race, offers }, START, 'red', 'en')[0]?.offers).toEqual([
    { command: { do: 'dash' }, typed: 'dash', label: 'Dash', piece: 'red', at: 'd1' },
  ]);
});
