import type { Rule } from '@arbitre/kernel';
import { entry, type Pair } from './entry.ts';

const ROUNDS: Pair = ['Rounds et Tours de jeu', 'Rounds and turns'];
const RESOLUTION: Pair = ['Résolutions des effets', 'Resolution of effects'];

export const EFFECT = {
  'ad.effect.1': entry(ROUNDS, [
    'Un effet peut durer un nombre de Rounds, suivi par un compteur.',
    'An effect may last a number of Rounds, tracked by a counter.',
  ]),
  'ad.effect.2': entry(ROUNDS, [
    'Les compteurs ne baissent que dans la phase de Résolution des effets.',
    'Counters go down in the effect phase only.',
  ]),
  'ad.effect.3': entry(
    ROUNDS,
    [
      'Un effet d’un Round est actif jusqu’à la fin du Round courant.',
      'An effect of one Round is active until the end of the current Round.',
    ],
    {
      example: [
        'Compteur 3 posé au Round 4 : 2 après le Round 4, 1 après le 5, ôté après le 6.',
        'Counter 3 set in Round 4: 2 after Round 4, 1 after Round 5, gone after Round 6.',
      ],
    },
  ),
  'ad.effect.4': entry(ROUNDS, [
    'D’autres effets durent jusqu’au début, ou jusqu’à la fin, du prochain tour d’un personnage ou d’un groupe.',
    'Other effects last until the start, or the end, of the next turn of a character or a group.',
  ]),
  'ad.effect.5': entry(
    ROUNDS,
    [
      'Un tel effet dure jusqu’à ce que ce personnage agisse en prenant l’initiative, dans ce Round ou le suivant.',
      'Such an effect lasts until that character acts by taking the initiative, in this Round or the next.',
    ],
    {
      reading: [
        'Attendre ou réagir n’est pas agir. Posé pendant le tour en cours de ce personnage, l’effet vise son tour suivant.',
        'Waiting and reacting are not acting. Put on during that character’s current turn, the effect aims at the following one.',
      ],
    },
  ),
  'ad.effect.6': entry(ROUNDS, [
    'Selon sa description, il s’estompe juste avant que le personnage agisse, ou juste après.',
    'As its description says, it fades just before the character acts, or just after.',
  ]),
  'ad.effect.7': entry(
    ROUNDS,
    [
      'Ces effets s’estompent aussitôt si le personnage perd l’initiative.',
      'These effects fade at once if the character loses the initiative.',
    ],
    {
      example: [
        'Bor perd l’initiative : son malus « fin du prochain tour » disparaît, sa Protection de 2 Rounds reste à 2.',
        'Bor loses the initiative: his malus “end of next turn” disappears, his Protection of 2 Rounds stays at 2.',
      ],
    },
  ),
  'ad.effect.8': entry(ROUNDS, [
    'Si le personnage n’agit pas au Round suivant, sans avoir perdu l’initiative, l’effet s’estompe à la fin de ce Round.',
    'If the character does not act during the following Round, without having lost the initiative, the effect fades at the end of that Round.',
  ]),
  'ad.effect.9': entry(RESOLUTION, [
    'La phase commence quand tous les tours du Round ont été joués.',
    'The phase starts once all the turns of the Round have been played.',
  ]),
  'ad.effect.10': entry(RESOLUTION, [
    'Certains effets produisent alors des Actions ; elles ne coûtent rien à personne et ne sont le tour de personne.',
    'Some effects then produce Actions; they cost nobody anything and are nobody’s turn.',
  ]),
  'ad.effect.11': entry(RESOLUTION, [
    'On traite les effets un par un ; chacun est entièrement résolu avant le suivant.',
    'Effects are handled one by one; each is completely resolved before the next.',
  ]),
  'ad.effect.12': entry(RESOLUTION, [
    'L’ordre est laissé aux joueurs ; à défaut d’accord, la première place décide.',
    'The order is left to the players; failing agreement, the first seat decides.',
  ]),
  'ad.effect.13': entry(RESOLUTION, [
    'Ces Actions faites, tous les effets comptés en Rounds perdent un, tous ensemble.',
    'These Actions done, every effect counted in Rounds loses one, all at once.',
  ]),
  'ad.effect.14': entry(RESOLUTION, [
    'Ceux qui arrivent à zéro sont défaussés.',
    'Those that reach zero are discarded.',
  ]),
  'ad.effect.15': entry(
    RESOLUTION,
    [
      'Les effets liés au prochain tour d’un personnage sont conservés, sauf s’il n’a pas agi de tout le Round.',
      'Effects bound to a character’s next turn are kept, unless that character has not acted in the Round.',
    ],
    {
      reading: [
        'La vérification part du Round qui suit l’activation, pour s’accorder avec ad.effect.8 (option untilTurnExpiry : à chaque Round).',
        'The check begins with the Round after the activation, to agree with ad.effect.8 (option untilTurnExpiry: every Round).',
      ],
      example: [
        'Des rats apparus trop tard pour jouer reçoivent « −1 dé jusqu’à la fin de leur prochain tour » : l’effet vaut encore au Round suivant ; avec every-round, non.',
        'Rats that appeared too late to play are given “−1 die until the end of their next turn”: it still holds in the next Round; with every-round it does not.',
      ],
    },
  ),
  'ad.effect.16': entry(RESOLUTION, [
    'Ordre de la phase : les Actions des effets, puis les compteurs, puis les effets liés à un prochain tour.',
    'Order of the phase: the Actions of effects, then the counters, then the effects bound to a next turn.',
  ]),
} as const satisfies Readonly<Record<`ad.effect.${number}`, Rule>>;
