import { count, elements, effects, hexes, who } from './phrases.ts';
import { type SheetWords } from '../sheet.ts';

export const GROUPS: Readonly<Record<string, string>> = {
  command: 'Call a chief',
  activate: 'Activate',
  order: 'Give an order',
  move: 'Move',
  attack: 'Attack',
  combat: 'Resolve the combat',
  end: 'End',
};

export const SHEET: SheetWords = {
  turn: 'Turn',
  units: 'Units',
  eliminated: 'Enemy units eliminated',
  objectives: 'Objectives held',
  tokens: 'Order tokens',
  stray: 'Out of every range',
  who,
  range: (range, units) => `${hexes(range)}: ${count(units, 'unit', 'units')} within`,
};

/** An assumption or an ending of a forecast. */
export function forecast(text: string): string {
  if (text === 'stands') return 'If the defender stands, no order given';
  if (text === 'evades') return 'If the defender evades, no order given';
  if (text === 'letters') return 'Order tokens gained';
  if (text === 'eliminated') return 'unit eliminated';
  const [kind, first = 0, , second = 0] = text.split(' ').map((part, index) => (index % 2 === 0 ? part : Number(part)));
  if (kind === 'letters') return count(Number(first), 'order token', 'order tokens');
  return effects(
    [`${elements(Number(first))} lost`, Number(first)],
    [count(Number(second), 'flag', 'flags'), Number(second)],
  );
}

export const MEASURES: Readonly<Record<string, string>> = {
  hits: 'hits',
  flags: 'retreat flags',
  letters: 'order tokens',
  losses: 'elements lost',
  eliminated: 'units eliminated',
};
