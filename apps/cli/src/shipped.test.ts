import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pick, SeededChance } from '@arbitre/kernel';
import { loadGames, loadScenario } from '@arbitre/referee/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedScenarios } from './files/shipped.ts';
import { widthOf } from './terminal/text.ts';
import { type Ran, runHere } from './testing/fake-shell.ts';

const GAMES = await loadGames();
const SHIPPED = await shippedScenarios();
const GAME_NAMES = [...GAMES.keys()];
let cwd: string;

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'arbitre-shipped-'));
});

afterAll(() => rmSync(cwd, { recursive: true, force: true }));

async function arbitre(args: readonly string[], input = ''): Promise<Ran> {
  const ran = await runHere(args, { cwd, games: GAMES, input });
  expect(ran.out).not.toMatch(/undefined|\[object|\bNaN\b/);
  return ran;
}

const ASIDES = [
  'undo',
  'redo',
  'log',
  '? 1',
  '?2',
  'why 3',
  'help',
  'board',
  'lang fr',
  'lang en',
  '',
  '0',
  '999',
  'xyzzy',
  'reach',
];

/** Mostly choices, and now and then anything else that can be typed at a table. The first line always plays. */
function typedAtRandom(seed: number, count: number): readonly string[] {
  const chance = new SeededChance(seed);
  const lines = Array.from({ length: count }, () =>
    chance.int(5) === 0 ? pick(chance, ASIDES) : `${chance.int(6) + 1}`,
  );
  return ['1', ...lines, '1'];
}

test('every game ships at least one scenario, in a folder of its name', () => {
  const folders = new Set(SHIPPED.map(({ name }) => name.split('/')[0]));
  expect([...GAMES.keys()].filter((id) => !folders.has(id))).toEqual([]);
});

test.each(['fr', 'en'])('hint gives a legal command and its reasons, the same twice, in %s', async (lang) => {
  const asked = ['hint', 'donjon-d10/the-duel', '--lang', lang, '--json'];
  const [once, again] = [await arbitre(asked), await arbitre(asked)];
  expect([once.code, once.err]).toEqual([0, '']);
  expect(again.out).toBe(once.out);
  const { hint } = JSON.parse(once.out) as { hint: { typed: string; why: readonly string[] } };
  expect(hint.why.length).toBeGreaterThan(0);
  const judged = await arbitre(['judge', 'donjon-d10/the-duel', '--do', hint.typed, '--lang', lang]);
  expect(judged.code).toBe(0);
});

describe.each(SHIPPED.map(({ name, path }) => [name, path] as const))('%s', (name, path) => {
  test.each(['fr', 'en'])('is valid, and its choices are offered, in %s', async (lang) => {
    for (const verb of ['check', 'offers']) {
      const { code, err } = await arbitre([verb, path, '--lang', lang]);
      expect([code, err]).toEqual([0, '']);
    }
  });

  test('plays in both languages, whatever is typed, and the log it leaves replays and verifies', async () => {
    const seed = 11;
    const file = `${name.replaceAll('/', '-')}.json`;
    const input = `${typedAtRandom(seed, 30).join('\n')}\nquit\n`;
    const { code, err } = await arbitre(['play', name, '--seed', `${seed}`, '--save', file, '--lang', 'fr'], input);
    expect([code, err]).toEqual([0, '']);
    expect((await arbitre(['replay', file])).code).toBe(0);
    expect((await arbitre(['verify', file])).code).toBe(0);
  });
});

test.each([
  ['fr', 'choix', 'liste les montre tous'],
  ['en', 'choices', 'list shows them all'],
])(
  'a long menu is summed up figure by figure, and the name of one shows its choices, in %s',
  async (lang, many, how) => {
    const { out } = await arbitre(
      ['play', 'the-village-on-the-road', '--seed', '1', '--lang', lang, '--save', `menu-${lang}.json`],
      'command BG\nactivate BI1\nactivate BI2\nactivate BI4\nend\nBG\nmove BI1\nlist\nquit\n',
    );
    const [menu = '', byName = '', byVerb = '', all = ''] = out.split(/(?:Bleu|Blue) > /).slice(5);
    expect(menu).toMatch(new RegExp(`\\n {6}BI1 .* \\d+ ${many}\\n {6}BI2 .* \\d+ ${many}\\n`));
    expect(menu).toContain(how);
    expect(byName).toMatch(/^BG\n\d+ /);
    expect(byName).toContain(lang === 'fr' ? 'en …' : 'move BG …');
    expect(byName).not.toContain('move BI1');
    expect(byVerb).toMatch(lang === 'fr' ? / lourde 1 en 0610/ : /move BI1 0610/);
    expect(byVerb).not.toContain('BI2');
    expect(all).toMatch(lang === 'fr' ? /lourde 1 en …/ : /move BI1 …/);
    expect(all).toMatch(lang === 'fr' ? /lourde 2 en …/ : /move BI2 …/);
  },
);

test.each([
  ['fr', 'rien qui se compte'],
  ['en', 'nobody gains or loses anything that is counted'],
])('odds of dice that change no figure say so, in %s', async (lang, said) => {
  const { code, out } = await arbitre(['odds', 'pathfinder/first-steps', '--do', 'begin', '--lang', lang]);
  expect([code, out]).toEqual([0, expect.stringContaining(said)]);
  expect(out).not.toContain('\n\n\n');
});

test.each([
  ['fr', /^✓ .*, cas publiés « .* » : les \d+ verdicts concordent\.$/],
  ['en', /^✓ .*, published cases “.*”: all \d+ verdicts agree\.$/],
])('the published cases agree, and that is said in %s', async (lang, sentence) => {
  const file = fileURLToPath(new URL('../../../conformance/pathfinder/ledger.json', import.meta.url));
  const { code, out } = await arbitre(['conformance', file, '--lang', lang]);
  expect(code).toBe(0);
  expect(out.replaceAll('\u202f', ' ').trim().replaceAll(/\n */g, ' ')).toMatch(sentence);
});

describe('several files of published cases', () => {
  const published = (name: string) =>
    fileURLToPath(new URL(`../../../conformance/pathfinder/${name}.json`, import.meta.url));

  test('each is reported, then all of them together', async () => {
    const { code, out } = await arbitre(['conformance', published('ledger'), published('rules')]);
    const counts = [...out.matchAll(/all\s+(\d+)\s+verdicts\s+agree/g)].map(([, count]) => Number(count));
    expect(code).toBe(0);
    expect(counts).toHaveLength(3);
    expect(counts[2]).toBe((counts[0] ?? 0) + (counts[1] ?? 0));
    expect(out).toMatch(/\n✓ In all, 2 files: all \d+ verdicts agree\.\n$/);
    const json: unknown = JSON.parse((await arbitre(['conformance', published('ledger'), '--json'])).out);
    expect(json).toMatchObject({ cases: counts[0], agreeing: counts[0], files: [{ disagreements: [] }] });
  });

  test('the worst of them gives the exit code: a verdict that differs, then a file that cannot be read', async () => {
    const cases: { vectors: { verdict: unknown }[] } = JSON.parse(readFileSync(published('ledger'), 'utf8'));
    const [first] = cases.vectors;
    if (first) first.verdict = { distance: 99 };
    writeFileSync(join(cwd, 'changed.json'), JSON.stringify(cases));
    const total = cases.vectors.length;
    const { code, out } = await arbitre(['conformance', 'changed.json', published('ledger'), '--lang', 'fr']);
    expect(code).toBe(1);
    expect(out).toContain(`\n✗ En tout, 2 fichiers\u202f: ${2 * total - 1} verdicts sur ${2 * total} concordent.\n`);
    const broken = await arbitre(['conformance', 'nowhere.json', 'changed.json', published('ledger')]);
    expect(broken.code).toBe(2);
    expect(broken.err).toBe('nowhere.json: there is no such file\n');
    expect(broken.out).toContain(`✗ In all, 2 files: ${2 * total - 1} of ${2 * total} verdicts agree.`);
    const json = await arbitre(['conformance', 'nowhere.json', published('ledger'), '--json']);
    expect([json.code, JSON.parse(json.out)]).toMatchObject([2, { mistakes: [{ file: 'nowhere.json' }] }]);
  });

  test('the help says that there may be several', async () => {
    expect((await arbitre(['conformance', '--help'])).out).toContain('arbitre conformance FILE… [');
    expect((await arbitre(['conformance'])).err).toBe('FILE is missing\n');
  });
});

test.each(SHIPPED.map(({ name }) => [name]))(
  '%s: nothing but the board may be wider than the window, and that is said',
  async (name) => {
    for (const [lang, said] of [
      ['fr', 'Le plateau prend'],
      ['en', 'The board takes'],
    ] as const) {
      const { out } = await runHere(['play', name, '--seed', '3', '--lang', lang], {
        cwd,
        games: GAMES,
        input: '1\n1\n? 1\n1\nhelp\nlog\n',
        columns: 80,
      });
      const wide = out.split('\n').filter((line) => widthOf(line) > 80 && !line.includes(cwd));
      expect(wide.filter((line) => !/^ *\d+ |^ {4}01 |^[ ·╲╱/\\"#]+$/.test(line))).toEqual([]);
      expect(out.includes(said)).toBe(wide.length > 0);
    }
  },
);

const NOTHING = {
  fr: [/^-1\nIl n’y a pas de choix -1 : /, /^xyzzy\n« xyzzy » n’est pas compris\. Tapez .*1/],
  en: [/^-1\nThere is no choice -1: /, /^xyzzy\n“xyzzy” is not understood\. Type .*1/],
} as const;

test.each(GAME_NAMES.flatMap((id) => [[id, 'fr'] as const, [id, 'en'] as const]))(
  '%s: nonsense at the prompt is answered with the numbers and a way to help, in %s',
  async (id, lang) => {
    const name = SHIPPED.find((one) => one.name.startsWith(`${id}/`))?.name ?? id;
    const { out } = await arbitre(['play', name, '--seed', '1', '--lang', lang], '-1\nxyzzy\n');
    const [number = '', word = ''] = out
      .replaceAll('\u202f', ' ')
      .split(/^[^\n]*> /m)
      .slice(1);
    expect(number).toMatch(NOTHING[lang][0]);
    expect(word).toMatch(NOTHING[lang][1]);
    expect(word.replaceAll('\n', ' ')).toContain(lang === 'fr' ? 'aide dit le reste' : 'help tells the rest');
  },
);

test.each(GAME_NAMES.flatMap((id) => [[id, 'fr'] as const, [id, 'en'] as const]))(
  '%s: a replay tells each entry and shows the board, in %s',
  async (id, lang) => {
    const name = SHIPPED.find((one) => one.name.startsWith(`${id}/`))?.name ?? id;
    const file = `told-${id}-${lang}.json`;
    await arbitre(['play', name, '--seed', '2', '--save', file], '1\n1\n1\n1\n1\nquit\n');
    const { code, out } = await arbitre(['replay', file, '--to', '4', '--lang', lang]);
    expect(code).toBe(0);
    expect(out.split('\n').filter((line) => /^\d {2}\S/.test(line))).toHaveLength(4);
    expect(out).toMatch(/^ *(?:a|01)(?: +(?:b|02))/m);
  },
);

test.each(GAME_NAMES.flatMap((id) => [[id, 'fr'] as const, [id, 'en'] as const]))(
  '%s: a seat goes by its name in %s',
  async (id, lang) => {
    const { name, path } = SHIPPED.find((one) => one.name.startsWith(`${id}/`)) ?? { name: '', path: '' };
    const loaded = loadScenario(readFileSync(path, 'utf8'), GAMES);
    if (!loaded.ok) throw new Error(name);
    const { game, opening } = loaded.value;
    for (const seat of game.seats(opening)) {
      const byName = await arbitre(['offers', name, '--lang', lang, '--seat', game.words[lang].seat(seat, opening)]);
      expect(byName).toEqual(await arbitre(['offers', name, '--lang', lang, '--seat', seat]));
    }
  },
);

test.each([
  ['pathfinder/toll-gate', 'which figure? Maelle, Pim, Doran, Silt, Reed, Croak\n'],
  [
    'attention-donjon/entrainement',
    'which figure? Dorrin, Misha, the watcher (watcher-1), Bridge rat 1 (bridge-rats-1), Bridge rat 2 (bridge-rats-2)\n',
  ],
])('%s: reach asks which figure among those that can move, not among boulders', async (name, asked) => {
  expect(await arbitre(['reach', name])).toEqual({ code: 2, out: '', err: asked });
});

test('reach needs no name where a single figure can be asked about, and answers for any other by its name', async () => {
  expect(await arbitre(['reach', 'the-duel'])).toEqual(await arbitre(['reach', 'the-duel', '--piece', 'hero']));
  expect((await arbitre(['reach', 'the-duel'])).out).toContain('thief');
  const boulder = await arbitre(['reach', 'toll-gate', '--piece', 'the grey boulder']);
  expect([boulder.code, boulder.err]).toEqual([1, '']);
  const unknown = await arbitre(['reach', 'toll-gate', '--piece', 'Mael', '--lang', 'fr']);
  expect(unknown.err).toContain('Maëlle (maelle), Pim');
  expect(unknown.err).not.toContain('rocher');
});

test('a match of a few pairs says that they tell nothing yet', async () => {
  const match = async (pairs: string, lang: string) =>
    (await arbitre(['match', 'random', 'random', 'the-duel', '--pairs', pairs, '--seed', '1', '--lang', lang])).out;
  expect(await match('1', 'en')).toMatch(/ of the points, ± \d+%: so few games tell nothing yet\.\n/);
  expect(await match('4', 'fr')).toContain('\u202f: si peu de parties ne disent encore rien.\n');
  expect(await match('5', 'en')).toMatch(/ of the points, ± \d+%\.\n/);
});

const FIRSTS = [...GAMES.keys()].map((id) => [SHIPPED.find(({ name }) => name.startsWith(`${id}/`))?.name ?? id]);

test.each(FIRSTS)('%s: the same seed and the same choices give the same bytes', async (name) => {
  const play = async () => {
    rmSync(join(cwd, 'again.json'), { force: true });
    return (await arbitre(['play', name, '--seed', '3', '--save', 'again.json'], '1\n1\n1\n1\n1\n')).out;
  };
  expect(await play()).toBe(await play());
});

test.each([
  ['position: { at: z9 }', 'z9', 9],
  ['floors: [{ number: 1, map: "S>r", creatures: { r: giant-rabbit } }]', 'giant-rabbit', 4],
])('a square off the board, a creature nobody knows: %s is refused where it stands', async (line, found, row) => {
  const map = 'floors:\n  - number: 1\n    map: |\n      S.>\n';
  const text = `game: donjon-d10\nclass: warrior\ndungeon: 1\n${line.startsWith('floors') ? '' : `${map}# where\n`}${line}\n`;
  writeFileSync(join(cwd, 'strange.yaml'), text);
  for (const [lang, position] of [
    ['fr', `ligne ${row}, colonne`],
    ['en', `line ${row}, column`],
  ] as const) {
    const { code, err } = await runHere(['check', 'strange.yaml', '--lang', lang], { cwd, games: GAMES });
    expect(code).toBe(2);
    expect(err).toContain(`strange.yaml, ${position}`);
    expect(err).toContain(found);
    expect(err).not.toMatch(/\n\s+at |undefined/);
  }
});
