import { readFileSync } from 'node:fs';
import { root, sources } from '../sources.mjs';

/** Every page that someone reads: those of the site, and the READMEs of packages. */
export const PAGES: readonly string[] = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...sources(['docs', 'kernel', 'rules', 'players', 'referee', 'apps', 'examples'], /\.md$/),
];

/** A fenced block of a page. */
export interface Block {
  readonly page: string;
  /** The line its first line of code is on. */
  readonly line: number;
  readonly language: string;
  /** What stands after the language: `cut=examples/…`. */
  readonly info: string;
  readonly code: string;
}

export function blocksOf(page: string): readonly Block[] {
  const text = readFileSync(`${root}/${page}`, 'utf8');
  return [...text.matchAll(/^```(\S*)(.*)\n([\s\S]*?)^```$/gm)].map(
    ({ 1: language = '', 2: info = '', 3: code = '', index }) => ({
      page,
      line: text.slice(0, index).split('\n').length + 1,
      language,
      info: info.trim(),
      code,
    }),
  );
}

export const BLOCKS: readonly Block[] = PAGES.flatMap(blocksOf);
