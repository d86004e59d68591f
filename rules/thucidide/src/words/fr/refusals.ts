import { nameOf } from '../../file/hex-name.ts';
import { isOrder } from '../../proposal/orders.table.ts';
import type { OrderHindrance, Reason, Refusal } from '../../play/refusal.ts';
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

/** A refusal with what its sentence needs: the piece, ` at 0605`, `0605`, the other piece. */
interface Said {
  readonly refusal: Refusal;
  readonly state: State;
  readonly name: string;
  readonly where: string;
  readonly place: string;
  readonly other: string;
}

/** Une phrase par raison. */
const SENTENCES: Readonly<Record<Reason, (said: Said) => string>> = {
  'wrong-phase': ({ name }) => `${name} ne bouge que dans la phase de déplacements de son joueur.`,
  'no-such-unit': ({ name }) => `${name} n’existe pas : le tableau marque XXXX pour ce type et ce poids.`,
  'not-activated': ({ name }) => `${name} n’est dans aucune activation de ce tour.`,
  'already-moved': ({ name }) => `${name} a déjà fait son mouvement du tour.`,
  'pre-played': ({ name }) => `${name} porte un jeton « pré-joué » et ne peut pas bouger.`,
  static: ({ name }) => `${name} ne bouge jamais : artillerie très lourde, statique.`,
  'gone-for-good': ({ name }) => `${name} a quitté la table et ne revient plus.`,
  'not-on-table': ({ name }) => `${name} n’est pas sur la table et ne peut pas y entrer maintenant.`,
  'not-entry-hex': ({ name, where }) => `${name} ne peut pas entrer par là${where} : ce n’est pas un hex d’entrée.`,
  'no-escorting-chief': ({ name }) =>
    `${name} : les renforts doivent être accompagnés d’un chef, et celui qui les amène doit entrer s’il n’est pas sous-général.`,
  'not-adjacent': ({ name, where }) => `${name} ne peut pas sauter d’hex : le chemin se rompt${where}.`,
  'off-table-forbidden': ({ name, where }) => `${name} n’a pas le droit de quitter la table${where}.`,
  impassable: ({ name, where }) => `${name} ne peut pas franchir ce terrain${where}.`,
  'enemy-occupied': ({ name, where }) => `${name} ne peut pas entrer${where} : l’ennemi s’y trouve.`,
  'friend-not-passable': ({ name, where }) =>
    `${name} ne peut pas traverser l’unité amie${where} : aucune des deux n’est légère.`,
  'difficult-stop': ({ name, where }) => `${name} doit s’arrêter en terrain difficile${where}.`,
  'over-capacity': ({ name, place, refusal }) => {
    if (refusal.cost === undefined) return `${name} ne peut pas aller jusqu’en ${place}.`;
    const road = refusal.byRoad === undefined ? '' : ` (${refusal.byRoad} en restant sur la route)`;
    return `${name} ferait ${hexes(refusal.cost)} et n’en a que ${refusal.allowed ?? 0}${road}.`;
  },
  'ends-on-unit': ({ name, where }) => `${name} ne peut pas finir son mouvement${where} : la place est prise.`,
  'cannot-merge': ({ name }) => `${name} ne peut pas se combiner avec une autre unité, même réduite.`,
  'cannot-split': ({ name }) => `${name} ne peut pas se diviser : ses éléments restent ensemble.`,
  'battle-over': () => 'La bataille est finie.',
  'not-your-choice': () => 'Ce n’est pas à vous de choisir.',
  'not-now': ({ refusal, state }) => `Ce n’est pas le moment : ${choiceText(refusal.choice ?? '', state)}`,
  'unknown-piece': ({ refusal }) => `Aucune pièce ne s’appelle ${refusal.piece ?? '?'}.`,
  'unknown-hex': ({ refusal }) => `« ${refusal.choice ?? '?'} » n’est pas un hex où mène ce chemin.`,
  'nobody-along': ({ name, other, refusal }) =>
    refusal.by === undefined
      ? `Personne ne peut accompagner ${name} jusque-là.`
      : `${other} ne peut pas accompagner ${name}.`,
  'enemy-piece': ({ name }) => `${name} n’est pas à vous.`,
  'not-a-chief': ({ name }) => `${name} n’est pas un chef.`,
  'chief-off-table': ({ name }) => `${name} n’est pas en mesure de commander.`,
  'nobody-to-command': ({ name }) => `${name} n’a personne à activer à sa portée.`,
  'chief-used': ({ name }) => `${name} a déjà commandé une activation ce tour-ci.`,
  'activations-spent': () => 'Toutes les activations du tour sont prises.',
  'activation-full': () => 'Cette activation est complète.',
  'no-chief-called': ({ refusal, state }) => `Choisissez d’abord un chef : ${chiefsSentence(refusal, state)}.`,
  'already-activated': ({ name }) => `${name} est déjà dans une activation de ce tour.`,
  'out-of-command': ({ name, refusal, state }) => `${name} est hors de portée : ${chiefsSentence(refusal, state)}.`,
  'other-family': ({ name, other }) => `${name} n’est pas de la même famille que ${other}.`,
  'order-spent': () => 'Un ordre de manœuvre a déjà été donné ce tour-ci.',
  'order-not-here': ({ name, refusal }) => HINDRANCES[refusal.hindrance ?? 'other-phase'](titled(refusal.choice), name),
  'too-few-tokens': ({ refusal }) =>
    `Cet ordre coûte ${tokens(refusal.cost ?? 0)} et il n’en reste que ${refusal.allowed ?? 0}.`,
  'already-fought': ({ name }) => `${name} a déjà combattu ce tour-ci.`,
  'gave-up-combat': ({ name }) => `${name} a bougé sans combat et ne peut pas attaquer.`,
  'earlier-activation': ({ name }) => `${name} devait combattre avant les unités de l’activation suivante.`,
  'no-target': ({ name, other }) => `${other} n’est pas une cible pour ${name}.`,
  'out-of-range': ({ name, other, refusal }) =>
    `${other} est à ${hexes(refusal.distance ?? 0)} de ${name}, qui porte à ${refusal.allowed ?? 0}.`,
  'in-contact': ({ name }) => `${name} touche un ennemi et ne peut pas tirer.`,
  'line-blocked': ({ name, where, other }) => `La ligne de tir de ${name} vers ${other} est coupée${where}.`,
  'water-between': ({ name, other }) => `L’eau sépare ${name} de ${other}.`,
  'no-dice': ({ name }) => `${name} n’a aucun dé pour cette attaque.`,
  'not-a-choice': ({ refusal, state }) => `Ce choix n’est pas possible : ${choiceText(refusal.choice ?? '', state)}`,
};

/** Why not, in one sentence. */
export function refusal(refusal: Refusal, state: State): string {
  const name = who(state, refusal.piece);
  const where = refusal.at === undefined ? '' : ` en ${nameOf(state.field, refusal.at)}`;
  const place = refusal.at === undefined ? 'cet endroit' : nameOf(state.field, refusal.at);
  const other = who(state, refusal.by);
  return SENTENCES[refusal.code]({ refusal, state, name, where, place, other });
}
