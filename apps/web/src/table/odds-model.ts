import type { Forecast } from '@arbitre/kernel';
import { type Odds, odds } from '@arbitre/referee/core';
import { type Signal, signal } from '@preact/signals';
import type { Choice } from './choices.ts';
import type { TableModel } from './model.ts';

/** The exact chances of one choice, and of what follows it. */
export interface Chances {
  readonly odds: Odds | null;
  readonly forecasts: readonly Forecast[];
}

const known = new WeakMap<Choice, Signal<Chances | null>>();

/** The chances of a choice, null while they are being counted: never in the way of the pointer. */
export function chancesOf(model: TableModel, choice: Choice): Signal<Chances | null> {
  const before = known.get(choice);
  if (before !== undefined) return before;
  const chances = signal<Chances | null>(null);
  known.set(choice, chances);
  const { game } = model.source;
  const state = model.view.value;
  const { seat, offer } = choice;
  setTimeout(() => {
    const counted = odds(game, state, seat, offer.command, { outcomes: 20_000, throws: 2_000 });
    chances.value = {
      odds: isOdds(counted) ? counted : null,
      forecasts: game.forecast(state, seat, offer.command),
    };
  }, 60);
  return chances;
}

function isOdds(counted: object): counted is Odds {
  return 'results' in counted;
}
