import type { Refusal, RefusalCode } from '../../play/refusal.ts';
import { decisionFr } from './labels.ts';
import { capital, type Names } from '../names.ts';

const zones = (count = 0) => (count === 1 ? 'une zone' : `${count} zones`);

/** What a sentence may need of a refusal, already in words. */
interface Said {
  readonly refusal: Refusal;
  readonly n: Names;
  readonly who: string;
  readonly cell: string;
  readonly cells: string;
  readonly zone: string;
  readonly other: string;
  readonly what: string;
}

/** A row a reason. */
const SAY: Readonly<Record<RefusalCode, (said: Said) => string>> = {
  'game-over': () => 'La partie est finie.',
  'not-your-choice': () => 'Ce n’est pas à vous de choisir maintenant.',
  'not-asked': ({ refusal }) =>
    `Ce n’est pas ce que l’arbitre demande maintenant${refusal.asked === undefined ? '.' : ` : ${decisionFr(refusal.asked)}`}`,
  'unknown-cell': ({ what }) => `« ${what} » n’est pas une case du plateau.`,
  'unknown-figure': ({ what }) => `Aucune figurine de ce nom n’est en jeu : « ${what} ».`,
  'cannot-move': ({ who }) => `${who} ne peut pas bouger.`,
  'off-board': ({ cell }) => `${cell} est hors du plateau révélé.`,
  'already-moved': ({ refusal, who }) =>
    `${who} a déjà fait ${refusal.count === 1 ? 'son Déplacement' : 'ses Déplacements'} de ce tour.`,
  'same-zone': ({ refusal, cell }) =>
    `${cell} est dans la même zone (${refusal.zone}) : un Déplacement mène dans une autre ; dans sa propre zone, on fait des Pas de placement.`,
  'zone-not-adjacent': ({ zone, other }) => `Condition 1 : ${zone} ne touche pas ${other}.`,
  'cell-occupied': ({ refusal, n, cell }) =>
    `${cell} est occupée par ${refusal.who === undefined ? 'une figurine' : n.who(refusal.who)}.`,
  'cell-solid': ({ cell }) => `${cell} est remplie par un élément plein.`,
  'no-free-border-cell': ({ cells, zone, other }) =>
    `Condition 2 : aucune case vide de ${zone} ne touche ${other} (${cells} : toutes prises).`,
  'no-path': ({ cell, cells }) =>
    `Condition 3 : aucun chemin de cases vides ne mène de la frontière (${cells}) à ${cell}.`,
  'no-departure-path': ({ cell, cells }) =>
    `Depuis ${cell}, aucun chemin de cases vides ne mène à la frontière (${cells}).`,
  'same-cell': ({ cell }) => `La figurine est déjà en ${cell}.`,
  'step-too-far': ({ cell }) =>
    `${cell} est dans une autre zone et n’est pas adjacente : trop loin pour un Pas de placement.`,
  'no-step-path': ({ cell }) => `Aucun chemin de cases vides ne mène à ${cell} dans la zone.`,
  'push-occupied-while-free': ({ cell, cells }) =>
    `${cell} est occupée alors qu’une case permise est libre (${cells}).`,
  'push-near-aggressor': ({ cell }) => `${cell} touche la case de l’agresseur.`,
  'push-not-adjacent': ({ cell }) => `${cell} ne touche pas la case de la figurine repoussée.`,
  'push-solid': ({ cell }) => `${cell} est tenue par un élément statique et plein.`,
  'push-moved-already': ({ cell }) => `${cell} était tenue par une figurine de cette même poussée.`,
  'push-dead-end': ({ cell }) => `Par ${cell}, la chaîne ne pourrait pas s’achever.`,
  'push-by-links': () =>
    'Ce n’est pas une chaîne entière, ou il y en a trop pour les dire entières : choisissez maillon par maillon.',
  'no-action-left': ({ who }) => `${who} n’a plus d’Action.`,
  'standard-used': ({ who }) => `${who} a déjà fait son Action standard de ce tour.`,
  'bonus-used': ({ who }) => `${who} a déjà fait son Action bonus de ce tour.`,
  'complex-needs-both': ({ refusal, n }) =>
    `Une Action complexe demande les deux Actions du tour : ${n.who(refusal.who ?? '')} ne les a plus.`,
  'die-too-low': ({ refusal, n }) => `Aucun dé d’action ${n.of(refusal.who ?? '')} n’atteint ${refusal.count}+.`,
  'state-forbids': ({ n, who, what }) => `${who} ne le peut pas dans cet état : ${n.state(what)}.`,
  'not-begun': ({ who }) => `${who} doit d’abord choisir d’agir ou d’attendre.`,
  'already-begun': ({ who }) => `${who} a commencé son tour : il est trop tard pour attendre.`,
  'free-initiative-cannot-wait': ({ who }) =>
    `${who} joue d’une Initiative libre : il n’a pas de carte avec laquelle attendre.`,
  'out-of-reach': ({ refusal, who, cell }) =>
    `${who}, en ${cell}, est hors d’Allonge : à ${zones(refusal.distance)} de distance, et cette attaque porte ${refusal.count === 0 ? 'dans sa zone et au contact seulement' : `à ${zones(refusal.count)}`}.`,
  'no-line': ({ who, cell }) =>
    `${who}, en ${cell}, est hors de vue : un mur, une porte close ou un élément plein fait obstacle.`,
  'not-hostile': ({ who }) => `${who} n’est pas un ennemi.`,
  'no-such-weapon': ({ n, who, what }) => `${who} ne peut pas se servir de cela : ${n.attack(what)}.`,
  'hands-full': ({ n, who, what }) => `${who} n’a pas de main libre pour cela : ${n.attack(what)}.`,
  'no-door-here': ({ who }) => `${who} ne touche pas de porte inexplorée de ce nom.`,
  'lacks-talent': ({ who }) => `${who} n’a pas ce talent.`,
  'not-adjacent': ({ who }) => `${who} n’est pas à portée de main.`,
  'nothing-to-heal': ({ refusal, n }) => `Il n’y a rien à soigner chez ${n.who(refusal.who ?? '')}.`,
  'nothing-to-exchange': ({ refusal, n }) => `Il n’y a rien à échanger avec ${n.who(refusal.who ?? '')}.`,
  'nothing-to-search': ({ who }) => `${who} n’a rien à fouiller ici.`,
  'void-blessing': ({ what }) => `${what === 'bless' ? 'Bénir' : 'Maudire'} ce jet ne changerait rien.`,
  'after-the-dice': ({ what }) =>
    `${what === 'bless' ? 'Bénir' : 'Maudire'} ce jet n’est plus possible, ou n’y changerait rien : un Joker se déclare avant les dés.`,
  'against-directives': ({ refusal, n }) =>
    `Les directives du groupe ne le permettent pas (${n.who(refusal.who ?? '')}).`,
  'not-a-friend': ({ who }) => `${who} est un ennemi : on ne soigne que les siens.`,
  'not-a-hero': ({ who }) => `${who} n’est pas un héros.`,
  'not-captive': ({ who }) => `${who} : personne à libérer.`,
  'not-in-state': ({ n, who, what }) => `${who} n’est pas dans cet état : ${n.state(what)}.`,
  'already-in-state': ({ n, who, what }) => `${who} est déjà dans cet état : ${n.state(what)}.`,
  'not-carried': ({ n, who, what }) => `${who} n’a pas cet objet dans son sac : ${n.item(what)}.`,
  'not-usable': ({ n, what }) => `Cet objet ne se consomme pas : ${n.item(what)}.`,
  'not-wearable': ({ n, what }) => `Cet objet ne s’équipe pas : ${n.item(what)}.`,
  'pack-full': ({ who }) => `${who} n’a plus de place pour un autre objet.`,
  'searched-in-vain': ({ who }) => `${who} a déjà cherché ici, en vain.`,
  'no-brazier-here': ({ refusal, n, cell }) =>
    `Aucun brasero ne brûle en ${cell} dans la zone ${n.of(refusal.who ?? '')}.`,
  'no-suit': ({ who }) => `${who} n’a pas de carte d’initiative à couleur, ou pas de dé d’Arcanes à lancer.`,
  'cannot-spare': ({ who }) =>
    `${who} peut épargner des figurines de la zone, dans l’ordre où elles sont listées, tant qu’il reste un dé.`,
  'cannot-drop': ({ refusal, n }) =>
    `Avec cette attaque, ${n.who(refusal.who ?? '')} ${refusal.count === 0 ? 'ne peut sacrifier aucun dé' : `peut sacrifier au plus ${refusal.count} dé${refusal.count === 1 ? '' : 's'}`} : une Décharge sur une couleur garde un dé.`,
  unshakable: ({ refusal, n }) => `Rien ne peut secouer ${n.who(refusal.who ?? '')} : inconscience, ou Mental absent.`,
  'already-blessed': ({ who }) => `${who} porte déjà une Bénédiction.`,
  'not-among-cards': ({ n, what }) => `${capital(n.cardNamed(what))} n’est pas parmi les cartes à choisir.`,
  'not-a-place': ({ cell }) => `La figurine ne peut pas être placée en ${cell}.`,
  'not-charging': ({ who }) => `${who} ne charge pas : une Charge est un Déplacement, puis une attaque de Mêlée.`,
  'push-impossible': ({ who }) => `${who} n’a nulle part où aller : rien ne serait repoussé.`,
  'not-powerful': () => 'Une attaque puissante suit une attaque simple d’un héros, à son tour, une seule fois.',
  'cannot-cheat': ({ who }) => `${who} ne peut pas tromper la mort de cette façon.`,
  'nothing-to-rearrange': ({ refusal, n }) => `Il n’y a rien à réarranger pour ${n.who(refusal.who ?? '')}.`,
  'wrong-side-of-roll': () => 'L’Héroïsme bénit son propre jet et maudit celui d’un ennemi.',
  'no-dice': () => 'Il n’y a aucun dé à changer.',
  'no-guardian': ({ refusal, n }) => `L’Arcane gardienne ${n.of(refusal.who ?? '')} n’aide pas sur ce jet.`,
  'no-reroll': ({ who }) => `${who} n’a pas de Bénédiction pour relancer un dé de ce jet.`,
  'no-gamble': () =>
    'Un coup de poker demande un 6 et mise des réussites, une fois par jet : pas autant, ou pas sur ce jet.',
  'must-gamble': ({ who }) => `${who} doit tenter le coup de poker sur un 6.`,
};

/** Why not, in French: who, where, and what fails. */
export function refusalFr(refusal: Refusal, n: Names): string {
  return SAY[refusal.code]({
    refusal,
    n,
    who: refusal.who === undefined ? 'La figurine' : n.Who(refusal.who),
    cell: refusal.cell === undefined ? 'cette case' : n.cell(refusal.cell),
    cells: refusal.cells === undefined ? '' : n.cells(refusal.cells),
    zone: refusal.zone === undefined ? 'la zone' : n.zone(refusal.zone),
    other: refusal.other === undefined ? 'la sienne' : n.zone(refusal.other),
    what: refusal.what ?? '',
  });
}
