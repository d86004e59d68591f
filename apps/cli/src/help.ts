import type { OptionSpec } from './arguments.ts';
import { glossed, wrap } from './terminal/text.ts';
import type { Desk, VerbSpec } from './verb.ts';
import { COMMON, verbIn, VERBS, VERSION } from './verbs.ts';

type HelpDesk = Pick<Desk, 'lang' | 'words' | 'paint' | 'width'>;

/** All the verbs, one line each. */
export function overview({ lang, words, paint, width }: HelpDesk): readonly string[] {
  const rows = Object.entries(VERBS).map(
    ([name, { about }]) => [`  ${paint.bold(verbIn(lang, name))}`, about[lang]] as const,
  );
  return [
    words.help.what,
    '',
    `${words.help.usage} arbitre ${words.help.verb}`,
    '',
    ...glossed(rows, width),
    '',
    ...optionLines({ ...COMMON, version: VERSION }, { lang, paint, width }),
    '',
    ...wrap(words.help.position, width),
    ...wrap(words.help.more, width),
    '',
    ...exitLines(words, width),
  ];
}

/** One verb: how it is called, what it does, its options. */
export function usage(
  spec: VerbSpec & { readonly name: string },
  { lang, words, paint, width }: HelpDesk,
): readonly string[] {
  const expected = spec.arguments.map(({ name: word, optional, many }) => {
    const shown = many ? `${word}…` : word;
    return optional ? `[${shown}]` : shown;
  });
  return [
    `${words.help.usage} ${['arbitre', paint.bold(verbIn(lang, spec.name)), ...expected, words.help.options].join(' ')}`,
    '',
    ...wrap(spec.about[lang], width),
    '',
    ...optionLines({ ...spec.options, ...COMMON }, { lang, paint, width }),
    '',
    ...exitLines(words, width),
  ];
}

function exitLines({ help }: HelpDesk['words'], width: number): readonly string[] {
  return [
    help.exit,
    ...glossed(
      help.exits.map(([code, meaning]) => [`  ${code}`, meaning]),
      width,
    ),
  ];
}

function optionLines(
  options: Readonly<Record<string, OptionSpec>>,
  { lang, paint, width }: Pick<Desk, 'lang' | 'paint' | 'width'>,
): readonly string[] {
  return glossed(
    Object.entries(options).map(([name, { value, about }]) => [
      `  ${paint.bold(`--${name}`)}${value === undefined ? '' : ` ${value}`}`,
      about[lang],
    ]),
    width,
  );
}
