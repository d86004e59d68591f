import { readFileSync } from 'node:fs';
import type { Lang } from '@arbitre/kernel';
import { readArguments } from './arguments.ts';
import { BadInput, type Complaint, complaint, unknownName } from './bad-input.ts';
import { overview, usage } from './help.ts';
import { isLang, languageOf } from './language.ts';
import { type Library, SHIPPED_GAMES } from './library.ts';
import type { ExitCode, Shell } from './shell.ts';
import { paintFor, wantsColour } from './terminal/paint.ts';
import { widthFor, wrap } from './terminal/text.ts';
import type { Desk } from './verb.ts';
import { COMMON, verbNamed, VERBS } from './verbs.ts';
import { WORDS } from './words/words.ts';

/** Runs one command line and answers with its exit code. Nothing is thrown past here. */
export async function run(shell: Shell, library: Library = SHIPPED_GAMES): Promise<ExitCode> {
  const lang = askedLang(shell.args) ?? languageOf(shell.env);
  const json = shell.args.includes('--json');
  const desk = deskOf(shell, library, lang, json);
  try {
    return await runVerb(desk);
  } catch (problem) {
    report(desk, problem instanceof BadInput ? problem : bug(problem));
    return 2;
  }
}

async function runVerb(desk: Desk): Promise<ExitCode> {
  const [name, ...rest] = fromTheVerb(desk.shell.args);
  if (name === undefined || ['help', 'aide', '--help', '-h'].includes(name)) {
    const verb = rest.find((word) => !word.startsWith('-') && !isLang(word));
    const known = verb === undefined ? undefined : verbNamed(verb);
    if (verb !== undefined && known === undefined) throw new BadInput(unknownVerb(verb));
    desk.print(...(known === undefined ? overview(desk) : usage(known, desk)));
    return 0;
  }
  if (['--version', '-v'].includes(name)) {
    desk.print(`arbitre ${version()}`);
    return 0;
  }
  const spec = verbNamed(name);
  if (spec === undefined) throw new BadInput(unknownVerb(name));
  const asked = readArguments(
    rest.map((word) => (word === '-h' ? '--help' : word)),
    spec.arguments,
    { ...spec.options, ...COMMON },
  );
  const lang = asked.text('lang');
  if (lang !== undefined && !isLang(lang))
    throw new BadInput(
      unknownName(
        'unknown-language',
        { fr: '--lang : langue inconnue', en: '--lang: unknown language' },
        lang,
        Object.keys(WORDS),
      ),
    );
  if (asked.has('help')) {
    desk.print(...usage(spec, desk));
    return 0;
  }
  const verb = await spec.load();
  return verb(desk, asked);
}

/** `--lang fr` and `--json` may stand before the verb too: they go behind it. */
function fromTheVerb(args: readonly string[]): readonly string[] {
  const [first = '', second = ''] = args;
  if (first === '--json' || first.startsWith('--lang=')) return behind(args, 1);
  return first === '--lang' && isLang(second) ? behind(args, 2) : args;
}

function behind(args: readonly string[], count: number): readonly string[] {
  const rest = fromTheVerb(args.slice(count));
  return rest.length === 0 ? [] : [...rest, ...args.slice(0, count)];
}

function unknownVerb(name: string): Complaint {
  return unknownName('unknown-verb', { fr: 'verbe inconnu', en: 'unknown verb' }, name, verbNames());
}

/** Every verb by its name, and by its French one. */
function verbNames() {
  return Object.entries(VERBS).map(([id, { french }]) => ({ id, name: { fr: french, en: id } }));
}

function version(): string {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}

/** Errors must speak the language asked for even when the rest of the line cannot be read. */
function askedLang(args: readonly string[]): Lang | undefined {
  const index = args.indexOf('--lang');
  const value = index >= 0 ? args[index + 1] : args.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  return value !== undefined && isLang(value) ? value : undefined;
}

function deskOf(shell: Shell, library: Library, lang: Lang, json: boolean): Desk {
  const colour = wantsColour(shell);
  return {
    shell,
    library,
    lang,
    words: WORDS[lang],
    paint: paintFor(colour),
    colour,
    width: widthFor(shell),
    json,
    print: (...lines) => {
      shell.output.write(lines.map((line) => `${line}\n`).join(''));
    },
    document: (value) => {
      shell.output.write(`${JSON.stringify(value, null, 2)}\n`);
    },
  };
}

function report({ json, lang, shell, document }: Desk, { complaints }: BadInput): void {
  if (json) {
    document({
      mistakes: complaints.map(({ say, ...rest }) => ({ ...rest, text: say(lang) })),
    });
  } else {
    const width = shell.errors.isTTY ? widthFor({ output: shell.errors }) : Infinity; // one line each for a program
    for (const { say } of complaints) shell.errors.write(`${wrap(say(lang), width, '  ').join('\n')}\n`);
  }
}

/** A fault of ours, said without a trace: whoever plays cannot use one. */
function bug(problem: unknown): BadInput {
  const message = problem instanceof Error ? problem.message : String(problem);
  return new BadInput(
    complaint('bug', {
      fr: `Arbitre s’est trompé, ce n’est pas de votre faute : ${message}`,
      en: `Arbitre made a mistake, and it is not yours: ${message}`,
    }),
  );
}
