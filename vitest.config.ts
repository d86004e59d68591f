import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const conditions = ['arbitre-source', 'node', 'import', 'module', 'default'];

// How much of the random testing is done: all of it in CI (`npm test` sets 1), a quarter while developing.
const dial = Number(process.env['ARBITRE_DIAL'] ?? 0.25);

export default defineConfig({
  define: { ARBITRE_DIAL: JSON.stringify(dial) },
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{kernel,rules,players,referee,apps,bench,scripts,examples}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    maxWorkers: Math.max(2, availableParallelism() - 1), // a machine of two cores has work for both
    // No test is about time: these only end one that hangs, on a machine as slow as can be.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
