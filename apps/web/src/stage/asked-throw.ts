import type { TableModel } from '../table/model/table-model.ts';
import { type Shot, shotsOf } from './script.ts';

/** Entries back to which the throw in question may lie: what was answered since, before the question was asked. */
const BACK = 4;

/** The throw that the present question is about: it lies on the table until it is answered. Null: the question is about something else. */
export function askedThrow(model: TableModel, kinds: readonly string[]): Shot | null {
  const decision = model.decision.value;
  const seat = model.seat.value;
  if (seat === null || decision === null || !kinds.includes(decision.kind)) return null;
  const chapters = model.chapters.value;
  for (let index = chapters.length - 1; index >= Math.max(0, chapters.length - BACK); index--) {
    const chapter = chapters[index];
    const shots = chapter === undefined ? [] : shotsOf(model.source.game, chapter, index, seat);
    const thrown = shots.findLast(({ beat }) => beat.show === 'dice');
    if (thrown !== undefined) return thrown;
  }
  return null;
}
