import { type Cell, columnOf, rowOf, type Survey } from '@arbitre/kernel';
import { heroValue, type Means } from '../combat/means.ts';
import { SPELLS, WEAPONS } from '../dungeon/equipment.ts';
import { HERO } from '../play/judge.ts';
import type { State } from '../play/state.ts';
import { boardOf, foeOfPiece, foePieceId } from '../scene/scene.ts';

/** Distance in squares as the crow flies, sight of the whole floor, threat and strength: what a player asks first. */
export const survey: Survey<State> = {
  distance(view, one, other) {
    const [a, b] = [squareOf(view, one), squareOf(view, other)];
    if (a === null || b === null) return Infinity;
    const board = boardOf(view.floor);
    return Math.max(
      Math.abs(columnOf(board, a) - columnOf(board, b)),
      Math.abs(rowOf(board, a) - rowOf(board, b)), // dx.dir.4: a diagonal counts as one
    );
  },
  sees: (view, one, other) => squareOf(view, one) !== null && squareOf(view, other) !== null,
  /** dx.effect.3: a creature waits on its square for whoever enters it. */
  threats: (view) =>
    view.stage !== 'floor'
      ? []
      : view.floor.creatures.flatMap(({ at }, foe) =>
          (view.foes[foe] ?? 0) > 0 ? [{ piece: foePieceId(foe), cells: [at] }] : [],
        ),
  strength(view, piece) {
    if (piece === HERO) return view.pv * heroHarm(view);
    const left = view.foes[foeOfPiece(piece)] ?? 0;
    const { value = 0, weapon = 0, atk = 0 } = view.floor.creatures[foeOfPiece(piece)] ?? {};
    return left * (value + weapon + atk);
  },
};

/** The square of a piece of the floor; null of one that is no longer there. */
function squareOf({ at, foes, floor }: State, piece: string): Cell | null {
  if (piece === HERO) return at;
  const foe = foeOfPiece(piece);
  return (foes[foe] ?? 0) > 0 ? (floor.creatures[foe]?.at ?? null) : null;
}

/** dx.damage.1: the value rolled against, the figure of the thing used and the bonuses, with what serves the hero best. */
function heroHarm({ hero, rulings }: State): number {
  const harmWith = (means: Means, figure: number) => heroValue(hero, means, rulings) + figure + hero.attackBonus;
  return Math.max(
    harmWith({ by: 'bare-hands' }, 0),
    ...hero.weapons.map((weapon) => harmWith({ by: 'weapon', weapon }, WEAPONS[weapon].damage)),
    ...hero.spells.map((spell) => harmWith({ by: 'spell', spell }, SPELLS[spell].damage)),
  );
}
