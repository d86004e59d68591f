import type { Tour } from '../skin.ts';

export const tour: Tour = {
  scenario: 'donjon-d10/first-steps',
  seed: 12,
  steps: [
    {
      title: { fr: 'Devant le donjon', en: 'At the dungeon' },
      text: {
        fr: 'Vous êtes le guerrier. Ici s’affiche toujours qui doit choisir, et quoi ; juste dessous, tout ce qui est permis. Descendez au premier étage.',
        en: 'You are the warrior. This is where the table always says who must choose, and what; right below, everything that is allowed. Go down to the first floor.',
      },
      at: 'decision',
      until: ['descend'],
    },
    {
      title: { fr: 'L’étage', en: 'The floor' },
      text: {
        fr: 'La roche est hachurée, le sol est clair. Coffres et or se ramassent en passant, les toiles ralentissent, le piège mord. Le but : l’escalier, en bas à droite.',
        en: 'Rock is hatched, floor is pale. Chests and gold are picked up in passing, webs slow you, the trap bites. The goal: the stairs, bottom right.',
      },
      at: 'board',
    },
    {
      title: { fr: 'Le dé décide', en: 'The die decides' },
      text: {
        fr: 'Le D10 dit de combien de cases vous bougez. Pair : en ligne droite. Impair : en diagonale. Lancez-le.',
        en: 'The D10 says how many squares you move. Even: in straight lines. Odd: on the diagonals. Roll it.',
      },
      at: 'emblem',
      until: ['roll'],
    },
    {
      title: { fr: 'Choisir une direction', en: 'Choose a heading' },
      text: {
        fr: 'Les flèches sont les directions ouvertes ; les pointillés, le trajet entier. Tous les points doivent être dépensés : contre un mur, on choisit où tourner. Une case grisée ? Cliquez-la : elle dira pourquoi, règle à l’appui.',
        en: 'Arrows are the open headings; the dots, the whole way. Every point must be spent: at a wall, you choose where to turn. A greyed square? Click it: it says why, with its rule.',
      },
      at: 'board',
      until: ['head'],
    },
    {
      title: { fr: 'Tout est écrit', en: 'It is all written down' },
      text: {
        fr: 'Le journal raconte la partie. Survolez une phrase : ses cases s’allument. Le signe rouge ¶ ouvre la règle.',
        en: 'The log tells the game. Hover a sentence and its squares light up. The red ¶ opens the rule.',
      },
      at: 'log',
    },
    {
      title: { fr: 'Reprendre un coup', en: 'Taking a move back' },
      text: {
        fr: 'Point vert : reprise libre. Losange rouge : un dé a été lancé, et c’est le même qui ressortirait. Le curseur du bas rejoue toute la partie.',
        en: 'Green dot: free. Red diamond: a die was cast, and the same one would come again. The slider below replays the whole game.',
      },
      at: 'undo',
    },
    {
      title: { fr: 'Et les monstres ?', en: 'And the monsters?' },
      text: {
        fr: 'Entrer sur leur case, c’est le combat. Survolez « Attaquer » avant de cliquer : les chances exactes de chaque coup, et de tout le combat, sont là. À vous.',
        en: 'Entering their square means a fight. Hover “Attack” before you click: the exact odds of each blow, and of the whole fight, are there. Your turn.',
      },
      at: 'offers',
    },
  ],
};
