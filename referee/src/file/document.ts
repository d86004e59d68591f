import type { Place } from '@arbitre/kernel';
import { type Document, isMap, isNode, isScalar, isSeq, Lexer, type Node, visit } from 'yaml';
import { compose } from './compose.ts';
import { failed, failedWith, type Loading, type Mistake, MOST_MISTAKES, type TextPosition } from './mistake.ts';
import { LIMITS, readTokens } from './tokens.ts';

/** A text read as data, with the way back from a place in the data to a position in the text. */
export interface ReadDocument {
  readonly value: unknown;
  /** The position of a value, or of the key before it. */
  locate(place: Place, part?: 'value' | 'key'): TextPosition;
}

/**
 * Reads YAML, of which JSON is a part. Refuses what could exhaust the machine (size, depth, aliases of aliases) before
 * anything is built from it.
 */
export function readDocument(text: string): Loading<ReadDocument> {
  const whole = wholeTextMistake(text);
  if (whole !== null) return failed(whole);
  const read = readTokens(new Lexer().lex(text));
  if (!read.ok) return read;
  const { tokens, position } = read.value;
  const { document, errors } = compose(tokens, text.length);
  const wrong = [...errors, ...(document === null ? [] : badKeys(document))].map(
    ({ code, pos }): Mistake => ({ code: 'syntax', reason: code, at: position(pos[0]) }),
  );
  if (wrong.length > 0) return failedWith(wrong);
  if (document === null || document.contents === null) return failed({ code: 'empty' });
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

interface BadKey {
  readonly code: 'DUPLICATE_KEY' | 'KEY_OVER_1024_CHARS';
  readonly pos: readonly [number];
}

/**
 * Keys that their mapping holds already, which the library would compare with all before them; and keys that are too long,
 * which the library lets pass after a question mark. One more than is told, at most.
 */
function badKeys(document: Document): readonly BadKey[] {
  const bad: BadKey[] = [];
  visit(document, {
    Map(_key, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const pos = [key.range?.[0] ?? 0] as const;
        if (String(key.value).length > 1024) bad.push({ code: 'KEY_OVER_1024_CHARS', pos });
        if (known.has(key.value)) bad.push({ code: 'DUPLICATE_KEY', pos });
        if (bad.length > MOST_MISTAKES) return visit.BREAK;
        known.add(key.value);
      }
      return undefined;
    },
  });
  return bad;
}

/** More aliases than are followed; or one of nothing, or of something that contains it. */
function strayAlias(document: Document, position: (offset: number) => TextPosition): Mistake | null {
  const anchored = new Map<string, Node>();
  let aliases = 0;
  let stray: Mistake | null = null;
  visit(document, {
    Value(_key, node) {
      if (node.anchor !== undefined) anchored.set(node.anchor, node);
    },
    Alias(_key, alias, ancestors) {
      if (++aliases > LIMITS.aliases) {
        stray = { code: 'too-many-aliases', limit: LIMITS.aliases };
        return visit.BREAK;
      }
      const meant = anchored.get(alias.source);
      if (stray !== null || (meant !== undefined && !ancestors.includes(meant))) return undefined;
      stray = { code: 'unknown-alias', found: alias.source.slice(0, 60), at: position(alias.range?.[0] ?? 0) };
      return undefined;
    },
  });
  return stray;
}

/** The document as plain data; null when its aliases unfold to more than the limits. */
function unfold(document: Document): { readonly value: unknown } | null {
  try {
    const value: unknown = document.toJS({ maxAliasCount: LIMITS.aliases });
    return isHuge(value) ? null : { value };
  } catch (problem) {
    if (problem instanceof ReferenceError) return null; // how `yaml` reports it
    throw problem;
  }
}

/** Does it hold more values than a text without aliases can? What aliases repeat is counted as often as it is read. */
function isHuge(value: unknown): boolean {
  const stack = [value];
  let values = 0;
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    if (++values > LIMITS.words) return true;
    if (typeof top === 'object' && top !== null) stack.push(...Object.values(top));
  }
  return false;
}

/**
 * The position of a value or of its key; a mapping or list is found by its key, something missing by what should hold it.
 * A number after a text is one of its lines, from 0: a row of a drawing.
 */
function locate(
  root: Node,
  place: Place,
  part: 'value' | 'key',
  position: (offset: number) => TextPosition,
): TextPosition {
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
  position: (offset: number) => TextPosition,
): TextPosition {
  const start = position(node.range?.[0] ?? 0);
  const block = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
  return block ? { line: start.line + 1 + line, column: 1 } : start;
}
