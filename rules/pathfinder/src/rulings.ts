import { defaultRulings, type RulingsOf } from '@arbitre/kernel';

/** Every point the book leaves open, our reading first. A table may switch any of them. */
export const RULINGS = {
  reachMetric: {
    values: ['reach2-square', 'alternating'],
    rules: ['pf.geom.4'],
    question: {
      fr: 'Une allonge de 2 couvre-t-elle la case située à deux diagonales ?',
      en: 'Does a reach of 2 cover the square two diagonals away?',
    },
    meanings: [
      {
        fr: 'Oui : tout ce qui est à deux cases dans chaque axe.',
        en: 'Yes: everything within two squares on each axis.',
      },
      { fr: 'Non : cette case est à distance 3.', en: 'No: that square is at distance 3.' },
    ],
  },
  fixedMoveDiagonal: {
    values: ['strict', 'free'],
    rules: ['pf.diag.5'],
    question: {
      fr: 'Un mouvement d’une seule case peut-il prendre une diagonale qui compte double ?',
      en: 'May a one-square move take a diagonal that counts double?',
    },
    meanings: [
      { fr: 'Non : elle coûte 2 et le mouvement n’en a qu’une.', en: 'No: it costs 2 and the move has only 1.' },
      { fr: 'Oui, et elle est comptée.', en: 'Yes, and it is counted.' },
    ],
  },
  cornerRule: {
    values: ['either', 'both', 'free'],
    rules: ['pf.geom.6'],
    question: { fr: 'Quand un mur empêche-t-il un pas en diagonale ?', en: 'When does a wall stop a diagonal step?' },
    meanings: [
      {
        fr: 'Dès qu’une des deux cases de côté est bloquée.',
        en: 'As soon as one of the two side squares is blocking.',
      },
      { fr: 'Seulement si les deux le sont.', en: 'Only when both are.' },
      { fr: 'Jamais.', en: 'Never.' },
    ],
  },
  largeTerrain: {
    values: ['worst', 'majority'],
    rules: ['pf.terrain.5'],
    question: {
      fr: 'Que paie une créature de plusieurs cases qui entre sur des terrains mêlés ?',
      en: 'What does a creature of several squares pay when it enters mixed terrain?',
    },
    meanings: [
      { fr: 'Le pire surcoût des cases où elle entre.', en: 'The worst surcharge among the squares entered.' },
      {
        fr: 'Celui qu’au moins la moitié de ces cases impose.',
        en: 'The one that at least half of these squares impose.',
      },
    ],
  },
  leaveSquare: {
    values: ['vacated', 'occupied'],
    rules: ['pf.trigger.4'],
    question: {
      fr: 'Quelles cases une grande créature quitte-t-elle à chaque pas ?',
      en: 'Which squares does a big creature leave with each step?',
    },
    meanings: [
      { fr: 'Celles qu’elle n’occupe plus après le pas.', en: 'Those it no longer fills after the step.' },
      { fr: 'Toutes celles qu’elle occupait avant.', en: 'All those it filled before.' },
    ],
  },
  reactionOffer: {
    values: ['every', 'first-only'],
    rules: ['pf.trigger.3'],
    question: {
      fr: 'Qui a laissé passer une case peut-il réagir à une case suivante de la même action ?',
      en: 'May a creature that let one square go react at a later square of the same action?',
    },
    meanings: [
      { fr: 'Oui, tant qu’elle n’a pas réagi.', en: 'Yes, as long as it has not reacted.' },
      { fr: 'Non : une seule occasion par action.', en: 'No: one chance per action.' },
    ],
  },
  fallRounding: {
    values: ['floor-total', 'per-full-two-squares'],
    rules: ['pf.fall.1'],
    question: { fr: 'Comment arrondir 2,5 points par case ?', en: 'How are 2.5 points per square rounded?' },
    meanings: [
      { fr: 'Le total est arrondi à l’entier inférieur.', en: 'The total is rounded down.' },
      { fr: '5 points par tranche complète de deux cases.', en: '5 points for each full pair of squares.' },
    ],
  },
  fallCapOrder: {
    values: ['reduce-then-cap', 'cap-then-reduce'],
    rules: ['pf.fall.2'],
    question: {
      fr: 'Le plafond de 300 cases vient-il avant ou après ce qui amortit la chute ?',
      en: 'Does the cap of 300 squares come before or after what softens the fall?',
    },
    meanings: [
      { fr: 'Après : on amortit, puis on plafonne.', en: 'After: soften, then cap.' },
      { fr: 'Avant : on plafonne, puis on amortit.', en: 'Before: cap, then soften.' },
    ],
  },
  accidentalSharing: {
    values: ['displace-last-mover', 'ask', 'prone-last-mover'],
    rules: ['pf.through.5'],
    question: {
      fr: 'Deux créatures dans le même espace par accident : qui cède ?',
      en: 'Two creatures in one space by accident: who gives way?',
    },
    meanings: [
      {
        fr: 'La dernière arrivée est poussée vers la place libre la plus proche.',
        en: 'The last to arrive is moved to the nearest free place.',
      },
      { fr: 'L’arbitre choisit.', en: 'The referee chooses.' },
      {
        fr: 'Personne ne bouge, la dernière arrivée tombe à terre.',
        en: 'Nobody moves, the last to arrive falls prone.',
      },
    ],
  },
  climbHazardSkill: {
    values: ['athletics', 'acrobatics'],
    rules: ['pf.climb.3'],
    question: {
      fr: 'Quelle compétence tester pour escalader en danger avec une Vitesse d’escalade ?',
      en: 'Which skill is rolled to climb in danger with a climb Speed?',
    },
    meanings: [
      { fr: 'Athlétisme, avec le +4 de la Vitesse d’escalade.', en: 'Athletics, with the +4 of the climb Speed.' },
      { fr: 'Acrobaties, à la lettre du texte.', en: 'Acrobatics, to the letter of the text.' },
    ],
  },
  slopeClimbSpeed: {
    values: ['exempt', 'flat-footed'],
    rules: ['pf.slope.2'],
    question: {
      fr: 'Sur une pente, une Vitesse d’escalade évite-t-elle d’être pris au dépourvu ?',
      en: 'On a slope, does a climb Speed spare one from being flat-footed?',
    },
    meanings: [
      { fr: 'Oui, comme en escalade.', en: 'Yes, as when climbing.' },
      { fr: 'Non, la pente surprend tout le monde.', en: 'No, the slope catches everyone.' },
    ],
  },
  jumpLanding: {
    values: ['no-surcharge', 'surcharge'],
    rules: ['pf.terrain.6'],
    question: {
      fr: 'Le terrain où l’on retombe raccourcit-il un saut ?',
      en: 'Does the ground one lands on shorten a jump?',
    },
    meanings: [
      { fr: 'Non, un saut n’a pas de coût.', en: 'No, a jump has no cost.' },
      { fr: 'Oui, son surcoût compte dans la distance.', en: 'Yes, its surcharge counts in the distance.' },
    ],
  },
  hazardTiming: {
    values: ['per-square-entered', 'per-action', 'per-square-and-turn-start'],
    rules: ['pf.hazard.1'],
    question: { fr: 'Quand un terrain dangereux blesse-t-il ?', en: 'When does hazardous terrain hurt?' },
    meanings: [
      { fr: 'À chaque case dangereuse où l’on entre.', en: 'At each hazardous square entered.' },
      { fr: 'Une fois par action, à la première.', en: 'Once per action, at the first one.' },
      {
        fr: 'À chaque case, et au début du tour de qui s’y trouve.',
        en: 'At each square, and as a turn starts there.',
      },
    ],
  },
  windSector: {
    values: ['within-45', 'exact-line'],
    rules: ['pf.fly.3'],
    question: {
      fr: 'Jusqu’à quel angle vole-t-on avec ou contre le vent ?',
      en: 'Up to which angle does one fly with or against the wind?',
    },
    meanings: [
      { fr: 'À 45 degrés près.', en: 'Within 45 degrees.' },
      { fr: 'Dans son axe exact seulement.', en: 'Along its exact line only.' },
    ],
  },
  flankTouch: {
    values: ['closed-sides', 'interior-only'],
    rules: ['pf.flank.3'],
    question: {
      fr: 'Une ligne qui longe un bord de l’ennemi le prend-elle en tenaille ?',
      en: 'Does a line that runs along one side of the enemy flank it?',
    },
    meanings: [
      { fr: 'Oui, les bords appartiennent à son espace.', en: 'Yes, the sides belong to its space.' },
      { fr: 'Non, elle doit passer à l’intérieur.', en: 'No, it must pass through the inside.' },
    ],
  },
  flankAttacks: {
    values: ['all', 'melee-only'],
    rules: ['pf.flank.2'],
    question: {
      fr: 'La tenaille profite-t-elle aussi aux attaques à distance de ceux qui la font ?',
      en: 'Does flanking also help ranged attacks made by the flankers?',
    },
    meanings: [
      { fr: 'Oui, à toutes leurs attaques.', en: 'Yes, all their attacks.' },
      { fr: 'Non, au corps à corps seulement.', en: 'No, melee only.' },
    ],
  },
  coverTouch: {
    values: ['interior-or-pinch', 'touch-counts'],
    rules: ['pf.cover.5', 'pf.geom.3'],
    question: {
      fr: 'Une ligne qui ne fait que toucher un obstacle donne-t-elle un abri ?',
      en: 'Does a line that only touches an obstacle give cover?',
    },
    meanings: [
      {
        fr: 'Non, sauf si elle passe exactement entre deux obstacles.',
        en: 'No, unless it passes exactly between two.',
      },
      { fr: 'Oui, tout contact compte.', en: 'Yes, any contact counts.' },
    ],
  },
  screenUpperSize: {
    values: ['none', 'one-larger'],
    rules: ['pf.screen.2'],
    question: {
      fr: 'Une créature bien plus grande que l’attaquant fait-elle obstacle ?',
      en: 'Does a creature much larger than the attacker screen?',
    },
    meanings: [
      { fr: 'Oui, sans limite vers le haut.', en: 'Yes, with no upper limit.' },
      { fr: 'Une catégorie de plus au maximum.', en: 'One category larger at most.' },
    ],
  },
  screenCorners: {
    values: ['four', 'perimeter'],
    rules: ['pf.screen.5'],
    question: {
      fr: 'De quels coins une grande créature peut-elle tracer sa ligne ?',
      en: 'From which corners may a big creature draw its line?',
    },
    meanings: [
      { fr: 'Des quatre coins de son espace.', en: 'The four corners of its space.' },
      { fr: 'De tout coin de case sur son pourtour.', en: 'Any grid corner on its outline.' },
    ],
  },
  largerBodyClimb: {
    values: ['forbidden', 'allowed-as-greater-difficult'],
    rules: ['pf.prone.3'],
    question: {
      fr: 'Peut-on monter sur le corps inerte d’une créature plus grande ?',
      en: 'May one climb onto the lifeless body of a larger creature?',
    },
    meanings: [
      { fr: 'Non.', en: 'No.' },
      { fr: 'Oui, comme sur un terrain très difficile.', en: 'Yes, as greater difficult terrain.' },
    ],
  },
  tinyPerSquare: {
    values: [4, 5, 6, 8, 9, 12, 16],
    rules: ['pf.space.7'],
    question: {
      fr: 'Combien de créatures Très Petites tiennent dans une case ?',
      en: 'How many Tiny creatures fit in a square?',
    },
    atLeast: 4,
    meanings: [4, 5, 6, 8, 9, 12, 16].map((n) => ({ fr: `${n} au plus.`, en: `${n} at most.` })),
  },
} as const;

/** What a table has chosen where the book is open. */
export type Rulings = RulingsOf<typeof RULINGS>;

/** The rulings of the ledger: the first value of each. */
export const DEFAULT_RULINGS: Rulings = defaultRulings(RULINGS);
