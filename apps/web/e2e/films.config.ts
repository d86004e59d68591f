import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run films -w apps/web` films what happens on the stage, frame by frame, into docs/screenshots/films. */
export default defineConfig(base, { testMatch: 'films.ts', reporter: [['line']], workers: 1 });
