import { existsSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { BadInput, complaint } from '../bad-input.ts';
import type { Shell } from '../shell.ts';
import { codeOf, unreadable } from './read.ts';

/**
 * Writes a whole file or none of it: the text goes to a new file in the same folder, reaches the disk, and only then takes
 * the name. Whoever reads meanwhile, and whatever breaks, finds the old file or the new one.
 */
export async function writeWhole(name: string, text: string, { cwd }: Pick<Shell, 'cwd'>): Promise<void> {
  const path = resolve(cwd, name);
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (problem) {
    await rm(draft, { force: true }).catch(() => {});
    throw unreadable(name, codeOf(problem));
  }
}

/** A game is never written over another, and a place that cannot be written to is said before the first move. */
export async function mustBeNew(file: string, shell: Pick<Shell, 'cwd'>): Promise<void> {
  mustNotExist(file, shell);
  await writeWhole(file, '', shell);
  await rm(resolve(shell.cwd, file));
}

export function mustNotExist(file: string, { cwd }: Pick<Shell, 'cwd'>): void {
  const path = resolve(cwd, file);
  if (!existsSync(path) || statSync(path).isDirectory()) return; // a folder is refused when it is written to
  throw new BadInput(
    complaint('file-exists', {
      fr: `${file} : ce fichier existe déjà ; arbitre play --resume ${file} le reprend, un autre nom le garde`,
      en: `${file}: this file exists already; arbitre play --resume ${file} goes on with it, another name keeps it`,
    }),
  );
}

/** The new name itself must reach the disk; systems that cannot open a folder keep names safe by themselves. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
