import type { Rule } from '@arbitre/kernel';

const ENCOUNTER = { fr: 'Mouvement en mode « rencontres »', en: 'Movement in encounters' };
const GRID = { fr: 'Mouvement et quadrillage', en: 'Movement and the grid' };

/** pf.enc, pf.cost, pf.grid, pf.diag: what movement costs. */
export const COST = {
  'pf.enc.1': {
    heading: ENCOUNTER,
    text: {
      fr: 'En rencontre, on ne bouge que par ses actions et ses capacités.',
      en: 'In an encounter one moves only through actions and abilities.',
    },
  },
  'pf.enc.2': {
    heading: ENCOUNTER,
    text: {
      fr: 'Quelle que soit l’action, la distance maximale dépend de la Vitesse concernée.',
      en: 'Whatever the action, the greatest distance depends on the Speed concerned.',
    },
  },
  'pf.cost.1': {
    heading: ENCOUNTER,
    text: {
      fr: 'Le coût d’un mouvement est la somme de ses pas ; un pas coûte sa base (1, ou 1 ou 2 en diagonale) plus le surcoût du terrain où l’on entre.',
      en: 'The cost of a move is the sum of its steps; a step costs its base (1, or 1 or 2 on a diagonal) plus the surcharge of the terrain entered.',
    },
    reading: {
      fr: 'Plusieurs raisons de refuser : géométrie, coin, type de terrain, occupant, coût, arrivée, dans cet ordre.',
      en: 'Several reasons to refuse: geometry, corner, kind of terrain, occupant, cost, end, in this order.',
    },
  },
  'pf.cost.2': {
    heading: ENCOUNTER,
    text: { fr: 'Tout droit, une case coûte 1.', en: 'Going straight, a square costs 1.' },
  },
  'pf.cost.3': {
    heading: ENCOUNTER,
    text: {
      fr: 'Certains endroits sont plus durs à traverser et coûtent davantage.',
      en: 'Some places are harder to cross and cost more.',
    },
  },
  'pf.cost.4': {
    heading: ENCOUNTER,
    text: {
      fr: 'Une forme de mouvement peut coûter 2 par case ; un terrain peut coûter une case de plus.',
      en: 'A form of movement may cost 2 per square; a terrain may cost one more square.',
    },
    reading: {
      fr: 'Base multipliée par la forme, plus le surcoût ; deux doublements font un triple ; seul le pire terrain d’une case compte.',
      en: 'Base times the form, plus the surcharge; two doublings make a triple; only the worst terrain of a square counts.',
    },
    example: {
      fr: 'Forme double vers un terrain difficile : 1×2 + 1 = 3.',
      en: 'A doubled form into difficult terrain: 1×2 + 1 = 3.',
    },
  },
  'pf.grid.1': {
    heading: GRID,
    text: {
      fr: 'En combat, une grille et des figurines sont conseillées, non imposées.',
      en: 'In combat a grid and figures are advised, not required.',
    },
    reading: {
      fr: 'Ici, une rencontre se joue toujours sur la grille.',
      en: 'Here an encounter is always played on the grid.',
    },
  },
  'pf.grid.2': {
    heading: GRID,
    text: {
      fr: 'Une case de 2,5 cm sur la table vaut 1,50 m dans le monde du jeu.',
      en: 'A square of 2.5 cm on the table stands for 1.5 m in the game world.',
    },
  },
  'pf.diag.1': {
    heading: GRID,
    text: {
      fr: 'La première diagonale du tour compte 1, la deuxième 2, puis 1, puis 2…',
      en: 'The first diagonal of the turn counts 1, the second 2, then 1, then 2…',
    },
    example: { fr: 'Quatre diagonales de suite : 1+2+1+2 = 6.', en: 'Four diagonals in a row: 1+2+1+2 = 6.' },
  },
  'pf.diag.2': {
    heading: GRID,
    text: {
      fr: 'Les pas droits ne changent rien à l’alternance.',
      en: 'Straight steps leave the alternation as it is.',
    },
  },
  'pf.diag.3': {
    heading: GRID,
    text: {
      fr: 'Le compte court sur tout le tour, d’une action à l’autre.',
      en: 'The count runs over the whole turn, from action to action.',
    },
    reading: {
      fr: 'Tout pas volontaire compte, sauts et vols compris ; le mouvement imposé, non.',
      en: 'Every voluntary step counts, jumps and flight included; forced movement does not.',
    },
    example: {
      fr: 'Trois diagonales, puis au second Déplacement une quatrième : elle coûte 2.',
      en: 'Three diagonals, then a fourth in the second Stride: it costs 2.',
    },
  },
  'pf.diag.4': {
    heading: GRID,
    text: { fr: 'Il revient à zéro à la fin du tour.', en: 'It returns to zero when the turn ends.' },
    reading: {
      fr: 'Un mouvement hors de son tour part de zéro et s’oublie.',
      en: 'Movement outside one’s turn starts from zero and is forgotten.',
    },
  },
  'pf.diag.5': {
    heading: GRID,
    text: {
      fr: 'Un mouvement d’une seule case (Pas, Ramper) a un budget de 1 : une diagonale qui compte 2 n’y entre pas.',
      en: 'A move of one square (Step, Crawl) has a budget of 1: a diagonal that counts 2 does not fit.',
    },
    reading: {
      fr: 'À la lettre ; le réglage fixedMoveDiagonal l’assouplit. Suivre après avoir poussé est toujours permis, et compté.',
      en: 'To the letter; the ruling fixedMoveDiagonal loosens it. Following up a Shove is always allowed, and counted.',
    },
  },
} as const satisfies Record<string, Rule>;
