import { dial } from '@arbitre/kernel/kit';
import { canonical, isRefusal, SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { everyCommand } from '../../testing/every-command.ts';
import { MELEE } from '../../testing/melee.ts';
import { randomGame } from '../../testing/random-game.ts';
import { openingOf, shipped } from '../../testing/shipped.ts';
import { Stage } from '../../testing/stage.ts';
import { attentionDonjon as game } from '../game.ts';
import { rulebook } from '../rulebook/index.ts';

test('a command is offered exactly when nothing refuses it: every command one could think of, in random games', () => {
  const rules = new Set(Object.keys(rulebook.rules));
  const wrong: string[] = []; // hundreds of thousands of verdicts: each compared, the wrong ones told
  for (const scenario of [MELEE, shipped('nid-des-hommes-rats.yaml')]) {
    const opening = openingOf(scenario);
    const chance = new SeededChance(4);
    for (let round = 0; round < dial(8); round++) {
      randomGame(opening, chance, (state) => {
        const [seat = ''] = game.awaiting(state)?.seats ?? [];
        if (seat === '' || chance.int(4) > 0) return;
        const offered = new Set(game.offers(state, seat).map(({ command }) => canonical(command)));
        for (const command of everyCommand(state)) {
          const decided = game.decide(state, seat, command, new SeededChance(1));
          const wasOffered = offered.delete(canonical(command));
          const isRight = isRefusal(decided)
            ? !wasOffered && decided.rules.every((rule) => rules.has(rule))
            : wasOffered;
          if (!isRight) wrong.push(`${game.awaiting(state)?.kind}: ${game.writeCommand(command)}`);
        }
      });
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['rage', 'lacks-talent'],
  ['calm', 'not-in-state'],
  ['stand', 'not-in-state'],
  ['struggle', 'not-in-state'],
  ['wake', 'not-in-state'],
  ['act', 'already-begun'],
  ['wait', 'already-begun'],
  ['use potion', 'not-carried'],
  ['equip staff', 'not-carried'],
  ['care rats-1', 'not-a-friend'],
  ['release rats', 'not-captive'],
  ['release nobody-else', 'unknown-figure'],
  ['douse a1', 'no-brazier-here'],
  ['search rats', 'nothing-to-search'],
  ['benediction misha', 'lacks-talent'],
  ['attack rats-1 long-sword plain 2', 'cannot-drop'],
  ['attack rats-1 discharge', 'no-such-weapon'],
  ['exchange rats-1 nothing staff', 'not-a-hero'],
  ['take QS', 'not-asked'],
])('ad.x.table a refusal is true: « %s » of a fresh Dorrin beside a rat is %s', (typed, code) => {
  const stage = new Stage({
    heroes: { dorrin: 'b2', misha: 'b3' },
    groups: { rats: { profile: 'rat-man', at: ['c2'] } },
  }).turn('dorrin', 'QS');
  expect(stage.refused(typed)).toBe(code);
});

test('ad.x.states a second Rage, and calming down without one, are refused for what they are', () => {
  const stage = new Stage({ heroes: { misha: 'b2' }, groups: { rats: { profile: 'rat-man', at: ['h2'] } } }).turn(
    'misha',
  );
  expect(stage.set('misha', { conditions: ['enraged'] }).refused('rage')).toBe('already-in-state');
  expect(stage.offered('calm')).toEqual(['calm']);
  expect(stage.offered('rage')).toEqual([]);
});
