import { familyOf, NONE } from './headings.ts';
import type { Journal } from './journal.ts';
import { losePoints, resume } from './move.ts';
import { actAgain } from './square.ts';
import type { State } from './state.ts';
import { terrainOf } from './terrain.ts';

/** dx.move.1: the roll comes first. dx.move.2: one D10 gives both the family of headings and the points. */
export function moveRoll(journal: Journal): void {
  const { state, chance } = journal;
  const { rulings } = state;
  const face = chance.int(10);
  const die = rulings.d10Zero === 'ten' ? face + 1 : face;
  const pays = state.webDebt > 0 && die > 0; // dx.web.3: the first point clears the debt
  journal.add({
    is: 'rolled',
    die,
    diagonal: die % 2 === 1, // dx.dir.1, dx.dir.2; dx.dir.4: the number shown, not the points left
    points: pays ? die - 1 : die,
    webDebt: pays ? 0 : state.webDebt,
    torn: pays && !rulings.webPersists ? state.at : -1,
    turns: state.pause === 'reroll' ? state.turns : state.turns + 1,
  });
  if (journal.state.points === 0) return;
  if (!hasWay(journal.state) && !otherwise(journal)) return;
  if (rulings.effectOnStartSquare) actAgain(journal); // dx.effect.1: not by default
  resume(journal);
}

/** Is any heading of the rolled family open? */
function hasWay({ floor, at, diagonal, rulings }: State): boolean {
  return ((terrainOf(floor, rulings.cornerRule).open[at] ?? NONE) & familyOf(diagonal)) !== NONE;
}

/** dx.move.10: no heading of the family is open. Can the move start all the same? */
function otherwise(journal: Journal): boolean {
  const { state } = journal;
  const { noDirection } = state.rulings;
  const otherFamily = hasWay({ ...state, diagonal: !state.diagonal });
  if (noDirection === 'forfeit' || !otherFamily) {
    losePoints(journal, 'no-direction');
    return false;
  }
  journal.add({ is: 'no-direction', then: noDirection === 'reroll' ? 'reroll' : 'switch' });
  return noDirection === 'switchClass';
}
