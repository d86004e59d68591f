import { defaultClientConditions, defineConfig } from 'vite';
import { gameIcons } from './build/game-icons.ts';
import { shippedScenarios } from './build/shipped.ts';

export default defineConfig({
  base: '/',
  plugins: [gameIcons(), shippedScenarios()],
  // The page is built from the sources of the packages, so that it never shows yesterday's rules.
  resolve: { conditions: ['arbitre-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
