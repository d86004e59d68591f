import type { Rule } from '@arbitre/kernel';

const SPEED = { fr: 'Vitesse', en: 'Speed' };
const OTHER = { fr: 'Autres types de mouvement', en: 'Other kinds of movement' };

/** pf.mode, pf.types, pf.speed, pf.special: modes of play and kinds of movement. */
export const MOVEMENT_KINDS_RULES = {
  'pf.mode.1': {
    heading: { fr: 'Mouvement et positionnement', en: 'Movement and positioning' },
    text: {
      fr: 'En exploration et pendant le temps libre, on se place librement. Les règles précises ne valent qu’en mode rencontre.',
      en: 'In exploration and downtime one moves freely. The precise rules hold in encounter mode only.',
    },
    reading: {
      fr: 'Avant l’initiative, les figurines se posent sans coût ni réaction ; dès qu’elle est tirée, tout compte, jusqu’à la fin de la rencontre.',
      en: 'Before initiative figures are placed at no cost and trigger nothing; once it is rolled everything counts, until the encounter ends.',
    },
  },
  'pf.types.1': {
    heading: { fr: 'Types de mouvements', en: 'Kinds of movement' },
    text: {
      fr: 'On se déplace au sol, par fouissement, en escalade, en vol ou à la nage. Une action de mouvement relève d’un seul de ces types.',
      en: 'One moves on land, by burrowing, climbing, flying or swimming. A move action belongs to exactly one of these kinds.',
    },
  },
  'pf.speed.1': {
    heading: SPEED,
    text: {
      fr: 'La Vitesse est un nombre entier de cases : la distance qu’une créature parcourt au sol.',
      en: 'Speed is a whole number of squares: how far a creature goes on the ground.',
    },
    reading: {
      fr: 'Elle peut manquer : sans Vitesse au sol, ni Déplacement, ni Pas, ni Ramper.',
      en: 'It may be absent: without a land Speed, no Stride, no Step, no Crawl.',
    },
  },
  'pf.speed.2': {
    heading: SPEED,
    text: {
      fr: 'Se déplacer (1 action) fait suivre un chemin dont le coût total ne dépasse pas la Vitesse. Le reste est perdu à la fin de l’action.',
      en: 'Stride (1 action) follows a path whose total cost is at most the Speed. What is left is lost when the action ends.',
    },
    reading: {
      fr: '« Un nombre de cases égal ou inférieur » se lit comme un coût total, puisque le livre compte le mouvement en coût.',
      en: '“A number of squares equal or lower” is read as total cost, since the book counts movement in cost.',
    },
    example: {
      fr: 'Vitesse 5 : cinq cases tout droit, ou trois, deux étant perdues.',
      en: 'Speed 5: five squares straight, or three, two being lost.',
    },
  },
  'pf.speed.3': {
    heading: SPEED,
    text: {
      fr: 'D’autres actions déplacent aussi, comme Ramper ou Bondir ; leurs conditions ou leur distance viennent en général de la Vitesse.',
      en: 'Other actions move you too, such as Crawl or Leap; their conditions or distance mostly come from Speed.',
    },
  },
  'pf.speed.4': {
    heading: SPEED,
    text: {
      fr: 'Quand une règle dit « Vitesse » sans plus, c’est la Vitesse au sol.',
      en: 'When a rule says Speed and no more, it means land Speed.',
    },
    example: {
      fr: 'Un +1 « à la Vitesse » ne change pas la Vitesse de vol.',
      en: 'A +1 “to Speed” does not change the fly Speed.',
    },
  },
  'pf.special.1': {
    heading: OTHER,
    text: {
      fr: 'Chaque type de mouvement spécial a sa propre valeur de Vitesse.',
      en: 'Each special kind of movement has a Speed of its own.',
    },
  },
  'pf.special.2': {
    heading: OTHER,
    text: {
      fr: 'Une Vitesse spéciale peut être naturelle, ou venir d’un don ou d’un objet : elle fonctionne de la même façon.',
      en: 'A special Speed may be natural or come from a feat or an item: it works the same way.',
    },
  },
  'pf.special.3': {
    heading: OTHER,
    text: {
      fr: 'Se déplacer n’emploie que la Vitesse au sol. Fouir, Escalader, Voler et Nager sont des actions à part.',
      en: 'Stride uses land Speed only. Burrow, Climb, Fly and Swim are actions of their own.',
    },
    reading: {
      fr: 'L’eau profonde, la paroi et l’air ne se traversent donc pas en marchant ; l’eau peu profonde est un terrain difficile.',
      en: 'So deep water, cliffs and air are not crossed on foot; shallow water is difficult terrain.',
    },
  },
  'pf.special.4': {
    heading: OTHER,
    text: {
      fr: 'On ne fait pas de Pas en fouissant, en escaladant, en volant ou en nageant.',
      en: 'There is no Step while burrowing, climbing, flying or swimming.',
    },
  },
  'pf.special.5': {
    heading: OTHER,
    text: {
      fr: 'Changer de type de mouvement met fin au mouvement en cours et demande une nouvelle action.',
      en: 'Changing the kind of movement ends the current movement and takes a new action.',
    },
    reading: {
      fr: 'Une activité qui contient plusieurs actions (course puis saut) les résout l’une après l’autre : ce n’est pas un mélange.',
      en: 'An activity that contains several actions (a run, then a jump) resolves them one after the other: that is not mixing.',
    },
    example: {
      fr: 'Escalader deux cases jusqu’au sommet, puis Se déplacer de deux cases : deux actions.',
      en: 'Climb two squares to the top, then Stride two squares: two actions.',
    },
  },
} as const satisfies Record<string, Rule>;
