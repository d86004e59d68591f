import type { Ruling, RulingsOf, RulingValue } from '@arbitre/kernel';
import type { Rule } from './rulebook/index.ts';
import { both, type Pair } from './rulebook/entry.ts';

function ruling<const V extends RulingValue>(
  rule: Rule,
  values: readonly V[],
  question: Pair,
  meanings: readonly Pair[],
): Ruling<V> {
  return { values, rules: [rule], question: both(question), meanings: meanings.map(both) };
}

/** Every point the book leaves open; the first value is what we play. */
export const RULINGS = {
  adjacency: ruling(
    'ad.space.5',
    ['eight', 'four'],
    ['Les cases qui se touchent par un coin sont-elles adjacentes ?', 'Are cells that touch by a corner adjacent?'],
    [
      ['Oui : huit voisines.', 'Yes: eight neighbours.'],
      ['Non : quatre voisines.', 'No: four neighbours.'],
    ],
  ),
  zoneAdjacency: ruling(
    'ad.space.6',
    ['edge', 'corner'],
    [
      'Deux zones qui ne se touchent que par un coin sont-elles adjacentes ?',
      'Are two zones that only touch by a corner adjacent?',
    ],
    [
      ['Non, il faut un côté ouvert.', 'No, an open side is needed.'],
      ['Oui, un coin ouvert suffit.', 'Yes, an open corner is enough.'],
    ],
  ),
  traversalEffects: ruling(
    'ad.space.11',
    ['landing-only', 'every-cell'],
    ['Une case à effet traversée agit-elle ?', 'Does an effect cell act when crossed?'],
    [
      ['Non, seulement à l’arrivée.', 'No, only on arrival.'],
      ['Oui, chaque case du chemin.', 'Yes, every cell of the path.'],
    ],
  ),
  actionDice: ruling(
    'ad.move.3',
    [false, true],
    ['Paie-t-on les Actions avec des dés d’action ?', 'Are Actions paid with action dice?'],
    [
      ['Non : deux Actions.', 'No: two Actions.'],
      ['Oui : deux dés, un par Action, à hauteur du seuil.', 'Yes: two dice, one per Action, that reach the label.'],
    ],
  ),
  displacementPath: ruling(
    'ad.move.8',
    ['arrival-zone', 'any-zone'],
    ['Où peut passer le chemin d’un Déplacement ?', 'Where may the path of a zone move run?'],
    [
      ['Dans la zone d’arrivée.', 'Inside the arrival zone.'],
      ['Partout.', 'Anywhere.'],
    ],
  ),
  departurePath: ruling(
    'ad.move.10',
    ['not-required', 'required'],
    ['Faut-il un chemin dans la zone de départ ?', 'Is a path needed in the departure zone?'],
    [
      ['Non.', 'No.'],
      ['Oui, de cases vides jusqu’à la frontière.', 'Yes, of empty cells up to the border.'],
    ],
  ),
  stepPath: ruling(
    'ad.step.3',
    ['not-required', 'required'],
    ['Faut-il un chemin pour se replacer dans sa zone ?', 'Is a path needed to relocate inside one’s zone?'],
    [
      ['Non.', 'No.'],
      ['Oui, de cases vides.', 'Yes, of empty cells.'],
    ],
  ),
  stepEsquive: ruling(
    'ad.step.2',
    ['never', 'contact-at-both-ends'],
    ['Un Pas peut-il demander une Esquive ?', 'May a placement step call for a dodge?'],
    [
      ['Jamais.', 'Never.'],
      ['Oui, au contact d’ennemis avant et après.', 'Yes, in contact with enemies before and after.'],
    ],
  ),
  pushFreeCellChooser: ruling(
    'ad.push.5',
    ['pusher', 'pushed'],
    ['Qui choisit entre plusieurs cases libres ?', 'Who chooses between several free cells?'],
    [
      ['Qui repousse.', 'The pusher.'],
      ['Qui est repoussé.', 'The pushed.'],
    ],
  ),
  pushChainChooser: ruling(
    'ad.push.10',
    ['initial-pusher', 'arriving-figure'],
    ['Qui choisit dans la suite d’une chaîne ?', 'Who chooses further down a chain?'],
    [
      ['Le premier qui repousse.', 'The first pusher.'],
      ['Qui mène la figurine qui arrive.', 'Whoever runs the arriving figure.'],
    ],
  ),
  suitOrder: ruling(
    'ad.turn.2',
    ['from-scenario', 'HSDC', 'HDSC', 'SHDC'],
    ['Quel ordre des couleurs ?', 'Which order of suits?'],
    [
      [
        'Celui du scénario ; à défaut Cœur, Pique, Carreau, Trèfle.',
        'The scenario’s; failing that hearts, spades, diamonds, clubs.',
      ],
      ['Cœur, Pique, Carreau, Trèfle.', 'Hearts, spades, diamonds, clubs.'],
      ['Cœur, Carreau, Pique, Trèfle.', 'Hearts, diamonds, spades, clubs.'],
      ['Pique, Cœur, Carreau, Trèfle.', 'Spades, hearts, diamonds, clubs.'],
    ],
  ),
  groupJoker: ruling(
    'ad.joker.13',
    ['next-opportunity', 'redraw'],
    ['Que fait un Joker pioché pour un groupe ?', 'What does a Joker drawn for a group do?'],
    [
      ['Le groupe joue à la première occasion.', 'The group plays at the next opportunity.'],
      ['On repioche.', 'Another card is drawn.'],
    ],
  ),
  jokerScope: ruling(
    'ad.joker.4',
    ['any-trait-roll', 'own-rolls-only'],
    ['Quels jets un Joker gardé touche-t-il ?', 'Which rolls may a kept Joker touch?'],
    [
      ['Ceux de n’importe qui.', 'Anyone’s.'],
      ['Ceux de son porteur.', 'Its holder’s own.'],
    ],
  ),
  freeInitiativeLastWindow: ruling(
    'ad.joker.11',
    [true, false],
    [
      'Une Initiative libre peut-elle se prendre après le dernier tour ?',
      'May a free initiative be taken after the last turn?',
    ],
    [
      ['Oui.', 'Yes.'],
      ['Non, elle est perdue.', 'No, it is lost.'],
    ],
  ),
  multiInitiativeLoss: ruling(
    'ad.multi.4',
    ['that-turn', 'whole-round'],
    [
      'Que perd-on avec l’initiative quand on tient plusieurs cartes ?',
      'What is lost with the initiative when several cards are held?',
    ],
    [
      ['Ce tour seulement.', 'That turn only.'],
      ['Tous les tours du Round.', 'Every turn of the Round.'],
    ],
  ),
  waitComparison: ruling(
    'ad.wait.4',
    ['full-order', 'rank-only'],
    ['Comment comparer la carte piochée en attendant ?', 'How is the card drawn while waiting compared?'],
    [
      ['Valeur puis couleur.', 'Rank, then suit.'],
      ['Valeur seule ; égale, le tour vient aussitôt.', 'Rank alone; when equal, the turn comes at once.'],
    ],
  ),
  reactionAfterLostInitiative: ruling(
    'ad.wait.6',
    [true, false],
    ['Réagit-on encore après avoir perdu l’initiative ?', 'May one still react after losing the initiative?'],
    [
      ['Oui.', 'Yes.'],
      ['Non.', 'No.'],
    ],
  ),
  reactionLimit: ruling(
    'ad.react.1',
    ['per-round', 'per-own-turn', 'per-any-turn'],
    ['Une Réaction par quel « tour » ?', 'One Reaction per which “tour”?'],
    [
      ['Par Round.', 'Per Round.'],
      ['Rendue quand vient son propre tour.', 'Renewed when one’s own turn begins.'],
      ['Une pendant chaque tour de quiconque.', 'One during each turn of anyone.'],
    ],
  ),
  untilTurnExpiry: ruling(
    'ad.effect.15',
    ['from-next-round', 'every-round'],
    ['Quand vérifier les effets liés à un prochain tour ?', 'When are effects bound to a next turn checked?'],
    [
      ['À partir du Round suivant.', 'From the following Round on.'],
      ['Dès le Round même.', 'From that very Round on.'],
    ],
  ),
  firstGroupController: ruling(
    'ad.group.5',
    ['first-seat', 'players-choose'],
    ['Qui mène un groupe qui joue avant tout héros ?', 'Who runs a group that plays before any hero?'],
    [
      ['La première place.', 'The first seat.'],
      ['Les joueurs en décident.', 'The players decide.'],
    ],
  ),
} as const;

/** What a table has chosen where the book is open. */
export type Rulings = RulingsOf<typeof RULINGS>;
