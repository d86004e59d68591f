import { type Cell, rememberLast } from '@arbitre/kernel';
import { type Character, isUnit, onTable, type Place, type State, type Unit } from '../play/state.ts';
import { isLight } from '../proposal/troops.ts';

/** What a hex's occupants are to a moving piece: nothing, somebody it may pass but not join, somebody it may not enter on. */
const PASSAGES = ['free', 'pass-friend', 'pass-enemy', 'friend', 'enemy'] as const;
export type Passage = (typeof PASSAGES)[number];

const CODE = { free: 0, 'pass-friend': 1, 'pass-enemy': 2, friend: 3, enemy: 4 } as const satisfies Record<
  Passage,
  number
>;

/** The numbers of the passages, as the tables of occupants hold them: from `CLOSED_FROM` on a hex cannot be entered. */
export const FREE = 0;
export const CLOSED_FROM = 3;

/** A hex's occupants as a piece at `at` meets them; its own hex is free to it. */
export function passageAt(occupants: Uint8Array, at: Place, cell: Cell): Passage {
  return cell === at ? 'free' : (PASSAGES[occupants[cell] ?? FREE] ?? 'free');
}

/** The tables of a state, by side and kind of mover. */
const tables = rememberLast<State, Uint8Array[]>(() => []);

/**
 * The occupants of every hex as this piece meets them (th.prec.6 to th.prec.10). Pieces of one side that meet the others alike share a
 * table: light units, heavier ones, elephants, characters.
 */
export function occupantsFor(state: State, mover: Unit | Character): Uint8Array {
  const key = 2 * kindOf(mover) + (mover.side === state.sides[0] ? 0 : 1);
  return (tables(state)[key] ??= tabulate(state, mover));
}

function kindOf(mover: Unit | Character): number {
  if (!isUnit(mover)) return 0;
  if (mover.type === 'elephants') return 1;
  return isLight(mover.weight) ? 2 : 3;
}

function tabulate(state: State, mover: Unit | Character): Uint8Array {
  const { units, characters, rulings, field } = state;
  const table = new Uint8Array(field.columns * field.rows);
  const unit = isUnit(mover);
  // th.prec.6: by default a lone enemy character closes his hex; a character never walks over one
  const overEnemy = rulings.loneEnemyCharacterBlocks || !unit ? CODE.enemy : CODE['pass-enemy'];
  for (const { side, at } of characters) {
    if (!onTable(at)) continue;
    if (side !== mover.side) table[at] = overEnemy;
    else if (!unit && !rulings.charactersShareHex) table[at] = CODE['pass-friend'];
  }
  for (const other of units) {
    if (!onTable(other.at)) continue;
    if (other.side !== mover.side)
      table[other.at] = CODE.enemy; // th.prec.6
    else if (unit) table[other.at] = mayPass(state, mover, other) ? CODE['pass-friend'] : CODE.friend;
    // th.prec.7: a character passes any friendly unit, whatever its type and weight
  }
  return table;
}

/** th.prec.8: one of the two is light or very light by its weight column, whatever its type. */
function mayPass({ rulings }: State, mover: Unit, standing: Unit): boolean {
  const elephants = mover.type === 'elephants' || standing.type === 'elephants';
  if (rulings.passThroughElephants === 'forbidden' && elephants) return false;
  return isLight(mover.weight) || isLight(standing.weight);
}
