import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Replaces each `silhouette('rat')` of the page by the path data of that icon, so that only those used are bundled.
 * An unknown name stops the build.
 */
export function silhouettes(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  return {
    name: 'silhouettes',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/games\/[^/]+\/looks\.ts$/.test(id)) return null;
      const used = new Set<string>();
      const body = code.replace(/\bsilhouette\('([^']+)'\)/g, (_call, name: string) => {
        used.add(name);
        return `SILHOUETTES[${JSON.stringify(name)}]`;
      });
      const paths = Object.fromEntries([...used].map((name) => [name, pathOf(name)]));
      return { code: `const SILHOUETTES = ${JSON.stringify(paths)};${body}`, map: null };
    },
  };

  function pathOf(name: string): string {
    const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    if (paths.length === 0) throw new Error(`game-icons has no icon called ${name}`);
    return paths.join('');
  }
}
