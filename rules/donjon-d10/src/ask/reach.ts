import { type Destination, fraction, type Trigger } from '@arbitre/kernel';
import { evolve } from '../play/evolve.ts';
import { HERO } from '../play/judge.ts';
import { momentOf } from '../play/awaiting.ts';
import type { Walker } from '../movement/move.ts';
import { hasWay, openFrom, rollOf, withoutWay } from '../movement/move-roll.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { foePieceId } from '../scene/scene.ts';
import type { State } from '../play/state.ts';
import { terrainOf } from '../movement/terrain.ts';
import { goingOn, legAlong, waysOn } from './legs.ts';

/**
 * Where the hero can end: with the roll known, every end of this move; before it, every square that some face of the die
 * allows, and how likely the die is to allow it. Creatures on the way are supposed beaten, and the path is the one that
 * meets the fewest.
 */
export function reach(state: State, piece: string): Refusal | readonly Destination[] {
  if (piece !== HERO) return refuse('stranger', { piece });
  const moment = momentOf(state);
  switch (moment) {
    case 'start':
    case 'wall':
      return [...endsOf(state).values()].sort((a, b) => a.to - b.to);
    case 'turn':
    case 'reroll':
      return beforeTheRoll(state);
    default:
      return refuse('not-now', { verb: 'head', moment });
  }
}

function beforeTheRoll(state: State): readonly Destination[] {
  const found = new Map<number, Destination>();
  const faces = new Map<number, number>();
  for (let face = 0; face < 10; face++) {
    for (const [to, destination] of endsOfRoll(state, face)) {
      if (!found.has(to)) found.set(to, destination);
      faces.set(to, (faces.get(to) ?? 0) + 1);
    }
  }
  return [...found.values()]
    .map((destination) => ({ ...destination, chance: fraction(faces.get(destination.to) ?? 0, 10) }))
    .sort((a, b) => a.to - b.to);
}

function endsOfRoll(before: State, face: number): ReadonlyMap<number, Destination> {
  const rolled = evolve(before, rollOf(before, face));
  if (rolled.points === 0) return stayingPut(rolled);
  const instead = hasWay(rolled)
    ? null
    : withoutWay(openFrom(rolled.floor, rolled.at, rolled.rulings), rolled.diagonal, rolled.rulings);
  if (instead === 'reroll') return new Map();
  if (instead === 'forfeit') return stayingPut(rolled);
  const facing = instead === 'switch' ? evolve(rolled, { is: 'no-direction', instead }) : rolled;
  return endsOf(facing);
}

function stayingPut({ at }: State): ReadonlyMap<number, Destination> {
  return new Map([[at, { to: at, cost: 0, path: [] }]]);
}

/** A way being followed. */
interface Route {
  readonly walker: Walker;
  readonly path: readonly number[];
  readonly triggers: readonly Trigger[];
}

/** Every square where the move of this walker can end, those that meet the fewest creatures first. */
function endsOf(state: State): ReadonlyMap<number, Destination> {
  const ends = new Map<number, Destination>();
  const seen = new Set<string>();
  // One list of routes per number of creatures met: they are followed in that order.
  const routes: Route[][] = [[{ walker: state, path: [], triggers: [] }]];
  for (let met = 0; met < routes.length; met++) {
    for (const { walker, path, triggers } of routes[met] ?? []) {
      const key = `${walker.at} ${walker.heading} ${walker.points} ${walker.used.join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const heading of waysOn(walker)) {
        const leg = legAlong(walker, heading);
        const along = [...path, ...leg.squares];
        const all = [...triggers, ...creaturesOn(state, walker, leg.squares, path.length)];
        const on = goingOn(leg);
        const goesOn = on !== null && waysOn(on).length > 0;
        if (goesOn) (routes[all.length] ??= []).push({ walker: on, path: along, triggers: all });
        if ((!goesOn || leg.end === 'exit') && !ends.has(leg.last.at)) {
          const cost = state.points - leg.points;
          ends.set(leg.last.at, { to: leg.last.at, cost, path: along, ...(all.length > 0 && { triggers: all }) });
        }
      }
    }
  }
  return ends;
}

/** dx.effect.3: the creatures met on these squares, each once. `before` squares of the path come before them. */
export function creaturesOn(
  { floor, foes, rulings }: State,
  walker: Walker,
  squares: readonly number[],
  before: number,
): readonly Trigger[] {
  const { foe } = terrainOf(floor, rulings.cornerRule);
  return squares.flatMap((at, index) => {
    const number = foe[at] ?? -1;
    const alive = number >= 0 && (foes[number] ?? 0) > 0 && !walker.used.includes(at) && squares.indexOf(at) === index;
    return alive ? [{ who: foePieceId(number), at, step: before + index + 1, rules: ['dx.effect.3'] as const }] : [];
  });
}
