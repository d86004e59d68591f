import type { Rule } from '@arbitre/kernel';

const SPACE = { fr: 'Taille et espace', en: 'Size and space' };
const COVER = { fr: 'Abri', en: 'Cover' };
const GRID = { fr: 'Mouvement et quadrillage', en: 'Movement and the grid' };

/** pf.geom: the exact geometry that every other rule stands on. */
export const GEOMETRY = {
  'pf.geom.1': {
    heading: SPACE,
    text: {
      fr: 'On travaille en coordonnées entières doublées : les coins du quadrillage tombent sur des nombres pairs, et le centre d’un espace de n’importe quel côté est un point entier.',
      en: 'Work in doubled whole coordinates: grid corners fall on even numbers, and the centre of a space of any side is a whole point.',
    },
    reading: {
      fr: 'Le livre parle du centre et des coins d’un espace sans donner de coordonnées ; doubler évite tout arrondi. Une créature Très Petite a l’espace de toute sa case.',
      en: 'The book speaks of the centre and the corners of a space without coordinates; doubling avoids any rounding. A Tiny creature is given the whole of its square.',
    },
    example: {
      fr: 'Moyenne en (2,1) : de 4 à 6 et de 2 à 4, centre (5,3). Grande en (0,1) : centre (2,4), un coin du quadrillage.',
      en: 'Medium at (2,1): 4 to 6 by 2 to 4, centre (5,3). Large at (0,1): centre (2,4), a grid corner.',
    },
  },
  'pf.geom.2': {
    heading: COVER,
    text: {
      fr: 'Une ligne traverse un espace quand un de ses points, extrémités exclues, est strictement à l’intérieur. Toucher un coin ou longer un bord n’est pas traverser.',
      en: 'A line passes through a space when one of its points, ends left out, is strictly inside. Touching a corner or running along a side is not passing through.',
    },
    reading: {
      fr: 'On prend toujours l’espace entier d’une créature, jamais case par case.',
      en: 'A creature’s whole space is used, never its squares one by one.',
    },
    example: {
      fr: 'De (1,1) à (7,7), l’espace 4..6 × 2..4 n’est touché qu’au coin (4,4) : il n’est pas traversé.',
      en: 'From (1,1) to (7,7) the space 4..6 × 2..4 is touched at its corner (4,4) only: not passed through.',
    },
  },
  'pf.geom.3': {
    heading: COVER,
    text: {
      fr: 'Une ligne est bloquée par le terrain si elle traverse une case bloquante, coupe un mur mince, ou passe exactement par un coin que de la matière touche des deux côtés.',
      en: 'A line is blocked by terrain if it passes through a blocking square, crosses a thin wall, or goes exactly through a corner that matter touches on both sides.',
    },
    reading: {
      fr: 'Longer un seul obstacle est libre ; se glisser entre deux ne l’est pas. Les cases de l’attaquant et de la cible ne bloquent jamais.',
      en: 'Sliding along one obstacle is free; slipping between two is not. The squares of the attacker and of the target never block.',
    },
    example: {
      fr: 'De (0,0) à (3,3) : une case bloquante en (2,1) ne gêne pas ; une autre en (1,2) ferme le passage.',
      en: 'From (0,0) to (3,3): one blocking square at (2,1) does not matter; a second at (1,2) closes the gap.',
    },
  },
  'pf.geom.4': {
    heading: SPACE,
    text: {
      fr: 'La distance entre deux espaces compte les cases qui les séparent, diagonales alternées 1 puis 2. Une créature est à portée d’allonge si la distance ne dépasse pas l’allonge.',
      en: 'The distance between two spaces counts the squares between them, diagonals alternating 1 then 2. A creature is within reach when the distance is not more than the reach.',
    },
    reading: {
      fr: 'Une allonge de 2 couvre aussi la case à deux diagonales (réglage reachMetric). Une allonge de 0 demande de partager l’espace. Avec la hauteur, les deux plus grands écarts comptent.',
      en: 'A reach of 2 also covers the square two diagonals away (ruling reachMetric). A reach of 0 needs a shared space. With height, the two largest gaps count.',
    },
    example: {
      fr: 'Écart (2,2) : distance 3. Écart (3,3) : 4. Écart (4,4) : 6.',
      en: 'Offset (2,2): distance 3. Offset (3,3): 4. Offset (4,4): 6.',
    },
  },
  'pf.geom.5': {
    heading: GRID,
    text: {
      fr: 'Un mouvement est une suite de pas d’une case. Après chaque pas, toute l’empreinte est sur la carte, sans case bloquante ni mur mince entre l’ancienne et la nouvelle.',
      en: 'A move is a list of one-square steps. After each, the whole footprint is on the map, with no blocking square in it and no thin wall between the old one and the new.',
    },
    reading: {
      fr: 'Une créature de plusieurs cases avance d’un bloc et n’entre pas dans un couloir plus étroit qu’elle.',
      en: 'A creature of several squares moves as a block and does not enter a corridor narrower than itself.',
    },
  },
  'pf.geom.6': {
    heading: GRID,
    text: {
      fr: 'Un pas en diagonale est interdit si l’une des deux cases de côté est bloquante. Les créatures qui s’y tiennent ne gênent pas.',
      en: 'A diagonal step is barred when one of the two side squares is blocking. Creatures standing there do not hinder it.',
    },
    reading: {
      fr: 'Le livre n’en dit rien ; le réglage cornerRule propose les autres lectures. Les murs minces arrêtent toujours.',
      en: 'The book is silent; the ruling cornerRule offers the other readings. Thin walls always stop.',
    },
    example: {
      fr: 'De (0,0) à (1,1), un mur en (1,0) : refusé. Deux créatures en (1,0) et (0,1) : permis.',
      en: 'From (0,0) to (1,1), a wall at (1,0): refused. Two creatures at (1,0) and (0,1): allowed.',
    },
  },
} as const satisfies Record<string, Rule>;
