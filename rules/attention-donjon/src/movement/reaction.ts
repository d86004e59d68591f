import { enemiesOf } from '../adventure/stats.ts';
import { figuresOf, membersOf, type State, zoneOfFigure } from '../play/state.ts';
import { canAct, type Figure, meleeAttackOf } from '../turn/figure.ts';

/**
 * One Reaction (ad.react.1), on top of the two Actions, for a figure able to act (ad.react.4), whatever buys it: a missed
 * dodge, or a talent such as Instinctif (ad.react.3). Losing the initiative takes it away only by ruling (ad.wait.6).
 */
export function canReact(state: State, figure: Figure): boolean {
  const barred = !state.rulings.reactionAfterLostInitiative && state.lost.includes(figure.id);
  return !figure.reacted && canAct(figure) && !barred;
}

/** Enemies of a zone that can still strike at one who dodges: a Reaction left, a melee attack (ad.react.2). */
export function strikersIn(state: State, mover: Figure, zone: string, done: readonly string[]): readonly Figure[] {
  return enemiesOf(state, mover).filter(
    (enemy) =>
      canReact(state, enemy) &&
      !done.includes(enemy.id) &&
      zoneOfFigure(state, enemy) === zone &&
      meleeAttackOf(enemy) !== null,
  );
}

/** A hero may decline his Reaction, a monster always strikes (ad.react.2). */
export function mayDecline(striker: Figure): boolean {
  return striker.group === null;
}

/** Whose Reaction a turn that begins renews, as the table reads "per turn": nobody's where it is one per Round (ad.react.1). */
export function renewedBy(state: State, who: string, isHero: boolean): readonly string[] {
  switch (state.rulings.reactionLimit) {
    case 'per-round':
      return [];
    case 'per-own-turn':
      return isHero ? [who] : membersOf(state, who).map(({ id }) => id);
    default:
      return figuresOf(state).map(({ id }) => id);
  }
}
