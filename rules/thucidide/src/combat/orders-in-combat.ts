import { judgePayment, orderCost } from '../command/orders.ts';
import type { Command } from '../play/command.ts';
import { isRefused, type Refusal } from '../play/refusal.ts';
import { type Combat, type State, type Unit, unitOf } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { type Order, ORDERS } from '../proposal/orders.table.ts';
import { factorsOf } from '../proposal/troops.table.ts';

/** Attack orders that would change this combat (th.x.orders). */
export function attackOrders({ kind, evades }: Combat, attacker: Unit): readonly Order[] {
  if (kind === 'fire') return ['steady-aim'];
  const pursues = factorsOf(attacker)?.pursues === true || attacker.type === 'artillery';
  return [...(kind === 'assault' ? (['shock'] as const) : []), ...(pursues || evades ? [] : (['press-on'] as const))];
}

/** Defence orders that would change this combat (th.x.orders). */
export function defenceOrders({ kind, evades }: Combat): readonly Order[] {
  return [...(evades ? [] : (['hold'] as const)), ...(kind === 'fire' ? [] : (['close-ranks'] as const))];
}

/** Those of the orders that the unit's side can pay for. */
export function affordable(state: State, unit: Unit, orders: readonly Order[]): readonly Command[] {
  return orders
    .filter((order) => !isRefused(judgePayment(state, unit.side, order, unit)))
    .map((order) => ({ do: 'order', order }));
}

/** The unit that an order in a combat goes to. */
function receiver(state: State, combat: Combat, order: Order): Unit {
  return unitOf(state, ORDERS[order].kind === 'attack' ? combat.attacker : combat.target);
}

/** An order given in a combat is paid at once (th.x.tokens). */
export function giveOrder(unfolding: Unfolding, combat: Combat, order: Order): void {
  const { state } = unfolding;
  const unit = receiver(state, combat, order);
  unfolding.happens({ is: 'ordered', side: unit.side, order, cost: orderCost(state, order, unit), unit: unit.id });
}

/** Why an order that the combat would take cannot be paid; null when that is not the reason. */
export function tooDear(state: State, command: Command): Refusal | null {
  if (command.do !== 'order' || state.combat === null || ORDERS[command.order].kind === 'manoeuvre') return null;
  const unit = receiver(state, state.combat, command.order);
  const payment = judgePayment(state, unit.side, command.order, unit);
  return isRefused(payment) ? payment : null;
}
