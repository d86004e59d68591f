import type { Rule } from '@arbitre/kernel';

const RULES = { fr: 'Règles de déplacement', en: 'Rules of movement' };

/** dx.effect.*, dx.web.*: what crossed squares do. */
export const squares = {
  'dx.effect.1': {
    heading: RULES,
    text: {
      fr: 'Toute case traversée applique son effet, pas seulement celle où l’on s’arrête.',
      en: 'Every square crossed applies its effect, not only the one where the move ends.',
    },
    reading: {
      fr: 'Sont traversées toutes les cases où l’on entre, la dernière comprise ; la case de départ n’agit pas de nouveau.',
      en: 'Crossed are all the squares entered, the last one included; the starting square does not act again.',
    },
    example: {
      fr: 'Un piège, de l’or, puis une fontaine sur le chemin : les trois agissent, dans cet ordre.',
      en: 'A trap, gold, then a fountain on the way: all three act, in that order.',
    },
  },
  'dx.effect.2': {
    heading: RULES,
    text: {
      fr: 'Les effets se résolvent un à un, dans l’ordre du chemin, chacun à l’entrée sur sa case et avant le pas suivant.',
      en: 'Effects are resolved one by one in the order of the path, each on entering its square and before the next step.',
    },
    reading: {
      fr: 'Un pas : le mur, payer, entrer, payer la toile, subir la case, s’arrêter si l’on est mort ou sorti. Une case n’a qu’une particularité.',
      en: 'A step: the wall, pay, enter, pay the web, suffer the square, stop if dead or gone. A square has one feature at most.',
    },
    example: {
      fr: 'À 2 PV, un piège de 2 puis une fontaine : le piège tue avant la fontaine.',
      en: 'At 2 HP, a trap of 2 then a fountain: the trap kills before the fountain is reached.',
    },
  },
  'dx.effect.3': {
    heading: RULES,
    text: {
      fr: 'Certains effets interrompent le déplacement ; ce que deviennent les points dépend de l’effet.',
      en: 'Some effects interrupt the move; what becomes of the points depends on the effect.',
    },
    reading: {
      fr: 'La mort l’arrête. Une créature ouvre un combat ; après la victoire on repart, même direction, points restants. L’escalier de sortie termine l’étage et les points sont perdus.',
      en: 'Death ends it. A creature starts a combat; after a victory one goes on, same heading, points left. The exit stairs end the floor and the points are lost.',
    },
    example: {
      fr: 'D10 : 6 vers l’est, une créature sur la troisième case : trois points, le combat, puis trois cases de plus.',
      en: 'D10: 6 heading east, a creature on the third square: three points, the combat, then three more squares.',
    },
  },
  'dx.effect.4': {
    heading: RULES,
    text: {
      fr: 'Une case où l’on repasse agit de nouveau, à moins que son effet ne soit épuisé.',
      en: 'A square entered again acts again, unless its effect is used up.',
    },
    reading: {
      fr: 'Les toiles restent. Coffres, or, créatures mortes, pièges (évités ou non) et fontaines (même à tous ses PV) sont épuisés.',
      en: 'Webs stay. Chests, gold, dead creatures, traps (avoided or not) and fountains (even at full HP) are used up.',
    },
    example: {
      fr: 'Un cul-de-sac dont l’avant-dernière case est une toile : elle se paie à l’aller et au retour.',
      en: 'A dead end with a web on the square before last: it is paid going in and coming out.',
    },
  },
  'dx.effect.5': {
    heading: RULES,
    text: {
      fr: 'La toile est le seul effet que le livre décrit ; coffres, or et créatures y sont seulement nommés.',
      en: 'The web is the only effect the book describes; chests, gold and creatures are merely named.',
    },
    reading: {
      fr: 'Les autres cases sont celles de notre complément (dx.x.squares).',
      en: 'The other squares are those of our companion (dx.x.squares).',
    },
  },
  'dx.web.1': {
    heading: RULES,
    text: {
      fr: 'Une toile d’araignée demande un point de plus : elle coûte 2 au lieu de 1.',
      en: 'A spider web takes one more point: it costs 2 instead of 1.',
    },
    example: {
      fr: 'D10 : 4 vers l’est : c2 (1), la toile en d2 (2), e2 (1).\n#########\n#S.w....#\n#########',
      en: 'D10: 4 heading east: c2 (1), the web at d2 (2), e2 (1).\n#########\n#S.w....#\n#########',
    },
  },
  'dx.web.2': {
    heading: RULES,
    text: {
      fr: 'Le supplément est payé d’office dès l’entrée, s’il reste un point ; ce n’est pas un choix.',
      en: 'The extra point is paid at once on entering, if there is one left; it is not a choice.',
    },
    reading: {
      fr: 'Avec exactement deux points, le héros finit sur la toile et ne doit rien.',
      en: 'With exactly two points the hero ends on the web and owes nothing.',
    },
    example: {
      fr: 'D10 : 4 vers l’est : c2, d2, la toile en e2 avec les deux derniers points.\n#########\n#S..w...#\n#########',
      en: 'D10: 4 heading east: c2, d2, the web at e2 with the last two points.\n#########\n#S..w...#\n#########',
    },
  },
  'dx.web.3': {
    heading: RULES,
    text: {
      fr: 'Si le dernier point sert à entrer dans la toile, elle n’est pas encore franchie et il manque un point.',
      en: 'If the last point is used to enter the web, it is not yet crossed and a point is missing.',
    },
    reading: {
      fr: 'Le héros est sur la toile et doit un point : le premier du prochain jet, avant tout choix. Un jet de 1 ne fait donc que le dégager.',
      en: 'The hero stands on the web and owes a point: the first of the next roll, before any choice. A roll of 1 therefore only frees it.',
    },
    example: {
      fr: 'D10 : 2 : fin sur la toile d2, un point dû. Puis D10 : 4 : un pour la dette, trois cases jusqu’en g2.\n#########\n#S.w....#\n#########',
      en: 'D10: 2: the move ends on the web d2, one point owed. Then D10: 4: one for the debt, three squares to g2.\n#########\n#S.w....#\n#########',
    },
  },
  'dx.web.4': {
    heading: RULES,
    text: { fr: 'Une toile franchie reste en place.', en: 'A web stays in place once crossed.' },
    reading: {
      fr: 'Rien ne dit qu’elle est détruite : chaque nouvelle entrée se paie.',
      en: 'Nothing says that it is destroyed: each new entry is paid for.',
    },
  },
  'dx.web.5': {
    heading: RULES,
    text: {
      fr: 'Les suppléments s’ajoutent : autant de toiles, autant de points. Une toile ne change pas la direction et n’est pas un mur.',
      en: 'Extra points add up: as many webs, as many points. A web never changes the heading and is not a wall.',
    },
    example: {
      fr: 'D10 : 6 vers l’est, toiles sur la première et la troisième case : 2 + 1 + 2 + 1, fin sur la quatrième.',
      en: 'D10: 6 heading east, webs on the first and third squares: 2 + 1 + 2 + 1, the move ends on the fourth.',
    },
  },
} as const satisfies Record<string, Rule>;
