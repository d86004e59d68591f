// `npm run docs [FOLDER]`: the documents as static pages, into `dist/docs`, where the server shows them under /docs/, or into
// the folder named.
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { createServer, defaultServerConditions } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = resolve(here, '../..');
const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? `${here}dist/docs`);
const server = await createServer({
  configFile: `${here}vite.config.ts`,
  root: here,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { noExternal: [/^@arbitre\//], resolve: { conditions: ['arbitre-source', ...defaultServerConditions] } },
});
try {
  const { buildSite } = await server.ssrLoadModule(`${here}docs/build.ts`);
  const pages = await buildSite(root, folder);
  console.log(`${pages.length} pages in ${folder}`);
} finally {
  await server.close();
}
