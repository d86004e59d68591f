import type { Seat } from '@arbitre/kernel';
import type { TableModel } from '../table/model/table-model.ts';

/** The seats whose end this is: those played from here; on a server, where nothing is played any more, the one that was. */
export function ownSeats({ source }: TableModel): readonly Seat[] {
  const { value: playing } = source.mine;
  return playing.length > 0 ? playing : source.seats.filter((seat) => source.sitter(seat).is === 'you');
}
