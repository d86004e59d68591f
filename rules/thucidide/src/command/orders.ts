import type { Seat } from '@arbitre/kernel';
import { activationsLeft, isInfluenced, openActivation } from './activation.ts';
import { capacityOf } from '../movement/capacity.ts';
import type { Command } from '../play/command.ts';
import { isInContact } from '../movement/contact.ts';
import { isPrePlayed } from '../movement/pre-played.ts';
import type { Fact } from '../play/fact.ts';
import { INFLUENCE_REBATE, type Order, ORDER_NAMES, ORDERS } from '../proposal/orders.table.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { isRefused, ORDER_HINDRANCES, type OrderHindrance, refuse, type Refusal } from '../play/refusal.ts';
import { activationOf, onTable, type Phase, type State, type Turn, type Unit, unitById } from '../play/state.ts';

export type OrderCommand = Extract<Command, { do: 'order' }>;
type Ordered = Extract<Fact, { is: 'ordered' }>;

/** Tokens an order costs: one fewer under a chief's influence, never below 1 (th.x.tokens). */
export function orderCost(state: State, order: Order, unit?: Unit, hexes = 1): number {
  const rebate = unit !== undefined && isInfluenced(state, unit) ? INFLUENCE_REBATE : 0;
  return Math.max(1, ORDERS[order].cost * hexes - rebate);
}

/** What an order would cost as it is asked for: one in a combat goes to the unit of whoever gives it. */
export function priceOf(state: State, { order, unit, hexes }: OrderCommand): number {
  const { combat } = state;
  const fighting = ORDERS[order].kind === 'attack' ? combat?.attacker : combat?.target;
  const id = unit ?? (ORDERS[order].kind === 'manoeuvre' ? undefined : fighting);
  return orderCost(state, order, unitById(state, id ?? ''), hexes);
}

/** Can the side pay? The refusal says what is missing. */
export function judgePayment(
  state: State,
  side: Seat,
  order: Order,
  unit?: Unit,
  hexes = 1,
): Refusal | { readonly cost: number } {
  const cost = orderCost(state, order, unit, hexes);
  const allowed = state.armies[side]?.tokens ?? 0;
  return cost > allowed ? refuse('too-few-tokens', { cost, allowed, choice: order }) : { cost };
}

/** A manoeuvre order of the active player: one a turn, in its phase, on a unit it suits, paid at once (th.x.orders). */
export function judgeOrder(state: State, command: OrderCommand): Refusal | Ordered {
  const { turn } = state;
  const row = ORDERS[command.order];
  if (row.kind !== 'manoeuvre') return hindered(command, 'only-in-combat');
  if (row.phase !== turn.phase) return hindered(command, 'other-phase');
  if (turn.order !== null) return refuse('order-spent', { choice: turn.order });
  const unit = command.unit === undefined ? undefined : unitById(state, command.unit);
  if (command.unit !== undefined && unit === undefined) return refuse('unknown-piece', { piece: command.unit });
  if (unit !== undefined && unit.side !== turn.side) return refuse('enemy-piece', { piece: unit.id });
  if (unit === undefined && row.names === 'unit') return hindered(command, 'names-a-unit');
  if (unit !== undefined && row.names === 'nothing') return hindered(command, 'names-nobody');
  if ((command.hexes !== undefined) !== (command.order === 'woodsman')) return hindered(command, 'number-of-hexes');
  const effect =
    unit === undefined ? armyEffect(state, command.order) : unitEffect(state, command.order, unit, command.hexes);
  if (typeof effect === 'string') return hindered(command, effect);
  const payment = judgePayment(state, turn.side, command.order, unit, command.hexes);
  if (isRefused(payment)) return payment;
  return {
    is: 'ordered',
    side: turn.side,
    order: command.order,
    cost: payment.cost,
    ...(unit && { unit: unit.id }),
    ...effect,
  };
}

function hindered({ order, unit }: OrderCommand, hindrance: OrderHindrance): Refusal {
  const refused = refuse('order-not-here', { choice: order, hindrance, ...(unit !== undefined && { piece: unit }) });
  return { ...refused, rules: [...refused.rules, ...ORDER_HINDRANCES[hindrance]] };
}

type Effect = Omit<Ordered, 'is' | 'side' | 'order' | 'cost' | 'unit'>;

/** What an order to the whole army does, or why it would do nothing here. */
function armyEffect(state: State, order: Order): Effect | OrderHindrance {
  const { turn, armies, rulings } = state;
  const open = openActivation(state);
  const freed = open !== null && open.room > 0 ? open.index : turn.activations.length;
  const anyLeft = (open !== null && open.room > 0) || activationsLeft(state) > 0;
  switch (order) {
    case 'reconnaissance':
      return turn.activations.length === 0 ? { gain: armies[turn.side]?.level ?? 0 } : 'already-commanding';
    case 'combined-attack':
      if (!rulings.sameFamilyActivation) return 'families-mix';
      return anyLeft ? { activation: freed } : 'activations-full';
    case 'manoeuvre':
      return anyLeft ? { activation: freed } : 'activations-full';
    case 'general-assault':
      return state.units.some(({ side, at, id }) => side === turn.side && onTable(at) && activationOf(turn, id) < 0)
        ? { again: true }
        : 'nobody-left';
    default:
      return 'names-a-unit';
  }
}

/** What an order to one unit does, or why it does not suit the unit now. */
function unitEffect(state: State, order: Order, unit: Unit, hexes = 0): Effect | OrderHindrance {
  const { turn, rulings } = state;
  const activation = activationOf(turn, unit.id);
  switch (order) {
    case 'courier':
      if (!onTable(unit.at)) return 'off-the-table';
      return activation < 0 ? {} : 'activated';
    case 'mount': // one step of the unit's movement
      if (!unit.mounts) return 'no-mounts';
      return atAHalt(turn, unit) ?? { mounted: !unit.mounted, extra: { units: [unit.id], hexes: -1 } };
    case 'forced-march':
      return atAHalt(turn, unit) ?? { extra: { units: [unit.id], hexes: 1 } };
    case 'woodsman':
      if (rulings.difficultEffect === 'none') return 'no-difficulty';
      if (hexes > (capacityOf(unit.type, unit.weight)?.open ?? 0)) return 'too-far';
      return atAHalt(turn, unit) ?? { woodsman: hexes };
    case 'forward-march': {
      if (activation < 0) return 'not-activated';
      const units = (turn.activations[activation]?.pieces ?? []).filter((id) => unitById(state, id)?.move === null);
      return units.length > 0 ? { extra: { units, hexes: 1 } } : 'all-moved';
    }
    case 'rally':
      if (!onTable(unit.at)) return 'off-the-table';
      if (unit.elements >= (factorsOf(unit)?.elements ?? 0)) return 'full-strength';
      return isInContact(state, unit) ? 'in-contact' : { elements: unit.elements + 1 };
    default:
      return 'names-nobody';
  }
}

/** Why the unit will not set out, whatever is ordered of its move; null when it may. */
function atAHalt(turn: Turn, unit: Unit): OrderHindrance | null {
  if (activationOf(turn, unit.id) < 0) return 'not-activated';
  if (unit.move !== null) return 'moved';
  if (isPrePlayed(unit)) return 'pre-played';
  return capacityOf(unit.type, unit.weight)?.isStatic === false ? null : 'static';
}

/** Every manoeuvre order that can be given now, in the order of the table and of the units (th.x.orders). */
export function ordersNow(state: State): readonly OrderCommand[] {
  const { turn, units } = state;
  const tokens = state.armies[turn.side]?.tokens ?? 0;
  if (turn.order !== null || tokens === 0) return [];
  const given: OrderCommand[] = [];
  const ready = new Set(turn.activations.flatMap(({ pieces }) => pieces));
  for (const order of MANOEUVRES[turn.phase]) {
    const { cost, names } = ORDERS[order];
    if (cost - INFLUENCE_REBATE > tokens) continue;
    if (names === 'nothing') {
      const may = typeof armyEffect(state, order) !== 'string' && orderCost(state, order) <= tokens;
      if (may) given.push({ do: 'order', order });
      continue;
    }
    for (const unit of units) {
      if (unit.side === turn.side && concerns(order, unit, ready)) addUnitOrders(given, state, order, unit, tokens);
    }
  }
  return given;
}

/** Is it worth asking what the order would do? Most orders are for activated units, the others for those that have a use for them. */
function concerns(order: Order, unit: Unit, activated: ReadonlySet<string>): boolean {
  if (order === 'courier') return !activated.has(unit.id);
  return order === 'rally' ? onTable(unit.at) : activated.has(unit.id);
}

/** The manoeuvre orders of each phase. */
const MANOEUVRES: Readonly<Record<Phase, readonly Order[]>> = {
  command: manoeuvresOf('command'),
  movement: manoeuvresOf('movement'),
  combat: [],
};

function manoeuvresOf(phase: Phase): readonly Order[] {
  return ORDER_NAMES.filter((order) => {
    const row = ORDERS[order];
    return row.kind === 'manoeuvre' && row.phase === phase;
  });
}

function addUnitOrders(given: OrderCommand[], state: State, order: Order, unit: Unit, tokens: number): void {
  if (order !== 'woodsman') {
    if (typeof unitEffect(state, order, unit) === 'string' || orderCost(state, order, unit) > tokens) return;
    given.push({ do: 'order', order, unit: unit.id });
    return;
  }
  const most = capacityOf(unit.type, unit.weight)?.open ?? 0;
  for (let hexes = 1; hexes <= most; hexes++) {
    if (typeof unitEffect(state, order, unit, hexes) === 'string') return;
    if (orderCost(state, order, unit, hexes) > tokens) return;
    given.push({ do: 'order', order, unit: unit.id, hexes });
  }
}
