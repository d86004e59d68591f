import type { Rule } from '@arbitre/kernel';
import { entry, type Pair } from './entry.ts';

const GROUPS: Pair = ['Tour de jeu d’un groupe actif', 'Turn of an active group'];
const REACTIONS: Pair = ['Réactions', 'Reactions'];

export const GROUP = {
  'ad.group.1': entry(
    GROUPS,
    [
      'Un groupe actif est un ensemble de figurines, ou d’éléments du décor, qui agissent ensemble dans un Round.',
      'An active group is a set of figures, or of scenery, that act all together in a Round.',
    ],
    {
      reading: [
        'Une carte, un tour, un camp : ennemi, allié, neutre (l’ennemi de personne). Sans membre, il disparaît.',
        'One card, one turn, one side: enemy, ally, neutral (nobody’s enemy). Without members it is removed.',
      ],
    },
  ),
  'ad.group.2': entry(GROUPS, [
    'Une bande d’orques, une captive à sauver, les statues d’un temple : hostile ou non, seul ou nombreux, vivant ou décor.',
    'A band of orcs, a captive to save, the statues of a temple: hostile or not, one or many, living or scenery.',
  ]),
  'ad.group.3': entry(GROUPS, [
    'Au tour du groupe tous ses membres agissent, l’un après l’autre, avec deux Actions chacun, avant tout autre tour.',
    'In the group’s turn all its members act, one after another, with two Actions each, before any other turn.',
  ]),
  'ad.group.4': entry(
    GROUPS,
    [
      'Le dernier joueur ayant joué son personnage mène le groupe, du début à la fin de ce tour.',
      'The last player who played his character runs the group, from the start to the end of that turn.',
    ],
    {
      reading: ['Attendre ou perdre l’initiative n’est pas jouer.', 'Waiting or losing the initiative is not playing.'],
      example: [
        'Bor Q♠, rats J♦, Sil 9♥, ogre 9♠ : Bor mène les rats, Sil l’ogre ; si Sil attend, Bor mène l’ogre.',
        'Bor Q♠, rats J♦, Sil 9♥, ogre 9♠: Bor runs the rats, Sil the ogre; if Sil waits, Bor runs the ogre.',
      ],
    },
  ),
  'ad.group.5': entry(GROUPS, [
    'Si aucun héros n’a encore joué ce Round, c’est le dernier joueur d’un Round précédent ; avant tout tour, le premier à table (option firstGroupController).',
    'If no hero has played yet in this Round it is the last player of an earlier Round; before any turn, the first seat (option firstGroupController).',
  ]),
  'ad.group.6': entry(GROUPS, [
    'Certains groupes, alliés en général, disent eux-mêmes qui les mène.',
    'Some groups, usually allied, say themselves who runs them.',
  ]),
  'ad.group.7': entry(GROUPS, [
    'Qui mène le groupe suit les directives de son IA : l’arbitre refuse le reste.',
    'Whoever runs the group follows the directives of its AI: the referee refuses the rest.',
  ]),
  'ad.group.8': entry(GROUPS, [
    'Ce que les directives laissent ouvert lui revient : ordre des membres, cible, case d’arrivée ; il lance les dés.',
    'What the directives leave open is his: order of members, target, arrival cell; he rolls the dice.',
  ]),
} as const satisfies Readonly<Record<`ad.group.${number}`, Rule>>;

export const REACT = {
  'ad.react.1': entry(
    REACTIONS,
    ['Une seule Réaction par personnage et par tour.', 'One Reaction per character and per turn.'],
    {
      reading: [
        '« Tour » est ambigu : par Round ici (option reactionLimit : par tour du personnage, ou par tour de quiconque).',
        '“Tour” is ambiguous: per Round here (option reactionLimit: per turn of the character, or per turn of anyone).',
      ],
      example: [
        'Le rat qui a frappé Bor ne peut frapper Sil dans le même Round.',
        'The rat that struck Bor cannot strike Sil in the same Round.',
      ],
    },
  ),
  'ad.react.2': entry(REACTIONS, [
    'La plus commune est l’attaque gratuite lors d’une Esquive : hors du tour, sans Action. Un héros peut y renoncer, un monstre frappe toujours.',
    'The most common is the free attack against a dodge: out of turn, without an Action. A hero may decline, a monster always strikes.',
  ]),
  'ad.react.3': entry(REACTIONS, [
    'Des talents permettent la Réaction en d’autres circonstances : Instinctif, à l’apparition d’une rencontre.',
    'Talents allow the Reaction on other occasions: Instinctif, when an encounter appears.',
  ]),
  'ad.react.4': entry(REACTIONS, [
    'Elle s’ajoute aux deux Actions et demande d’être capable d’agir. Elle interrompt l’action en cours, qui reprend ensuite si elle le peut.',
    'It comes on top of the two Actions and needs a character able to act. It interrupts the current action, which then resumes if it can.',
  ]),
} as const satisfies Readonly<Record<`ad.react.${number}`, Rule>>;
