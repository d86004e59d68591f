import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Something a package exports: what it is, what its doc comment says, how it is declared. */
export interface Exported {
  readonly name: string;
  readonly kind: 'function' | 'value' | 'class' | 'interface' | 'type';
  /** The doc comment without its stars; empty where there is none. */
  readonly doc: string;
  readonly declared: string;
  /** The folder or file it lives in, below `dist`. */
  readonly room: string;
}

const KINDS: Readonly<Record<string, Exported['kind']>> = {
  function: 'function',
  const: 'value',
  let: 'value',
  class: 'class',
  interface: 'interface',
  type: 'type',
};

/** Everything that an entry of a built package exports under a name, in the order it is listed. */
export function exportsOf(folder: string, entry: string): readonly Exported[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { types: string } | undefined>; // every entry of ours has its types
  };
  const types = exports[entry]?.types;
  if (types === undefined) throw new Error(`${folder} has no entry ${entry}`);
  const dist = join(folder, 'dist');
  return namesOf(join(folder, types)).map(({ name, file, own }) => ({ name, ...declared(file, own, dist) }));
}

interface Named {
  readonly name: string;
  /** The file that declares it, and its name there. */
  readonly file: string;
  readonly own: string;
}

function namesOf(file: string): readonly Named[] {
  const text = readFileSync(file, 'utf8');
  const beside = (path: string) => normalize(join(dirname(file), path.replace(/\.(ts|js)$/, '.d.ts')));
  const named: Named[] = [];
  for (const [, star, list = '', path] of text.matchAll(
    /^export (?:type )?(?:(\*)|\{([^}]*)\})(?: from '([^']+)')?;/gm,
  )) {
    if (path === undefined || !path.startsWith('.')) continue;
    const inner = namesOf(beside(path));
    if (star !== undefined) named.push(...inner);
    for (const part of list.split(',').flatMap((one) => one.trim().replace(/^type /, '') || [])) {
      const [own = '', name = own] = part.split(' as ');
      const found = inner.find((one) => one.name === own);
      if (found === undefined) throw new Error(`${file}: ${own} is not in ${path}`);
      named.push({ ...found, name });
    }
  }
  for (const [, own = ''] of text.matchAll(
    /^export (?:declare )?(?:abstract )?(?:function|const|let|class|interface|type) (\w+)/gm,
  ))
    if (!named.some(({ name }) => name === own)) named.push({ name: own, file, own });
  return named;
}

function declared(file: string, own: string, dist: string): Omit<Exported, 'name'> {
  const text = readFileSync(file, 'utf8');
  const opening = new RegExp(
    String.raw`(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^export (?:declare )?(?:abstract )?(function|const|let|class|interface|type) ${own}\b`,
    'gm',
  );
  const all = [...text.matchAll(opening)];
  const [first] = all;
  if (first === undefined) throw new Error(`${file} does not declare ${own}`);
  const doc = all.map(([, comment]) => comment).find((comment) => comment !== undefined) ?? '';
  return {
    kind: KINDS[first[2] ?? ''] ?? 'value',
    doc: doc
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, ''))
      .join('\n')
      .trim(),
    declared: all
      .map((found) => whole(text, text.indexOf('export', found.index + (found[1]?.length ?? 0))))
      .map((code) => code.replace(/^export (declare )?/, ''))
      .join('\n'),
    room: file.slice(dist.length + 1).replace(/\.d\.ts$/, ''),
  };
}

/** A declaration from its first word to the semicolon or brace that ends it. */
function whole(text: string, from: number): string {
  const braced = /^export (?:declare )?(?:abstract )?(?:class|interface)/.test(text.slice(from, from + 60));
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? '';
    if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) {
      depth--;
      if (braced && depth === 0 && sign === '}') return text.slice(from, at + 1);
    } else if (sign === ';' && depth === 0) return text.slice(from, at);
    else if (text.startsWith('/*', at)) at = text.indexOf('*/', at) + 1;
    else if ('\'"`'.includes(sign)) at = closing(text, at);
  }
  return text.slice(from);
}

function closing(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[from]) return at;
  }
  return text.length;
}
