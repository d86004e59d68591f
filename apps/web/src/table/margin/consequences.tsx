import type { Command, Consequence, Fraction, Outlook } from '@arbitre/kernel';
import { mine, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';

/** What a choice buys, then what it risks, gravest first: one figure each. */
export function Consequences({
  outlook,
  most,
}: {
  readonly outlook: Outlook<Command>;
  readonly most?: number | undefined;
}) {
  const { buys, risks, useless } = outlook;
  if (useless !== undefined) return <p class="useless">{mine(useless)}</p>;
  const shown = most === undefined ? buys.length : Math.max(1, most - Math.min(risks.length, most - 1));
  return (
    <ul class="consequences">
      {buys.slice(0, shown).map((one, index) => (
        <Line key={`b${index}`} kind="buys" consequence={one} />
      ))}
      {risks.slice(0, most).map((one, index) => (
        <Line key={`r${index}`} kind="risks" consequence={one} />
      ))}
    </ul>
  );
}

function Line({ kind, consequence }: { readonly kind: 'buys' | 'risks'; readonly consequence: Consequence }) {
  return (
    <li class={kind}>
      <LineSign kind={kind} />
      <span>
        {kind === 'risks' && <span class="hidden-text">{words.value.table.risk} </span>}
        {consequence.chance !== undefined && <Chance of={consequence.chance} />}
        {mine(consequence.says)}
      </span>
    </li>
  );
}

/** A tick for what is bought, a triangle for what is risked. */
export function LineSign({ kind }: { readonly kind: 'buys' | 'risks' }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" class="line-sign">
      <path d={kind === 'buys' ? 'm5 12 5 5 9-10' : 'M12 4 21 20H3ZM12 10v5M12 17.500v.1'} />
    </svg>
  );
}

/** One figure, and the same as a length: several are compared at a glance. */
function Chance({ of }: { readonly of: Fraction }) {
  const share = Number((of.n * 100n) / of.d);
  return (
    <>
      <span class="chance-bar" aria-hidden="true">
        <i style={{ width: `${Math.max(4, share)}%` }} />
      </span>
      <b class="chance">{wholePercent(of)}</b>
      {words.value.table.colon}
    </>
  );
}

/** One whole per cent; what may still happen is never 0, what may still fail never 100. */
export function wholePercent(chance: Fraction): string {
  const { n, d } = chance;
  const share = Number((n * 10_000n) / d) / 10_000;
  const format = (value: number) =>
    new Intl.NumberFormat(settings.value.lang, { style: 'percent', maximumFractionDigits: 0 }).format(value);
  if (n > 0n && share < 0.01) return `< ${format(0.01)}`;
  if (n < d && share > 0.99) return `> ${format(0.99)}`;
  return format(share);
}

/** The same lines in one sentence, for those who listen. */
export function sayOutlook({ buys, risks, useless }: Outlook<Command>): string {
  const say = words.value.table;
  const told = ({ says, chance }: Consequence) =>
    chance === undefined ? mine(says) : `${wholePercent(chance)}${say.colon}${mine(says)}`;
  if (useless !== undefined) return mine(useless);
  return [...buys.map(told), ...risks.map((one) => `${say.risk} ${told(one)}`)].join('. ');
}
