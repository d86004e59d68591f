import { compare, type Fraction, ZERO } from '@arbitre/kernel';
import type { OddsTable } from '@arbitre/referee/core';
import type { Desk } from '../verb.ts';
import { columns } from './text.ts';

const BAR = 24;

/** Distributions as aligned rows with bars; the longest bar is the likeliest row. */
export function oddsLines(tables: readonly OddsTable[], { paint }: Pick<Desk, 'paint'>): readonly string[] {
  return tables.flatMap(({ heading, rows }) => {
    const most = rows.reduce((max, { share }) => (compare(share, max) > 0 ? share : max), ZERO);
    const lines = columns(rows.map(({ label, chance, share }) => [`  ${label}`, paint.dim(bar(share, most)), chance]));
    return [heading, ...lines];
  });
}

function bar(share: Fraction, most: Fraction): string {
  const eighths = most.n === 0n ? 0 : Number((share.n * most.d * BigInt(BAR * 8)) / (share.d * most.n));
  const rest = eighths % 8;
  return '█'.repeat((eighths - rest) / 8) + (rest === 0 ? '' : ' ▏▎▍▌▋▊▉'[rest]);
}
