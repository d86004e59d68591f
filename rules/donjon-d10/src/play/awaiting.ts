import type { Decision } from '@arbitre/kernel';
import { NO_HEADING } from '../movement/headings.ts';
import type { State } from './state.ts';

/** What the hero must choose now. */
export const MOMENTS = [
  'creation',
  'threshold',
  'turn',
  'reroll',
  'start',
  'wall',
  'exit',
  'exchange',
  'tie',
  'camp',
  'market',
  'over',
] as const;
/** What the hero is asked to choose. */
export type Moment = (typeof MOMENTS)[number];

/** What the hero is asked to choose, while the run goes on. */
export type DecisionKind = Exclude<Moment, 'over'>;

/** Who must choose, by what is chosen: the hero always. */
const DECISIONS: ReadonlyMap<Moment, Decision<DecisionKind>> = new Map(
  MOMENTS.filter((moment) => moment !== 'over').map((kind) => [kind, { seats: ['hero'], kind }]),
);

/** Who must choose now; null when the run is over. */
export function awaiting(state: State): Decision<DecisionKind> | null {
  return DECISIONS.get(momentOf(state)) ?? null;
}

/** What the hero is asked to choose now. */
export function momentOf({ stage, combat, pause, points, heading }: State): Moment {
  switch (stage) {
    case 'floor':
      if (combat !== null) return combat.again === null ? 'exchange' : 'tie';
      if (pause !== null) return pause;
      if (points === 0) return 'turn';
      return heading === NO_HEADING ? 'start' : 'wall'; // dx.move.3, dx.move.6
    case 'won':
    case 'lost':
      return 'over';
    default:
      return stage;
  }
}
