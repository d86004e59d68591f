import { b, under } from './said.ts';

const rule = under(b('Chapitre 3, capacité de mouvement des unités', 'Chapter 3, movement capacity of units'));

export const CAPACITY_RULES = {
  'th.cap.unit': rule(
    b(
      'La capacité est un nombre d’hex lu dans un tableau par type et par poids. Un mouvement est une suite d’hex qui se touchent ; chaque hex où l’on entre en use un.',
      'Capacity is a number of hexes read in a table by type and weight. A move is a chain of touching hexes; each hex entered uses one.',
    ),
    {
      reading: b(
        'L’hex de départ ne compte pas, le dernier compte. Il n’y a ni orientation ni coût pour tourner. Un hex traversé deux fois compte deux fois.',
        'The start hex does not count, the last one does. There is no facing and no cost to turn. A hex entered twice counts twice.',
      ),
    },
  ),
  'th.cap.xxxx': rule(
    b(
      'XXXX dans le tableau : cette troupe n’existe pas dans ce poids. Ce sont la charrerie très légère et les éléphants très légers, légers et très lourds.',
      'XXXX in the table: no such troop in that weight. These are very light chariotry, and very light, light and very heavy elephants.',
    ),
    {
      reading: b(
        'Le livre n’explique pas ce signe. Ce n’est pas une capacité nulle : le seul 0 du tableau est l’artillerie très lourde, qui existe et ne bouge pas.',
        'The book does not explain the sign. It is not a capacity of 0: the only 0 of the table is very heavy artillery, which exists and does not move.',
      ),
    },
  ),
  'th.cap.nocombat': rule(
    b(
      '« ss cb » veut dire sans combat : l’unité qui bouge d’autant d’hex ne combat pas ce tour-ci.',
      '“ss cb” means without combat: a unit that moves that many hexes does not fight this turn.',
    ),
    {
      reading: b(
        '« 2/3 ss cb » : 2 hex en gardant le combat, ou 3 sans. « 1 ss cb » : tout mouvement l’interdit. Tir et mêlée sont tous deux des combats. L’unité se défend normalement et riposte au tour adverse, sauf si la table en décide autrement.',
        '“2/3 ss cb”: 2 hexes keeping the fight, or 3 without. “1 ss cb”: any move forbids it. Fire and melee are both combat. The unit defends normally and ripostes in the enemy’s turn, unless the table rules otherwise.',
      ),
      example: b(
        'Une infanterie très légère bouge de 2 hex et tire ; de 3 hex, elle ne tire plus.',
        'Very light infantry moves 2 hexes and shoots; having moved 3, it no longer does.',
      ),
    },
  ),
  'th.cap.infantry': rule(
    b(
      'Infanterie : très légère 2, ou 3 sans combat ; légère 2 ; moyenne 1, ou 2 sans combat ; lourde 1 ; très lourde 1 sans combat.',
      'Infantry: very light 2, or 3 without combat; light 2; medium 1, or 2 without combat; heavy 1; very heavy 1 without combat.',
    ),
  ),
  'th.cap.cavalry': rule(
    b(
      'Cavalerie : très légère 4, ou 5 sans combat ; légère 4 ; moyenne et lourde 3 ; très lourde 2.',
      'Cavalry: very light 4, or 5 without combat; light 4; medium and heavy 3; very heavy 2.',
    ),
  ),
  'th.cap.camelry': rule(b('Chamellerie : 3, et 2 si elle est très lourde.', 'Camelry: 3, and 2 when very heavy.')),
  'th.cap.chariotry': rule(
    b(
      'Charrerie : légère 4, moyenne 3, lourde et très lourde 2 ; la très légère n’existe pas.',
      'Chariotry: light 4, medium 3, heavy and very heavy 2; there is no very light one.',
    ),
  ),
  'th.cap.elephants': rule(
    b('Éléphants : moyens et lourds seulement, 2 hex.', 'Elephants: medium and heavy only, 2 hexes.'),
  ),
  'th.cap.artillery': rule(
    b(
      'Artillerie à pied ou à fusées : très légère 1, ou 2 sans combat, note (**) ; légère 1, note (**) ; moyenne 1 sans combat ; lourde 1 sans combat, note (*) ; très lourde statique.',
      'Foot or rocket artillery: very light 1, or 2 without combat, note (**); light 1, note (**); medium 1 without combat; heavy 1 without combat, note (*); very heavy static.',
    ),
    {
      reading: b(
        'Statique : ni route, ni ordre, ni autre bonus ne la fait changer d’hex, et elle n’entre jamais en renfort. Elle peut être activée pour tirer.',
        'Static: no road, order or other bonus makes it change hex, and it never comes as a reinforcement. It may be activated to fire.',
      ),
    },
  ),
  'th.cap.note1': rule(
    b(
      'Note (*), artillerie lourde : jamais plus de 1 hex, en aucun cas.',
      'Note (*), heavy artillery: never more than 1 hex, in no case.',
    ),
    {
      reading: b(
        'Le plafond s’applique en dernier, après tout bonus ; il vaut aussi pour un repli, dont les hex manquants sont des pertes, sauf si la table en décide autrement.',
        'The cap is applied last, after every bonus; it also holds for a retreat, whose missing hexes are losses, unless the table rules otherwise.',
      ),
    },
  ),
  'th.cap.note2': rule(
    b(
      'Note (**), artillerie très légère et légère : un dé perdu par hex parcouru.',
      'Note (**), very light and light artillery: one die lost for each hex moved.',
    ),
    {
      reading: b(
        'Ce sont des dés de ce tour-ci. S’il n’en reste aucun, pas d’attaque.',
        'They are dice of this turn. If none is left, there is no attack.',
      ),
    },
  ),
  'th.cap.leader': rule(
    b(
      'Un chef qui se déplace seul fait jusqu’à 3 hex ; le second nombre de sa cellule est sa distance de fuite.',
      'A chief who moves alone covers up to 3 hexes; the second number of his cell is his distance in flight.',
    ),
    {
      reading: b(
        'Les trois cellules reviennent aux trois grades, du plus haut au plus bas. Un chef n’a pas de combat à perdre. Avec une unité, du départ à l’arrivée, il bouge avec elle et gratuitement. Un personnage qui n’est pas un chef a les chiffres de l’officier supérieur.',
        'The three cells belong to the three ranks, highest first. A chief has no combat to lose. With a unit, from start to end, he moves with it and free. A character who is no chief has the senior officer’s figures.',
      ),
    },
  ),
  'th.cap.leader.flight': rule(
    b(
      'En fuite, un chef isolé parcourt 2 hex (général en chef, sous-général) ou 1 hex (officier supérieur).',
      'In flight a lone chief covers 2 hexes (general-in-chief, sub-general) or 1 hex (senior officer).',
    ),
    {
      reading: b(
        'C’est un maximum, 1 hex au moins est dû. La fuite n’est pas le mouvement du tour, ne traverse aucun ennemi et peut quitter la table.',
        'It is a maximum, at least 1 hex is due. Flight is not the move of the turn, passes through no enemy and may leave the table.',
      ),
    },
  ),
  'th.cap.leader.terrain': rule(
    b(
      'Un chef qui se déplace seul ignore le terrain difficile, sauf s’il est en véhicule.',
      'A chief who moves alone ignores difficult ground unless he is in a vehicle.',
    ),
    {
      reading: b(
        'Véhicule : char, chariot, litière, bateau. Le terrain difficile l’affecte alors comme une charrerie.',
        'Vehicle: chariot, wagon, litter, boat. Difficult ground then affects him as it would chariotry.',
      ),
    },
  ),
  'th.cap.formula': rule(
    b(
      'Soit c la valeur avec combat, n la valeur sans combat, et m = n, plus 1 pour une infanterie montée. Un chemin de L hex est permis si L ≤ c (combat gardé), si L ≤ m (sans combat), ou si L ≤ m + 1 tout entier sur la route (sans combat).',
      'Let c be the value with combat, n the value without, and m = n, plus 1 for mounted infantry. A path of L hexes is allowed if L ≤ c (fight kept), if L ≤ m (no combat), or if L ≤ m + 1 entirely on the road (no combat).',
    ),
    {
      reading: b(
        'C’est le résumé des règles de capacité, de route et de monture : une lecture de l’ensemble, pas une phrase du livre.',
        'This gathers the rules of capacity, road and mounts: a reading of the whole, not a sentence of the book.',
      ),
    },
  ),
} as const;
