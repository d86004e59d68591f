import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LANGS, type Lang } from '@arbitre/kernel';
import { CONTENTS, type Entry } from './contents.ts';
import { drawnStyle } from './draw.tsx';
import { generate } from './generated.ts';
import { type Assets, type Made, page } from './layout.ts';
import { pageOf } from './markdown.ts';
import { bare } from './text.ts';

/** Makes the whole site: pages, style, script, search, into a folder of its own. Returns the addresses of its pages. */
export async function buildSite(root: string, folder: string): Promise<readonly string[]> {
  const made: Made[] = [];
  const pages = new Map<string, string>();
  const all = LANGS.flatMap((lang) =>
    CONTENTS[lang].flatMap(({ entries }) => entries.map((entry) => ({ lang, entry }))),
  );
  for (const { entry } of all) for (const file of [fileOf(entry), `docs/${entry.at}.md`]) pages.set(file, entry.at);
  pages.set('docs/decisions', 'en/project/decisions');
  for (const { lang, entry } of all) {
    const text = entry.from === null ? await generate(entry.at, root) : readFileSync(join(root, fileOf(entry)), 'utf8');
    made.push(await pageOf({ entry, lang, file: fileOf(entry), text, root, pages }));
  }
  rmSync(folder, { recursive: true, force: true });
  const assets = writeAssets(root, folder, made);
  const titles = new Map(made.map(({ entry, title }) => [entry.at, title]));
  for (const one of made) write(join(folder, `${one.entry.at}.html`), page(one, titles, assets));
  write(join(folder, 'index.html'), doorPage(assets));
  return made.map(({ entry }) => entry.at);
}

/** The file a page is made of; a generated page has the place of one, so that its links can be told. */
function fileOf({ at, from }: Entry): string {
  return typeof from === 'string' ? from : `docs/${at}.md`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** `/docs/` itself: in the reader's language where a script may ask, else a choice of two. */
function doorPage({ style, script, icon }: Assets): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Arbitre</title>
<link rel="icon" href="${icon}"><link rel="stylesheet" href="${style}"><script src="${script}" defer></script></head>
<body class="door"><main><h1><span class="pilcrow">¶</span> Arbitre</h1><p><a class="button main" lang="fr" href="fr/index.html">Français</a> <a class="button main" href="en/index.html">English</a></p></main></body></html>
`;
}

function writeAssets(root: string, folder: string, made: readonly Made[]): Assets {
  const from = (file: string) => readFileSync(join(root, 'apps/web', file), 'utf8');
  const fonts = [
    ['alegreya.woff2', join(root, 'apps/web/src/design/fonts/alegreya-latin-wght-normal.woff2')],
    [
      'inter.woff2',
      createRequire(join(root, 'apps/web/package.json')).resolve(
        '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      ),
    ],
  ] as const;
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [name, file] of fonts) cpSync(file, join(folder, 'assets', name));
  const design = `${from('src/design/tokens.css')}${from('src/design/base.css')
    .replace('./fonts/alegreya-latin-wght-normal.woff2', 'alegreya.woff2')
    .replace('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', 'inter.woff2')}`;
  const style = byNight(
    `${design}${from('src/board/token.css')}${from('src/board/board.css')}${from('docs/site.css')}${drawnStyle()}`,
  );
  const keep = (name: string, ending: string, text: string) => {
    const file = `assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.${ending}`;
    write(join(folder, file), text);
    return file;
  };
  const search = (lang: Lang) => keep(`search-${lang}`, 'json', JSON.stringify(searchIndex(made, lang)));
  return {
    style: keep('site', 'css', style),
    script: keep('site', 'js', from('docs/site.js')),
    icon: keep('icon', 'svg', from('public/favicon.svg')),
    search: { en: search('en'), fr: search('fr') },
  };
}

/** Night by the reader's system where they chose nothing, without a script: each rule of the night again, under its condition. */
function byNight(style: string): string {
  const rules = style.match(/:root\[data-theme="dark"\][^{}]*\{[^{}]*\}/g) ?? [];
  const again = rules.map((rule) => rule.replaceAll(':root[data-theme="dark"]', ':root:not([data-theme])')).join('\n');
  return `${style}\n@media (prefers-color-scheme: dark) {\n${again}\n}\n`;
}

/** One line for each part of each page: where it is, what it is called, how it begins. */
function searchIndex(made: readonly Made[], lang: Lang): readonly (readonly string[])[] {
  return made
    .filter((one) => one.lang === lang)
    .flatMap(({ entry, title, body }) => {
      const parts = body.split(/(?=<h[23] id=)/);
      return parts.map((part) => {
        const [, id = '', heading = ''] = /^<h[23] id="([^"]+)">(.*?)<\/h[23]>/s.exec(part) ?? [];
        const text = bare(part.replace(/^<h\d.*?<\/h\d>/s, '').replaceAll(/<figure.*?<\/figure>/gs, ''));
        return [
          `${entry.at}.html${id === '' ? '' : `#${id}`}`,
          title,
          bare(heading.replace(/<a.*?<\/a>/s, '')),
          text.slice(0, 400),
        ];
      });
    });
}
