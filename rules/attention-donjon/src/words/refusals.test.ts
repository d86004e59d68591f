import { isRefusal, type Lang } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';
import { attentionDonjon as game } from '../game.ts';

const stage = new Stage({
  heroes: { dorrin: 'b2', misha: 'b3' },
  groups: { rats: { profile: 'rat-man', at: ['f2'] } },
  map: '. . . . . . . . .\n. . # . . . . . .\n. . . . . . . . .',
}).turn('dorrin');

/** Why a typed command is refused: the sentence, and the rules. */
function why(typed: string, lang: Lang) {
  const read = game.readCommand(typed, stage.state);
  if (!read.ok) throw new Error(typed);
  const decided = game.decide(stage.state, stage.seat, read.value, { int: () => 0 });
  if (!isRefusal(decided)) throw new Error(`${typed} was accepted`);
  return { said: game.words[lang].refusal(decided, stage.state), rules: decided.rules };
}

test('what the referee asks is said when something else is answered', () => {
  expect(why('keep', 'en').said).toBe('That is not what the referee asks now: what to do?');
  expect(why('keep', 'fr').said).toMatch(/\u202f: que faire\u202f\?$/);
});

test('ad.x.reach out of reach: how far, and how far the attack goes; out of sight is another matter', () => {
  const open = stage.state;
  stage.set('rats-1', { at: 5 }).set('dorrin', { at: 1 }); // f1 and b1: no pillar on the way
  expect(why('attack rats-1 long-sword', 'en').said).toBe(
    'Rat-man, at f1, is out of reach: one zone away, and this attack reaches no further than its own zone and contact.',
  );
  stage.state = open;
  expect(why('attack rats-1 long-sword', 'en').said).toContain('out of sight');
});

test('ad.step.3 a step to a held cell stands on the rules of the step', () => {
  expect(why('shift b3', 'en')).toEqual({ said: 'b3 is held by Misha.', rules: ['ad.step.3', 'ad.space.8'] });
});

test('ad.move.5 a zone move to a pillar of the own zone is refused for the zone, without the advice to step there', () => {
  expect(why('zone-move c2', 'en').said).toBe(
    'c2 is in the same zone (x): a zone move leads to another one; within one’s own zone one takes placement steps.',
  );
});
