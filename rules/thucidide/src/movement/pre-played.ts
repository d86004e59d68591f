import type { State, Unit } from '../play/state.ts';

/** th.prec.1: a unit with a pré-joué token neither moves nor evades. */
export function isPrePlayed({ token }: Unit): boolean {
  return token;
}

/** th.prec.3, th.phase.5: the tokens that come off before the first combat; all of the table, or the active player's by ruling. */
export function tokensTakenOff({ units, turn, rulings }: State): readonly string[] {
  const all = rulings.tokenRemoval === 'all-tokens';
  return units.filter(({ token, side }) => token && (all || side === turn.side)).map(({ id }) => id);
}
