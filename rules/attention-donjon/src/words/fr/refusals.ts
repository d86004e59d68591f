import { unreachable } from '@arbitre/kernel';
import type { Refusal } from '../../play/refusal.ts';
import { de } from './contraction.ts';
import { decisionFr } from './labels.ts';
import type { Names } from '../names.ts';

const zones = (count = 0) => (count === 1 ? 'une zone' : `${count} zones`);

/** Why not, in French: who, where, and what fails. */
export function refusalFr(refusal: Refusal, n: Names): string {
  const who = refusal.who === undefined ? 'La figurine' : n.Who(refusal.who);
  const cell = refusal.cell === undefined ? 'cette case' : n.cell(refusal.cell);
  const cells = refusal.cells === undefined ? '' : n.cells(refusal.cells);
  const zone = refusal.zone === undefined ? 'la zone' : n.zone(refusal.zone);
  const other = refusal.other === undefined ? 'la sienne' : n.zone(refusal.other);
  const what = refusal.what ?? '';
  switch (refusal.code) {
    case 'game-over':
      return 'La partie est finie.';
    case 'not-your-choice':
      return 'Ce n’est pas à vous de choisir maintenant.';
    case 'not-asked':
      return `Ce n’est pas ce que l’arbitre demande maintenant${refusal.asked === undefined ? '' : ` ; il demande ${de(decisionFr(refusal.asked))}`}.`;
    case 'unknown-cell':
      return `« ${what} » n’est pas une case du plateau.`;
    case 'unknown-figure':
      return `Aucune figurine de ce nom n’est en jeu : « ${what} ».`;
    case 'cannot-move':
      return `${who} ne peut pas bouger.`;
    case 'off-board':
      return `${cell} est hors du plateau révélé.`;
    case 'already-moved':
      return `${who} a déjà fait ${refusal.count === 1 ? 'son Déplacement' : 'ses Déplacements'} de ce tour.`;
    case 'same-zone':
      return `${cell} est dans la même zone (${refusal.zone}) : un Déplacement mène dans une autre ; dans sa propre zone, on fait des Pas de placement.`;
    case 'zone-not-adjacent':
      return `Condition 1 : ${zone} ne touche pas ${other}.`;
    case 'cell-occupied':
      return `${cell} est occupée par ${refusal.who === undefined ? 'une figurine' : n.who(refusal.who)}.`;
    case 'cell-solid':
      return `${cell} est remplie par un élément plein.`;
    case 'no-free-border-cell':
      return `Condition 2 : aucune case vide de ${zone} ne touche ${other} (${cells} : toutes prises).`;
    case 'no-path':
      return `Condition 3 : aucun chemin de cases vides ne mène de la frontière (${cells}) à ${cell}.`;
    case 'no-departure-path':
      return `Depuis ${cell}, aucun chemin de cases vides ne mène à la frontière (${cells}).`;
    case 'same-cell':
      return `La figurine est déjà en ${cell}.`;
    case 'step-too-far':
      return `${cell} est dans une autre zone et n’est pas adjacente : trop loin pour un Pas de placement.`;
    case 'no-step-path':
      return `Aucun chemin de cases vides ne mène à ${cell} dans la zone.`;
    case 'push-occupied-while-free':
      return `${cell} est occupée alors qu’une case permise est libre (${cells}).`;
    case 'push-near-aggressor':
      return `${cell} touche la case de l’agresseur.`;
    case 'push-not-adjacent':
      return `${cell} ne touche pas la case de la figurine repoussée.`;
    case 'push-solid':
      return `${cell} est tenue par un élément statique et plein.`;
    case 'push-moved-already':
      return `${cell} était tenue par une figurine de cette même poussée.`;
    case 'push-dead-end':
      return `Par ${cell}, la chaîne ne pourrait pas s’achever.`;
    case 'push-by-links':
      return 'Ce n’est pas une chaîne entière, ou il y en a trop pour les dire entières : choisissez maillon par maillon.';
    case 'no-action-left':
      return `${who} n’a plus d’Action.`;
    case 'standard-used':
      return `${who} a déjà fait son Action standard de ce tour.`;
    case 'bonus-used':
      return `${who} a déjà fait son Action bonus de ce tour.`;
    case 'complex-needs-both':
      return `Une Action complexe demande les deux Actions du tour : ${n.who(refusal.who ?? '')} ne les a plus.`;
    case 'die-too-low':
      return `Aucun dé d’action ${n.of(refusal.who ?? '')} n’atteint ${refusal.count}+.`;
    case 'state-forbids':
      return `${who} ne le peut pas dans cet état : ${n.state(what)}.`;
    case 'not-begun':
      return `${who} doit d’abord choisir d’agir ou d’attendre.`;
    case 'already-begun':
      return `${who} a commencé son tour : il est trop tard pour attendre.`;
    case 'free-initiative-cannot-wait':
      return `${who} joue d’une Initiative libre : il n’a pas de carte avec laquelle attendre.`;
    case 'out-of-reach':
      return `${who}, en ${cell}, est hors d’Allonge : à ${zones(refusal.distance)} de distance, et cette attaque porte ${refusal.count === 0 ? 'dans sa zone et au contact seulement' : `à ${zones(refusal.count)}`}.`;
    case 'no-line':
      return `${who}, en ${cell}, est hors de vue : un mur, une porte close ou un élément plein fait obstacle.`;
    case 'not-hostile':
      return `${who} n’est pas un ennemi.`;
    case 'no-such-weapon':
      return `${who} ne peut pas se servir de cela : ${n.attack(what)}.`;
    case 'hands-full':
      return `${who} n’a pas de main libre pour cela : ${n.attack(what)}.`;
    case 'no-door-here':
      return `${who} ne touche pas de porte inexplorée de ce nom.`;
    case 'lacks-talent':
      return `${who} n’a pas de quoi le faire.`;
    case 'not-adjacent':
      return `${who} n’est pas à portée de main.`;
    case 'nothing-to-heal':
      return `Il n’y a rien à soigner chez ${n.who(refusal.who ?? '')}.`;
    case 'nothing-to-exchange':
      return `Il n’y a là rien à échanger ni à ranger pour ${n.who(refusal.who ?? '')}.`;
    case 'nothing-to-search':
      return `${who} n’a rien à fouiller ici.`;
    case 'void-blessing':
      return `${what === 'bless' ? 'Bénir' : 'Maudire'} ce jet ne changerait rien.`;
    case 'after-the-dice':
      return `${what === 'bless' ? 'Bénir' : 'Maudire'} ce jet n’est plus possible, ou n’y changerait rien : un Joker se déclare avant les dés.`;
    case 'against-directives':
      return `Les directives du groupe ne le permettent pas (${n.who(refusal.who ?? '')}).`;
    default:
      return unreachable(refusal.code);
  }
}
