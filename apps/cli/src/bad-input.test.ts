import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { race } from '@arbitre/kernel/kit';
import { registryOf } from '@arbitre/referee/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere } from './testing/fake-shell.ts';

const games = registryOf(race);
let cwd: string;

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'arbitre-bad-'));
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(cwd, name), content);
  write('good.yaml', 'game: race\nlength: 30\nreserves: {red: 2, blue: 3}\n');
  await runHere(['play', 'good.yaml', '--seed', '7', '--save', 'game.json'], {
    cwd,
    games,
    input: 'roll\ndash\nroll\nroll\nquit\n',
  });
  const saved = readFileSync(join(cwd, 'game.json'), 'utf8');
  write('malformed.yaml', 'game: race\nlength: [12\nreserves: {red: 2, blue: 3}\n');
  write('misspelt.yaml', 'game: race\nlenght: 12\nreserves: {red: 2, blue: 3}\n');
  write('stranger.yaml', 'game: rice\nlength: 12\n');
  write('empty.yaml', '');
  write('binary.yaml', Uint8Array.from([0xff, 0xfe, 0x00, 0x01, 0x80]));
  write('truncated.json', saved.slice(0, saved.length / 2));
  write('tampered.json', saved.replace('"die":', '"dice":'));
  write('version.json', saved.replace('"rules": "1.0"', '"rules": "0.9"'));
  write('other.json', '{"header": {"format": "arbitre-game", "formatVersion": 3}, "entries": []}');
  write('cases.json', '{"format": "arbitre-conformance", "game": "race"}');
  write('garbled.json', saved.replace('"is":"ran"', '"is":"flown"'));
  write('huge.yaml', '');
  truncateSync(join(cwd, 'huge.yaml'), 300_000_000); // sparse: it takes no room and must not be read
  mkdirSync(join(cwd, 'folder'));
});

afterAll(() => rmSync(cwd, { recursive: true, force: true }));

test.each([
  ['malformed scenario', 'check malformed.yaml', 'malformed.yaml, line 3, column 1', 'ligne 3, colonne 1'],
  ['misspelt key', 'check misspelt.yaml', 'did you mean “length”?', 'vouliez-vous dire « length » ?'],
  ['unknown game', 'offers stranger.yaml', 'did you mean “race”?', 'jeu inconnu : "rice"'],
  ['empty file', 'offers empty.yaml', 'the file is empty', 'le fichier est vide'],
  ['binary file', 'offers binary.yaml', 'this is not a text file', 'ce n’est pas un fichier de texte'],
  ['huge file', 'check huge.yaml', 'the file is too large', 'le fichier est trop gros'],
  ['missing file', 'check nowhere.yaml', 'nowhere.yaml: there is no such file', 'ce fichier n’existe pas'],
  [
    'no such scenario',
    'check firststeps',
    'nor a shipped scenario of that name',
    'ni fichier ni scénario fourni de ce nom',
  ],
  ['a misspelt scenario', 'play the-dool', 'Did you mean “the-duel”?', 'Vouliez-vous dire « the-duel » ?'],
  [
    'a misspelt file',
    'play god.yaml',
    'god.yaml: there is no such file. Did you mean “good.yaml”?',
    'god.yaml : ce fichier n’existe pas. Vouliez-vous dire « good.yaml » ?',
  ],
  [
    'a misspelt file of ours',
    'play scenarios/thucidide/the-vilage-on-the-road.yaml',
    'Did you mean “the-village-on-the-road”?',
    'Vouliez-vous dire « the-village-on-the-road » ?',
  ],
  ['help on no verb', 'help gudge', 'Did you mean “judge”?', 'verbe inconnu « gudge »'],
  ['a folder', 'check folder', 'this is a folder, a file is expected', 'c’est un dossier, un fichier est attendu'],
  ['a path through a file', 'check good.yaml/x', 'the path goes through a file', 'ce chemin passe par un fichier'],
  ['truncated log', 'replay truncated.json', 'cut short', 'tronqué'],
  ['tampered log', 'offers tampered.json', 'entry 1 is not what was recorded', 'l’entrée 1 n’est pas celle'],
  ['another rules version', 'offers version.json', 'under version 0.9 of the rules', 'sous la version 0.9 des règles'],
  ['another format', 'verify other.json', 'format 3 of saved games', 'format 3 des parties'],
  ['a scenario for a saved game', 'replay good.yaml', 'this is not JSON', 'ce n’est pas du JSON'],
  ['a saved game for a scenario', 'simulate game.json', 'a scenario is expected', 'un scénario est attendu'],
  ['unknown verb', 'gudge good.yaml', 'Did you mean “judge”?', 'verbe inconnu « gudge »'],
  [
    'unknown option',
    'judge good.yaml --dho roll',
    'unknown option “--dho”. Did you mean “--do”?',
    'option inconnue « --dho »',
  ],
  ['option without its value', 'judge good.yaml --do', 'the option --do needs COMMAND', 'l’option --do attend COMMAND'],
  ['switch with a value', 'perft good.yaml --divide=3', 'takes no value', 'ne prend pas de valeur'],
  ['no command', 'judge good.yaml', '--do COMMAND is missing', 'il manque --do COMMAND'],
  ['no position', 'judge --do roll', 'POSITION is missing', 'il manque POSITION'],
  [
    'a value without its option',
    'judge good.yaml roll',
    '“roll” is one word too many. A value comes after the name of its option: --do COMMAND, --seat SEAT, --at N, --seed N',
    '« roll » est de trop. Une valeur suit le nom de son option : --do COMMAND, --seat SEAT, --at N, --seed N',
  ],
  ['one word too many', 'check good.yaml twice', '“twice” is one word too many', '« twice » est de trop'],
  ['unknown command', 'judge good.yaml --do jump', '--do: expected roll or dash, found jump', 'attendu : roll ou dash'],
  ['command in bad JSON', 'judge good.yaml --do {"do":', 'something is missing here', 'il manque ici quelque chose'],
  [
    'unknown seat',
    'offers good.yaml --seat vert',
    'unknown seat “vert”. There are: Red, Blue',
    'Il y a : Rouge (red), Bleu (blue)',
  ],
  ['unknown piece', 'reach good.yaml --piece blu', 'Did you mean “blue”?', 'figure inconnue « blu »'],
  ['no piece', 'reach good.yaml', 'which figure? Red, Blue', 'quelle figure ? Rouge (red), Bleu (blue)'],
  ['a moment of a scenario', 'offers good.yaml --at 0', 'good.yaml is a scenario', 'good.yaml est un scénario'],
  ['a replay past the end', 'replay game.json --to 9', '--to 9: the game has 4 entries', 'la partie compte 4 entrées'],
  [
    'nothing to do',
    'judge good.yaml --do=',
    '--do is empty: say what is attempted, for example --do "roll"',
    '--do est vide : dites',
  ],
  [
    'a ruling without a value',
    'simulate good.yaml --ruling zz',
    '--ruling zz: expected NAME=VALUE',
    'attendu NOM=VALEUR',
  ],
  ['a ruling without a name', 'play good.yaml --ruling =1', '--ruling =1: expected NAME=VALUE', 'attendu NOM=VALEUR'],
  ['a secret where there is none', 'verify game.json --secret zz', 'they have no secret', 'ils n’ont pas de secret'],
  [
    'a scenario for published cases',
    'conformance good.yaml',
    'not a file of published cases',
    'pas un fichier de cas publiés',
  ],
  [
    'a saved game for published cases',
    'conformance game.json',
    'not a file of published cases',
    'pas un fichier de cas publiés',
  ],
  [
    'cases of a game that has none',
    'conformance cases.json',
    'no case is published for race',
    'aucun cas n’est publié pour race',
  ],
  ['a moment past the end', 'offers game.json --at 9', 'the game has 4 entries', 'la partie compte 4 entrées'],
  [
    'a word for a number',
    'perft good.yaml --depth two',
    '--depth: expected a whole number from 0 to 50',
    'un nombre entier de 0 à 50',
  ],
  [
    'too many games',
    'simulate good.yaml --games 99999999',
    'expected a whole number from 1 to',
    'un nombre entier de 1 à',
  ],
  ['unknown ruling', 'simulate good.yaml --ruling dashTol=1', 'did you mean “dashToll”?', 'clé inconnue « dashTol »'],
  [
    'unknown value of a ruling',
    'simulate good.yaml --ruling dashToll=5',
    'expected 0 or 1, found 5',
    'attendu : 0 ou 1',
  ],
  ['unknown game of a schema', 'schema rice', 'Did you mean “race”?', 'jeu inconnu « rice »'],
  ['unknown language', 'offers good.yaml --lang de', 'unknown language “de”', null],
  ['play for machines', 'play good.yaml --json', 'play speaks to people', 'play s’adresse à des personnes'],
  ['begin and resume at once', 'play good.yaml --resume game.json', 'choose', 'il faut choisir'],
  ['a bot on no seat', 'play good.yaml --bot green', 'unknown seat “green”', 'place inconnue « green »'],
])('%s: exit 2, a clear message in both languages, no trace', async (_name, line, english, french) => {
  const args = line.split(' ');
  for (const [lang, sentence] of [
    ['en', english],
    ['fr', french],
  ] as const) {
    if (sentence === null) continue;
    const ran = await runHere(args.includes('--lang') ? args : [...args, '--lang', lang], { cwd, games });
    const said = ran.err + ran.out;
    expect(said.replaceAll('\u202f', ' ')).toContain(sentence);
    expect(said).not.toMatch(/\n\s+at |Error:|undefined|\[object/);
    expect(ran.code).toBe(2);
  }
});

test('with --json a mistake is a document too', async () => {
  const ran = await runHere(['check', 'misspelt.yaml', '--json'], { cwd, games });
  expect(ran.code).toBe(2);
  expect(JSON.parse(ran.out)).toEqual({
    mistakes: [
      expect.objectContaining({ code: 'value', file: 'misspelt.yaml', line: 1, column: 1 }),
      expect.objectContaining({ code: 'value', file: 'misspelt.yaml', line: 2, column: 1 }),
    ],
  });
});

test('a file full of mistakes is reported by the page', async () => {
  writeFileSync(join(cwd, 'many.yaml'), 'a: 1\n'.repeat(2000));
  const ran = await runHere(['check', 'many.yaml'], { cwd, games });
  expect(ran.code).toBe(2);
  expect(ran.err.trim().split('\n')).toHaveLength(21);
  expect(ran.err).toMatch(/many\.yaml: there are more mistakes: mend these first\n$/);
});

test.each(['verify', 'replay'])(
  '%s says of a tampered game that it differs: that is its answer, not a bad question',
  async (verb) => {
    for (const file of ['tampered.json', 'garbled.json']) {
      const english = await runHere([verb, file], { cwd, games });
      expect([english.code, english.err]).toEqual([1, '']);
      expect(english.out).toContain('Entry 1 is not what was recorded');
      const french = await runHere([verb, file, '--lang', 'fr'], { cwd, games });
      expect(french.out).toContain('L’entrée 1 n’est pas celle qui a été enregistrée');
      const { out } = await runHere([verb, file, '--json'], { cwd, games });
      expect(JSON.parse(out)).toMatchObject({ brokenLink: 1 });
    }
  },
);

test('a save that cannot be written is said, and leaves nothing behind', async () => {
  const before = readdirSync(cwd);
  const ran = await runHere(['play', 'good.yaml', '--seed', '1'], {
    cwd,
    games,
    input: 'roll\nsave folder\nsave good.yaml/x.json\nsave kept.json\nquit\n',
  });
  expect(ran.code).toBe(0);
  expect(ran.out).toContain('folder: this is a folder');
  expect(ran.out).toContain('good.yaml/x.json: the path goes through a file');
  expect(new Set(readdirSync(cwd))).toEqual(new Set([...before, 'kept.json']));
  expect(readdirSync(join(cwd, 'folder'))).toEqual([]);
});

test('a fault of ours is said in one line, without a trace', async () => {
  const broken = {
    ...race,
    offers: () => {
      throw new Error('boom');
    },
  };
  const ran = await runHere(['offers', 'good.yaml'], { cwd, games: registryOf(broken) });
  expect(ran).toMatchObject({ code: 2, err: 'Arbitre made a mistake, and it is not yours: boom\n' });
});
