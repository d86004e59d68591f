import type { Rule } from '@arbitre/kernel';

const TRIGGERS = { fr: 'Déclencheurs liés au mouvement', en: 'Triggers of movement' };

/** pf.trigger: reactions to movement. */
export const TRIGGER_RULES = {
  'pf.trigger.1': {
    heading: TRIGGERS,
    text: {
      fr: 'Certaines réactions se déclenchent quand une créature utilise une action de mouvement.',
      en: 'Some reactions are triggered when a creature uses a move action.',
    },
    reading: {
      fr: 'Pousser ne devient un mouvement que si l’on suit ; un saut avec élan déclenche par les actions qu’il contient.',
      en: 'Shove is a move only when its user follows; a running jump triggers through the actions it contains.',
    },
  },
  'pf.trigger.2': {
    heading: TRIGGERS,
    text: {
      fr: 'La plus courante est l’Attaque d’opportunité. Seules certaines créatures la possèdent.',
      en: 'The most common is Attack of Opportunity. Only some creatures have it.',
    },
    reading: {
      fr: 'Tout autre camp est ennemi, sauf alliance déclarée.',
      en: 'Every other side is an enemy unless declared allied.',
    },
  },
  'pf.trigger.3': {
    heading: TRIGGERS,
    text: {
      fr: 'Une action peut déclencher tout au long du chemin, mais une fois au plus par créature.',
      en: 'An action may trigger all along the way, but at most once per creature.',
    },
    reading: {
      fr: 'Qui a renoncé à une case peut réagir à une suivante (réglage reactionOffer).',
      en: 'Whoever declined at one square may react at a later one (ruling reactionOffer).',
    },
  },
  'pf.trigger.4': {
    heading: TRIGGERS,
    text: {
      fr: 'Quitter une case à portée d’allonge déclenche, et la réaction se résout avant le pas, la créature étant encore dans la case.',
      en: 'Leaving a square within reach triggers, and the reaction is resolved before the step, the mover still in that square.',
    },
    reading: {
      fr: 'Une grande créature quitte les cases qu’elle n’occupe plus (réglage leaveSquare). Si elle ne peut plus continuer, le reste est perdu.',
      en: 'A big mover leaves the squares it no longer fills (ruling leaveSquare). If it cannot go on, the rest is lost.',
    },
  },
  'pf.trigger.5': {
    heading: TRIGGERS,
    text: {
      fr: 'Une action de mouvement qui ne change pas de case déclenche à sa fin.',
      en: 'A move action that changes no square triggers at its end.',
    },
    example: {
      fr: 'Qui se relève est frappé debout ; qui se laisse tomber est frappé à terre.',
      en: 'One who Stands is struck standing; one who Drops Prone is struck prone.',
    },
  },
  'pf.trigger.6': {
    heading: TRIGGERS,
    text: {
      fr: 'Quelques exceptions, dont le Pas, ne déclenchent rien.',
      en: 'Some exceptions, the Step among them, trigger nothing.',
    },
  },
} as const satisfies Record<string, Rule>;
