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
        fr: 'Les chiffres sont des cases de Vitesse : une diagonale sur deux compte double, les gravats aussi. Un triangle rouge annonce une réaction ennemie ; en pointillés, le chemin le plus sûr. Déplacez-vous.',
        en: 'Numbers are squares of Speed: every other diagonal counts double, and so does rubble. A red triangle announces an enemy reaction; the dots are the safest way. Move.',
      },
      at: 'board',
      until: ['stride', 'step', 'leap', 'strike', 'end-turn'],
    },
    {
      title: { fr: 'Frapper', en: 'Strike' },
      text: {
        fr: 'Survolez une cible : chances exactes, abri, tenaille (la ligne violette). Une deuxième attaque dans le tour est moins sûre, une troisième encore moins.',
        en: 'Hover a target: exact odds, cover, flanking (the violet line). A second attack in the turn is less sure, a third one less still.',
      },
      at: 'offers',
    },
    {
      title: { fr: 'On vous demandera', en: 'You will be asked' },
      text: {
        fr: 'Quand un ennemi passe à portée de hallebarde, la table s’arrête et vous demande : réagir, ou non ? À vous de jouer.',
        en: 'When an enemy walks past the halberd, the table stops and asks: react, or not? Your turn.',
      },
      at: 'decision',
    },
  ],
};
