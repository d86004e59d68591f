import type { Bilingual, Game, Goal } from '@arbitre/kernel';
import { loadScenario, registryOf } from '@arbitre/referee/core';

/** How a scenario is won and how its turns go, from its first seat. */
export function lookBrief(
  game: Game,
  text: string,
): { readonly goals: readonly Goal[]; readonly turn: readonly Bilingual[] } | null {
  const loaded = loadScenario(text, registryOf(game));
  if (!loaded.ok) return null;
  const [seat = ''] = game.seats(loaded.value.opening);
  const view = game.view(loaded.value.opening, seat);
  return { goals: game.goal?.(view, seat) ?? [], turn: game.briefing?.(view, seat).turn ?? [] };
}
