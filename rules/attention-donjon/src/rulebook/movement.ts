import type { Rule } from '@arbitre/kernel';
import { entry, type Pair } from './entry.ts';

const MOVEMENT: Pair = ['Mouvement', 'Movement'];
const ZONE_MOVE: Pair = ['Déplacement', 'Zone move'];
const SHIFT: Pair = ['Pas de placement', 'Placement step'];

export const MOVE = {
  'ad.move.1': entry(MOVEMENT, [
    'Un personnage se meut de deux façons et de deux seulement : le Déplacement, qui change de zone, et le Pas de placement.',
    'A character moves in two ways and only two: the zone move, which changes zone, and the placement step.',
  ]),
  'ad.move.2': entry(
    MOVEMENT,
    [
      'Les deux mouvements sont des Actions universelles : tout personnage en dispose, sans talent ni équipement.',
      'Both movements are universal actions: every character has them, without talent or equipment.',
    ],
    {
      reading: [
        'Chaque usage est une Action de mouvement, aussi pour les figurines des groupes. Une valeur de Déplacement de 0 ou un état qui interdit de bouger les retire tous deux.',
        'Each use is one movement Action, for figures of groups too. A Déplacement value of 0, or a state that forbids moving, removes both.',
      ],
    },
  ),
  'ad.move.3': entry(
    ZONE_MOVE,
    ['Les deux mouvements portent le seuil d’activation 2+.', 'Both movements carry the activation label 2+.'],
    {
      reading: [
        'Ce seuil vient d’un brouillon à dés d’action. Par défaut il n’exige rien ; avec l’option actionDice, le héros qui agit lance deux dés et paie chaque Action d’un dé au moins égal à son seuil.',
        'The label comes from a draft with action dice. By default it asks for nothing; with the actionDice option a hero who acts rolls two dice and pays each Action with a die that reaches its label.',
      ],
      example: [
        'Dés d’action 1 et 5 : le 5 paie un mouvement, le 1 aucun. Deux mouvements ce tour sont impossibles.',
        'Action dice 1 and 5: the 5 pays one movement, the 1 none. Two movements this turn are impossible.',
      ],
    },
  ),
  'ad.move.4': entry(ZONE_MOVE, [
    'Le Déplacement mène à une case choisie d’une autre zone, adjacente à celle que l’on quitte. Il change de zone une fois, ni plus ni moins.',
    'A zone move leads to a chosen cell of another zone, adjacent to the one being left. It changes zone once, no more and no less.',
  ]),
  'ad.move.5': entry(
    ZONE_MOVE,
    [
      'Le joueur nomme la case d’arrivée ; les trois conditions (ad.move.6, ad.move.7, ad.move.8) doivent toutes tenir à cet instant.',
      'The player names the arrival cell; the three conditions (ad.move.6, ad.move.7, ad.move.8) must all hold at that moment.',
    ],
    {
      reading: [
        'Un refus ne coûte rien. Ordre des refus : ne peut bouger, hors plateau, Déplacement déjà fait, même zone, zone non adjacente, case occupée, frontière fermée, aucun chemin.',
        'A refusal costs nothing. Order of refusals: cannot move, off board, zone move already made, same zone, zone not adjacent, cell occupied, border closed, no path.',
      ],
    },
  ),
  'ad.move.6': entry(
    ZONE_MOVE,
    [
      'Condition 1 : la case d’arrivée appartient à une zone adjacente à celle où l’on se trouve.',
      'Condition 1: the arrival cell belongs to a zone adjacent to the one where the character stands.',
    ],
    {
      example: [
        'x x x y y y z z z\nx H x y y y z z z\nx x x y y y z z z\nb2 vers f3 : oui. Vers c2 : même zone. Vers g2 : z ne touche pas x.',
        'x x x y y y z z z\nx H x y y y z z z\nx x x y y y z z z\nb2 to f3: yes. To c2: same zone. To g2: z does not touch x.',
      ],
    },
  ),
  'ad.move.7': entry(
    ZONE_MOVE,
    [
      'Condition 2 : la zone d’arrivée contient au moins une case vide à la frontière de la zone de départ. Elle doit toucher la zone, pas le personnage.',
      'Condition 2: the arrival zone holds at least one empty cell on the border of the departure zone. It has to touch the zone, not the character.',
    ],
    {
      example: [
        '. . . 1 . .\n. H . 2 . .\n. . . 3 . .\nzones x (a–c) et y (d–f) : toute la frontière est tenue, e2 est hors d’atteinte.',
        '. . . 1 . .\n. H . 2 . .\n. . . 3 . .\nzones x (a–c) and y (d–f): the whole border is held, e2 is out of reach.',
      ],
    },
  ),
  'ad.move.8': entry(
    ZONE_MOVE,
    [
      'Condition 3 : un chemin de cases vides, chacune adjacente à la suivante, relie une case vide de la frontière à la case d’arrivée, sans limite de longueur.',
      'Condition 3: a path of empty cells, each adjacent to the next, links an empty border cell to the arrival cell, however long.',
    ],
    {
      reading: [
        'Le chemin reste dans la zone d’arrivée, sauf option. Les amis barrent autant que les ennemis.',
        'The path stays inside the arrival zone, unless the option says otherwise. Friends bar the way as much as foes.',
      ],
      example: [
        '. . . . 1 .\n. H . 2 3 .\n. . . # . .\nSeule d1 est libre à la frontière, et tout y est fermé autour : d1 oui ; f1, f2, e3 non.',
        '. . . . 1 .\n. H . 2 3 .\n. . . # . .\nOnly d1 is free on the border, and all is closed around it: d1 yes; f1, f2, e3 no.',
      ],
    },
  ),
  'ad.move.9': entry(ZONE_MOVE, [
    'Sous ces trois conditions, le joueur choisit librement la zone et la case d’arrivée, même loin de la frontière.',
    'Under these three conditions the player freely chooses zone and arrival cell, even far from the border.',
  ]),
  'ad.move.10': entry(
    ZONE_MOVE,
    [
      'Rien n’est exigé dans la zone de départ : ni chemin jusqu’à la frontière, ni voisinage de celle-ci.',
      'Nothing is asked of the departure zone: neither a path to the border nor standing next to it.',
    ],
    {
      reading: [
        'C’est l’Esquive qui rend le départ difficile. L’option departurePath exige un chemin.',
        'The dodge is what makes leaving hard. The option departurePath asks for a path.',
      ],
      example: [
        '1 2 3 . . .\n4 H 5 . . .\n6 7 8 . . .\nH est encerclé et peut pourtant viser e2 : Esquive contre huit ennemis.',
        '1 2 3 . . .\n4 H 5 . . .\n6 7 8 . . .\nH is encircled and may still aim at e2: a dodge against eight enemies.',
      ],
    },
  ),
  'ad.move.11': entry(
    ZONE_MOVE,
    [
      'Un Déplacement peut demander une Esquive quand des ennemis sont présents.',
      'A zone move may call for a dodge when enemies are present.',
    ],
    {
      reading: [
        'Oui si un ennemi capable d’agir est dans la zone de départ ; difficile s’il y en a aussi dans celle d’arrivée. Un ennemi seulement voisin ne compte pas.',
        'It does when an enemy able to act stands in the departure zone; it is difficult when some stand in the arrival zone too. An enemy that is merely next door does not count.',
      ],
      example: [
        'Un ennemi en y seulement : pas d’Esquive pour aller de x à y. Un autre en x : Esquive difficile.',
        'One enemy, in y only: no dodge from x to y. Another in x: a difficult dodge.',
      ],
    },
  ),
  'ad.move.12': entry(ZONE_MOVE, ['Un seul Déplacement par tour de jeu.', 'One zone move per turn.'], {
    example: [
      'Déplacement + Pas : permis, dans l’ordre voulu. Pas + Pas : permis. Déplacement + Déplacement : refusé.',
      'Zone move + step: allowed, in either order. Step + step: allowed. Zone move + zone move: refused.',
    ],
  }),
  'ad.move.13': entry(
    ZONE_MOVE,
    [
      'Cette limite cède devant toute mention contraire d’une capacité, d’un équipement ou d’un état.',
      'That limit yields to any explicit statement of a capacity, a piece of equipment or a state.',
    ],
    {
      reading: [
        'La valeur de Déplacement du profil en est une : 0, jamais ; N, jusqu’à N mouvements par Action de mouvement et N Déplacements par tour.',
        'The Déplacement value of a profile is one: 0 means never; N means up to N movements per movement Action and N zone moves per turn.',
      ],
    },
  ),
  'ad.move.14': entry(ZONE_MOVE, [
    'Un Déplacement déclaré et légal consomme l’Action et le Déplacement du tour, même si une Esquive ratée finit sur place.',
    'A declared, legal zone move uses up the Action and the turn’s zone move, even when a failed dodge ends where it began.',
  ]),
  'ad.move.15': entry(ZONE_MOVE, [
    'Ordre : nommer la case, vérifier, dépenser l’Action, lancer l’Esquive, subir les attaques gratuites du départ, bouger ou rester, subir celles de l’arrivée, résoudre l’effet de la case.',
    'Order: name the cell, check, spend the Action, roll the dodge, suffer the free attacks of the departure zone, move or stay, suffer those of the arrival zone, resolve the effect of the cell.',
  ]),
  'ad.move.16': entry(
    ZONE_MOVE,
    ['Le livre annonce des schémas et n’en donne pas.', 'The book announces diagrams and gives none.'],
    {
      reading: [
        'Les dessins de ad.move.6, 7, 8, 10 et 11 en tiennent lieu, et sont des tests.',
        'The drawings of ad.move.6, 7, 8, 10 and 11 stand for them, and are tests.',
      ],
    },
  ),
} as const satisfies Readonly<Record<`ad.move.${number}`, Rule>>;

export const STEP = {
  'ad.step.1': entry(SHIFT, [
    'Un Pas de placement (2+) mène à une case vide de sa zone, ou bien à un espace adjacent : l’un des deux, pas les deux.',
    'A placement step (2+) leads to an empty cell of one’s own zone, or else to an adjacent space: one of the two, not both.',
  ]),
  'ad.step.2': entry(SHIFT, ['C’est un mouvement court et sans risque.', 'It is a short movement without risk.'], {
    reading: [
      'Sans risque : ni Esquive ni attaque gratuite. L’option stepEsquive la rétablit quand un ennemi est au contact avant et après.',
      'Without risk: no dodge and no free attack. The option stepEsquive restores it when an enemy is in contact before and after.',
    ],
  }),
  'ad.step.3': entry(
    SHIFT,
    [
      'Premier usage : se replacer dans n’importe quel espace vide de sa zone.',
      'First use: relocate to any empty space of one’s own zone.',
    ],
    {
      reading: [
        'Sans chemin ni distance, même encerclé ; l’option stepPath exige un chemin.',
        'No path, no distance, even surrounded; the option stepPath asks for a path.',
      ],
      example: [
        '. . 1 . . .\n2 H 3 . . .\n. . 4 . . .\nb2 vers a1, b1, a3, b3 : oui. Vers c2 : occupée. Vers d2 : autre zone, non adjacente.',
        '. . 1 . . .\n2 H 3 . . .\n. . 4 . . .\nb2 to a1, b1, a3, b3: yes. To c2: occupied. To d2: another zone, not adjacent.',
      ],
    },
  ),
  'ad.step.4': entry(SHIFT, [
    'Ce premier usage ne provoque jamais d’Esquive, quels que soient les ennemis de la zone.',
    'This first use never causes a dodge, whatever enemies are in the zone.',
  ]),
  'ad.step.5': entry(
    SHIFT,
    [
      'Second usage : passer dans un espace adjacent au sien et situé dans une autre zone.',
      'Second use: move to a space adjacent to one’s own that lies in another zone.',
    ],
    {
      reading: [
        'L’espace doit être vide. Les deux zones n’ont pas à être adjacentes : les deux espaces suffisent.',
        'The space must be empty. The two zones need not be adjacent: the two spaces are enough.',
      ],
      example: [
        'H en c2, à la frontière : d1, d2 et d3 permises, e2 non. Une seule porte ouverte en c2|d2 : d2 seulement.',
        'H in c2, on the border: d1, d2 and d3 allowed, e2 not. A single open door on c2|d2: d2 only.',
      ],
    },
  ),
  'ad.step.6': entry(
    SHIFT,
    [
      'Le second usage peut éviter une Esquive : on change de zone sans Déplacement.',
      'The second use can make a dodge unnecessary: one changes zone without a zone move.',
    ],
    {
      reading: [
        'Le Déplacement du tour reste disponible, et regarde les ennemis de sa propre zone de départ.',
        'The turn’s zone move stays available, and looks at the enemies of its own departure zone.',
      ],
      example: [
        '1 . . . . . . . .\n. . H . . . . . .\n2 . . . . . . . .\nPas c2–d2 sans Esquive, puis Déplacement d2–g2 sans Esquive.',
        '1 . . . . . . . .\n. . H . . . . . .\n2 . . . . . . . .\nStep c2–d2 without a dodge, then zone move d2–g2 without a dodge.',
      ],
    },
  ),
  'ad.step.7': entry(SHIFT, [
    'Seul le nombre d’Actions limite les Pas de placement d’un tour.',
    'Only the number of Actions limits the placement steps of a turn.',
  ]),
  'ad.step.8': entry(SHIFT, [
    'Le Pas ne protège ni de l’effet de la case où il finit, ni d’un effet de zone qui parle de bouger.',
    'A step shields neither from the effect of the cell where it ends nor from a zone effect that speaks of moving.',
  ]),
} as const satisfies Readonly<Record<`ad.step.${number}`, Rule>>;
