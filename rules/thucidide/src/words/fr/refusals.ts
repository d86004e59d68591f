import { nameOf } from '../../file/hex-name.ts';
import { isOrder } from '../../proposal/orders.table.ts';
import type { OrderHindrance, Refusal } from '../../play/refusal.ts';
import type { State } from '../../play/state.ts';
import { ORDER_TITLES } from '../orders.ts';
import { choiceText, hexes, list, tokens, who } from './phrases.ts';

function chiefsSentence(refusal: Refusal, state: State): string {
  const chiefs = refusal.chiefs ?? [];
  if (chiefs.length === 0) return 'aucun chef n’est sur la table';
  return list(
    chiefs.map(({ chief, distance, range }) => `${who(state, chief)} est à ${hexes(distance)} et commande à ${range}`),
  );
}

const HINDRANCES: Readonly<Record<OrderHindrance, (order: string, name: string) => string>> = {
  'only-in-combat': (order) => `${order} ne se donne que dans un combat, quand son moment vient.`,
  'other-phase': (order) => `${order} ne se donne pas dans cette phase.`,
  'names-a-unit': (order) => `${order} s’adresse à une unité : dites laquelle.`,
  'names-nobody': (order) => `${order} ne s’adresse à aucune unité : donnez-le sans en nommer.`,
  'number-of-hexes': () => '« Coureur des bois » demande un nombre d’hex, les autres ordres n’en prennent pas.',
  'already-commanding': (order) => `${order} se donne avant toute activation, et une a déjà commencé.`,
  'families-mix': (order) => `${order} ne changerait rien : à cette table, les familles se mêlent déjà.`,
  'activations-full': (order) => `${order} ne changerait rien : les activations du tour sont pleines.`,
  'nobody-left': (order) => `${order} ne servirait à personne : toutes vos unités sur la table sont activées.`,
  'off-the-table': (order, name) => `${order} est pour une unité sur la table, et ${name} n’y est pas.`,
  activated: (order, name) => `${order} est pour une unité pas encore activée, et ${name} l’est.`,
  'not-activated': (order, name) => `${order} est pour une unité activée, et ${name} ne l’est pas ce tour-ci.`,
  'all-moved': (order, name) => `${order} ne servirait à personne : toute l’activation de ${name} a bougé.`,
  moved: (order, name) => `${order} vient trop tard : ${name} a déjà fait son mouvement du tour.`,
  'pre-played': (order, name) =>
    `${order} ne sert à rien à ${name}, qui porte un jeton « pré-joué » et ne peut pas bouger.`,
  static: (order, name) => `${order} ne sert à rien à ${name}, qui ne bouge jamais.`,
  'no-mounts': (order, name) => `${order} demande des montures, et ${name} n’en a pas.`,
  'no-difficulty': (order) => `${order} ne changerait rien : à cette table, le terrain difficile n’arrête personne.`,
  'too-far': (order, name) => `${order} porterait trop loin : ${name} n’entre pas dans autant d’hex.`,
  'full-strength': (order, name) => `${order} rend un élément perdu, et ${name} est au complet.`,
  'in-contact': (order, name) => `${order} ne se donne pas au contact de l’ennemi, où se trouve ${name}.`,
};

function titled(order = ''): string {
  return isOrder(order) ? `« ${ORDER_TITLES.fr[order]} »` : 'Cet ordre';
}

/** Why not, in one sentence. */
export function refusal(refusal: Refusal, state: State): string {
  const name = who(state, refusal.piece);
  const where = refusal.at === undefined ? '' : ` en ${nameOf(state.field, refusal.at)}`;
  const place = refusal.at === undefined ? 'cet endroit' : nameOf(state.field, refusal.at);
  const other = who(state, refusal.by);
  switch (refusal.code) {
    case 'wrong-phase':
      return `${name} ne bouge que dans la phase de déplacements de son joueur.`;
    case 'no-such-unit':
      return `${name} n’existe pas : le tableau marque XXXX pour ce type et ce poids.`;
    case 'not-activated':
      return `${name} n’est dans aucune activation de ce tour.`;
    case 'already-moved':
      return `${name} a déjà fait son mouvement du tour.`;
    case 'pre-played':
      return `${name} porte un jeton « pré-joué » et ne peut pas bouger.`;
    case 'static':
      return `${name} ne bouge jamais : artillerie très lourde, statique.`;
    case 'gone-for-good':
      return `${name} a quitté la table et ne revient plus.`;
    case 'not-on-table':
      return `${name} n’est pas sur la table et ne peut pas y entrer maintenant.`;
    case 'not-entry-hex':
      return `${name} ne peut pas entrer par là${where} : ce n’est pas un hex d’entrée.`;
    case 'no-escorting-chief':
      return `${name} : les renforts doivent être accompagnés d’un chef, et celui qui les amène doit entrer s’il n’est pas sous-général.`;
    case 'not-adjacent':
      return `${name} ne peut pas sauter d’hex : le chemin se rompt${where}.`;
    case 'off-table-forbidden':
      return `${name} n’a pas le droit de quitter la table${where}.`;
    case 'impassable':
      return `${name} ne peut pas franchir ce terrain${where}.`;
    case 'enemy-occupied':
      return `${name} ne peut pas entrer${where} : l’ennemi s’y trouve.`;
    case 'friend-not-passable':
      return `${name} ne peut pas traverser l’unité amie${where} : aucune des deux n’est légère.`;
    case 'difficult-stop':
      return `${name} doit s’arrêter en terrain difficile${where}.`;
    case 'over-capacity': {
      if (refusal.cost === undefined) return `${name} ne peut pas aller jusqu’en ${place}.`;
      const road = refusal.byRoad === undefined ? '' : ` (${refusal.byRoad} en restant sur la route)`;
      return `${name} ferait ${hexes(refusal.cost)} et n’en a que ${refusal.allowed ?? 0}${road}.`;
    }
    case 'ends-on-unit':
      return `${name} ne peut pas finir son mouvement${where} : la place est prise.`;
    case 'cannot-merge':
      return `${name} ne peut pas se combiner avec une autre unité, même réduite.`;
    case 'cannot-split':
      return `${name} ne peut pas se diviser : ses éléments restent ensemble.`;
    case 'battle-over':
      return 'La bataille est finie.';
    case 'not-your-choice':
      return 'Ce n’est pas à vous de choisir.';
    case 'not-now':
      return `Ce n’est pas le moment : ${choiceText(refusal.choice ?? '', state)}`;
    case 'unknown-piece':
      return `Aucune pièce ne s’appelle ${refusal.piece ?? '?'}.`;
    case 'unknown-hex':
      return `« ${refusal.choice ?? '?'} » n’est pas un hex où mène ce chemin.`;
    case 'nobody-along':
      return refusal.by === undefined
        ? `Personne ne peut accompagner ${name} jusque-là.`
        : `${other} ne peut pas accompagner ${name}.`;
    case 'enemy-piece':
      return `${name} n’est pas à vous.`;
    case 'not-a-chief':
      return `${name} n’est pas un chef.`;
    case 'chief-off-table':
      return `${name} n’est pas en mesure de commander.`;
    case 'nobody-to-command':
      return `${name} n’a personne à activer à sa portée.`;
    case 'chief-used':
      return `${name} a déjà commandé une activation ce tour-ci.`;
    case 'activations-spent':
      return 'Toutes les activations du tour sont prises.';
    case 'activation-full':
      return 'Cette activation est complète.';
    case 'no-chief-called':
      return `Choisissez d’abord un chef : ${chiefsSentence(refusal, state)}.`;
    case 'already-activated':
      return `${name} est déjà dans une activation de ce tour.`;
    case 'out-of-command':
      return `${name} est hors de portée : ${chiefsSentence(refusal, state)}.`;
    case 'other-family':
      return `${name} n’est pas de la même famille que ${other}.`;
    case 'order-spent':
      return 'Un ordre de manœuvre a déjà été donné ce tour-ci.';
    case 'order-not-here':
      return HINDRANCES[refusal.hindrance ?? 'other-phase'](titled(refusal.choice), name);
    case 'too-few-tokens':
      return `Cet ordre coûte ${tokens(refusal.cost ?? 0)} et il n’en reste que ${refusal.allowed ?? 0}.`;
    case 'already-fought':
      return `${name} a déjà combattu ce tour-ci.`;
    case 'gave-up-combat':
      return `${name} a bougé sans combat et ne peut pas attaquer.`;
    case 'earlier-activation':
      return `${name} devait combattre avant les unités de l’activation suivante.`;
    case 'no-target':
      return `${other} n’est pas une cible pour ${name}.`;
    case 'out-of-range':
      return `${other} est à ${hexes(refusal.distance ?? 0)} de ${name}, qui porte à ${refusal.allowed ?? 0}.`;
    case 'in-contact':
      return `${name} touche un ennemi et ne peut pas tirer.`;
    case 'line-blocked':
      return `La ligne de tir de ${name} vers ${other} est coupée${where}.`;
    case 'water-between':
      return `L’eau sépare ${name} de ${other}.`;
    case 'no-dice':
      return `${name} n’a aucun dé pour cette attaque.`;
    case 'not-a-choice':
      return `Ce choix n’est pas possible : ${choiceText(refusal.choice ?? '', state)}`;
  }
}
