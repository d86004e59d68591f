import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { nearest } from '@arbitre/referee/words';
import { BadInput, complaint } from '../bad-input.ts';
import type { Shell } from '../shell.ts';
import { shippedScenarios } from './shipped.ts';

/** A name that is neither a file nor a scenario of ours, and the one that was meant, perhaps. */
export async function noSuchScenario(name: string, shell: Pick<Shell, 'cwd'>): Promise<BadInput> {
  const [fr, en] = asking(await meant(name, shell));
  return new BadInput({
    ...complaint('ENOENT', {
      fr: `${name} : ni fichier ni scénario fourni de ce nom.${fr} arbitre play en donne la liste`,
      en: `${name}: there is no such file, nor a shipped scenario of that name.${en} arbitre play lists them`,
    }),
    file: name,
  });
}

/** A file that is not there, and the one that was meant, perhaps. */
export async function noSuchFile(name: string, shell: Pick<Shell, 'cwd'>): Promise<BadInput> {
  const close = await meant(name, shell);
  const [fr, en] = close === null ? ['', ''] : asking(close).map((question) => `.${question}`);
  return new BadInput({
    ...complaint('ENOENT', {
      fr: `${name} : ce fichier n’existe pas${fr}`,
      en: `${name}: there is no such file${en}`,
    }),
    file: name,
  });
}

function asking(close: string | null): readonly [string, string] {
  return close === null ? ['', ''] : [` Vouliez-vous dire « ${close} » ?`, ` Did you mean “${close}”?`];
}

/** The nearest name in the folder asked for, else the nearest scenario of ours, whole or short. */
async function meant(name: string, { cwd }: Pick<Shell, 'cwd'>): Promise<string | null> {
  const asked = stem(name);
  const beside = (await readdir(resolve(cwd, dirname(name))).catch(() => [])).filter((file) =>
    SCENARIOS.has(extname(file)),
  );
  const here = nearest(asked, beside.map(stem));
  const file = beside.find((one) => stem(one) === here);
  if (file !== undefined) return join(dirname(name), file);
  const shipped = (await shippedScenarios()).map((one) => one.name);
  return nearest(asked, shipped.map(stem)) ?? nearest(name, shipped);
}

/** What holds a position: a scenario, or a game that was kept. */
const SCENARIOS: ReadonlySet<string> = new Set(['.yaml', '.yml', '.json']);

/** Names are compared without their folder and ending: those that all files share would make any two alike. */
function stem(name: string): string {
  return basename(name, extname(name));
}
