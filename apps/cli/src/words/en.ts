import { sayNumber } from '@arbitre/referee/words';
import type { Words } from './words.ts';

const tables = (count: number) => (count === 1 ? '1 table' : `${sayNumber(count, 'en')} tables`);
const entriesOf = (count: number) => (count === 1 ? '1 entry' : `${sayNumber(count, 'en')} entries`);

const agreeing = (passed: number, total: number) =>
  passed === total ? `all ${total} verdicts agree` : `${passed} of ${total} verdicts agree`;

export const en: Words = {
  help: {
    what: 'Arbitre, a referee for tabletop tactics.',
    usage: 'Usage:',
    verb: 'VERB …',
    options: '[OPTIONS]',
    position:
      'POSITION is a scenario or position file (YAML or JSON), a saved game, the name of a shipped scenario, or - for the input.',
    exit: 'Exit codes:',
    exits: [
      [0, 'yes: legal, found, valid, all as recorded'],
      [1, 'no: refused, not found, differs, or not what was recorded'],
      [2, 'not understood: an unknown word, a file that cannot be read'],
    ],
    more: 'arbitre VERB --help tells more. The language is that of --lang, else of LC_ALL, LC_MESSAGES or LANG, else English.',
  },
  rules: {
    reading: 'Our reading',
    example: 'Example',
    ruling: 'Ruling',
    byDefault: 'by default',
    how: 'arbitre rules ID, a topic (dx.web), a game, or words to look for.',
    count: (rules) => `${rules} rules:`,
    none: (text) => `No rule says “${text}”.`,
  },
  menu: {
    title: 'Arbitre',
    welcome: 'A referee for tabletop tactics. Choose a number; q leaves.',
    games: 'Games',
    side: 'Which side do you take?',
    everyone: 'All of them, at this keyboard',
    against: 'Who plays the others?',
    back: '   0  back',
    saved: 'Games under way',
    nothing: 'No scenario was found. Give a file: arbitre play SCENARIO',
    entries: (count) => (count === 1 ? 'one command played' : `${count} commands played`),
    range: (most) => `A number from 1 to ${most}, or q.`,
  },
  play: {
    intro: 'A number plays that choice; so does the command written beside it, or its words. Tab completes.',
    help: [
      ['? 3', 'what choice 3 would do, its path and odds'],
      ['list [WORD]', 'all the choices, or those that a word begins'],
      ['why COMMAND', 'the same of a command; or the rule that refuses it'],
      ['reach NAME', 'where a figure can get to, and at what cost'],
      ['hint', 'what a good player would do here, and why'],
      ['opponent red=captain', 'who plays where: apprentice, soldier, captain, master, me'],
      ['undo, redo', 'take back, make again'],
      ['board, legend', 'the table again; what its signs stand for'],
      ['look CELL|NAME', 'bring it into sight, on a board larger than the window'],
      ['log', 'all that has happened'],
      ['rules ID|TEXT', 'a rule in full, or the rules that say it'],
      ['save [FILE]', 'keep the game'],
      ['resume FILE', 'go on with another game'],
      ['lang fr|en', 'change language'],
      ['resign', 'give the game up'],
      ['quit', 'leave; the game is kept'],
    ],
    legendShows: '… legend shows it all',
    page: (page, pages) => (page === pages ? '— Enter: back to the choices —' : `— ${page}/${pages} · Enter: more —`),
    thinking: (who) => `${who}: thinking…`,
    plan: (who, plan) => `${who} – the plan: ${plan}.`,
    keyboard: 'someone at this keyboard',
    listShows: 'list shows them all; a name or first letters show some.',
    summedUp: (example) =>
      `A name or the first letters of a word (${example}) show those choices; list shows them all.`,
    narrow: (across, window) =>
      `The board takes ${across} columns and the window has ${window}: widen it, or make its letters smaller.`,
    choices: (count) => `${count} choices`,
    otherwise: 'otherwise',
    notUnderstood: (line, most, close) =>
      `“${line}” is not understood. ${close === null ? '' : `Did you mean “${close}”? `}${most === 1 ? 'Type 1' : `Type a number from 1 to ${most}`}, the command beside it, or the first letters of one; help tells the rest.`,
    noSuchChoice: (number, most) =>
      `There is no choice ${number}: ${most === 1 ? 'there is only 1' : `they go from 1 to ${most}`}. help tells what else can be typed.`,
    allSay: (count) =>
      count === 1 ? 'The only choice says that: 1 plays it.' : 'All the choices say that: a number plays one.',
    byWord: (heading, word) => `${heading} (type ${word})`,
    matching: (count) => (count === 1 ? 'One choice says that:' : `${count} choices say that:`),
    again: (arbitre, file) => `To see it again: ${arbitre} replay ${file}`,
    resignSure: 'Really give the game up? Type yes, or resign once more.',
    gaveUp: (seats, winners) => `${seats} gave up: ${winners === '' ? 'the game is lost' : `victory for ${winners}`}.`,
    over: 'The game is over. undo takes back, log tells it all, quit leaves.',
    previewWhat: 'Of what? Try ? 1, or why followed by a command.',
    resumeWhat: 'Which game? resume FILE',
    noHint: 'Nobody has advice to give here.',
    hintPlays: (typed) => `Type ${typed} to play it.`,
    nothingToUndo: 'There is nothing to take back.',
    nothingToRedo: 'There is nothing to make again.',
    undoneFree: 'Taken back, freely: no die had been cast. redo makes it again.',
    undoneDice:
      'Taken back. A die had been cast: at a table all would have to agree; alone, you do. The same faces will come again.',
    moment: (entries, seed) => `${entries === 1 ? '1 command' : `${entries} commands`} · seed ${seed}`,
    saved: (file) => `Saved: ${file}`,
  },
  chose: (who, what) => `${who}: ${what}`,
  nothingOffered: 'Nothing is offered.',
  staysPut: 'It cannot move.',
  reaches: (piece, count) => `${piece}: ${count === 1 ? '1 destination' : `${sayNumber(count, 'en')} destinations`}`,
  triggers: (count) => (count === 1 ? '1 reaction' : `${count} reactions`),
  stoppedByDice: (left) =>
    `Dice decide what comes of it: ${left === 1 ? 'the last command is' : `the last ${left} commands are`} not judged. --seed N casts them.`,
  reachHeadings: {
    to: 'to',
    cost: 'cost',
    path: 'path',
    chance: 'chance',
    triggers: 'triggers',
    safest: 'safest way',
    forbids: 'forbids afterwards',
  },
  safest: (cost, path) => `${cost}: ${path}`,
  tooWide: 'One command has more outcomes than can be counted.',
  sequences: (depth, count) =>
    `${sayNumber(count, 'en')} ${count === 1n ? 'sequence' : 'sequences'} of ${depth} ${depth === 1 ? 'command' : 'commands'}`,
  valid: (title, game) => `${title}: a valid scenario — ${game}`,
  simulated: (games, seed, players) =>
    `${games === 1 ? '1 game' : `${sayNumber(games, 'en')} games`} ${players === null ? 'of random legal play' : `(${players})`}, seed ${seed}`,
  serve: {
    here: 'On this machine ',
    there: 'On your network ',
    kept: 'Tables kept in  ',
    stop: 'Ctrl-C stops the server; tables wait for the next time.',
    open: (url) => `Arbitre is served: open ${url}`,
  },
  backedUp: (games, entries, file) => `Kept ${tables(games)} and ${entriesOf(entries)} in ${file}.`,
  restored: (games, entries, file) => `Brought back ${tables(games)} and ${entriesOf(entries)} from ${file}.`,
  conforms: (game, title, passed, total) => `${game}, published cases “${title}”: ${agreeing(passed, total)}.`,
  conformsInAll: (files, passed, total) => `In all, ${files} files: ${agreeing(passed, total)}.`,
  differs: (id, rules, expected, found) => `${id} (${rules}): expected ${expected}, found ${found}`,
  unfinished: 'Given up before the end',
  nobodyWins: 'Nobody wins',
  nothingMeasured: 'Whatever the dice, nobody gains or loses anything that is counted.',
  othersAtRandom: 'the others at random',
  forExample: (ending) => `For example: ${ending}`,
  everyoneWins: 'Everyone wins',
  victory: (names) => `Victory: ${names}`,
  scoreOf: (who) => `score, ${who}`,
  commands: 'commands',
  spread: ['least', 'median', 'most', 'mean'],
  interval: (low, high) => `95%: ${low} to ${high}`,
  match: {
    played: (one, other, pairs, seed) =>
      `${one} against ${other}: ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of games on the same dice, seed ${seed}`,
    score: (one, share, margin, few) =>
      `${one} takes ${share} of the points, ± ${margin}${few ? ': so few games tell nothing yet' : ''}.`,
    lessLuck: (share, margin) => `Less the luck of the dice: ${share}, ± ${margin}.`,
    drawn: (games) => `Drawn or given up: ${games}.`,
    alone: (one, other, games) => `Won: ${one} and ${other}, of ${games} each.`,
    pairs: (counts) => `Pairs by points (0, ½, 1, 1½, 2): ${counts}`,
    verdict: {
      low: 'Test: the first is not clearly stronger.',
      high: 'Test: the first is clearly stronger (65% or more).',
      undecided: 'Test: not decided yet.',
    },
    thought: ['  Milliseconds of processor', 'decisions', 'median', '95%'],
  },
};
