import type { State, Unit } from '../play/state.ts';

/**
 * May the unit still start a combat this turn? Not after a move without combat (th.cap.nocombat, th.road.3, th.mounted.3); a
 * pré-joué token, or having had one this turn, does not matter (th.prec.2).
 */
export function keepsItsFight({ move }: Unit): boolean {
  return move === null || move.fight;
}

/** th.cap.nocombat, th.mounted.2: a unit that gave up combat still defends itself, unless the table rules otherwise. */
export function mayStrikeBack({ rulings }: State, unit: Unit): boolean {
  return rulings.noCombatScope === 'own-attacks-only' || keepsItsFight(unit);
}
