import type { Cell, Seat } from '@arbitre/kernel';
import { chart, creatureOf, spaceOf } from '../src/encounter/creature.ts';
import { ASSISTANCES, type Order, READY_TRIGGERS, VOLUME_ACTIONS } from '../src/play/command.ts';
import { judge } from '../src/play/judge.ts';
import type { Creature, State } from '../src/play/state.ts';
import { stayProblem } from '../src/sharing/sharing.ts';
import { straightLine } from '../src/walking/jumping.ts';
import { onGround } from '../src/walking/walking.ts';

/**
 * Every offer of a turn found the stupid way: everything one could think of, on every square and at every height, each put to the
 * judge by itself. Safest ways are left out: they are a choice among legal paths.
 */
export function naiveOffers(state: State, seat: Seat): Order[] {
  const creature = creatureOf(state, state.turn?.who ?? '');
  if (creature === undefined || state.frames.length > 0 || state.outcome !== null) return [];
  const thought = [
    ...deeds(state, creature),
    ...walks(state, creature),
    ...jumps(state, creature),
    ...voyages(state, creature),
  ];
  return thought.filter((order) => !('code' in judge(state, seat, order)));
}

function* deeds(state: State, { id: who }: Creature): Iterable<Order> {
  const others = state.creatures.map(({ id }) => id);
  const attacks = [0, 1, 2, 3, 4, 5];
  const directions = [0, 1, 2, 3, 4, 5, 6, 7];
  for (const target of others) {
    for (const attack of attacks) yield { do: 'strike', who, target, attack };
    for (const direction of directions)
      for (const follow of [false, true]) yield { do: 'shove', who, target, direction, follow };
    yield { do: 'trip', who, target };
    yield { do: 'grapple', who, target };
    yield { do: 'hunt', who, target };
    for (const ally of others) for (const how of ASSISTANCES) yield { do: 'assist', who, target, ally, how };
    for (const actions of [1, 2, 3] as const) yield { do: 'heal', who, target, actions };
  }
  for (const attack of attacks) for (const when of READY_TRIGGERS) yield { do: 'ready', who, attack, when };
  for (const skill of ['acrobatics', 'athletics'] as const) yield { do: 'escape', who, skill };
  for (const plain of ['take-cover', 'raise-shield', 'hide', 'seek', 'stand', 'drop', 'delay', 'end-turn'] as const)
    yield { do: plain, who };
  for (const at of squares(state)) {
    yield { do: 'interact', who, at };
    for (const direction of directions) yield { do: 'breathe', who, at, direction };
  }
  for (const { id: object } of state.objects)
    for (const direction of directions) yield { do: 'topple', who, object, direction };
}

/** A Stride of no square is legal and not listed; a Balance or a Tumble that would pause in a friend's space is not listed either. */
function* walks(state: State, creature: Creature): Iterable<Order> {
  const who = creature.id;
  for (const to of squares(state)) {
    if (to === creature.at) continue;
    for (const action of ['stride', 'step', 'crawl'] as const) yield { do: action, who, to };
    const mayStay = stayProblem(state, creature, spaceOf(state, creature, onGround(state, creature, to))) === null;
    if (mayStay) for (const action of ['balance', 'tumble'] as const) yield { do: action, who, to };
  }
}

function* jumps(state: State, { id: who, at }: Creature): Iterable<Order> {
  for (const to of squares(state)) yield { do: 'leap', who, to };
  for (const run of squares(state)) {
    if (straightLine(state, at, run) === null) continue;
    for (const to of squares(state)) {
      const length = straightLine(state, run, to)?.cells.length ?? 0;
      if (length > 1) yield { do: 'long-jump', who, run, to }; // a jump of one square is a Leap
      if (length === 1) yield { do: 'high-jump', who, run, to };
    }
  }
}

function* voyages(state: State, creature: Creature): Iterable<Order> {
  const who = creature.id;
  const levels = new Set([creature.z, ...chart(state).terrain.flatMap(heightsOf)]);
  const layers = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((layer) => 5 * layer);
  const heights = new Set([...levels].flatMap((level) => layers.map((layer) => level + layer)));
  for (const to of squares(state)) {
    for (const z of heights) {
      for (const action of VOLUME_ACTIONS) {
        yield { do: action, who, to, z };
        if (action === 'climb' || action === 'swim') yield { do: action, who, to, z, roll: true };
      }
    }
  }
}

function heightsOf({ height, slope, water, below }: ReturnType<typeof chart>['terrain'][number]): number[] {
  const grounds = [height, slope?.top ?? height, below?.height ?? height];
  const waters = [water, below?.water].flatMap((body) => (body === undefined ? [] : [5, body.depth]));
  return grounds.flatMap((ground) => [ground, ...waters.map((depth) => ground - depth)]);
}

function squares(state: State): Cell[] {
  return chart(state).terrain.map((_, cell) => cell);
}
