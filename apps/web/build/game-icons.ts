import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:game-icons/';

/**
 * `import icons from 'virtual:game-icons/sword,shield'` is a record of path data: only the silhouettes that the page
 * names are bundled. An unknown name stops the build.
 */
export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const names = id.slice(PREFIX.length + 1).split(',');
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, pathOf(name)])))}`;
    },
  };

  function pathOf(name: string): string {
    const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    if (paths.length === 0) throw new Error(`game-icons has no icon called ${name}`);
    return paths.join('');
  }
}
