import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Lang } from '@arbitre/kernel';
import { Marked, type Tokens } from 'marked';
import type { Entry } from './contents.ts';
import { drawBoard } from './draw.tsx';
import { highlight } from './highlight.ts';
import { address, type Made } from './layout.ts';
import { bare, escape, freeId, slug, typeset } from './text.ts';

/** Where a page comes from and what it may link to. */
export interface Source {
  readonly entry: Entry;
  readonly lang: Lang;
  /** The file its links are relative to, from the root of the project. */
  readonly file: string;
  readonly text: string;
  readonly root: string;
  /** The page that a file of the project is shown as. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Makes a page of Markdown: boards drawn, code in inks, links brought to where the pages lie. */
export async function pageOf(source: Source): Promise<Made> {
  const { entry, lang, text } = source;
  const drawn = await drawnBoards(source);
  const headings: { id: string; level: number; text: string }[] = [];
  const known = new Set<string>();
  let title = '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const words = bare(inner);
        if (depth === 1) {
          title = words;
          return `<h1>${inner}</h1>\n`;
        }
        const id = freeId(slug(words), known);
        headings.push({ id, level: depth, text: words });
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}" aria-hidden="true" tabindex="-1">¶</a>${inner}</h${depth}>\n`;
      },
      code({ text: code, lang: info = '' }) {
        const [language = ''] = info.split(/\s/);
        return `<div class="code" data-language="${escape(language)}"><pre tabindex="0"><code>${highlight(code, language)}</code></pre></div>\n`;
      },
      text(token) {
        if ('tokens' in token && token.tokens !== undefined) return this.parser.parseInline(token.tokens);
        const said = 'escaped' in token && token.escaped ? token.text : escape(token.text);
        return typeset(said);
      },
      table(token: Tokens.Table) {
        const cell = (tag: string, one: Tokens.TableCell) =>
          `<${tag}${one.align === 'right' ? ' class="right"' : ''}>${this.parser.parseInline(one.tokens)}</${tag}>`;
        const head = token.header.map((one) => cell('th', one)).join('');
        const rows = token.rows.map((row) => `<tr>${row.map((one) => cell('td', one)).join('')}</tr>`).join('');
        return `<div class="table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const target = linkTo(href, source);
        return target === null ? `<span class="file">${inner}</span>` : `<a href="${escape(target)}">${inner}</a>`;
      },
      image({ raw }) {
        const figure = drawn.get(raw);
        if (figure === undefined)
          throw new Error(`${source.file}: pictures are positions, drawn by the engine: ${raw}`);
        return figure;
      },
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens);
        return inner.startsWith('<figure') ? `${inner}\n` : `<p>${inner}</p>\n`;
      },
    },
  });
  const body = marked.parse(text, { async: false });
  const lead = bare(/<p>(.*?)<\/p>/s.exec(body)?.[1] ?? '').slice(0, 200);
  return { entry, lang, title: title || entry.at, lead, body, headings };
}

/** `![what is to be seen](a-position.yaml "reach A")`: a picture is a position that the engine sets up. */
async function drawnBoards({ entry, file, root, text }: Source): Promise<ReadonlyMap<string, string>> {
  const drawn = new Map<string, string>();
  for (const [raw, caption = '', path = '', wish = ''] of text.matchAll(
    /^!\[([^\]]*)\]\(([^)\s]+\.yaml)(?: "([^"]*)")?\)$/gm,
  )) {
    const position = readFileSync(posix.join(root, posix.dirname(file), path), 'utf8');
    drawn.set(raw, await drawBoard(position, wish, typeset(caption), `${slug(entry.at)}-${drawn.size}`));
  }
  return drawn;
}

/** Where a link of a file leads on the site; null for a file of the project that is no page. */
function linkTo(href: string, { entry, file, pages, root }: Source): string | null {
  if (/^(https?:|#|\/)/.test(href)) return href;
  const [path = '', part] = href.split('#', 2);
  const target = posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '');
  const at = pages.get(target);
  if (at !== undefined) return `${address(entry.at, at)}.html${part === undefined ? '' : `#${part}`}`;
  if (existsSync(`${root}/${target}`)) return null;
  throw new Error(`${file}: ${href} leads nowhere`);
}
