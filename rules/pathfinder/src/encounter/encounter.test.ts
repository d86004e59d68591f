import { expect, test } from 'vitest';
import { type Dice, opening, play, scenarioOf } from '../../testing/table.ts';
import { awaiting } from '../play/awaiting.ts';
import { check, DEGREES, degreeOf } from './check.ts';
import { theCreature } from './creature.ts';
import { pathfinder } from '../game.ts';
import type { State } from '../play/state.ts';

const SIDES = [
  { id: 'us', name: { fr: 'nous', en: 'us' }, heroes: true },
  { id: 'them', name: { fr: 'eux', en: 'them' } },
];
const STEADY = { hp: 20, ac: 15, saves: { fort: 5, ref: 5, will: 5 }, athletics: [5, 5], acrobatics: 5, perception: 0 };
const BLOCKS = {
  man: { ...STEADY, size: 'Medium', speeds: { land: 5 } },
  guard: { ...STEADY, size: 'Medium', speeds: { land: 5 }, abilities: ['attack-of-opportunity'] },
};

function table(
  map: string,
  creatures: readonly Readonly<Record<string, unknown>>[],
  who = 'm',
  extra: Readonly<Record<string, unknown>> = {},
): State {
  const order = creatures.map(({ id }) => id);
  return opening(
    scenarioOf({ map, sides: SIDES, blocks: BLOCKS, creatures, encounter: { order, turn: { who } }, ...extra }),
  );
}
const m = { id: 'm', block: 'man', side: 'us', at: 'a1' };
const e = { id: 'e', block: 'man', side: 'them', at: 'b1' };

const after = (state: State, typed: readonly string[], dice: Dice = []) => play(state, typed, dice).state;

test('pf.x.check degrees of success by the printed table, natural 20 and 1 included', () => {
  expect([degreeOf(19, 6, 15), degreeOf(10, 5, 15), degreeOf(9, 5, 15), degreeOf(2, 3, 15)]).toEqual([...DEGREES]);
  expect([degreeOf(20, 0, 30), degreeOf(20, -20, 30), degreeOf(1, 30, 15), degreeOf(1, 0, 15)]).toEqual([
    'success',
    'success',
    'failure',
    'critical-failure',
  ]);
});

test('pf.x.check the faces at which the degree changes are told to the dice', () => {
  let told: readonly number[] | undefined;
  check({ int: (_, cuts) => ((told = cuts), 0) }, 5, 15);
  expect(told).toEqual([1, 9, 19]);
});

test('pf.x.initiative highest first; on a tie the opponent before the hero', () => {
  const begun = pathfinder.setup(
    scenarioOf({ map: '...', sides: SIDES, blocks: BLOCKS, creatures: [m, { ...e, at: 'c1' }] }),
    {},
  );
  if (!begun.ok) throw new Error('sets up');
  expect(
    after(
      begun.value,
      ['begin'],
      [
        [20, 11],
        [20, 11],
      ],
    ).order,
  ).toEqual(['e', 'm']);
  expect(
    after(
      begun.value,
      ['begin'],
      [
        [20, 12],
        [20, 11],
      ],
    ).order,
  ).toEqual(['m', 'e']);
});

test('pf.x.turn three actions and a reaction; nothing is kept; no reaction before the first turn', () => {
  const state = table('....', [m, { ...e, at: 'd1' }]);
  expect(theCreature(state, 'e').reaction).toBe(false);
  const next = after(state, ['end-turn m']);
  expect([next.turn?.who, next.turn?.actions, theCreature(next, 'e').reaction]).toEqual(['e', 3, true]);
  const spent = after(state, ['step m b1', 'step m a1', 'step m b1']);
  expect(spent.turn?.who).toBe('e');
});

test('pf.x.multiple the second attack has -5, the third -10; an agile weapon -4 and -8', () => {
  const state = table('..', [m, e]);
  const bonuses = (typed: string[], dice: Dice) => {
    const seen: number[] = [];
    let now = state;
    for (const line of typed) {
      const { state: next, last } = play(now, [line], dice.slice(seen.length, seen.length + 1));
      if (!('code' in last)) for (const fact of last) if (fact.is === 'struck') seen.push(fact.check.bonus);
      now = next;
    }
    return seen;
  };
  expect(
    bonuses(
      ['strike m e 1', 'strike m e 1', 'strike m e 1'],
      [
        [20, 2],
        [20, 2],
        [20, 2],
      ],
    ),
  ).toEqual([5, 1, -3]);
  expect(
    bonuses(
      ['strike m e 2', 'strike m e 2', 'strike m e 2'],
      [
        [20, 2],
        [20, 2],
        [20, 2],
      ],
    ),
  ).toEqual([5, 0, -5]);
});

test('pf.x.range each increment beyond the first costs 2; beyond six it is impossible', () => {
  const far = (columns: number) => {
    const at =
      columns < 26
        ? `${String.fromCharCode(97 + columns)}1`
        : `${String.fromCharCode(96 + Math.floor(columns / 26))}${String.fromCharCode(97 + (columns % 26))}1`;
    return play(table('.'.repeat(80), [m, { ...e, at }]), ['strike m e 2'], [[20, 2]]).last;
  };
  const bonus = (columns: number) => {
    const last = far(columns);
    const struck = 'code' in last ? undefined : last.find((fact) => fact.is === 'struck');
    return struck?.is === 'struck' ? struck.check.bonus : undefined;
  };
  expect([bonus(12), bonus(13), bonus(25)]).toEqual([5, 3, 1]);
  expect(far(73)).toMatchObject({ code: 'out-of-range', need: 73, have: 72 });
});

test('pf.x.dying a hero at 0 is dying 1, or 2 from a critical hit; 4 is death; a monster dies at once', () => {
  const state = table(
    '..',
    [e, { ...m, hp: 1 }, { id: 'x', block: 'man', side: 'us', at: 'a1' }].map((one) =>
      one.id === 'x' ? { ...one, at: 'c1' } : one,
    ),
    'e',
    { map: '...' },
  );
  const hit = after(
    state,
    ['strike e m'],
    [
      [20, 12],
      [6, 6],
    ],
  );
  expect(theCreature(hit, 'm').conditions).toMatchObject({ unconscious: true, prone: true, dying: 1 });
  const critical = after(
    state,
    ['strike e m'],
    [
      [20, 20],
      [6, 6],
      [6, 6],
    ],
  );
  expect(theCreature(critical, 'm').conditions.dying).toBe(2);
  const dead = after(
    critical,
    ['strike e m'],
    [
      [20, 20],
      [6, 1],
      [6, 1],
    ],
  );
  expect(theCreature(dead, 'm').conditions).toMatchObject({ dead: true });
  const monster = after(
    table('..', [m, { ...e, hp: 1 }]),
    ['strike m e'],
    [
      [20, 12],
      [6, 6],
    ],
  );
  expect(theCreature(monster, 'e').conditions).toMatchObject({ dead: true });
  expect(monster.outcome).toMatchObject({ kind: 'victory', winners: ['us'] });
});

test('pf.x.dying knocked out, one acts just before whoever did it; a recovery save each turn', () => {
  const state = table('....', [e, { ...m, hp: 1 }, { id: 'x', block: 'man', side: 'us', at: 'd1' }], 'e');
  const down = after(
    state,
    ['strike e m'],
    [
      [20, 12],
      [6, 6],
    ],
  );
  expect(down.order).toEqual(['m', 'e', 'x']);
  // The raider's class DC 12 plus dying 1: 13. A success takes one away: stable.
  const saved = after(down, ['end-turn e', 'end-turn x'], [[20, 8]]);
  expect([theCreature(saved, 'm').conditions.dying, saved.turn?.who]).toEqual([undefined, 'e']);
  const worse = after(down, ['end-turn e', 'end-turn x'], [[20, 7]]);
  expect(theCreature(worse, 'm').conditions.dying).toBe(2);
});

test('pf.x.opportunity shooting beside an enemy that owns the reaction triggers it first; -2 to hit', () => {
  const state = table('...', [m, { ...e, block: 'guard', reaction: true }]);
  const asked = after(state, ['strike m e 2']);
  expect(awaiting(asked)).toEqual({ seats: ['them'], kind: 'reaction' });
  const { last } = play(
    asked,
    ['react e 1'],
    [
      [20, 12],
      [6, 1],
      [20, 2],
    ],
  );
  expect(last).toContainEqual(
    expect.objectContaining({ is: 'struck', who: 'e', reaction: true, check: expect.objectContaining({ bonus: 3 }) }),
  );
  expect(last).toContainEqual(expect.objectContaining({ is: 'struck', who: 'm', reaction: false }));
});

test('pf.trigger.4 a mover that the reaction makes fall prone stays where it was struck', () => {
  const state = table(
    '.u..\n....',
    [
      { ...m, at: 'a1' },
      { ...e, block: 'guard', at: 'b2', reaction: true },
    ],
    'm',
    {
      legend: { u: { uneven: { dc: 12 } } },
    },
  );
  const asked = after(state, ['balance m d1'], [[20, 20]]);
  expect(awaiting(asked)?.kind).toBe('reaction'); // leaving a1
  const onIce = after(asked, ['decline e']);
  expect(theCreature(onIce, 'm').at).toBe(1);
  const struck = after(
    onIce,
    ['react e 1'],
    [
      [20, 15],
      [6, 1],
      [20, 2],
    ],
  );
  expect(theCreature(struck, 'm')).toMatchObject({ at: 1, conditions: { prone: true } });
  expect(struck.turn?.actions).toBe(2);
});

test('pf.x.heal a gesture triggers, and a hit disrupts it', () => {
  const creatures = [
    { id: 'm', block: 'shield-cleric', side: 'us', at: 'a1', hp: 10 },
    { ...e, block: 'guard', reaction: true },
  ];
  const state = table('...', creatures);
  const lost = after(
    state,
    ['heal m m 1', 'react e 1'],
    [
      [20, 18],
      [6, 3],
    ],
  );
  expect(theCreature(lost, 'm').hp).toBe(7);
  const made = after(
    state,
    ['heal m m 1', 'react e 1'],
    [
      [20, 2],
      [8, 5],
    ],
  );
  expect(theCreature(made, 'm')).toMatchObject({ hp: 19, heals: 2 });
});

test('pf.x.grapple held one cannot move; free on escaping, or at the end of the second turn of the holder', () => {
  const state = table('...', [m, e]);
  const held = after(state, ['grapple m e', 'end-turn m'], [[20, 15]]);
  expect(play(held, ['stride e c1']).last).toMatchObject({ code: 'held', rules: ['pf.x.conditions'] });
  const free = after(held, ['escape e acrobatics', 'stride e c1'], [[20, 10]]);
  expect(theCreature(free, 'e').at).toBe(2);
  const lapsed = after(held, ['end-turn e', 'end-turn m']);
  expect(theCreature(lapsed, 'e').conditions.held).toBeUndefined();
});

test('pf.x.shove following is a move: it triggers, and pf.diag.5 counts its diagonal', () => {
  const state = table('....\n....\n....\n....', [
    { ...m, at: 'a1' },
    { ...e, at: 'b2' },
    { id: 'f', block: 'guard', side: 'them', at: 'a2', reaction: true },
  ]);
  const asked = after(state, ['shove m e se follow'], [[20, 15]]);
  expect([theCreature(asked, 'e').at, awaiting(asked)?.kind]).toEqual([10, 'reaction']);
  const followed = after(asked, ['decline f']);
  expect([theCreature(followed, 'm').at, followed.turn?.diagonals]).toEqual([5, 1]);
  expect(play(state, ['shove m e s']).last).toMatchObject({ code: 'not-away' });
});

test('pf.x.hide hidden, one is aimed at by guess and strikes the unaware flat-footed', () => {
  const state = table('..#..\n.....', [
    { ...m, at: 'a1' },
    { ...e, at: 'e1' },
  ]);
  const hidden = after(state, ['hide m', 'end-turn m'], [[20, 15]]);
  expect(theCreature(hidden, 'm').conditions.hiddenFrom).toEqual(['e']);
  const missed = play(hidden, ['strike e m 2'], [[20, 10]]).last;
  expect(missed).toContainEqual({ is: 'guessed', who: 'e', target: 'm', die: 10, hit: false });
});

test('pf.x.fly airborne at the end of a turn without Flying, one falls', () => {
  const bat = { id: 'm', block: 'soot-bat', side: 'us', at: 'a1', z: 15 };
  const flown = after(table('...', [bat, { ...e, at: 'c1' }]), ['fly m a1@15', 'end-turn m']);
  expect(theCreature(flown, 'm')).toMatchObject({ z: 15, stance: 'flying' });
  const fallen = after(table('...', [bat, { ...e, at: 'c1' }]), ['end-turn m']);
  expect(theCreature(fallen, 'm')).toMatchObject({ z: 0, hp: 0 });
});

test('pf.x.end the last round ends the encounter without a winner', () => {
  const state = table('...', [m, { ...e, at: 'c1' }], 'm', { rounds: 1 });
  expect(after(state, ['end-turn m', 'end-turn e']).outcome).toMatchObject({ kind: 'time', winners: [] });
});

test('pf.x.seat wrong seats, unknown creatures and a finished encounter are refused, never thrown', () => {
  const state = table('..', [m, e]);
  const judge = (seat: string, typed: string) => {
    const command = pathfinder.readCommand(typed, state);
    return command.ok ? pathfinder.decide(state, seat, command.value, { int: () => 0 }) : command;
  };
  expect(judge('them', 'end-turn m')).toMatchObject({ code: 'not-your-creature' });
  expect(judge('nobody', 'end-turn m')).toMatchObject({ code: 'not-your-creature' });
  expect(pathfinder.decide(state, 'us', { do: 'stride', who: 'ghost', to: 'a1' }, { int: () => 0 })).toMatchObject({
    code: 'no-such-creature',
  });
  expect(pathfinder.decide(state, 'us', { do: 'stride', who: 'm', to: 'zz99' }, { int: () => 0 })).toMatchObject({
    code: 'no-such-square',
  });
  const over = { ...state, outcome: { kind: 'nobody', winners: [] } };
  expect(pathfinder.decide(over, 'us', { do: 'end-turn', who: 'm' }, { int: () => 0 })).toMatchObject({ code: 'over' });
});
