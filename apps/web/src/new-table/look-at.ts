import {
  type Bilingual,
  fold,
  type Game,
  isRefusal,
  type Lang,
  type Scene,
  type Seat,
  withoutDice,
} from '@arbitre/kernel';
import { loadMatch, loadScenario, looksSaved, type Mistake, registryOf } from '@arbitre/referee/core';

/** A seat of a scenario and what people call it. */
export interface SeatToFill {
  readonly seat: Seat;
  readonly name: Bilingual;
}

/** A scenario or a kept game, opened far enough to be shown before it is started. */
export interface Looked {
  readonly scene: Scene;
  readonly seats: readonly SeatToFill[];
  readonly length: Bilingual | null;
}

/** What a file holds, or everything that is wrong with it. */
export function lookAt(
  game: Game,
  text: string,
): { readonly ok: true; readonly value: Looked } | { readonly ok: false; readonly mistakes: readonly Mistake[] } {
  const games = registryOf(game);
  if (looksSaved(text)) {
    const kept = loadMatch(text, games);
    return kept.ok ? { ok: true, value: shown(game, kept.value.match.state) } : kept;
  }
  const loaded = loadScenario(text, games);
  return loaded.ok ? { ok: true, value: shown(game, loaded.value.opening) } : loaded;
}

/** Past a first step that is no choice and casts no die: a dungeon is shown from within, not from its doorstep. */
function inside(game: Game, state: unknown, seat: Seat): unknown {
  const [only, ...others] = game.offers(state, seat);
  if (only === undefined || others.length > 0) return state;
  const facts = withoutDice((chance) => game.decide(state, seat, only.command, chance));
  return facts === null || isRefusal(facts) ? state : fold(game, state, facts);
}

function shown(game: Game, state: unknown): Looked {
  const seats = game.seats(state);
  const [first = ''] = seats;
  const name = (seat: Seat, lang: Lang) => game.words[lang].seat(seat, state);
  return {
    scene: game.scene(game.view(inside(game, state, first), first)),
    seats: seats.map((seat) => ({ seat, name: { fr: name(seat, 'fr'), en: name(seat, 'en') } })),
    length: game.briefing?.(game.view(state, first), first).length ?? null,
  };
}
