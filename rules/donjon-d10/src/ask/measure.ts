import type { Fact } from '../play/fact.ts';
import type { State } from '../play/state.ts';

/** The figures that a player wants the odds of. */
export const FIGURES = ['squares', 'dealt', 'suffered', 'healed', 'gold', 'break', 'lost'] as const;
export type FigureName = (typeof FIGURES)[number];

/** What one outcome of a command amounts to. A figure that stays at 0 is left out. */
export function measure(_before: State, facts: readonly Fact[]): Readonly<Partial<Record<FigureName, number>>> {
  const figures: Partial<Record<FigureName, number>> = {};
  for (const fact of facts) {
    for (const [name, amount] of figuresOf(fact)) {
      if (amount !== 0) figures[name] = (figures[name] ?? 0) + amount;
    }
  }
  return figures;
}

function figuresOf(fact: Fact): readonly (readonly [FigureName, number])[] {
  switch (fact.is) {
    case 'moved':
      return [['squares', fact.squares.length]];
    case 'trap-sprung':
      return [['suffered', fact.lost]];
    case 'creature-struck':
      return [['suffered', fact.suffered]];
    case 'exchanged':
      // dx.fumble.10: the band that was drawn, and below what was really lost by it, are two figures.
      return [
        ['dealt', fact.dealt],
        ['suffered', fact.suffered],
        ['break', fact.fumbleDie > 0 && fact.fumble === 'break' ? 1 : 0],
      ];
    case 'weapon-broken':
    case 'spell-forgotten':
      return [['lost', 1]];
    case 'gold-found':
    case 'creature-slain':
      return [['gold', fact.gold]];
    case 'chest-opened':
      if (fact.content.kind === 'needle') return [['suffered', fact.content.lost]];
      return fact.content.kind === 'gold' ? [['gold', fact.content.gold]] : [];
    case 'fountain-drunk':
    case 'potion-drunk':
    case 'rested':
      return [['healed', fact.healed]];
    default:
      return [];
  }
}
