import { expect, test } from 'vitest';
import { evolve } from '../play/evolve.ts';
import { SQUARES } from './floor.ts';
import { scene } from '../scene/scene.ts';
import { factsOf, foe, offered, onFloor, path, play, whereabouts } from '../../testing/table.ts';

const kinds = (played: ReturnType<typeof play>) => played.facts.map(({ is }) => is);

test('dx.effect.1 every square entered acts, the last included, in the order of the path', () => {
  const state = onFloor('########\n#S.^.$~#\n########', { hero: { pv: 10 } });
  const moved = play(state, 'roll', '10:6 20:20');
  expect(kinds(moved)).toEqual([
    'rolled',
    'moved',
    'trap-sprung',
    'moved',
    'gold-found',
    'moved',
    'fountain-drunk',
    'moved',
  ]);
  expect(moved.state).toMatchObject({ pv: 10 - 2 + 3, hero: { gold: 12 } });
});

test('dx.effect.1 ruling effectOnStartSquare: the starting square acts once more', () => {
  const rulings = { effectOnStartSquare: true } as const;
  // A live creature under the hero's feet fights again before the first step; fleeing then leads nowhere.
  const fight = onFloor('#####\n#S.r#\n#####', { creatures: { r: 'giant-rat' }, position: { at: 'd2' }, rulings });
  const started = play(fight, 'roll', '10:4');
  expect(started.state.combat).toMatchObject({ from: fight.at });
  const won = play(started.state, 'attack club', '20:1 20:9');
  expect(path(won)).toBe('c2 b2 c2 d2');
});

test('dx.effect.1 dx.web.1 ruling effectOnStartSquare: a web is paid for on entering it, not again on leaving', () => {
  const map = '#####\n#S.w#\n#####';
  for (const effectOnStartSquare of [false, true]) {
    const freed = play(onFloor(map, { position: { at: 'd2' }, rulings: { effectOnStartSquare } }), 'roll', '10:2');
    expect(path(freed)).toBe('c2 b2');
  }
});

test('dx.effect.1 a game of version 1.0, which did charge it again, still folds', () => {
  const state = onFloor('#####\n#S.w#\n#####', { position: { at: 'd2', move: { die: 2 } } });
  expect(evolve(state, { is: 'stuck', at: state.at, points: 1, torn: state.at })).toMatchObject({
    points: 1,
    used: [state.at],
  });
});

test('dx.effect.2 a trap kills before the fountain is reached', () => {
  const state = onFloor('######\n#S^~.#\n######', { hero: { pv: 2 } });
  const moved = play(state, 'roll', '10:2 20:15');
  expect(moved.state).toMatchObject({ stage: 'lost', pv: 0 });
  expect(kinds(moved)).not.toContain('fountain-drunk');
});

test('dx.effect.3 a creature interrupts the move, which goes on after the victory', () => {
  const state = onFloor('#########\n#S..r...#\n#########', { creatures: { r: 'giant-rat' } });
  const met = play(state, 'roll', '10:6');
  expect(whereabouts(met.state)).toBe('e2');
  expect(met.state).toMatchObject({ points: 3, combat: { foe: 0, exchanges: 0 } });
  const won = play(met.state, 'attack club', '20:1 20:9');
  expect(path(won)).toBe('f2 g2 h2');
  expect(won.state).toMatchObject({ points: 0, combat: null, slain: 1 });
});

test('dx.effect.3 ruling combatEndsMove: the points left are lost after the victory', () => {
  const state = onFloor('#########\n#S..r...#\n#########', {
    creatures: { r: 'giant-rat' },
    rulings: { combatEndsMove: true },
  });
  const won = play(state, 'roll; attack club', '10:6 20:1 20:9');
  expect(whereabouts(won.state)).toBe('e2');
  expect(factsOf(won, 'points-lost')).toMatchObject([{ points: 3, why: 'combat' }]);
});

test('dx.effect.3 the exit ends the floor at once, the points left are lost', () => {
  const left = play(onFloor('########\n#S.>...#\n########'), 'roll', '10:6');
  expect(left.state).toMatchObject({ stage: 'camp', points: 0 });
  expect(path(left)).toBe('c2 d2');
});

test('dx.effect.3 ruling exitOnCross: optional asks, and the move may go on', () => {
  const state = onFloor('########\n#S.>...#\n########', { rulings: { exitOnCross: 'optional' } });
  const asked = play(state, 'roll', '10:4').state;
  expect(offered(asked)).toEqual(['leave', 'continue']);
  expect(play(asked, 'leave').state.stage).toBe('camp');
  const gone = play(asked, 'continue');
  expect(path(gone)).toBe('e2 f2');
  expect(gone.state).toMatchObject({ stage: 'floor', points: 0, pause: null });
  const last = play(state, 'roll; continue', '10:2').state; // also on the last point
  expect(whereabouts(last)).toBe('d2');
  expect(offered(last)).toEqual(['roll']);
});

test('dx.effect.3 ruling exitOnCross: exactStop wants the move to end there', () => {
  const rulings = { exitOnCross: 'exactStop' } as const;
  const map = '########\n#S.>...#\n########';
  expect(play(onFloor(map, { rulings }), 'roll', '10:4').state.stage).toBe('floor');
  expect(play(onFloor(map, { rulings }), 'roll', '10:2').state.stage).toBe('camp');
  // Points lost on the exit end the move there as well: a dead end, a wall that takes the last point.
  const deadEnd = '#####\n#S.>#\n#####';
  expect(play(onFloor(deadEnd, { rulings: { ...rulings, reverse: 'never' } }), 'roll', '10:4').state.stage).toBe(
    'camp',
  );
  const wall = onFloor('####\n#S>#\n####', { rulings: { ...rulings, wallHitCost: 1 } });
  expect(play(wall, 'roll', '10:2').state.stage).toBe('camp');
  expect(play(onFloor(deadEnd, { rulings }), 'roll', '10:4').state.stage).toBe('floor');
});

test('dx.effect.3 ruling exitOnCross: exactStop, a combat that ends the move on the exit completes the floor', () => {
  const state = onFloor('########\n#S.>...#\n########', {
    guardian: foe(0, 1, 0),
    rulings: { exitOnCross: 'exactStop', combatEndsMove: true },
  });
  expect(play(state, 'roll; attack club', '10:6 20:1 20:9').state.stage).toBe('camp');
});

test('dx.effect.4 a trap avoided, a fountain at full PV, gold: all are used up by the first crossing', () => {
  const state = onFloor('######\n#S^~$#\n######', { position: { at: 'b2' } });
  const there = play(state, 'roll', '10:6 20:1'); // c2 trap avoided, d2, e2, the wall, d2, c2, b2
  expect(path(there)).toBe('c2 d2 e2 d2 c2 b2');
  expect(kinds(there).filter((is) => is !== 'moved')).toEqual([
    'rolled',
    'trap-sprung',
    'fountain-drunk',
    'gold-found',
  ]);
  expect(there.state.used).toHaveLength(3);
  expect(there.state.pv).toBe(13);
});

test('dx.effect.5 dx.x.squares the drawing and the scene know every kind of square, and what is used up is floor', () => {
  expect(Object.values(SQUARES).join('')).toBe('#.Sw^$C~M>');
  const state = onFloor('#######\n#Sw^$C#\n#~r>..#\n#######', {
    creatures: { r: 'bat' },
    position: { used: ['d2', 'f2'] },
  });
  const { ground, pieces } = scene(state);
  expect(ground.slice(8, 13)).toEqual(['start', 'web', 'floor', 'gold', 'floor']);
  expect(ground.slice(15, 20)).toEqual(['fountain', 'floor', 'exit', 'floor', 'floor']);
  expect(pieces.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['foe-1 foe', 'hero hero']);
});

test('dx.x.trap a test of Agility avoids it; otherwise 2 PV, and 1 more every ten floors', () => {
  const lost = (number: number, agility: number, die: number) =>
    factsOf(
      play(onFloor('#####\n#S^.#\n#####', { number, hero: { agility, pv: 13 } }), 'roll', `10:2 20:${die}`),
      'trap-sprung',
    )[0]?.lost;
  expect([lost(1, 5, 5), lost(1, 5, 6), lost(10, 5, 6), lost(39, 5, 6)]).toEqual([0, 2, 3, 5]);
});

test('dx.roll.3 in a simple test a natural 1 always passes and a natural 20 always fails', () => {
  const lost = (bonus: number, die: number) =>
    factsOf(
      play(
        onFloor('#####\n#S^.#\n#####', {
          hero: { agility: 0, bonus: { agility: bonus } },
          rulings: { capScope: 'base' },
        }),
        'roll',
        `10:2 20:${die}`,
      ),
      'trap-sprung',
    )[0]?.lost;
  expect([lost(0, 1), lost(0, 2), lost(25, 19), lost(25, 20)]).toEqual([0, 2, 0, 2]);
});

test('dx.x.gold a pile is worth 2, and 1 more every four floors, Charisma adding five per cent a point', () => {
  const found = (number: number, charisma: number) =>
    factsOf(play(onFloor('#####\n#S$.#\n#####', { number, hero: { charisma } }), 'roll', '10:2'), 'gold-found')[0]
      ?.gold;
  expect([found(1, 0), found(4, 0), found(50, 0), found(50, 16)]).toEqual([2, 3, 14, 25]); // 14 × 180 / 100 = 25.2
});

test('dx.cha.5 ruling goldCharisma: the per cent of each point', () => {
  const found = (goldCharisma: 0 | 2 | 5 | 10) =>
    factsOf(
      play(
        onFloor('#####\n#S$.#\n#####', { number: 40, hero: { charisma: 10 }, rulings: { goldCharisma } }),
        'roll',
        '10:2',
      ),
      'gold-found',
    )[0]?.gold;
  expect([found(0), found(2), found(5), found(10)]).toEqual([12, 14, 18, 24]); // of a pile of 12
});

test('dx.x.fountain a quarter of the maximum, never above it', () => {
  const healed = (pv: number) =>
    factsOf(play(onFloor('#####\n#S~.#\n#####', { hero: { endurance: 4, pv } }), 'roll', '10:2'), 'fountain-drunk')[0]
      ?.healed;
  expect([healed(1), healed(20), healed(22)]).toEqual([5, 2, 0]); // 22 div 4 = 5
});
