import type { Cell } from '@arbitre/kernel';
import { type Character, isUnit, occupancyOf, onTable, type State, type Unit } from './state.ts';
import { isLight } from './troops.ts';

/** What a hex's occupants are to a moving piece: nothing, somebody it may pass but not join, somebody it may not enter on. */
export type Passage = 'free' | 'pass-friend' | 'pass-enemy' | 'friend' | 'enemy';

/** The occupants of every hex as this piece meets them (th.prec.6 to th.prec.10). */
export function passageFor(state: State, mover: Unit | Character): (cell: Cell) => Passage {
  const unitAt = occupancyOf(state);
  const { units, characters, rulings } = state;
  const enemies = new Set<Cell>();
  const friends = new Set<Cell>();
  for (const { id, side, at } of characters) {
    if (onTable(at) && id !== mover.id) (side === mover.side ? friends : enemies).add(at);
  }
  // th.prec.6: by default a lone enemy character closes his hex; a character never walks over one
  const overEnemy: Passage = rulings.loneEnemyCharacterBlocks || !isUnit(mover) ? 'enemy' : 'pass-enemy';
  return (cell) => {
    const other = units[unitAt[cell] ?? -1];
    if (other !== undefined && other.id !== mover.id) {
      if (other.side !== mover.side) return 'enemy'; // th.prec.6
      if (isUnit(mover))
        return mayPass(mover, other, rulings.passThroughElephants === 'forbidden') ? 'pass-friend' : 'friend';
    }
    if (enemies.has(cell)) return overEnemy;
    const crowded = !isUnit(mover) && !rulings.charactersShareHex && friends.has(cell);
    return crowded ? 'pass-friend' : 'free'; // th.prec.7: any friendly unit, whatever its type and weight
  };
}

/** th.prec.8: one of the two is light or very light by its weight column, whatever its type. */
function mayPass(mover: Unit, standing: Unit, elephantsClosed: boolean): boolean {
  if (elephantsClosed && (mover.type === 'elephants' || standing.type === 'elephants')) return false;
  return isLight(mover.weight) || isLight(standing.weight);
}
