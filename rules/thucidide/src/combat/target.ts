import { hexDistance } from '@arbitre/kernel';
import { isInContact } from '../movement/contact.ts';
import { boardOf } from '../movement/field.ts';
import { keepsItsFight } from '../movement/right-to-fight.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { type Reason, refuse, type Refusal } from '../play/refusal.ts';
import {
  activationOf,
  type Character,
  characterById,
  type CombatKind,
  isUnit,
  onTable,
  type State,
  type Unit,
  unitAt,
  unitById,
} from '../play/state.ts';
import { diceAcross, attackDiceOf, plain } from './attack-dice.ts';
import { blockedAt } from './line-of-fire.ts';

/** An attack that may be made. */
export interface Attack {
  readonly attacker: Unit;
  readonly target: Unit | Character;
  readonly kind: CombatKind;
}

/** May this unit start a combat at all now? */
export function mayFight(state: State, unit: Unit): Refusal | null {
  const fault = fightFault(state, unit);
  if (fault === null) return null;
  return refuse(fault, { piece: unit.id, ...(fault === 'not-now' && { choice: state.turn.phase }) });
}

/** Why this unit cannot start a combat now; null when it can. */
export function fightFault({ turn }: State, unit: Unit): Reason | null {
  if (unit.side !== turn.side) return 'enemy-piece';
  if (turn.phase !== 'combat') return 'not-now';
  const activation = activationOf(turn, unit.id);
  if (activation < 0) return 'not-activated'; // th.x.command
  if (turn.fought.includes(unit.id)) return 'already-fought'; // th.x.combat
  if (!onTable(unit.at)) return 'not-on-table';
  if (!keepsItsFight(unit)) return 'gave-up-combat'; // th.cap.nocombat, th.road.3, th.mounted.3
  // th.x.combat: the order of activations is kept
  return turn.fought.some((id) => activationOf(turn, id) > activation) ? 'earlier-activation' : null;
}

/** th.x.target: may this unit attack that target? Adjacent, in assault or melee; farther, by fire. In pursuit the target must be adjacent and is fought in melee. */
export function judgeAttack(state: State, id: string, targetId: string, pursuit = false): Refusal | Attack {
  const attacker = unitById(state, id);
  if (attacker === undefined) return refuse('unknown-piece', { piece: id });
  const refused = pursuit ? null : mayFight(state, attacker);
  if (refused !== null) return refused;
  const target = unitById(state, targetId) ?? characterById(state, targetId);
  if (target === undefined) return refuse('unknown-piece', { piece: targetId });
  if (target.side === attacker.side || !onTable(target.at) || !onTable(attacker.at))
    return refuse('no-target', { piece: id, by: targetId });
  const distance = hexDistance(boardOf(state.field), attacker.at, target.at);
  if (!isUnit(target)) {
    // th.x.chiefs: only a lone character, and only from the next hex
    const alone = unitAt(state, target.at) === undefined;
    if (!alone || distance !== 1 || pursuit) return refuse('no-target', { piece: id, by: targetId });
    return { attacker, target, kind: 'melee' };
  }
  const kind = distance === 1 ? closeKind(state, attacker, target, pursuit) : 'fire';
  const barred =
    kind === 'fire' ? judgeFire(state, attacker, target, distance, pursuit) : judgeClose(state, attacker, target);
  if (barred !== null) return barred;
  const { dice } = attackDiceOf(state, attacker, target, plain(kind));
  return dice > 0 ? { attacker, target, kind } : refuse('no-dice', { piece: id }); // th.cap.note2
}

/** th.x.dice: assault if the attacker entered its hex this turn and did not touch this defender before. */
function closeKind(state: State, { move }: Unit, target: Unit, pursuit: boolean): CombatKind {
  if (pursuit || move === null || move.hexes === 0 || !onTable(target.at)) return 'melee';
  const touched = onTable(move.from) && hexDistance(boardOf(state.field), move.from, target.at) <= 1;
  return touched ? 'melee' : 'assault';
}

function judgeClose(state: State, attacker: Unit, target: Unit): Refusal | null {
  if (!onTable(attacker.at) || !onTable(target.at)) return refuse('no-target', { piece: attacker.id, by: target.id });
  if (diceAcross(state, attacker.at, target.at) !== null) return null;
  return refuse('water-between', { piece: attacker.id, by: target.id, at: target.at });
}

/** th.x.target: in range and in sight, and not by who touches an enemy. */
function judgeFire(state: State, attacker: Unit, target: Unit, distance: number, pursuit: boolean): Refusal | null {
  const range = factorsOf(attacker)?.range ?? 0;
  const facts = { piece: attacker.id, by: target.id };
  if (pursuit || distance > range) return refuse('out-of-range', { ...facts, distance, allowed: pursuit ? 1 : range });
  if (isInContact(state, attacker)) return refuse('in-contact', facts);
  if (!onTable(attacker.at) || !onTable(target.at)) return refuse('no-target', facts);
  const at = blockedAt(state, attacker.at, target.at);
  return at === null ? null : refuse('line-blocked', { ...facts, at });
}

/** Every target of a unit, in the order of the pieces. */
export function targetsOf(state: State, attacker: Unit, pursuit = false): readonly Attack[] {
  const { at, side } = attacker;
  const found: Attack[] = [];
  if (!onTable(at)) return found;
  const reach = pursuit ? 1 : Math.max(1, factorsOf(attacker)?.range ?? 0);
  const board = boardOf(state.field);
  const consider = (piece: Unit | Character) => {
    if (piece.side === side || !onTable(piece.at) || hexDistance(board, at, piece.at) > reach) return;
    const attack = judgeAttack(state, attacker.id, piece.id, pursuit);
    if ('attacker' in attack) found.push(attack);
  };
  for (const unit of state.units) consider(unit);
  for (const character of state.characters) consider(character);
  return found;
}
