import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Match } from '@arbitre/kernel';
import type { Shell } from '../shell.ts';
import { fold } from '../terminal/text.ts';

/** Where games are kept when nobody says where: the state folder of the user, as XDG names it. */
export function savesFolder({ env }: Pick<Shell, 'env'>): string {
  return join(env['XDG_STATE_HOME'] || join(env['HOME'] || homedir(), '.local', 'state'), 'arbitre', 'games');
}

/** What is played, and its dice. */
function saveName({ header }: Pick<Match, 'header'>): string {
  const title = fold(header.title);
  const slug = title
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  return `${[header.game, slug, header.dice.kind === 'seeded' ? header.dice.seed : 'sealed'].filter((part) => part !== '').join('-')}.json`;
}

/** A file for a game that was given none: named after it, with a number where another game has that name already. */
export function freeFile(match: Pick<Match, 'header'>, shell: Pick<Shell, 'env'>): string {
  const path = join(savesFolder(shell), saveName(match));
  for (let n = 1; ; n++) {
    const file = n === 1 ? path : path.replace(/\.json$/, `-${n}.json`);
    if (!existsSync(file)) return file;
  }
}

/** A file, and when it was last written, in milliseconds. */
export interface Saved {
  readonly path: string;
  readonly time: number;
}

/** The games kept there, the latest first. */
export async function savedGames(shell: Pick<Shell, 'env'>): Promise<readonly Saved[]> {
  const folder = savesFolder(shell);
  const names = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => {
        const path = join(folder, name);
        return { path, time: (await stat(path).catch(() => null))?.mtimeMs ?? 0 };
      }),
  );
  return dated.sort((a, b) => b.time - a.time);
}
