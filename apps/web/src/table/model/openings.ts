import type { Game, GameId } from '@arbitre/kernel';
import { type Choice, openedBy } from './choices.ts';

/** Commands that decide nothing by themselves: what they open is what one chooses. */
const OPENINGS: Readonly<Record<GameId, readonly string[]>> = {
  'attention-donjon': ['act'],
  thucidide: ['command'],
};

/**
 * The choices, and those that a mere opening leads to, each played with its opening in one gesture. Where everything an
 * opening is for is among them, the opening itself is left out. Of two openings to the same choice the first counts.
 */
export function withOpenings(game: Game, choices: readonly Choice[]): readonly Choice[] {
  const kinds = OPENINGS[game.id];
  if (kinds === undefined) return choices;
  const known = new Set(choices.map(({ typed }) => typed));
  const opened: Choice[] = [];
  const spent = new Set<Choice>();
  for (const choice of choices) {
    if (!kinds.includes(choice.offer.command.do)) continue;
    const after = (openedBy(game, choice) ?? []).filter(({ typed }) => !known.has(typed));
    for (const one of after) known.add(one.typed);
    opened.push(...after);
    if (after.length > 0 && choices.length > 1 && kinds.includes('act')) spent.add(choice);
  }
  return [...choices.filter((choice) => !spent.has(choice)), ...opened];
}
