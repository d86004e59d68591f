import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { GAMES } from '@arbitre/referee';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { framesIn, runHere } from '../testing/fake-shell.ts';

const SCENARIOS = fileURLToPath(new URL('../../../../scenarios', import.meta.url));
const SHIPPED = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replaceAll('\\', '/'));

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'arbitre-window-'));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

async function framesOf(file: string, input: string, columns: number, rows: number, ...args: readonly string[]) {
  const ran = await runHere(['play', join(SCENARIOS, file), '--seed', '3', ...args], {
    cwd,
    games: GAMES,
    input,
    columns,
    rows,
  });
  expect([ran.code, ran.err]).toEqual([0, '']);
  return framesIn(ran);
}

describe.each([
  [80, 24],
  [200, 60],
])('in a window of %i by %i', (columns, rows) => {
  test.each(SHIPPED)('the board of %s is in sight whatever is asked, and nothing runs over', async (file) => {
    const plays = await framesOf(file, '1\n1\n1\n', columns, rows);
    const asks = await framesOf(
      file,
      'aide\n\n\nliste\nrègles\n? 1\nlégende\njournal\n\n',
      columns,
      rows,
      '--lang',
      'fr',
    );
    const frames = [...plays, ...asks];
    expect(frames.length).toBeGreaterThan(8);
    for (const frame of frames) {
      const shown = frame.join('\n');
      expect(frame, basename(file)).toHaveLength(rows - 1);
      expect(Math.max(...frame.map((line) => Array.from(line).length)), shown).toBeLessThanOrEqual(columns);
      const labels = frame.slice(0, 2).findIndex((line) => /^ +(?:[a-z] +[a-z]|\d\d +\d\d)/.test(line)); // the columns of the board
      expect(labels, shown).toBeGreaterThanOrEqual(0);
      const drawn = frame.slice(labels + 1).filter((line) => /^ *\d+ /.test(line)); // its rows
      expect(drawn.length, shown).toBeGreaterThanOrEqual(3);
    }
  });
});

const PLAIN = 'thucidide/the-plain-of-three-villages.yaml';
const STEPS = 'pathfinder/first-steps.yaml';

test('a board larger than the window is seen around whoever acts, and look goes elsewhere', async () => {
  const frames = await framesOf(PLAIN, 'look 0101\nlook 2920\nlook 0101\n', 80, 24);
  const [start = [], corner = [], other = []] = frames.filter((frame, n) => frames[n - 1]?.join() !== frame.join());
  expect(corner[0]).toMatch(/^ {3,4} 01 +02 /);
  expect(other[0]).toMatch(/ 29$|29 /);
  expect(start).not.toEqual(corner);
});

test('choices that are summed up under their verb are so in the words of the reader', async () => {
  const heaps = async (lang: string) =>
    (await framesOf(STEPS, '1\n\n\n1\n\n', 80, 24, '--lang', lang)).flat().flatMap((line) => {
      const [, verb] = /^ +(\S.*?) {2,}\d+ (?:choices|choix)$/.exec(line.trimEnd()) ?? [];
      return verb === undefined ? [] : [verb];
    });
  expect(await heaps('en')).toContain('leap');
  const french = await heaps('fr');
  expect(french).toContain('Bondir');
  expect(french.filter((verb) => /^[a-z-]+$/.test(verb))).toEqual([]);
  const battle = (await framesOf('thucidide/the-bridge-and-the-fords.yaml', '1\n1\n', 80, 24, '--lang', 'fr')).flat();
  expect(battle.some((line) => / Estafette {2}\d+/.test(line))).toBe(true);
  expect(battle.filter((line) => /^ +[a-z-]+ {2}\d+ choix/.test(line.slice(54)))).toEqual([]);
});

const BRIDGE = 'thucidide/the-bridge-and-the-fords.yaml';

test('a long menu beside a board keeps every letter and every number of choices', async () => {
  const english = (await framesOf(BRIDGE, 'end\n', 80, 24, '--bot', 'red=captain', '--lang', 'en')).at(-1)?.join('\n');
  expect(english).toMatch(/ {2}BG {2}general-in-chief\n.* \(\d+\)/);
  expect(english).toMatch(/ {2}BO {2}senior officer \(\d+\)/);
  const french = (await framesOf(BRIDGE, 'finir\n', 80, 24, '--bot', 'rouge=capitaine', '--lang', 'fr')).at(-1);
  expect(french?.join('\n')).toMatch(/ {2}BG {2}général en chef\n.* \(\d+\)/);
});

test('a hint says the number that plays it', async () => {
  const args = ['--bot', 'red=captain', '--lang', 'en'];
  const frames = await framesOf(BRIDGE, 'hint\n', 80, 24, ...args);
  const [, number = ''] = /Type\s+(\d+)\s+to\s+play\s+it\./.exec(frames.at(-1)?.join('\n') ?? '') ?? [];
  expect(Number(number)).toBeGreaterThan(0);
  const played = await framesOf(BRIDGE, `hint\n\n${number}\n`, 80, 24, ...args);
  expect(played.at(-1)?.join('\n')).toContain('1 command · seed 3');
});

test('who chooses next is told where a game is told whole, not at the table', async () => {
  const file = join(mkdtempSync(join(cwd, 'told-')), 'game.json');
  const here = { cwd, games: GAMES };
  const bots = ['--bot', 'red=apprentice', '--bot', 'blue=apprentice'];
  const { out } = await runHere(['play', join(SCENARIOS, BRIDGE), '--seed', '3', ...bots, '--save', file], here);
  expect(out).toContain('The combat phase begins.');
  expect(out).not.toContain('to choose.');
  expect((await runHere(['replay', file], here)).out).toMatch(/It is for (?:Red|Blue) to choose\./);
});

test('what goes on to the next phase is played by one word, whatever its number, and the menu says so', async () => {
  const end = async (lang: string, word: string) =>
    (await framesOf(BRIDGE, `${word}\n${word}\n`, 80, 24, '--bot', 'red=captain', '--lang', lang)).map((frame) =>
      frame.join('\n'),
    );
  const english = await end('en', 'end');
  expect(english[0]).toContain('End (type end)');
  expect(english.at(-1)).toContain('2 commands');
  const french = await end('fr', 'finir');
  expect(french[0]).toContain('Finir (tapez finir)');
  expect(french.at(-1)).toContain('2 commandes');
});

test('a word that every choice says does not list them twice', async () => {
  const frames = await framesOf('donjon-d10/first-steps.yaml', '1\nrol\n', 80, 24, '--lang', 'en');
  const shown = frames.find((frame) => frame.some((line) => line.includes('The only choice says that')));
  expect(shown?.filter((line) => line.includes('Roll the D10'))).toHaveLength(1);
});

test('a long answer is read page by page: Enter goes on, and after the last page the choices are back', async () => {
  const frames = await framesOf(STEPS, 'help\n\n\n', 80, 24);
  const feet = frames.map((frame) => frame.findLast((line) => line.trim() !== '') ?? '');
  const pages = feet.flatMap(
    (foot) => /— (?:(\d+)\/\d+ · Enter: more|Enter: back to the choices) —/.exec(foot)?.[0] ?? [],
  );
  expect(pages).toEqual(['— 1/2 · Enter: more —', '— Enter: back to the choices —']);
  expect(feet.at(-1)).not.toContain('Enter');
});

test('a short remark leaves the choices in sight', async () => {
  const frames = await framesOf(STEPS, 'jump around\n', 80, 24);
  const last = frames.at(-1)?.join('\n');
  expect(last).toContain('“jump around” is not understood.');
  expect(last).toContain('1  Roll initiative');
});

test('what happened is told once: above the question, and not again after it was read', async () => {
  const frames = await framesOf('attention-donjon/entrainement.yaml', '1\n\n\n\n', 80, 24);
  const lesson = frames.map((frame) => frame.some((line) => line.includes('Lesson 1')));
  expect(lesson).toContain(true);
  expect(lesson.at(-1)).toBe(false);
});

test('the tab key completes what is typed, and shows what it could be', async () => {
  const offering = await framesOf(STEPS, 'l\t\n', 80, 24);
  expect(offering.some((frame) => frame.some((line) => /list +look +legend +log +lang/.test(line)))).toBe(true);
  const frames = await framesOf(STEPS, 'be\t\n', 80, 24);
  expect(frames.at(-1)?.join('\n')).toContain('Pim has 3 actions left.');
});

test('where a figure can go is written on the board itself', async () => {
  const frames = await framesOf(STEPS, '1\nreach pim\n', 80, 24);
  const last = frames.at(-1) ?? [];
  expect(last[5]).toMatch(/^ 4 1 F 2 # /);
  expect(last.filter((line) => /a b c d e f/.test(line))).toHaveLength(1);
  expect(last.join('\n')).toContain('to  cost  path');
});

test('in a low window the latest games under way leave room for all that can be played', async () => {
  const here = { cwd: mkdtempSync(join(cwd, 'saved-')), games: GAMES, columns: 80, rows: 24 };
  for (const seed of ['1', '2', '3', '4', '5'])
    await runHere(['play', join(SCENARIOS, STEPS), '--seed', seed], { ...here, input: '1\nquit\n' });
  const { out } = await runHere(['play'], { ...here, input: 'quit\n' });
  const menu = stripVTControlCharacters(out.split('\x1b[2J').at(-1) ?? '');
  expect(menu.split('\n').length).toBeLessThanOrEqual(here.rows);
  expect(menu).toMatch(/Games under way\n +1 {2}First steps\n +one command played · \d+ \w+ \d{4}, \d\d:\d\d\n/);
  expect(menu).toContain('La Règle THUCIDIDE');
});

test('what figures bear is told to its end in the narrow column beside a board', async () => {
  const frames = await framesOf('thucidide/the-bridge-and-the-fords.yaml', '1\n1\n1\n1\n1\n\n', 80, 24, '--lang', 'fr');
  const told = frames
    .map((frame) => frame.map((line) => line.slice(55)).join('\n'))
    .filter((text) => text.includes('(activé'));
  expect(told.length).toBeGreaterThan(0);
  for (const text of told) expect(text).toMatch(/\(activée?\)/);
});

test('in a low window one chooses a game, a scenario, a side and an opponent, each by its number or name', async () => {
  const typed = ['Movement and positioning (pathfinder)', '1', '1', '3', 'opponent', 'quit'];
  const ran = await runHere(['play', '--seed', '3'], {
    cwd: mkdtempSync(join(cwd, 'menu-')),
    games: GAMES,
    input: `${typed.join('\n')}\n`,
    columns: 80,
    rows: 24,
  });
  expect([ran.code, ran.err]).toEqual([0, '']);
  for (const asked of ['Games', 'Which side do you take?', 'Who plays the others?']) expect(ran.out).toContain(asked);
  const last = framesIn(ran).at(-1)?.join('\n');
  expect(last).toContain('First steps');
  expect(last).toContain('The raiders: captain');
});
