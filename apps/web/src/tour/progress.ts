import type { TourStep } from '../games/skin.ts';

/** Where a tour stands: the step, and how many entries the game had when it was reached. */
export interface Progress {
  readonly at: number;
  readonly since: number;
}

/** What the player does that is no move: it counts while the step asks for it. */
export interface Doing {
  readonly look: boolean;
  readonly card: boolean;
  readonly past: boolean;
}

/**
 * One step on, when what the step asks for has been done since it was shown; never two at once, and never for what was done
 * before. The next step counts from here.
 */
export function advance(
  steps: readonly Pick<TourStep, 'until' | 'doing'>[],
  { at, since }: Progress,
  played: readonly string[],
  doing: Doing,
): Progress {
  const step = steps[at];
  if (step === undefined) return { at, since };
  if (played.length < since) {
    const next = step.doing === 'undo' ? at + 1 : at; // something was taken back
    return { at: next, since: played.length };
  }
  const moved = step.until !== undefined && played.slice(since).some((command) => step.until?.includes(command));
  const done = step.doing !== undefined && step.doing !== 'undo' && doing[step.doing];
  return moved || done ? { at: at + 1, since: played.length } : { at, since };
}
