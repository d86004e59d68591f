import { type Fraction, fraction, type Outcome } from '@arbitre/kernel';
import { type Interval, wilson } from '../ask/interval.ts';
import type { PlayedGame } from './simulate.ts';

/** How often one ending came. */
export interface EndingShare<State = unknown> {
  /** Null: the limit came before the end. */
  readonly outcome: Outcome | null;
  /** The first game that ended so. */
  readonly example: PlayedGame<State>;
  readonly games: number;
  readonly share: Fraction;
  readonly interval: Interval;
}

/** A figure over many games. */
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
  readonly mean: Fraction;
}

/** Many games in figures: how they ended, how long they took, what they scored. */
export interface Summary<State = unknown> {
  readonly games: number;
  /** Most frequent first; endings of one kind with the same winners are one. */
  readonly endings: readonly EndingShare<State>[];
  readonly commands: Spread;
  readonly score: Readonly<Record<string, Spread>>;
}

/** Statistics of a run, game after game: of each, only figures are kept, and one example per ending. */
export function summarise<State>(played: Iterable<PlayedGame<State>>): Summary<State> {
  const groups = new Map<string, { example: PlayedGame<State>; games: number }>();
  const commands: number[] = [];
  const score = new Map<string, number[]>();
  for (const one of played) {
    const { outcome } = one;
    const key = outcome === null ? '' : `${outcome.kind} ${outcome.winners.join(' ')}`;
    const { example, games } = groups.get(key) ?? { example: one, games: 0 };
    groups.set(key, { example, games: games + 1 });
    commands.push(one.commands);
    for (const [name, value] of Object.entries(outcome?.score ?? {})) {
      const values = score.get(name);
      if (values === undefined) score.set(name, [value]);
      else values.push(value);
    }
  }
  const games = commands.length;
  const endings = [...groups.values()].sort((a, b) => b.games - a.games);
  return {
    games,
    endings: endings.map(({ example, games: times }) => ({
      outcome: example.outcome,
      example,
      games: times,
      share: fraction(times, games),
      interval: wilson(times, games),
    })),
    commands: spread(commands),
    score: Object.fromEntries([...score].map(([name, values]) => [name, spread(values)])),
  };
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const sum = sorted.reduce((total, value) => total + value, 0);
  return {
    least: sorted[0] ?? 0,
    median: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
    most: sorted.at(-1) ?? 0,
    mean: fraction(sum, Math.max(1, sorted.length)),
  };
}
