import { type Cell, costTo, pathTo, type Reach, rememberLast, type SafeReach, type Steps } from '@arbitre/kernel';
import { chart } from '../encounter/creature.ts';
import type { LandAction, Way } from '../play/command.ts';
import type { Creature, State } from '../play/state.ts';
import { type WatchMap, watchMap } from '../reactions/watch.ts';
import { amongOthers } from '../sharing/occupancy.ts';
import { landTable } from './land.ts';
import { cheapestWays, safestWays, walkerOf } from './walking.ts';

/**
 * Everything one creature could walk to by one action, worked out once: offers list its ends, the judge finds ways in it, previews
 * describe them.
 */
export class LandSearch {
  readonly creature: Creature;
  readonly action: LandAction;
  /** The steps among the others; `noStop` marks what it may pass and not stay in. */
  readonly steps: Steps;
  /** The same with every passable square an end: whether it may stop there is judged apart. */
  readonly passable: Steps;
  readonly #state: State;
  #cheap: Reach | null = null;
  #watch: WatchMap | null = null;
  #safe: SafeReach | null = null;

  constructor(state: State, creature: Creature, action: LandAction) {
    const ground = landTable(chart(state), walkerOf(state, creature, action));
    this.#state = state;
    this.creature = creature;
    this.action = action;
    this.steps = amongOthers(state, creature, ground, action === 'tumble');
    this.passable = { ...this.steps, noStop: ground.noStop };
  }

  /** Each square by its cheapest way. */
  get cheap(): Reach {
    return (this.#cheap ??= cheapestWays(this.#state, this.creature, this.action, this.passable));
  }

  get watch(): WatchMap {
    return (this.#watch ??= watchMap(this.#state, this.creature));
  }

  /** Each square by the way that fewest can react to, then the cheapest. */
  get safe(): SafeReach {
    return (this.#safe ??= safestWays(this.#state, this.creature, this.action, this.passable, this.watch));
  }

  /** The squares entered on the way to a destination, or none when it cannot be reached. */
  wayTo(to: Cell, way: Way): readonly Cell[] {
    if (way === 'safest') return pathTo(this.safe, to).slice(1);
    const watched = this.action === 'stride' && this.watch.watchers.length > 0;
    // Among Strides that cost the same, the one that fewest can react to.
    const best = watched && costTo(this.safe, to) === costTo(this.cheap, to) ? this.safe : this.cheap;
    return pathTo(best, to).slice(1);
  }
}

const searches = rememberLast<State, LandSearch[]>(() => []);

/** The search of a creature by an action in a state, kept while that state is asked about. */
export function landSearch(state: State, creature: Creature, action: LandAction): LandSearch {
  const known = searches(state);
  const found = known.find((one) => one.action === action && one.creature === creature);
  if (found !== undefined) return found;
  const search = new LandSearch(state, creature, action);
  known.push(search);
  return search;
}
