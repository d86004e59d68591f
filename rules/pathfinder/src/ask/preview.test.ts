import { cellName, SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { e, m, table } from '../../testing/duel.ts';
import { opening, play, scenarioOf, shipped } from '../../testing/table.ts';
import { awaiting } from '../play/awaiting.ts';
import { chart, theCreature } from '../encounter/creature.ts';
import { forecast } from './forecast.ts';
import { pathfinder } from '../game.ts';
import { offers } from '../play/offers.ts';
import { preview, strideDestinations, triggersAlong } from './preview.ts';
import type { State } from '../play/state.ts';
import { onGround } from '../walking/walking.ts';

const SIDES = [
  { id: 'us', name: { fr: 'nous', en: 'us' }, heroes: true },
  { id: 'them', name: { fr: 'eux', en: 'them' } },
];

/** A guard with reach 2 stands beside the straight way from a4 to i4. */
function guarded(): State {
  return opening(
    scenarioOf({
      map: Array.from({ length: 9 }, () => '.'.repeat(12)).join('\n'),
      sides: SIDES,
      blocks: { runner: { speeds: { land: 9 } }, guard: { like: 'hill-brute', size: 'Medium' } },
      creatures: [
        { id: 'm', block: 'runner', side: 'us', at: 'a5' },
        { id: 'f', block: 'guard', side: 'them', at: 'e4', reaction: true },
      ],
      encounter: { order: ['m', 'f'], turn: { who: 'm' } },
    }),
  );
}

test('pf.trigger.4 pf.trigger.3 the preview names who may react and where; play then offers exactly that', () => {
  const state = guarded();
  const { board } = chart(state);
  const to = pathfinder.readCommand('stride m i5 via b5 c5 d5 e5 f5 g5 h5 i5', state);
  if (!to.ok) throw new Error('unreadable');
  const shown = pathfinder.preview(state, 'us', to.value);
  expect(shown.cost).toBe(8);
  expect(shown.triggers?.map(({ who, at, step }) => [who, cellName(board, at), step])).toEqual([['f', 'c5', 2]]);
  const played = play(state, ['stride m i5 via b5 c5 d5 e5 f5 g5 h5 i5']).state;
  expect([awaiting(played)?.kind, cellName(board, theCreature(played, 'm').at)]).toEqual(['reaction', 'c5']);
});

test('pf.trigger.4 both the cheapest and the safest way to each square: round the guard nobody reacts', () => {
  const state = guarded();
  const { board } = chart(state);
  const ways = new Map(strideDestinations(state, theCreature(state, 'm')).map((way) => [cellName(board, way.to), way]));
  const past = ways.get('h5');
  expect([past?.cost, past?.triggers?.map(({ who }) => who)]).toEqual([7, ['f']]);
  expect([past?.safest?.cost, past?.safest?.triggers]).toEqual([9, []]);
  // To g7 the way round costs no more: it is the one given.
  expect([ways.get('g7')?.cost, ways.get('g7')?.triggers, ways.get('g7')?.safest]).toEqual([7, [], undefined]);
});

test('pf.trigger.4 destinations list the triggers that the step-by-step preview finds, for every size (seeds 1 to 12)', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const dice = new SeededChance(seed);
    const size = ['Small', 'Medium', 'Large', 'Huge'][dice.int(4)] ?? 'Medium';
    const rows = Array.from({ length: 9 }, () => Array.from({ length: 10 }, () => '.....#d'[dice.int(7)] ?? '.'));
    for (let y = 0; y < 3; y++) for (let x = 0; x < 3; x++) (rows[y] ?? [])[x] = '.';
    for (const [x, y] of [
      [6, 2],
      [4, 6],
      [8, 7],
    ] as const)
      (rows[y] ?? [])[x] = '.';
    const state = opening(
      scenarioOf({
        map: rows.map((row) => row.join('')).join('\n'),
        sides: SIDES,
        blocks: { m: { size, speeds: { land: 6 } }, f: { like: 'hill-brute', size: 'Medium' } },
        creatures: [
          { id: 'm', block: 'm', side: 'us', at: 'a1' },
          ...['g3', 'e7', 'i8'].map((at, n) => ({ id: `f${n}`, block: 'f', side: 'them', at, reaction: true })),
        ],
        encounter: { order: ['m', 'f0', 'f1', 'f2'], turn: { who: 'm' } },
      }),
    );
    const creature = theCreature(state, 'm');
    for (const { path, triggers, safest } of strideDestinations(state, creature)) {
      if (path.length === 0) continue;
      const spots = path.map((at) => onGround(state, creature, at));
      expect({ seed, path, triggers }).toEqual({ seed, path, triggers: triggersAlong(state, creature, spots) });
      if (safest) expect(safest.triggers.length).toBeLessThan(triggers?.length ?? 0);
    }
  }
});

test('pf.x.check odds through a reaction are exact, and say what they assume', () => {
  const state = guarded();
  const command = pathfinder.readCommand('stride m e5 via b5 c5 d5 e5', state);
  if (!command.ok) throw new Error('unreadable');
  const [taken, declined] = pathfinder.forecast(state, 'us', command.value);
  expect(declined).toEqual({
    assuming: 'reactions-declined',
    endings: [{ ending: 'arrives', weight: { n: 1n, d: 1n } }],
  });
  // Great club +8 - 2 against AC 14: 8 to 17 hits, 18 to 20 is critical; 1d10 + 5 on 7 hit points drops on 2 and more.
  const weight = (ending: string) => taken?.endings.find((one) => one.ending === ending)?.weight;
  expect(weight('arrives')).toEqual({ n: 7n, d: 20n });
  expect(weight('arrives-hurt')).toEqual({ n: 1n, d: 20n });
  expect(weight('down')).toEqual({ n: 3n, d: 5n });
});

test('pf.through.4 the preview of a walk that ends on an ally says what it forbids', () => {
  const state = opening(
    scenarioOf({
      map: '.....',
      sides: SIDES,
      creatures: [
        { id: 'm', block: 'marsh-raider', side: 'us', at: 'a1' },
        { id: 'x', block: 'marsh-raider', side: 'us', at: 'c1' },
      ],
      encounter: { order: ['m'], turn: { who: 'm' } },
    }),
  );
  expect(preview(state, 'us', { do: 'stride', who: 'm', to: 2 }).forbids).toEqual(['anything-but-leaving']);
  expect(preview(state, 'us', { do: 'stride', who: 'm', to: 3 }).forbids).toBeUndefined();
  expect(forecast(state, 'us', { do: 'stride', who: 'm', to: 3 })).toEqual([]);
});

test('reach answers for the creature whose turn it is, and says why not for the others', () => {
  const begun = pathfinder.setup(shipped('gorge'), {});
  if (!begun.ok) throw new Error('the gorge sets up');
  expect(pathfinder.reach(begun.value, 'maelle')).toMatchObject({ code: 'not-begun' });
  expect(pathfinder.reach(guarded(), 'f')).toMatchObject({ code: 'not-its-turn' });
  expect(pathfinder.reach(guarded(), 'nobody')).toMatchObject({ code: 'no-such-creature' });
});

test('pf.trigger.5 a Stride of no square is previewed with who may react, is no destination, and triggers in play', () => {
  const state = table('...', [m, { ...e, block: 'guard', reaction: true }]);
  const still = { do: 'stride', who: 'm', to: 0 } as const;
  expect(preview(state, 'us', still)).toMatchObject({ cost: 0, triggers: [{ who: 'e' }], because: ['pf.trigger.5'] });
  expect(strideDestinations(state, theCreature(state, 'm')).map(({ to }) => to)).not.toContain(0);
  expect(offers(state, 'us').map(({ command }) => command)).not.toContainEqual(still);
  expect(awaiting(play(state, ['stride m a1']).state)).toEqual({ seats: ['them'], kind: 'reaction' });
});

test('pf.x.opportunity a shot is previewed with who may react, and a Strike with every rule that changes its roll', () => {
  const state = table('....#..\n.......', [m, { ...e, block: 'guard', reaction: true }, { ...e, id: 'f', at: 'g1' }]);
  const shot = preview(state, 'us', { do: 'strike', who: 'm', target: 'f', attack: 1 });
  expect(shot).toMatchObject({ triggers: [{ who: 'e', at: 0, rules: ['pf.x.opportunity'] }] });
  expect(shot.because).toEqual(['pf.x.strike', 'pf.cover.6']);
  expect(preview(state, 'us', { do: 'strike', who: 'm', target: 'e', attack: 0 })).toMatchObject({ triggers: [] });
});

test('pf.through.4 reach lists the squares that Stride is offered, an ally’s to be left at once included', () => {
  const ally = { ...m, id: 'a', at: 'c1' };
  for (const block of ['man', 'guard']) {
    const state = table('.....\n.....', [m, ally, { ...e, at: 'e2', block, reaction: true }]);
    const reached = pathfinder.reach(state, 'm');
    if ('code' in reached) throw new Error(reached.code);
    const offered = offers(state, 'us').flatMap(({ command }) => (command.do === 'stride' ? [command.to] : []));
    expect(new Set(reached.map(({ to }) => to))).toEqual(new Set(offered));
    expect(reached.filter(({ forbids }) => forbids !== undefined).map(({ to }) => to)).toEqual([2]);
  }
});
