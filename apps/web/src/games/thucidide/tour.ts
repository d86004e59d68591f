import type { Tour } from '../skin.ts';

export const tour: Tour = {
  scenario: 'thucidide/the-bridge-and-the-fords',
  seed: 12,
  steps: [
    {
      title: { fr: 'Le pont et les gués', en: 'The bridge and the fords' },
      text: {
        fr: 'Vous menez Bleu, les ronds. Tenez les deux hexagones bordés d’or, aux bouts du pont, ou éliminez trois unités.',
        en: 'You lead Blue, the discs. Hold the two hexes edged in gold, at both ends of the bridge, or eliminate three units.',
      },
      at: 'board',
    },
    {
      title: { fr: 'Commander', en: 'Command' },
      text: {
        fr: 'Un tour a trois phases. D’abord, un chef prend la parole : cliquez le général (la couronne), puis cliquez-le encore. Le trait bleu montre sa portée.',
        en: 'A turn has three phases. First a chief speaks: click the general (the crown), then click him again. The blue line shows how far his voice carries.',
      },
      at: 'decision',
      until: ['command'],
    },
    {
      title: { fr: 'Activer', en: 'Activate' },
      text: {
        fr: 'Choisissez jusqu’à trois unités d’une même famille, à portée : cliquez une unité cerclée, puis encore. Seules les unités activées bougeront ou combattront.',
        en: 'Pick up to three units of one family, in range: click a ringed unit, then again. Only activated units will move or fight.',
      },
      at: 'board',
      until: ['activate'],
    },
    {
      title: { fr: 'Passer aux déplacements', en: 'On to movement' },
      text: {
        fr: 'Activez-en d’autres si vous voulez, puis passez aux déplacements.',
        en: 'Activate more if you like, then go on to movement.',
      },
      at: 'offers',
      until: ['end'],
    },
    {
      title: { fr: 'Vert, or, rouge', en: 'Green, gold, red' },
      text: {
        fr: 'Prenez une unité activée. En vert : elle pourra encore combattre. En or pointillé : plus loin, mais sans combat. Ailleurs, la règle dit pourquoi. Déplacez-la.',
        en: 'Pick up an activated unit. Green: it may still fight afterwards. Dashed gold: farther, but without combat. Elsewhere the rule says why not. Move it.',
      },
      at: 'board',
      until: ['move'],
    },
    {
      title: { fr: 'Combattre', en: 'Fight' },
      text: {
        fr: 'Dans la phase de combats, survolez une cible : coups, replis et lettres d’ordre, en chances exactes. Les dés montrent des symboles, ils restent affichés ici. À vous !',
        en: 'In the combat phase, hover a target: hits, retreats and order letters, as exact odds. The dice show symbols and stay in sight. Your turn!',
      },
      at: 'decision',
    },
  ],
};
