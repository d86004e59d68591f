import { compare, explore, fold, isRefusal, ONE, pick, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { creatureOf, isInert } from '../encounter/creature.ts';
import { pathfinder } from '../game.ts';
import type { State } from '../play/state.ts';
import { LEGEND } from '../scene/scene.ts';
import { opening, shipped } from '../../testing/table.ts';
import { GROUNDS, STATES } from './card.table.ts';

const SHIPPED = ['first-steps', 'gorge', 'toll-gate'];

test('every ground of the legend has a card, and every mark of a piece', () => {
  const marks = Object.keys(LEGEND).filter((kind) => LEGEND[kind]?.tone === 'mark');
  expect(Object.keys(STATES).toSorted()).toEqual(marks.toSorted());
  for (const look of Object.keys(GROUNDS)) expect(Object.keys(LEGEND)).toContain(look);
});

test('pf.fall.1 a leap to one’s death is announced as such, before it is made', () => {
  const state = overTheGorge();
  const leap = pathfinder
    .offers(state, 'foes')
    .filter(({ command }) => command.do === 'leap')
    .map(({ command }) => pathfinder.outlook?.(state, 'foes', command));
  const deadly = leap.filter((outlook) => outlook?.tone === 'deadly');
  expect(deadly.length).toBeGreaterThan(0);
  for (const outlook of deadly) expect(outlook?.risks[0]?.says.en).toMatch(/dies|out of the fight/);
});

/** Certain harm found by exploring the command itself is announced by its outlook. */
test('certain harm to one’s own is never unannounced', () => {
  let asked = 0;
  for (const name of SHIPPED) {
    for (let seed = 0; seed < dial(4); seed++) {
      const dice = new SeededChance(seed);
      let state = opening(shipped(name));
      for (let n = 0; n < 60 && pathfinder.outcome(state) === null; n++) {
        const seat = pathfinder.awaiting(state)?.seats[0] ?? '';
        const { command } = pick(dice, pathfinder.offers(state, seat));
        const lost = certainLosses(state, seat, command);
        if (lost.length > 0) {
          asked++;
          const told = pathfinder.outlook?.(state, seat, command).risks.map(({ piece }) => piece) ?? [];
          for (const who of lost) expect(told, `${name} ${seed}: ${pathfinder.writeCommand(command)}`).toContain(who);
        }
        const facts = pathfinder.decide(state, seat, command, dice);
        if (isRefusal(facts)) throw new Error('offered and refused');
        state = fold(pathfinder, state, facts);
      }
    }
  }
  expect(asked).toBeGreaterThan(0);
});

/** Creatures of the chooser that lose points or fall whatever the dice show. */
function certainLosses(
  state: State,
  seat: string,
  command: Parameters<typeof pathfinder.decide>[2],
): readonly string[] {
  const explored = explore(
    (chance) => {
      const facts = pathfinder.decide(state, seat, command, chance);
      const after = isRefusal(facts) ? state : fold(pathfinder, state, facts);
      return state.creatures
        .filter(({ id, side, hp }) => side === seat && ((creatureOf(after, id)?.hp ?? 0) < hp || isDown(after, id)))
        .filter((one) => !isInert(one))
        .map(({ id }) => id)
        .join(' ');
    },
    String,
    500,
  );
  if (!explored.exact) return [];
  const [only] = explored.outcomes;
  return only !== undefined && compare(only.weight, ONE) === 0 && only.value !== '' ? only.value.split(' ') : [];
}

function isDown(state: State, id: string): boolean {
  const creature = creatureOf(state, id);
  return creature !== undefined && isInert(creature);
}

/** Silt with few points, on the plateau above the gorge, about to act. */
function overTheGorge(): State {
  const start = opening(shipped('gorge'));
  const edge = start.creatures.find(({ id }) => id === 'silt');
  if (edge === undefined) throw new Error('Silt stands in the gorge');
  return {
    ...start,
    mode: 'encounter',
    order: start.creatures.map(({ id }) => id),
    round: 1,
    cursor: start.creatures.findIndex(({ id }) => id === 'silt'),
    creatures: start.creatures.map((one) => (one.id === 'silt' ? { ...one, hp: 3 } : one)),
    turn: {
      who: 'silt',
      actions: 3,
      attacks: 0,
      diagonals: 0,
      acted: false,
      resumed: false,
      attacked: [],
      missed: null,
      flew: false,
      swam: false,
      mustLeave: false,
    },
  };
}
