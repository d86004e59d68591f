import { type Command, fold, isRefusal, withoutDice } from '@arbitre/kernel';
import type { Computer } from './computer.ts';
import type { Advice, TableModel } from './table-model.ts';

/** Steps that decide nothing by themselves, at most: "Act", then an action. */
const MOST_OPENINGS = 3;

/**
 * What a good player would choose from this chair, with its reasons. Where that is a mere opening, which the table makes
 * together with what it opens, the player is asked again there.
 */
export async function advise(
  model: TableModel,
  computer: Pick<Computer, 'think'>,
  seed: number,
): Promise<Advice | null> {
  const seat = model.seat.value;
  if (seat === null) return null;
  const { game, entries } = model.source;
  const among = model.choices.value; // something may be shown, and nothing asked, when the answer comes
  let view = model.view.value;
  const opened: Command[] = [];
  for (let step = 0; step <= MOST_OPENINGS; step++) {
    const moves = entries.value.length + step;
    const { command, why, weighed } = await computer.think({
      game: game.id,
      view,
      seat,
      level: 'master',
      seed,
      moves,
      advice: true,
    });
    const choice = model.find(seat, command, opened, among);
    if (choice !== undefined) return { choice, why, ...(weighed && { weighed }) };
    const before = view;
    const facts = withoutDice((chance) => game.decide(before, seat, command, chance));
    if (facts === null || isRefusal(facts)) return null;
    view = game.view(fold(game, before, facts), seat);
    opened.push(command);
  }
  return null;
}
