import { failed, type Loading, type Mistake, type TextPosition } from './mistake.ts';

const TOKEN =
  /\s*(?:[{}[\],:]|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

/**
 * A text as JSON. One that merely stops too early is told apart from one that is something else: the first is a damaged
 * file, the second a wrong one.
 */
export function readJson(text: string): Loading<unknown> {
  if (text.trim() === '') return failed({ code: 'empty' });
  if (text.includes('\0')) return failed({ code: 'binary' });
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return failed(diagnose(text));
  }
}

function diagnose(text: string): Mistake {
  let open = 0;
  let end = 0;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token !== null; token = TOKEN.exec(text)) {
    const mark = token[0].trimStart();
    if (mark === '{' || mark === '[') open++;
    if (mark === '}' || mark === ']') open--;
    end = TOKEN.lastIndex;
  }
  const rest = text.slice(end).trimStart();
  const stopped =
    rest === '' || /^"(?:[^"\\]|\\.)*\\?$/.test(rest) || /^(?:t|tr|tru|f|fa|fal|fals|n|nu|nul|-)$/.test(rest);
  if (open > 0 && stopped) return { code: 'truncated', at: positionOf(text, text.length) };
  return { code: 'not-json', at: positionOf(text, text.length - rest.length) };
}

function positionOf(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
