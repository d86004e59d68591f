import {
  type Command,
  type Destination,
  type Fact,
  type Game,
  type Lang,
  type Refusal,
  showFraction,
  type Trigger,
} from '@arbitre/kernel';
import { cellNamer, pathNames, type RefusalLine, refusalLines, triggerLine, type TriggerLine } from './judge.ts';

/** A destination in words: cells by name, `outside` for a way off the board. */
export interface DestinationLine {
  readonly to: string;
  readonly cost: number;
  readonly path: readonly string[];
  readonly triggers?: readonly TriggerLine[];
  readonly safest?: {
    readonly cost: number;
    readonly path: readonly string[];
    readonly triggers: readonly TriggerLine[];
  };
  readonly forbids?: readonly string[];
  /** Where dice come first: the exact probability that they allow it (`3/20`). */
  readonly chance?: string;
}

/** Where a piece can get to, in words and names; or why it cannot move. */
export type ReachAnswer =
  | { readonly refusals: readonly RefusalLine[] }
  | { readonly refusals: readonly []; readonly destinations: readonly DestinationLine[] };

/** Everywhere a piece can get to now, the cheapest and the safest way; or the rules that hold it. */
export function reachOf<State, R extends Refusal>(
  game: Game<State, Command, Fact, R>,
  state: State,
  piece: string,
  lang: Lang,
): ReachAnswer {
  const reached = game.reach(state, piece);
  if (!isDestinations(reached)) return { refusals: refusalLines(game, state, reached, lang) };
  const name = cellNamer(game, state);
  const lines = (triggers: readonly Trigger[]) => triggers.map((trigger) => triggerLine(trigger, name));
  const destinations = reached.map(({ to, leaves, cost, path, triggers, safest, forbids, chance }) => ({
    to: leaves ? 'outside' : name(to),
    cost,
    path: pathNames(path, leaves, name),
    ...(triggers && { triggers: lines(triggers) }),
    ...(safest && { safest: { cost: safest.cost, path: safest.path.map(name), triggers: lines(safest.triggers) } }),
    ...(forbids && { forbids: forbids.map((what) => game.words[lang].forbids(what)) }),
    ...(chance && { chance: showFraction(chance) }),
  }));
  return { refusals: [], destinations };
}

/** Places one can get to, rather than a refusal? */
export function isDestinations(reached: Refusal | readonly Destination[]): reached is readonly Destination[] {
  return Array.isArray(reached);
}
