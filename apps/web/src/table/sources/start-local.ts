import type { Rulings } from '@arbitre/kernel';
import {
  loadMatch,
  loadScenario,
  looksSaved,
  type Mistake,
  readSaved,
  registryOf,
  startMatch,
  withRulings,
} from '@arbitre/referee/core';
import { type GameKey, loadGame } from '../../games/catalogue.ts';
import { settings } from '../../settings.ts';
import { keepGame } from './keep-game.ts';
import type { Bots } from './local-source.ts';
import { newId } from './saves.ts';

interface Wanted {
  readonly game: GameKey;
  /** The text of a scenario, or of a game to go on with. */
  readonly text: string;
  readonly bots: Bots;
  readonly rulings?: Rulings;
  /** Left out: any. */
  readonly seed?: number;
}

/** Is this a game of a server, whose dice only that server can cast? */
export function hasSealedDice(text: string): boolean {
  const saved = looksSaved(text) ? readSaved(text) : null;
  return saved?.ok === true && saved.value.header.dice.kind !== 'seeded';
}

/** Goes on with a game kept as a file: the id of its table here, or what is wrong with the file. */
async function resume({ game: key, text, bots }: Wanted): Promise<string | readonly Mistake[]> {
  const { game } = await loadGame(key);
  const opened = loadMatch(text, registryOf(game));
  if (!opened.ok) return opened.mistakes;
  const { match, givenUp } = opened.value;
  const id = newId();
  keepGame(id, match, bots, game.outcome(match.state) !== null, givenUp);
  return id;
}

/** Sets a game up in this browser: the id of its table, or what is wrong with the scenario. */
export async function startLocal({
  game: key,
  text,
  bots,
  rulings = {},
  seed,
}: Wanted): Promise<string | readonly Mistake[]> {
  if (looksSaved(text)) return resume({ game: key, text, bots });
  const { game } = await loadGame(key);
  const written = loadScenario(text, registryOf(game));
  const scenario = written.ok ? withRulings(written.value, rulings) : written;
  if (!scenario.ok) return scenario.mistakes;
  const dice = { kind: 'seeded', seed: seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 1 } as const;
  const id = newId();
  keepGame(id, startMatch(scenario.value, dice, settings.value.lang), bots, false);
  return id;
}
