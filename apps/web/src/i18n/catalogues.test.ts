import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Every text of a catalogue with the path that leads to it; functions are called with plausible arguments. */
function texts(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [
      [path, String(value('x', 2, 'y'))],
      [`${path}(1)`, String(value('x', 1))],
    ];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const french = new Map(texts(fr));
const english = new Map(texts(en));

test('every text of the page is there in both languages, none empty', () => {
  expect([...english.keys()]).toEqual([...french.keys()]);
  for (const [path, text] of [...french, ...english]) expect(text.trim(), path).not.toBe('');
});

/** Words that are the same in both languages. */
const SHARED = new Set([
  '.brand.name',
  '.games.pathfinder.name',
  '.games.thucidide.name',
  '.table.menu',
  '.stage.end.change',
  '.stage.end.change(1)',
]);

test('no text was left in the other language', () => {
  const same = [...french].filter(([path, text]) => english.get(path) === text && /[a-z]{3}/i.test(text));
  expect(same.map(([path]) => path).filter((path) => !SHARED.has(path) && !path.startsWith('.keys'))).toEqual([]);
});

test('French sets a narrow no-break space before two-part punctuation, and never a plain one', () => {
  for (const [path, text] of french) expect(text, path).not.toMatch(/\S [!?;:»](\s|$)|« /);
});

test('English has no French punctuation', () => {
  for (const [path, text] of english) expect(text, path).not.toMatch(/\u202f|«|»/);
});

test('French elides and contracts « de » before the name of a game or of a seat', () => {
  expect(fr.newTable.title('Attention Donjon')).toBe('Une table d’Attention Donjon');
  expect(fr.rulebook.of('Pathfinder')).toBe('Les règles de Pathfinder');
  expect(fr.table.othersChoice('Les pillards')).toBe('Au tour des pillards');
  expect(fr.homePage.theirTurn('Le guerrier')).toBe('Au tour du guerrier');
  expect(fr.table.waitingFor('l’arbitre')).toBe('On attend le choix de l’arbitre…');
});

/** How long each shipped scenario takes: `scripts/measure.mjs` wrote it. */
const measured: Readonly<Record<string, { readonly minutes: number }>> = JSON.parse(
  readFileSync(new URL('../../../../scenarios/measured.json', import.meta.url), 'utf8'),
);

test('the home page says of each game how long its shortest and its longest scenario take', () => {
  for (const [game, { time }] of [...Object.entries(fr.games), ...Object.entries(en.games)]) {
    const minutes = Object.entries(measured).flatMap(([id, told]) => (id.startsWith(`${game}/`) ? told.minutes : []));
    const said = [...time.matchAll(/(\d+)(?: (minutes|hours?|heures?))?/g)].map(
      ([, count, unit = 'minutes']) => Number(count) * (unit.startsWith('h') ? 60 : 1),
    );
    expect(said[0], time).toBe(Math.min(...minutes));
    if (!/evening|soir/.test(time)) expect(said[1], time).toBe(Math.max(...minutes));
  }
});
