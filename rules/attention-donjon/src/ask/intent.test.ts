import { pick, SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';
import { openingOf, shipped } from '../../testing/shipped.ts';
import { attentionDonjon as game } from '../game.ts';
import { nameOf } from '../play/naming.ts';
import { geometryAt } from '../play/state.ts';
import { intents } from './intent.ts';

function told(stage: Stage): readonly string[] {
  return intents(stage.state).map(({ says }) => says.en);
}

test('ad.group.7 what the members of a group will do is what their directives say', () => {
  const melee = new Stage({
    heroes: { dorrin: 'a1', misha: 'b1' },
    groups: { rats: { profile: 'giant-rat', at: ['c1', 'e1'] }, statue: { profile: 'guardian-statue', at: ['i3'] } },
  });
  expect(told(melee)).toEqual([
    'Giant rat 1 will strike Dorrin or Misha.',
    'Giant rat 2 will enter zone x and strike Dorrin or Misha.',
    'Guardian statue will strike whoever enters its zone or leaves it.',
  ]);
  const [, second] = intents(melee.state);
  expect(second?.targets).toEqual(['dorrin', 'misha']);
  expect(second?.path?.map((cell) => nameOf(geometryAt(melee.state), cell))).toEqual(['c2']);
});

test('ad.x.ai a figure too far to strike comes closer; one that lies down gets up', () => {
  const far = new Stage({ heroes: { dorrin: 'a1' }, groups: { rats: { profile: 'giant-rat', at: ['h1'] } } });
  expect(told(far)).toEqual(['Giant rat will come closer: zone y.']);
  far.state = {
    ...far.state,
    figures: Object.fromEntries(
      Object.entries(far.state.figures).map(([id, one]) => [
        id,
        id === 'rats-1' ? { ...one, conditions: ['prone'] } : one,
      ]),
    ),
  };
  expect(told(far)).toEqual(['Giant rat will get up.']);
});

test('intents come from the view alone, at every moment of a game, in both languages', () => {
  const chance = new SeededChance(3);
  let state = openingOf(shipped('nid-des-hommes-rats.yaml'));
  let seen = 0;
  for (let commands = 0; commands < 300; commands++) {
    const seat = game.awaiting(state)?.seats[0];
    if (seat === undefined) break;
    const before = game.intents?.(game.view(state, seat), seat) ?? [];
    expect(before).toEqual(intents(state));
    for (const { who, says, targets = [] } of before) {
      seen++;
      expect(says.fr).not.toBe(says.en);
      for (const id of [who, ...targets]) expect(state.figures).toHaveProperty(id);
    }
    const facts = game.decide(state, seat, pick(chance, game.offers(state, seat)).command, chance);
    if (!Array.isArray(facts)) throw new Error('an offer was refused');
    for (const fact of facts) state = game.evolve(state, fact);
  }
  expect(seen).toBeGreaterThan(50);
});
