import { parseArgs } from 'node:util';
import type { Lang } from '@arbitre/kernel';
import { sayMistake } from '@arbitre/referee/words';
import { BadInput, complaint, unknownName } from './bad-input.ts';

/** A word or an option that a verb takes. */
export interface OptionSpec {
  /** What stands for the value in the usage line (`N`, `FILE`); a switch when left out. */
  readonly value?: string;
  /** May be given several times. */
  readonly many?: true;
  readonly about: Readonly<Record<Lang, string>>;
}

export interface ArgumentSpec {
  readonly name: string;
  readonly optional?: true;
  /** The last word of a verb may be given several times. */
  readonly many?: true;
}

export type Options = Readonly<Record<string, OptionSpec>>;

/** What was asked of a verb, read once. */
export class Asked {
  readonly words: readonly string[];
  readonly #values: ReadonlyMap<string, readonly string[]>;

  constructor(words: readonly string[], values: ReadonlyMap<string, readonly string[]>) {
    this.words = words;
    this.#values = values;
  }

  has(option: string): boolean {
    return this.#values.has(option);
  }

  text(option: string): string | undefined {
    return this.#values.get(option)?.at(-1);
  }

  texts(option: string): readonly string[] {
    return this.#values.get(option) ?? [];
  }

  /** A whole number within bounds; undefined when it was not given. */
  number(option: string, limits: { readonly min: number; readonly max: number }): number | undefined {
    const text = this.text(option);
    if (text === undefined) return undefined;
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (value >= limits.min && value <= limits.max) return value;
    const say = (lang: Lang) =>
      sayMistake(
        { code: 'value', found: text, expected: { kind: 'integer', ...limits }, place: [`--${option}`] },
        lang,
      );
    throw new BadInput({ code: 'bad-number', say });
  }
}

/** Reads the words after a verb; everything that does not fit is reported at once. */
export function readArguments(args: readonly string[], expected: readonly ArgumentSpec[], options: Options): Asked {
  const known = Object.keys(options).map((name) => `--${name}`);
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options).map(
        ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
      ),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const values = new Map<string, readonly string[]>();
  const wrong = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (spec === undefined)
      wrong.push(unknownName('unknown-option', { fr: 'option inconnue', en: 'unknown option' }, token.rawName, known));
    else if (spec.value !== undefined && (token.value === undefined || swallowed(token)))
      wrong.push(missingValue(token.rawName, spec.value));
    else if (spec.value === undefined && token.value !== undefined)
      wrong.push(needlessValue(token.rawName, token.value));
    else values.set(token.name, [...(spec.many ? (values.get(token.name) ?? []) : []), token.value ?? '']);
  }
  const needed = expected.find(({ optional }, index) => !optional && words[index] === undefined);
  if (needed !== undefined && !values.has('help')) wrong.push(missingWord(needed.name));
  const most = expected.at(-1)?.many ? words.length : expected.length;
  if (wrong.length === 0) wrong.push(...words.slice(most).map((word) => needlessWord(word, options))); // else they may belong to an option
  if (wrong.length > 0) throw new BadInput(...wrong);
  return new Asked(words, values);
}

/** `--do --lang fr`: what follows is the next option, not a value. */
function swallowed({
  value,
  inlineValue,
}: {
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}): boolean {
  return inlineValue === false && value !== undefined && value.startsWith('--');
}

function missingValue(name: string, value: string) {
  return complaint('missing-value', {
    fr: `l’option ${name} attend ${value}`,
    en: `the option ${name} needs ${value}`,
  });
}

function needlessValue(name: string, value: string) {
  return complaint('needless-value', {
    fr: `l’option ${name} ne prend pas de valeur, trouvé « ${value} »`,
    en: `the option ${name} takes no value, found “${value}”`,
  });
}

function missingWord(name: string) {
  return complaint('missing-argument', { fr: `il manque ${name}`, en: `${name} is missing` });
}

/** A word nobody asked for; perhaps the value of an option whose name was left out. */
function needlessWord(word: string, options: Options) {
  const valued = Object.entries(options).flatMap(([name, { value }]) =>
    value === undefined || name === 'lang' ? [] : [`--${name} ${value}`],
  );
  const after = (begin: string) => (valued.length === 0 ? '' : `${begin}${valued.join(', ')}`);
  return complaint('needless-argument', {
    fr: `«\u202f${word}\u202f» est de trop${after('. Une valeur suit le nom de son option\u202f: ')}`,
    en: `“${word}” is one word too many${after('. A value comes after the name of its option: ')}`,
  });
}
