import { fold, isRefusal, sameCommand, SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { thucidide } from '../game.ts';
import type { State } from '../play/state.ts';
import { shipped } from '../../testing/shipped.ts';
import { opening } from '../../testing/opening.ts';
import { brain } from './index.ts';

/** The positions of some battles for the village, as the brain plays them. */
function positions(games: number): readonly State[] {
  const seen: State[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const dice = new SeededChance(seed);
    let state = opening(shipped('the-village-on-the-road'));
    while (thucidide.outcome(state) === null) {
      seen.push(state);
      const seat = thucidide.awaiting(state)?.seats[0] ?? '';
      const command = brain.proposals(state, seat)[0]?.command;
      const facts = command === undefined ? null : thucidide.decide(state, seat, command, dice);
      if (facts === null || isRefusal(facts)) throw new Error('the brain proposes what is legal');
      state = fold(thucidide, state, facts);
    }
  }
  return seen;
}

test('every character plays in its own way now and then, and like anybody most of the time', () => {
  const states = positions(1);
  const firsts = (weights?: Readonly<Record<string, number>>) =>
    states.map((state) => brain.proposals(state, thucidide.awaiting(state)?.seats[0] ?? '', weights)[0]?.command);
  const plain = firsts();
  for (const [name, { weights }] of Object.entries(brain.tempers)) {
    const own = firsts(weights);
    const others = own.filter((command, at) => {
      const usual = plain[at];
      return command === undefined || usual === undefined || !sameCommand(command, usual);
    });
    expect(others.length, name).toBeGreaterThan(0);
    expect(others.length, name).toBeLessThan(states.length / 2);
  }
});
