import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fraction } from '@arbitre/kernel';
import { race } from '@arbitre/kernel/kit';
import { loadMatch, registryOf } from '@arbitre/referee/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere } from '../testing/fake-shell.ts';

const games = registryOf(race);
let cwd: string;

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'arbitre-play-'));
  const text = 'game: race\ntitle: {fr: La piste, en: The track}\nlength: 12\nreserves: {red: 2, blue: 3}\n';
  writeFileSync(join(cwd, 'race.yaml'), text);
});

afterAll(() => rmSync(cwd, { recursive: true, force: true }));

/** What a session answers to these lines; the last table is what follows the last prompt but one. */
async function session(
  lines: readonly string[],
  args: readonly string[] = ['race.yaml', '--seed', '7'],
  registry = games,
) {
  const { code, out, err } = await runHere(['play', ...args], {
    cwd,
    games: registry,
    input: lines.map((line) => `${line}\n`).join(''),
  });
  expect([code, err]).toEqual([0, '']);
  return { out, answers: out.split(/(?:Red|Blue|Rouge|Bleu)? ?> /).slice(1) };
}

function saved(name: string) {
  const loaded = loadMatch(readFileSync(join(cwd, name), 'utf8'), games);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  return loaded.value.match;
}

test('the table shows the game, the board, the sheet, the legend and the numbered choices', async () => {
  const { out } = await session(['quit']);
  expect(out).toBe(
    [
      `The track${' '.repeat(72)}0 commands · seed 7`,
      '',
      '   a b c d e f g h i j k l',
      ' 1 RB. . . . . . . . . . .    Reserve  2',
      '',
      '                              Red',
      '                                R Red a1',
      '                              Blue',
      '                                B Blue a1',
      '                              . track',
      '',
      'Red to play.',
      '  1  Roll the die  roll',
      '  2  Dash          dash',
      '',
      'Red > quit',
      '',
    ].join('\n'),
  );
});

test('a number and a typed command play, and what happened is told', async () => {
  const { answers } = await session(['2', 'dash', 'quit']);
  expect(answers[0]).toContain('Red dashes.\n\nBlue to play.');
  expect(answers[1]).toContain('Blue dashes.\n\nRed to play.\n  1  Roll the die  roll\n');
});

test('a refused command is answered with the sentence and the rule in our words; nothing changes', async () => {
  const { answers } = await session(['dash', 'roll', 'dash', 'quit']);
  expect(answers[2]).toContain(
    'The reserve is already spent.\n  rc.dash.1 — Dash\n  Once, a runner moves by its secret reserve',
  );
  expect(answers[2]).not.toContain('Roll the die');
});

test('? previews a choice with its odds, why tells the rule and its rulings in full', async () => {
  const { answers } = await session(['? 1', '?2', 'dash', 'roll', 'why dash', '?', 'quit']);
  expect(answers[0]).toContain('Dice decide what follows.');
  expect(answers[0]).toContain('squares run (mean 3.5)');
  expect(answers[0]).toMatch(/6 +█+ +1\/6 \(16\.7%\)/);
  expect(answers[1]).toContain('Path: c1');
  expect(answers[1]).toContain('   a b c d e f g h i j k l\n 1 RB. 1 .');
  expect(answers[4]).toContain('The reserve is already spent.');
  expect(answers[4]).toContain('● 0: none (by default)');
  expect(answers[5]).toContain('Of what?');
});

test('a line that means nothing says what was expected', async () => {
  const { answers } = await session(['jump', '99', '', 'quit']);
  expect(answers[0]?.replaceAll('\n', ' ')).toBe(
    'jump “jump” is not understood. Type a number from 1 to 2, the command beside it, or the first letters of one; help tells the rest.  ',
  );
  expect(answers[1]).toContain('There is no choice 99: they go from 1 to 2.');
  expect(answers[2]).toContain('Red to play.');
});

test('a number keeps its sign, and the same is said in French', async () => {
  const { answers } = await session(['lang fr', '-1', '0', 'zut', 'quitter']);
  expect(answers[1]).toContain('Il n’y a pas de choix -1\u202f: ils vont de 1 à 2.');
  expect(answers[2]).toContain('Il n’y a pas de choix 0');
  expect(answers[3]).toContain('«\u202fzut\u202f» n’est pas compris. Tapez un numéro de 1 à 2');
});

test('the first letters of a command, a label or a group show the choices they point at, with their numbers', async () => {
  const { answers } = await session(['da', 'sprint', 'lang fr', 'sprint', 'list', 'list rol', '? da', 'quit']);
  expect(answers[0]).toBe('da\nOne choice says that:\n  2  Dash  dash\n\n');
  expect(answers[1]).toContain('“sprint” is not understood');
  expect(answers[3]).toContain('  2  Sprinter\n');
  expect(answers[4]).toBe('list\n  1  Lancer le dé\n  2  Sprinter\n\n');
  expect(answers[5]).toContain('  1  Lancer le dé\n');
  expect(answers[6]).toContain('  2  Sprinter\n');
});

test('undo without a die is free, undo of a die is not, and redo makes it again with the same faces', async () => {
  const { answers } = await session([
    'undo',
    'dash',
    'undo',
    'redo',
    'roll',
    'undo',
    'roll',
    'undo',
    'redo',
    'redo',
    'quit',
  ]);
  expect(answers[0]).toContain('There is nothing to take back.');
  expect(answers[2]).toContain('Taken back, freely: no die had been cast.');
  expect(answers[2]).toContain('Red to play.');
  expect(answers[3]).toContain('Red dashes.\n\nBlue to play.');
  const thrown = /Blue rolls \d and runs\./.exec(answers[4] ?? '')?.[0];
  expect(thrown).toBeDefined();
  expect(answers[5]).toContain('A die had been cast');
  expect(answers[6]).toContain(thrown);
  expect(answers[8]).toContain(thrown);
  expect(answers[9]).toContain('There is nothing to make again.');
});

test('log tells all that happened, rules shows a rule, help lists what can be typed, lang changes everything', async () => {
  const { answers } = await session([
    'dash',
    'dash',
    'log',
    'rules rc.roll.1',
    'help',
    'lang fr',
    'aide',
    'lang de',
    'quit',
  ]);
  expect(answers[2]).toBe('log\nRed dashes.\nBlue dashes.\n\n');
  expect(answers[3]).toContain('rc.roll.1 — Running\nA D6 gives the number of squares.');
  expect(answers[4]).toContain('undo, redo');
  expect(answers[5]).toContain('La piste');
  expect(answers[5]).toContain('À Rouge de jouer.');
  expect(answers[6]).toContain('annuler, refaire');
  expect(answers[7]).toContain('langue inconnue');
});

test('save writes the game, resume goes on with it, and quitting keeps what was not saved', async () => {
  await session(['dash', 'save kept.json', 'dash', 'quit']);
  expect(saved('kept.json').entries.map(({ command }) => command.do)).toEqual(['dash', 'dash']);
  const { answers } = await session(['roll', 'quit'], ['--resume', 'kept.json']);
  expect(answers[0]).toMatch(/Red rolls \d and runs\./);
  expect(saved('kept.json').entries).toHaveLength(3);
});

test('a game left without a file is kept among the games under way, and the menu offers it', async () => {
  const { out } = await session(['dash', 'quit'], ['race.yaml', '--seed', '21']);
  const name = 'race-the-track-21.json';
  expect(out).toContain(`Saved: ${join(cwd, 'arbitre', 'games', name)}`);
  expect(readdirSync(join(cwd, 'arbitre', 'games'))).toContain(name);
  const menu = await session(['x', '1', 'quit'], []);
  expect(menu.out).toContain('Games under way\n   1  The track\n      one command played');
  expect(menu.out).toContain('A number from 1 to');
  expect(menu.out).toContain('Blue to play.');
});

test('a game that nobody has begun is not kept', async () => {
  await session(['? 1', 'quit'], ['race.yaml', '--seed', '22']);
  expect(existsSync(join(cwd, 'arbitre', 'games', 'race-the-track-22.json'))).toBe(false);
});

test('the title follows the language, in a game that was saved in another', async () => {
  await session(['roll', 'save titled.json', 'quit'], ['race.yaml', '--seed', '7', '--lang', 'fr']);
  expect(saved('titled.json').header.title).toBe('La piste');
  const { answers, out } = await session(['lang fr', 'roll', 'quit'], ['--resume', 'titled.json', '--lang', 'en']);
  expect(out).toMatch(/^The track /);
  expect(answers[0]).toMatch(/\nLa piste /);
  const run = async (...args: readonly string[]) => (await runHere(args, { cwd, games })).out;
  expect(await run('replay', 'titled.json', '--lang', 'en')).toMatch(/^The track\n/);
  expect(await run('replay', 'titled.json', '--lang', 'fr')).toMatch(/^La piste\n/);
  expect(JSON.parse(await run('verify', 'titled.json', '--json'))).toMatchObject({ holds: true });
});

test('resume inside a session changes games and keeps the one that was left', async () => {
  await session(['dash', 'save first.json', 'quit']);
  const { out } = await session(
    ['roll', 'resume first.json', 'resume nowhere.json', 'resume', 'quit'],
    ['race.yaml', '--seed', '23'],
  );
  expect(out).toContain('race-the-track-23.json');
  expect(out).toContain('1 command · seed 7');
  expect(out).toContain('nowhere.json: there is no such file');
  expect(out).toContain('Which game? resume FILE');
});

test('at one keyboard, each seat sees what it may know, and no more', async () => {
  const discreet: typeof race = {
    ...race,
    redact: (fact, _before, seat) => (fact.is === 'dashed' && fact.who !== seat ? null : fact),
  };
  const { answers } = await session(['dash', 'log', 'quit'], ['race.yaml', '--seed', '7'], registryOf(discreet));
  expect(answers[0]).toContain('Blue to play.');
  expect(answers[0]).not.toContain('Red dashes.');
  expect(answers[1]).toBe('log\n\n');
});

test('the end of the input leaves the table like quit', async () => {
  await session(['dash', 'dash'], ['race.yaml', '--seed', '7', '--save', 'piped.json']);
  expect(saved('piped.json').entries).toHaveLength(2);
});

test('the machine plays its seat, the same way each time, and undo goes back past it', async () => {
  const args = ['race.yaml', '--seed', '5', '--bot', 'blue'];
  const first = await session(['dash', 'undo', 'quit'], args);
  expect(first.answers[0]).toMatch(/Red dashes\.\nBlue (?:dashes|rolls \d and runs)\.\n\nRed to play\./);
  expect(first.answers[1]).toContain('Red to play.');
  expect(first.answers[1]).toContain('0 commands');
  expect((await session(['dash', 'undo', 'quit'], args)).out).toBe(first.out);
});

test('a game played to its end says the result, its figures, where it is kept, and leaves', async () => {
  const scored: typeof race = {
    ...race,
    outcome(state) {
      const outcome = race.outcome(state);
      return outcome && { ...outcome, score: { run: 1234, red: 2 } };
    },
  };
  const lines = [...Array.from({ length: 12 }, () => '1'), 'log', 'undo', 'quit'];
  const { out } = await session(lines, ['race.yaml', '--seed', '9'], registryOf(scored));
  const file = join(cwd, 'arbitre', 'games', 'race-the-track-9.json');
  expect(out).toMatch(/(?:Red|Blue) wins\.\n\n {2}squares run {2}1,234\n {2}score, Red {3}2\n\nSaved: /);
  expect(out.endsWith(`Saved: ${file}\nTo see it again: arbitre replay ${file}\n`)).toBe(true);
  expect(out).not.toContain('> log');
});

test('out of a clone, the farewell names the command that works there', async () => {
  const { out } = await runHere(['play', 'race.yaml', '--seed', '43', '--bot', 'red', '--bot', 'blue'], {
    cwd,
    games,
    env: { npm_lifecycle_event: 'arbitre' },
  });
  expect(out).toContain('To see it again: npm run arbitre -- replay ');
});

test('the machine alone plays to the end and leaves', async () => {
  const { out } = await session([], ['race.yaml', '--seed', '41', '--bot', 'Red', '--bot', 'Bleu']);
  expect(out).toMatch(/(?:Red|Blue) wins\.\n\nSaved: /);
  expect(out).not.toContain('> ');
});

test('a game that is over can be opened again, and stays open to questions', async () => {
  await session(
    Array.from({ length: 12 }, () => '1'),
    ['race.yaml', '--seed', '9', '--save', 'over.json'],
  );
  const { out, answers } = await session(['log', '1', 'undo', 'quit'], ['--resume', 'over.json']);
  expect(out).toContain('The game is over. undo takes back');
  expect(answers[0]).toMatch(/Red rolls \d and runs\./);
  expect(answers[1]).toContain('The game is over.');
  expect(answers[2]).toContain('to play.');
});

test('the same seed played twice is kept twice, and a file is never saved over another', async () => {
  const folder = join(cwd, 'arbitre', 'games');
  await session(['dash', 'quit'], ['race.yaml', '--seed', '31']);
  await session(['roll', 'quit'], ['race.yaml', '--seed', '31']);
  const kept = readdirSync(folder).filter((name) => name.includes('-31'));
  expect(kept.toSorted()).toEqual(['race-the-track-31-2.json', 'race-the-track-31.json']);
  expect(saved(join('arbitre', 'games', 'race-the-track-31.json')).entries[0]?.command).toEqual({ do: 'dash' });
  writeFileSync(join(cwd, 'mine.json'), '{}');
  const { out } = await session(['dash', 'save mine.json', 'save', 'save other.json', 'save', 'quit']);
  expect(out).toContain('mine.json: this file exists already');
  expect(readFileSync(join(cwd, 'mine.json'), 'utf8')).toBe('{}');
  expect(saved('other.json').entries).toHaveLength(1);
});

test('what the next question says is not told just before it', async () => {
  const wordy: typeof race = {
    ...race,
    words: {
      ...race.words,
      en: { ...race.words.en, fact: () => 'Blue to play.', decision: () => 'Turn 2: blue to play.' },
    },
  };
  const { answers } = await session(['dash', 'log', 'quit'], ['race.yaml', '--seed', '7'], registryOf(wordy));
  expect(answers[0]).not.toContain('Blue to play.\n\nTurn 2');
  expect(answers[1]).toBe('log\nBlue to play.\n\n');
});

test('the forecast of a fight stands beside the choice, the likeliest ending first', async () => {
  const fighting: typeof race = {
    ...race,
    forecast: (_state, _seat, { do: verb }) =>
      verb === 'dash'
        ? [
            {
              assuming: 'alone',
              endings: [
                { ending: 'falls', weight: fraction(3, 20) },
                { ending: 'wins', weight: fraction(17, 20) },
              ],
            },
          ]
        : [],
  };
  const { out, answers } = await session(['? 2', 'quit'], ['race.yaml', '--seed', '7'], registryOf(fighting));
  expect(out).toContain('  2  Dash          dash  wins 85% · falls 15%\n');
  expect(answers[0]).toMatch(/Forecast, alone:\n {2}falls +█+▏ +3\/20 \(15%\)/);
});

test('what a menu shows of a forecast makes 100 %, the endings that are not named included', async () => {
  const weights = [3, 3, 1, 1, 1].map((ninths) => fraction(ninths, 9));
  const fighting: typeof race = {
    ...race,
    forecast: (_state, _seat, { do: verb }) =>
      verb === 'dash'
        ? [{ assuming: 'alone', endings: weights.map((weight, n) => ({ ending: `e${n}`, weight })) }]
        : [],
  };
  const { out } = await session(['lang fr', 'quit'], ['race.yaml', '--seed', '7'], registryOf(fighting));
  expect(out).toContain('  2  Dash          dash  e0 33.4% · e1 33.3% · e2 11.1% · otherwise 22.2%\n');
  expect(out).toContain('e2 11,1\u202f% · autrement 22,2\u202f%\n');
});

test('a label too long for the window goes on under itself, and its command is left to the number', async () => {
  const label = 'Run as if the whole town were behind, '.repeat(4).trim();
  const wordy: typeof race = {
    ...race,
    words: { ...race.words, en: { ...race.words.en, command: () => label } },
  };
  const { out } = await session(['quit'], ['race.yaml', '--seed', '7'], registryOf(wordy));
  const menu = out.slice(out.indexOf('Red to play.')).split('\n').slice(1, 5);
  expect(menu.every((line) => line.length <= 100)).toBe(true);
  expect(menu.map((line) => /^( {2}[12] {2}| {5})Run|^ {5}\S/.test(line))).toEqual([true, true, true, true]);
});

test('rulings of the command line are in force, and kept with the game', async () => {
  const { answers } = await session(
    ['? dash', 'rules rc.dash.1', 'dash', 'save ruled.json', 'quit'],
    ['race.yaml', '--seed', '7', '--ruling', 'dashToll=1'],
  );
  expect(answers[0]).toContain('Path: b1');
  expect(answers[1]).toContain('● 1: one');
  expect(saved('ruled.json').header.rulings).toEqual({ dashToll: 1 });
});

test('a command written beside a choice is that choice, also when the table has a word of its own for it', async () => {
  const saving: typeof race = {
    ...race,
    writeCommand: (command) => (command.do === 'roll' ? 'save it' : race.writeCommand(command)),
    readCommand: (text, state) => race.readCommand(text.replace('save it', 'roll'), state),
  };
  const { out } = await session(['save it', 'quit'], undefined, registryOf(saving));
  expect(out).toContain('1 command · seed 7');
  expect(existsSync(join(cwd, 'it'))).toBe(false);
});

test('the words of a label play it, in either language; a word of several choices lists them', async () => {
  const { answers } = await session(['roll the die', 'lang fr', 'lancer', 'sprinter', 'quitter']);
  expect(answers[0]).toMatch(/Red rolls \d and runs\./);
  expect(answers[2]).toMatch(/Bleu lance \d/);
  expect(answers[3]).toContain('Rouge sprinte');
});

test('a line that was almost right is told what was meant', async () => {
  const { answers } = await session(['dassh', 'lang fr', 'sprinte r', 'conseli', 'quitter']);
  expect(answers[0]).toContain('Did you mean “dash”?');
  expect(answers[2]).toContain('Vouliez-vous dire «\u202fsprinter\u202f»');
  expect(answers[3]).toContain('Vouliez-vous dire «\u202fconseil\u202f»');
});

test('the machine keeps its seats in a game that is saved and resumed, unless told otherwise', async () => {
  await session(['dash', 'save seated.json', 'quit'], ['race.yaml', '--seed', '5', '--bot', 'blue=random']);
  expect(readFileSync(join(cwd, 'seated.json'), 'utf8')).toContain('"computers": {"blue":"random"}');
  const resumed = await session(['roll', 'opponent', 'quit'], ['--resume', 'seated.json']);
  expect(resumed.answers[0]).toMatch(/Blue (?:dashes|rolls \d and runs)\./);
  expect(resumed.answers[1]).toContain('Blue: random');
  const freed = await session(['opponent blue=me', '1', 'quit'], ['--resume', 'seated.json']);
  expect(freed.answers[0]).toContain('Blue: someone at this keyboard');
  expect(freed.answers[1]).toContain('Blue to play.');
});

test('whoever gives up is asked once; the game is over, is kept as given up, and undo takes it back', async () => {
  const asked = await session(['resign', 'dash', 'quit']);
  expect(asked.answers[0]).toContain('Really give the game up? Type yes, or resign once more.');
  expect(asked.out).not.toContain('gave up');
  const ended = await session(['dash', 'save given-up.json', 'resign', 'resign']);
  expect(ended.out).toContain('Blue gave up: victory for Red.');
  const agreed = await session(['resign', 'yes']);
  expect(agreed.out).toContain('Red gave up: victory for Blue.');
  const french = await session(['lang fr', 'abandonner', 'oui']);
  expect(french.answers[1]).toContain('Tapez oui, ou abandonner une seconde fois.');
  expect(french.out).toContain('Abandon, Rouge');
  const unasked = await session(['yes', 'resign', 'board', 'yes', 'quit']);
  expect(unasked.answers[0]).toContain('“yes” is not understood');
  expect(unasked.out).not.toContain('gave up');
  const text = readFileSync(join(cwd, 'given-up.json'), 'utf8');
  expect(text).toContain('"givenUp": ["blue"]');
  expect(saved('given-up.json').entries).toHaveLength(1);
  const resumed = await session(['undo', 'roll', 'quit'], ['--resume', 'given-up.json']);
  expect(resumed.out).toContain('Blue gave up: victory for Red.');
  expect(resumed.answers[0]).toContain('Blue to play.');
});
