import type { Tour } from '../skin.ts';

export const tour: Tour = {
  scenario: 'donjon-d10/first-steps',
  seed: 12,
  steps: [
    {
      title: { fr: 'Devant le donjon', en: 'At the dungeon' },
      text: {
        fr: 'Vous êtes le guerrier. Ici s’affiche toujours la question ; juste dessous, tout ce qui est permis. Descendez au premier étage.',
        en: 'You are the warrior. The question always stands here; right below, everything that is allowed. Go down to the first floor.',
      },
      at: 'decision',
      until: ['descend'],
    },
    {
      title: { fr: 'Tout a une carte', en: 'Everything has a card' },
      text: {
        fr: 'Coffre, toile, piège, fontaine, escalier : désignez-en un sans presser (au doigt, appuyez longtemps). Sa carte dit ce que c’est.',
        en: 'Chest, web, trap, fountain, stairs: point at one without pressing (with a finger, press long). Its card says what it is.',
      },
      at: 'board',
      doing: 'card',
    },
    {
      title: { fr: 'Le dé décide', en: 'The die decides' },
      text: {
        fr: 'Le D10 dit combien de cases. Pair : tout droit. Impair : en diagonale. Désignez une direction : son trajet et ce qu’elle rapporte s’affichent avant que rien ne bouge.',
        en: 'The D10 says how many squares. Even: straight. Odd: diagonally. Point at a heading: its way and what it buys are shown before anything moves.',
      },
      at: 'emblem',
      doing: 'look',
    },
    {
      title: { fr: 'Choisir une direction', en: 'Choose a heading' },
      text: {
        fr: 'Tous les points se dépensent : contre un mur, on choisit où tourner. Pressez la direction que vous préférez.',
        en: 'Every point is spent: at a wall you choose where to turn. Press the heading you like best.',
      },
      at: 'board',
      until: ['head'],
    },
    {
      title: { fr: 'Le but', en: 'The goal' },
      text: {
        fr: 'Il reste toujours en haut : sortir vivant. L’escalier finit l’étage, même au milieu d’un pas : ce que vous n’avez pas ramassé reste derrière.',
        en: 'It always stands at the top: get out alive. The stairs end the floor, even in mid-step: what you have not picked up stays behind.',
      },
      at: 'goal',
    },
    {
      title: { fr: 'Le premier combat', en: 'The first fight' },
      text: {
        fr: 'Entrez sur la case du rat : c’est le combat. Chaque coup dit d’avance ce qu’il rapporte et ce qu’il risque. Frappez.',
        en: 'Enter the rat’s square: that is a fight. Each blow says beforehand what it buys and what it risks. Strike.',
      },
      at: 'offers',
      until: ['attack', 'cast'],
    },
    {
      title: { fr: 'Le récit', en: 'The tale' },
      text: {
        fr: 'Tout est raconté ici. Pressez une phrase pour revoir le plateau comme il était, puis revenez au présent.',
        en: 'It is all told here. Press a sentence to see the board as it was, then come back to the present.',
      },
      at: 'log',
      doing: 'past',
    },
    {
      title: { fr: 'Reprendre un coup', en: 'Taking a move back' },
      text: {
        fr: 'Point vert : libre. Losange rouge : un dé a été jeté, et c’est le même qui reviendra. La suite est à vous.',
        en: 'Green dot: free. Red diamond: a die was cast, and the same one will come again. The rest is yours.',
      },
      at: 'undo',
    },
  ],
};
