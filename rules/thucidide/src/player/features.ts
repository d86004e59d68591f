import type { Features, Seat } from '@arbitre/kernel';
import { objectivesHeld, scoreOf } from '../command/victory.ts';
import { enemyOf, onTable, type State } from '../play/state.ts';
import { unitWorth, worthWith } from './strength.ts';
import { enemyCells, exposure, nearest } from './threat.ts';

/** A position of a battle, term by term. */
export function features(state: State, seat: Seat): Features {
  const enemy = enemyOf(state, seat);
  return {
    material: strengthOf(state, seat) - strengthOf(state, enemy),
    objective: objectiveOf(state, seat) - objectiveOf(state, enemy),
    exposure: dangerTo(state, enemy, state.turn.side === seat) - dangerTo(state, seat, state.turn.side === enemy),
    chiefs: chiefsOf(state, seat) - chiefsOf(state, enemy),
    approach: -1.5 * marchOf(state, seat),
    tokens: 3 * ((state.armies[seat]?.tokens ?? 0) - (state.armies[enemy]?.tokens ?? 0)),
  };
}

/** Units and elements left, less what has been lost for good. */
function strengthOf(state: State, side: Seat): number {
  const whole = unitWorth(state, side);
  let sum = 0;
  for (const unit of state.units) {
    if (unit.side === side && (onTable(unit.at) || unit.at === 'outside')) sum += worthWith(unit, unit.elements, whole);
  }
  // The last units before defeat weigh more: 2 of 3 lost is worse than twice 1 of 3.
  const lost = scoreOf(state, enemyOf(state, side)) / (state.victory.eliminate[enemyOf(state, side)] ?? 10);
  return sum - 120 * lost * lost;
}

function objectiveOf(state: State, side: Seat): number {
  const { hold, objectives, turns } = state.victory;
  const held = objectivesHeld(state, side);
  if (hold === null) return (held * 60 * state.turn.number) / Math.max(1, turns);
  return held >= hold ? 260 : (held / Math.max(1, objectives.length)) * 90;
}

/** What the units of a side may lose next, the worst placed first; more when it is the other side's turn to strike. */
function dangerTo(state: State, side: Seat, struckNext: boolean): number {
  const dangers: number[] = [];
  for (const unit of state.units) {
    if (unit.side === side && onTable(unit.at)) dangers.push(exposure(state, unit, unit.at));
  }
  dangers.sort((a, b) => b - a);
  return ((dangers[0] ?? 0) + (dangers[1] ?? 0) + (dangers[2] ?? 0)) * (struckNext ? 0.5 : 0.25);
}

function chiefsOf(state: State, side: Seat): number {
  let sum = 0;
  for (const { side: own, rank, at } of state.characters) {
    if (own !== side || rank === 'person' || at === 'lost') continue;
    sum += rank === 'general-in-chief' ? 60 : rank === 'sub-general' ? 30 : 15;
  }
  return sum;
}

/** Mean distance of a side's units to the enemy, or to the objectives it must hold. */
function marchOf(state: State, side: Seat): number {
  const goals = state.victory.hold === null ? enemyCells(state, side) : state.victory.objectives;
  let sum = 0;
  let units = 0;
  for (const unit of state.units) {
    if (unit.side !== side || !onTable(unit.at)) continue;
    sum += nearest(state, unit.at, goals);
    units++;
  }
  return units === 0 ? 0 : sum / units;
}
