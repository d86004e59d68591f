import type { Shell } from './shell.ts';

/** How this program was called, to be called so again: installed, or out of a clone by npm (`npm run arbitre -- …`). */
export function commandName({ env }: Pick<Shell, 'env'>): string {
  return env['npm_lifecycle_event'] === 'arbitre' ? 'npm run arbitre --' : 'arbitre';
}
