import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput, complaint } from '../bad-input.ts';

/**
 * Where the scenarios lie that ship with Arbitre: in a package beside the code (`pack.mjs` puts them there), else at the
 * root of the repository, as far above this file in `src` as in `dist`.
 */
const FOLDERS = ['../scenarios', '../../../../scenarios'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Empty when there is none. */
export function shippedFolder(): string {
  return FOLDERS.find((folder) => existsSync(folder)) ?? '';
}

/** A scenario of ours: its name (`some-game/first-floor`) and its file. */
export interface Shipped {
  readonly name: string;
  readonly path: string;
}

/** What was measured of the scenarios lies beside them, and is none. */
const FIGURES = 'measured.json';

export async function shippedScenarios(): Promise<readonly Shipped[]> {
  const folder = shippedFolder();
  const files = folder === '' ? [] : await readdir(folder, { recursive: true });
  return files
    .filter((file) => ['.yaml', '.yml', '.json'].includes(extname(file)) && file !== FIGURES)
    .map((file) => ({ name: file.slice(0, -extname(file).length).replaceAll('\\', '/'), path: join(folder, file) }))
    .sort(byFolder);
}

/** Game by game; what lies in a folder of its own (positions to study) after what begins a game. */
function byFolder(a: Shipped, b: Shipped): number {
  const [gameA = '', ...restA] = a.name.split('/');
  const [gameB = '', ...restB] = b.name.split('/');
  if (gameA !== gameB) return gameA < gameB ? -1 : 1;
  return restA.length - restB.length || (a.name < b.name ? -1 : 1);
}

/** The shipped scenario of that name, whole (`some-game/first-floor`) or short (`first-floor`); undefined when there is none. */
export async function findShipped(name: string): Promise<Shipped | undefined> {
  const shipped = await shippedScenarios();
  const whole = shipped.find((one) => one.name === name);
  const short = shipped.filter((one) => basename(one.name) === name);
  if (whole !== undefined || short.length < 2) return whole ?? short[0];
  const list = short.map((one) => one.name).join(', ');
  throw new BadInput(
    complaint('ambiguous-name', {
      fr: `plusieurs scénarios s’appellent « ${name} » : ${list}`,
      en: `several scenarios are called “${name}”: ${list}`,
    }),
  );
}
