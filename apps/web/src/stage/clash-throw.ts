import type { Clash, ClashOf } from '../games/skin.ts';
import type { ShownGame } from '../table/model/shown-game.ts';
import type { Shot } from './script.ts';

/** The same two at the same place. */
export function clashKey({ by, against, at }: Clash): string {
  return `${by} ${against} ${at}`;
}

/** Did these dice fall in the clash that is shown now? The two may have met before, and skipping may have left older dice lying. */
export function fellInClash(model: ShownGame, clashOf: ClashOf, { beat, chapter, moment }: Shot): boolean {
  const clash = clashOf(model.state.value);
  if (clash === null || beat.show !== 'dice') return false;
  const two = [clash.by, clash.against];
  if (![beat.by, beat.against].every((piece) => piece !== undefined && two.includes(piece))) return false;
  return statesSince(model, chapter, moment).every((state) => {
    const then = clashOf(state);
    return then !== null && clashKey(then) === clashKey(clash);
  });
}

/** The states from just before a moment of the log to the one that is shown. */
function statesSince({ chapters, playhead }: ShownGame, chapter: number, moment: number): readonly unknown[] {
  const head = playhead.value ?? { chapter: chapters.value.length, moment: 0 };
  return chapters.value.slice(chapter, head.chapter + 1).flatMap(({ moments }, index) => {
    const from = index === 0 ? moment : 0;
    const to = chapter + index === head.chapter ? head.moment : moments.length;
    return [...(index === 0 ? [moments[from]?.before] : []), ...moments.slice(from, to).map(({ after }) => after)];
  });
}
