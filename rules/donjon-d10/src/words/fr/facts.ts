import { byFact, capital, listed, signed, unreachable } from '@arbitre/kernel';
import { CHARACTERISTIC_NAMES } from '../../hero/characteristics.ts';
import type { ChestContent } from '../../squares/chest.ts';
import { CLASSES } from '../../hero/classes.ts';
import { ARMOURS, SCROLLS, SPELLS, WEAPONS } from '../../dungeon/equipment.ts';
import type { Fact, LostBecause, Purchase } from '../../play/fact.ts';
import type { Consequence } from '../../combat/fumble.ts';
import { headingName } from '../../movement/headings.ts';
import { squareName } from '../../scene/scene.ts';
import type { State } from '../../play/state.ts';
import { websPaid } from '../../squares/web.ts';
import { count, family, foe, heroInFrench, le, meansInFrench, un, VERS, way } from './phrases.ts';

const LOST: Readonly<Record<LostBecause, string>> = {
  'no-direction': 'aucune direction de ce jet n’est ouverte',
  'dead-end': 'c’est un cul-de-sac, et le demi-tour n’est pas permis',
  'web-ahead': 'le héros s’arrête devant la toile',
  combat: 'le combat met fin au déplacement',
};

function rolled(fact: Extract<Fact, { is: 'rolled' }>, before: State): string {
  const paid = before.webDebt > fact.webDebt;
  if (fact.points === 0) {
    return paid
      ? `D10 : ${fact.die}. Ce point dégage le héros de la toile.`
      : `D10 : ${fact.die}. Le héros ne bouge pas.`;
  }
  return `D10 : ${fact.die}, ${way(fact.diagonal)}.${paid ? ' Un point est pour la toile.' : ''}`;
}

function moved(fact: Extract<Fact, { is: 'moved' }>, before: State): string {
  const towards = VERS[headingName(fact.heading)];
  const end = fact.squares.at(-1);
  if (end === undefined) return `${capital(heroInFrench(before))} se tourne vers ${towards}, et la voie est fermée.`;
  const path = fact.squares.map((cell) => squareName(before, cell)).join(', ');
  const webs = websPaid(before, fact).map((cell) => squareName(before, cell));
  const cost =
    webs.length === 0
      ? ''
      : ` ${webs.length === 1 ? `La toile en ${listed('fr', webs)} coûte` : `Les toiles en ${listed('fr', webs)} coûtent chacune`} un point de plus.`;
  const debt = fact.webDebt > 0 ? ' La toile le retient : un point est dû au prochain jet.' : '';
  const rest = fact.points > 0 ? ` Il reste ${count(fact.points, 'point')}.` : '';
  return `${capital(heroInFrench(before))} va vers ${towards} : ${path}.${cost}${debt}${rest}`;
}

function chest(content: ChestContent): string {
  switch (content.kind) {
    case 'needle':
      return `une aiguille empoisonnée, ${content.lost} PV perdus, il en reste ${content.pv}`;
    case 'gold':
      return `${count(content.gold, 'pièce')} d’or`;
    case 'potion':
      return content.kept ? 'une potion' : 'une potion, mais plus de place pour l’emporter';
    case 'scroll':
      return content.kept
        ? un(SCROLLS[content.id].name)
        : `${un(SCROLLS[content.id].name)}, mais plus de place pour l’emporter`;
    case 'weapon':
      return un(WEAPONS[content.id].name);
    case 'spell':
      return `le sort « ${SPELLS[content.id].name.fr} »`;
    case 'armour':
      return content.resale > 0
        ? `${un(ARMOURS[content.id].name)}, enfilée aussitôt ; l’ancienne rapporte ${count(content.resale, 'pièce')}`
        : `${un(ARMOURS[content.id].name)}, enfilée aussitôt`;
    default:
      return unreachable(content);
  }
}

function ware(bought: Purchase): string {
  switch (bought.kind) {
    case 'potion':
      return 'une potion';
    case 'scroll':
      return un(SCROLLS[bought.id].name);
    case 'weapon':
      return un(WEAPONS[bought.id].name);
    case 'spell':
      return `le sort « ${SPELLS[bought.id].name.fr} »`;
    case 'armour':
      return un(ARMOURS[bought.id].name);
    default:
      return unreachable(bought);
  }
}

const FUMBLES: Readonly<Record<Consequence, string>> = {
  break: 'ce qui a servi est perdu',
  extra: 'un dégât de plus si le jet est perdu',
  nothing: 'sans conséquence',
};

/** Who hits whom first; the dice after it, for whoever wants to count. */
function exchanged(fact: Extract<Fact, { is: 'exchanged' }>, before: State): string {
  const creature = foe(before, before.combat?.foe ?? -1);
  const fumbles = [
    fact.fumbleDie > 0 && fact.fumble !== null
      ? ` Échec critique (D100 : ${fact.fumbleDie}) : ${FUMBLES[fact.fumble]}.`
      : '',
    fact.foeFumbleDie > 0 && fact.foeFumble !== null
      ? ` Échec critique de l’adversaire (D100 : ${fact.foeFumbleDie}).`
      : '',
  ];
  const again = fact.again ? ' On relance les dés.' : '';
  return `${deed(fact, before, creature)}${again} ${dice(fact)}${fumbles.join('')}`;
}

function deed(fact: Extract<Fact, { is: 'exchanged' }>, before: State, creature: string): string {
  const { winner, dealt, suffered, foePv, pv } = fact;
  const hero = heroInFrench(before);
  const critical = fact.critical ? 'Critique ! ' : '';
  const flees = fact.means.by === 'flight' && winner === 'hero' ? ['La voie est libre.'] : [];
  const felled = `${capital(hero)} abat ${creature}.`;
  const wounded = `${capital(hero)} touche ${creature} : ${count(dealt, 'PV perdu', 'PV perdus')}, il en reste ${foePv}.`;
  const lost = Math.min(suffered, before.pv);
  const said = [
    ...flees,
    ...(dealt > 0 ? [foePv === 0 ? felled : wounded] : []),
    ...(suffered > 0
      ? [`${capital(creature)} touche ${hero} : ${count(lost, 'PV perdu', 'PV perdus')}, il en reste ${pv}.`]
      : []),
  ];
  if (said.length > 0) return `${critical}${said.join(' ')}`;
  if (winner === 'nobody') return 'Égalité : personne n’est blessé.';
  return `${critical}${capital(winner === 'foe' ? creature : hero)} a le dessus, sans faire de mal.`;
}

/** « Massue 1 − 12 = −11, contre 0 − 9 = −9 : la plus haute différence l’emporte. » */
function dice({
  means,
  heroValue,
  heroDie,
  foeValue,
  foeDie,
  winner,
  critical,
}: Extract<Fact, { is: 'exchanged' }>): string {
  const mine = `${capital(meansInFrench(means))} ${signed(heroValue)} − ${heroDie} = ${signed(heroValue - heroDie)}`;
  const its = `${foeValue} − ${foeDie} = ${signed(foeValue - foeDie)}`;
  const why = critical ? ' : un 1 l’emporte' : winner === 'nobody' ? '' : ' : la plus haute différence l’emporte';
  return `${mine}, contre ${its}${why}.`;
}

function creatureStruck(fact: Extract<Fact, { is: 'creature-struck' }>, before: State): string {
  const creature = capital(foe(before, before.combat?.foe ?? -1));
  const dice = `${creature} frappe : ${fact.value} − ${fact.die} = ${signed(fact.value - fact.die)}.`;
  if (fact.die > fact.value) return `${dice} Manqué.`;
  if (fact.suffered === 0) return `${dice} L’armure tient.`;
  return `${dice} ${capital(heroInFrench(before))} perd ${Math.min(fact.suffered, before.pv)} PV (reste ${fact.pv}).`;
}

function left(fact: Extract<Fact, { is: 'combat-left' }>, before: State): string {
  const hero = capital(heroInFrench(before));
  switch (fact.by) {
    case 'flight':
      return `${hero} s’enfuit en ${squareName(before, fact.to)} ; le déplacement est fini.`;
    case 'passage':
      return `${hero} disparaît et reparaît en ${squareName(before, fact.to)} ; le déplacement est fini.`;
    case 'truce':
      return `Le jet est joué, le déplacement s’arrête là.`;
    default:
      return unreachable(fact.by);
  }
}

/** Whom a sentence speaks of. */
interface Telling {
  readonly before: State;
  readonly hero: string;
  readonly square: (cell: number) => string;
}

/** What has just happened, one row a kind of fact. */
const rows = byFact<Fact, [Telling], string>({
  'class-chosen': (fact) =>
    `${capital(un(CLASSES[fact.hero.class].name))} se présente devant le donjon, avec ${fact.pv} PV.`,
  'floor-entered': (fact, { hero }) => `${capital(hero)} descend à l’étage ${fact.floor.number}.`,
  rolled: (fact, { before }) => rolled(fact, before),
  'no-direction': (fact, { before }) =>
    fact.instead === 'reroll'
      ? `Aucune direction ${family(before.diagonal)} n’est ouverte : ce jet ne vaut rien.`
      : `Aucune direction ${family(before.diagonal)} n’est ouverte : le déplacement se fera ${way(!before.diagonal)}.`,
  moved: (fact, { before }) => moved(fact, before),
  stuck: (fact, { square }) => `La toile en ${square(fact.at)} colle encore : il reste ${count(fact.points, 'point')}.`,
  'wall-paid': (fact) => `Le mur coûte un point : il en reste ${fact.points}.`,
  'points-lost': (fact) => capital(`${LOST[fact.why]} : ${count(fact.points, 'point perdu', 'points perdus')}.`),
  passed: (_fact, { hero }) => `${capital(hero)} reste sur place.`,
  'trap-sprung': (fact, { hero, square }) =>
    fact.lost === 0
      ? `Un piège en ${square(fact.at)} ! D20 : ${fact.die}, ${hero} l’évite d’un bond.`
      : `Un piège en ${square(fact.at)} ! D20 : ${fact.die}, ${hero} perd ${fact.lost} PV, il lui en reste ${fact.pv}.`,
  'gold-found': (fact, { hero, square }) =>
    `${capital(hero)} ramasse ${count(fact.gold, 'pièce')} d’or en ${square(fact.at)}.`,
  'chest-opened': (fact, { hero, square }) =>
    `${capital(hero)} ouvre le coffre en ${square(fact.at)} (D100 : ${fact.die}) : ${chest(fact.content)}.`,
  'fountain-drunk': (fact, { hero, square }) =>
    fact.healed === 0
      ? `${capital(hero)} boit à la fontaine en ${square(fact.at)}, sans en avoir besoin.`
      : `${capital(hero)} boit à la fontaine en ${square(fact.at)} et récupère ${fact.healed} PV.`,
  'exit-reached': (_fact, { hero }) => `${capital(hero)} est devant la sortie.`,
  'exit-passed': (_fact, { hero }) => `${capital(hero)} passe devant la sortie sans la prendre.`,
  'combat-started': (fact, { before }) => `${capital(foe(before, fact.foe))} barre le passage : au combat !`,
  exchanged: (fact, { before }) => exchanged(fact, before),
  'creature-struck': (fact, { before }) => creatureStruck(fact, before),
  'weapon-broken': (fact) =>
    fact.kept
      ? `${capital(le(WEAPONS[fact.weapon].name))} se brise ; un marchand saurait réparer cela.`
      : `${capital(le(WEAPONS[fact.weapon].name))} se brise pour de bon.`,
  'spell-forgotten': (fact) =>
    fact.returns
      ? `Le sort « ${SPELLS[fact.spell].name.fr} » échappe à la mémoire, pour un temps.`
      : `Le sort « ${SPELLS[fact.spell].name.fr} » est oublié.`,
  'spells-remembered': () => `Les sorts oubliés reviennent en mémoire.`,
  'scroll-read': (fact, { hero }) =>
    fact.ward > 0
      ? `${capital(hero)} lit ${un(SCROLLS[fact.scroll].name)} : armure +${fact.ward} pour ce combat.`
      : `${capital(hero)} lit ${un(SCROLLS[fact.scroll].name)}.`,
  'potion-drunk': (fact, { hero }) => `${capital(hero)} boit une potion et récupère ${fact.healed} PV.`,
  'combat-left': (fact, { before }) => left(fact, before),
  'creature-slain': (fact, { before }) =>
    `${capital(foe(before, fact.foe))} ne se relèvera pas : ${count(fact.gold, 'pièce')} d’or.`,
  'hero-slain': (_fact, { before, hero }) => `${capital(hero)} tombe à l’étage ${before.floor.number}.`,
  'floor-restarted': (fact, { hero }) =>
    `${capital(hero)} se réveille à l’entrée de l’étage, comme au premier jour : ${fact.pv} PV.`,
  'floor-completed': (fact) =>
    fact.skillPoints > 0
      ? `L’étage ${fact.floor} est réussi : un point de compétence.`
      : `L’étage ${fact.floor} est réussi. La zone finale ne donne pas de point de compétence.`,
  'dungeon-completed': () => `Le dernier étage est derrière : le donjon est vaincu !`,
  invested: (fact, { before }) =>
    `${CHARACTERISTIC_NAMES[fact.in].fr} : ${fact.to}${fact.pv > before.pv ? `, et ${fact.pv} PV` : ''}.`,
  rested: (fact, { hero }) =>
    fact.healed === 0 ? `${capital(hero)} se repose.` : `${capital(hero)} se repose et récupère ${fact.healed} PV.`,
  wielded: (fact, { hero }) => `${capital(hero)} prend ${le(WEAPONS[fact.weapon].name)} en main.`,
  bought: (fact, { hero }) =>
    fact.resale > 0
      ? `${capital(hero)} achète ${ware(fact.ware)} pour ${fact.price} pièces et revend l’ancienne armure ${fact.resale}.`
      : `${capital(hero)} achète ${ware(fact.ware)} pour ${count(fact.price, 'pièce')}.`,
  sold: (fact, { hero }) => `${capital(hero)} vend ${ware(fact.ware)} pour ${count(fact.price, 'pièce')}.`,
  mended: (fact) => `Le marchand répare ${le(WEAPONS[fact.weapon].name)} pour ${count(fact.price, 'pièce')}.`,
});

/** What has just happened, in French. */
export function fact(happened: Fact, before: State): string {
  return rows(happened, { before, hero: heroInFrench(before), square: (cell) => squareName(before, cell) });
}
