import { defineConfig } from 'vitest/config';

const conditions = ['arbitre-source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{kernel,rules,referee,apps,bench,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    // No test is about time: these only end one that hangs, on a machine as slow as can be.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
