import type { Tour } from '../skin.ts';

export const tour: Tour = {
  scenario: 'thucidide/the-bridge-and-the-fords',
  seed: 12,
  steps: [
    {
      title: { fr: 'Le pont et les gués', en: 'The bridge and the fords' },
      text: {
        fr: 'Vous menez Bleu, les ronds. Tenez les deux bouts du pont, ou éliminez deux unités. Désignez un étendard ou une unité pour lire sa carte.',
        en: 'You lead Blue, the discs. Hold both ends of the bridge, or eliminate two units. Point at a standard or at a unit to read its card.',
      },
      at: 'board',
      doing: 'card',
    },
    {
      title: { fr: 'Commander', en: 'Command' },
      text: {
        fr: 'Un tour a trois temps. D’abord, activer jusqu’à trois unités d’une même famille, à portée d’un chef : pressez une unité cerclée. Son chef parle du même coup.',
        en: 'A turn has three beats. First, activate up to three units of one family within a chief’s range: press a ringed unit. Its chief speaks in the same gesture.',
      },
      at: 'board',
      until: ['activate'],
    },
    {
      title: { fr: 'Passer aux déplacements', en: 'On to movement' },
      text: {
        fr: 'Activez-en d’autres si vous voulez, puis passez aux déplacements : le bouton est toujours en bas, à droite du plateau.',
        en: 'Activate more if you like, then go on to movement: the button is always below the board, at its right.',
      },
      at: 'board',
      until: ['end'],
    },
    {
      title: { fr: 'Vert, or', en: 'Green, gold' },
      text: {
        fr: 'Prenez une unité activée. En vert : elle pourra encore combattre. En or, en tirets : plus loin, mais sans combat. Déplacez-la vers le pont.',
        en: 'Pick up an activated unit. Green: it may still fight afterwards. Gold, dashed: farther, but without combat. Move it towards the bridge.',
      },
      at: 'board',
      until: ['move'],
    },
    {
      title: { fr: 'Le tour de Rouge', en: 'Red’s turn' },
      text: {
        fr: 'Finissez votre tour. Ce que Rouge fait vous est raconté ici avant qu’on vous demande quoi que ce soit. Avancez, tour après tour, jusqu’à toucher l’ennemi, puis attaquez.',
        en: 'End your turn. What Red does is told here before anything is asked of you. Advance, turn by turn, until you touch the enemy, then attack.',
      },
      at: 'decision',
      until: ['attack'],
    },
    {
      title: { fr: 'Les dés', en: 'The dice' },
      text: {
        fr: 'Chaque face touche une sorte de troupe, repousse (le drapeau) ou gagne un ordre (la lettre). Les cartes disent laquelle. La suite est à vous.',
        en: 'Each face hits a kind of troops, pushes back (the flag) or wins an order (the letter). The cards say which. The rest is yours.',
      },
      at: 'decision',
    },
  ],
};
