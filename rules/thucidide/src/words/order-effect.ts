import type { Bilingual } from '@arbitre/kernel';
import { leavesDice } from '../combat/attack-dice.ts';
import type { State } from '../play/state.ts';
import type { Order } from '../proposal/orders.table.ts';
import { ORDER_EFFECTS } from './orders.ts';
import { said } from './said.ts';

/** Why an order would change nothing here; null: it would (th.x.dice). */
export function idleOrder(state: State, order: Order): Bilingual | null {
  if (!leavesDice(state, order)) return null;
  return order === 'shock'
    ? said(
        'ne change rien : un dé de toute façon, le moins possible',
        'changes nothing: one die in any case, the least',
      )
    : said(
        'ne change rien : l’attaquant n’a déjà qu’un dé, le moins possible',
        'changes nothing: the attacker is already at one die, the least',
      );
}

/** What an order does here, in a few words. */
export function orderEffect(state: State, order: Order): Bilingual {
  return idleOrder(state, order) ?? { fr: ORDER_EFFECTS.fr[order], en: ORDER_EFFECTS.en[order] };
}
