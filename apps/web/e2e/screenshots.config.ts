import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run screenshots` takes every look of every screen, and writes docs/screenshots again; with `-- -g kept` only what is kept there. */
export default defineConfig(base, { testMatch: 'screenshots.ts', reporter: [['line']] });
