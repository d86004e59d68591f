import type { Rule } from '@arbitre/kernel';
import { entry, type Pair } from './entry.ts';

const TURNS: Pair = ['Tours de jeu', 'Turns'];
const HERO_TURN: Pair = ['Tour de jeu d’un personnage-joueur', 'Turn of a player character'];
const WAITING: Pair = ['Attendre', 'Waiting'];
const ACTING: Pair = ['Agir', 'Acting'];

export const TURN = {
  'ad.turn.1': entry(TURNS, [
    'On joue dans l’ordre décroissant des cartes : As, Roi, Dame, Valet, 10 … 2.',
    'Play goes in descending order of cards: ace, king, queen, jack, 10 … 2.',
  ]),
  'ad.turn.2': entry(
    TURNS,
    [
      'À valeur égale, l’ordre des couleurs défini par le scénario départage.',
      'Equal ranks are separated by the order of suits that the scenario defines.',
    ],
    {
      reading: ['À défaut : Cœur, Pique, Carreau, Trèfle.', 'Failing that: hearts, spades, diamonds, clubs.'],
      example: [
        'Bor Q♠, rats J♦, Sil 9♥, ogre 9♠, Mia 4♦ jouent dans cet ordre ; si Pique prime, l’ogre passe avant Sil.',
        'Bor Q♠, rats J♦, Sil 9♥, ogre 9♠, Mia 4♦ play in that order; if spades rank first, the ogre goes before Sil.',
      ],
    },
  ),
  'ad.turn.3': entry(
    TURNS,
    ['Chaque personnage et chaque groupe a son tour.', 'Every character and every group gets its turn.'],
    {
      reading: [
        'Un par carte retenue, sauf initiative perdue, départ du plateau, ou groupe apparu avec une carte déjà dépassée.',
        'One per retained card, unless the initiative was lost, the figure left the board, or the group appeared with a card already passed.',
      ],
    },
  ),
  'ad.turn.4': entry(HERO_TURN, [
    'Quand vient la carte d’un héros, son joueur attend ou agit. Agir sans rien dépenser, c’est agir.',
    'When a hero’s card comes up the player waits or acts. Acting without spending anything is still acting.',
  ]),
} as const satisfies Readonly<Record<`ad.turn.${number}`, Rule>>;

export const WAIT = {
  'ad.wait.1': entry(WAITING, [
    'Avant de commencer son tour, et alors seulement, un joueur peut attendre. Les groupes n’attendent jamais.',
    'Before beginning his turn, and only then, a player may wait. Groups never do.',
  ]),
  'ad.wait.2': entry(WAITING, [
    'Qui attend pioche une nouvelle carte d’initiative, comparée à l’ancienne, qui est défaussée.',
    'Whoever waits draws a new initiative card, compared with the former one, which is discarded.',
  ]),
  'ad.wait.3': entry(WAITING, [
    'Si la nouvelle carte est supérieure à l’ancienne, il perd l’initiative.',
    'If the new card is higher than the former one, he loses the initiative.',
  ]),
  'ad.wait.4': entry(
    WAITING,
    [
      'Supérieure se juge dans l’ordre des tours : la valeur, puis la couleur.',
      'Higher is judged in the order of turns: rank, then suit.',
    ],
    {
      reading: [
        'Seule lecture qui ne renvoie jamais un tour dans le passé. Option waitComparison : la valeur seule.',
        'The only reading that never sends a turn back into the past. Option waitComparison: rank alone.',
      ],
      example: [
        'Bor a 9♦ : 9♥, 9♠ ou K♣ lui font perdre l’initiative ; 9♣ ou 4♥ déplacent son tour.',
        'Bor holds 9♦: 9♥, 9♠ or K♣ lose him the initiative; 9♣ or 4♥ move his turn.',
      ],
    },
  ),
  'ad.wait.5': entry(WAITING, [
    'Qui perd l’initiative ne peut rien faire de ce tour.',
    'Whoever loses the initiative can do nothing in that turn.',
  ]),
  'ad.wait.6': entry(WAITING, [
    'Rien d’autre n’est perdu que le tour et les effets liés au prochain tour ; Réactions, Jokers et Héroïsme restent (option reactionAfterLostInitiative).',
    'Nothing else is lost but the turn and the effects bound to the next turn; Reactions, Jokers and Heroism remain (option reactionAfterLostInitiative).',
  ]),
  'ad.wait.7': entry(
    WAITING,
    ['Sinon son tour passe à la place de la nouvelle carte.', 'Otherwise his turn moves to the place of the new card.'],
    {
      example: [
        'Bor Q♠, rats J♦, Sil 7♣ : avec 9♥, Bor joue après les rats ; avec 3♠, après Sil.',
        'Bor Q♠, rats J♦, Sil 7♣: with 9♥ Bor plays after the rats; with 3♠, after Sil.',
      ],
    },
  ),
  'ad.wait.8': entry(WAITING, [
    'Dans tous les cas, si la carte piochée correspond à un événement inattendu, il est joué aussitôt.',
    'In every case, if the card drawn matches an unexpected event, it is played at once.',
  ]),
  'ad.wait.9': entry(WAITING, [
    'Un Joker pioché en attendant donne le même choix. Gardé, une autre carte est piochée et comparée ; libre, l’ancienne carte est défaussée.',
    'A Joker drawn while waiting gives the same choice. Kept, another card is drawn and compared; free, the former card is discarded.',
  ]),
  'ad.wait.10': entry(WAITING, [
    'On peut attendre autant de fois qu’on veut dans un Round.',
    'A player may wait as many times as he likes in a Round.',
  ]),
} as const satisfies Readonly<Record<`ad.wait.${number}`, Rule>>;

export const ACT = {
  'ad.act.1': entry(ACTING, [
    'Qui agit a deux Actions, dans l’ordre voulu ; celles qu’il n’emploie pas sont perdues.',
    'Whoever acts has two Actions, in any order; those not used are lost.',
  ]),
  'ad.act.2': entry(ACTING, [
    'Une Action est de mouvement, standard, bonus ou complexe.',
    'An Action is a movement, standard, bonus or complex one.',
  ]),
  'ad.act.3': entry(ACTING, ['Une seule Action standard par tour.', 'One standard Action per turn.']),
  'ad.act.4': entry(ACTING, [
    'Une seule Action bonus par tour ; elle coûte l’une des deux Actions.',
    'One bonus Action per turn; it costs one of the two Actions.',
  ]),
  'ad.act.5': entry(ACTING, ['Une Action complexe coûte deux Actions.', 'A complex Action costs two Actions.']),
  'ad.act.6': entry(ACTING, [
    'On peut donc faire deux Actions de mouvement ; une seule peut être un Déplacement.',
    'So two movement Actions are possible; only one may be a zone move.',
  ]),
  'ad.act.7': entry(ACTING, ['Les contenus permis d’un tour en découlent.', 'The legal contents of a turn follow.'], {
    example: [
      'Permis : rien, M, S, B, MM, MS, MB, SB, C. Refusés : SS, BB, MMS, MSB, CM, CS, CB.',
      'Legal: nothing, M, S, B, MM, MS, MB, SB, C. Refused: SS, BB, MMS, MSB, CM, CS, CB.',
    ],
  }),
  'ad.act.8': entry(ACTING, [
    'Les Actions standards sont la plupart : Attaquer, Lancer un sort, Ouvrir une porte, Utiliser un objet.',
    'Standard Actions are most of them: attack, cast a spell, open a door, use an object.',
  ]),
  'ad.act.9': entry(ACTING, [
    'Les Actions bonus activent d’ordinaire un pouvoir : entrer en Rage, par exemple.',
    'Bonus Actions usually switch a power on: entering a Rage, for instance.',
  ]),
  'ad.act.10': entry(ACTING, [
    'Les actions plus longues, tirées d’une capacité ou du décor, sont les Actions complexes.',
    'Longer actions, from a capacity or from the surroundings, are the complex Actions.',
  ]),
  'ad.act.11': entry(ACTING, [
    'Qui fait une Action complexe ne fait rien d’autre de son tour.',
    'Whoever performs a complex Action does nothing else in his turn.',
  ]),
  'ad.act.12': entry(ACTING, [
    'Chaque Action est résolue avant que la suivante soit déclarée ; le joueur finit son tour quand il veut.',
    'Each Action is resolved before the next is declared; the player ends the turn when he wants.',
  ]),
  'ad.act.13': entry(ACTING, [
    'Le Déplacement et le Pas de placement sont les Actions de mouvement ; se relever en est une aussi.',
    'The zone move and the placement step are the movement Actions; standing up is one too.',
  ]),
} as const satisfies Readonly<Record<`ad.act.${number}`, Rule>>;
