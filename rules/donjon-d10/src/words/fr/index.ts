import { type Decision, type Outcome, type SheetLine, unreachable, type Words } from '@arbitre/kernel';
import { CHARACTERISTIC_NAMES, CHARACTERISTICS, effective } from '../../hero/characteristics.ts';
import { CLASSES } from '../../hero/classes.ts';
import { BARE_HANDS, type Command, type Verb, type WareId } from '../../play/command.ts';
import { ARMOURS, potionStrength, SCROLLS, SPELLS, WEAPONS } from '../../dungeon/equipment.ts';
import type { Fact } from '../../play/fact.ts';
import { heroMaximum } from '../../hero/hit-points.ts';
import { mendingPrice, priceOf, purchaseOf, resaleOf, saleOf } from '../../dungeon/merchant.ts';
import type { Moment } from '../../play/awaiting.ts';
import type { Group } from '../../play/offers.ts';
import type { Refusal } from '../../play/refusal.ts';
import { squareName } from '../../scene/scene.ts';
import type { CutShort, State } from '../../play/state.ts';
import { counted } from '../counted.ts';
import { expectationInFrench } from '../expectations.ts';
import { factInFrench, foe, heroInFrench, way } from './facts.ts';
import { capital, count, le, to, un, VERS } from './grammar.ts';

/** Everything this game says in French. */
export const fr: Words<State, Command, Fact, Refusal> = {
  fact: factInFrench,
  refusal,
  command,
  group: (group) => GROUPS[group as Group] ?? capital(group),
  decision: ({ kind }: Decision, state) => decision(kind as Moment, state),
  outcome,
  seat: (_seat, state) => capital(heroInFrench(state)),
  measure: (name) => MEASURES[name] ?? name,
  forecast: (text) => FORECASTS[text] ?? text,
  forbids: (what) => what,
  expectation: expectationInFrench,
  sheet,
};

const GROUPS: Readonly<Record<Group, string>> = {
  class: 'Choisir une classe',
  way: 'La suite',
  move: 'Se déplacer',
  fight: 'Combattre',
  pack: 'Sac',
  skill: 'Points de compétence',
  buy: 'Acheter',
  sell: 'Vendre',
};

function nameOf(ware: WareId): string {
  const purchase = purchaseOf(ware);
  switch (purchase.kind) {
    case 'potion':
      return 'potion';
    case 'scroll':
      return SCROLLS[purchase.id].name.fr;
    case 'weapon':
      return WEAPONS[purchase.id].name.fr;
    case 'spell':
      return SPELLS[purchase.id].name.fr;
    case 'armour':
      return ARMOURS[purchase.id].name.fr;
    default:
      return unreachable(purchase);
  }
}

function command(asked: Command, state: State): string {
  const f = state.floor.number;
  switch (asked.do) {
    case 'choose':
      return `Jouer ${un(CLASSES[asked.class].name)}`;
    case 'descend':
      return `Descendre à l’étage ${f + 1}`;
    case 'roll':
      return state.combat === null ? 'Lancer le D10' : 'Relancer';
    case 'pass':
      return 'Rester sur place';
    case 'head':
      return `Aller vers ${VERS[asked.heading]}`;
    case 'leave':
      return 'Quitter l’étage';
    case 'continue':
      return 'Passer devant la sortie';
    case 'attack':
      return asked.weapon === BARE_HANDS ? 'Se battre à mains nues' : `Attaquer avec ${le(WEAPONS[asked.weapon].name)}`;
    case 'cast':
      return `Lancer « ${SPELLS[asked.spell].name.fr} »`;
    case 'read':
      return `Lire ${un(SCROLLS[asked.scroll].name)}`;
    case 'drink':
      return `Boire une potion (jusqu’à ${potionStrength(f)} PV)`;
    case 'flee':
      return 'Fuir';
    case 'wield':
      return `Prendre ${le(WEAPONS[asked.weapon].name)} en main`;
    case 'invest':
      return `Passer ${le(CHARACTERISTIC_NAMES[asked.in])} à ${state.hero[asked.in] + 1}`;
    case 'rest':
      return 'Se reposer';
    case 'buy':
      return `Acheter : ${nameOf(asked.ware)} (${count(priceOf(purchaseOf(asked.ware), f).price, 'pièce')})`;
    case 'sell':
      return `Vendre : ${nameOf(asked.ware)} (${count(resaleOf(saleOf(asked.ware)), 'pièce')})`;
    case 'mend':
      return `Faire réparer ${le(WEAPONS[asked.weapon].name)} (${count(mendingPrice(asked.weapon), 'pièce')})`;
    default:
      return unreachable(asked);
  }
}

function decision(moment: Moment, state: State): string {
  const hero = heroInFrench(state);
  switch (moment) {
    case 'creation':
      return 'Qui descendra dans le donjon ?';
    case 'threshold':
      return `${capital(hero)} est devant le donjon.`;
    case 'turn':
      return `Étage ${state.floor.number}, tour ${state.turns + 1} : à vous de lancer le D10.`;
    case 'reroll':
      return 'À vous de relancer le D10.';
    case 'start':
      return `De quel côté ? ${capital(count(state.points, 'point'))} à dépenser.`;
    case 'wall':
      return `Un mur ! De quel côté tourner ? ${capital(count(state.points, 'point'))} à dépenser.`;
    case 'exit':
      return 'Quitter l’étage, ou continuer ?';
    case 'exchange':
      return `Face ${to(foe(state, state.combat?.foe ?? -1))} (${state.foes[state.combat?.foe ?? -1] ?? 0} PV) : avec quoi ${hero} se bat-il ?`;
    case 'tie':
      return 'À vous de relancer les dés.';
    case 'camp':
      return state.hero.skillPoints > 0 ? 'Il reste à investir, puis à se reposer.' : 'Il reste à se reposer.';
    case 'market':
      return `Le marchand déballe : ${count(state.hero.gold, 'pièce')} d’or à dépenser.`;
    case 'over':
      return 'La partie est finie.';
    default:
      return unreachable(moment);
  }
}

function outcome({ kind }: Outcome, state: State): string {
  const hero = capital(heroInFrench(state));
  const slain = count(state.slain, 'créature vaincue', 'créatures vaincues');
  const tally = `${count(state.turns, 'tour')}, ${slain}, ${count(state.hero.gold, 'pièce')} d’or`;
  return kind === 'victory'
    ? `${hero} ressort vivant du donjon, ${count(state.dungeon.last, 'étage')} plus bas : ${tally}.`
    : `${hero} est mort à l’étage ${state.floor.number} : ${tally}.`;
}

const MEASURES: Readonly<Record<string, string>> = {
  dealt: 'dégâts infligés',
  suffered: 'PV perdus',
  healed: 'PV récupérés',
  gold: 'or',
  squares: 'cases parcourues',
  break: 'casse ou oubli tirés',
  lost: 'arme ou sort perdus',
  floors: 'étages terminés',
  turns: 'tours joués',
  slain: 'créatures vaincues',
  losses: 'armes brisées ou sorts oubliés',
  falls: 'étages recommencés',
};

const FORECASTS: Readonly<Record<string, string>> = {
  'same-then-best':
    'la même action tant qu’elle est possible, puis la meilleure arme ou le meilleur sort qui reste, supposé tenir bon',
  'once-then-best':
    'cela une fois, puis la meilleure arme ou le meilleur sort jusqu’à sa perte, puis le suivant, supposé tenir bon',
  'flight-to-the-end': 'fuir encore après chaque échec',
  victory: 'la créature est vaincue',
  death: 'le héros tombe',
  escape: 'le héros s’échappe',
};

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

function refusal(refused: Refusal, state: State): string {
  const hero = capital(heroInFrench(state));
  switch (refused.code) {
    case 'not-your-seat':
      return 'Seul le héros agit dans ce jeu.';
    case 'run-over':
      return 'La partie est finie.';
    case 'not-now':
      return `Pas maintenant : ${WHEN[refused.verb]}.`;
    case 'cut-short':
      return `${CUT_SHORT[refused.why]} Il faut d’abord relancer le dé.`;
    case 'must-move':
      return `${hero} ne peut pas rester sur place : chaque tour a son déplacement.`;
    case 'wrong-family':
      return `Le dé montre ${refused.die} : ce déplacement se fait ${way(refused.diagonal)}, pas vers ${VERS[refused.heading]}.`;
    case 'wall-ahead':
      return `Depuis ${squareName(state, refused.at)}, un mur ferme la voie vers ${VERS[refused.heading]}.`;
    case 'corner-ahead':
      return `Depuis ${squareName(state, refused.at)}, des murs ferment le coin vers ${VERS[refused.heading]}.`;
    case 'turning-back':
      return `Le demi-tour vers ${VERS[refused.heading]} n’est pas permis tant qu’une autre direction est ouverte.`;
    case 'no-wall':
      return `En ${squareName(state, refused.at)} aucun mur ne barre la route : on continue vers ${VERS[refused.straight]}, pas vers ${VERS[refused.heading]}.`;
    case 'stops-early':
      return `Le déplacement ne peut pas s’arrêter en ${squareName(state, refused.at)} : il va jusqu’à son dernier point.`;
    case 'points-spent':
      return 'Les points du jet sont dépensés : le déplacement finit avant.';
    case 'floor-left':
      return 'La sortie termine l’étage dès qu’on l’atteint : le déplacement s’arrête là.';
    case 'must-invest':
      return `Il faut d’abord investir ${count(refused.points, 'point')} de compétence.`;
    case 'no-skill-point':
      return `${hero} n’a pas de point de compétence à investir.`;
    case 'capped':
      return `${capital(le(CHARACTERISTIC_NAMES[refused.characteristic]))} est à 16 et ne peut plus monter.`;
    case 'not-carried':
      return `${hero} ne porte pas ${un(WEAPONS[refused.weapon].name)} en état de servir.`;
    case 'in-hand':
      return `${capital(le(WEAPONS[refused.weapon].name))} est déjà en main.`;
    case 'armed':
      return `${hero} porte ${un(WEAPONS[refused.weapon].name)} : les mains nues sont pour qui n’a pas d’arme.`;
    case 'spell-unknown':
      return `${hero} ne connaît pas « ${SPELLS[refused.spell].name.fr} ».`;
    case 'no-potion':
      return `${hero} n’a plus de potion.`;
    case 'unhurt':
      return `${hero} n’est pas blessé (${refused.pv} PV) : la potion reste bouchée.`;
    case 'none-carried':
      return `${hero} n’a rien de tel dans son sac : ${nameOf(refused.ware)}.`;
    case 'boss':
      return `On n’échappe pas ${to(foe(state, refused.foe))}.`;
    case 'not-yet-sold':
      return `Le marchand n’en a pas avant l’étage ${refused.from} : ${nameOf(refused.ware)}.`;
    case 'mages-only':
      return `Seul un mage peut apprendre « ${SPELLS[refused.spell].name.fr} ».`;
    case 'owned':
      return `${hero} a déjà cela : ${nameOf(refused.ware)}.`;
    case 'pack-full':
      return `Le sac est plein : ${refused.most} au plus.`;
    case 'too-dear':
      return `Cela coûte ${count(refused.price, 'pièce')}, et ${heroInFrench(state)} en a ${refused.gold}.`;
    case 'not-broken':
      return `${hero} n’a pas de quoi réparer : ${WEAPONS[refused.weapon].name.fr}.`;
    case 'stranger':
      return 'Seul le héros se déplace.';
    default:
      return unreachable(refused);
  }
}

function sheet(state: State): readonly SheetLine[] {
  const { hero, rulings, pv, floor, dungeon, stage } = state;
  if (stage === 'creation') return [];
  const list = (items: readonly string[]) => (items.length === 0 ? 'rien' : items.join(', '));
  const scrolls = (['flames', 'protection', 'passage'] as const).flatMap((id) =>
    hero[id] > 0 ? [`${SCROLLS[id].name.fr}\u00a0×\u00a0${hero[id]}`] : [],
  );
  return [
    { label: 'Classe', value: CLASSES[hero.class].name.fr },
    { label: 'Étage', value: `${floor.number} sur ${dungeon.last}` },
    { label: 'PV', value: `${pv} / ${heroMaximum(hero, rulings)}` },
    {
      label: 'Caractéristiques',
      value: CHARACTERISTICS.map(
        (which) => `${CHARACTERISTIC_NAMES[which].short.fr}\u00a0${effective(hero, which, rulings)}`,
      ).join(', '),
    },
    ...(hero.skillPoints > 0 ? [{ label: 'Points de compétence', value: String(hero.skillPoints) }] : []),
    {
      label: 'Armes',
      value: list(counted(hero.weapons.map((id) => `${WEAPONS[id].name.fr} (${WEAPONS[id].damage})`))),
    },
    ...(hero.broken.length > 0
      ? [{ label: 'Armes brisées', value: list(counted(hero.broken.map((id) => WEAPONS[id].name.fr))) }]
      : []),
    ...(hero.spells.length > 0
      ? [{ label: 'Sorts', value: list(hero.spells.map((id) => `${SPELLS[id].name.fr} (${SPELLS[id].damage})`)) }]
      : []),
    ...(hero.forgotten.length > 0
      ? [{ label: 'Sorts oubliés', value: list(hero.forgotten.map((id) => SPELLS[id].name.fr)) }]
      : []),
    { label: 'Armure', value: `${ARMOURS[hero.armour].name.fr} (${ARMOURS[hero.armour].protection})` },
    { label: 'Sac', value: list([...(hero.potions > 0 ? [`potion\u00a0×\u00a0${hero.potions}`] : []), ...scrolls]) },
    { label: 'Or', value: String(hero.gold) },
    ...(state.webDebt > 0 ? [{ label: 'Toile', value: 'un point dû' }] : []),
  ];
}
