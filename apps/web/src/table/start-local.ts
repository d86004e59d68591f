import type { Rulings, Seat } from '@arbitre/kernel';
import { loadScenario, type Mistake, registryOf, startMatch, withRulings } from '@arbitre/referee/core';
import { type GameKey, loadGame } from '../games/catalogue.ts';
import { settings } from '../settings.ts';
import { keepGame } from './keep-game.ts';
import { newId } from './saves.ts';

interface Wanted {
  readonly game: GameKey;
  /** The text of the scenario. */
  readonly text: string;
  readonly bots: readonly Seat[];
  readonly rulings?: Rulings;
  /** Left out: any. */
  readonly seed?: number;
}

/** Sets a game up in this browser: the id of its table, or what is wrong with the scenario. */
export async function startLocal({
  game: key,
  text,
  bots,
  rulings = {},
  seed,
}: Wanted): Promise<string | readonly Mistake[]> {
  const { game } = await loadGame(key);
  const written = loadScenario(text, registryOf(game));
  const scenario = written.ok ? withRulings(written.value, rulings) : written;
  if (!scenario.ok) return scenario.mistakes;
  const dice = { kind: 'seeded', seed: seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 1 } as const;
  const id = newId();
  keepGame(id, startMatch(scenario.value, dice, settings.value.lang), bots, false);
  return id;
}
