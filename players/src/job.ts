import { type Brain, type Command, type Game, type Seat, SeededChance } from '@arbitre/kernel';
import { LEVEL_IDS, level, type LevelId, temperNamed } from './levels.ts';
import { type Chosen, choose } from './player.ts';

/** A choice asked of the computer: plain data, to be sent to a thread or a worker. The same job has the same answer. */
export interface Job {
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: LevelId;
  /** One of the brain's characters; any other name is nobody in particular. */
  readonly character?: string;
  readonly seed: number;
}

/** Whoever waits for an answer: asked after every round whether it is enough, and told how much is done, 0 to 1. */
export interface Watch {
  readonly enough?: () => boolean;
  readonly progress?: (done: number) => void;
}

/**
 * Does a job, here and now; null when the seat has nothing to choose. The server's threads and the page's worker both call it.
 *
 * @example answer(game, brain, { view, seat: 'red', level: 'captain', seed: 7 })?.command
 */
export function answer(
  game: Game,
  brain: Brain<unknown, Command>,
  { view, seat, level: id, character, seed }: Job,
  { enough, progress }: Watch = {},
): Chosen<Command> | null {
  if (game.awaiting(view)?.seats.includes(seat) !== true) return null;
  const temper = temperNamed(brain, character);
  const question = { game, brain, view, seat, chance: new SeededChance(seed), temper };
  return choose(level(id), question, ({ done, of }) => {
    progress?.(of === 0 ? 1 : done / of);
    return enough?.() ?? false;
  });
}

/** The level of a number, as tables keep it: 0 is the lowest; above the highest, the highest. */
export function levelNumbered(number: number): LevelId {
  return LEVEL_IDS[Math.max(0, Math.min(LEVEL_IDS.length - 1, number))] ?? 'soldier';
}
