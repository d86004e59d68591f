import type { Cell } from '@arbitre/kernel';
import { borderCells, type Geometry, zoneOf } from '../space/geometry.ts';
import { isEffectGround } from '../space/plan.ts';
import type { Budget } from '../play/frame.ts';
import { geometryAt, groundOf, type State } from '../play/state.ts';

/** What is left of a turn for whoever walks: both Actions; one, the zone move made; one, the zone move still to make. */
export const LEG = { fresh: 0, stepLeft: 1, moveLeft: 2 } as const;
export type Leg = (typeof LEG)[keyof typeof LEG];

/** Farther than any walk on a table. */
export const FAR = 99;

/** Actions a walk takes from each cell, by what is left of the turn. */
export interface Travel {
  actions(from: Cell, leg: Leg): number;
}

/** What is left of a turn that has used this much. */
export function legOf({ spent, zoneMoves }: Budget): Leg {
  if (spent === 0) return LEG.fresh;
  return zoneMoves > 0 ? LEG.stepLeft : LEG.moveLeft;
}

/**
 * How many Actions a walk takes, turn after turn: one zone move a turn, steps inside a zone or across a border, nobody in the way
 * moving. A goal may cost something more to reach than the walk. Searched backwards from the goals, one layer for each Action.
 */
export function travelTo(state: State, goals: readonly Cell[], more: (goal: Cell) => number = () => 0): Travel {
  const held = groundOf(state).held;
  const blocked = search(state, goals, more, (cell) => !held.has(cell));
  const open = search(state, goals, more, () => true);
  return {
    actions(from, leg) {
      const walked = blocked[from * 3 + leg] ?? FAR;
      return walked < FAR ? walked : Math.min(FAR, (open[from * 3 + leg] ?? FAR) + DETOUR);
    },
  };
}

/** Actions one expects to lose where the way is barred today. */
const DETOUR = 2;

function search(
  state: State,
  goals: readonly Cell[],
  more: (goal: Cell) => number,
  isFree: (cell: Cell) => boolean,
): Uint8Array {
  const geometry = geometryAt(state);
  const found = new Uint8Array(geometry.board.size * 3).fill(FAR);
  const layers: number[][] = [];
  const reach = (cell: Cell, leg: Leg, actions: number) => {
    const at = cell * 3 + leg;
    if (actions >= (found[at] ?? FAR)) return;
    found[at] = actions;
    (layers[actions] ??= []).push(at);
  };
  for (const goal of goals)
    for (const leg of [LEG.fresh, LEG.stepLeft, LEG.moveLeft]) reach(goal, leg, Math.min(FAR - 1, more(goal)));
  const isGoal = new Set(goals);
  const entered = entrances(geometry, isFree);
  for (let actions = 0; actions < layers.length && actions < FAR - 1; actions++) {
    for (const at of layers[actions] ?? []) {
      if (found[at] !== actions) continue;
      const cell = Math.floor(at / 3);
      const leg = at % 3;
      const next = actions + 1;
      if (leg === LEG.fresh) {
        reach(cell, LEG.stepLeft, next); // the rest of the turn is let go
        reach(cell, LEG.moveLeft, next);
      }
      const lands = isGoal.has(cell) || (isFree(cell) && isFooting(state, geometry, cell));
      if (!lands) continue;
      const zone = zoneOf(geometry, cell);
      const step = (from: Cell) => {
        if (leg === LEG.fresh) {
          reach(from, LEG.stepLeft, next);
          reach(from, LEG.moveLeft, next);
        } else if (leg === LEG.moveLeft) reach(from, LEG.fresh, next);
      };
      for (const from of geometry.zones.get(zone) ?? []) step(from);
      for (const from of geometry.near[cell] ?? []) step(from);
      if (leg === LEG.moveLeft) continue;
      for (const other of entered.get(zone) ?? [])
        for (const from of geometry.zones.get(other) ?? [])
          reach(from, leg === LEG.fresh ? LEG.moveLeft : LEG.fresh, next);
    }
  }
  return found;
}

/** Nobody stops in a wall or in the fire on the way. */
function isFooting(state: State, geometry: Geometry, cell: Cell): boolean {
  return geometry.open[cell] === 1 && !isEffectGround(state.plan.ground[cell] ?? 'void');
}

/** For each zone, those it can be entered from: a cell of the border is free (ad.move.5). */
function entrances(geometry: Geometry, isFree: (cell: Cell) => boolean): ReadonlyMap<string, readonly string[]> {
  const entered = new Map<string, readonly string[]>();
  for (const [zone, others] of geometry.zonesNear)
    entered.set(
      zone,
      [...others].filter((other) =>
        borderCells(geometry, zone, other).some((cell) => geometry.open[cell] === 1 && isFree(cell)),
      ),
    );
  return entered;
}
