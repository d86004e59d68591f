import { type Cell, hexDistance, type Proposal, type Seat, type Temper } from '@arbitre/kernel';
import { RANGES } from '../command/command.table.ts';
import { priceOf } from '../command/orders.ts';
import { hasAdvantage } from '../combat/advantage.ts';
import { targetsOf } from '../combat/target.ts';
import { isInContact } from '../movement/contact.ts';
import { boardOf } from '../movement/field.ts';
import { mayMove } from '../movement/phase.ts';
import { waysOf } from '../movement/ways.ts';
import type { Command } from '../play/command.ts';
import { companionsOf, mayAccompany } from '../movement/companions.ts';
import { choicesOf } from '../play/offers.ts';
import { isRefused } from '../play/refusal.ts';
import { activationOf, type Character, isUnit, onTable, type State, type Unit, unitAt, unitOf } from '../play/state.ts';
import { nameOf } from '../file/hex-name.ts';
import { attackDiceOf, plain } from '../combat/attack-dice.ts';
import type { Ground } from './ground.ts';
import { expectedLoss, unitWorth, worthWith } from './strength.ts';
import { EVEN, exposureAt, hasPrey, menaceAt, nearestFoe, type Outlook, outlookOf } from './outlook.ts';
import { bestStrike, NO_STRIKE } from './strike.ts';
import { enemyCells, nearest } from './threat.ts';
import { WEIGHTS } from './weights.ts';

/** The movement phase: one piece after the other, units before chiefs, whoever stands nearest to the enemy first. */
export function moving(state: State, seat: Seat, temper?: Temper): readonly Proposal<Command>[] {
  const enemies = enemyCells(state, seat);
  const focus = focusOf(state, seat, enemies);
  if (focus !== null)
    return isUnit(focus) ? unitMoves(state, focus, temper) : chiefMoves(state, focus, enemies, temper);
  return choicesOf(state).flatMap(({ command }) =>
    command.do === 'end' || command.do === 'order' ? closing(state, command) : [],
  );
}

/** When all have moved: rally a unit whose element is worth more than its tokens, or end the phase. */
function closing(state: State, command: Command): readonly Proposal<Command>[] {
  if (command.do === 'end') return [{ command, prior: 0, why: ['ready'] }];
  if (command.do !== 'order' || command.order !== 'rally' || command.unit === undefined) return [];
  const unit = unitOf(state, command.unit);
  const whole = unitWorth(state, unit.side);
  const dying = unit.elements === 1 ? 2 : 1;
  const gain = dying * (worthWith(unit, unit.elements + 1, whole) - worthWith(unit, unit.elements, whole));
  const prior = gain - WEIGHTS.token * priceOf(state, command);
  return prior > 0 ? [{ command, prior, why: ['order rally'], rules: ['th.x.orders'] }] : [];
}

/** Whose move is thought about now; null when all have moved. */
function focusOf(state: State, seat: Seat, enemies: readonly Cell[]): Unit | Character | null {
  let best: Unit | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const unit of state.units) {
    if (unit.side !== seat || activationOf(state.turn, unit.id) < 0 || mayMove(state, unit) !== null) continue;
    const far = onTable(unit.at) ? nearest(state, unit.at, enemies) : 25;
    if (far < least) {
      least = far;
      best = unit;
    }
  }
  if (best !== null) return best;
  return (
    state.characters.find(
      (one) => one.side === seat && onTable(one.at) && mayMove(state, one) === null && !isRefused(waysOf(state, one)),
    ) ?? null
  );
}

/** Where the unit would strike from, stand well or come nearer, best first; staying is among them. */
function unitMoves(state: State, unit: Unit, temper?: Temper): readonly Proposal<Command>[] {
  const proposals: Proposal<Command>[] = [];
  const ways = waysOf(state, unit);
  const companions = companionsOf(state, unit);
  const outlook = outlookOf(state, unit, temper);
  const from = unit.at;
  if (onTable(from)) {
    const { prior, why } = placeWorth(state, outlook, from, 0, true);
    proposals.push({ command: { do: 'stay', piece: unit.id }, prior, why });
  } else proposals.push({ command: { do: 'stay', piece: unit.id }, prior: -50, why: ['wait'] });
  if (isRefused(ways)) return proposals;
  for (const { to, cost, fight } of ways.moves) {
    if (to === 'outside') continue; // nobody wins by leaving
    const { prior, why } = placeWorth(state, outlook, to, cost, fight);
    const command = { do: 'move', piece: unit.id, to: nameOf(state.field, to) } as const;
    const along = mayAccompany(state, companions, to);
    proposals.push({ command: along ? { ...command, with: true } : command, prior, why });
  }
  return proposals;
}

/** What it is worth to a unit to end its move on a hex, and why. */
export function placeWorth(
  state: State,
  outlook: Outlook,
  at: Cell,
  hexes: number,
  fight: boolean,
): { readonly prior: number; readonly why: readonly string[] } {
  const { worth: strike, at: prey } = fight && hasPrey(outlook, at) ? bestStrike(outlook, at, hexes) : NO_STRIKE;
  const risk = exposureAt(outlook, at);
  const friends = outlook.friends[at] ?? 0;
  const goal = goalWorth(state, outlook, at);
  const { material: spite = 1, exposure: fear = 1 } = outlook.temper;
  const prior =
    spite * WEIGHTS.strike * strike -
    fear * WEIGHTS.risk * risk +
    WEIGHTS.menace * menaceAt(outlook, at) +
    goal +
    Math.min(2, friends) * WEIGHTS.friends;
  const from = outlook.unit.at;
  const nearer = onTable(from) && nearestFoe(outlook, at) < nearestFoe(outlook, from);
  const there = state.victory.objectives.includes(at) ? 'objective' : risk < 5 && !nearer ? 'safety' : 'approach';
  const why = strike > 4 && there !== 'objective' ? [`strike ${prey}`] : [there];
  return { prior, why };
}

/** What the best move of a unit would bring over leaving it where it is, without a fight; the same through a command phase. */
export function eagerness(state: State, unit: Unit, temper = EVEN): number {
  const { units, characters, turn } = state;
  let known = eager.get(units);
  if (known === undefined || known.characters !== characters || known.turn !== turn.number || known.temper !== temper) {
    known = { characters, turn: turn.number, temper, found: new Map() };
    eager.set(units, known);
  }
  const found = known.found.get(unit.id);
  if (found !== undefined) return found;
  const worth = bestMove(state, unit, temper);
  known.found.set(unit.id, worth);
  return worth;
}

interface Eager {
  readonly characters: State['characters'];
  readonly turn: number;
  readonly temper: Temper;
  readonly found: Map<string, number>;
}

const eager = new WeakMap<State['units'], Eager>();

function bestMove(state: State, unit: Unit, temper: Temper): number {
  const { at } = unit;
  if (at === 'outside') return WEIGHTS.arrival; // reinforcements are of no use outside
  if (!onTable(at)) return 0;
  const ready = activated(state, unit);
  const outlook = outlookOf(state, unit, temper);
  const idle = placeWorth(state, outlook, at, 0, false).prior;
  let best = placeWorth(ready, outlook, at, 0, true).prior;
  const ways = waysOf(ready, unit);
  if (!isRefused(ways)) {
    for (const { to, cost, fight } of ways.moves) {
      if (to !== 'outside') best = Math.max(best, placeWorth(ready, outlook, to, cost, fight).prior);
    }
  }
  return best - idle;
}

/** As if that unit had been activated, and moved next. */
function activated(state: State, unit: Unit): State {
  const { turn } = state;
  if (turn.phase === 'movement' && activationOf(turn, unit.id) >= 0) return state;
  const activations = [...turn.activations, { chief: null, pieces: [unit.id] }];
  return { ...state, turn: { ...turn, phase: 'movement', activations } };
}

/** What the ground itself is worth: an objective, or the way to one and to the enemy. */
function goalWorth(state: State, outlook: Outlook, at: Cell): number {
  const { unit, temper } = outlook;
  const { approach: haste = 1, objective: greed = 1 } = temper;
  const { objectives, hold, turns } = state.victory;
  const urgency = 1 + (state.turn.number / Math.max(1, turns)) * WEIGHTS.urgency;
  const pull = -haste * WEIGHTS.pull * urgency * nearestFoe(outlook, at);
  if (hold === null)
    return pull + (objectives.includes(at) ? greed * WEIGHTS.village * urgency * outlook.worth.own : 0);
  if (objectives.includes(at)) return greed * WEIGHTS.objective;
  const open = objectives.filter((cell) => unitAt(state, cell)?.side !== unit.side || cell === unit.at);
  return (
    WEIGHTS.pullAside * pull - greed * WEIGHTS.march * marchTo(outlook.ground, at, open.length > 0 ? open : objectives)
  );
}

/** The hexes a unit has to march to the nearest of some; a long way when there is none. */
function marchTo(ground: Ground, at: Cell, goals: readonly Cell[]): number {
  let least = 30;
  for (const goal of goals) least = Math.min(least, ground.marchesTo(goal)[at] ?? least);
  return least;
}

/** A chief goes where he helps a unit strike, commands most, and is not alone near the enemy. */
function chiefMoves(
  state: State,
  chief: Character,
  enemies: readonly Cell[],
  temper?: Temper,
): readonly Proposal<Command>[] {
  const ways = waysOf(state, chief);
  const { at } = chief;
  if (isRefused(ways) || !onTable(at)) return [];
  const worth = (to: Cell) => chiefWorthAt(state, chief, to, enemies, temper?.['chiefs']);
  const proposals: Proposal<Command>[] = [
    { command: { do: 'stay', piece: chief.id }, prior: worth(at) + 0.5, why: ['call'] },
  ];
  for (const { to } of ways.moves) {
    if (to === 'outside') continue;
    const command = { do: 'move', piece: chief.id, to: nameOf(state.field, to) } as const;
    proposals.push({ command, prior: worth(to), why: unitAt(state, to) === undefined ? ['call'] : ['lead'] });
  }
  return proposals;
}

function chiefWorthAt(state: State, chief: Character, to: Cell, enemies: readonly Cell[], care = 1): number {
  const board = boardOf(state.field);
  const unit = unitAt(state, to);
  const range = chief.rank === 'person' ? 0 : RANGES[chief.rank].command;
  let sum = 0;
  for (const one of state.units) {
    if (one.side !== chief.side || !onTable(one.at)) continue;
    const distance = hexDistance(board, to, one.at);
    if (distance <= range) sum += WEIGHTS.commanded;
    else sum -= (distance - range) * 0.5;
  }
  const value = care * (chief.rank === 'general-in-chief' ? WEIGHTS.general : WEIGHTS.chief);
  if (unit === undefined || unit.side !== chief.side) {
    const close = nearest(state, to, enemies);
    return sum - (close <= 1 ? value : close <= 4 ? value / (close + 1) : 0);
  }
  return sum + 3 + leadership(state, unit) - (unit.elements === 1 && isInContact(state, unit) ? value / 4 : 0);
}

/** What a chief in its hex adds to the best attack of a unit this turn: ADVANTAGE strikes (th.x.advantage). */
function leadership(state: State, unit: Unit): number {
  if (activationOf(state.turn, unit.id) < 0) return 0;
  const fighting: State = { ...state, turn: { ...state.turn, phase: 'combat' } };
  let best = 0;
  for (const { target, kind } of targetsOf(fighting, unit)) {
    if (!isUnit(target) || kind === 'fire' || hasAdvantage(state, unit, target, kind)) continue;
    const { dice } = attackDiceOf(state, unit, target, plain(kind));
    const whole = unitWorth(state, target.side);
    best = Math.max(best, expectedLoss(target, dice, true, whole) - expectedLoss(target, dice, false, whole));
  }
  return best;
}
