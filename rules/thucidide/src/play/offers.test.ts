import { canonical, SeededChance, withoutDice } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { describe, expect, test } from 'vitest';
import { thucidide } from '../game.ts';
import { hexNames } from '../file/hex-name.ts';
import { ORDER_NAMES } from '../proposal/orders.table.ts';
import { opening } from '../../testing/opening.ts';
import { randomBattle } from '../../testing/random-battle.ts';
import { SHIPPED, shipped } from '../../testing/shipped.ts';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import { awaiting, choicesOf } from './offers.ts';
import { isRefused } from './refusal.ts';
import type { State } from './state.ts';

/** Every so many states of a random battle. */
function statesOf(name: (typeof SHIPPED)[number], seed: number, every: number): readonly State[] {
  const states: State[] = [];
  let moment = 0;
  randomBattle(opening(shipped(name)), new SeededChance(seed), (state) => {
    if (moment++ % every === 0 && awaiting(state) !== null) states.push(state);
  });
  return states;
}

/** A state nobody has been asked about: nothing that was kept for another one fits it. */
function neverSeen(state: State): State {
  return structuredClone(state);
}

describe('what is kept from one state to the next', () => {
  test.each(SHIPPED)(
    '%s: offers asked for back and forth are those of states never seen, in the same order',
    (name) => {
      const chance = new SeededChance(3);
      const states = [1, 2].flatMap((seed) => statesOf(name, seed, name === 'the-plain-of-three-villages' ? 9 : 1));
      const asked = Array.from({ length: dial(400) }, (_, n) => {
        // Mostly the next state, as in play; now and then another one, as in a search.
        const index = chance.int(6) === 0 ? chance.int(states.length) : n % states.length;
        const state = states.at(index);
        if (state === undefined) throw new Error('a battle has states');
        return { state, offers: JSON.stringify(choicesOf(state)) };
      });
      for (const { state, offers } of asked) expect(JSON.stringify(choicesOf(neverSeen(state)))).toBe(offers);
    },
  );
});

/** Whatever one might think of, whoever may do it, in the words of the commands. */
function everyCommand(state: State): readonly Command[] {
  const { units, characters, field } = state;
  const ids = [...units, ...characters].map(({ id }) => id);
  const hexes = [...hexNames(field), 'outside'];
  const bare = (['evade', 'follow', 'riposte', 'pass', 'end'] as const).map((verb): Command => ({ do: verb }));
  return [
    ...bare,
    ...ids.flatMap((id): Command[] => [
      { do: 'command', chief: id },
      { do: 'activate', piece: id },
      { do: 'stay', piece: id },
      { do: 'pursue', target: id },
      { do: 'split', unit: id },
    ]),
    ...ids.flatMap((piece) =>
      hexes.flatMap((to): Command[] => [
        { do: 'move', piece, to },
        { do: 'move', piece, to, with: true },
        { do: 'flee', character: piece, to },
      ]),
    ),
    ...hexes.flatMap((to): Command[] => [
      { do: 'escape', to },
      ...[0, 1, 2, 3].map((ignoring): Command => ({ do: 'retreat', to, ignoring })),
    ]),
    ...units.flatMap(({ id }) => ids.map((target): Command => ({ do: 'attack', unit: id, target }))),
    ...ORDER_NAMES.flatMap((order): Command[] => [
      { do: 'order', order },
      ...units.flatMap(({ id }): Command[] => [
        { do: 'order', order, unit: id },
        ...[1, 2, 3, 4, 5].map((hexCount): Command => ({ do: 'order', order, unit: id, hexes: hexCount })),
      ]),
    ]),
  ];
}

test('a command is offered exactly when nothing refuses it: everything one might think of is put to the judge', () => {
  const states = statesOf('the-bridge-and-the-fords', 4, 2);
  const kinds = new Set<string>();
  for (let n = 0; n < dial(30); n++) {
    const state = states.at((n * 7) % states.length);
    const decision = state && awaiting(state);
    const seat = decision?.seats[0];
    if (!state || !decision || seat === undefined) throw new Error('these states are awaited');
    kinds.add(decision.kind);
    const legal = everyCommand(state).filter((command) => {
      const decided = withoutDice((chance) => decide(state, seat, command, chance));
      return decided === null || !isRefused(decided);
    });
    const offers = thucidide.offers(state, seat).map(({ command }) => canonical(command));
    expect(new Set(offers)).toEqual(new Set(legal.map(canonical)));
    expect(new Set(offers).size).toBe(offers.length);
  }
  expect(kinds.size).toBeGreaterThan(2);
});
