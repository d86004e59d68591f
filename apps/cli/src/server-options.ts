import { OPTIONS, type OptionName, readOptions, type ServerOptions } from '@arbitre/server/options';
import type { Asked, OptionSpec } from './arguments.ts';
import { BadInput, complaint } from './bad-input.ts';
import type { Desk } from './verb.ts';

/** `--port <number>` is the option `port`, worth a NUMBER. */
function parts(flag: string): { readonly name: string; readonly value?: string } {
  const [, name = '', value] = /^--([a-z-]+)(?: <(.+)>)?$/.exec(flag) ?? [];
  return { name, ...(value !== undefined && { value: value.toUpperCase() }) };
}

/** The server's own options as the command line shows them, each with its variable of the environment. */
export function serverOptions(
  only: readonly OptionName[] = OPTIONS.map(({ name }) => name),
): Record<string, OptionSpec> {
  return Object.fromEntries(
    OPTIONS.filter(({ name }) => only.includes(name)).map(({ flag, variable, about, default: usual }) => {
      const { name, value } = parts(flag);
      const shown =
        usual === '' || (Array.isArray(usual) && usual.length === 0) ? variable : `${variable}, ${String(usual)}`;
      return [
        name,
        {
          ...(value !== undefined && { value }),
          about: { fr: `${about.fr} (${shown})`, en: `${about.en} (${shown})` },
        },
      ];
    }),
  );
}

/** What a verb was asked for, over the environment, over the defaults. */
export function askedServer(asked: Asked, { shell }: Desk): ServerOptions {
  const flags = Object.fromEntries(
    OPTIONS.flatMap(({ name, flag }) => {
      const option = parts(flag);
      if (!asked.has(option.name)) return [];
      return [[name, option.value === undefined ? true : asked.text(option.name)]];
    }),
  );
  const options = readOptions(shell.env, flags);
  if (options.ok) return options.value;
  const { option, found } = options;
  throw new BadInput(
    complaint('bad-option', {
      fr: `${option.flag} (${option.variable})\u202f: ${option.about.fr}\u202f; trouvé «\u202f${found}\u202f»`,
      en: `${option.flag} (${option.variable}): ${option.about.en}; found “${found}”`,
    }),
  );
}
