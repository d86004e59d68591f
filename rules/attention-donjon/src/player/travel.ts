import { type Cell, rememberLast } from '@arbitre/kernel';
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
 * moving. A goal may cost something more to reach than the walk.
 */
export function travelTo(state: State, goals: readonly Cell[], more: (goal: Cell) => number = () => 0): Travel {
  const key = goals.map((goal) => goal * FAR + Math.min(FAR - 1, more(goal))).join();
  const kept = travelsKept(state.figures);
  if (kept.plan !== state.plan) {
    kept.plan = state.plan;
    kept.travels.clear();
  }
  const known = kept.travels.get(key);
  if (known !== undefined) return known;
  const travel = walk(state, goals, more);
  kept.travels.set(key, travel);
  return travel;
}

const travelsKept = rememberLast(
  (_figures: State['figures']): { plan: State['plan'] | null; travels: Map<string, Travel> } => ({
    plan: null,
    travels: new Map(),
  }),
);

function walk(state: State, goals: readonly Cell[], more: (goal: Cell) => number): Travel {
  const { held } = groundOf(state);
  const blocked = search(state, goals, more, (cell) => !held.has(cell));
  let open: Uint8Array | null = null;
  return {
    actions(from, leg) {
      const walked = blocked[from * 3 + leg] ?? FAR;
      if (walked < FAR) return walked;
      open ??= search(state, goals, more, () => true);
      return Math.min(FAR, (open[from * 3 + leg] ?? FAR) + DETOUR);
    },
  };
}

/** Actions one expects to lose where the way is barred today. */
const DETOUR = 2;

/** Searched backwards from the goals, one layer for each Action: what leads to a whole zone is looked at once for each zone. */
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
  const step = (from: Cell, leg: number, next: number) => {
    if (leg === LEG.moveLeft) return reach(from, LEG.fresh, next);
    if (leg === LEG.stepLeft) return;
    reach(from, LEG.stepLeft, next);
    reach(from, LEG.moveLeft, next);
  };
  for (const goal of goals)
    for (const leg of [LEG.fresh, LEG.stepLeft, LEG.moveLeft]) reach(goal, leg, Math.min(FAR - 1, more(goal)));
  const isGoal = new Set(goals);
  const looked = new Set<string>();
  for (let actions = 0; actions < layers.length && actions < FAR - 1; actions++) {
    for (const at of layers[actions] ?? []) {
      if (found[at] !== actions) continue;
      const [cell, leg, next] = [Math.floor(at / 3), at % 3, actions + 1];
      if (leg === LEG.fresh) {
        reach(cell, LEG.stepLeft, next); // the rest of the turn is let go
        reach(cell, LEG.moveLeft, next);
      }
      if (!isGoal.has(cell) && (!isFree(cell) || !isFooting(state, geometry, cell))) continue;
      for (const from of geometry.near[cell] ?? []) step(from, leg, next);
      const zone = zoneOf(geometry, cell);
      const once = `${zone} ${leg}`;
      if (looked.has(once)) continue;
      looked.add(once);
      for (const from of geometry.zones.get(zone) ?? []) step(from, leg, next);
      if (leg === LEG.moveLeft) continue;
      for (const other of geometry.zonesNear.get(zone) ?? []) {
        if (!isEntered(geometry, zone, other, isFree)) continue;
        for (const from of geometry.zones.get(other) ?? [])
          reach(from, leg === LEG.fresh ? LEG.moveLeft : LEG.fresh, next);
      }
    }
  }
  return found;
}

/** Can one zone be entered from another? A cell of the border is free (ad.move.5). */
function isEntered(geometry: Geometry, zone: string, from: string, isFree: (cell: Cell) => boolean): boolean {
  return borderCells(geometry, zone, from).some((cell) => geometry.open[cell] === 1 && isFree(cell));
}

/** Nobody stops in a wall or in the fire on the way. */
function isFooting(state: State, geometry: Geometry, cell: Cell): boolean {
  return geometry.open[cell] === 1 && !isEffectGround(state.plan.ground[cell] ?? 'void');
}
