import { type Fraction, fraction, type Outcome } from '@arbitre/kernel';
import { type Interval, wilson } from '../ask/interval.ts';
import type { PlayedOut } from './simulate.ts';

/** How often one ending came. */
export interface EndingShare {
  /** Null: the limit came before the end. */
  readonly outcome: Outcome | null;
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

export interface Summary {
  readonly games: number;
  /** Most frequent first; endings of one kind with the same winners are one. */
  readonly endings: readonly EndingShare[];
  readonly commands: Spread;
  readonly score: Readonly<Record<string, Spread>>;
}

/** Statistics of a run. */
export function summarise(played: readonly PlayedOut[]): Summary {
  const groups = new Map<string, { outcome: Outcome | null; games: number }>();
  const score = new Map<string, number[]>();
  for (const { outcome } of played) {
    const key = outcome === null ? '' : `${outcome.kind} ${outcome.winners.join(' ')}`;
    const group = groups.get(key) ?? { outcome, games: 0 };
    groups.set(key, { ...group, games: group.games + 1 });
    for (const [name, value] of Object.entries(outcome?.score ?? {})) {
      const values = score.get(name);
      if (values === undefined) score.set(name, [value]);
      else values.push(value);
    }
  }
  const endings = [...groups.values()]
    .sort((a, b) => b.games - a.games)
    .map(({ outcome, games }) => ({
      outcome,
      games,
      share: fraction(games, played.length),
      interval: wilson(games, played.length),
    }));
  return {
    games: played.length,
    endings,
    commands: spread(played.map(({ commands }) => commands)),
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
