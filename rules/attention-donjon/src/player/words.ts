import type { Bilingual, Brain } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';

/** Features in a player's words. */
export const SAYS: Readonly<Record<string, Bilingual>> = {
  health: { fr: 'la Santé des héros', en: 'the heroes’ Health' },
  heroism: { fr: 'l’Héroïsme gardé', en: 'the Heroism kept' },
  foes: { fr: 'les ennemis mis hors de combat', en: 'the enemies put out of the fight' },
  way: { fr: 'le chemin vers le but', en: 'the way to the goal' },
  goal: { fr: 'la mission', en: 'the errand' },
  time: { fr: 'les Rounds qui restent', en: 'the Rounds left' },
};

/** What each reason is after, in a player's words. */
export const AIMS: Readonly<Record<string, Bilingual>> = {
  strike: { fr: 'blesser un ennemi', en: 'wound an enemy' },
  approach: { fr: 'se rapprocher du but', en: 'come nearer to the goal' },
  meet: {
    fr: 'aller au-devant de l’ennemi avant qu’il ne choisisse sa proie',
    en: 'meet the enemy before it chooses its prey',
  },
  'to-door': { fr: 'gagner la prochaine porte', en: 'reach the next door' },
  'to-captive': { fr: 'rejoindre la captive au plus vite', en: 'reach the captive as soon as possible' },
  escort: { fr: 'marcher auprès de la captive', en: 'walk beside the captive' },
  bait: { fr: 'détourner de la captive l’attaque gratuite', en: 'draw the free attack away from the captive' },
  shield: {
    fr: 'être auprès de la captive quand l’ennemi frappera',
    en: 'be beside the captive when the enemy strikes',
  },
  'make-way': { fr: 'libérer le passage', en: 'clear the way' },
  act: { fr: 'jouer avant de perdre son tour', en: 'play before the turn is lost' },
  wait: { fr: 'laisser les autres jouer d’abord', en: 'let the others play first' },
  keep: { fr: 'garder le Joker pour un jet qui compte', en: 'keep the Joker for a roll that matters' },
  seize: { fr: 'prendre l’initiative tant qu’elle est libre', en: 'take the initiative while it is free' },
  pass: { fr: 'ne rien dépenser ici', en: 'spend nothing here' },
  take: {
    fr: 'jouer tôt, sans la carte qui porte malheur',
    en: 'play early, without the card that brings trouble',
  },
  bless: { fr: 'changer un jet qui décide', en: 'change a roll that decides' },
  curse: { fr: 'détourner le coup', en: 'turn the blow aside' },
  guard: { fr: 'jouer la carte gardienne', en: 'play the guardian card' },
  reroll: { fr: 'relancer le plus mauvais dé', en: 'roll the worst die again' },
  accept: { fr: 'garder un jet qui suffit', en: 'keep a roll that is good enough' },
  gamble: { fr: 'tout miser sur un dé de plus', en: 'stake everything on one die more' },
  regamble: { fr: 'rejouer le coup de poker', en: 'gamble once again' },
  roll: { fr: 'garder l’Action pour frapper', en: 'keep the Action to strike' },
  sacrifice: { fr: 'esquiver à coup sûr', en: 'dodge for sure' },
  powerful: { fr: 'frapper fort', en: 'strike hard' },
  damage: { fr: 'garder l’autre Action', en: 'keep the other Action' },
  shove: { fr: 'l’envoyer dans le vide', en: 'send it over the drop' },
  'push-spare': { fr: 'reculer là où cela gêne le moins', en: 'be pushed where it matters least' },
  'no-push': { fr: 'blesser plutôt que pousser', en: 'wound rather than push' },
  push: { fr: 'pousser là où cela fait le plus mal', en: 'push where it hurts most' },
  chain: { fr: 'pousser là où cela fait le plus mal', en: 'push where it hurts most' },
  cheat: { fr: 'rester en vie', en: 'stay alive' },
  decline: { fr: 'garder la Réaction', en: 'keep the Reaction' },
  go: { fr: 'passer quand même', en: 'go through all the same' },
  stay: { fr: 'ne pas tenter le reste', en: 'leave the rest untried' },
  attack: { fr: 'désigner la victime qui souffrira le moins', en: 'name the victim who will suffer least' },
  zoneMove: {
    fr: 'occuper la case permise qui nous va le mieux',
    en: 'take the cell the directives allow that suits us best',
  },
  shift: {
    fr: 'occuper la case permise qui nous va le mieux',
    en: 'take the cell the directives allow that suits us best',
  },
  activate: { fr: 'faire agir le groupe', en: 'let the group act' },
  delegate: { fr: 'laisser faire le hasard', en: 'leave it to chance' },
  room: { fr: 'gagner la salle qui nous rapproche le plus', en: 'reach the room that brings us nearest' },
  striker: { fr: 'faire frapper d’abord le moins dangereux', en: 'let the least dangerous strike first' },
  appoint: { fr: 'donner un meneur à ce groupe', en: 'give this group somebody to run it' },
  scent: { fr: 'donner à ce groupe une carte plus tardive', en: 'give this group a later card' },
  resolve: { fr: 'régler la suite', en: 'settle what follows' },
  begin: { fr: 'commencer l’aventure', en: 'begin the adventure' },
  stow: { fr: 'avoir une main libre', en: 'have a free hand' },
  place: {
    fr: 'rester loin des héros autant que la feuille le permet',
    en: 'stay as far from the heroes as the sheet allows',
  },
  spot: { fr: 'prendre une salle plus loin des héros', en: 'take a room farther from the heroes' },
  explore: { fr: 'trouver la suite', en: 'find what comes next' },
  free: { fr: 'libérer la captive', en: 'free the captive' },
  heal: { fr: 'soigner qui en a besoin', en: 'heal who needs it' },
  stand: { fr: 'se relever', en: 'get up' },
  rage: { fr: 'frapper avec rage', en: 'strike with rage' },
  help: { fr: 'aider un compagnon', en: 'help a companion' },
  search: { fr: 'prendre le trésor de la rencontre', en: 'take the treasure of the encounter' },
  ready: { fr: 'finir son tour', en: 'end the turn' },
};

/** Characters, as weights on the features. */
export const TEMPERS: Brain<State, Command>['tempers'] = {
  bold: { name: { fr: 'téméraire', en: 'bold' }, weights: { health: 0.6, foes: 1.4 } },
  careful: { name: { fr: 'prudent', en: 'careful' }, weights: { health: 1.5, time: 0.6 } },
  hasty: { name: { fr: 'pressé', en: 'hasty' }, weights: { way: 1.6, time: 1.5 } },
};
