import { fileURLToPath } from 'node:url';
import { silhouettes } from './silhouettes.ts';
import { createServer, defaultServerConditions, type Plugin } from 'vite';

const ID = 'virtual:shipped';
const FOLDER = fileURLToPath(new URL('../../../scenarios', import.meta.url));
const ENTRY = fileURLToPath(new URL('./shipped-entry.ts', import.meta.url));

/** `import shipped from 'virtual:shipped'`: the shipped scenarios, set up by the real engine while the page is built. */
export function shippedScenarios(): Plugin {
  return {
    name: 'shipped-scenarios',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      if (this.environment.mode === 'build') this.addWatchFile(FOLDER); // a development server would take the folder for an import
      const conditions = ['arbitre-source', ...defaultServerConditions];
      const server = await createServer({
        configFile: false,
        logLevel: 'error',
        root: fileURLToPath(new URL('..', import.meta.url)),
        appType: 'custom',
        plugins: [silhouettes()],
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        ssr: { noExternal: [/^@arbitre\//], resolve: { conditions } },
      });
      try {
        const { shipped } = await server.ssrLoadModule(ENTRY);
        return `export default ${JSON.stringify(await shipped(FOLDER))}`;
      } finally {
        await server.close();
      }
    },
  };
}
