import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { GAME_IDS } from '@arbitre/referee/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTENTS } from '../apps/web/docs/contents.ts';
import { root, sources } from './sources.mjs';

/** What a scenario file is called. */
interface Titled {
  readonly game: string;
  readonly title: Readonly<Record<'fr' | 'en', string>>;
}

const ENTRIES = [...CONTENTS.en, ...CONTENTS.fr].flatMap(({ entries }) => entries);
const PAGES = ENTRIES.map(({ at }) => at);

let folder: string;
const pages = new Map<string, string>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitre-site-'));
  execFileSync(process.execPath, [join(root, 'apps/web/docs.mjs'), folder], { cwd: root, stdio: 'pipe' });
  for (const at of PAGES) pages.set(`${at}.html`, readFileSync(join(folder, `${at}.html`), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Places of the table in the browser that a page may send its reader to. */
const IN_THE_TABLE = new RegExp(`^/(#/(tour|new|rules|learn)/(${GAME_IDS.join('|')}))?$`);
/** What others have written, and we point to. */
const OUTSIDE = /^https:\/\/(nodejs\.org|creativecommons\.org|github\.com\/Gulix)(\/|$)/;

describe.each(PAGES)('the page %s', (at) => {
  const text = () => pages.get(`${at}.html`) ?? '';

  test('has links that lead somewhere', () => {
    for (const [, href = ''] of text().matchAll(/ href="([^"]*)"/g)) {
      if (IN_THE_TABLE.test(href) || OUTSIDE.test(href)) continue;
      const [path = '', part] = href.split('#', 2);
      const target = path === '' ? `${at}.html` : posix.join(posix.dirname(at), path);
      expect(existsSync(join(folder, target)), `${at}: ${href}`).toBe(true);
      if (part !== undefined) expect(pages.get(target) ?? '', `${at}: ${href}`).toContain(` id="${part}"`);
    }
  });

  test('is one page in one language, and asks nothing of anybody else', () => {
    expect(text()).toContain(`<html lang="${at.slice(0, 2)}">`);
    expect(text().match(/<h1>/g)).toHaveLength(1);
    expect(text()).not.toMatch(/ style="|<style|<script(?! src="[./]*assets\/)| on[a-z]+="/); // the server's policy allows none
    expect(text()).not.toMatch(/<(link|script|img|image)[^>]* (src|href)="(https?:)?\/\//);
    const ids = [...text().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

test('what is written for the site is in its contents', () => {
  const listed = new Set(PAGES.map((at) => `docs/${at}.md`));
  for (const file of sources(['docs/en', 'docs/fr'], /\.md$/)) expect(listed, file).toContain(file);
});

test('what players read exists in both languages', () => {
  for (const { at, pair } of ENTRIES.filter(({ at: one }) => one.startsWith('fr/') || one.startsWith('en/play/'))) {
    expect(ENTRIES.find((other) => other.at === pair)?.pair, at).toBe(at);
  }
});

test.each([
  ['en', 'en/start/player'],
  ['fr', 'fr/commencer'],
] as const)('a first evening takes as long as the table says (%s)', (lang, at) => {
  const measured: unknown = JSON.parse(readFileSync(join(root, 'scenarios/measured.json'), 'utf8'));
  const times = new Map(
    Object.entries(measured as Readonly<Record<string, { readonly minutes: number }>>).map(([name, { minutes }]) => {
      const { game, title } = parse(readFileSync(join(root, `scenarios/${name}.yaml`), 'utf8')) as Titled; // ours
      return [`${game}, ${title[lang]}`, minutes];
    }),
  );
  const rows = [
    ...readFileSync(join(root, `docs/${at}.md`), 'utf8').matchAll(
      /\/([\w-]+)\.md\), \*([^*]+)\* \| (\d+) minutes \|$/gm,
    ),
  ];
  expect(rows).toHaveLength(GAME_IDS.length);
  for (const [, game, title, minutes] of rows) expect(times.get(`${game}, ${title}`), title).toBe(Number(minutes));
});

test('the search finds a page by its words', () => {
  const [index = ''] = /assets\/search-en-\w+\.json/.exec(pages.get('en/index.html') ?? '') ?? [];
  const parts = JSON.parse(readFileSync(join(folder, index), 'utf8')) as readonly (readonly string[])[]; // as build.ts writes it
  expect(parts.filter(([to = '']) => to.startsWith('en/play/thucidide.html#the-road'))).toHaveLength(1);
  for (const [to = ''] of parts) expect(pages.has(to.split('#')[0] ?? ''), to).toBe(true);
});
