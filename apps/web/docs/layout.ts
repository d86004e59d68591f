import type { Lang } from '@arbitre/kernel';
import { CONTENTS, type Entry } from './contents.ts';
import { bare, escape } from './text.ts';

/** A page, made: what stands in it and what is told about it. */
export interface Made {
  readonly entry: Entry;
  readonly lang: Lang;
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  readonly headings: readonly { readonly id: string; readonly level: number; readonly text: string }[];
}

export interface Assets {
  readonly style: string;
  readonly script: string;
  readonly icon: string;
  readonly search: Readonly<Record<Lang, string>>;
}

const SAYS = {
  en: {
    site: 'Arbitre, the documents',
    skip: 'To the text',
    contents: 'Contents',
    here: 'On this page',
    search: 'Search',
    nothing: 'Nothing found.',
    theme: 'Day or night',
    table: 'Open the table',
    other: 'Français',
    before: 'Before',
    after: 'Next',
    copy: 'Copy',
    copied: 'Copied',
  },
  fr: {
    site: 'Arbitre, les documents',
    skip: 'Aller au texte',
    contents: 'Sommaire',
    here: 'Sur cette page',
    search: 'Chercher',
    nothing: 'Rien de tel.',
    theme: 'Jour ou nuit',
    table: 'Ouvrir la table',
    other: 'English',
    before: 'Avant',
    after: 'Ensuite',
    copy: 'Copier',
    copied: 'Copié',
  },
} as const;

/** The address of one page as seen from another: pages may lie anywhere, on a server or in a folder. */
export function address(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up}${to}`;
}

/** A whole page. It reads without a script; one adds search, the choice of day or night, and copying. */
export function page(made: Made, titles: ReadonlyMap<string, string>, assets: Assets): string {
  const { entry, lang, title, lead, body, headings } = made;
  const say = SAYS[lang];
  const to = (at: string) => address(entry.at, at);
  const name = ({ at, short }: Entry) => escape(short ?? titles.get(at) ?? at);
  const all = CONTENTS[lang].flatMap(({ entries }) => entries);
  const index = all.findIndex(({ at }) => at === entry.at);
  const [before, after] = [all[index - 1], all[index + 1]];
  const other = entry.pair ?? (lang === 'en' ? 'fr/index' : 'en/index');
  const shown = headings.filter(({ level }) => level === 2);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(entry.at.endsWith('/index') ? say.site : `${bare(title)} · Arbitre`)}</title>
<meta name="description" content="${escape(lead)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${to(assets.icon)}">
<link rel="stylesheet" href="${to(assets.style)}">
<script src="${to(assets.script)}" defer></script>
</head>
<body data-copy="${say.copy}" data-copied="${say.copied}" data-nothing="${say.nothing}" data-root="${to('')}" data-search="${to(assets.search[lang])}">
<a class="skip" href="#the-text">${say.skip}</a>
<header class="top">
<a class="brand" href="${to(`${lang}/index.html`)}"><span class="pilcrow">¶</span> Arbitre</a>
<div class="search" role="search"><input type="search" placeholder="${say.search}" aria-label="${say.search}" autocomplete="off"><kbd>/</kbd><ul class="found"></ul></div>
<nav class="top-links"><a href="${to(`${other}.html`)}" hreflang="${lang === 'en' ? 'fr' : 'en'}" lang="${lang === 'en' ? 'fr' : 'en'}">${say.other}</a>
<button class="theme" type="button" aria-label="${say.theme}" title="${say.theme}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z"/></svg></button>
<a class="button main" href="/">${say.table}</a></nav>
</header>
<div class="columns">
<details class="contents"><summary>${say.contents}</summary><nav aria-label="${say.contents}">
${CONTENTS[lang]
  .map(
    ({ title: chapter, entries }) =>
      `<h2>${escape(chapter)}</h2><ul>${entries
        .filter(({ unlisted }) => !unlisted)
        .map(
          (one) =>
            `<li><a href="${to(`${one.at}.html`)}"${one.at === entry.at ? ' aria-current="page"' : ''}>${name(one)}</a></li>`,
        )
        .join('')}</ul>`,
  )
  .join('\n')}
</nav></details>
<main id="the-text" class="${entry.at.endsWith('/index') ? 'welcome' : 'text'}">
${body}
<nav class="around">${before === undefined ? '<span></span>' : `<a rel="prev" href="${to(`${before.at}.html`)}"><small>${say.before}</small>${name(before)}</a>`}${after === undefined ? '' : `<a rel="next" href="${to(`${after.at}.html`)}"><small>${say.after}</small>${name(after)}</a>`}</nav>
</main>
${
  shown.length > 1
    ? `<aside class="here" aria-label="${say.here}"><p>${say.here}</p><ul>${shown
        .map(({ id, text }) => `<li><a href="#${id}">${escape(text)}</a></li>`)
        .join('')}</ul></aside>`
    : '<aside class="here"></aside>'
}
</div>
</body>
</html>
`;
}
