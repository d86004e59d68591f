import { capacityOf } from '../movement/capacity.ts';
import { isPrePlayed } from '../movement/pre-played.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { type Combat, isUnit, onTable, type State, type Unit, unitById, unitOf } from '../play/state.ts';
import { type Withdrawal, withdrawals } from './withdrawal.ts';

/** Where an evader can go: 1 hex to its with-combat capacity, never off the table (th.offtable.4). */
export function escapesOf(state: State, unit: Unit, attacker: Unit): readonly Withdrawal[] {
  const hexes = capacityOf(unit.type, unit.weight)?.fight ?? 0;
  if (!onTable(attacker.at)) return [];
  return withdrawals(state, unit, attacker.at, hexes, { difficultHolds: true });
}

/** th.x.evasion: may the target evade, by right or by the order Fall back? */
export function evasionOf(state: State, combat: Combat): 'right' | 'by-order' | 'none' {
  const target = unitById(state, combat.target);
  if (target === undefined || !isUnit(target) || combat.kind === 'fire' || isPrePlayed(target)) return 'none';
  const attacker = unitOf(state, combat.attacker);
  const own = capacityOf(target.type, target.weight)?.fight ?? 0;
  const his = capacityOf(attacker.type, attacker.weight)?.fight ?? 0;
  if (state.rulings.evasionSpeedTest && own < his) return 'none';
  const right = factorsOf(target)?.evades === true;
  if (!right && target.weight !== 'medium') return 'none';
  if (escapesOf(state, target, attacker).length === 0) return 'none';
  return right ? 'right' : 'by-order';
}
