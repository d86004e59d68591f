import type { Lang, Place } from '@arbitre/kernel';
import type { Loading, Mistake, MistakeDetails } from '../file/mistake.ts';
import { type Catalogue, CATALOGUES, type Expectations, type SaidByCode } from './catalogue.ts';

/**
 * A mistake as a sentence, with its place in the document but without its position in the text.
 *
 * @example sayMistake(mistake, 'en') // 'hero › class: expected warrior or thief, found "bard"'
 */
export function sayMistake(mistake: Mistake, lang: Lang): string {
  const { place = [] } = mistake;
  return `${place.length > 0 ? `${sayPlace(place)}${lang === 'fr' ? '\u202f' : ''}: ` : ''}${sentence(mistake, CATALOGUES[lang])}`;
}

/**
 * What was loaded; or an error that says every mistake, each with its position. For a program whose files are its own:
 * whoever reads other people's files looks at `ok`.
 *
 * @example const { game, opening } = orThrow(loadScenario(text, games));
 */
export function orThrow<T>(loading: Loading<T>, lang: Lang = 'en'): T {
  if (loading.ok) return loading.value;
  const lines = loading.mistakes.map((mistake) => {
    const position = sayPosition(mistake, lang);
    return `${position === null ? '' : `${position}${lang === 'fr' ? '\u202f' : ''}: `}${sayMistake(mistake, lang)}`;
  });
  throw new Error(lines.join('\n'));
}

/** “line 4, column 7”, or null when the mistake is that of the whole text. */
export function sayPosition({ at }: Mistake, lang: Lang): string | null {
  return at === undefined ? null : CATALOGUES[lang].position(at.line, at.column);
}

function sentence(mistake: Mistake, words: Catalogue): string {
  if (mistake.code === 'syntax') return words.syntax[mistake.reason];
  if (mistake.code !== 'value') return byCode(words, mistake.code, mistake);
  const { expected, found } = mistake;
  const said = byKind(words, expected.kind, expected);
  return expected.kind === 'key' || expected.kind === 'no-such-key' ? said : words.found(said, found);
}

function byCode<Code extends SaidByCode>(words: Catalogue, code: Code, details: MistakeDetails[Code]): string {
  return words.mistake[code](details);
}

function byKind<Kind extends keyof Expectations>(words: Catalogue, kind: Kind, expected: Expectations[Kind]): string {
  return words.expectation[kind](expected);
}

/** Keys and numbers from the root; people count from 1. */
function sayPlace(place: Place): string {
  return place.map((step) => (typeof step === 'number' ? `${step + 1}` : step)).join(' › ');
}
