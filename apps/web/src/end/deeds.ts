import type { Beat } from '@arbitre/kernel';
import type { Moment } from '../table/model/story.ts';
import type { TableModel } from '../table/model/table-model.ts';

/** What is seen of a deed that anybody would tell, gravest first. */
const LOUD: readonly Beat['show'][] = ['death', 'fall', 'goal', 'rout', 'wound', 'push', 'hit', 'duel', 'dice', 'gain'];

type Log = Pick<TableModel, 'source' | 'chapters'>;

function showsOf({ source: { game } }: Log, moments: readonly Moment[]): readonly Beat['show'][] {
  return moments.flatMap(({ fact, before }) => (game.beats?.(fact, before) ?? []).map(({ show }) => show));
}

/** The place of the gravest thing seen in an entry; as many as there are when nothing is. */
function loudness(log: Log, index: number): number {
  const shows = showsOf(log, log.chapters.value[index]?.moments ?? []);
  const place = LOUD.findIndex((show) => shows.includes(show));
  return place < 0 ? LOUD.length : place;
}

/** Of a stretch of entries, the one that anybody would tell; null: there is none, only turns that pass. */
export function loudest(log: Log, from: number, last: number): number | null {
  let best: { readonly at: number; readonly loud: number } | null = null;
  for (let at = from; at <= last; at++) {
    const loud = loudness(log, at);
    if (loud < LOUD.length && (best === null || loud <= best.loud)) best = { at, loud };
  }
  return best?.at ?? null;
}

/** What came of it, without how the dice fell where something else is told too. */
export function withoutDice(log: Log, told: readonly Moment[]): readonly Moment[] {
  const rest = told.filter((moment) => !showsOf(log, [moment]).includes('dice'));
  return rest.length > 0 ? rest : told;
}
