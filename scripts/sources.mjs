import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Paths below the given folders, relative to the root, in order; nothing installed, nothing built. */
export function sources(folders, ending) {
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!['node_modules', 'dist', 'coverage'].includes(entry.name)) walk(path);
      } else if (ending.test(entry.name)) found.push(path);
    }
  };
  for (const folder of folders) walk(folder);
  return found.sort((a, b) => (a < b ? -1 : 1));
}
