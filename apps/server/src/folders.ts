import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerOptions } from './options.ts';

/** An option names a folder that is not what it must be. */
export class WrongFolder extends Error {
  readonly code = 'ERR_FOLDER';
  readonly option: 'web' | 'scenarios';
  readonly folder: string;

  constructor(option: WrongFolder['option'], folder: string) {
    super(`${option}: ${folder} is not ${option === 'web' ? 'a folder with an index.html' : 'a folder'}`);
    this.option = option;
    this.folder = folder;
  }
}

/** Pages begin with an `index.html`, scenarios lie in a folder; empty text stands for none. */
export function checkFolders({ web, scenarios }: Pick<ServerOptions, 'web' | 'scenarios'>): void {
  if (web !== '' && !existsSync(join(web, 'index.html'))) throw new WrongFolder('web', web);
  if (scenarios !== '' && !(existsSync(scenarios) && statSync(scenarios).isDirectory()))
    throw new WrongFolder('scenarios', scenarios);
}
