import { type Cell, directionTo, latest, type Seat } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import { type Course, happen } from '../play/course.ts';
import { boardOf, goingAt, LINK, STEP } from '../movement/field.ts';
import type { Fact } from '../play/fact.ts';
import { nameOf } from '../file/hex-name.ts';
import type { Waypoint } from '../movement/move.ts';
import { stepsOf } from '../movement/mover.ts';
import { judgePayment, orderCost } from '../command/orders.ts';
import { DANGER_DICE } from '../proposal/die.table.ts';
import { type Order, ORDERS } from '../proposal/orders.table.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { isRefused } from '../play/refusal.ts';
import {
  characterOf,
  type Combat,
  type CombatStep,
  enemyOf,
  isUnit,
  onTable,
  type State,
  treadOf,
  type Unit,
  unitAt,
  unitById,
  unitOf,
} from '../play/state.ts';
import { flightsOf, inDanger } from './chiefs.ts';
import { escapesOf, evasionOf } from './evasion.ts';
import { handfulOf, rollHandful } from './attack-dice.ts';
import { strike, trample } from './losses.ts';
import { type Retreat, retreating, retreatsOf } from './retreat.ts';
import { isSupported } from './support.ts';
import { type Attack, targetsOf } from './target.ts';
import type { Withdrawal } from './withdrawal.ts';

const PASS: Command = { do: 'pass' };

/** The choices a combat waits for, and whose they are. */
export interface Waiting {
  readonly seat: Seat;
  readonly step: CombatStep | 'flight';
  readonly choices: readonly Command[];
}

/** Whose choice it is in the middle of a combat; null when none is under way. */
export const waitingIn = latest((state: State): Waiting | null => {
  const flight = state.flights[0];
  if (flight !== undefined) {
    const choices = flightsOf(state, flight).map(
      ({ to }): Command => ({ do: 'flee', character: flight.character, to: nameOf(state.field, to) }),
    );
    return { seat: characterOf(state, flight.character).side, step: 'flight', choices };
  }
  const { combat } = state;
  if (combat === null) return null;
  return {
    seat: seatOf(state, combat, combat.step),
    step: combat.step,
    choices: choicesAt(state, combat, combat.step),
  };
});

/** Who chooses at that step. */
function seatOf(state: State, combat: Combat, step: CombatStep): Seat {
  const attacker = unitOf(state, combat.attacker).side;
  const defends = step === 'evasion' || step === 'defence-order' || step === 'escape' || step === 'riposte';
  return defends || (step === 'retreat' && !combat.riposte) ? enemyOf(state, attacker) : attacker;
}

/** Every legal choice at a step of the combat; none when the step passes by itself. */
function choicesAt(state: State, combat: Combat, step: CombatStep): readonly Command[] {
  const attacker = unitOf(state, combat.attacker);
  const target = unitById(state, combat.target);
  if (target === undefined) return [];
  switch (step) {
    case 'evasion':
      return evasionChoices(state, combat);
    case 'attack-order':
      return orderChoices(state, attacker, attackOrders(combat, attacker));
    case 'defence-order':
      return combat.defenceOrder === null ? orderChoices(state, target, defenceOrders(combat)) : [];
    case 'escape':
      return onTable(target.at)
        ? escapesOf(state, target, attacker).map(({ to }) => ({ do: 'escape', to: nameOf(state.field, to) }))
        : [];
    case 'retreat':
      return retreatsOf(state, combat).map(({ to, ignored }) => ({
        do: 'retreat',
        to: nameOf(state.field, to),
        ignoring: ignored,
      }));
    case 'follow-up':
      return mayFollow(state, combat) ? [{ do: 'follow' }, PASS] : [];
    case 'pursuit':
      return pursuitChoices(state, combat);
    case 'riposte':
      return mayRiposte(state, combat) ? [{ do: 'riposte' }, PASS] : [];
  }
}

function evasionChoices(state: State, combat: Combat): readonly Command[] {
  const evasion = evasionOf(state, combat);
  if (evasion === 'right') return [{ do: 'evade' }, PASS];
  if (evasion === 'none') return [];
  return orderChoices(state, unitOf(state, combat.target), ['fall-back']); // th.x.orders
}

/** Attack orders that would change this combat (th.x.orders). */
function attackOrders({ kind, evades }: Combat, attacker: Unit): readonly Order[] {
  if (kind === 'fire') return ['steady-aim'];
  const pursues = factorsOf(attacker)?.pursues === true || attacker.type === 'artillery';
  return [...(kind === 'assault' ? (['shock'] as const) : []), ...(pursues || evades ? [] : (['press-on'] as const))];
}

function defenceOrders({ kind, evades }: Combat): readonly Order[] {
  return [...(evades ? [] : (['hold'] as const)), ...(kind === 'fire' ? [] : (['close-ranks'] as const))];
}

/** Those of the orders that the unit's side can pay for; with the choice to give none. */
function orderChoices(state: State, unit: Unit, orders: readonly Order[]): readonly Command[] {
  const paid = orders.filter((order) => !isRefused(judgePayment(state, unit.side, order, unit.id)));
  return paid.length === 0 ? [] : [...paid.map((order): Command => ({ do: 'order', order })), PASS];
}

/** th.x.follow: into the hex that assault or melee emptied; difficult ground allowed, impassable not; never artillery. */
function mayFollow(state: State, combat: Combat): boolean {
  const attacker = unitOf(state, combat.attacker);
  if (combat.kind === 'fire' || combat.riposte || attacker.type === 'artillery' || !onTable(attacker.at)) return false;
  if (unitAt(state, combat.hex) !== undefined) return false;
  const board = boardOf(state.field);
  const steps = stepsOf(state, attacker);
  const step = steps[attacker.at * board.degree + directionTo(board, attacker.at, combat.hex)] ?? STEP.closed;
  return (step & ~LINK) !== STEP.closed;
}

/** th.x.pursuit: once, in melee, not after an evasion, not out of difficult ground. */
function pursuitChoices(state: State, combat: Combat): readonly Command[] {
  const attacker = unitOf(state, combat.attacker);
  const pursues = factorsOf(attacker)?.pursues === true || combat.attackOrder === 'press-on';
  if (!pursues || combat.pursuit || combat.evades || attacker.at !== combat.hex) return [];
  if (goingAt(state.field, combat.hex, treadOf(attacker)) !== 'open') return [];
  const targets = targetsOf(state, attacker, true).map(({ target }): Command => ({ do: 'pursue', target: target.id }));
  return targets.length === 0 ? [] : [...targets, PASS];
}

/** th.x.riposte: a supported defender who still stands where it was attacked. */
function mayRiposte(state: State, combat: Combat): boolean {
  const target = unitOf(state, combat.target);
  if (combat.kind === 'fire' || combat.riposte || combat.evades || combat.retreated || target.at !== combat.hex)
    return false;
  if (!isSupported(state, target)) return false;
  // th.cap.nocombat, th.mounted.2: a unit that gave up combat still ripostes, unless the table rules otherwise
  if (state.rulings.noCombatScope === 'no-riposte-either' && target.move?.fight === false) return false;
  return handfulOf(state, target, unitOf(state, combat.attacker), { ...combat, riposte: true }).dice > 0;
}

/** Goes on from a step of the combat until somebody has to choose, or it is over. A forced choice is made without asking. */
function proceed(course: Course, from: CombatStep | null = course.state.combat?.step ?? null): void {
  let step = from;
  for (;;) {
    const { state } = course;
    const flight = state.flights[0];
    if (state.outcome !== null) return;
    if (flight !== undefined) {
      const ways = flightsOf(state, flight);
      if (ways.length > 1) return;
      flee(course, flight.character, ways[0]);
      continue;
    }
    if (state.combat === null || step === null) return;
    const choices = choicesAt(state, state.combat, step);
    if (choices.length > 1) {
      happen(course, { is: 'awaits', seat: seatOf(state, state.combat, step), step });
      return;
    }
    step = goOn(course, state.combat, step);
  }
}

/** A chief makes his flight; with not one hex to flee to he is lost (th.x.chiefs). */
function flee(course: Course, character: string, way: Withdrawal | undefined): void {
  if (way === undefined) happen(course, { is: 'caught', character });
  else happen(course, { is: 'fled', character, path: way.path });
}

/** What happens at a step that nobody chooses at, or whose choice was declined; the step after it, null when the combat ends. */
function goOn(course: Course, combat: Combat, step: CombatStep): CombatStep | null {
  switch (step) {
    case 'evasion':
      return 'attack-order';
    case 'attack-order':
      return 'defence-order';
    case 'defence-order':
      throwDice(course, combat, false);
      return course.state.combat?.step ?? null;
    case 'escape': {
      const target = unitOf(course.state, combat.target);
      const [only] = onTable(target.at) ? escapesOf(course.state, target, unitOf(course.state, combat.attacker)) : [];
      if (only !== undefined) happen(course, { is: 'escaped', unit: target.id, path: only.path.filter(onTable) });
      return 'follow-up';
    }
    case 'retreat': {
      const [only] = retreatsOf(course.state, combat);
      if (only !== undefined) retreat(course, combat, only);
      return 'follow-up';
    }
    case 'follow-up':
      return 'riposte';
    case 'pursuit':
    case 'riposte':
      happen(course, { is: 'combat-over' });
      return null;
  }
}

/** th.x.dice: the dice fall; letters are gained, losses applied. Retreats are the next step. */
function throwDice(course: Course, combat: Combat, riposte: boolean): void {
  const { state } = course;
  const [by, at] = riposte ? [combat.target, combat.attacker] : [combat.attacker, combat.target];
  const roller = unitOf(state, by);
  const target = unitOf(state, at);
  const handful = handfulOf(state, roller, target, { ...combat, riposte });
  const { dice, hits, flags, letters } = rollHandful(handful, target.type, course.chance);
  const { factor, modifiers, advantage } = handful;
  happen(course, {
    is: 'rolled',
    unit: by,
    target: at,
    riposte,
    factor,
    modifiers,
    advantage,
    dice,
    hits,
    flags,
    letters,
  });
  if (onTable(roller.at)) strike(course, at, hits, roller.at, 'dice');
}

/** Makes a retreat; the hexes that cannot be made are losses (th.offtable.5). */
function retreat(course: Course, combat: Combat, { path, ignored, missing }: Retreat): void {
  const { unit, from } = retreating(course.state, combat);
  happen(course, { is: 'retreated', unit: unit.id, path, ignored, missing });
  if (onTable(from.at)) strike(course, unit.id, missing, from.at, 'no-retreat');
  if (unit.type === 'elephants' && course.state.rulings.elephantPanic) trample(course, unit.id, path);
}

function attackFact(attacker: Unit, target: string, kind: Combat['kind'], pursuit: boolean, hex: Cell): Fact {
  return { is: 'attacked', attacker: attacker.id, target, kind, pursuit, hex };
}

/** A combat begins; an attack on a lone chief is over in one roll. */
export function attack(course: Course, { attacker, target, kind }: Attack): void {
  if (!onTable(target.at) || !onTable(attacker.at)) return;
  happen(course, attackFact(attacker, target.id, kind, false, target.at));
  if (!isUnit(target)) {
    const lost = inDanger(course, target.id, DANGER_DICE.loneAttacked); // th.x.chiefs
    if (!lost) happen(course, { is: 'must-flee', character: target.id, from: attacker.at });
    happen(course, { is: 'combat-over' });
  }
  proceed(course);
}

type Withdraws = Extract<Command, { do: 'escape' | 'retreat' | 'flee' }>;

/** The path of an offered escape, retreat or flight; empty when it is not offered. */
export function withdrawalOf(state: State, command: Withdraws): readonly Waypoint[] {
  const { combat, flights } = state;
  const goesThere = ({ to }: { readonly to: Waypoint }) => nameOf(state.field, to) === command.to;
  if (command.do === 'flee') return flights[0] ? (flightsOf(state, flights[0]).find(goesThere)?.path ?? []) : [];
  if (combat === null) return [];
  if (command.do === 'retreat')
    return retreatsOf(state, combat).find((one) => goesThere(one) && one.ignored === command.ignoring)?.path ?? [];
  return escapesOf(state, unitOf(state, combat.target), unitOf(state, combat.attacker)).find(goesThere)?.path ?? [];
}

/** Makes the choice that a combat waited for: one of `waitingIn(state).choices`. */
export function choose(course: Course, command: Command): void {
  const { combat, flights } = course.state;
  if (command.do === 'flee') {
    const flight = flights[0];
    const way =
      flight && flightsOf(course.state, flight).find(({ to }) => nameOf(course.state.field, to) === command.to);
    if (flight && way) flee(course, flight.character, way);
    proceed(course);
  } else if (combat !== null && command.do === 'pass') {
    proceed(course, goOn(course, combat, combat.step));
  } else if (combat !== null) {
    chooseInCombat(course, combat, command);
    proceed(course);
  }
}

function chooseInCombat(course: Course, combat: Combat, command: Command): void {
  const { state } = course;
  const attacker = unitOf(state, combat.attacker);
  switch (command.do) {
    case 'evade':
      return happen(course, { is: 'evading', unit: combat.target });
    case 'order':
      return giveOrder(course, combat, command.order);
    case 'escape': {
      const way = escapesOf(state, unitOf(state, combat.target), attacker).find(
        ({ to }) => nameOf(state.field, to) === command.to,
      );
      if (way) happen(course, { is: 'escaped', unit: combat.target, path: way.path.filter(onTable) });
      return;
    }
    case 'retreat': {
      const answer = retreatsOf(state, combat).find(
        ({ to, ignored }) => nameOf(state.field, to) === command.to && ignored === command.ignoring,
      );
      if (answer) retreat(course, combat, answer);
      return;
    }
    case 'follow':
      return happen(course, { is: 'followed', unit: combat.attacker, to: combat.hex });
    case 'pursue': {
      const prey = unitOf(state, command.target);
      if (onTable(prey.at)) happen(course, attackFact(attacker, prey.id, 'melee', true, prey.at));
      return;
    }
    case 'riposte':
      return throwDice(course, combat, true);
    default:
      throw new Error(`${command.do} is no choice of a combat`);
  }
}

/** An order given in a combat is paid at once (th.x.tokens); Fall back is also the decision to evade. */
function giveOrder(course: Course, combat: Combat, order: Order): void {
  const { state } = course;
  const { kind } = ORDERS[order];
  const unit = unitOf(state, kind === 'attack' ? combat.attacker : combat.target);
  happen(course, { is: 'ordered', side: unit.side, order, cost: orderCost(state, order, unit.id), unit: unit.id });
  if (order === 'fall-back') happen(course, { is: 'evading', unit: unit.id });
  else if (kind === 'defence') throwDice(course, { ...combat, defenceOrder: order }, false);
}
