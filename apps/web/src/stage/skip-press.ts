import type { Stage } from './stage.ts';

/** Milliseconds within which a second press is the other half of a double click. */
const DOUBLE = 400;

/**
 * Asks of each press on the board whether it was for the show. While something is shown a press ends it and does nothing else;
 * the second half of the double click that set it going does not even that.
 *
 * @example const isForShow = pressesOn(stage); // isForShow(event.timeStamp) before the board takes the press
 */
export function pressesOn(stage: Pick<Stage, 'now' | 'skip'>): (at: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (at) => {
    const again = at - last < DOUBLE;
    last = at;
    if (stage.now.peek() === null) return false;
    if (!again) stage.skip();
    return true;
  };
}
