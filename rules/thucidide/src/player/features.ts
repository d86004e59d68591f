import { bent, type Features, type Seat } from '@arbitre/kernel';
import { objectivesHeld, scoreOf } from '../command/victory.ts';
import { enemyOf, onTable, type State } from '../play/state.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { decisive } from './strength.ts';
import { WORTH } from './weights.ts';
import { exposure } from './outlook.ts';
import { enemyCells, nearest } from './threat.ts';

/** A position of a battle, term by term; bent so that their sum nears a victory or a defeat and never passes it. */
export function features(state: State, seat: Seat): Features {
  const enemy = enemyOf(state, seat);
  const terms = {
    material: lossesOf(state, enemy) - lossesOf(state, seat),
    objective: objectiveOf(state, seat) - objectiveOf(state, enemy),
    exposure: dangerTo(state, enemy) - dangerTo(state, seat),
    chiefs: chiefsOf(state, seat) - chiefsOf(state, enemy),
    approach: -WORTH.march * marchOf(state, seat),
    tokens: WORTH.token * ((state.armies[seat]?.tokens ?? 0) - (state.armies[enemy]?.tokens ?? 0)),
  };
  return bent(terms);
}

/** What a side has lost, measured by the units that lose it the battle: the nearer to them, the more each weighs. */
function lossesOf(state: State, side: Seat): number {
  const enemy = enemyOf(state, side);
  const needed = decisive(state, side);
  let wounds = 0;
  let dying = 0;
  for (const unit of state.units) {
    if (unit.side !== side || (!onTable(unit.at) && unit.at !== 'outside')) continue;
    wounds += 1 - unit.elements / Math.max(1, factorsOf(unit)?.elements ?? unit.elements);
    if (unit.elements === 1) dying++;
  }
  const lost = scoreOf(state, enemy) / needed;
  return (WORTH.wound * wounds + WORTH.dying * dying) / needed + WORTH.lost * lost + WORTH.nearDefeat * lost * lost;
}

function objectiveOf(state: State, side: Seat): number {
  const { hold, objectives, turns } = state.victory;
  const held = objectivesHeld(state, side);
  const late = state.turn.number / Math.max(1, turns);
  if (hold === null) return held * WORTH.village * late * late;
  return held >= hold ? WORTH.hold : (held / Math.max(1, objectives.length)) * WORTH.held;
}

/** What the units of a side may lose next, the worst placed first; more when it is the other side's turn to strike. */
function dangerTo(state: State, side: Seat): number {
  let [first, second, third] = [0, 0, 0];
  for (const unit of state.units) {
    if (unit.side !== side || !onTable(unit.at)) continue;
    const danger = exposure(state, unit, unit.at);
    if (danger > first) [first, second, third] = [danger, first, second];
    else if (danger > second) [second, third] = [danger, second];
    else if (danger > third) third = danger;
  }
  return (first + second + third) * (state.turn.side === side ? WORTH.struckLater : WORTH.struckNext);
}

function chiefsOf(state: State, side: Seat): number {
  let sum = 0;
  for (const { side: own, rank, at } of state.characters) {
    if (own !== side || rank === 'person' || at === 'lost') continue;
    sum += rank === 'general-in-chief' ? WORTH.general : WORTH.chief;
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
