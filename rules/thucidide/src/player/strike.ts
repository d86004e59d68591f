import type { Cell } from '@arbitre/kernel';
import { diceAcross } from '../combat/attack-dice.ts';
import { blockedAt } from '../combat/line-of-fire.ts';
import { hasChief, isSupported } from '../combat/support.ts';
import { capacityOf } from '../movement/capacity.ts';
import { boardOf, terrainAt } from '../movement/field.ts';
import { onTable, type State, type Unit, unitAt } from '../play/state.ts';
import { MODIFIERS } from '../proposal/modifiers.table.ts';
import { ELEMENTS } from '../proposal/terrain.table.ts';
import { type Factors, factorsOf } from '../proposal/troops.table.ts';
import { isMountedTroop } from '../proposal/troops.ts';
import { distancesFrom } from './ground.ts';
import { type Foe, type Outlook, without } from './outlook.ts';
import { expectedLoss } from './strength.ts';
import { loneWorth } from './threat.ts';
import { WEIGHTS } from './weights.ts';

/** An attack: what it is worth, and whom it is at. */
export interface Strike {
  readonly worth: number;
  readonly at: string;
}

export const NO_STRIKE: Strike = { worth: 0, at: '' };

/**
 * The best attack of a unit that has gone so many hexes to a hex, company counted: what `attackWorth` says of every target there, without a
 * state for every hex. Its twin in `strike.test.ts` asks the judge of attacks instead.
 */
export function bestStrike(outlook: Outlook, at: Cell, hexes: number): Strike {
  const { state, unit, foes } = outlook;
  const factors = factorsOf(unit);
  if (factors === null) return NO_STRIKE;
  const reach = Math.max(1, factors.range);
  const touching = foes.some(({ distances }) => distances[at] === 1);
  let best = loneChiefs(state, unit, at);
  for (const foe of foes) {
    const distance = foe.distances[at]!;
    if (distance > reach || distance === 0 || (distance > 1 && touching)) continue;
    const alone =
      distance === 1 ? closeWorth(outlook, factors, foe, at, hexes) : fireWorth(outlook, factors, foe, at, hexes);
    const company = friendsBeside(outlook, foe) + (distance === 1 ? 1 : 0);
    const worth = alone * (1 + WEIGHTS.company * company);
    if (worth > best.worth) best = { worth, at: foe.unit.id };
  }
  return best;
}

/** Friends beside an enemy, the unit itself left out. */
function friendsBeside({ friends }: Outlook, { at }: Foe): number {
  return friends[at] ?? 0;
}

/** th.x.chiefs: a character alone on the next hex may be struck. */
function loneChiefs(state: State, { side }: Unit, at: Cell): Strike {
  let best = NO_STRIKE;
  for (const one of state.characters) {
    if (one.side === side || !onTable(one.at)) continue;
    if (distancesFrom(boardOf(state.field), at)[one.at] !== 1 || unitAt(state, one.at) !== undefined) continue;
    if (loneWorth(one) > best.worth) best = { worth: loneWorth(one), at: one.id };
  }
  return best;
}

/** An assault or a melee from the next hex, less the riposte of a supported enemy (th.x.riposte). */
function closeWorth(outlook: Outlook, factors: Factors, foe: Foe, at: Cell, hexes: number): number {
  const { state, unit, worth } = outlook;
  const across = diceAcross(state, at, foe.at);
  if (across === null) return 0;
  const touched = hexes === 0 || (onTable(unit.at) && foe.distances[unit.at]! <= 1);
  const factor = touched ? factors.melee : factors.assault;
  const dice = handful(state, factor, unit, foe.unit, at, foe.at, closeTerm(foe.unit) + across) - lostDice(unit, hexes);
  if (factor === 0 || dice <= 0) return 0;
  const board = boardOf(state.field);
  const [here, there] = [terrainAt(board, at), terrainAt(board, foe.at)];
  const supported = isSupported(state, foe.unit);
  const helped = friendsBeside(outlook, foe) > 0 && !supported;
  const heavy = foe.unit.weight === 'heavy' || foe.unit.weight === 'very-heavy';
  const rides = !touched && isMountedTroop(unit.type) && foe.unit.type === 'infantry' && !heavy && there === 'open';
  const above = here === 'hill' && there !== 'hill';
  const advantage = helped || above || rides || hasChief(state, { ...unit, at });
  const gain = gainOf(foe, dice, advantage, worth.theirs);
  return supported ? gain - WEIGHTS.riposte * riposteTo(outlook, foe, at, across) : gain;
}

/** What the riposte of an enemy is expected to take from a unit on that hex. */
function riposteTo({ state, unit, foes, friends, worth }: Outlook, foe: Foe, at: Cell, across: number): number {
  const { unit: striker } = foe;
  const board = boardOf(state.field);
  const [here, there] = [terrainAt(board, at), terrainAt(board, foe.at)];
  const { melee } = foe.factors;
  const counts = state.rulings.artilleryDiceLossScope === 'until-next-own-turn';
  const lost = counts ? (striker.move?.diceLost ?? 0) : 0;
  const dice = handful(state, melee, striker, unit, foe.at, at, closeTerm(unit) + across) - lost;
  if (melee === 0 || dice <= 0) return 0;
  const supported = (unit.type === 'infantry' && here === 'dwellings') || friends[at]! >= 2;
  const helped = !supported && foes.some((other) => other !== foe && other.distances[at] === 1);
  const advantage = helped || (there === 'hill' && here !== 'hill') || hasChief(state, striker);
  return expectedLoss(unit, dice, advantage, worth.own);
}

/** th.x.target: in sight, at a distance. */
function fireWorth(outlook: Outlook, factors: Factors, foe: Foe, at: Cell, hexes: number): number {
  const { state, unit, worth } = outlook;
  const { weight } = foe.unit;
  const armoured = weight === 'heavy' || weight === 'very-heavy' ? MODIFIERS.armouredUnderFire : 0;
  const dice = handful(state, factors.fire, unit, foe.unit, at, foe.at, armoured) - lostDice(unit, hexes);
  if (factors.fire === 0 || dice <= 0 || blockedAt(without(state, unit), at, foe.at) !== null) return 0;
  const advantage = foe.distances[at] === 2 && terrainAt(boardOf(state.field), foe.at) === 'open';
  return gainOf(foe, dice, advantage, worth.theirs);
}

function gainOf({ unit }: Foe, dice: number, advantage: boolean, whole: number): number {
  return expectedLoss(unit, dice, advantage, whole) + dice * WEIGHTS.flag * whole;
}

/** th.x.dice: one die at least, before those that a move has cost; `terms` are those of the kind of combat. */
function handful(
  state: State,
  factor: number,
  roller: Unit,
  target: Unit,
  from: Cell,
  to: Cell,
  terms: number,
): number {
  const board = boardOf(state.field);
  const [under, onto] = [ELEMENTS[terrainAt(board, from)], ELEMENTS[terrainAt(board, to)]];
  const attacked = (isMountedTroop(roller.type) ? onto.attackedByMounted : undefined) ?? onto.attacked;
  const level = onto.onlyFromBelow === true && under.onlyFromBelow === true;
  const last = roller.elements === 1 && (factorsOf(roller)?.elements ?? 0) >= 3 ? MODIFIERS.lastElement : 0;
  const horses = roller.type === 'cavalry' || roller.type === 'chariotry';
  const camels = state.rulings.camelsAgainstHorses && horses && target.type === 'camelry' ? MODIFIERS.camels : 0;
  return Math.max(1, factor + last + camels + (level ? 0 : attacked) + (under.attackingFrom ?? 0) + terms);
}

function closeTerm({ weight }: Unit): number {
  if (weight === 'very-light') return MODIFIERS.veryLightTarget;
  return weight === 'very-heavy' ? MODIFIERS.veryHeavyTarget : 0;
}

/** th.cap.note2 */
function lostDice(unit: Unit, hexes: number): number {
  return capacityOf(unit.type, unit.weight)?.losesDice === true ? hexes : 0;
}
