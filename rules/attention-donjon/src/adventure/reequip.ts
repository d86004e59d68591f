import type { Offer } from '@arbitre/kernel';
import { canReact } from '../movement/reaction.ts';
import { type Command, offer } from '../play/command.ts';
import type { FrameOf } from '../play/frame.ts';
import { refuse } from '../play/refusal.ts';
import { listed, type Resolver } from '../play/resolver.ts';
import { geometryAt, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import { areAdjacent } from '../space/geometry.ts';
import type { Action } from '../turn/action.ts';
import { budgetRefusal, spend } from '../turn/budget.ts';
import { canAct, type Figure, meleeAttackOf, usableHands } from '../turn/figure.ts';
import { seatOf } from '../turn/seat.ts';
import { startAttack } from './attack.ts';
import { equip, isItem, PACK_ROOM, stow } from './equipment.ts';
import { isWearable } from './item.ts';
import { enemiesOf } from './stats.ts';

type Reequip = FrameOf<'reequip'>;

/** Is there anything to rearrange? */
function canReequip({ gear }: Figure): boolean {
  return gear.equipped.length > 0 || gear.carried.some(isWearable);
}

/** Enemies of the zone, or adjacent, that strike by their Reaction before anything is moved (ad.x.reequip). */
export function reequipStrikers(state: State, hero: Figure, struck: readonly string[] = []): readonly Figure[] {
  const zone = zoneOfFigure(state, hero);
  return enemiesOf(state, hero).filter(
    (enemy) =>
      !struck.includes(enemy.id) &&
      canReact(state, enemy) &&
      meleeAttackOf(enemy) !== null &&
      (zoneOfFigure(state, enemy) === zone || areAdjacent(geometryAt(state), enemy.at, hero.at)),
  );
}

/** Se rééquiper: a complex Action (ad.x.reequip). */
export const reequip: Action<'reequip'> = {
  barred: ({ turn, figure }) =>
    budgetRefusal(figure, turn.budget, 'complex') ??
    (canReequip(figure) ? null : refuse('nothing-to-rearrange', { who: figure.id })),
  candidates: () => [{ do: 'reequip' }],
  fault: () => null,
  perform(unfolding, { figure }) {
    spend(unfolding, figure, 'complex');
    unfolding.happens({ is: 'tries', figure: figure.id, what: 'reequip', target: null });
    unfolding.open({ kind: 'reequip', figure: figure.id, struck: [], moved: [] });
  },
};

/** What may still be put on or away; each object moves once. */
function moves(state: State, { figure: id, moved }: Reequip): readonly Offer<Command>[] {
  const { gear } = theFigure(state, id);
  const still = (items: Figure['gear']['carried']) => [...new Set(items)].filter((item) => !moved.includes(item));
  const on = still(gear.carried).filter(isWearable);
  const away = gear.carried.length < PACK_ROOM ? still(gear.equipped) : [];
  return [
    ...on.map((item) => offer('choice', { do: 'equip', item })),
    ...away.map((item) => offer('choice', { do: 'stow', item })),
  ];
}

/** Free attacks, then everything worn and carried is rearranged. */
export const reequipResolver: Resolver<'reequip'> = {
  asks(state, frame) {
    const hero = theFigure(state, frame.figure);
    if (!canAct(hero) || reequipStrikers(state, hero, frame.struck).length > 0) return null;
    return moves(state, frame).length === 0 ? null : { seat: seatOf(state, hero), kind: 'reequip' };
  },
  ...listed<'reequip'>((state, frame) => [...moves(state, frame), offer('choice', { do: 'ready' })]),
  take(unfolding, frame, command) {
    const { id, gear, ...hero } = theFigure(unfolding.state, frame.figure);
    if ((command.do !== 'equip' && command.do !== 'stow') || !isItem(command.item)) {
      unfolding.close();
      return unfolding.happens({ is: 'passed', who: id });
    }
    const { item } = command;
    const worn = command.do === 'equip';
    const next = worn ? equip(gear, item, usableHands({ id, gear, ...hero })) : stow(gear, item);
    unfolding.happens({ is: 'gear-changed', figure: id, item, how: worn ? 'equipped' : 'stowed', gear: next });
    unfolding.replace({ ...frame, moved: [...frame.moved, item] });
  },
  advance(unfolding, frame) {
    const hero = theFigure(unfolding.state, frame.figure);
    const [enemy] = canAct(hero) ? reequipStrikers(unfolding.state, hero, frame.struck) : [];
    const attack = enemy === undefined ? null : meleeAttackOf(enemy);
    if (enemy === undefined || attack === null) return unfolding.close();
    unfolding.replace({ ...frame, struck: [...frame.struck, enemy.id] });
    unfolding.happens({ is: 'reacts', figure: enemy.id });
    startAttack(unfolding, enemy, hero, attack, 'free');
  },
};
