import { advance, type Chance, SeededChance } from '@arbitre/kernel';
import { certainHarm, dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { creatureOf, isInert } from '../encounter/creature.ts';
import { pathfinder } from '../game.ts';
import type { State } from '../play/state.ts';
import { LEGEND } from '../scene/scene.ts';
import { opening, scenarioOf, shipped } from '../../testing/table.ts';
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

test('pf.trigger.3 letting someone pass buys none of the blows that were let go, at later squares neither', () => {
  const state = opening(
    scenarioOf({
      map: '......\n......\n......',
      sides: [
        { id: 'heroes', name: { fr: 'héros', en: 'heroes' }, heroes: true },
        { id: 'foes', name: { fr: 'pillards', en: 'raiders' } },
      ],
      creatures: [
        {
          id: 'ada',
          name: { fr: 'Ada', en: 'Ada' },
          block: 'polearm-fighter',
          side: 'heroes',
          at: 'a2',
          reaction: true,
        },
        { id: 'rok', name: { fr: 'Rok', en: 'Rok' }, block: 'marsh-raider', side: 'foes', at: 'b2' },
      ],
      encounter: { order: ['ada', 'rok'], turn: { who: 'rok', actions: 1 } },
    }),
  );
  const away = pathfinder.offers(state, 'foes').find(({ command }) => command.do === 'stride' && command.to === 'e2');
  if (away === undefined) throw new Error('Rok cannot leave');
  const asked = advance(pathfinder, state, 'foes', away.command, new SeededChance(1));
  expect(pathfinder.awaiting(asked)?.kind).toBe('reaction');
  const [react, decline] = ['react', 'decline'].map((deed) => {
    const offer = pathfinder.offers(asked, 'heroes').find(({ command }) => command.do === deed);
    return offer && pathfinder.outlook?.(asked, 'heroes', offer.command);
  });
  expect(react?.buys.some(({ piece }) => piece === 'rok')).toBe(true);
  expect(decline?.buys.filter(({ piece }) => piece === 'rok')).toEqual([]);
});

/** Whoever may answer a deed lets it pass: what happens then is what the deed does. */
function letPass(state: State, _seat: string, chance: Chance): State {
  let now = state;
  for (let decision = pathfinder.awaiting(now); ['reaction', 'block'].includes(decision?.kind ?? ''); ) {
    const asked = decision?.seats[0] ?? '';
    const last = pathfinder.offers(now, asked).at(-1);
    if (last === undefined) break;
    now = advance(pathfinder, now, asked, last.command, chance);
    decision = pathfinder.awaiting(now);
  }
  return now;
}

/** The seat's own who have lost points or are out of the fight. */
function harmed(before: State, after: State, seat: string): readonly string[] {
  return before.creatures
    .filter((one) => one.side === seat && !isInert(one))
    .filter(({ id, hp }) => (creatureOf(after, id)?.hp ?? 0) < hp || isDown(after, id))
    .map(({ id }) => id);
}

// The long form, 10,000 commands: ARBITRE_DIAL=20 npx vitest run rules/pathfinder/src/ask/telling.test.ts -t unannounced
test.each([
  ['by the command itself', undefined],
  ['when nobody answers it', letPass],
])('certain harm to one’s own is never unannounced: %s', (_how, settle) => {
  const found = certainHarm(pathfinder, {
    openings: [overTheGorge(), ...SHIPPED.map((name) => opening(shipped(name)))],
    commands: dial(500),
    harmed,
    ...(settle !== undefined && { settle }),
  });
  console.log(`pathfinder: ${found.asked} commands, ${found.explored} gone through, ${found.certain} surely harmful`);
  expect(found.unannounced).toEqual([]);
  expect(found.certain).toBeGreaterThan(0);
  expect(found.explored).toBeGreaterThan(found.asked / 2);
});

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
