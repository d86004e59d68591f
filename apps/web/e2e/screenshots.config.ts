import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run screenshots -w apps/web` writes docs/screenshots again. */
export default defineConfig(base, { testMatch: 'screenshots.ts', reporter: [['line']] });
