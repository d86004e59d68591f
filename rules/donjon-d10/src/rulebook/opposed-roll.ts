import type { Rule } from '@arbitre/kernel';

const ROLL = { fr: 'Jet d’opposition', en: 'Opposed roll' };
const WHICH = { fr: 'Quelle caractéristique utiliser ?', en: 'Which characteristic to use?' };
const MARGIN = { fr: 'Calcul de la réussite', en: 'Computing the margin' };
const WINNER = { fr: 'Détermination du vainqueur du jet', en: 'Who wins the roll' };

/** dx.roll.*, dx.win.*: the tab « Mécaniques de Jet », up to the winner. */
export const opposedRoll = {
  'dx.roll.1': {
    heading: ROLL,
    text: {
      fr: 'Un combat se règle par des jets d’opposition entre le joueur et la créature ; il n’y a pas de jet de défense à part.',
      en: 'A combat is settled by opposed rolls between the player and the creature; there is no separate defence roll.',
    },
    reading: {
      fr: 'Le combat est une suite de jets, où chacun peut être blessé, jusqu’à ce que l’un soit à 0 PV.',
      en: 'A combat is a series of exchanges, in which either may be hurt, until one is at 0 HP.',
    },
    example: {
      fr: 'Créature de 12 à 5 PV, héros de 25 à 21, créature de 5 à 0 : trois jets, le combat est fini.',
      en: 'Creature from 12 to 5 HP, hero from 25 to 21, creature from 5 to 0: three exchanges, the combat is over.',
    },
  },
  'dx.roll.2': {
    heading: ROLL,
    text: {
      fr: 'À chaque jet, chacun des deux lance un D20, en même temps.',
      en: 'In an exchange each of the two rolls one D20, at the same time.',
    },
    reading: {
      fr: 'Avant les dés, le joueur annonce l’arme, le sort ou le parchemin ; il peut en changer à chaque jet.',
      en: 'Before the dice the player declares the weapon, spell or scroll, and may change it at each exchange.',
    },
    example: { fr: '400 couples de dés également probables.', en: '400 equally likely pairs of dice.' },
  },
  'dx.roll.3': {
    heading: ROLL,
    text: {
      fr: 'Un jet est réussi si le D20 ne dépasse pas la valeur utilisée.',
      en: 'A roll is successful when the D20 does not exceed the value used.',
    },
    reading: {
      fr: 'Dans une opposition cela ne décide de rien : la meilleure réussite l’emporte, même négative. C’est la règle des tests simples, où 1 réussit et 20 échoue toujours.',
      en: 'In an opposed roll that decides nothing: the higher margin wins, even below zero. It is the rule of simple tests, where 1 always passes and 20 always fails.',
    },
    example: {
      fr: 'Valeurs 8 et 6 : les deux réussissent 48 fois sur 400, le premier seul 112, le second seul 72, aucun 168.',
      en: 'Values 8 and 6: both pass 48 times out of 400, the first alone 112, the second alone 72, neither 168.',
    },
  },
  'dx.roll.4': {
    heading: WHICH,
    text: {
      fr: 'Avec une arme lourde, la valeur utilisée est la Force.',
      en: 'With a heavy weapon the value used is Strength.',
    },
  },
  'dx.roll.5': {
    heading: WHICH,
    text: {
      fr: 'Avec une arme courte ou à distance, la valeur utilisée est l’Agilité.',
      en: 'With a short or ranged weapon the value used is Agility.',
    },
    reading: {
      fr: 'Ce sont deux sortes d’armes ; le livre ne les distingue pas autrement (pour le tir, voir dx.x.ranged).',
      en: 'They are two kinds of weapons; the book makes no other difference (for shooting, see dx.x.ranged).',
    },
  },
  'dx.roll.6': {
    heading: WHICH,
    text: {
      fr: 'Avec un sort ou un parchemin, la valeur utilisée est l’Intelligence.',
      en: 'With a spell or a scroll the value used is Intelligence.',
    },
  },
  'dx.roll.7': {
    heading: WHICH,
    text: { fr: 'Exception : un non-Mage lance avec INT + 2.', en: 'Exception: a non-Mage casts with INT + 2.' },
    reading: {
      fr: 'C’est une aide : une valeur plus haute est meilleure, et sans elle un parchemin ne servirait à personne d’autre. Elle appartient au jet et n’est pas plafonnée à 16.',
      en: 'It is a help: a higher value is better, and without it scrolls would be of no use to anyone else. It belongs to the roll and is not capped at 16.',
    },
    example: {
      fr: 'INT 1 contre une valeur de 6 : un Mage gagne 110 fois sur 400, un autre 139.',
      en: 'INT 1 against a value of 6: a Mage wins 110 times out of 400, anyone else 139.',
    },
  },
  'dx.roll.8': {
    heading: MARGIN,
    text: { fr: 'Réussite = valeur utilisée − résultat du D20.', en: 'Margin = value used − result of the D20.' },
    example: { fr: 'FOR 8, dé 3 : 5. FOR 8, dé 12 : −4.', en: 'STR 8, die 3: 5. STR 8, die 12: −4.' },
  },
  'dx.roll.9': {
    heading: MARGIN,
    text: { fr: 'Plus le dé est bas, plus la réussite est haute.', en: 'The lower the die, the higher the margin.' },
    example: { fr: 'FOR 8 : dé 2, 6 ; dé 3, 5 ; dé 19, −11.', en: 'STR 8: die 2, 6; die 3, 5; die 19, −11.' },
  },
  'dx.roll.10': {
    heading: WHICH,
    text: {
      fr: 'Chaque combattant utilise la valeur de sa propre attaque.',
      en: 'Each fighter uses the value of its own attack.',
    },
    reading: {
      fr: 'Une créature a une sorte d’attaque et une valeur où tout est compris.',
      en: 'A creature has a kind of attack and one value with everything in it.',
    },
    example: {
      fr: 'Un héros à l’arc (AGI 5) contre un ogre à la massue (FOR 9) : 5 contre 9.',
      en: 'A hero with a bow (AGI 5) against an ogre with a club (STR 9): 5 against 9.',
    },
  },
  'dx.roll.11': {
    heading: WHICH,
    text: {
      fr: 'Sans arme, sort ni parchemin, on participe quand même au jet.',
      en: 'Without weapon, spell or scroll one still takes part in the roll.',
    },
    reading: {
      fr: 'Mains nues : la meilleure de Force et Agilité, 0 dégât d’arme, rien à briser.',
      en: 'Bare hands: the better of Strength and Agility, weapon damage 0, nothing to break.',
    },
    example: {
      fr: 'FOR 6, AGI 2, l’arme vient de se briser : valeur 6, dégâts = écart + 0 + ATK − armure.',
      en: 'STR 6, AGI 2, the weapon has just broken: value 6, damage = gap + 0 + ATK − armour.',
    },
  },
  'dx.win.1': {
    heading: WINNER,
    text: {
      fr: 'La réussite la plus haute l’emporte et inflige des dégâts.',
      en: 'The higher margin wins and deals damage.',
    },
    example: {
      fr: '8 (dé 5 : 3) contre 6 (dé 9 : −3) : le joueur gagne, écart 6. Sur 400 : joueur 227, créature 155, égalité 18.',
      en: '8 (die 5: 3) against 6 (die 9: −3): the player wins, gap 6. Out of 400: player 227, creature 155, tie 18.',
    },
  },
  'dx.win.2': {
    heading: WINNER,
    text: {
      fr: 'À réussites égales, personne n’a la plus haute.',
      en: 'With equal margins nobody has the higher one.',
    },
    reading: {
      fr: 'Personne n’est blessé ; un 20 du joueur garde ses conséquences ; on passe au jet suivant.',
      en: 'Nobody is hurt; a player’s 20 keeps its consequences; the next exchange follows.',
    },
    example: {
      fr: '8 (dé 7) contre 6 (dé 5) : 1 partout, aucun dégât.',
      en: '8 (die 7) against 6 (die 5): 1 each, no damage.',
    },
  },
  'dx.win.3': {
    heading: WINNER,
    text: {
      fr: 'Une réussite peut être négative ; deux jets ratés ont quand même un vainqueur.',
      en: 'A margin may be negative; two failed rolls still have a winner.',
    },
    example: {
      fr: '8 (dé 15 : −7) contre 6 (dé 18 : −12) : le joueur gagne, écart 5.',
      en: '8 (die 15: −7) against 6 (die 18: −12): the player wins, gap 5.',
    },
  },
  'dx.win.4': {
    heading: WINNER,
    text: {
      fr: 'Seul le vainqueur inflige des dégâts : un jet ne blesse qu’un des deux.',
      en: 'Only the winner deals damage: an exchange hurts one of the two at most.',
    },
    reading: {
      fr: 'Le dégât de plus d’un échec critique fait partie de ceux du perdant.',
      en: 'The extra damage of a critical failure is part of the loser’s.',
    },
  },
} as const satisfies Record<string, Rule>;
