import { expect, test } from 'vitest';
import { after, defence, e, m, table } from '../../testing/duel.ts';
import { play } from '../../testing/table.ts';
import { awaiting } from '../play/awaiting.ts';
import { theCreature } from './creature.ts';

test('pf.x.bonus pf.cover.2 AC 16, cover +2, shield +2, screened +1, flat-footed -2: 16', () => {
  const state = table(
    '.#...\n...y.',
    [
      m,
      {
        ...e,
        block: 'knight',
        at: 'e2',
        conditions: { shieldRaised: true, held: { by: 'm', restrained: false, turns: 1 } },
      },
      { id: 'y', block: 'man', side: 'us', at: 'd2' },
    ],
    'm',
    { y: {} },
  );
  const { ac, parts, cover, screen } = defence(state, 'm', 'e', 1);
  expect([cover.cover, screen?.screened]).toEqual([true, true]);
  expect(parts.map(({ amount }) => amount)).toEqual([16, 2, -2]);
  expect(ac).toBe(16);
});

test('pf.x.strike a critical hit doubles dice and modifiers; deadly adds its die once', () => {
  const halberd = table('...', [
    { ...m, block: 'polearm-fighter' },
    { ...e, at: 'c1' },
  ]);
  expect(
    theCreature(
      after(
        halberd,
        ['strike m e 1'],
        [
          [20, 20],
          [10, 3],
          [10, 2],
        ],
      ),
      'e',
    ).hp,
  ).toBe(20 - (3 + 2 + 8));
  const bow = table('...', [
    { ...m, block: 'small-archer' },
    { ...e, at: 'c1' },
  ]);
  expect(
    theCreature(
      after(
        bow,
        ['strike m e 1'],
        [
          [20, 20],
          [10, 7],
          [6, 1],
          [6, 2],
        ],
      ),
      'e',
    ).hp,
  ).toBe(20 - (7 + 1 + 2));
  expect(play(halberd, ['strike m e 2']).last).toMatchObject({ code: 'out-of-reach', need: 2, have: 1 });
});

test('pf.x.step a Speed of 1 is too slow to Step', () => {
  expect(play(table('...', [{ ...m, block: 'soot-bat' }]), ['step m b1']).last).toMatchObject({
    code: 'too-slow',
    need: 2,
    have: 1,
  });
});

test('pf.x.prone -2 to attack, flat-footed in melee, +1 against shots; only Crawl and Stand', () => {
  const lying = table('..', [{ ...m, conditions: { prone: true } }, e]);
  expect(defence(lying, 'm', 'e').bonus).toBe(5 - 2);
  expect([defence(lying, 'e', 'm', 0).ac, defence(lying, 'e', 'm', 1).ac]).toEqual([14, 17]);
  for (const typed of ['stride m a1', 'leap m a1', 'drop m'])
    expect(play(lying, [typed]).last).toMatchObject({ code: 'prone' });
  expect(theCreature(after(lying, ['stand m']), 'm').conditions).toEqual({});
});

test('pf.x.climb a critical failure on the face is a fall', () => {
  const state = table('.q', [{ ...m, z: 15, stance: 'climbing' }], 'm', { q: { height: 20, face: { dc: 15 } } });
  expect(theCreature(after(state, ['climb m b1@20'], [[20, 1]]), 'm')).toMatchObject({
    z: 0,
    hp: 13,
    conditions: { prone: true },
  });
});

test('pf.x.swim one who has not swum sinks two squares as the turn ends; one who has stays afloat', () => {
  const state = table('~~~', [m, { ...e, at: 'c1', block: 'marsh-raider' }], 'm', { '~': { water: { depth: 20 } } });
  expect(theCreature(state, 'm')).toMatchObject({ z: -5, stance: 'swimming' });
  expect(theCreature(after(state, ['end-turn m']), 'm').z).toBe(-15);
  expect(theCreature(after(state, ['swim m b1@-5', 'end-turn m']), 'm').z).toBe(-5);
});

test('pf.x.maneuver a failed Maneuver in Flight goes nowhere', () => {
  const state = table('.g.', [{ ...m, block: 'bird' }], 'm', { g: { tight: 15 } });
  expect(theCreature(after(state, ['maneuver m c1@5'], [[20, 9]]), 'm').at).toBe(0);
  expect(theCreature(after(state, ['maneuver m c1@5'], [[20, 10]]), 'm').at).toBe(2);
});

test('pf.x.arrest a failed Arrest a Fall hurts as any fall', () => {
  const state = table('..', [{ ...m, block: 'bird', z: 20, reaction: true }, e]);
  expect(theCreature(after(state, ['end-turn m', 'arrest-fall m'], [[20, 9]]), 'm')).toMatchObject({
    hp: 10,
    conditions: { prone: true },
  });
});

test('pf.x.edge an edge within grasp is offered with the reaction, and only then', () => {
  const edge = (reaction: boolean) => table('..o', [m, { ...e, reaction }], 'm', { o: { height: -15 } });
  expect(awaiting(after(edge(true), ['shove m e e'], [[20, 15]]))?.kind).toBe('fall');
  const fallen = after(edge(false), ['shove m e e'], [[20, 15]]);
  expect([awaiting(fallen)?.kind, theCreature(fallen, 'e').z]).toEqual(['turn', -15]);
});

test('pf.x.balance a failure on the surface loses the action and stays', () => {
  const state = table('.uu.', [{ ...m, at: 'b1' }], 'm', { u: { uneven: { dc: 12 } } });
  const stayed = after(state, ['balance m d1'], [[20, 6]]);
  expect([theCreature(stayed, 'm').at, theCreature(stayed, 'm').conditions, stayed.turn?.actions]).toEqual([1, {}, 2]);
});

test('pf.x.tumble failing exposes the mover as if it left its starting square, once', () => {
  const state = table('....', [m, { ...e, block: 'guard', at: 'b1', reaction: true }]);
  const failed = after(state, ['tumble m c1'], [[20, 2]]);
  expect([awaiting(failed)?.kind, theCreature(failed, 'm').at]).toEqual(['reaction', 0]);
  expect(awaiting(after(failed, ['decline e']))?.kind).toBe('turn');
});

test('pf.x.trip a success lays the target down; a critical one also hurts; a critical failure lays oneself down', () => {
  const state = table('..', [m, e]);
  expect(theCreature(after(state, ['trip m e'], [[20, 10]]), 'e')).toMatchObject({
    hp: 20,
    conditions: { prone: true },
  });
  expect(
    theCreature(
      after(
        state,
        ['trip m e'],
        [
          [20, 20],
          [6, 4],
        ],
      ),
      'e',
    ),
  ).toMatchObject({ hp: 16, conditions: { prone: true } });
  expect(theCreature(after(state, ['trip m e'], [[20, 1]]), 'm').conditions).toMatchObject({ prone: true });
});

test('pf.x.escape by either skill, only when held', () => {
  const held = table('..', [{ ...m, conditions: { held: { by: 'e', restrained: false, turns: 2 } } }, e]);
  expect(theCreature(after(held, ['escape m athletics'], [[20, 10]]), 'm').conditions.held).toBeUndefined();
  expect(theCreature(after(held, ['escape m acrobatics'], [[20, 9]]), 'm').conditions.held).toBeDefined();
  expect(play(table('..', [m, e]), ['escape m athletics']).last).toMatchObject({ code: 'not-held' });
});

test('pf.x.shield a raised shield counts until the next turn', () => {
  const state = table('..', [{ ...m, block: 'knight' }, e]);
  const raised = after(state, ['raise-shield m', 'end-turn m']);
  expect(defence(raised, 'e', 'm').ac).toBe(18);
  expect(defence(after(raised, ['end-turn e']), 'e', 'm').ac).toBe(16);
  expect(play(table('..', [m, e]), ['raise-shield m']).last).toMatchObject({ code: 'no-shield' });
});

test('pf.x.conditions the stunned do not act, the held do not move, the restrained do not strike', () => {
  const stunned = after(table('..', [m, { ...e, conditions: { stunned: true } }]), ['end-turn m']);
  expect(stunned.turn).toMatchObject({ who: 'm', actions: 3 });
  const state = (restrained: boolean) =>
    table('...', [{ ...m, conditions: { held: { by: 'e', restrained, turns: 2 } } }, e]);
  expect(play(state(false), ['stride m a1']).last).toMatchObject({ code: 'held' });
  expect(play(state(true), ['strike m e 1']).last).toMatchObject({ code: 'cannot-attack' });
  expect(defence(state(false), 'e', 'm').ac).toBe(14);
});

test('pf.x.breath out of air one loses consciousness, then saves or is hurt', () => {
  const state = table(
    '~~',
    [
      { ...m, z: -15, breath: 2 },
      { ...e, block: 'marsh-raider', z: -5 },
    ],
    'm',
    { '~': { water: { depth: 20 } } },
  );
  const out = after(state, ['end-turn m']);
  expect(theCreature(out, 'm').breath).toBe(0);
  const fainted = after(out, ['swim e b1@-10', 'end-turn e', 'end-turn m', 'swim e b1@-5', 'end-turn e']);
  expect(fainted.outcome).toMatchObject({ kind: 'victory', winners: ['them'] });
});

test('pf.x.height 60 cm are walked, 90 cm take a Leap, more takes a climb', () => {
  const ledge = (height: number) => table('.l', [m], 'm', { l: { height } });
  expect(theCreature(after(ledge(2), ['stride m b1']), 'm').z).toBe(2);
  expect(play(ledge(3), ['stride m b1']).last).toMatchObject({ code: 'cliff' });
  expect(theCreature(after(ledge(3), ['leap m b1']), 'm').z).toBe(3);
  expect(play(ledge(4), ['leap m b1']).last).toMatchObject({ code: 'too-high' });
});

test('pf.x.mount a rider moves with its mount and by no other move', () => {
  const state = table('......\n......', [
    { ...m, rides: 'h' },
    { id: 'h', block: 'horse', side: 'us', at: 'a1' },
    { ...e, at: 'f1' },
  ]);
  expect(play(state, ['stride m c1']).last).toMatchObject({ code: 'riding' });
  const rode = after(state, ['end-turn m', 'stride h c1']);
  expect([theCreature(rode, 'h').at, theCreature(rode, 'm').at]).toEqual([2, 2]);
});

test('pf.x.traits sweep: +1 against another target; backswing: +1 after a miss with the same weapon; never both', () => {
  const swing = (traits: readonly string[]) =>
    table(
      '...\n...',
      [
        { ...m, block: 'axe', at: 'b1' },
        { ...e, at: 'a1' },
        { ...e, id: 'f', at: 'c1' },
      ],
      'm',
      {},
      {
        blocks: {
          axe: {
            hp: 20,
            attacks: [
              { name: { fr: 'hache', en: 'axe' }, kind: 'melee', bonus: 5, damage: '1d6', type: 'slashing', traits },
            ],
          },
          man: { hp: 20, ac: 16 },
        },
      },
    );
  const bonus = (traits: readonly string[], target: string, die: number) => {
    const dice: (readonly [number, number])[] =
      die > 10
        ? [
            [20, die],
            [6, 1],
          ]
        : [[20, die]];
    return defence(after(swing(traits), ['strike m e 1'], dice), 'm', target).bonus;
  };
  expect([bonus([], 'f', 2), bonus(['sweep'], 'f', 2), bonus(['sweep'], 'e', 2)]).toEqual([5, 6, 5]);
  expect([bonus(['backswing'], 'e', 2), bonus(['backswing'], 'e', 12)]).toEqual([6, 5]);
  expect(bonus(['sweep', 'backswing'], 'f', 2)).toBe(6);
});

test('pf.x.traits a weapon made to shove or trip does so at its own reach', () => {
  const brute = table('.....\n.....', [
    { ...m, block: 'hill-brute' },
    { ...e, at: 'd1' },
  ]);
  expect(play(brute, ['shove m e e'], [[20, 15]]).last).not.toHaveProperty('code');
  expect(play(brute, ['trip m e']).last).toMatchObject({ code: 'out-of-reach', need: 2, have: 1 });
});
