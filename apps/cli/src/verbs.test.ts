import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { race } from '@arbitre/kernel/kit';
import { registryOf } from '@arbitre/referee/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { widthOf } from './terminal/text.ts';
import { type Ran, runHere } from './testing/fake-shell.ts';
import { VERBS } from './verbs.ts';

const games = registryOf(race);
let cwd: string;

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'arbitre-verbs-'));
  writeFileSync(
    join(cwd, 'race.yaml'),
    'game: race\ntitle: {fr: La piste, en: The track}\nlength: 12\nreserves: {red: 2, blue: 3}\n',
  );
  writeFileSync(join(cwd, 'near.json'), JSON.stringify({ game: 'race', length: 5, reserves: { red: 4, blue: 1 } }));
  await runHere(['play', 'race.yaml', '--seed', '7', '--save', 'game.json'], {
    cwd,
    games,
    input: 'roll\ndash\nroll\nquit\n',
  });
});

afterAll(() => rmSync(cwd, { recursive: true, force: true }));

function arbitre(...args: readonly string[]): Promise<Ran> {
  return runHere(args, { cwd, games });
}

async function json(...args: readonly string[]): Promise<unknown> {
  const { out } = await arbitre(...args, '--json');
  return JSON.parse(out);
}

describe('judge', () => {
  test('a legal command: exit 0, path, facts and rule', async () => {
    const { code, out } = await arbitre('judge', 'race.yaml', '--do', 'dash');
    expect(code).toBe(0);
    expect(out).toBe('Legal.\n  Path: c1\n  Red dashes.\n  rc.dash.1 — Dash\n');
  });

  test('a refused command: exit 1, the sentence and its rule, in French when asked', async () => {
    const { code, out } = await arbitre('judge', 'race.yaml', '--do', 'roll', '--seat', 'blue', '--lang', 'fr');
    expect(code).toBe(1);
    expect(out).toBe('Refusé.\n  Ce n’est pas votre tour.\n  rc.turn.1 — Tours\n');
  });

  test('--json prints the verdict of the design page', async () => {
    expect(await json('judge', 'race.yaml', '--do', '{"do": "dash"}')).toEqual({
      legal: true,
      refusals: [],
      path: ['c1'],
      facts: [{ is: 'dashed', who: 'red', to: 2 }],
      because: ['rc.dash.1'],
    });
    expect(await json('judge', 'race.yaml', '--do', 'roll', '--seat', 'blue')).toEqual({
      legal: false,
      refusals: [{ rule: 'rc.turn.1', code: 'not-your-turn', text: 'It is not your turn.' }],
      because: ['rc.turn.1'],
    });
  });

  test('several commands are judged one after the other, as far as they can be followed', async () => {
    const both = await arbitre('judge', 'race.yaml', '--do', 'dash', '--do', 'dash');
    expect(both.code).toBe(0);
    expect(both.out).toMatch(/^1\. dash\nLegal\.\n {2}Path: c1\n.*\n2\. dash\nLegal\.\n {2}Path: d1\n/s);
    const refused = await json('judge', 'race.yaml', '--do', 'dash', '--do', 'dash', '--do', 'dash', '--do', 'roll');
    expect(refused).toMatchObject({ legal: false, stopped: { at: 2, why: 'refused' }, verdicts: { length: 3 } });
    const thrown = await arbitre('judge', 'race.yaml', '--do', 'roll', '--do', 'dash', '--lang', 'fr');
    expect([thrown.code, thrown.out]).toEqual([1, expect.stringContaining('la dernière commande n’est pas jugée')]);
    expect((await arbitre('judge', 'race.yaml', '--do', 'roll', '--do', 'dash', '--seed', '3')).code).toBe(0);
  });

  test('a moment of a saved game is a position', async () => {
    const { code } = await arbitre('judge', 'game.json', '--at', '1', '--seat', 'blue', '--do', 'dash');
    expect(code).toBe(0);
    expect((await arbitre('judge', 'game.json', '--at', '3', '--seat', 'blue', '--do', 'dash')).out).toContain(
      'already spent',
    );
  });
});

test('reach draws the costs on the board and lists the destinations', async () => {
  const { code, out } = await arbitre('reach', 'race.yaml', '--piece', 'red');
  expect(code).toBe(0);
  expect(out).toContain('   a b c d e f g h i j k l\n 1 RB1 2 3 4 5 6 . . . . .\n');
  expect(out).toContain('\n  to  cost  path\n  b1  1     b1\n');
  const refused = await arbitre('reach', 'race.yaml', '--piece', 'blue');
  expect(refused.code).toBe(1);
  expect(refused.out).toContain('rc.turn.1 — Turns');
});

test('hint says that nobody has advice where nobody knows the game, and answers no', async () => {
  const { code, out } = await arbitre('hint', 'race.yaml');
  expect([code, out]).toEqual([1, 'Nobody has advice to give here.\n']);
  expect(await json('hint', 'race.yaml')).toEqual({ hint: null });
});

test('offers lists every legal command in its group', async () => {
  const { out } = await arbitre('offers', 'race.yaml');
  expect(out).toBe('Red to play.\n\nAdvance\n  Roll the die  roll\n  Dash          dash\n');
  expect(await json('offers', 'race.yaml', '--lang', 'fr')).toEqual({
    awaiting: { seats: ['red'], kind: 'turn' },
    offers: [
      {
        seat: 'red',
        groups: [
          {
            group: 'advance',
            heading: 'Avancer',
            offers: [
              { command: { do: 'roll' }, typed: 'roll', label: 'Lancer le dé' },
              { command: { do: 'dash' }, typed: 'dash', label: 'Sprinter' },
            ],
          },
        ],
      },
    ],
  });
});

test('odds prints exact fractions, and the whole distribution as JSON', async () => {
  const { out } = await arbitre('odds', 'near.json', '--do', 'roll');
  expect(out).toContain('squares run (mean 3)');
  expect(out).toMatch(/ {2}4 +█+ +1\/2 \(50%\)/);
  expect(out).toContain('The game ends: Red wins. 1/2 (50%)');
  expect(await json('odds', 'near.json', '--do', 'roll')).toMatchObject({
    exact: true,
    figures: [
      {
        name: 'run',
        mean: '3',
        values: [{ value: 1, chance: '1/6', share: 0.166667 }, {}, {}, { value: 4, chance: '1/2', share: 0.5 }],
      },
    ],
    results: [{}, {}, {}, { chance: '1/2', outcome: { winners: ['red'] } }],
  });
  expect((await arbitre('odds', 'near.json', '--do', 'roll', '--seat', 'blue')).code).toBe(1);
});

test('replay and verify hold on an honest game', async () => {
  const replayed = await arbitre('replay', 'game.json');
  expect(replayed.code).toBe(0);
  expect(replayed.out).toMatch(/\nReplayed 3 entries: every one is judged as it was\.\n$/);
  const { code, out } = await arbitre('verify', 'game.json', '--lang', 'fr');
  expect(code).toBe(0);
  expect(
    out
      .split('\n')
      .slice(0, 3)
      .map((line) => line[0]),
  ).toEqual(['✓', '✓', '✓']);
  expect(await json('verify', 'game.json')).toMatchObject({ holds: true, dice: { kind: 'match', draws: 2 } });
});

test('replay tells the game move by move, and shows the board at the end or where it is asked to stop', async () => {
  const { out } = await arbitre('replay', 'game.json');
  expect(out).toMatch(
    /^The track\n\n1 {2}Red: Roll the die\n {3}Red rolls \d and runs\.\n2 {2}Blue: Dash\n {3}Blue dashes\.\n3 /,
  );
  expect(out).toMatch(/ 1 (?:. )*.*R/);
  const { code, out: first } = await arbitre('replay', 'game.json', '--to', '1', '--lang', 'fr');
  expect(code).toBe(0);
  expect(first).toMatch(/1 {2}Rouge\u202f: Lancer le dé\n/);
  expect(first).not.toContain('Bleu sprinte');
  expect(first).toContain('À Bleu de jouer.');
  expect(await json('replay', 'game.json', '--to', '2')).toMatchObject({
    same: true,
    brokenLink: null,
    story: [
      { seq: 1, seat: 'red', who: 'Red', chose: 'Roll the die' },
      { seq: 2, seat: 'blue', told: ['Blue dashes.'] },
    ],
  });
});

test('a seat or a figure goes by its name, in either language, or by its id', async () => {
  const byId = await arbitre('offers', 'race.yaml', '--seat', 'red');
  for (const name of ['Red', 'ROUGE', 'rouge'])
    expect(await arbitre('offers', 'race.yaml', '--seat', name)).toEqual(byId);
  const reach = await arbitre('reach', 'race.yaml', '--piece', 'red');
  expect(await arbitre('reach', 'race.yaml', '--piece', 'Rouge')).toEqual(reach);
});

test('the language and --json may stand before the verb', async () => {
  expect((await arbitre('--lang', 'fr')).out).toContain('Codes de sortie');
  expect((await arbitre('--lang=fr', 'offers', 'race.yaml')).out).toContain('À Rouge de jouer.');
  expect(JSON.parse((await arbitre('--json', '--lang', 'fr', 'perft', 'race.yaml')).out)).toEqual({
    depth: 1,
    count: '7',
  });
});

test('verbs go by their French names too, with or without accents, and help shows those of the reader', async () => {
  for (const name of ['règles', 'regles', 'rules'])
    expect((await arbitre(name, 'rc.dash.1')).out).toContain('rc.dash.1');
  expect((await arbitre('juger', 'race.yaml', '--do', 'dash')).out).toContain('Legal.');
  const { out } = await arbitre('aide', '--lang', 'fr');
  for (const name of ['jouer', 'servir', 'simuler', 'opposer']) expect(out).toContain(`\n  ${name} `);
  expect((await arbitre('simuler', '--help', '--lang', 'fr')).out).toContain('arbitre simuler SCENARIO');
  expect((await arbitre('simulr', '--lang', 'fr')).err).toContain('Vouliez-vous dire «\u202fsimuler\u202f»');
});

test('help fits the window, in both languages', async () => {
  for (const lang of ['fr', 'en']) {
    for (const args of [['--help'], ['serve', '--help'], ['play', '--help'], ['backup', '--help']]) {
      const { out } = await runHere([...args, '--lang', lang], { cwd, games, columns: 80 });
      expect(out.split('\n').filter((line) => widthOf(line) > 80)).toEqual([]);
    }
  }
});

test('--version prints the version, and help the one table of exit codes', async () => {
  expect((await arbitre('--version')).out).toMatch(/^arbitre \d+\.\d+\.\d+\n$/);
  for (const asked of [['--help'], ['judge', '--help'], ['help', 'replay']]) {
    expect((await arbitre(...asked)).out).toMatch(
      /Exit codes:\n {2}0 {2}yes: .*\n {2}1 {2}no: .*\n {2}2 {2}not understood: /,
    );
    expect((await arbitre(...asked, '--lang', 'fr')).out).toMatch(/Codes de sortie\u202f:\n {2}0 {2}oui/);
  }
});

test('perft counts, and divides', async () => {
  expect((await arbitre('perft', 'race.yaml', '--depth', '2', '--divide')).out).toBe(
    '7 sequences of 1 command\nroll  42\ndash  7\n49 sequences of 2 commands\n',
  );
  expect(await json('perft', 'race.yaml', '--depth', '1')).toEqual({ depth: 1, count: '7' });
});

test('simulate is the same for the same seed, and follows a ruling', async () => {
  const first = await arbitre('simulate', 'race.yaml', '--games', '50', '--seed', '3');
  expect(first.code).toBe(0);
  expect(first.out).toContain('50 games of random legal play, seed 3');
  expect(first.out).toMatch(/ {2}Victory: Red +\d+ +\d+%/);
  expect((await arbitre('simulate', 'race.yaml', '--games', '50', '--seed', '3')).out).toBe(first.out);
  expect(first.out.match(/Victory: Red/g)).toHaveLength(1); // however it was won
  const free = await json('simulate', 'race.yaml', '--games', '200', '--seed', '3');
  const taxed = await json('simulate', 'race.yaml', '--games', '200', '--seed', '3', '--ruling', 'dashToll=1');
  expect(free).toMatchObject({ game: 'race', games: 200, seed: 3 });
  const one = async (lang: string) => (await arbitre('simulate', 'race.yaml', '--games', '1', '--lang', lang)).out;
  expect(await one('en')).toContain('\n1 game of random legal play');
  expect(await one('fr')).toContain('\n1 partie jouée au hasard');
  expect(taxed).not.toEqual(free);
});

test('rules browses books, topics and rules, and searches without accents', async () => {
  expect((await arbitre('rules')).out).toContain('The race (race)');
  expect((await arbitre('rules', 'rc.dash')).out).toContain('rc.dash.1 — Dash');
  expect((await arbitre('rules', 'race')).out).toContain('rc.roll.1 — Running  A D6 gives the number of squares.\n');
  expect((await arbitre('rules', '')).out).toBe((await arbitre('rules')).out);
  expect((await arbitre('rules', 'RESERVE', '--lang', 'fr')).out).toContain('rc.dash.1 — Sprint');
  expect((await arbitre('rules', 'race')).out.trim().split('\n')).toHaveLength(4);
  const card = (await arbitre('rules', 'rc.dash.1', '--lang', 'fr')).out;
  expect(card).toContain('Une fois, un coureur avance de sa réserve secrète');
  expect(card).toContain('dashToll — Combien de cases coûte un sprint');
  expect(card).toContain('● 0');
  expect(card).toContain('○ 1');
  expect((await arbitre('rules', 'number', 'of', 'squares')).out).toContain('rc.roll.1 — Running');
  expect((await arbitre('rules', 'race', 'number', 'of')).out).toContain('rc.roll.1 — Running');
  expect((await arbitre('rules', 'dragon')).code).toBe(1);
  const open = await arbitre('rules', 'race', '--rulings');
  expect([open.code, open.out]).toEqual([0, expect.stringContaining('dashToll — ')]);
  expect((await arbitre('rules', 'dragon', '--rulings')).code).toBe(1);
});

test('schema prints the JSON Schema, check tells that a scenario is valid', async () => {
  expect(JSON.parse((await arbitre('schema', 'race')).out)).toMatchObject({ properties: { game: { const: 'race' } } });
  const { code, out } = await arbitre('check', 'race.yaml', '--lang', 'fr');
  expect(code).toBe(0);
  expect(out).toContain('La piste\u202f: scénario valable — La course (race)');
});

test('the language follows the environment; English unless it says French', async () => {
  const offered = async (env: Readonly<Record<string, string>>) =>
    (await runHere(['offers', 'race.yaml'], { cwd, games, env })).out;
  expect(await offered({ LANG: 'fr_CA.UTF-8' })).toContain('À Rouge de jouer.');
  expect(await offered({ LC_ALL: 'C', LANG: 'fr_FR' })).toContain('Red to play.');
  expect(await offered({ LANG: 'frp' })).toContain('Red to play.');
  expect(await offered({})).toContain('Red to play.');
});

test('a position may come from the input', async () => {
  const input = 'game: race\nlength: 9\nreserves: {red: 1, blue: 1}\n';
  expect((await runHere(['offers', '-'], { cwd, games, input })).out).toContain('Red to play.');
});

test.each(Object.entries(VERBS).map(([verb, { french }]) => [verb, french] as const))(
  '%s --help tells its options in both languages',
  async (verb, inFrench) => {
    const french = await arbitre(verb, '--help', '--lang', 'fr');
    const english = await arbitre('help', verb);
    expect([french.code, english.code]).toEqual([0, 0]);
    expect(french.out).toContain(`arbitre ${inFrench}`);
    expect(english.out).toContain(`arbitre ${verb}`);
    expect(french.out).not.toBe(english.out);
  },
);
