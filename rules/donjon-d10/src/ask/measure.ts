import type { Fact } from '../play/fact.ts';
import type { State } from '../play/state.ts';

/** The figures that a player wants the odds of. */
export const FIGURES = ['squares', 'dealt', 'suffered', 'healed', 'gold', 'break', 'lost'] as const;
export type FigureName = (typeof FIGURES)[number];

/** Figures of one fact, by name; those of 0 do not count. */
type FiguresOf<K extends Fact['is']> = (
  fact: Extract<Fact, { readonly is: K }>,
) => Readonly<Partial<Record<FigureName, number>>>;

/** The facts that a figure comes from. */
const ROWS: { readonly [K in Fact['is']]?: FiguresOf<K> } = {
  moved: ({ squares }) => ({ squares: squares.length }),
  'trap-sprung': ({ lost }) => ({ suffered: lost }),
  'creature-struck': ({ suffered }) => ({ suffered }),
  // dx.fumble.10: the band that was drawn, and below what was really lost by it, are two figures.
  exchanged: ({ dealt, suffered, fumbleDie, fumble }) => ({
    dealt,
    suffered,
    break: fumbleDie > 0 && fumble === 'break' ? 1 : 0,
  }),
  'weapon-broken': () => ({ lost: 1 }),
  'spell-forgotten': () => ({ lost: 1 }),
  'gold-found': ({ gold }) => ({ gold }),
  'creature-slain': ({ gold }) => ({ gold }),
  'chest-opened': ({ content }) => {
    if (content.kind === 'needle') return { suffered: content.lost };
    return content.kind === 'gold' ? { gold: content.gold } : {};
  },
  'fountain-drunk': ({ healed }) => ({ healed }),
  'potion-drunk': ({ healed }) => ({ healed }),
  rested: ({ healed }) => ({ healed }),
};

/** What one outcome of a command amounts to. A figure that stays at 0 is left out. */
export function measure(_before: State, facts: readonly Fact[]): Readonly<Partial<Record<FigureName, number>>> {
  const figures: Partial<Record<FigureName, number>> = {};
  for (const fact of facts) {
    const row = ROWS[fact.is] as FiguresOf<Fact['is']> | undefined; // the row of a fact's kind takes facts of that kind
    const told = row?.(fact) ?? {};
    for (const name of FIGURES) {
      const amount = told[name] ?? 0;
      if (amount !== 0) figures[name] = (figures[name] ?? 0) + amount;
    }
  }
  return figures;
}
