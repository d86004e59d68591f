import { type Cell, neighbour, OFF_BOARD, type Offer as AnyOffer, pathOf, type Seat } from '@arbitre/kernel';
import { squaresOf } from '../space/battlefield.ts';
import { conesOf } from '../encounter/breath-weapon.ts';
import { ASSISTANCES, type LandAction, type Order, READY_TRIGGERS, type VolumeAction } from './command.ts';
import {
  areAllied,
  blockOf,
  canAct,
  chart,
  creatureOf,
  landSpeed,
  meleeAttacks,
  spaceOf,
} from '../encounter/creature.ts';
import { fallReactions } from '../falling/falling.ts';
import { directionsAway } from '../falling/forced.ts';
import { askedNow, judge } from './judge.ts';
import { VOYAGES, voyagesOf } from '../speeds/judge-volume.ts';
import { leapDistance, leapSquares } from '../walking/jumping.ts';
import { mayFollow } from '../encounter/manoeuvres.ts';
import { toppleDirections } from '../falling/objects.ts';
import { passageThrough } from '../sharing/occupancy.ts';
import { overlaps } from '../space/space.ts';
import { type Creature, REFEREE, type State } from './state.ts';
import { cheapestWays, listEnds, passableSteps, safestWays, strideSteps } from '../walking/walking.ts';
import { watchersOf } from '../reactions/watch.ts';

export const GROUPS = [
  'turn',
  'answer',
  'attack',
  'defend',
  'hands',
  'move',
  'balance',
  'jump',
  'climb',
  'swim',
  'fly',
  'burrow',
  'place',
] as const;
export type Group = (typeof GROUPS)[number];

type Offer = AnyOffer<Order>;

/** Every legal command of a seat, one canonical command per destination: see RULES.md on paths typed by hand. */
export function offers(state: State, seat: Seat): readonly Offer[] {
  if (state.outcome !== null) return [];
  if (state.mode === 'exploration') return explorationOffers(state, seat);
  if (state.frames.length > 0) return answerOffers(state, seat);
  const creature = state.turn === null ? undefined : creatureOf(state, state.turn.who);
  if (creature === undefined || creature.side !== seat) return [];
  return turnOffers(state, seat, creature);
}

function explorationOffers(state: State, seat: Seat): Offer[] {
  const begin: Offer[] = seat === state.sides[0]?.id ? [{ group: 'turn', command: { do: 'begin' } }] : [];
  const squares = state.deployment[seat] ?? [];
  const places = state.creatures
    .filter(({ side }) => side === seat)
    .flatMap(({ id }) => squares.map((to) => offer('place', { do: 'place', who: id, to }, id, to)));
  return [...begin, ...places.filter(({ command }) => !('code' in judge(state, seat, command)))];
}

function offer(group: Group, command: Order, piece: string, at?: Cell): Offer {
  return { group, command, piece, ...(at !== undefined && { at }) };
}

function answerOffers(state: State, seat: Seat): Offer[] {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'share') {
    const { who } = frame;
    if (seat !== REFEREE) return [];
    return [false, true].map((prone) => offer('answer', { do: 'settle', who, prone }, who));
  }
  const creature = creatureOf(state, askedNow(state) ?? '');
  if (frame === undefined || creature === undefined || creature.side !== seat) return [];
  const who = creature.id;
  const reactions: Order[] =
    frame.kind === 'fall'
      ? fallReactions(state, frame).map((reaction) => ({ do: reaction, who }))
      : frame.kind === 'block' || frame.kind === 'resume'
        ? [{ do: frame.kind, who }]
        : meleeAttacks(state, creature).map(({ index }) => ({ do: 'react', who, attack: index }));
  const answers: Order[] = [...reactions, { do: 'decline', who }];
  return legal(
    state,
    seat,
    answers.map((command) => offer('answer', command, who)),
  );
}

function legal(state: State, seat: Seat, candidates: readonly Offer[]): Offer[] {
  return candidates.filter(({ command }) => !('code' in judge(state, seat, command)));
}

function turnOffers(state: State, seat: Seat, creature: Creature): Offer[] {
  const who = creature.id;
  const stationary: Offer[] = [
    ...attackCandidates(state, creature),
    ...breathCandidates(state, creature),
    offer('defend', { do: 'escape', who, skill: 'acrobatics' }, who),
    offer('defend', { do: 'escape', who, skill: 'athletics' }, who),
    offer('defend', { do: 'take-cover', who }, who),
    offer('defend', { do: 'raise-shield', who }, who),
    offer('defend', { do: 'hide', who }, who),
    offer('defend', { do: 'seek', who }, who),
    ...readyCandidates(state, creature),
    ...state.creatures.flatMap(({ id, at }) =>
      ([1, 2] as const).map((actions) => offer('defend', { do: 'heal', who, target: id, actions }, who, at)),
    ),
    offer('defend', { do: 'heal', who, target: who, actions: 3 }, who, creature.at),
    ...handCandidates(state, creature),
    offer('move', { do: 'stand', who }, who),
    offer('move', { do: 'drop', who }, who),
  ];
  return [
    ...legal(state, seat, stationary),
    ...landOffers(state, seat, creature),
    ...jumpOffers(state, seat, creature),
    ...(canAct(creature) && (state.turn?.actions ?? 0) > 0 ? volumeOffers(state, creature) : []),
    ...legal(state, seat, [offer('turn', { do: 'delay', who }, who), offer('turn', { do: 'end-turn', who }, who)]),
  ];
}

/** A Strike held ready for each trigger, with each weapon for hand-to-hand fighting. */
function readyCandidates(state: State, creature: Creature): Offer[] {
  const who = creature.id;
  return meleeAttacks(state, creature).flatMap(({ index }) =>
    READY_TRIGGERS.map((when) => offer('defend', { do: 'ready', who, attack: index, when }, who)),
  );
}

/** Every cone that could be breathed. */
function breathCandidates(state: State, creature: Creature): Offer[] {
  if (blockOf(state, creature).breathWeapon === undefined) return [];
  const who = creature.id;
  return conesOf(state, creature).map((cone) => offer('attack', { do: 'breathe', who, ...cone }, who, cone.at));
}

/** What hands can do: open a door, push something loose. */
function handCandidates(state: State, creature: Creature): Offer[] {
  const who = creature.id;
  const doors = chart(state).doors.map((at) => offer('hands', { do: 'interact', who, at }, who, at));
  const pushes = state.objects.flatMap((object) =>
    toppleDirections(state, creature, object).map((direction) =>
      offer('hands', { do: 'topple', who, object: object.id, direction }, who, object.at),
    ),
  );
  return [...doors, ...pushes];
}

function attackCandidates(state: State, creature: Creature): Offer[] {
  const who = creature.id;
  const targets = state.creatures.filter((other) => other.id !== who && !other.conditions.dead);
  return targets.flatMap((target) => {
    const near = overlaps(spaceOf(state, creature), spaceOf(state, target));
    if (areAllied(state, creature.side, target.side) && !near) return [];
    const strikes = blockOf(state, creature).attacks.map((_, attack) =>
      offer('attack', { do: 'strike', who, target: target.id, attack }, who, target.at),
    );
    const follows = mayFollow(state, creature, target) ? [false, true] : [false];
    const shoves = directionsAway(state, creature, target).flatMap((direction) =>
      follows.map((follow) =>
        offer('attack', { do: 'shove', who, target: target.id, direction, follow }, who, target.at),
      ),
    );
    const grips = (['trip', 'grapple'] as const).map((action) =>
      offer('attack', { do: action, who, target: target.id }, who, target.at),
    );
    const helps = state.creatures
      .filter((ally) => ally.id !== who && areAllied(state, ally.side, creature.side))
      .flatMap(({ id }) =>
        ASSISTANCES.map((how) =>
          offer('attack', { do: 'assist', who, target: target.id, ally: id, how }, who, target.at),
        ),
      );
    const hunt = offer('attack', { do: 'hunt', who, target: target.id }, who, target.at);
    return [...strikes, ...shoves, ...grips, ...helps, hunt];
  });
}

/** Moves on the ground: destinations come from one search, then each kind of end is judged. */
function landOffers(state: State, seat: Seat, creature: Creature): Offer[] {
  const actions: readonly LandAction[] = creature.conditions.prone
    ? ['crawl']
    : ['stride', 'step', 'balance', 'tumble'];
  return actions.flatMap((action) => {
    if (!mayTry(state, seat, creature, action)) return [];
    return action === 'stride' ? strideOffers(state, seat, creature) : walkOffers(state, seat, creature, action);
  });
}

/** Reasons that concern the destination, not the action itself. */
const ABOUT_THE_WAY: ReadonlySet<string> = new Set([
  'not-adjacent',
  'no-surface',
  'no-such-target',
  'occupied',
  'nowhere-to-leave',
]);

/** Is the action available at all? Asked with a way that leads nowhere, so that only the way can be at fault. */
function mayTry(state: State, seat: Seat, creature: Creature, action: LandAction): boolean {
  const answer = judge(state, seat, { do: action, who: creature.id, to: creature.at, path: [] });
  return !('code' in answer) || ABOUT_THE_WAY.has(answer.code);
}

/** Stride: the cheapest way to every destination and, where it triggers fewer reactions, the safest. */
function strideOffers(state: State, seat: Seat, creature: Creature): Offer[] {
  const who = creature.id;
  const steps = strideSteps(state, creature);
  const cheap = cheapestWays(state, creature, 'stride', { ...steps, noStop: new Uint8Array(steps.noStop.length) });
  const list: Offer[] = [];
  for (const { to } of listEnds(cheap)) {
    const command: Order = { do: 'stride', who, to };
    if (to === creature.at) continue; // pf.trigger.5: a Stride of no square is legal, and pointless
    const sure = steps.noStop[to] === 0;
    if (sure || !('code' in judge(state, seat, command))) list.push(offer('move', command, who, to));
  }
  if (watchersOf(state, creature).length === 0) return list;
  const listed = new Set(list.map(({ at }) => at));
  for (const to of saferDestinations(state, creature)) {
    const command: Order = { do: 'stride', who, to, way: 'safest' };
    if (!listed.has(to)) continue;
    if (steps.noStop[to] === 0 || !('code' in judge(state, seat, command))) list.push(offer('move', command, who, to));
  }
  return list;
}

/** Destinations whose safest way triggers fewer watchers than their cheapest. */
export function saferDestinations(state: State, creature: Creature): Cell[] {
  const steps = passableSteps(state, creature, 'stride');
  const safe = safestWays(state, creature, 'stride', steps);
  const cheap = cheapestWays(state, creature, 'stride', steps);
  const cost = new Map(listEnds(cheap).map(({ to, halves }) => [to, halves]));
  return listEnds(safe).flatMap(({ to, halves }) => (halves > (cost.get(to) ?? halves) ? [to] : []));
}

/** Step, Crawl, Balance, Tumble Through: every destination of the search that the judge accepts. */
function walkOffers(state: State, seat: Seat, creature: Creature, action: LandAction): Offer[] {
  const group: Group = action === 'balance' ? 'balance' : 'move';
  if (action === 'step' || action === 'crawl') {
    const { board } = chart(state);
    const around = Array.from({ length: 8 }, (_, direction) => neighbour(board, creature.at, direction));
    const candidates = around
      .filter((to) => to !== OFF_BOARD)
      .map((to) => offer(group, { do: action, who: creature.id, to }, creature.id, to));
    return legal(state, seat, candidates);
  }
  if (
    action === 'balance' &&
    !chart(state).terrain.some(({ narrow, uneven }) => narrow !== undefined || uneven !== undefined)
  )
    return [];
  if (action === 'tumble' && !hasTumbleTarget(state, creature)) return [];
  const reached = cheapestWays(state, creature, action, strideSteps(state, creature, action));
  const who = creature.id;
  const worthwhile = action === 'tumble' ? barredAnchors(state, creature) : null;
  // Judged with the way the search found, offered without it: the destination finds the same way again.
  return listEnds(reached).flatMap(({ to, trail }) => {
    const path = pathOf(reached, trail).slice(1);
    if (worthwhile !== null && !path.some((at) => worthwhile.has(at))) return [];
    const legal = path.length > 0 && !('code' in judge(state, seat, { do: action, who, to, path }));
    return legal ? [offer(group, { do: action, who, to }, who, to)] : [];
  });
}

/** Where the creature would overlap someone it cannot simply walk through: a tumble that passes none of these is no tumble. */
function barredAnchors(state: State, creature: Creature): ReadonlySet<Cell> {
  const map = chart(state);
  const { side } = spaceOf(state, creature);
  const barred = state.creatures.filter(
    (other) => other.id !== creature.id && !passageThrough(state, creature, other, false).enter,
  );
  return new Set(
    barred.flatMap((other) => {
      const body = spaceOf(state, other);
      return squaresOf(map, body.x - side + 1, body.y - side + 1, body.side + side - 1);
    }),
  );
}

/** Is an enemy near enough to be tumbled past? */
function hasTumbleTarget(state: State, creature: Creature): boolean {
  const far = landSpeed(state, creature);
  const own = spaceOf(state, creature);
  return state.creatures.some((other) => {
    const space = spaceOf(state, other);
    const near = Math.abs(space.x - own.x) <= far + space.side && Math.abs(space.y - own.y) <= far + space.side;
    return near && !areAllied(state, other.side, creature.side) && !other.conditions.dead;
  });
}

function jumpOffers(state: State, seat: Seat, creature: Creature): Offer[] {
  if (leapDistance(state, creature) === 0 || creature.conditions.prone || creature.stance !== 'ground') return [];
  const who = creature.id;
  const leaps = leapSquares(state, creature).map((to) => offer('jump', { do: 'leap', who, to }, who, to));
  return legal(state, seat, [...leaps, ...runningJumps(state, creature)]);
}

/** Every straight run of 2 squares or more with every jump that may follow it. */
function runningJumps(state: State, creature: Creature): Offer[] {
  if ((state.turn?.actions ?? 0) < 2) return [];
  const who = creature.id;
  const speed = landSpeed(state, creature);
  const list: Offer[] = [];
  for (let direction = 0; direction < 8; direction++) {
    const line = lineFrom(state, creature.at, direction, 2 * speed);
    for (let run = 2; run <= Math.min(speed, line.length); run++) {
      const from = line[run - 1];
      if (from === undefined) break;
      for (let jump = leapDistance(state, creature); jump <= speed; jump++) {
        const to = line[run - 1 + jump];
        if (to !== undefined) list.push(offer('jump', { do: 'long-jump', who, run: from, to }, who, to));
      }
      const ledge = line[run];
      if (ledge !== undefined) list.push(offer('jump', { do: 'high-jump', who, run: from, to: ledge }, who, ledge));
    }
  }
  return list;
}

function lineFrom(state: State, from: Cell, direction: number, length: number): Cell[] {
  const cells: Cell[] = [];
  for (
    let cell = neighbour(chart(state).board, from, direction);
    cell !== OFF_BOARD && cells.length < length;
    cell = neighbour(chart(state).board, cell, direction)
  ) {
    cells.push(cell);
  }
  return cells;
}

/** Moves in three dimensions: what the search reaches and where it may stay. */
function volumeOffers(state: State, creature: Creature): Offer[] {
  return VOYAGES.flatMap(({ action, roll }) => volumeOffersOf(state, creature, action, roll));
}

function volumeOffersOf(state: State, creature: Creature, action: VolumeAction, roll: boolean): Offer[] {
  const who = creature.id;
  const group: Group = action === 'maneuver' ? 'fly' : action;
  return voyagesOf(state, creature, action, roll).map(({ spot: { at, z } }) =>
    offer(group, { do: action, who, to: at, z, ...(roll && { roll: true as const }) }, who, at),
  );
}
