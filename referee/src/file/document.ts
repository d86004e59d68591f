import type { Place } from '@arbitre/kernel';
import {
  Composer,
  type CST,
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  Parser,
  visit,
} from 'yaml';
import { failed, type Loading, type Mistake, type Position } from './mistake.ts';

/** A text read as data, with the way back from a place in the data to a position in the text. */
export interface ReadDocument {
  readonly value: unknown;
  /** The position of a value, or of the key before it. */
  locate(place: Place, part?: 'value' | 'key'): Position;
}

/** What a scenario may not exceed; far above any real one. */
export const LIMITS = { characters: 1_000_000, depth: 40, aliases: 100 };

/**
 * Reads YAML, of which JSON is a part. Refuses what could exhaust the machine (size, depth, aliases of aliases) before
 * anything is built from it. Keys given twice are looked for here: the library compares each with all before it.
 */
export function readDocument(text: string): Loading<ReadDocument> {
  const whole = wholeTextMistake(text);
  if (whole !== null) return failed(whole);
  const lines = new LineCounter();
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const { tooDeep, aliases } = survey(tokens);
  if (tooDeep !== null) return failed({ code: 'too-deep', limit: LIMITS.depth, at: position(tooDeep) });
  if (aliases > LIMITS.aliases) return failed({ code: 'too-many-aliases', limit: LIMITS.aliases });
  const composer = new Composer({ stringKeys: true, uniqueKeys: false, logLevel: 'silent' });
  const [document, second] = composer.compose(tokens, true, text.length);
  if (document === undefined) return failed({ code: 'empty' });
  if (second !== undefined) return failed({ code: 'syntax', reason: 'MULTIPLE_DOCS', at: position(second.range[0]) });
  const mistakes = [...document.errors, ...document.warnings, ...repeatedKeys(document)].map(
    ({ code, pos }): Mistake => ({ code: 'syntax', reason: code, at: position(pos[0]) }),
  );
  if (mistakes.length > 0) return { ok: false, mistakes };
  if (document.contents === null) return failed({ code: 'empty' });
  const stray = strayAlias(document, position);
  if (stray !== null) return failed(stray);
  const unfolded = unfold(document);
  if (unfolded === null) return failed({ code: 'too-many-aliases', limit: LIMITS.aliases });
  const root = document.contents;
  return {
    ok: true,
    value: { value: unfolded.value, locate: (place, part) => locate(root, place, part ?? 'value', position) },
  };
}

function wholeTextMistake(text: string): Mistake | null {
  if (text.length > LIMITS.characters) return { code: 'too-large', limit: LIMITS.characters };
  if (text.includes('\0')) return { code: 'binary' };
  return text.trim() === '' ? { code: 'empty' } : null;
}

/**
 * Where the first collection nested deeper than the limit begins, and how many aliases there are. Walks with its own stack:
 * the text is not trusted yet.
 */
function survey(tokens: readonly CST.Token[]): { readonly tooDeep: number | null; readonly aliases: number } {
  const stack = tokens.map((token) => ({ token, depth: 0 }));
  let aliases = 0;
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { token, depth } = top;
    if (depth > LIMITS.depth) return { tooDeep: token.offset, aliases };
    if (token.type === 'alias') aliases++;
    if (token.type === 'document' && token.value) stack.push({ token: token.value, depth });
    if (!('items' in token)) continue;
    for (const { key, value } of token.items) {
      if (key) stack.push({ token: key, depth: depth + 1 });
      if (value) stack.push({ token: value, depth: depth + 1 });
    }
  }
  return { tooDeep: null, aliases };
}

/** Keys that their mapping holds already, as the library would report them. */
function repeatedKeys(document: Document): readonly { readonly code: 'DUPLICATE_KEY'; readonly pos: [number] }[] {
  const repeated: { code: 'DUPLICATE_KEY'; pos: [number] }[] = [];
  visit(document, {
    Map(_key, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (known.has(key.value)) repeated.push({ code: 'DUPLICATE_KEY', pos: [key.range?.[0] ?? 0] });
        known.add(key.value);
      }
    },
  });
  return repeated;
}

/** An alias of nothing, or of something that contains it. */
function strayAlias(document: Document, position: (offset: number) => Position): Mistake | null {
  let stray: Mistake | null = null;
  visit(document, {
    Alias(_key, alias, ancestors) {
      const anchored = alias.resolve(document);
      if (anchored !== undefined && !ancestors.includes(anchored)) return undefined;
      stray = { code: 'unknown-alias', found: alias.source, at: position(alias.range?.[0] ?? 0) };
      return visit.BREAK;
    },
  });
  return stray;
}

/** The document as plain data; null when its aliases of aliases unfold to more than the limit. */
function unfold(document: Document): { readonly value: unknown } | null {
  try {
    return { value: document.toJS({ maxAliasCount: LIMITS.aliases }) };
  } catch (problem) {
    if (problem instanceof ReferenceError) return null; // how `yaml` reports it
    throw problem;
  }
}

/**
 * The position of a value or of its key; a mapping or list is found by its key, something missing by what should hold it.
 * A number after a text is one of its lines, from 0: a row of a drawing.
 */
function locate(root: Node, place: Place, part: 'value' | 'key', position: (offset: number) => Position): Position {
  let node: unknown = root;
  let offset = root.range?.[0] ?? 0;
  for (const [index, step] of place.entries()) {
    if (isScalar(node) && typeof step === 'number') return lineOfText(node, step, position);
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === String(step)) : undefined;
    const item = isSeq(node) && typeof step === 'number' ? node.items[step] : undefined;
    if (pair === undefined && item === undefined) break;
    node = pair?.value ?? item;
    const wanted =
      pair !== undefined && (part === 'key' || !isScalar(node) || index < place.length - 1) ? pair.key : node;
    if (isNode(wanted)) offset = wanted.range?.[0] ?? offset;
  }
  return position(offset);
}

function lineOfText(
  node: { readonly range?: readonly number[] | null; readonly type?: string },
  line: number,
  position: (offset: number) => Position,
): Position {
  const start = position(node.range?.[0] ?? 0);
  const block = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
  return block ? { line: start.line + 1 + line, column: 1 } : start;
}
