import type { Bilingual, Brain } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';

/** Features and reasons in a player's words. */
export const SAYS: Readonly<Record<string, Bilingual>> = {
  health: { fr: 'la Santé des héros', en: 'the heroes’ Health' },
  heroism: { fr: 'l’Héroïsme gardé', en: 'the Heroism kept' },
  foes: { fr: 'les ennemis mis hors de combat', en: 'the enemies put out of the fight' },
  way: { fr: 'le chemin vers le but', en: 'the way to the goal' },
  goal: { fr: 'la mission', en: 'the errand' },
  time: { fr: 'les Rounds qui restent', en: 'the Rounds left' },
  strike: { fr: 'l’attaque qui met le plus souvent un ennemi à terre', en: 'the attack most likely to fell an enemy' },
  approach: { fr: 'se rapprocher du but', en: 'coming nearer to the goal' },
  meet: {
    fr: 'aller au-devant de l’ennemi avant qu’il ne choisisse sa proie',
    en: 'meeting the enemy before it chooses its prey',
  },
  'to-door': {
    fr: 'gagner la prochaine porte, les Rounds sont comptés',
    en: 'reaching the next door, the Rounds are counted',
  },
  'to-captive': { fr: 'rejoindre la captive au plus vite', en: 'reaching the captive as soon as possible' },
  escort: { fr: 'marcher auprès de la captive', en: 'walking beside the captive' },
  bait: {
    fr: 'partir avant la captive, pour que l’attaque gratuite ne soit pas pour elle',
    en: 'leaving before the captive, so that the free attack is not for her',
  },
  shield: {
    fr: 'être auprès de la captive quand l’ennemi frappera',
    en: 'being beside the captive when the enemy strikes',
  },
  'make-way': { fr: 'libérer le passage', en: 'clearing the way' },
  act: {
    fr: 'jouer maintenant, une carte plus haute ferait perdre le tour',
    en: 'playing now, a higher card would lose the turn',
  },
  wait: { fr: 'laisser les autres jouer d’abord', en: 'letting the others play first' },
  keep: { fr: 'garder le Joker pour un jet qui compte', en: 'keeping the Joker for a roll that matters' },
  seize: { fr: 'prendre l’initiative tant qu’elle est libre', en: 'taking the initiative while it is free' },
  pass: { fr: 'rien ici qui vaille la dépense', en: 'nothing here that is worth the price' },
  take: {
    fr: 'la carte la plus haute qui n’a pas porté malheur',
    en: 'the highest card that has brought no trouble yet',
  },
  bless: { fr: 'un point d’Héroïsme pour un jet qui décide', en: 'a point of Heroism for a roll that decides' },
  curse: { fr: 'un point d’Héroïsme pour détourner le coup', en: 'a point of Heroism to turn the blow aside' },
  guard: { fr: 'la carte gardienne, qui ne coûte rien', en: 'the guardian card, which costs nothing' },
  reroll: { fr: 'relancer le plus mauvais dé', en: 'rolling the worst die again' },
  accept: { fr: 'le jet suffit', en: 'the roll is good enough' },
  gamble: { fr: 'tout miser sur un dé de plus', en: 'staking everything on one die more' },
  regamble: { fr: 'rejouer le coup de poker', en: 'gambling once again' },
  roll: {
    fr: 'se fier aux dés, et garder l’Action pour frapper',
    en: 'trusting the dice, and keeping the Action to strike',
  },
  sacrifice: { fr: 'l’Action contre une Esquive sûre', en: 'the Action for a sure dodge' },
  powerful: {
    fr: 'frapper fort, l’autre Action n’a pas de meilleur usage',
    en: 'striking hard, the other Action has no better use',
  },
  damage: { fr: 'le coup suffit, garder l’autre Action', en: 'the blow is enough, the other Action is kept' },
  shove: { fr: 'le vide derrière l’ennemi', en: 'the drop behind the enemy' },
  'push-spare': { fr: 'reculer là où cela gêne le moins', en: 'being pushed where it matters least' },
  'no-push': { fr: 'une blessure vaut mieux qu’une poussée', en: 'a wound is worth more than a push' },
  push: { fr: 'pousser là où cela fait le plus mal', en: 'pushing where it hurts most' },
  chain: { fr: 'pousser là où cela fait le plus mal', en: 'pushing where it hurts most' },
  cheat: { fr: 'rester en vie', en: 'staying alive' },
  decline: { fr: 'garder la Réaction', en: 'keeping the Reaction' },
  go: { fr: 'passer quand même', en: 'going through all the same' },
  stay: { fr: 'ne pas tenter le reste', en: 'not trying the rest' },
  attack: {
    fr: 'les directives laissent choisir la victime : celle qui souffrira le moins',
    en: 'the directives leave the victim open: the one who will suffer least',
  },
  zoneMove: {
    fr: 'la case que les directives permettent et qui nous va le mieux',
    en: 'the cell the directives allow that suits us best',
  },
  shift: {
    fr: 'la case que les directives permettent et qui nous va le mieux',
    en: 'the cell the directives allow that suits us best',
  },
  activate: { fr: 'l’ordre du groupe importe peu', en: 'the order of the group matters little' },
  delegate: { fr: 'laisser faire le hasard', en: 'leaving it to chance' },
  room: { fr: 'la salle qui nous rapproche le plus', en: 'the room that brings us nearest' },
  striker: { fr: 'que le moins dangereux frappe d’abord', en: 'let the least dangerous strike first' },
  appoint: { fr: 'peu importe qui mène ce groupe', en: 'it matters little who runs this group' },
  scent: { fr: 'une carte plus tardive pour ce groupe', en: 'a later card for this group' },
  resolve: { fr: 'l’ordre importe peu', en: 'the order matters little' },
  begin: { fr: 'rien d’autre à faire', en: 'nothing else to do' },
  stow: { fr: 'une main libre', en: 'a free hand' },
  place: { fr: 'loin des héros autant que la feuille le permet', en: 'as far from the heroes as the sheet allows' },
  spot: { fr: 'une salle plus loin des héros', en: 'a room farther from the heroes' },
  explore: { fr: 'trouver la suite', en: 'finding what comes next' },
  free: { fr: 'libérer la captive', en: 'freeing the captive' },
  heal: { fr: 'soigner qui en a besoin', en: 'healing who needs it' },
  stand: { fr: 'se relever', en: 'getting up' },
  rage: { fr: 'la rage au contact', en: 'rage in close quarters' },
  help: { fr: 'aider un compagnon', en: 'helping a companion' },
  search: { fr: 'le trésor de la rencontre', en: 'the treasure of the encounter' },
  ready: { fr: 'plus rien d’utile ce tour-ci', en: 'nothing more of use this turn' },
};

/** Characters, as weights on the features. */
export const TEMPERS: Brain<State, Command>['tempers'] = {
  bold: { name: { fr: 'téméraire', en: 'bold' }, weights: { health: 0.6, foes: 1.4 } },
  careful: { name: { fr: 'prudent', en: 'careful' }, weights: { health: 1.5, time: 0.6 } },
  hasty: { name: { fr: 'pressé', en: 'hasty' }, weights: { way: 1.6, time: 1.5 } },
};
