import type { Catalogue } from '../fr.ts';

export const home = {
  brand: {
    name: 'Arbitre',
    line: 'A game table that knows its rules.',
    promise:
      'Every legal move, shown before it is made: its path, its cost, what it triggers, its exact odds. And when the answer is no, the rule that says so.',
  },
  games: {
    'donjon-d10': {
      name: 'D10 Dungeon',
      tag: 'One die, walls, fifty floors',
      pitch:
        'The D10 says how far and in which family of directions; walls send you on. A solitary descent, from the first rat to the master of the dungeon.',
      players: '1 player',
      time: '5 minutes to an evening',
      more: 'Other scenarios…',
    },
    pathfinder: {
      name: 'Pathfinder',
      tag: 'Three actions, one reaction, every square counts',
      pitch:
        'Movement, flanking, cover, falls and attacks of opportunity to the letter: the tactical encounter, exact to the square.',
      players: '1 or 2 players',
      time: '20 to 45 minutes',
      more: 'Scenarios, with others…',
    },
    thucidide: {
      name: 'THUCIDIDE',
      tag: 'Ancient battles on hexes',
      pitch:
        'Activate your troops within range of a chief, manoeuvre, charge, hold the village. A real battle line, from a skirmish to the great mêlée.',
      players: '1 or 2 players',
      time: '20 minutes to 3 hours',
      more: 'Scenarios, with others…',
    },
    'attention-donjon': {
      name: 'Attention Donjon!',
      tag: 'Zones, shoves and initiative cards',
      pitch: 'A cooperative crawl: rooms unfold, cards decide who acts, and rats are best pushed into the chasm.',
      players: '1 to 4 players',
      time: '15 minutes to 1 hour',
      more: 'Scenarios, with others…',
    },
  },
  homePage: {
    choose: 'Choose a game',
    chooseText: 'A game starts in one click, alone or against the computer. Nothing to install, no account.',
    playNow: 'Play',
    playNowOf: (game) => `Play ${game} now`,
    moreOf: (more, game) => `${more} (${game})`,
    learn: 'Learn by playing',
    learnOf: (game) => `Learn ${game} by playing`,
    rulesOf: (game) => `Rules of ${game}`,
    boardOf: (game, scenario) => `The board of “${scenario}”, ${game}`,
    myTables: 'My tables',
    allTables: (count) => `All my tables (${count})`,
    yourTurn: 'Your turn',
    theirTurn: (seats) => `${seats} to choose`,
    gathering: 'Waiting for people',
    tableOver: 'Over',
    forget: 'Forget',
    forgetOf: (title) => `Forget the game “${title}”`,
    replayTitle: 'Watch a game again',
    replayText: 'Open a game file: it plays again here, move by move, its dice checked.',
    replayButton: 'Open a file…',
    lobby: 'Open tables',
    lobbyEmpty: 'No open table at the moment.',
    join: 'Sit down at this table',
    joinAs: (seat) => `Sit down: ${seat}`,
    offline: 'No server answers: play on this device, everything works.',
    why: [
      {
        title: 'Everything is shown first',
        text: 'Point at a square: path, cost, reactions, odds as exact fractions.',
      },
      {
        title: 'Every refusal explains itself',
        text: 'A sentence, the rule, its example. Never again “invalid move”.',
      },
      { title: 'Dice anyone can check', text: 'Sealed before the game, published after it: anyone can recount them.' },
    ],
  },
  about: {
    title: 'About',
    text: 'Arbitre knows four rulebooks to the letter. It is free software under the MIT licence.',
    credits: 'Credits',
    icons: 'Silhouettes: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0, recoloured.',
    fonts: 'Typefaces: Alegreya (Juan Pablo del Peral, Huerta Tipográfica) and Inter (Rasmus Andersson), OFL.',
    books: 'The books',
    access: 'Accessibility',
    accessText:
      'Everything can be played by keyboard; a screen reader hears the board, the moves and their reasons. Sides differ by colour and by shape. Motion can be switched off in the settings.',
  },
} satisfies Pick<Catalogue, 'brand' | 'games' | 'homePage' | 'about'>;
