import {
  type Cell,
  type Destination,
  directionTo,
  pathOf,
  type Preview,
  type Seat,
  type Step,
  type Steps,
  type Trails,
  type Trigger,
  wholePoints,
} from '@arbitre/kernel';
import type { Order } from '../play/command.ts';
import { defenceAgainst } from '../defence/armour-class.ts';
import { blockOf, creatureOf, spaceOf } from '../encounter/creature.ts';
import { assistanceIn } from '../encounter/assistance.ts';
import { isQuarry } from '../encounter/hunting.ts';
import { judge } from '../play/judge.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { RuleId } from '../rulebook/index.ts';
import { distance } from '../space/space.ts';
import type { Creature, CreatureId, Spot, State } from '../play/state.ts';
import { LandSearch } from '../walking/land-search.ts';
import { listEnds, onGround, type Walk } from '../walking/walking.ts';
import { provocationOf, reactorsInPlace, reactorsToStep, type WatchMap } from '../reactions/watch.ts';

/**
 * Who may react along a path, and where: pf.trigger.3, each at most once (its first occasion), pf.trigger.4 before the step
 * that leaves the reached square, pf.trigger.5 at the end when no square is left. The same list is what play then offers.
 */
export function triggersAlong(state: State, creature: Creature, path: readonly Spot[]): Trigger[] {
  const seen = new Set<CreatureId>();
  return occasionsAlong(state, creature, path).filter(({ who }) => !seen.has(who) && seen.add(who));
}

/** Every occasion to react along a path: one who lets the first pass may take a later one (pf.trigger.3). */
export function occasionsAlong(state: State, creature: Creature, path: readonly Spot[]): Trigger[] {
  if (path.length === 0)
    return reactorsInPlace(state, creature).map((who) => ({ who, at: creature.at, step: 0, rules: ['pf.trigger.5'] }));
  let here: Spot = creature;
  return path.flatMap((to, step) => {
    const { at } = here;
    const reactors = reactorsToStep(state, { ...creature, ...here }, here, to);
    here = to;
    return reactors.map((who) => ({ who, at, step, rules: ['pf.trigger.4'] }));
  });
}

/** Who may react along a path, and the later occasions of those who let the first one pass, where there are any. */
function reactionsAlong(
  state: State,
  creature: Creature,
  path: readonly Spot[],
): Pick<Preview, 'triggers' | 'occasions'> {
  const triggers = triggersAlong(state, creature, path);
  const occasions = state.rulings.reactionOffer === 'first-only' ? triggers : occasionsAlong(state, creature, path);
  return { triggers, ...(occasions.length > triggers.length && { occasions }) };
}

/** What a legal command would do, as far as the dice do not decide. */
export function preview(state: State, seat: Seat, order: Order): Preview {
  const plan = judge(state, seat, order);
  if ('code' in plan) return { because: plan.rules };
  const creature = 'who' in order ? creatureOf(state, order.who) : undefined;
  if (creature === undefined) return { because: ['pf.mode.1'] };
  switch (plan.kind) {
    case 'walk': {
      const { walk } = plan;
      const steps: Step[] = walk.steps.map(({ to, cost, rules }) => ({ to, cost, rules }));
      const spots = walk.path.map((at) => onGround(state, creature, at));
      return {
        path: walk.path,
        steps,
        cost: walk.cost,
        ...(order.do === 'step' ? { triggers: [] } : reactionsAlong(state, creature, spots)),
        ...(walk.mustLeave && { forbids: ['anything-but-leaving'] }),
        because: steps.length === 0 ? ['pf.trigger.5'] : [...new Set(steps.flatMap(({ rules }) => rules))],
      };
    }
    case 'voyage': {
      const { voyage } = plan;
      return {
        path: voyage.path.map(({ at }) => at),
        steps: voyage.steps.map(({ spot, halves }) => ({ to: spot.at, cost: halves / 2, rules: ['pf.enc.2'] })),
        cost: Math.ceil(voyage.halves / 2),
        ...reactionsAlong(state, creature, voyage.path),
        because: ['pf.enc.2'],
      };
    }
    case 'leap':
      return {
        path: plan.jump.path.map(({ at }) => at),
        cost: plan.jump.squares,
        ...reactionsAlong(state, creature, plan.jump.path),
        because: ['pf.x.leap', 'pf.terrain.6'],
      };
    case 'running-jump': {
      const run = plan.running.run.map((at) => onGround(state, creature, at));
      return {
        path: [...plan.running.run, ...plan.running.way],
        ...reactionsAlong(state, creature, run),
        because: ['pf.x.jump'],
      };
    }
    case 'plain':
      return { triggers: triggersInPlace(state, creature, order), because: rulesInPlace(state, creature, order) };
  }
}

/** Who may react to an action that goes nowhere: to standing up or lying down at its end (pf.trigger.5), to a shot or a gesture before it. */
function triggersInPlace(state: State, creature: Creature, order: Order): Trigger[] {
  switch (order.do) {
    case 'stand':
    case 'drop':
      return triggersAlong(state, creature, []);
    case 'strike':
    case 'heal':
    case 'interact':
    case 'topple': {
      const to = provocationOf(state, creature, order);
      const reactors = to === null ? [] : reactorsInPlace(state, creature, to);
      return reactors.map((who) => ({ who, at: creature.at, step: 0, rules: ['pf.x.opportunity'] }));
    }
    default:
      return [];
  }
}

/** The rules an action stands on; for a Strike, everything that changes its roll or what it must beat. */
function rulesInPlace(state: State, creature: Creature, order: Order): RuleId[] {
  const target = order.do === 'strike' ? creatureOf(state, order.target) : undefined;
  const attack = order.do === 'strike' ? blockOf(state, creature).attacks[order.attack] : undefined;
  if (target === undefined || attack === undefined) return [PLAIN_RULES[order.do] ?? 'pf.x.turn'];
  const away = distance(spaceOf(state, creature), spaceOf(state, target));
  const rules = new Set<RuleId>(['pf.x.strike']);
  if (attack.kind === 'ranged' && away > (attack.increment ?? 1)) rules.add('pf.x.range');
  if ((state.turn?.attacks ?? 0) > 0) rules.add('pf.x.multiple');
  if (isQuarry(creature, target.id)) rules.add('pf.x.hunt');
  const { bonus, penalty } = assistanceIn(state, creature, target);
  if (bonus > 0 || penalty < 0) rules.add('pf.x.assist');
  for (const { rule } of defenceAgainst(state, creature, target, attack).parts) rules.add(rule);
  return [...rules];
}

const PLAIN_RULES: Readonly<Partial<Record<Order['do'], RuleId>>> = {
  shove: 'pf.x.shove',
  trip: 'pf.x.trip',
  grapple: 'pf.x.grapple',
  escape: 'pf.x.escape',
  'take-cover': 'pf.cover.3',
  'raise-shield': 'pf.x.shield',
  hide: 'pf.cover.4',
  heal: 'pf.x.heal',
  interact: 'pf.x.interact',
  topple: 'pf.x.object',
  seek: 'pf.x.seek',
  assist: 'pf.x.assist',
  breathe: 'pf.x.breathe',
  hunt: 'pf.x.hunt',
  ready: 'pf.x.ready',
  delay: 'pf.x.delay',
  block: 'pf.x.block',
  resume: 'pf.x.delay',
  stand: 'pf.x.prone',
  drop: 'pf.x.prone',
  react: 'pf.x.opportunity',
  'grab-edge': 'pf.fall.4',
  'arrest-fall': 'pf.fly.1',
  begin: 'pf.x.initiative',
  place: 'pf.mode.1',
  settle: 'pf.through.5',
};

/** Everywhere a Stride of that creature leads now: the cheapest way and, when it triggers fewer, the safest. */
export function reachOf(state: State, piece: string): Refusal | readonly Destination[] {
  const creature = creatureOf(state, piece);
  if (creature === undefined) return refuse('no-such-creature', ['pf.x.seat']);
  const stay = judge(state, creature.side, { do: 'stride', who: piece, to: creature.at, path: [] });
  if ('code' in stay && !['occupied', 'not-adjacent', 'nowhere-to-leave'].includes(stay.code)) return stay;
  const sharing = (to: Cell): Walk | null => {
    const plan = judge(state, creature.side, { do: 'stride', who: piece, to });
    return 'code' in plan || plan.kind !== 'walk' ? null : plan.walk;
  };
  return strideDestinations(state, creature, sharing);
}

/**
 * The same for any creature, whoever's turn it is: one search for the cheapest ways, one for the safest, one map of watchers. A
 * space that it would have to leave at once (pf.through.4) is a destination only where `sharing` finds a way to it.
 */
export function strideDestinations(
  state: State,
  creature: Creature,
  sharing: (to: Cell) => Walk | null = () => null,
): Destination[] {
  const search = new LandSearch(state, creature, 'stride');
  const { noStop } = search.steps;
  const { passable: steps, watch, cheap } = search;
  const ends = listEnds(cheap).filter(({ to }) => to !== creature.at && (noStop[to] === 0 || sharing(to) !== null));
  const shared = (to: Cell): Destination => {
    const { path = [], cost = 0 } = sharing(to) ?? {};
    const triggers = triggersOn(watch, steps, [creature.at, ...path]);
    return { to, cost, path, triggers, forbids: ['anything-but-leaving'] };
  };
  const describe = (reached: Trails, trail: number) => {
    const path = pathOf(reached, trail);
    const cost = wholePoints(reached.costs[trail] ?? 0);
    return { cost, path: path.slice(1), triggers: triggersOn(watch, steps, path) };
  };
  if (watch.watchers.length === 0)
    return ends.map(({ to, trail }) => (noStop[to] === 0 ? { to, ...describe(cheap, trail) } : shared(to)));
  const { safe } = search;
  const safer = new Map(listEnds(safe).map((end) => [end.to, end]));
  return ends.map(({ to, halves, trail }) => {
    if (noStop[to] !== 0) return shared(to);
    const other = safer.get(to);
    if (other?.halves === halves) return { to, ...describe(safe, other.trail) }; // as cheap, and nobody is safer
    return { to, ...describe(cheap, trail), ...(other !== undefined && { safest: describe(safe, other.trail) }) };
  });
}

/** The triggers of a path on the ground, its start first, read off a map of watchers: what `triggersAlong` finds, faster. */
function triggersOn({ watchers, bits }: WatchMap, { board, side }: Steps, path: readonly Cell[]): Trigger[] {
  const triggers: Trigger[] = [];
  let seen = 0;
  for (let step = 0; step + 1 < path.length; step++) {
    const from = path[step] ?? 0;
    const index = side === 1 ? from : from * 8 + directionTo(board, from, path[step + 1] ?? 0);
    const fresh = (bits[index] ?? 0) & ~seen;
    if (fresh === 0) continue;
    seen |= fresh;
    for (const [watcher, { id }] of watchers.entries()) {
      if ((fresh & (1 << watcher)) !== 0) triggers.push({ who: id, at: from, step, rules: ['pf.trigger.4'] });
    }
  }
  return triggers;
}
