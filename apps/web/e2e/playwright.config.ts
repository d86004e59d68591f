import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { ADDRESS } from './server.ts';

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../node_modules/.e2e',
  reporter: [['list']],
  // Generous: a machine with ten times more work than cores must pass too. Tests wait for what they expect, not for time.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  use: {
    baseURL: ADDRESS,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: [...args], env: { ...process.env, ...env } },
    screenshot: 'only-on-failure',
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
  },
});
