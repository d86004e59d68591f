import { defaultClientConditions, defineConfig } from 'vite';
import { coverage } from './build/coverage.ts';
import { shippedScenarios } from './build/shipped.ts';
import { silhouettes } from './build/silhouettes.ts';

export default defineConfig({
  base: '/',
  plugins: [silhouettes(), shippedScenarios(), coverage()],
  // The page is built from the sources of the packages, so that it never shows yesterday's rules.
  resolve: { conditions: ['arbitre-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // the scenarios are drawn while building: that takes a moment
      // The core is pure: a table of one game does not carry the three others because a registry lists them.
      output: {
        // A few files that a browser fetches at once, rather than one per module that two pages share.
        codeSplitting: {
          groups: [
            {
              name: 'page',
              test: /vite\/preload-helper|\/(preact|@preact)\/|\/apps\/web\/src\/(i18n|settings|router)/,
            },
            { name: 'kernel', test: /\/kernel\/src\// },
            { name: 'referee', test: /\/(referee\/src|node_modules\/yaml)\// },
            { name: 'protocol', test: /\/(apps\/protocol\/src|node_modules\/zod)\// },
          ],
        },
      },
      treeshake: { moduleSideEffects: (id) => !/\/(kernel|referee|rules|protocol)\//.test(id) },
    },
  },
});
