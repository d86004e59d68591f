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
  timeout: 120_000,
  workers: 2,
  fullyParallel: true,
  use: {
    baseURL: ADDRESS,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: [...args], env: { ...process.env, ...env } },
    screenshot: 'only-on-failure',
  },
});
