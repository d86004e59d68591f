import type { Computer } from './computer.ts';
import type { Advice, TableModel } from './table-model.ts';

/** What a good player would choose from this chair, with its reasons. */
export async function advise(model: TableModel, computer: Computer, seed: number): Promise<Advice | null> {
  const seat = model.seat.value;
  if (seat === null) return null;
  const { game, entries } = model.source;
  const { command, why } = await computer.think({
    game: game.id,
    view: model.view.value,
    seat,
    level: 'captain',
    seed,
    moves: entries.value.length,
  });
  const choice = model.find(seat, command);
  return choice === undefined ? null : { choice, why };
}
