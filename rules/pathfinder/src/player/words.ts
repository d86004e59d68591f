import type { Bilingual, Brain } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import type { State } from '../play/state.ts';

/** Features and reasons in a player's words. */
export const SAYS: Readonly<Record<string, Bilingual>> = {
  strength: { fr: 'le rapport de forces', en: 'the balance of forces' },
  down: { fr: 'ceux qui peuvent encore se relever', en: 'those who may yet get up' },
  danger: { fr: 'la sécurité des nôtres', en: 'the safety of our own' },
  chances: { fr: 'nos Frappes du prochain tour', en: 'our Strikes of next turn' },
  ground: { fr: 'l’approche de l’ennemi', en: 'closing with the enemy' },
  footing: { fr: 'la posture (debout, bouclier levé, libre)', en: 'posture (on one’s feet, shield up, free)' },
  strike: { fr: 'la Frappe qui blesse le plus', en: 'the Strike that hurts most' },
  finish: {
    fr: 'un ennemi presque à terre, qu’un coup peut sortir du combat',
    en: 'an enemy that one blow may put out of the fight',
  },
  away: { fr: 'de là, on risque moins de coups', en: 'fewer blows to fear from there' },
  trip: {
    fr: 'à terre, il frappera moins bien et perdra une action à se relever',
    en: 'on the ground it strikes worse and loses an action getting up',
  },
  hold: { fr: 'tenu, il ne rejoindra personne', en: 'held, it gets to nobody' },
  edge: { fr: 'il n’y a que le vide derrière lui', en: 'there is nothing but a drop behind it' },
  hide: { fr: 'hors de leur vue, un coup sur deux se perd', en: 'out of their sight, every other blow is lost' },
  seek: { fr: 'on ne frappe bien que ce qu’on voit', en: 'one strikes well only what one sees' },
  cross: { fr: 'le seul chemin vers l’ennemi', en: 'the only way to the enemy' },
  scramble: { fr: 'remonter au sec', en: 'back to dry land' },
  approach: { fr: 'de là, les prochaines Frappes portent', en: 'the next Strikes land from there' },
  safety: { fr: 'partir sans offrir de réaction', en: 'leaving without giving anyone a reaction' },
  stand: {
    fr: 'debout on frappe mieux et on est moins touché',
    en: 'on one’s feet one strikes better and is hit less',
  },
  escape: { fr: 'tenu, on ne va nulle part et on est plus touché', en: 'held, one goes nowhere and is hit more' },
  shield: { fr: 'les coups qui viennent porteront moins', en: 'the blows to come will hurt less' },
  await: {
    fr: 'personne à portée : que le premier qui vient reçoive le coup',
    en: 'nobody in reach: let the first who comes take the blow',
  },
  delay: {
    fr: 'attendre qu’un ennemi vienne, et garder toutes ses actions pour lui',
    en: 'waiting for an enemy to come, with every action kept for it',
  },
  cover: { fr: 'à couvert, on est moins touché', en: 'behind cover one is hit less' },
  hunt: { fr: 'la même proie pour toutes les flèches du tour', en: 'one quarry for all the arrows of the turn' },
  heal: {
    fr: 'un ami debout vaut mieux qu’un coup de plus',
    en: 'a friend on their feet is worth more than one more blow',
  },
  breath: { fr: 'plusieurs ennemis d’un seul souffle', en: 'several enemies in one breath' },
  door: { fr: 'l’ennemi est de l’autre côté', en: 'the enemy is on the other side' },
  react: { fr: 'un coup offert, qui ne coûte pas d’action', en: 'a free blow that costs no action' },
  block: { fr: 'le bouclier prend le coup', en: 'the shield takes the blow' },
  catch: { fr: 'ne pas tomber', en: 'not falling' },
  spare: { fr: 'garder sa réaction', en: 'keeping the reaction' },
  begin: { fr: 'que l’affrontement commence', en: 'let the encounter begin' },
  ready: { fr: 'plus rien d’utile à faire ce tour-ci', en: 'nothing more of use this turn' },
};

/** Characters, as weights on the features. */
export const TEMPERS: Brain<State, Command>['tempers'] = {
  bold: { name: { fr: 'téméraire', en: 'bold' }, weights: { danger: 0.3 } },
  careful: { name: { fr: 'prudent', en: 'careful' }, weights: { danger: 1.8, footing: 1.4 } },
  spiteful: { name: { fr: 'rancunier', en: 'spiteful' }, weights: { down: 0.2, strength: 1.2 } },
};
