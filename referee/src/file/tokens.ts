import { type CST, LineCounter, Parser } from 'yaml';
import { failed, type Loading, type Mistake, MOST_MISTAKES, type TextPosition } from './mistake.ts';

/** A text taken apart, not yet composed. */
export interface Tokens {
  readonly tokens: readonly CST.Token[];
  readonly position: (offset: number) => TextPosition;
}

/** What a scenario may not exceed; far above any real one. */
export const LIMITS = { characters: 1_000_000, words: 20_000, depth: 40, aliases: 100 };

/**
 * Parses the words and signs of a text as they come, and asks for no more of them once the text is refused: it is too long
 * or too deep, a second document has been read. Enough errors end the reading too; what was read until then holds them.
 */
export function readTokens(lexemes: Iterable<string>): Loading<Tokens> {
  const lines = new LineCounter();
  lines.addNewLine(0);
  const parser = new Parser(lines.addNewLine);
  const position = (offset: number): TextPosition => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const tokens: CST.Token[] = [];
  let documents = 0;
  let errors = 0;
  for (const step of steps(parser, lexemes)) {
    if ('mistake' in step) return failed({ ...step.mistake, at: position(step.offset) });
    tokens.push(step);
    if (step.type === 'document' && ++documents > 1) {
      return failed({ code: 'syntax', reason: 'MULTIPLE_DOCS', at: position(step.offset) });
    }
    if (step.type === 'error' && ++errors > MOST_MISTAKES) break;
  }
  return { ok: true, value: { tokens, position } };
}

interface Stop {
  readonly mistake: Mistake;
  readonly offset: number;
}

/** The tokens of a text, until it is too long or too deep. */
function* steps(parser: Parser, lexemes: Iterable<string>): Generator<CST.Token | Stop> {
  let words = 0;
  for (const lexeme of lexemes) {
    if (++words > LIMITS.words) {
      yield { mistake: { code: 'too-many-words', limit: LIMITS.words }, offset: parser.offset };
    }
    yield* parser.next(lexeme);
    const deep = parser.stack[LIMITS.depth + 2]; // above the document and what it holds at depth 0
    if (deep !== undefined) yield { mistake: { code: 'too-deep', limit: LIMITS.depth }, offset: deep.offset };
  }
  yield* parser.end();
}
