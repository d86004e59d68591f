import { type GameKey, shippedScenario } from '../games/catalogue.ts';
import type { Shipped } from '../games/shipped.ts';
import { usualBots } from '../table/sources/level.ts';

/** A table against the computer, or alone, in one click. What it needs is fetched on that click. */
export async function playNow(game: GameKey, scenario: Shipped): Promise<string> {
  const [{ startLocal }, text] = await Promise.all([
    import('../table/sources/start-local.ts'),
    shippedScenario(scenario.id),
  ]);
  const started = await startLocal({ game, text: text ?? '', bots: usualBots(scenario.seats) });
  if (typeof started !== 'string') throw new Error(`the shipped scenario ${scenario.id} does not load`);
  return started;
}
