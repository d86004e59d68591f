import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** What the page weighs and how fast it answers; run by `npm run bench -- web`. */
export default defineConfig(base, {
  testMatch: 'measure.ts',
  workers: 1,
  fullyParallel: false,
  reporter: [['line']],
});
