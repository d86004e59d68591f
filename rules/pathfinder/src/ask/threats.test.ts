import { cellName, fold, isRefusal, pick, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { chart, sideOf, theCreature } from '../encounter/creature.ts';
import { pathfinder } from '../game.ts';
import type { Fact } from '../play/fact.ts';
import type { State } from '../play/state.ts';
import { brain } from '../player/index.ts';
import { bow, drawn, fist } from '../../testing/drawn.ts';
import { opening, shipped } from '../../testing/table.ts';
import { standingHeight } from '../walking/ground.ts';
import { type Threat, threats } from './threats.ts';

/** The squares of a threat on its map: m for hand-to-hand, b for breath, s for a shot, the first that holds. */
function drawThreat(state: State, threat: Threat | undefined): string {
  const { columns, rows } = chart(state).board;
  const sign = (cell: number) =>
    threat?.melee.includes(cell) ? 'm' : threat?.breath.includes(cell) ? 'b' : threat?.shot.includes(cell) ? 's' : '.';
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (__, x) => sign(y * columns + x)).join(' '),
  ).join('\n');
}

const trim = (drawing: string) =>
  drawing
    .trim()
    .split('\n')
    .map((row) => row.trim())
    .join('\n');

test('pf.x.turn two Strides and a Strike: what a swordsman of Speed 1 threatens, and not behind the wall', () => {
  const state = drawn(
    `
    M . . . . . .
    . . . # . . .
    . . . # E . .
    . . . # . . .
    . . . . . . .`,
    { E: { speeds: { land: 1 }, attacks: [fist] } },
  );
  expect(drawThreat(state, threats(state, 'us')[0])).toBe(
    trim(`
    . . . m m m m
    . . . . m m m
    . . . . m m m
    . . . . m m m
    . . . m m m m`),
  );
});

test('pf.x.range an archer threatens what it can see from where it can go', () => {
  const state = drawn(
    `
    M . # . .
    . . # . E
    . . # . .`,
    { E: { speeds: { land: 0 }, attacks: [bow] } },
  );
  expect(drawThreat(state, threats(state, 'us')[0])).toBe(
    trim(`
    . . . s s
    . . . s s
    . . . s s`),
  );
});

const breath = { damage: '2d6', type: 'fire', dc: 15, length: 2 };

test('pf.x.breathe breath takes two actions: one move before it; and none while it is drawn again', () => {
  const drawing = `
    M . . . . . . .
    . . . . . . . E`;
  const dragon = { speeds: { land: 1 }, attacks: [], breathWeapon: breath };
  const state = drawn(drawing, { E: dragon });
  expect(drawThreat(state, threats(state, 'us')[0])).toBe(
    trim(`
    . . . . b b b b
    . . . . b b b b`),
  );
  const spent = drawn(drawing, { E: { ...dragon, on: { conditions: { recharging: 3 } } } });
  expect(threats(spent, 'us')[0]?.cells).toEqual([]);
});

test('pf.x.prone, pf.x.conditions who lies gets up first, who is held strikes from where it is, who sleeps threatens nothing', () => {
  const drawing = `
    M . . . . . . .
    . . . . . . . E`;
  const walker = { speeds: { land: 2 }, attacks: [fist] };
  const melee = (on: object) => threats(drawn(drawing, { E: { ...walker, on } }), 'us')[0]?.melee.length;
  expect(melee({})).toBeGreaterThan(melee({ conditions: { prone: true } }) ?? 0);
  expect(melee({ conditions: { immobile: true } })).toBe(4);
  expect(melee({ conditions: { asleep: true } })).toBeUndefined();
});

test('friends threaten nobody, and a finished encounter threatens nothing', () => {
  const state = drawn('M . A . E', { A: { attacks: [fist] }, E: { attacks: [fist] } });
  expect(threats(state, 'us').map(({ piece }) => piece)).toEqual(['e']);
  expect(threats(state, 'them').map(({ piece }) => piece)).toEqual(['m', 'a']);
  expect(threats({ ...state, outcome: { kind: 'nobody', winners: [] } }, 'us')).toEqual([]);
});

test('pf.x.leap a ditch that can be leapt protects nobody behind it', () => {
  const state = drawn(
    'M . ~ . . . E',
    { E: { speeds: { land: 3 }, attacks: [fist] } },
    { legend: { '~': { height: -30 } } },
  );
  expect(threats(state, 'us')[0]?.melee.map((cell) => cellName(chart(state).board, cell))).toContain('a1');
});

/** Whoever strikes one of those on the ground does so where the threats shown when its turn began said it could. */
test('nobody strikes, shoots or breathes where no threat was shown', () => {
  let [blows, turns] = [0, 0];
  for (const name of ['first-steps', 'gorge-drake', 'toll-gate']) {
    for (let seed = 0; seed < dial(4); seed++) {
      const dice = new SeededChance(seed);
      let state = opening(shipped(name));
      let shown: readonly Threat[] = [];
      let began = '';
      let plain = true;
      for (let n = 0; n < 80 && pathfinder.outcome(state) === null; n++) {
        const seat = pathfinder.awaiting(state)?.seats[0] ?? '';
        const { command } = pick(dice, brain.proposals(state, seat).slice(0, 4));
        const facts = pathfinder.decide(state, seat, command, dice);
        if (isRefusal(facts)) throw new Error(`${pathfinder.writeCommand(command)}: ${facts.code}`);
        const turn = brain.turn(state);
        if (turn !== began && state.turn !== null) {
          [began, plain] = [turn, true];
          shown = threats(
            state,
            state.sides.find(({ id }) => id !== theCreature(state, state.turn?.who ?? '').side)?.id ?? '',
          );
          turns++;
        }
        for (const victim of plain ? struckIn(state, facts) : []) {
          blows++;
          const cells = shown.find(({ piece }) => piece === state.turn?.who)?.cells ?? [];
          expect(cells, `${name} ${seed}: ${pathfinder.writeCommand(command)}`).toContain(victim);
        }
        plain &&= facts.every((fact) => fact.is !== 'died' && fact.is !== 'knocked-out' && fact.is !== 'checked');
        state = fold(pathfinder, state, facts);
      }
    }
  }
  expect(blows).toBeGreaterThan(20);
  expect(turns).toBeGreaterThan(40);
});

/** The squares of those on the ground, one square wide, whom the creature whose turn it is strikes with these facts. */
function struckIn(state: State, facts: readonly Fact[]): readonly number[] {
  return facts.flatMap((fact) => {
    if (fact.is !== 'struck' || fact.reaction || fact.who !== state.turn?.who) return [];
    const target = theCreature(state, fact.target);
    const onFoot = sideOf(state, target) === 1 && target.z === standingHeight(chart(state), target.at, 1);
    return onFoot ? [target.at] : [];
  });
}
