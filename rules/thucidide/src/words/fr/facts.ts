import { byFact, change } from '@arbitre/kernel';
import { addedByLeast } from '../../combat/attack-dice.ts';
import type { Fact } from '../../play/fact.ts';
import type { ModifierName } from '../../proposal/modifiers.table.ts';
import { type CombatKind, type State, unitOf } from '../../play/state.ts';
import { ORDER_TITLES } from '../orders.ts';
import { bearingOf, placeOf } from '../places.ts';
import { verdictTerms } from '../terms.ts';
import { army, count, effects, elements, FACES, hexes, list, PHASES, tokens, who } from './phrases.ts';

export const MODIFIERS: Readonly<Record<ModifierName, string>> = {
  lastElement: 'dernier élément',
  veryLightTarget: 'cible très légère',
  armouredUnderFire: 'cible cuirassée',
  veryHeavyTarget: 'cible très lourde',
  camels: 'chameaux',
  shock: 'choc',
  closeRanks: 'rangs serrés',
  ground: 'terrain',
  marsh: 'marais',
  across: 'obstacle franchi',
  moved: 'dés perdus en bougeant',
};

/** What the least of one die adds. */
export const LEAST = 'un dé au moins';

const ATTACKS: Readonly<Record<CombatKind, string>> = {
  fire: 'tire sur',
  assault: 'donne l’assaut à',
  melee: 'engage la mêlée avec',
};

function modifiers(fact: Extract<Fact, { is: 'rolled' }>): string {
  const least = addedByLeast(fact, fact.dice.length);
  const named = fact.modifiers.map(({ name, dice }) => `, ${MODIFIERS[name]} ${change(dice)}`).join('');
  return least > 0 ? `${named}, ${LEAST}` : named;
}

function movedSentence(fact: Extract<Fact, { is: 'moved' }>, before: State): string {
  const name = who(before, fact.piece);
  const isUnit = before.units.some(({ id }) => id === fact.piece);
  const along = fact.with.length > 0 ? `, avec ${list(fact.with.map((id) => who(before, id)))}` : '';
  if (fact.path.length === 0) return `${name} reste sur place${isUnit ? ' et garde son combat' : ''}.`;
  const last = fact.path.at(-1) ?? 'outside';
  const from = placeOf(before, fact.piece);
  const bearing = bearingOf(before, fact.piece, fact.path);
  const towards = bearing === null ? '' : ` ${bearing.fr}`;
  const way = `${name} ${last === 'outside' ? 'quitte la table' : from === null ? 'entre sur la table' : 'se déplace'}${towards}`;
  const terms = verdictTerms(fact.terms, {
    table: '',
    mounted: 'de monture',
    road: 'de route',
    order: 'par ordre',
  });
  const bonus = terms === '' ? '' : ` : ${terms}`;
  const fight = !isUnit || last === 'outside' ? '' : fact.fight ? ' ; peut encore combattre' : ' ; ne combattra pas';
  const dice = fact.diceLost > 0 && fact.fight ? `, ${count(fact.diceLost, 'dé perdu', 'dés perdus')}` : '';
  return `${way}${along} (${hexes(fact.path.length)}${bonus})${fight}${dice}.`;
}

function orderedSentence(fact: Extract<Fact, { is: 'ordered' }>, before: State): string {
  const unit = fact.unit === undefined ? '' : ` à ${who(before, fact.unit)}`;
  const gain = fact.gain === undefined ? '' : ` et en reçoit ${fact.gain}`;
  return `${army(before, fact.side)} donne l’ordre « ${ORDER_TITLES.fr[fact.order]} »${unit}, pour ${tokens(fact.cost)}${gain}.`;
}

function rolledSentence(fact: Extract<Fact, { is: 'rolled' }>, before: State): string {
  const verb = fact.riposte ? 'riposte avec' : 'lance';
  const faces = fact.dice.map((face) => FACES[face]).join(', ');
  const results = effects(
    [count(fact.hits, 'coup', 'coups'), fact.hits],
    [count(fact.flags, 'drapeau', 'drapeaux'), fact.flags],
    [count(fact.letters, 'pion d’ordre', 'pions d’ordre'), fact.letters],
  );
  const edge = fact.advantage ? ', avantage tactique' : '';
  return `${who(before, fact.unit)} ${verb} ${count(fact.dice.length, 'dé', 'dés')} (facteur ${fact.factor}${modifiers(fact)}${edge}) : ${faces} → ${results}.`;
}

function retreatSentence(fact: Extract<Fact, { is: 'retreated' }>, before: State): string {
  const name = who(before, fact.unit);
  const ignored = fact.ignored > 0 ? ` en ignorant ${count(fact.ignored, 'drapeau', 'drapeaux')}` : '';
  const made =
    fact.path.length === 0
      ? `${name} tient sa place${ignored}`
      : `${name} se replie de ${hexes(fact.path.length)}${ignored}`;
  return fact.missing > 0 ? `${made} ; ${hexes(fact.missing)} de repli impossible.` : `${made}.`;
}

/** Who won; `outcome` says how. */
function wonSentence(winner: string | undefined, before: State): string {
  return winner === undefined
    ? 'La bataille finit sur une partie nulle.'
    : `${army(before, winner)} gagne la bataille.`;
}

/** What has just happened. */
export const fact = byFact<Fact, [State], string>({
  commanded: (fact, before) =>
    fact.chief === null ? 'Une unité agit sans chef.' : `${who(before, fact.chief)} donne ses ordres.`,
  activated: (fact, before) => `${who(before, fact.piece)} agit ce tour-ci.`,
  ordered: (fact, before) => orderedSentence(fact, before),
  moved: (fact, before) => movedSentence(fact, before),
  phase: (fact, before) => {
    const off =
      fact.tokensOff.length > 0
        ? ` Jetons « pré-joué » retirés : ${list(fact.tokensOff.map((id) => who(before, id)))}.`
        : '';
    return `Phase ${PHASES[fact.phase]}.${off}`;
  },
  attacked: (fact, before) => {
    const pursuing = fact.pursuit ? ' en poursuite' : '';
    return `${who(before, fact.attacker)} ${ATTACKS[fact.kind]} ${who(before, fact.target)}${pursuing}.`;
  },
  awaits: (fact, before) => `C’est à ${army(before, fact.seat)} de choisir.`,
  evading: (fact, before) => `${who(before, fact.unit)} esquive.`,
  rolled: (fact, before) => rolledSentence(fact, before),
  struck: (fact, before) => {
    const left = unitOf(before, fact.unit).elements - fact.losses;
    const cause = { dice: '', 'no-retreat': ' faute de pouvoir se replier', panic: ' sous les éléphants' }[fact.cause];
    const after = left > 0 ? `il en reste ${left}` : 'l’unité est éliminée';
    return `${who(before, fact.unit)} perd ${elements(fact.losses)}${cause} ; ${after}.`;
  },
  trampled: (fact, before) =>
    `Les éléphants affolés bousculent ${who(before, fact.unit)} (${fact.dice.map((face) => FACES[face]).join(', ')}) : ${count(fact.hits, 'coup', 'coups')}.`,
  endangered: (fact, before) =>
    `${who(before, fact.character)} est en danger (${fact.dice.map((face) => FACES[face]).join(', ')}) : ${fact.lost ? 'il est perdu' : 'il en réchappe'}.`,
  'must-flee': (fact, before) => `${who(before, fact.character)} doit fuir.`,
  fled: (fact, before) => {
    const last = fact.path.at(-1) ?? 'outside';
    return last === 'outside'
      ? `${who(before, fact.character)} fuit hors de la table.`
      : `${who(before, fact.character)} fuit à ${hexes(fact.path.length)}.`;
  },
  caught: (fact, before) => `${who(before, fact.character)} ne peut fuir nulle part : il est perdu.`,
  escaped: (fact, before) =>
    `${who(before, fact.unit)} s’échappe de ${hexes(fact.path.length)} et prend un jeton « pré-joué ».`,
  retreated: (fact, before) => retreatSentence(fact, before),
  followed: (fact, before) => `${who(before, fact.unit)} avance dans l’hex vidé.`,
  'combat-over': () => 'Le combat est terminé.',
  turn: (fact, before) => `Tour ${fact.number} : à ${army(before, fact.side)}.`,
  victory: (fact, before) => wonSentence(fact.outcome.winners[0], before),
});
