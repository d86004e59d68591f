import { rememberLast } from '@arbitre/kernel';
import { squaresOf, terrainAt } from '../space/battlefield.ts';
import { burrowProblem } from './burrowing.ts';
import { climbTest, standsFirm } from './climbing.ts';
import { flightProblem } from './flight.ts';
import type { SkillTest } from './step3.ts';
import type { VolumeAction, VolumeCommand } from '../play/command.ts';
import { chart, spaceOf } from '../encounter/creature.ts';
import { speedOf } from '../walking/speed.ts';
import { flightReach } from './flight-search.ts';
import { moveProblem } from '../walking/mobility.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { isInWater, swimTest } from './swimming.ts';
import type { MovementKind } from '../walking/movement-kind.ts';
import { KIND_OF } from '../walking/movement-kind.ts';
import { judgeVoyage, volumeBudget, type Voyage } from './volume.ts';
import { stayTest } from '../sharing/sharing.ts';
import { type Voyages, volumeReach } from './volume-search.ts';

/** A move in three dimensions that the rules allow, and the DC of the check it takes, if any. */
export interface VoyagePlan {
  readonly kind: 'voyage';
  readonly voyage: Voyage;
  readonly dc: number | null;
}

export function judgeVolume(state: State, creature: Creature, command: VolumeCommand): VoyagePlan | Refusal {
  const { do: action, to, z } = command;
  const facts = { who: creature.id, at: to };
  const problem = voyageProblem(state, creature, action);
  if (problem !== null) return problem;
  if (!(to in chart(state).terrain)) return refuse('off-the-map', ['pf.geom.5'], { who: creature.id });
  const test = skillTest(state, creature, action, command.roll === true);
  if ('code' in test) return test;
  const path = command.path ?? voyageSearch(state, creature, action, test.budget).find({ at: to, z }) ?? [];
  const end = path.at(-1);
  const hovering = path.length === 0 && to === creature.at && z === creature.z;
  if (hovering && !(action === 'fly' && creature.stance === 'flying'))
    return refuse('not-adjacent', ['pf.geom.5'], facts);
  if (!hovering && (end === undefined || end.at !== to || end.z !== z))
    return whyNoVoyage(state, creature, command, test.budget);
  const voyage = judgeVoyage(state, creature, action, path, test.budget);
  if ('code' in voyage) return voyage;
  if (action === 'maneuver' && tightDC(state, creature, path) === null)
    return refuse('not-tight', ['pf.x.maneuver'], facts);
  const dc = action === 'maneuver' ? tightDC(state, creature, path) : test.dcOf(path);
  return { kind: 'voyage', voyage, dc };
}

/** What keeps a creature from such a voyage wherever it leads: held, lying, or without the Speed or the training. */
function voyageProblem(state: State, creature: Creature, action: VolumeAction): Refusal | null {
  const problem = moveProblem(creature, action);
  if (problem !== null) return problem;
  if (action === 'fly' || action === 'maneuver') return flightProblem(state, creature, action);
  return action === 'burrow' ? burrowProblem(state, creature) : null;
}

function whyNoVoyage(state: State, creature: Creature, { do: action, to, z }: VolumeCommand, budget: number): Refusal {
  const step = judgeVoyage(state, creature, action, [{ at: to, z }], budget);
  if ('code' in step && step.code !== 'not-adjacent') {
    const { step: _, ...reason } = step;
    return reason;
  }
  const rules: Record<MovementKind, RuleId> = {
    land: 'pf.speed.2',
    fly: 'pf.fly.1',
    swim: 'pf.swim.1',
    climb: 'pf.climb.1',
    burrow: 'pf.burrow.2',
  };
  return refuse('too-far', ['pf.enc.2', rules[KIND_OF[action]]], {
    who: creature.id,
    at: to,
    have: Math.floor(budget / 2),
  });
}

/** What the action gives and asks: climbing and swimming by Speed or by the skill, each as its own file says. */
function skillTest(state: State, creature: Creature, action: VolumeAction, roll: boolean): SkillTest | Refusal {
  switch (action) {
    case 'climb':
      return climbTest(state, creature, roll);
    case 'swim':
      return swimTest(state, creature, roll);
    default:
      return { budget: volumeBudget(state, creature, action) ?? 0, dcOf: () => null };
  }
}

/** The DC of the tightest gap a flight passes; null when it passes none. */
function tightDC(state: State, creature: Creature, path: readonly Spot[]): number | null {
  const map = chart(state);
  const dcs = path.flatMap((spot) => {
    const { x, y, side } = spaceOf(state, creature, spot);
    return squaresOf(map, x, y, side).flatMap((cell) => terrainAt(map, cell).tight ?? []);
  });
  return dcs.length === 0 ? null : Math.max(...dcs);
}

/** Every kind of voyage in the order they are offered: climbing and swimming also by the roll of those who could do without. */
export const VOYAGES: readonly { readonly action: VolumeAction; readonly roll: boolean }[] = [
  { action: 'climb', roll: false },
  { action: 'climb', roll: true },
  { action: 'swim', roll: false },
  { action: 'swim', roll: true },
  { action: 'fly', roll: false },
  { action: 'maneuver', roll: false },
  { action: 'burrow', roll: false },
];

/** Every end that a voyage of that kind may have; none when it is not possible at all. */
export function voyagesOf(state: State, creature: Creature, action: VolumeAction, roll: boolean): readonly Spot[] {
  if (roll && volumeBudget(state, creature, action) === undefined) return [];
  if (!isWorthTrying(state, creature, action) || voyageProblem(state, creature, action) !== null) return [];
  const test = skillTest(state, creature, action, roll);
  if ('code' in test) return [];
  const { columns } = chart(state).board;
  const { side } = spaceOf(state, creature);
  const mayStay = stayTest(state, creature);
  const mayHover = action === 'fly' && creature.stance === 'flying';
  const voyages = voyageSearch(state, creature, action, test.budget);
  const ends: Spot[] = [];
  for (let index = 0; index < voyages.count; index++) {
    const spot = voyages.spot(index);
    const { at, z } = spot;
    if (at === creature.at && z === creature.z && !mayHover) continue;
    if (!mayStay({ x: at % columns, y: Math.floor(at / columns), side, z })) continue;
    if (action === 'maneuver' && tightDC(state, creature, voyages.wayTo(index)) === null) continue;
    ends.push(spot);
  }
  return ends;
}

interface Searched {
  readonly creature: Creature;
  readonly action: VolumeAction;
  readonly budget: number;
  readonly reached: Voyages;
}

const searches = rememberLast<State, Searched[]>(() => []);

/** Every spot within a budget, by one search, kept while that state is asked about. */
function voyageSearch(state: State, creature: Creature, action: VolumeAction, budget: number): Voyages {
  const known = searches(state);
  const found = known.find((one) => one.action === action && one.budget === budget && one.creature === creature);
  if (found !== undefined) return found.reached;
  const reached =
    action === 'fly' || action === 'maneuver'
      ? flightReach(state, creature, budget, action === 'maneuver')
      : volumeReach(state, creature, action, budget);
  known.push({ creature, action, budget, reached });
  return reached;
}

function isWorthTrying(state: State, creature: Creature, action: VolumeAction): boolean {
  switch (action) {
    case 'climb':
      return nearHold(state, creature);
    case 'swim':
      return nearWater(state, creature);
    case 'fly':
      return speedOf(state, creature, 'fly') !== undefined;
    case 'maneuver':
      return (
        speedOf(state, creature, 'fly') !== undefined && chart(state).terrain.some(({ tight }) => tight !== undefined)
      );
    case 'burrow':
      return speedOf(state, creature, 'burrow') !== undefined;
  }
}

/** Could the creature try to swim or climb from where it is? A quick look before a search. */
function nearWater(state: State, creature: Creature): boolean {
  const map = chart(state);
  const { x, y, side } = spaceOf(state, creature);
  if (isInWater(state, creature, creature)) return true;
  return squaresOf(map, x - 1, y - 1, side + 2).some((cell) => map.terrain[cell]?.water !== undefined);
}

/** A first step goes up beside a neighbouring square, and what it then holds on to is beside that one. */
function nearHold(state: State, creature: Creature): boolean {
  const map = chart(state);
  if (!standsFirm(state, creature, creature)) return true;
  const { x, y, side } = spaceOf(state, creature);
  return squaresOf(map, x - 2, y - 2, side + 4).some((cell) => {
    const terrain = map.terrain[cell];
    return (
      terrain !== undefined &&
      (terrain.slope !== undefined || terrain.face !== undefined || Math.abs(terrain.height - creature.z) > 2)
    );
  });
}
