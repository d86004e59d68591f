import type { Rule } from '@arbitre/kernel';
import { entry, type Pair } from './entry.ts';

const HEADING: Pair = ['Espaces, Cases et Zones', 'Spaces, cells and zones'];

/** The section the source announces and leaves empty: what the other pages need of it. */
export const SPACE = {
  'ad.space.1': entry(
    HEADING,
    [
      'Le livre annonce une section sur l’espace, la case et la zone, et la laisse vide. Les règles de mouvement emploient pourtant ces trois mots : il faut les définir.',
      'The book announces a section on space, cell and zone and leaves it empty. Every movement rule uses the three words, so they have to be defined.',
    ],
    {
      reading: [
        'Les définitions ad.space.2 à ad.space.11 sont tirées de l’usage de ces mots dans le reste du livre.',
        'Definitions ad.space.2 to ad.space.11 are drawn from the way the rest of the book uses the words.',
      ],
    },
  ),
  'ad.space.2': entry(HEADING, [
    'La case est la plus petite unité du plateau : une figurine au plus, ou un élément statique et plein. Toute figurine occupe exactement une case.',
    'A cell is the smallest unit of the board: one figure at most, or one static solid element. Every figure occupies exactly one cell.',
  ]),
  'ad.space.3': entry(HEADING, [
    'L’espace est l’endroit qu’une figurine occupe ou pourrait occuper. Sur un plateau quadrillé, c’est la case : aucune règle ne les distingue.',
    'A space is where a figure stands or could stand. On a gridded board it is the cell: no rule tells them apart.',
  ]),
  'ad.space.4': entry(
    HEADING,
    [
      'Une zone est un ensemble nommé et connexe de cases ; chaque case révélée appartient à une zone et une seule. Le Déplacement, l’Esquive et l’Allonge comptent en zones.',
      'A zone is a named, connected set of cells; every revealed cell belongs to exactly one. Zone moves, dodges and weapon reach count in zones.',
    ],
    {
      reading: [
        'La connexité se vérifie en lisant le scénario, toutes portes ouvertes, par l’adjacence de la partie.',
        'Connection is checked when the scenario is read, all doors open, by the adjacency of the game.',
      ],
    },
  ),
  'ad.space.5': entry(
    HEADING,
    [
      'Deux cases sont adjacentes si elles se touchent par un côté ou par un coin et que rien de fermé ne les sépare : ni mur, ni porte close, ni bord du plateau, sur le côté commun ou sur l’un des quatre côtés qui se rejoignent au coin.',
      'Two cells are adjacent when they touch by a side or a corner and nothing closed parts them: no wall, closed door or edge of the board on the common side, or on any of the four sides that meet at the corner.',
    ],
    {
      reading: [
        'Le livre emploie « adjacent » sans le définir. Huit voisines par défaut, quatre par option. Figurines et éléments pleins n’annulent jamais l’adjacence.',
        'The book uses “adjacent” without defining it. Eight neighbours by default, four as an option. Figures and solid elements never cancel adjacency.',
      ],
      example: [
        'Carré 3×3 ouvert : b2 touche les huit autres. Un mur entre b1 et c1, ou c1 absente : b2 ne touche plus c1.',
        'Open 3×3 block: b2 touches the eight others. With a wall between b1 and c1, or without c1, b2 no longer touches c1.',
      ],
    },
  ),
  'ad.space.6': entry(
    HEADING,
    [
      'Deux zones sont adjacentes si une case de l’une et une case de l’autre ont un côté ouvert en commun.',
      'Two zones are adjacent when a cell of the one and a cell of the other share an open side.',
    ],
    {
      reading: [
        'Un simple coin ne suffit pas, sauf option. Un scénario peut relier deux cases (échelle, portail) : elles sont adjacentes, et leurs zones aussi.',
        'A mere corner is not enough, unless the option says so. A scenario may link two cells (ladder, portal): they are adjacent, and so are their zones.',
      ],
      example: [
        'x x y y\nx x y y\nz z w w\nz z w w\nx et w ne se touchent que par un coin : pas de Déplacement de b2 à c3, mais le Pas de placement est permis.',
        'x x y y\nx x y y\nz z w w\nz z w w\nx and w touch by a corner only: no zone move from b2 to c3, yet the placement step is allowed.',
      ],
    },
  ),
  'ad.space.7': entry(HEADING, [
    'Une case est à la frontière d’une autre zone quand elle est adjacente à l’une au moins des cases de cette zone, occupée, pleine ou vide.',
    'A cell lies on the border of another zone when it is adjacent to at least one of its cells, be that cell held, solid or empty.',
  ]),
  'ad.space.8': entry(HEADING, [
    'Vide et libre sont un même mot : la case existe, ne porte ni figurine (même alliée, à terre ou inconsciente) ni élément plein. Effet, trésor ou corps n’occupent pas une case.',
    'Empty and free are one word: the cell exists and holds neither a figure (friends, prone and unconscious included) nor a solid element. An effect, a treasure or a body does not fill a cell.',
  ]),
  'ad.space.9': entry(HEADING, [
    'Un élément statique et plein (statue, pilier, arbre) remplit sa case : nul n’y entre ni n’y est repoussé, et on ne le repousse pas. Une figurine de Déplacement 0 compte comme lui pour les poussées.',
    'A static solid element (statue, pillar, tree) fills its cell: nobody enters it or is pushed into it, and it is never pushed. A figure with Déplacement 0 counts as one for pushes.',
  ]),
  'ad.space.10': entry(HEADING, [
    'Murs et portes sont sur les côtés des cases. Une porte close, ou dont l’autre côté n’est pas révélé, vaut un mur ; une porte ouverte est un côté ordinaire. Ce qui n’est pas révélé est hors du plateau.',
    'Walls and doors lie on the sides of cells. A closed door, or one whose far side is unrevealed, acts as a wall; an open one is an ordinary side. What is not revealed is off the board.',
  ]),
  'ad.space.11': entry(
    HEADING,
    [
      'Une case à effet (lave, précipice, piège, interrupteur) agit quand une figurine y termine un mouvement, quel qu’il soit. Pour tout le reste c’est une case vide ordinaire.',
      'An effect cell (lava, precipice, trap, switch) acts when a figure ends a movement in it, whatever moved it. For everything else it is an ordinary empty cell.',
    ],
    {
      reading: [
        'Les cases traversées n’agissent pas, sauf option ; le chemin est alors celui qui en traverse le moins.',
        'Cells crossed on the way do not act, unless the option says so; the path is then one that crosses the fewest.',
      ],
    },
  ),
} as const satisfies Readonly<Record<`ad.space.${number}`, Rule>>;
