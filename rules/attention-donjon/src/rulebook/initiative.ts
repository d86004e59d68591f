import type { Rule } from '@arbitre/kernel';
import { entry, type Pair } from './entry.ts';

const INITIATIVE: Pair = ['Initiative', 'Initiative'];
const SEVERAL: Pair = ['Initiative multiple', 'Multiple initiative'];
const JOKERS: Pair = ['Jokers', 'Jokers'];

export const INIT = {
  'ad.init.1': entry(INITIATIVE, [
    'Le deck prêt, chaque joueur pioche une carte d’initiative par héros en jeu, dans l’ordre des places.',
    'Once the deck is ready each player draws an initiative card for each hero in play, in seat order.',
  ]),
  'ad.init.2': entry(INITIATIVE, [
    'Si une capacité fait piocher plusieurs cartes, on les pioche ensemble, avant d’en regarder aucune.',
    'If a capacity draws several cards, they are drawn together, before any is looked at.',
  ]),
  'ad.init.3': entry(INITIATIVE, [
    'Après les joueurs, on pioche une carte pour chaque groupe actif en jeu, l’un après l’autre, dans leur ordre d’arrivée.',
    'After the players, a card is drawn for each active group in play, one after another, in order of arrival.',
  ]),
  'ad.init.4': entry(INITIATIVE, [
    'Un groupe qui demande plusieurs cartes les pioche toutes, les règle selon sa capacité, puis vient le groupe suivant.',
    'A group that needs several cards draws them all, settles them by its capacity, and then comes the next group.',
  ]),
  'ad.init.5': entry(INITIATIVE, [
    'Les cartes des groupes sont révélées une fois attribuées ; toutes les initiatives sont publiques.',
    'The cards of groups are revealed once assigned; every initiative is public.',
  ]),
  'ad.init.6': entry(
    INITIATIVE,
    [
      'Alors seulement, les joueurs qui ont plusieurs cartes choisissent celle qu’ils joueront, les cartes des groupes étant connues.',
      'Only then do players with several cards choose the one they will use, knowing the groups’ cards.',
    ],
    {
      example: [
        'L’arcaniste a 9♥ et 6♣, les groupes J♦ et 9♠ : 9♥ passe avant 9♠, 6♣ après tous.',
        'The arcanist holds 9♥ and 6♣, the groups J♦ and 9♠: 9♥ goes before 9♠, 6♣ after both.',
      ],
    },
  ),
  'ad.init.7': entry(INITIATIVE, [
    'Les cartes en trop sont défaussées, ou gardées si la capacité le dit.',
    'Surplus cards are discarded, or kept if the capacity says so.',
  ]),
  'ad.init.8': entry(
    INITIATIVE,
    [
      'Toutes les initiatives réglées, on vérifie si un personnage a déclenché un Événement inattendu.',
      'When every initiative is settled, see whether a character has triggered an unexpected event.',
    ],
    {
      reading: [
        'Seules comptent les cartes que des héros utilisent. Plusieurs : de la plus haute à la plus basse.',
        'Only cards that heroes use count. Several: from the highest to the lowest.',
      ],
      example: [
        '7♠, éboulement en 2 cases : un héros qui la joue le déclenche et coche une case ; un groupe, non ; un héros qui l’écarte, non plus.',
        '7♠, rockfall with 2 boxes: a hero who uses it triggers it and ticks a box; a group does not; a hero who puts it aside does not either.',
      ],
    },
  ),
} as const satisfies Readonly<Record<`ad.init.${number}`, Rule>>;

export const MULTI = {
  'ad.multi.1': entry(
    SEVERAL,
    [
      'Le livre note seulement que plusieurs cartes, donc plusieurs tours, sont possibles.',
      'The book only notes that several cards, hence several turns, are possible.',
    ],
    {
      reading: [
        'Une capacité dit sa famille : choisir (piocher N, garder 1) ou plusieurs tours (garder N, jouer N fois).',
        'A capacity states its family: choose (draw N, keep 1) or several turns (retain N, play N times).',
      ],
    },
  ),
  'ad.multi.2': entry(SEVERAL, [
    'Un personnage ou un groupe peut tenir plusieurs cartes d’initiative dans un Round.',
    'A character or a group may hold several initiative cards in one Round.',
  ]),
  'ad.multi.3': entry(
    SEVERAL,
    [
      'Qui retient plusieurs cartes joue un tour entier à la place de chacune.',
      'Whoever retains several cards plays a whole turn at the place of each.',
    ],
    {
      reading: [
        'Deux Actions et des limites neuves à chaque tour ; pas la Réaction.',
        'Two Actions and fresh limits each turn; not the Reaction.',
      ],
      example: [
        'Champion Q♠ et 5♦, orques 9♣ : champion, orques, champion.',
        'Champion Q♠ and 5♦, orcs 9♣: champion, orcs, champion.',
      ],
    },
  ),
  'ad.multi.4': entry(SEVERAL, [
    'Attendre ou perdre l’initiative ne touche qu’une carte à la fois (option multiInitiativeLoss).',
    'Waiting and losing the initiative concern one card at a time (option multiInitiativeLoss).',
  ]),
} as const satisfies Readonly<Record<`ad.multi.${number}`, Rule>>;

export const JOKER = {
  'ad.joker.1': entry(
    JOKERS,
    [
      'Un Joker pioché en Initiative se garde pour bénir ou maudire un jet de Trait, ou sert d’Initiative libre.',
      'A Joker drawn in the Initiative phase is kept to bless or curse a Trait roll, or serves as a free initiative.',
    ],
    {
      reading: [
        'Chaque Joker d’une main se décide à part, dans l’ordre : une Initiative libre n’en défausse pas un autre, qui peut encore se garder.',
        'Every Joker of a hand is decided on its own, in order: a free initiative does not discard another, which may still be kept.',
      ],
    },
  ),
  'ad.joker.2': entry(JOKERS, [
    'Le choix se fait avant que les groupes reçoivent leurs cartes, et il est définitif.',
    'The choice is made before the groups are given their cards, and it is final.',
  ]),
  'ad.joker.3': entry(JOKERS, [
    'Gardé : sans autre carte d’initiative, on en pioche une nouvelle ; sinon on use d’une des autres.',
    'Kept: without another initiative card a new one is drawn; otherwise one of the others is used.',
  ]),
  'ad.joker.4': entry(
    JOKERS,
    [
      'Un Joker gardé bénit ou maudit un jet de Trait, au choix de qui l’emploie.',
      'A kept Joker blesses or curses one Trait roll, as its holder chooses.',
    ],
    {
      reading: [
        'Bénir : Difficulté −1 ; maudire : +1. N’importe quel jet de Trait de n’importe qui (option jokerScope), jamais un jet de Dommages ; une bénédiction et une malédiction au plus.',
        'Bless: Difficulty −1; curse: +1. Any Trait roll of anyone (option jokerScope), never a Damage roll; one blessing and one curse at most.',
      ],
    },
  ),
  'ad.joker.5': entry(JOKERS, [
    'Un nouveau Joker pioché en remplacement redonne le choix.',
    'A new Joker drawn as a replacement gives the choice again.',
  ]),
  'ad.joker.6': entry(JOKERS, [
    'On le garde jusqu’à son emploi, plusieurs Rounds s’il le faut ; il manque alors au deck. Si le héros meurt, il est défaussé.',
    'It is kept until used, over several Rounds if need be, and is then absent from the deck. If the hero dies it is discarded.',
  ]),
  'ad.joker.7': entry(JOKERS, [
    'Bénir ou maudire avec un Joker se déclare avant le lancer de dés.',
    'Blessing or cursing with a Joker is declared before the dice are rolled.',
  ]),
  'ad.joker.8': entry(JOKERS, [
    'Le Joker ainsi employé est défaussé et revient au deck à la prochaine Préparation.',
    'A Joker so used is discarded and returns to the deck at the next Preparation.',
  ]),
  'ad.joker.9': entry(
    JOKERS,
    [
      'Initiative libre : pendant ce Round, avant qu’un autre prenne l’initiative, on peut jouer son tour sur-le-champ.',
      'Free initiative: during this Round, before anyone else takes the initiative, the holder may play his turn at once.',
    ],
    {
      reading: [
        'Jamais au milieu d’un tour ni entre deux figurines d’un groupe. À plusieurs, l’ordre des places décide.',
        'Never inside a turn or between two figures of a group. When several want it, seat order decides.',
      ],
    },
  ),
  'ad.joker.10': entry(JOKERS, [
    'Le Joker est défaussé quand l’Initiative libre est prise.',
    'The Joker is discarded when the free initiative is taken.',
  ]),
  'ad.joker.11': entry(JOKERS, [
    'Une Initiative libre ne vaut que pour ce Round ; une dernière occasion suit le dernier tour prévu (option freeInitiativeLastWindow).',
    'A free initiative is good for this Round only; one last opportunity follows the last scheduled turn (option freeInitiativeLastWindow).',
  ]),
  'ad.joker.12': entry(JOKERS, [
    'Une Initiative libre donne un tour, avec deux Actions. Un Joker n’a pas de couleur.',
    'A free initiative gives one turn, with two Actions. A Joker has no suit.',
  ]),
  'ad.joker.13': entry(
    JOKERS,
    [
      'Un Joker pioché pour un groupe le fait jouer à la première occasion, avant toute carte restante, sans bénédiction ni choix.',
      'A Joker drawn for a group makes it play at the next opportunity, before every remaining card, with no blessing and no choice.',
    ],
    {
      reading: [
        'Le livre ne parle que des joueurs. L’option groupJoker fait repiocher.',
        'The book speaks of players only. The option groupJoker draws again instead.',
      ],
    },
  ),
} as const satisfies Readonly<Record<`ad.joker.${number}`, Rule>>;
