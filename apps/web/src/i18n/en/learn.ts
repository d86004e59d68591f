import type { Catalogue } from '../fr.ts';

export const learn = {
  learnPage: {
    title: 'How to play',
    guide: 'The whole guide',
    win: 'To win',
    turn: 'A turn',
    steps: 'Step by step',
    hands: 'At the table',
    handsText: [
      {
        what: 'Pick up',
        how: 'Press one of your pieces; again, and you put it down. Another one of yours: that is the one you pick up.',
      },
      {
        what: 'See before you play',
        how: 'Point at a cell or a choice: its way, what it buys, what it risks. With a finger, the first tap shows.',
      },
      {
        what: 'Play',
        how: 'Press what is shown, or drag the piece. With a finger, tap a second time. A deadly choice always asks again.',
      },
      {
        what: 'Know',
        how: 'Let the pointer rest on something, or press long: its card says what it is and what it does.',
      },
      { what: 'Take back', how: 'The arrow at the top, or Ctrl+Z. It says beforehand whether a die was cast.' },
    ],
  },
  tour: {
    start: 'Guided tour',
    next: 'Next',
    done: 'Let me play',
    quit: 'Leave the tour',
    step: (at, of) => `${at} of ${of}`,
  },
  rulebook: {
    of: (game) => `The rules of ${game}`,
    search: 'Search for a rule',
    count: (shown, all) => (shown === all ? `${all} rules` : `${shown} of ${all} rules`),
    none: 'No rule speaks of that.',
    reading: 'Our reading',
    example: 'Example',
    inForce: 'In force at this table',
    companion: 'Our addition',
    companionText: 'Not in the book: added so that the game can be played to its end.',
    played: 'The table applies every one of these rules, and tests prove it.',
    defaultValue: 'by default',
    coverage: (code, tests) => `Applied in ${code || '—'} · put to the test ${tests === 1 ? 'once' : `${tests} times`}`,
    topics: 'Contents',
    proof: 'The proof',
  },
  replayPage: {
    title: 'Watch a game again',
    drop: 'Drop a game file here, or choose one.',
    bad: 'This file does not open',
    holds: 'Checked: every move was judged again',
    broken: 'This game does not check out',
    goOn: 'Go on here',
    goOnline: 'Go on by links',
  },
} satisfies Pick<Catalogue, 'learnPage' | 'tour' | 'rulebook' | 'replayPage'>;
