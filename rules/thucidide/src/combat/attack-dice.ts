import type { Cell, Chance } from '@arbitre/kernel';
import type { Modifier } from '../play/fact.ts';
import { boardOf, isLink, obstaclesBetween, terrainAt } from '../movement/field.ts';
import { type Face, FACES, HIT_FACE } from '../proposal/die.table.ts';
import { type ModifierName, MODIFIERS } from '../proposal/modifiers.table.ts';
import type { Order } from '../proposal/orders.table.ts';
import { ACROSS_BRIDGE, ELEMENTS, LINEAR } from '../proposal/terrain.table.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { type Combat, type CombatKind, onTable, type Roll, type State, type Unit, unitOf } from '../play/state.ts';
import { isMountedTroop, type Type } from '../proposal/troops.ts';
import { hasAdvantage } from './advantage.ts';

/** The dice of one roll before they fall: the factor, every named term, and what the faces will count for. */
export interface AttackDice {
  readonly factor: number;
  readonly modifiers: readonly Modifier[];
  readonly dice: number;
  readonly advantage: boolean;
  readonly evading: boolean;
}

/** What weighs on a roll besides the two units. */
export type Circumstances = Pick<Combat, 'kind' | 'riposte' | 'evades' | 'attackOrder' | 'defenceOrder'>;

/** A first roll of that kind, nobody evading, no order given. */
export function plain(kind: CombatKind): Circumstances {
  return { kind, riposte: false, evades: false, attackOrder: null, defenceOrder: null };
}

/** th.x.dice: the dice that `roller` throws at `target`. */
export function attackDiceOf(state: State, roller: Unit, target: Unit, around: Circumstances): AttackDice {
  const kind = around.riposte ? 'melee' : around.kind;
  const factors = factorsOf(roller);
  const factor = factors === null ? 0 : factors[kind];
  const modifiers = [
    ...troopModifiers(state, roller, target, kind),
    ...groundModifiers(state, roller, target, kind),
    ...orderModifiers(around),
  ];
  const lost = diceLostByMoving(state, roller);
  const sum = modifiers.reduce((dice, modifier) => dice + modifier.dice, factor);
  return {
    factor,
    modifiers: lost > 0 ? [...modifiers, { name: 'moved', dice: -lost }] : modifiers,
    // At least one die for a factor of 1 or more; only the dice of a moved piece may bring it to none.
    dice: factor === 0 ? 0 : Math.max(0, Math.max(1, sum) - lost),
    advantage: hasAdvantage(state, roller, target, kind) || (!around.riposte && around.attackOrder === 'steady-aim'),
    evading: around.evades && !around.riposte,
  };
}

/** Dice that the least of one die added to what the named terms come to, of a handful already thrown or about to be. */
export function addedByLeast({ factor, modifiers }: Pick<AttackDice, 'factor' | 'modifiers'>, dice: number): number {
  return Math.max(0, dice - modifiers.reduce((sum, modifier) => sum + modifier.dice, factor));
}

/** Whether an order about the dice of the combat would leave them as they are: they are already at their least. */
export function leavesDice(state: State, order: Order): boolean {
  const { combat } = state;
  if (combat === null || (order !== 'shock' && order !== 'close-ranks')) return false;
  const [attacker, target] = [unitOf(state, combat.attacker), unitOf(state, combat.target)];
  const given = order === 'shock' ? { attackOrder: order } : { defenceOrder: order };
  const { dice } = attackDiceOf(state, attacker, target, combat);
  return attackDiceOf(state, attacker, target, { ...combat, ...given }).dice === dice;
}

/** th.cap.note2: dice of the fire or combat of the same turn; longer only where the table rules so. */
function diceLostByMoving(state: State, { side, move }: Unit): number {
  const counts = side === state.turn.side || state.rulings.artilleryDiceLossScope === 'until-next-own-turn';
  return counts ? (move?.diceLost ?? 0) : 0;
}

function term(name: keyof typeof MODIFIERS, applies: boolean): Modifier[] {
  return applies ? [{ name, dice: MODIFIERS[name] }] : [];
}

function troopModifiers(state: State, roller: Unit, target: Unit, kind: CombatKind): Modifier[] {
  const full = factorsOf(roller)?.elements ?? 0;
  const close = kind !== 'fire';
  const armoured = target.weight === 'heavy' || target.weight === 'very-heavy';
  const onHorses = roller.type === 'cavalry' || roller.type === 'chariotry';
  return [
    ...term('lastElement', full >= 3 && roller.elements === 1),
    ...term('veryLightTarget', close && target.weight === 'very-light'),
    ...term('armouredUnderFire', !close && armoured),
    ...term('veryHeavyTarget', close && target.weight === 'very-heavy'),
    ...term('camels', state.rulings.camelsAgainstHorses && onHorses && target.type === 'camelry'), // th.x.camels
  ];
}

/** th.x.terrain: where the target stands, where the roller stands, what lies between them. */
function groundModifiers(state: State, roller: Unit, target: Unit, kind: CombatKind): Modifier[] {
  if (!onTable(roller.at) || !onTable(target.at)) return [];
  const board = boardOf(state.field);
  const from = ELEMENTS[terrainAt(board, roller.at)];
  const onto = ELEMENTS[terrainAt(board, target.at)];
  const attacked = (isMountedTroop(roller.type) ? onto.attackedByMounted : undefined) ?? onto.attacked;
  const level = onto.onlyFromBelow === true && from.onlyFromBelow === true;
  const across = kind === 'fire' ? 0 : (diceAcross(state, roller.at, target.at) ?? 0);
  const named: readonly [ModifierName, number][] = [
    ['ground', level ? 0 : attacked],
    ['marsh', from.attackingFrom ?? 0],
    ['across', across],
  ];
  return named.filter(([, dice]) => dice !== 0).map(([name, dice]) => ({ name, dice }));
}

/**
 * Dice across the side between two neighbours, those of every obstacle on it; null when no assault or melee is possible across
 * it. A bridge crosses all the water of a side.
 */
export function diceAcross(state: State, from: Cell, to: Cell): number | null {
  const across = obstaclesBetween(boardOf(state.field), from, to).map((obstacle) => LINEAR[obstacle].across);
  const water = across.includes(null);
  if (water && !isLink(state.field, from, to)) return null;
  return across.reduce<number>((dice, one) => dice + (one ?? 0), water ? ACROSS_BRIDGE : 0);
}

function orderModifiers({ kind, riposte, attackOrder, defenceOrder }: Circumstances): Modifier[] {
  if (riposte) return [];
  return [
    ...term('shock', attackOrder === 'shock' && kind === 'assault'),
    ...term('closeRanks', defenceOrder === 'close-ranks' && kind !== 'fire'),
  ];
}

type FaceEffect = 'hit' | 'flag' | 'letter' | 'nothing';

/** th.x.die: what a face does to a target. Against an evader only the hit face of its type and letters count (th.x.evasion). */
export function effectOf(
  face: Face,
  target: Type,
  { advantage, evading }: Pick<AttackDice, 'advantage' | 'evading'>,
): FaceEffect {
  if (face === HIT_FACE[target]) return 'hit';
  if (face === 'letter') return 'letter';
  if (face === 'advantage' && advantage && !evading) return 'hit';
  return face === 'flag' && !evading ? 'flag' : 'nothing';
}

/** Rolls the handful. Faces with the same effect side by side are one band for whoever explores the odds. */
export function rollDice(handful: AttackDice, target: Type, chance: Chance): Roll {
  const effects = FACES.map((face) => effectOf(face, target, handful));
  const cuts = effects.flatMap((effect, face) => (face > 0 && effect !== effects[face - 1] ? [face] : []));
  const shown = Array.from({ length: handful.dice }, () => chance.int(FACES.length, cuts));
  const count = (wanted: FaceEffect) => shown.filter((face) => effects[face] === wanted).length;
  return {
    dice: shown.flatMap((face) => FACES[face] ?? []),
    hits: count('hit'),
    flags: count('flag'),
    letters: count('letter'),
  };
}
