import { cellName, parseCellName } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { defenceAgainst } from '../defence/armour-class.ts';
import { chart, spaceOf, theCreature } from './creature.ts';
import { judgeWalk } from '../walking/walking.ts';
import { landStep, isStepProblem } from '../walking/land.ts';
import { reactorsToStep } from '../reactions/watch.ts';
import { distance, isWithinReach } from '../space/space.ts';
import type { Scenario } from '../file/scenario.ts';
import type { State } from '../play/state.ts';
import { opening, play, shipped } from '../../testing/table.ts';
import { attackBonus } from './strike.ts';
import { walkerOf } from '../walking/walking.ts';

const gorge = shipped('gorge');

/** The gorge with the brute also on the board, and a turn of someone under way. */
function table(turn: string, change: (scenario: Scenario) => Partial<Scenario> = () => ({})): State {
  const brute = { id: 'brute', block: 'hill-brute', side: 'foes', at: 'q8', reaction: true };
  const order = ['maelle', 'pim', 'doran', 'silt', 'reed', 'croak', 'brute'];
  const written = { ...gorge, creatures: [...gorge.creatures, brute], encounter: { order, turn: { who: turn } } };
  return opening({ ...written, ...change(written) });
}

/** Moves one creature of the scenario before it begins. */
const placed = (id: string, at: string) => (scenario: Scenario) => ({
  creatures: scenario.creatures.map((one) => (one.id === id ? { ...one, at } : one)),
});

function cell(state: State, name: string): number {
  const found = parseCellName(chart(state).board, name);
  if (typeof found !== 'number') throw new Error(found.words.en);
  return found;
}

/** Distance, and the parts of the armour class that the position adds, for the ranged attack of one creature on another. */
function shot(state: State, from: string, to: string) {
  const [attacker, target] = [theCreature(state, from), theCreature(state, to)];
  const attack = state.blocks[attacker.block]?.attacks.find(({ kind }) => kind === 'ranged');
  if (attack === undefined) throw new Error(`${from} cannot shoot`);
  const { cover, screen, parts } = defenceAgainst(state, attacker, target, attack);
  return {
    distance: distance(spaceOf(state, attacker), spaceOf(state, target)),
    cover: cover.cover,
    screened: screen?.screened,
    bonus: parts.slice(1).reduce((sum, { amount }) => sum + amount, 0),
    penalty: attackBonus(state, attacker, target, attack, 0) - attack.bonus,
  };
}

test('pf.cover.5 pf.screen.6 fact 1: the archer shoots at Reed from 13 squares, behind the wall at f6: +2 in all', () => {
  expect(shot(table('pim'), 'pim', 'reed')).toEqual({
    distance: 13,
    cover: true,
    screened: true,
    bonus: 2,
    penalty: -2,
  });
});

test('pf.geom.4 pf.cover.5 fact 2: Silt and Croak at 15 squares in the open, the brute at 16 in cover', () => {
  const state = table('pim');
  expect(shot(state, 'pim', 'silt')).toMatchObject({ distance: 15, cover: false, screened: false });
  expect(shot(state, 'pim', 'croak')).toMatchObject({ distance: 15, cover: false, screened: false });
  expect(shot(state, 'pim', 'brute')).toMatchObject({ distance: 16, cover: true });
});

test('pf.cover.6 fact 3: Silt sees the fighter in cover at 15 squares, Reed at 11 without', () => {
  const state = table('silt');
  expect(shot(state, 'silt', 'maelle')).toMatchObject({ distance: 15, cover: true, bonus: 2 });
  expect(shot(state, 'reed', 'maelle')).toMatchObject({ distance: 11, cover: false });
});

test('pf.cover.1 fact 4: behind the wall at e5 the archer is in cover from both, at e4 from Reed only', () => {
  const behind = table('silt', placed('pim', 'e5'));
  expect(shot(behind, 'silt', 'pim')).toMatchObject({ distance: 12, cover: true });
  expect(shot(behind, 'reed', 'pim')).toMatchObject({ distance: 10, cover: true });
  const beside = table('silt', placed('pim', 'e4'));
  // 11 on the flat; Silt stands three squares higher, and pf.geom.4 counts the second gap by half: 12.
  expect(shot(beside, 'silt', 'pim')).toMatchObject({ distance: 12, cover: false });
  const [silt, pim] = ['silt', 'pim'].map((id) => ({ ...spaceOf(beside, theCreature(beside, id)), z: 0 }));
  expect(silt && pim && distance(silt, pim)).toBe(11);
  expect(shot(beside, 'reed', 'pim')).toMatchObject({ distance: 11, cover: true });
});

function walk(state: State, who: string, squares: readonly string[]) {
  const path = squares.map((name) => cell(state, name));
  const judged = judgeWalk(state, theCreature(state, who), 'stride', path);
  return 'code' in judged
    ? judged.code
    : { steps: judged.steps.map(({ cost }) => cost), cost: judged.cost, diagonals: judged.diagonals };
}

test('pf.cost.2 pf.diag.1 fact 5: four squares straight, and three diagonals of which the next costs 2', () => {
  expect(walk(table('maelle'), 'maelle', ['d7', 'e7', 'f7', 'g7'])).toEqual({
    steps: [1, 1, 1, 1],
    cost: 4,
    diagonals: 0,
  });
  const state = table('pim');
  expect(walk(state, 'pim', ['c4', 'd3', 'e2'])).toEqual({ steps: [1, 2, 1], cost: 4, diagonals: 3 });
  const after = play(state, ['stride pim e2 via c4 d3 e2']).state;
  expect(walk(after, 'pim', ['f1'])).toEqual({ steps: [2], cost: 2, diagonals: 4 });
});

test('pf.diag.3 pf.terrain.5 fact 6: the cleric pays 1 + (2 + 1), then 1 + 1 for the third diagonal', () => {
  const state = table('doran');
  expect(walk(state, 'doran', ['c10', 'd11'])).toEqual({ steps: [1, 3], cost: 4, diagonals: 2 });
  const after = play(state, ['stride doran d11 via c10 d11']).state;
  expect(walk(after, 'doran', ['e12'])).toEqual({ steps: [2], cost: 2, diagonals: 3 });
});

test('pf.terrain.5 pf.hazard.1 pf.through.3 fact 7: the brute walks west through its ally and over the embers', () => {
  const state = table('brute');
  expect(walk(state, 'brute', ['p8', 'o8', 'n8', 'm8', 'l8'])).toEqual({
    steps: [2, 1, 1, 1, 1],
    cost: 6,
    diagonals: 0,
  });
  const reed = { ...theCreature(state, 'reed') };
  expect(reed.at).toBe(cell(state, 'n8'));
  const oneAction = { ...state, turn: state.turn && { ...state.turn, actions: 1 } };
  expect(walk(oneAction, 'brute', ['p8', 'o8', 'n8'])).toBe('occupied');
  expect(walk(oneAction, 'brute', ['p8', 'o8', 'n8', 'm8'])).toBe('occupied');
  const burnt = play(state, ['stride brute l8 via p8 o8 n8 m8 l8']).state;
  expect(theCreature(burnt, 'brute').hp).toBe(38 - 2);
  const walker = walkerOf(state, theCreature(state, 'brute'), 'stride');
  for (const [from, direction] of [
    ['n8', 0],
    ['n8', 4],
  ] as const) {
    const step = landStep(chart(state), walker, cell(state, from), direction);
    expect(isStepProblem(step) && step.code).toBe('blocked'); // anchors n7 and n9 would cover the pillars o7 and o10
  }
});

test('pf.fall.1 pf.fall.6 fact 8: off the beam 1 square counts and nothing hurts; off the plateau 3 squares, 7 damage, prone', () => {
  const beam = table('reed', (scenario) => ({
    creatures: scenario.creatures.map((one) =>
      one.id === 'pim' ? { ...one, at: 'j7' } : one.id === 'reed' ? { ...one, at: 'k7' } : one,
    ),
  }));
  // A hit on 15 - 2, since she is sure-footed and not flat-footed: 17. Then Acrobatics 4 + 4 fails 14.
  const fallen = play(
    beam,
    ['strike reed pim 1'],
    [
      [20, 12],
      [6, 1],
      [20, 4],
    ],
  ).state;
  expect(theCreature(fallen, 'pim')).toMatchObject({ hp: 17, z: -20, stance: 'swimming', conditions: {} });
  const edge = table('maelle', (scenario) => ({
    creatures: scenario.creatures.map((one) =>
      one.id === 'maelle' ? { ...one, at: 'p4' } : one.id === 'silt' ? { ...one, at: 'o4', hp: 7 } : one,
    ),
  }));
  const shoved = play(edge, ['shove maelle silt w'], [[20, 10]]);
  expect(shoved.last).toContainEqual(expect.objectContaining({ is: 'hurt', who: 'silt', amount: 7, cause: 'fall' }));
  expect(theCreature(shoved.state, 'silt').at).toBe(cell(shoved.state, 'n4'));
});

test('pf.x.leap pf.x.jump fact 9: the gorge takes three squares: Speed 6, or a long jump against DC 20 after a run of two', () => {
  const near = table('pim', placed('pim', 'h6'));
  expect(play(near, ['leap pim k6']).last).toMatchObject({ code: 'too-far', have: 2 });
  const quick = table('pim', (scenario) => ({
    ...placed('pim', 'h6')(scenario),
    blocks: { 'small-archer': { like: 'small-archer', speeds: { land: 6 } } },
  }));
  expect(theCreature(play(quick, ['leap pim k6']).state, 'pim').at).toBe(cell(quick, 'k6'));
  const run = table('pim', placed('pim', 'f7'));
  const crossed = play(run, ['long-jump pim h7 k7'], [[20, 20]]);
  expect(crossed.last).toContainEqual(
    expect.objectContaining({ is: 'checked', check: expect.objectContaining({ dc: 20 }) }),
  );
  expect(theCreature(crossed.state, 'pim')).toMatchObject({ at: cell(run, 'k7'), z: 0 });
  const short = play(run, ['long-jump pim h7 k7'], [[20, 10]]); // an ordinary Leap: two squares, onto the beam's far end
  expect(cellName(chart(run).board, theCreature(short.state, 'pim').at)).toBe('j7');
});

test('pf.space.3 pf.trigger.4 fact 10: the brute at o8 reaches columns m to r, rows 6 to 11, corners included', () => {
  const state = table('reed', (scenario) => ({
    creatures: scenario.creatures.map((one) =>
      one.id === 'brute' ? { ...one, at: 'o8' } : one.id === 'reed' ? { ...one, at: 'a1' } : one,
    ),
  }));
  const brute = spaceOf(state, theCreature(state, 'brute'));
  for (let row = 0; row < 14; row++) {
    for (let column = 0; column < 20; column++) {
      const inside = column >= 12 && column <= 17 && row >= 5 && row <= 10;
      expect(isWithinReach(brute, { x: column, y: row, side: 1, z: 0 }, 2, state.rulings)).toBe(inside);
    }
  }
  const pim = theCreature(state, 'pim');
  const leave = (from: string, to: string) =>
    reactorsToStep(state, pim, { at: cell(state, from), z: 0 }, { at: cell(state, to), z: 0 });
  expect(leave('m6', 'l6')).toEqual(['brute']);
  expect(leave('l6', 'm6')).toEqual([]);
});
