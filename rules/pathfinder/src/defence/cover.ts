import { type Box, type Point, rememberLast, type Segment } from '@arbitre/kernel';
import { areAllied, bystanders, canAct, chart as chartOf, figureOf } from '../encounter/creature.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import { type Chart, isOpenBetween, type SightLine, sightLine } from '../space/battlefield.ts';
import { type Block, blockOf, blockOrTouchOf } from '../space/line.ts';
import type { Rulings } from '../rulings.ts';
import { rememberBetween } from '../space/between.ts';
import { type Size, sizeDifference, sizeRank, SIZES } from '../space/size.ts';
import { boxOf, centreOfSpace, middleOf, type Space } from '../space/space.ts';

/** A creature as lines see it. */
export interface Figure {
  readonly size: Size;
  readonly space: Space;
}

/** Cover (abri), with the line that was tested. */
export interface CoverVerdict {
  readonly cover: boolean;
  /** In doubled coordinates. */
  readonly line: Segment;
  readonly by: Block | null;
}

/** pf.cover.2, pf.cover.6: the circumstance bonus to AC; pf.cover.3: the one of a creature that has Taken Cover. */
export const COVER_BONUS = 2;
export const TAKEN_COVER_BONUS = 4;

/**
 * pf.cover.5: the line from the attacker's centre to the target's; blocked by terrain, it gives the target cover against
 * that attack (pf.cover.1: cover is relative to each attack).
 */
export function coverAgainst(
  chart: Chart,
  attacker: Figure,
  target: Figure,
  others: readonly Figure[],
  rulings: Pick<Rulings, 'coverTouch'>,
): CoverVerdict {
  const [from, to] = [centreOfSpace(attacker.space), centreOfSpace(target.space)];
  const line = sightLine({ from, to }, attacker.space, target.space);
  const giants = others.filter((other) => isBlockingBody(other, target, attacker));
  if (giants.length === 0 && isOpenBetween(chart, attacker.space, target.space)) {
    return { cover: false, line: { from, to }, by: null };
  }
  if (giants.length > 0) return verdict(chart, line, [attacker.space, target.space], target.size, giants, rulings);
  const kind = 2 * sizeRank(target.size) + (rulings.coverTouch === 'touch-counts' ? 1 : 0);
  return coverOfTerrain(chart, attacker.space, target.space, kind);
}

/** Cover by the map alone; `kind` is the size of the target and whether mere contact counts. */
const coverOfTerrain = rememberBetween((chart, from, to, kind): CoverVerdict => {
  const line = sightLine({ from: centreOfSpace(from), to: centreOfSpace(to) }, from, to);
  const coverTouch = kind % 2 === 1 ? 'touch-counts' : 'interior-or-pinch';
  return verdict(chart, line, [from, to], SIZES[kind >> 1] ?? 'Medium', [], { coverTouch });
});

/**
 * pf.cover.7: the same from an area's point of origin (doubled coordinates), at the height of `from`'s middle. `source` is
 * the creature producing the area, when there is one.
 */
export function coverAgainstArea(
  chart: Chart,
  origin: Point,
  originHeight: number,
  target: Figure,
  source: Figure | null,
  others: readonly Figure[],
  rulings: Pick<Rulings, 'coverTouch'>,
): CoverVerdict {
  const line = { from: origin, to: centreOfSpace(target.space), low: originHeight, high: middleOf(target.space) };
  const except = source === null ? [target.space] : [target.space, source.space];
  const giants = others.filter((other) => isBlockingBody(other, target, source));
  return verdict(chart, line, except, target.size, giants, rulings);
}

function verdict(
  chart: Chart,
  line: SightLine,
  except: readonly Space[],
  sheltering: Size,
  giants: readonly Figure[],
  rulings: Pick<Rulings, 'coverTouch'>,
): CoverVerdict {
  const { from, to } = line;
  const still = from.x === to.x && from.y === to.y;
  const by = still ? null : blockOfLine(chart, line, except, sheltering, giants, rulings);
  return { cover: by !== null, line: { from, to }, by };
}

/** pf.cover.8: `sheltering` is the size of the target; an obstacle too small for it gives no cover. */
function blockOfLine(
  chart: Chart,
  line: SightLine,
  except: readonly Space[],
  sheltering: Size,
  giants: readonly Figure[],
  { coverTouch }: Pick<Rulings, 'coverTouch'>,
): Block | null {
  const judge = coverTouch === 'touch-counts' ? blockOrTouchOf : blockOf;
  return judge(chart, line, except, sheltering, giants.length === 0 ? undefined : boxesAlong(giants, line));
}

/** pf.cover.9: at least two sizes larger than both ends of the line, a living body counts as blocking terrain. */
export function isBlockingBody(body: Figure, target: Figure, attacker: Figure | null): boolean {
  const largerThan = (other: Figure) => sizeDifference(body.size, other.size) >= 2;
  return largerThan(target) && (attacker === null || largerThan(attacker));
}

/** The footprints of the bodies that the line meets at their own height. */
function boxesAlong(bodies: readonly Figure[], line: SightLine): Box[] {
  return bodies.filter(({ space }) => isLevelWith(space, line)).map(({ space }) => boxOf(space));
}

/** Does a body stand neither wholly above nor wholly below both ends of the line? */
function isLevelWith(space: Space, { low, high }: SightLine): boolean {
  const feet = 2 * space.z;
  const head = feet + 2 * 5 * space.side;
  return Math.max(low, high) > feet && Math.min(low, high) < head;
}

const covers = rememberLast<State, Map<Creature, readonly CreatureId[]>>(() => new Map());

/**
 * The enemies against whom a creature has cover, worked out once. pf.cover.4: from those it may try to Hide; pf.cover.3: any of them
 * lets it Take Cover.
 */
export function coveredFrom(state: State, creature: Creature): readonly CreatureId[] {
  const known = covers(state);
  let covered = known.get(creature);
  if (covered === undefined) known.set(creature, (covered = findCover(state, creature)));
  return covered;
}

/** pf.cover.1: cover is relative to each enemy. */
function findCover(state: State, creature: Creature): CreatureId[] {
  const target = figureOf(state, creature);
  return state.creatures
    .filter((enemy) => !areAllied(state, enemy.side, creature.side) && canAct(enemy))
    .filter(
      (enemy) =>
        coverAgainst(chartOf(state), figureOf(state, enemy), target, bystanders(state, enemy, creature), state.rulings)
          .cover,
    )
    .map(({ id }) => id);
}
