import { expect, test } from 'vitest';
import { CLASS_IDS } from './classes.ts';
import { maximumPv, recovered, wounded } from './hit-points.ts';
import { facing, factsOf, foe, offered, onFloor, play, setTable } from '../../testing/table.ts';

const MEADOW = '#####\n#S..#\n#####';

test('dx.hp.1 class and floor do not enter the formula', () => {
  for (const id of CLASS_IDS) {
    const chosen = play(setTable({}), `choose ${id}`).state;
    expect(chosen.pv).toBe(13);
  }
});

test('dx.hp.2 or.hp.table: 10 + 3 × END', () => {
  const table = [10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52, 55, 58];
  expect(table.map((_, endurance) => maximumPv(endurance, 0))).toEqual(table);
});

test('dx.hp.3 a point of END: maximum +3, current +1, at once', () => {
  const state = onFloor(MEADOW, { hero: { endurance: 4, skillPoints: 2, pv: 22 } });
  const raised = play(state, 'invest endurance').state;
  expect(raised).toMatchObject({ pv: 23, hero: { endurance: 5 } });
  expect(maximumPv(raised.hero.endurance, 0)).toBe(25);
});

test('dx.hp.3 fifteen points from 13 out of 13, with no other healing: 28 out of 58', () => {
  const state = onFloor(MEADOW, { hero: { skillPoints: 15 } });
  const { state: grown } = play(state, Array.from({ length: 15 }, () => 'invest end').join(';'));
  expect(grown).toMatchObject({ pv: 28, hero: { endurance: 16, skillPoints: 0 } });
  expect(maximumPv(16, 0)).toBe(58);
});

test('dx.hp.3 ruling hpGainOnEnd: current PV rise by as much as the maximum', () => {
  const state = onFloor(MEADOW, { hero: { endurance: 4, skillPoints: 1, pv: 10 }, rulings: { hpGainOnEnd: 3 } });
  expect(play(state, 'invest endurance').state.pv).toBe(13);
});

test('dx.hp.3 a point that the cap makes void raises no PV', () => {
  const state = onFloor(MEADOW, { hero: { endurance: 15, bonus: { endurance: 3 }, skillPoints: 1, pv: 10 } });
  expect(play(state, 'invest endurance').state.pv).toBe(10);
});

test('dx.hp.4 or.hp.example: 19 out of 23 becomes 20 out of 26, with a flat bonus of 1', () => {
  const state = onFloor(MEADOW, { hero: { endurance: 4, pvBonus: 1, skillPoints: 1, pv: 19 } });
  const { state: raised } = play(state, 'invest endurance');
  expect([maximumPv(4, 1), raised.pv, maximumPv(raised.hero.endurance, 1)]).toEqual([23, 20, 26]);
});

test('dx.hp.5 current PV stay between 0 and the maximum', () => {
  expect([wounded(5, 3), wounded(5, 5), wounded(5, 99)]).toEqual([2, 0, 0]);
  expect([recovered(5, 10, 13), recovered(5, 3, 13), recovered(13, 9, 13)]).toEqual([8, 3, 0]);
});

test('dx.hp.5 at 0 PV the creature is removed; the hero dies and the run is over', () => {
  const won = play(facing(foe(0, 3, 1)), 'attack club', '20:1 20:9');
  expect(won.state).toMatchObject({ foes: [0], combat: null, slain: 1 });
  const lost = play(facing(foe(16, 30, 9), { hero: { pv: 1 } }), 'attack club', '20:15 20:2');
  expect(lost.state).toMatchObject({ stage: 'lost', pv: 0 });
  expect(offered(lost.state)).toEqual([]);
});

test('dx.hp.5 ruling deathMode: retryFloor starts the floor again, at full PV, with the sheet it was entered with', () => {
  const rulings = { deathMode: 'retryFloor' } as const;
  const start = setTable(
    {
      class: 'warrior',
      floors: [{ number: 1, map: '#########\n#S.$.r.>#\n#########', creatures: { r: foe(16, 30, 9) } }],
    },
    rulings,
  );
  const met = play(start, 'descend; roll', '10:4').state;
  expect(met.hero.gold).toBe(12);
  const fallen = play(met, 'attack club', '20:15 20:2');
  expect(factsOf(fallen, 'hero-slain')).toHaveLength(1);
  expect(fallen.state).toMatchObject({
    stage: 'floor',
    pv: 13,
    at: met.floor.start,
    used: [],
    foes: [30],
    points: 0,
    combat: null,
    falls: 1,
    hero: { gold: 10, weapons: ['club'] },
  });
  expect(offered(fallen.state)).toEqual(['roll']);
});

test('dx.hp.6 a new hero starts at 13 out of 13', () => {
  expect(setTable({ class: 'mage' }).pv).toBe(13);
});
