import type { Rule } from '@arbitre/kernel';

const MOVING = { fr: 'Déplacement', en: 'Movement' };
const DIRECTION = { fr: 'Direction', en: 'Direction' };
const RULES = { fr: 'Règles de déplacement', en: 'Rules of movement' };

/** dx.move.*, dx.dir.*: the tab « Déplacement ». */
export const movement = {
  'dx.move.1': {
    heading: MOVING,
    text: {
      fr: 'À chaque tour, le héros se déplace une fois en lançant un D10. Le jet vient d’abord ; tout ce qui concerne le déplacement se décide ensuite.',
      en: 'Each turn the hero moves once, by rolling a D10. The roll comes first; everything about the move is decided after it.',
    },
    reading: {
      fr: 'Le déplacement est obligatoire tant qu’une direction est ouverte : le texte n’offre aucun moyen de s’en dispenser.',
      en: 'The move is compulsory as long as a heading is open: the text gives no way to decline it.',
    },
    example: {
      fr: 'Le dé donne 7 : il faut se déplacer de 7 points en diagonale. « Je reste » est refusé.',
      en: 'The die shows 7: a diagonal move of 7 points must be made. “I stay” is refused.',
    },
  },
  'dx.move.2': {
    heading: MOVING,
    text: {
      fr: 'Un seul D10 donne la famille de directions et le nombre de points. Un point fait avancer d’une case, en diagonale comme en ligne droite.',
      en: 'One D10 gives both the family of headings and the number of points. A point moves the hero one square, diagonal or straight alike.',
    },
    reading: {
      fr: 'Le dé donne 1 à 10 à chances égales ; une face 0 se lit 10.',
      en: 'The die gives 1 to 10 with equal chances; a face 0 reads 10.',
    },
    example: {
      fr: 'En moyenne 11/2 cases par tour : 5 en diagonale (1, 3, 5, 7, 9), 6 en ligne droite (2, 4, 6, 8, 10).',
      en: 'On average 11/2 squares a turn: 5 when diagonal (1, 3, 5, 7, 9), 6 when straight (2, 4, 6, 8, 10).',
    },
  },
  'dx.move.3': {
    heading: RULES,
    text: {
      fr: 'Le jet connu, le joueur choisit la direction de départ parmi les quatre de la famille.',
      en: 'The roll known, the player chooses the starting heading among the four of its family.',
    },
    reading: {
      fr: 'Elle doit être ouverte : viser un mur tout proche ne serait qu’une façon déguisée de tourner.',
      en: 'It must be open: pointing at a wall next door would only be a disguised way of turning.',
    },
    example: {
      fr: 'D10 : 4, héros en S. Directions possibles : est et sud.\n#####\n#S..#\n#...#\n#####',
      en: 'D10: 4, hero on S. Possible headings: east and south.\n#####\n#S..#\n#...#\n#####',
    },
  },
  'dx.move.4': {
    heading: RULES,
    text: {
      fr: 'Le héros avance tout droit, case après case, un point par case, jusqu’à épuiser les points du jet.',
      en: 'The hero goes straight on, square after square, a point each, until the points of the roll are spent.',
    },
    example: {
      fr: 'D10 : 4, vers l’est : c2, d2, e2, f2, et plus un point.\n########\n#S.....#\n########',
      en: 'D10: 4, heading east: c2, d2, e2, f2, and no point left.\n########\n#S.....#\n########',
    },
  },
  'dx.move.5': {
    heading: RULES,
    text: {
      fr: 'Le héros ne peut ni s’arrêter avant d’avoir tout dépensé, ni tourner de lui-même : on ne tourne que contre un mur.',
      en: 'The hero may neither stop before everything is spent nor turn at will: turning is for walls only.',
    },
    reading: {
      fr: 'Seules la mort, la sortie, l’absence de direction ouverte et la fuite d’un combat arrêtent un déplacement plus tôt.',
      en: 'Only death, the exit, the lack of an open heading and flight from a combat end a move sooner.',
    },
    example: {
      fr: 'D10 : 6 vers l’est, un coffre à deux cases : il est ouvert en passant et il reste quatre cases à faire.',
      en: 'D10: 6 heading east, a chest two squares ahead: it is opened in passing and four squares remain to travel.',
    },
  },
  'dx.move.6': {
    heading: RULES,
    text: {
      fr: 'Un mur est heurté quand il reste au moins un point et que le pas suivant est bloqué. Le joueur choisit alors une nouvelle direction et le déplacement continue.',
      en: 'A wall is hit when at least one point is left and the next step is blocked. The player then chooses a new heading and the move goes on.',
    },
    reading: {
      fr: 'Elle est de la même famille, ouverte, et n’est pas le demi-tour sauf s’il est seul possible. Une direction unique est prise sans poser la question.',
      en: 'It is of the same family, open, and not the way back unless that is the only one. A single heading is taken without asking.',
    },
    example: {
      fr: 'D10 : 3, de b6 vers le nord-est : en c5 le pilier bloque. Sud-est mène en d6 puis e5 ; nord-ouest, en b4 puis c3.\n#######\n#.....#\n#.....#\n#..#..#\n#.....#\n#S....#\n#######',
      en: 'D10: 3, from b6 heading north-east: at c5 the pillar blocks. South-east leads to d6 then e5; north-west to b4 then c3.\n#######\n#.....#\n#.....#\n#..#..#\n#.....#\n#S....#\n#######',
    },
  },
  'dx.move.7': {
    heading: RULES,
    text: {
      fr: 'Revenir en arrière ne fait pas partie des choix ordinaires quand on tourne.',
      en: 'Going back the way one came is not one of the ordinary choices when turning.',
    },
    reading: {
      fr: 'Le demi-tour n’est permis que si rien d’autre n’est ouvert, et il est alors forcé : sans lui un cul-de-sac laisserait des points à dépenser.',
      en: 'The way back is allowed only when nothing else is open, and is then forced: without it a dead end would leave points unspent.',
    },
    example: {
      fr: 'D10 : 6 vers l’est : c2 à g2, le mur, puis retour en f2.\n########\n#S.....#\n########',
      en: 'D10: 6 heading east: c2 to g2, the wall, then back to f2.\n########\n#S.....#\n########',
    },
  },
  'dx.move.8': {
    heading: RULES,
    text: {
      fr: 'Arriver contre un mur avec le dernier point n’est pas le heurter : on ne tourne pas, le déplacement est fini.',
      en: 'Coming to stand at a wall with the last point is not hitting it: there is no turn, the move is over.',
    },
    reading: {
      fr: 'Un mur n’est heurté que par un pas qu’il faudrait payer.',
      en: 'A wall is hit only by a step that would have to be paid for.',
    },
    example: {
      fr: 'D10 : 4 vers l’est : fin en f2, sans question.\n#######\n#S....#\n#######',
      en: 'D10: 4 heading east: the move ends at f2, no question asked.\n#######\n#S....#\n#######',
    },
  },
  'dx.move.9': {
    heading: RULES,
    text: {
      fr: 'Heurter un mur et tourner ne coûte rien, ni point ni PV, autant de fois qu’il le faut.',
      en: 'Hitting a wall and turning costs nothing, neither points nor HP, as many times as it takes.',
    },
    reading: {
      fr: 'Les seuls coûts nommés sont la case et la toile.',
      en: 'The only costs named are the square and the web.',
    },
    example: {
      fr: 'Dans le couloir de dx.move.7 : six points pour six cases, demi-tour compris.',
      en: 'In the corridor of dx.move.7: six points for six squares, the turn included.',
    },
  },
  'dx.move.10': {
    heading: MOVING,
    text: {
      fr: 'Si aucune des quatre directions de la famille n’est ouverte, le jet est perdu : le héros reste où il est et aucune case n’agit.',
      en: 'If none of the four headings of the family is open, the roll is lost: the hero stays and no square acts.',
    },
    reading: {
      fr: 'Une toile due est d’abord payée. Cela n’arrive qu’avant le premier pas : après lui, le retour est toujours ouvert.',
      en: 'A debt to a web is paid first. It can only happen before the first step: after it the way back is always open.',
    },
    example: {
      fr: 'D10 : 3 dans un couloir large d’une case : trois points perdus.\n########\n#S.....#\n########',
      en: 'D10: 3 in a corridor one square wide: three points lost.\n########\n#S.....#\n########',
    },
  },
  'dx.move.11': {
    heading: RULES,
    text: {
      fr: 'Un pas est bloqué si sa case d’arrivée est un mur ou sort du plan. Créatures, coffres, pièges, toiles et escaliers ne bloquent jamais.',
      en: 'A step is blocked when it leads into a wall or off the map. Creatures, chests, traps, webs and stairs never block.',
    },
    reading: {
      fr: 'Une diagonale est aussi bloquée quand ses deux cases de flanc sont des murs ; un seul mur se contourne.',
      en: 'A diagonal is also blocked when both squares flanking it are walls; a single wall can be rounded.',
    },
    example: {
      fr: 'À gauche le nord-est est fermé, à droite il est ouvert.\n#####   #####\n##..#   ##..#\n#S#.#   #S..#\n#...#   #...#\n#####   #####',
      en: 'On the left north-east is closed, on the right it is open.\n#####   #####\n##..#   ##..#\n#S#.#   #S..#\n#...#   #...#\n#####   #####',
    },
  },
  'dx.move.12': {
    heading: MOVING,
    text: {
      fr: 'Conséquence : colorions les cases comme un damier. Sans toile, un déplacement mené à son terme finit toujours sur la couleur de son départ ; l’autre couleur peut être traversée.',
      en: 'It follows: colour the squares like a chessboard. Without webs a completed move always ends on the colour it started from; the other colour can be crossed.',
    },
    example: {
      fr: 'Du milieu d’une salle vide de 8 sur 8, chaque résultat du dé finit sur la même couleur.',
      en: 'From the middle of an empty room of 8 by 8, every result of the die ends on the same colour.',
    },
  },
  'dx.move.13': {
    heading: RULES,
    text: {
      fr: 'La direction n’est pas gardée d’un tour à l’autre : chaque jet commence par un libre choix.',
      en: 'The heading is not kept from turn to turn: each roll starts with a free choice.',
    },
    reading: {
      fr: 'Seule la dette envers une toile passe d’un tour au suivant.',
      en: 'Only a debt to a web is carried over.',
    },
  },
  'dx.dir.1': {
    heading: DIRECTION,
    text: {
      fr: 'Un résultat impair fait avancer en diagonale : nord-est, sud-est, sud-ouest ou nord-ouest.',
      en: 'An odd result moves diagonally: north-east, south-east, south-west or north-west.',
    },
    example: {
      fr: 'D10 : 3 depuis e5 dans une salle vide de 8 sur 8 : b2, h2, b8 ou h8.',
      en: 'D10: 3 from e5 in an empty room of 8 by 8: b2, h2, b8 or h8.',
    },
  },
  'dx.dir.2': {
    heading: DIRECTION,
    text: {
      fr: 'Un résultat pair fait avancer en ligne droite : nord, est, sud ou ouest.',
      en: 'An even result moves straight: north, east, south or west.',
    },
    reading: {
      fr: '« En ligne droite » s’oppose à « en diagonale » : c’est donc le long d’une rangée ou d’une colonne.',
      en: '“Straight” is opposed to “diagonal”: hence along a row or a column.',
    },
    example: {
      fr: 'D10 : 2 depuis e5 dans une salle vide de 8 sur 8 : e3, g5, e7 ou c5.',
      en: 'D10: 2 from e5 in an empty room of 8 by 8: e3, g5, e7 or c5.',
    },
  },
  'dx.dir.3': {
    heading: DIRECTION,
    text: {
      fr: 'La famille donnée par le dé vaut pour tout le déplacement, virages compris.',
      en: 'The family given by the die holds for the whole move, turns included.',
    },
    reading: {
      fr: 'Les deux phrases du livre qualifient le déplacement entier, pas son premier segment.',
      en: 'Both sentences of the book speak of the whole move, not of its first leg.',
    },
    example: {
      fr: 'D10 : 5, de b4 vers le nord-est : c3, d2, le mur, sud-est e3, f4, le mur, nord-est g3.\n########\n#......#\n#......#\n#S.....#\n########',
      en: 'D10: 5, from b4 heading north-east: c3, d2, the wall, south-east e3, f4, the wall, north-east g3.\n########\n#......#\n#......#\n#S.....#\n########',
    },
  },
  'dx.dir.4': {
    heading: DIRECTION,
    text: {
      fr: 'La parité est celle du nombre montré par le dé, jamais celle des points qui restent.',
      en: 'Parity is that of the number on the die, never of the points left.',
    },
    example: {
      fr: 'Une toile due et D10 : 4 : un point pour la dette, trois cases en ligne droite.',
      en: 'A debt of 1 and D10: 4: one point for the debt, three squares in a straight line.',
    },
  },
} as const satisfies Record<string, Rule>;
