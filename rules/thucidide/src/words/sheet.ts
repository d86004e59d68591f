import type { SheetLine } from '@arbitre/kernel';
import { chiefDistances, commandRanges } from '../command/activation.ts';
import { onTable, type State } from '../play/state.ts';
import { objectivesHeld, scoreOf } from '../command/victory.ts';

/** How one language labels the sheet of an army. */
export interface SheetWords {
  readonly turn: string;
  readonly units: string;
  readonly eliminated: string;
  readonly objectives: string;
  readonly tokens: string;
  readonly stray: string;
  readonly who: (state: State, id: string) => string;
  readonly range: (range: number, units: number) => string;
}

/** What a player wants to see at a glance: how the battle stands, and whom each chief reaches. */
export function sheetOf(state: State, seat: string, words: SheetWords): readonly SheetLine[] {
  const own = state.armies[seat];
  if (own === undefined) return [];
  const { objectives } = state.victory;
  const lost = state.units.filter(({ side, at }) => side === seat && at === 'lost').length;
  const stray = state.units.filter(
    (unit) =>
      unit.side === seat &&
      onTable(unit.at) &&
      chiefDistances(state, unit).every(({ distance, range }) => distance > range),
  );
  return [
    { label: words.turn, value: `${state.turn.number} / ${state.victory.turns}` },
    { label: words.units, value: `${own.strength - lost} / ${own.strength}` },
    { label: words.eliminated, value: `${scoreOf(state, seat)} / ${state.victory.eliminate[seat] ?? '—'}` },
    {
      label: words.objectives,
      value: `${objectivesHeld(state, seat)} / ${objectives.length}`,
    },
    { label: words.tokens, value: `${own.tokens}` },
    ...commandRanges(state, seat).map(({ chief, range, units }) => ({
      label: words.who(state, chief),
      value: words.range(range, units.length),
    })),
    ...(stray.length > 0
      ? [{ label: words.stray, value: stray.map(({ id }) => words.who(state, id)).join(', ') }]
      : []),
  ];
}
