import { capital } from '@arbitre/kernel';
import { SPELLS, WEAPONS } from '../../dungeon/equipment.ts';
import { CHARACTERISTIC_NAMES } from '../../hero/characteristics.ts';
import type { Verb } from '../../play/command.ts';
import type { Refusal } from '../../play/refusal.ts';
import type { CutShort, State } from '../../play/state.ts';
import { squareName } from '../../scene/scene.ts';
import { count, foe, heroInFrench, le, nameOf, to, un, VERS, way } from './phrases.ts';

/** When a verb has its place. */
const WHEN: Readonly<Record<Verb, string>> = {
  choose: 'la classe se choisit une fois, avant le premier étage',
  descend: 'on descend après le repos, ou depuis le seuil',
  roll: 'le dé se lance entre deux déplacements',
  pass: 'un déplacement commencé va jusqu’à son dernier point',
  head: 'une direction se choisit après le jet, ou contre un mur',
  leave: 'il n’y a pas de sortie à prendre en ce moment',
  continue: 'il n’y a pas de sortie à dépasser en ce moment',
  attack: 'on attaque dans un combat',
  cast: 'les sorts sont pour les combats',
  read: 'les parchemins sont pour les combats',
  flee: 'il n’y a rien à fuir',
  drink: 'une potion se boit avant le jet ou dans un combat',
  wield: 'l’arme en main se choisit avant le jet',
  invest: 'un point s’investit hors des déplacements et des combats',
  rest: 'on se repose une fois, l’étage réussi',
  buy: 'le marchand vient après le repos',
  sell: 'le marchand vient après le repos',
  mend: 'le marchand vient après le repos',
};

/** Why there is no heading to choose: what became of the last roll. */
const CUT_SHORT: Readonly<Record<CutShort, string>> = {
  'no-direction': 'Aucune direction du jet n’était ouverte : il est perdu.',
  'dead-end': 'Le chemin finit en impasse : les points qui restaient sont perdus.',
  'web-ahead': 'Le dernier point menait dans une toile : il est perdu.',
  'web-debt': 'Le seul point du jet a payé la toile.',
  combat: 'Le combat a mis fin au déplacement.',
};

/** Why not, one row a code. */
const ROWS: {
  readonly [C in Refusal['code']]: (refused: Extract<Refusal, { readonly code: C }>, state: State) => string;
} = {
  'not-your-seat': () => 'Seul le héros agit dans ce jeu.',
  'run-over': () => 'La partie est finie.',
  'not-now': (refused) => `Pas maintenant : ${WHEN[refused.verb]}.`,
  'cut-short': (refused) => `${CUT_SHORT[refused.why]} Il faut d’abord relancer le dé.`,
  'must-move': (_refused, state) =>
    `${capital(heroInFrench(state))} ne peut pas rester sur place : chaque tour a son déplacement.`,
  'wrong-family': (refused) =>
    `Le dé montre ${refused.die} : ce déplacement se fait ${way(refused.diagonal)}, pas vers ${VERS[refused.heading]}.`,
  'wall-ahead': (refused, state) =>
    `Depuis ${squareName(state, refused.at)}, un mur ferme la voie vers ${VERS[refused.heading]}.`,
  'corner-ahead': (refused, state) =>
    `Depuis ${squareName(state, refused.at)}, des murs ferment le coin vers ${VERS[refused.heading]}.`,
  'turning-back': (refused) =>
    `Le demi-tour vers ${VERS[refused.heading]} n’est pas permis tant qu’une autre direction est ouverte.`,
  'no-wall': (refused, state) =>
    `En ${squareName(state, refused.at)} aucun mur ne barre la route : on continue vers ${VERS[refused.straight]}, pas vers ${VERS[refused.heading]}.`,
  'stops-early': (refused, state) =>
    `Le déplacement ne peut pas s’arrêter en ${squareName(state, refused.at)} : il va jusqu’à son dernier point.`,
  'points-spent': () => 'Les points du jet sont dépensés : le déplacement finit avant.',
  'floor-left': () => 'La sortie termine l’étage dès qu’on l’atteint : le déplacement s’arrête là.',
  'must-invest': (refused) => `Il faut d’abord investir ${count(refused.points, 'point')} de compétence.`,
  'no-skill-point': (_refused, state) => `${capital(heroInFrench(state))} n’a pas de point de compétence à investir.`,
  capped: (refused) => `${capital(le(CHARACTERISTIC_NAMES[refused.characteristic]))} est à 16 et ne peut plus monter.`,
  'not-carried': (refused, state) =>
    `${capital(heroInFrench(state))} ne porte pas ${un(WEAPONS[refused.weapon].name)} en état de servir.`,
  'in-hand': (refused) => `${capital(le(WEAPONS[refused.weapon].name))} est déjà en main.`,
  armed: (refused, state) =>
    `${capital(heroInFrench(state))} porte ${un(WEAPONS[refused.weapon].name)} : les mains nues sont pour qui n’a pas d’arme.`,
  'spell-unknown': (refused, state) =>
    `${capital(heroInFrench(state))} ne connaît pas « ${SPELLS[refused.spell].name.fr} ».`,
  'no-potion': (_refused, state) => `${capital(heroInFrench(state))} n’a plus de potion.`,
  unhurt: (refused, state) =>
    `${capital(heroInFrench(state))} n’est pas blessé (${refused.pv} PV) : la potion reste bouchée.`,
  'none-carried': (refused, state) =>
    `${capital(heroInFrench(state))} n’a rien de tel dans son sac : ${nameOf(refused.ware)}.`,
  boss: (refused, state) => `On n’échappe pas ${to(foe(state, refused.foe))}.`,
  'not-yet-sold': (refused) => `Le marchand n’en a pas avant l’étage ${refused.from} : ${nameOf(refused.ware)}.`,
  'mages-only': (refused) => `Seul un mage peut apprendre « ${SPELLS[refused.spell].name.fr} ».`,
  owned: (refused, state) => `${capital(heroInFrench(state))} a déjà cela : ${nameOf(refused.ware)}.`,
  'pack-full': (refused) => `Le sac est plein : ${refused.most} au plus.`,
  'too-dear': (refused, state) =>
    `Cela coûte ${count(refused.price, 'pièce')}, et ${heroInFrench(state)} en a ${refused.gold}.`,
  'not-broken': (refused, state) =>
    `${capital(heroInFrench(state))} n’a pas de quoi réparer : ${WEAPONS[refused.weapon].name.fr}.`,
  stranger: () => 'Seul le héros se déplace.',
};

export function refusal(refused: Refusal, state: State): string {
  const row = ROWS[refused.code] as (refused: Refusal, state: State) => string; // the row of its own code
  return row(refused, state);
}
