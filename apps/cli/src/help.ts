import type { OptionSpec } from './arguments.ts';
import { columns, wrap } from './terminal/text.ts';
import type { Desk } from './verb.ts';
import { COMMON, VERBS, VERSION } from './verbs.ts';

type HelpDesk = Pick<Desk, 'lang' | 'words' | 'paint' | 'width'>;

/** All the verbs, one line each. */
export function overview({ lang, words, paint, width }: HelpDesk): readonly string[] {
  const rows = Object.entries(VERBS).map(([name, { about }]) => [`  ${paint.bold(name)}`, about[lang]]);
  return [
    words.help.what,
    '',
    `${words.help.usage} arbitre ${words.help.verb}`,
    '',
    ...columns(rows),
    '',
    ...optionLines({ ...COMMON, version: VERSION }, { lang, paint }),
    '',
    ...wrap(words.help.position, width),
    ...wrap(words.help.more, width),
    '',
    ...exitLines(words),
  ];
}

/** One verb: how it is called, what it does, its options. */
export function usage(name: string, { lang, words, paint, width }: HelpDesk): readonly string[] {
  const spec = VERBS[name];
  if (spec === undefined) return [];
  const expected = spec.arguments.map((word) => (word.optional ? `[${word.name}]` : word.name));
  return [
    `${words.help.usage} ${['arbitre', paint.bold(name), ...expected, words.help.options].join(' ')}`,
    '',
    ...wrap(spec.about[lang], width),
    '',
    ...optionLines({ ...spec.options, ...COMMON }, { lang, paint }),
    '',
    ...exitLines(words),
  ];
}

function exitLines({ help }: HelpDesk['words']): readonly string[] {
  return [help.exit, ...columns(help.exits.map(([code, meaning]) => [`  ${code}`, meaning]))];
}

function optionLines(
  options: Readonly<Record<string, OptionSpec>>,
  { lang, paint }: Pick<Desk, 'lang' | 'paint'>,
): readonly string[] {
  return columns(
    Object.entries(options).map(([name, { value, about }]) => [
      `  ${paint.bold(`--${name}`)}${value === undefined ? '' : ` ${value}`}`,
      about[lang],
    ]),
  );
}
