import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder for its owner alone, and those above it; one that is there must be ours to write to. Node's own recursion never
 * ends where no folder can be made, as in `/proc`.
 */
export function makeFolder(path: string): void {
  const above = dirname(path);
  if (!existsSync(above)) makeFolder(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (problem) {
    if (!existsSync(path) || !statSync(path).isDirectory()) throw problem;
    accessSync(path, constants.W_OK);
  }
}
