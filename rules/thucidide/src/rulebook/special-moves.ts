import { b, under } from './said.ts';

const road = under(b('Chapitre 3, mouvement sur route', 'Chapter 3, road movement'));
const mounted = under(b('Chapitre 3, infanterie montée', 'Chapter 3, mounted infantry'));

export const SPECIAL_RULES = {
  'th.road.1': road(
    b(
      'La marche sur route n’est possible que si tout le mouvement suit une même route continue, du premier au dernier hex.',
      'A road march is possible only if the whole move follows one continuous road, from the first hex to the last.',
    ),
    {
      reading: b(
        'Une route est faite de liens entre hex voisins : deux hex de route côte à côte sans lien ne comptent pas. Prendre une fourche est permis. Un pont ou un gué qui porte la route en fait partie. Les personnages isolés n’en profitent pas.',
        'A road is made of links between neighbouring hexes: two road hexes side by side without a link do not count. Taking a fork is allowed. A bridge or ford that carries the road is part of it. Lone characters do not benefit.',
      ),
    },
  ),
  'th.road.2': road(b('Elle donne 1 hex de plus.', 'It gives 1 hex more.'), {
    reading: b(
      'Un de plus que le plus long mouvement sans combat, puisque la marche est elle-même sans combat.',
      'One more than the longest move without combat, since the march itself is without combat.',
    ),
  }),
  'th.road.3': road(
    b(
      'Une unité qui a marché ne peut ni combattre ni tirer à la fin de son mouvement.',
      'A unit that has marched can neither fight nor fire at the end of its move.',
    ),
    {
      reading: b(
        'Un mouvement n’est une marche que s’il se sert de l’hex supplémentaire.',
        'A move is a march only if it uses the extra hex.',
      ),
    },
  ),
  'th.road.4': road(
    b(
      'Dessin : 3 hex au lieu de 2 sur la route, sans combat.',
      'Picture: 3 hexes instead of 2 on the road, without combat.',
    ),
  ),
  'th.road.5': road(
    b(
      'Dessin : une unité qui n’était pas sur la route, ou qui en sort, n’a pas l’hex supplémentaire.',
      'Picture: a unit that was not on the road, or leaves it, has no extra hex.',
    ),
  ),
  'th.mounted.1': mounted(
    b(
      'De l’infanterie peut aller sur des animaux ou des véhicules pour se déplacer plus vite.',
      'Infantry may ride animals or vehicles to move faster.',
    ),
    {
      reading: b(
        'Elle reste de l’infanterie pour le terrain, l’activation et les coups. Aucun autre type ne peut être monté ainsi.',
        'It stays infantry for ground, activation and hits. No other type can be mounted so.',
      ),
    },
  ),
  'th.mounted.2': mounted(
    b(
      'Les détails et les effets annexes des montures sont dans une annexe.',
      'Details and side effects of the mounts are in an annexe.',
    ),
    {
      reading: b(
        'L’unité met pied à terre pour combattre ; attaquée au tour adverse, elle se bat normalement. Les effets chiffrés des chameaux, éléphants et chariots n’ont pas été retrouvés : aucun.',
        'The unit dismounts to fight; attacked in the enemy’s turn it fights normally. The figures for camels, elephants and wagons were not found: none.',
      ),
    },
  ),
  'th.mounted.3': mounted(
    b(
      'L’infanterie montée peut faire 1 hex de plus, mais sans combat.',
      'Mounted infantry may move 1 hex more, but without combat.',
    ),
    {
      reading: b(
        'Ajouté au plus long mouvement sans combat ; les mouvements plus courts ne changent pas.',
        'Added to the longest move without combat; shorter moves are unchanged.',
      ),
    },
  ),
  'th.mounted.4': mounted(b('Cet hex se cumule avec celui de la route.', 'That hex adds to the road’s.'), {
    example: b(
      'Infanterie lourde montée sur la route : 1 + 1 + 1 = 3 hex.',
      'Mounted heavy infantry on the road: 1 + 1 + 1 = 3 hexes.',
    ),
  }),
} as const;
