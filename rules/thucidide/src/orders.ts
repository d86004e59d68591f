import type { Seat } from '@arbitre/kernel';
import { activationsLeft, isInfluenced, openActivation } from './activation.ts';
import { capacityOf } from './capacity.ts';
import type { ThCommand } from './commands.ts';
import { isInContact } from './contact.ts';
import type { ThFact } from './facts.ts';
import { INFLUENCE_REBATE, type Order, ORDER_NAMES, ORDERS } from './proposal/orders.table.ts';
import { factorsOf } from './proposal/troops.table.ts';
import { isRefused, refuse, type ThRefusal } from './refusal.ts';
import { activationOf, onTable, type State, type Unit, unitById } from './state.ts';

export type OrderCommand = Extract<ThCommand, { do: 'order' }>;
type Ordered = Extract<ThFact, { is: 'ordered' }>;

/** Tokens an order costs: one fewer under a chief's influence, never below 1 (th.x.tokens). */
export function orderCost(state: State, order: Order, unit?: string, hexes = 1): number {
  const rebate = unit !== undefined && isInfluenced(state, unit) ? INFLUENCE_REBATE : 0;
  return Math.max(1, ORDERS[order].cost * hexes - rebate);
}

/** Can the side pay? The refusal says what is missing. */
export function judgePayment(
  state: State,
  side: Seat,
  order: Order,
  unit?: string,
  hexes = 1,
): ThRefusal | { readonly cost: number } {
  const cost = orderCost(state, order, unit, hexes);
  const allowed = state.armies[side]?.tokens ?? 0;
  return cost > allowed ? refuse('too-few-tokens', { cost, allowed, choice: order }) : { cost };
}

/** A manoeuvre order of the active player: one a turn, in its phase, on a unit it suits, paid at once (th.x.orders). */
export function judgeOrder(state: State, command: OrderCommand): ThRefusal | Ordered {
  const { turn } = state;
  const row = ORDERS[command.order];
  if (row.kind !== 'manoeuvre' || row.phase !== turn.phase) return notHere(command);
  if (turn.order !== null) return refuse('order-spent', { choice: turn.order });
  const unit = command.unit === undefined ? undefined : unitById(state, command.unit);
  if (command.unit !== undefined && unit === undefined) return refuse('unknown-piece', { piece: command.unit });
  if (unit !== undefined && unit.side !== turn.side) return refuse('enemy-piece', { piece: unit.id });
  if ((unit === undefined) !== (row.names === 'nothing')) return notHere(command);
  if ((command.hexes !== undefined) !== (command.order === 'woodsman')) return notHere(command);
  const effect = unit === undefined ? armyEffect(state, command.order) : unitEffect(state, command, unit);
  if (effect === null) return notHere(command);
  const payment = judgePayment(state, turn.side, command.order, command.unit, command.hexes);
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

function notHere({ order, unit }: OrderCommand): ThRefusal {
  return refuse('order-not-here', { choice: order, ...(unit !== undefined && { piece: unit }) });
}

type Effect = Omit<Ordered, 'is' | 'side' | 'order' | 'cost' | 'unit'>;

/** What an order to the whole army does; null when it would do nothing here. */
function armyEffect(state: State, order: Order): Effect | null {
  const { turn, armies, rulings } = state;
  const open = openActivation(state);
  const freed = open !== null && open.room > 0 ? open.index : turn.activations.length;
  const anyLeft = (open !== null && open.room > 0) || activationsLeft(state) > 0;
  switch (order) {
    case 'reconnaissance':
      return turn.activations.length === 0 ? { gain: armies[turn.side]?.level ?? 0 } : null;
    case 'combined-attack':
      return anyLeft && rulings.sameFamilyActivation ? { activation: freed } : null;
    case 'manoeuvre':
      return anyLeft ? { activation: freed } : null;
    case 'general-assault':
      return state.units.some(({ side, at, id }) => side === turn.side && onTable(at) && activationOf(turn, id) < 0)
        ? { again: true }
        : null;
    default:
      return null;
  }
}

/** What an order to one unit does; null when it does not suit the unit now. */
function unitEffect(state: State, command: OrderCommand, unit: Unit): Effect | null {
  const { turn, rulings } = state;
  const activation = activationOf(turn, unit.id);
  const capacity = capacityOf(unit.type, unit.weight);
  const canSetOut = activation >= 0 && unit.move === null && !unit.token && capacity?.isStatic === false;
  switch (command.order) {
    case 'courier':
      return onTable(unit.at) && activation < 0 ? {} : null;
    case 'mount': // one step of the unit's movement
      return canSetOut && unit.mounts ? { mounted: !unit.mounted, extra: { units: [unit.id], hexes: -1 } } : null;
    case 'forced-march':
      return canSetOut ? { extra: { units: [unit.id], hexes: 1 } } : null;
    case 'woodsman':
      return canSetOut && rulings.difficultEffect !== 'none' && (command.hexes ?? 0) <= capacity.open
        ? { woodsman: command.hexes ?? 0 }
        : null;
    case 'forward-march': {
      const units = (turn.activations[activation]?.pieces ?? []).filter((id) => unitById(state, id)?.move === null);
      return units.length > 0 ? { extra: { units, hexes: 1 } } : null;
    }
    case 'rally': {
      const full = factorsOf(unit)?.elements ?? 0;
      return onTable(unit.at) && unit.elements < full && !isInContact(state, unit)
        ? { elements: unit.elements + 1 }
        : null;
    }
    default:
      return null;
  }
}

/** Every manoeuvre order that could be asked for now, legal or not; those dearer than all the tokens are left out at once. */
export function orderRequests(state: State): readonly OrderCommand[] {
  const { turn } = state;
  const tokens = state.armies[turn.side]?.tokens ?? 0;
  if (turn.order !== null || tokens === 0) return [];
  const own = state.units.filter(({ side }) => side === turn.side);
  const requests: OrderCommand[] = [];
  for (const order of ORDER_NAMES) {
    const row = ORDERS[order];
    if (row.kind !== 'manoeuvre' || row.phase !== turn.phase || row.cost - INFLUENCE_REBATE > tokens) continue;
    if (row.names === 'nothing') requests.push({ do: 'order', order });
    else if (order !== 'woodsman') for (const { id } of own) requests.push({ do: 'order', order, unit: id });
    else {
      for (const { id, type, weight } of own) {
        const most = capacityOf(type, weight)?.open ?? 0;
        for (let hexes = 1; hexes <= most; hexes++) requests.push({ do: 'order', order, unit: id, hexes });
      }
    }
  }
  return requests;
}
