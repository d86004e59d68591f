import { compare, type Fraction, ZERO } from '@arbitre/kernel';
import type { OddsTable } from '@arbitre/referee/core';
import type { Desk } from '../verb.ts';
import { columns, widthOf, wrap } from './text.ts';

/** Characters of the longest bar, where there is room for it. */
const BAR = 24;
const LEAST_BAR = 6;

/** Distributions as aligned rows with bars; the longest bar is the likeliest row. */
export function oddsLines(
  tables: readonly OddsTable[],
  { paint, width }: Pick<Desk, 'paint' | 'width'>,
): readonly string[] {
  return tables.flatMap(({ heading, rows }) => {
    const most = rows.reduce((max, { share }) => (compare(share, max) > 0 ? share : max), ZERO);
    const taken = (cells: readonly string[]) => Math.max(0, ...cells.map(widthOf));
    const room = width - taken(rows.map(({ label }) => label)) - taken(rows.map(({ chance }) => chance)) - 8;
    const longest = room < LEAST_BAR ? 0 : Math.min(BAR, room);
    const lines = columns(
      rows.map(({ label, chance, share }) => [`  ${label}`, paint.dim(bar(share, most, longest)), chance]),
    );
    return [...wrap(heading, width), ...lines];
  });
}

function bar(share: Fraction, most: Fraction, longest: number): string {
  const eighths = most.n === 0n ? 0 : Number((share.n * most.d * BigInt(longest * 8)) / (share.d * most.n));
  const rest = eighths % 8;
  return '█'.repeat((eighths - rest) / 8) + (rest === 0 ? '' : ' ▏▎▍▌▋▊▉'[rest]);
}
