import { unreachable } from '@arbitre/kernel';
import type { Refusal } from '../../play/refusal.ts';
import { de } from './contraction.ts';
import { decisionFr } from './labels.ts';
import { capital, type Names } from '../names.ts';

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
      return `${who} n’a pas ce talent.`;
    case 'not-adjacent':
      return `${who} n’est pas à portée de main.`;
    case 'nothing-to-heal':
      return `Il n’y a rien à soigner chez ${n.who(refusal.who ?? '')}.`;
    case 'nothing-to-exchange':
      return `Il n’y a rien à échanger avec ${n.who(refusal.who ?? '')}.`;
    case 'nothing-to-search':
      return `${who} n’a rien à fouiller ici.`;
    case 'void-blessing':
      return `${what === 'bless' ? 'Bénir' : 'Maudire'} ce jet ne changerait rien.`;
    case 'after-the-dice':
      return `${what === 'bless' ? 'Bénir' : 'Maudire'} ce jet n’est plus possible, ou n’y changerait rien : un Joker se déclare avant les dés.`;
    case 'against-directives':
      return `Les directives du groupe ne le permettent pas (${n.who(refusal.who ?? '')}).`;
    case 'not-a-friend':
      return `${who} est un ennemi : on ne soigne que les siens.`;
    case 'not-a-hero':
      return `${who} n’est pas un héros.`;
    case 'not-captive':
      return `${who} : personne à libérer.`;
    case 'not-in-state':
      return `${who} n’est pas dans cet état : ${n.state(what)}.`;
    case 'already-in-state':
      return `${who} est déjà dans cet état : ${n.state(what)}.`;
    case 'not-carried':
      return `${who} n’a pas cet objet dans son sac : ${n.item(what)}.`;
    case 'not-usable':
      return `Cet objet ne se consomme pas : ${n.item(what)}.`;
    case 'not-wearable':
      return `Cet objet ne s’équipe pas : ${n.item(what)}.`;
    case 'pack-full':
      return `${who} n’a plus de place pour un autre objet.`;
    case 'searched-in-vain':
      return `${who} a déjà cherché ici, en vain.`;
    case 'no-brazier-here':
      return `Aucun brasero ne brûle en ${cell} dans la zone ${n.of(refusal.who ?? '')}.`;
    case 'no-suit':
      return `${who} n’a pas de carte d’initiative à couleur, ou pas de dé d’Arcanes à lancer.`;
    case 'cannot-spare':
      return `${who} peut épargner des figurines de la zone, dans l’ordre où elles sont listées, tant qu’il reste un dé.`;
    case 'cannot-drop':
      return `Avec cette attaque, ${n.who(refusal.who ?? '')} ${refusal.count === 0 ? 'ne peut sacrifier aucun dé' : `peut sacrifier au plus ${refusal.count} dé${refusal.count === 1 ? '' : 's'}`} : une Décharge sur une couleur garde un dé.`;
    case 'unshakable':
      return `Rien ne peut secouer ${n.who(refusal.who ?? '')} : inconscience, ou Mental absent.`;
    case 'already-blessed':
      return `${who} porte déjà une Bénédiction.`;
    case 'not-among-cards':
      return `${capital(n.cardNamed(what))} n’est pas parmi les cartes à choisir.`;
    case 'not-a-place':
      return `La figurine ne peut pas être placée en ${cell}.`;
    case 'not-charging':
      return `${who} ne charge pas : une Charge est un Déplacement, puis une attaque de Mêlée.`;
    case 'push-impossible':
      return `${who} n’a nulle part où aller : rien ne serait repoussé.`;
    case 'not-powerful':
      return 'Une attaque puissante suit une attaque simple d’un héros, à son tour, une seule fois.';
    case 'cannot-cheat':
      return `${who} ne peut pas tromper la mort de cette façon.`;
    case 'nothing-to-rearrange':
      return `Il n’y a rien à réarranger pour ${n.who(refusal.who ?? '')}.`;
    case 'wrong-side-of-roll':
      return 'L’Héroïsme bénit son propre jet et maudit celui d’un ennemi.';
    case 'no-dice':
      return 'Il n’y a aucun dé à changer.';
    case 'no-guardian':
      return `L’Arcane gardienne ${n.of(refusal.who ?? '')} n’aide pas sur ce jet.`;
    case 'no-reroll':
      return `${who} n’a pas de Bénédiction pour relancer un dé de ce jet.`;
    case 'no-gamble':
      return 'Un coup de poker demande un 6 et mise des réussites, une fois par jet : pas autant, ou pas sur ce jet.';
    case 'must-gamble':
      return `${who} doit tenter le coup de poker sur un 6.`;
    default:
      return unreachable(refusal.code);
  }
}
