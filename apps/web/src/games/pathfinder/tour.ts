import type { Tour } from '../skin.ts';

export const tour: Tour = {
  scenario: 'pathfinder/first-steps',
  seed: 12,
  steps: [
    {
      title: { fr: 'La cour', en: 'The courtyard' },
      text: {
        fr: 'Maëlle et Pim, en bleu, contre deux pillards. Tirez l’initiative : la bande du haut dira qui agit quand.',
        en: 'Maelle and Pim, in blue, against two raiders. Roll initiative: the strip at the top will say who acts when.',
      },
      at: 'decision',
      until: ['begin'],
    },
    {
      title: { fr: 'Qui est-ce ?', en: 'Who is that?' },
      text: {
        fr: 'Désignez un pillard sans presser (au doigt, appuyez longtemps). Sa carte dit ce qu’il sait faire.',
        en: 'Point at a raider without pressing (with a finger, press long). Its card says what it can do.',
      },
      at: 'board',
      doing: 'card',
    },
    {
      title: { fr: 'Trois actions, une réaction', en: 'Three actions, one reaction' },
      text: {
        fr: 'Les losanges rouges sont les actions du tour, la flèche bleue la réaction. Frapper, se déplacer, sauter : chacun coûte une action, dans l’ordre que vous voulez.',
        en: 'Red diamonds are the actions of the turn, the blue arrow the reaction. Strike, Stride, Leap: one action each, in any order you like.',
      },
      at: 'emblem',
    },
    {
      title: { fr: 'Se déplacer', en: 'Move' },
      text: {
        fr: 'Les chiffres sont des cases de Vitesse ; une diagonale sur deux compte double. Un triangle rouge annonce une réaction ennemie. Déplacez-vous.',
        en: 'Numbers are squares of Speed; every other diagonal counts double. A red triangle announces an enemy reaction. Move.',
      },
      at: 'board',
      until: ['stride', 'step'],
    },
    {
      title: { fr: 'Frapper', en: 'Strike' },
      text: {
        fr: 'Approchez-vous ou tirez. Désignez une cible pour lire les chances, l’abri, la tenaille (la ligne violette), puis frappez. Une deuxième attaque dans le tour est moins sûre.',
        en: 'Come close, or shoot. Point at a target to read the odds, cover, flanking (the violet line), then strike. A second attack in the turn is less sure.',
      },
      at: 'offers',
      until: ['strike'],
    },
    {
      title: { fr: 'On vous demandera', en: 'You will be asked' },
      text: {
        fr: 'Quand un ennemi passe à portée de hallebarde, la table s’arrête et vous demande : réagir, ou non ? La suite est à vous.',
        en: 'When an enemy walks past the halberd, the table stops and asks: react, or not? The rest is yours.',
      },
      at: 'decision',
    },
  ],
};
