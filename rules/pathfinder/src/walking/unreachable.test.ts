import { cellName, isRefusal } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { e, m, table } from '../../testing/duel.ts';
import { opening, play, shipped } from '../../testing/table.ts';
import { chart } from '../encounter/creature.ts';
import type { State } from '../play/state.ts';
import { ENGLISH } from '../words/en/index.ts';
import { FRENCH } from '../words/fr/index.ts';

/** Why a Stride is refused, and where. */
function refused(state: State, typed: string) {
  const { last } = play(state, [typed]);
  if (!isRefusal(last)) throw new Error(`${typed} is legal`);
  return { ...last, at: last.at === undefined ? '' : cellName(chart(state).board, last.at) };
}

/** Doran on b5 of the toll gate, Speed 4. */
function tollGate(): State {
  const scenario = shipped('toll-gate');
  return opening({ ...scenario, encounter: { order: ['doran'], turn: { who: 'doran' } } });
}

test('pf.speed.2 a square too far away says what it takes, and not what a straight line would meet', () => {
  const far = refused(tollGate(), 'stride doran f3');
  expect(far).toMatchObject({ code: 'too-far', at: 'f3', need: 5, have: 4, rules: ['pf.speed.2', 'pf.cost.1'] });
  expect(refused(tollGate(), 'stride doran j3')).toMatchObject({ code: 'too-far', at: 'j3', need: 9, have: 4 });
});

test('pf.diag.3 the price named counts the diagonals of the turn so far', () => {
  const [map, foe] = ['........\n........', { ...e, at: 'a2' }];
  expect(refused(table(map, [m, foe]), 'stride m g2')).toMatchObject({ code: 'too-far', need: 6, have: 5 });
  const once = { encounter: { order: ['m', 'e'], turn: { who: 'm', diagonals: 1 } } };
  expect(refused(table(map, [m, foe], 'm', {}, once), 'stride m g2')).toMatchObject({ need: 7, have: 5 });
});

test('pf.cost.1 a place that no movement leads to says what it is itself, however far', () => {
  const gate = tollGate();
  expect(refused(gate, 'stride doran g4')).toMatchObject({ code: 'blocked', at: 'g4' });
  expect(refused(gate, 'stride doran n4')).toMatchObject({ code: 'unwilling', other: 'croak', at: 'n4' });
  const pond = table('.....~', [m]);
  expect(refused(pond, 'stride m f1')).toMatchObject({ code: 'deep-water', at: 'f1' });
});

test('pf.cost.1 a place shut off says what stops one nearest to it', () => {
  const gate = tollGate();
  expect(refused(gate, 'stride doran l4')).toMatchObject({ code: 'blocked', at: 'k4' });
  expect(refused(gate, 'stride doran e2')).toMatchObject({ code: 'cliff', at: 'e2' });
});

test('pf.geom.6 a path typed out keeps its own reason', () => {
  expect(refused(tollGate(), 'stride doran via c4 d3')).toMatchObject({ code: 'corner', at: 'd4' });
});

test('pf.x.interact a closed door is named, with the command that opens it', () => {
  const gate = tollGate();
  const { last } = play(gate, ['stride doran k4']);
  if (!isRefusal(last)) throw new Error('a closed door lets nobody through');
  expect(ENGLISH.refusal(last, gate)).toMatch(/^k4 is a closed door: .*\(interact doran k4\)/);
  expect(FRENCH.refusal(last, gate)).toMatch(/^Une porte fermée barre k4.*\(interact doran k4\)/);
});
