import type { Beat, Bilingual, ShownDie, ShownTerm } from '@arbitre/kernel';
import { addedByLeast } from '../combat/attack-dice.ts';
import type { Fact } from '../play/fact.ts';
import { characterById, type CombatKind, type State, unitById } from '../play/state.ts';
import { FACES, HIT_FACE, type Face, RETREAT_PER_FLAG } from '../proposal/die.table.ts';
import { isMountedTroop } from '../proposal/troops.ts';
import { LEAST as LEAST_EN, MODIFIERS as MODIFIERS_EN } from '../words/en/facts.ts';
import { LEAST as LEAST_FR, MODIFIERS as MODIFIERS_FR } from '../words/fr/facts.ts';
import { counting, said } from '../words/said.ts';

type Rolled = Extract<Fact, { is: 'rolled' }>;

const FACTORS: Readonly<Record<CombatKind, Bilingual>> = {
  fire: said('Dés de tir', 'Fire dice'),
  assault: said('Dés d’assaut', 'Assault dice'),
  melee: said('Dés de mêlée', 'Melee dice'),
};

/** Dice of a combat as they lie in the tray: why so many, what each of them does, what came of it all. */
export function throwBeat(fact: Rolled, before: State): Beat {
  const hitFace = hitFaceOf(before, fact.target);
  return {
    show: 'dice',
    by: fact.unit,
    against: fact.target,
    dice: fact.dice.map((face) => {
      const hits = face === hitFace || (face === 'advantage' && fact.advantage);
      return { ...shownDie(face, hits), does: effectOf(face, hits, before, fact.target) };
    }),
    sum: termsOf(fact, before),
    ...(fact.advantage && { note: said('Avantage : les épées touchent', 'Advantage: swords hit') }),
    result: { says: resultOf(fact), good: fact.hits > 0 ? true : fact.flags > 0 ? null : false },
  };
}

/** A die of the combat; one that strikes counts. */
export function shownDie(face: Face, hits: boolean): ShownDie {
  return {
    sides: FACES.length,
    shows: FACES.indexOf(face) + 1,
    face: `face:${face}`,
    counts: hits ? 'hit' : face === 'flag' || face === 'letter' ? 'none' : 'miss',
  };
}

/** The face that strikes that piece; null: none does, he is a character alone. */
export function hitFaceOf(before: State, target: string): Face | null {
  const unit = unitById(before, target);
  return unit === undefined || characterById(before, target) !== undefined ? null : HIT_FACE[unit.type];
}

/** What one die does: an element, a retreat, an order, or nothing. */
function effectOf(face: Face, hits: boolean, before: State, target: string): Bilingual {
  if (hits) return said('un élément perdu', 'one element lost');
  if (face === 'letter') return said('un pion d’ordre gagné', 'one order token gained');
  if (face !== 'flag') return said('sans effet', 'no effect');
  const unit = unitById(before, target);
  const hexes = unit !== undefined && isMountedTroop(unit.type) ? RETREAT_PER_FLAG.mounted : RETREAT_PER_FLAG.foot;
  return hexes === 1 ? said('recul d’un pas', 'back one hex') : said(`recul de ${hexes} pas`, `back ${hexes} hexes`);
}

/** Why so many dice: the factor, then what was added and taken away, by name, and the least of one die (th.x.dice). */
function termsOf(fact: Rolled, { combat }: State): readonly ShownTerm[] {
  const { factor, modifiers, riposte } = fact;
  const least = addedByLeast(fact, fact.dice.length);
  const label = riposte ? said('Dés de riposte', 'Riposte dice') : FACTORS[combat?.kind ?? 'melee'];
  return [
    { label, value: factor },
    ...modifiers.map(({ name, dice }) => ({ label: said(MODIFIERS_FR[name], MODIFIERS_EN[name]), value: dice })),
    ...(least > 0 ? [{ label: said(LEAST_FR, LEAST_EN), value: least }] : []),
  ];
}

/** What came of the throw in one line. */
function resultOf({ hits, flags, letters }: Rolled): Bilingual {
  const parts = [
    ...(hits > 0 ? [counting(hits, ['coup', 'coups'], ['hit', 'hits'])] : []),
    ...(flags > 0 ? [counting(flags, ['drapeau', 'drapeaux'], ['flag', 'flags'])] : []),
    ...(letters > 0 ? [counting(letters, ['pion d’ordre', 'pions d’ordre'], ['order token', 'order tokens'])] : []),
  ];
  if (parts.length === 0) return said('Sans effet', 'No effect');
  return said(parts.map(({ fr }) => fr).join(', '), parts.map(({ en }) => en).join(', '));
}
