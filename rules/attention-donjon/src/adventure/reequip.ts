import { startAttack } from './attack.ts';
import { offer } from '../play/command.ts';
import { canReact } from '../movement/dodge.ts';
import { equip, isItem, itemOf, PACK_ROOM, stow } from './equipment.ts';
import { canAct, type Figure, meleeAttackOf, usableHands } from '../turn/figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { areAdjacent } from '../space/geometry.ts';
import { seatOf } from '../turn/seat.ts';
import { geometryAt, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import { enemiesOf } from './stats.ts';
import type { Resolver } from '../play/unfolding.ts';

type Reequip = FrameOf<'reequip'>;

/** Is there anything to rearrange? */
export function canReequip({ gear }: Figure): boolean {
  return gear.equipped.length > 0 || gear.carried.some((item) => itemOf(item).slot !== 'bag');
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

/** What may still be put on or away; each object moves once. */
function moves(state: State, { figure: id, moved }: Reequip) {
  const { gear } = theFigure(state, id);
  const still = (items: Figure['gear']['carried']) => [...new Set(items)].filter((item) => !moved.includes(item));
  const on = still(gear.carried).filter((item) => itemOf(item).slot !== 'bag');
  const away = gear.carried.length < PACK_ROOM ? still(gear.equipped) : [];
  return [
    ...on.map((item) => offer('choice', { do: 'equip', item })),
    ...away.map((item) => offer('choice', { do: 'stow', item })),
  ];
}

/** Se rééquiper: free attacks, then everything worn and carried is rearranged. */
export const reequipResolver: Resolver<'reequip'> = {
  choice(state, frame) {
    const hero = theFigure(state, frame.figure);
    if (!canAct(hero) || reequipStrikers(state, hero, frame.struck).length > 0) return null;
    const offers = moves(state, frame);
    if (offers.length === 0) return null;
    return { seat: seatOf(state, hero), kind: 'reequip', offers: () => [...offers, offer('choice', { do: 'ready' })] };
  },
  take(table, frame, command) {
    const { id, gear, ...hero } = theFigure(table.state, frame.figure);
    if ((command.do !== 'equip' && command.do !== 'stow') || !isItem(command.item)) {
      table.pop();
      return table.emit({ is: 'passed', who: id });
    }
    const { item } = command;
    const worn = command.do === 'equip';
    const next = worn ? equip(gear, item, usableHands({ id, gear, ...hero })) : stow(gear, item);
    table.emit({ is: 'gear-changed', figure: id, item, how: worn ? 'equipped' : 'stowed', gear: next });
    table.replace({ ...frame, moved: [...frame.moved, item] });
  },
  advance(table, frame) {
    const hero = theFigure(table.state, frame.figure);
    const [enemy] = canAct(hero) ? reequipStrikers(table.state, hero, frame.struck) : [];
    const attack = enemy === undefined ? null : meleeAttackOf(enemy);
    if (enemy === undefined || attack === null) return table.pop();
    table.replace({ ...frame, struck: [...frame.struck, enemy.id] });
    table.emit({ is: 'reacts', figure: enemy.id });
    startAttack(table, enemy, hero, attack, 'free');
  },
};
