import type { Cell } from '@arbitre/kernel';
import { areAdjacent } from '../space/geometry.ts';
import { isEmpty, isSolid } from '../space/ground.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { groundOf, type State } from '../play/state.ts';
import type { Figure } from '../turn/figure.ts';
import { isEffectGround } from '../space/plan.ts';
import { allowedCells, freeAmong, isNearSource, type Link, type Push, pushFrom, type PushGround } from './push.ts';

/** Whoever holds the cell `into` is pushed in its turn (ad.push.8): the arriving figure pushes, from where it comes (ad.push.9). */
export function pushOn(push: Push, into: Cell): Push {
  return { target: into, source: push.target, spent: [...push.spent, into] };
}

/**
 * The cells a pushed figure may be sent to: the free ones if there is any, else the held ones whose chain can
 * be completed (ad.push.6, ad.push.13). None: the push has no effect.
 */
export function pushCells(ground: PushGround, push: Push): readonly Cell[] {
  const allowed = allowedCells(ground, push);
  const free = freeAmong(ground, allowed);
  if (free.length > 0) return free; // ad.push.11: each link on its own
  return allowed.filter((cell) => canComplete(ground, pushOn(push, cell)));
}

/**
 * Is there at least one complete chain? (ad.push.13) A search of every chain would never end in a packed room. The shortest
 * way out is quickly found if figures may be moved twice: where there is none there is no chain, and one that moves nobody
 * twice is a chain. Only where it does move someone twice are the next links looked at one by one.
 */
export function canComplete(ground: PushGround, push: Push): boolean {
  const allowed = allowedCells(ground, push);
  if (allowed.some((cell) => isEmpty(ground, cell))) return true;
  const out = allowed.length === 0 ? null : shortestWayOut(ground, push);
  if (out === null || new Set(out).size === out.length) return out !== null;
  return allowed.some((cell) => canComplete(ground, pushOn(push, cell)));
}

/** From a pushed figure to one with a free cell to go to, as if figures could be moved twice (ad.push.12 left aside). */
function shortestWayOut(ground: PushGround, { target, source, spent }: Push): readonly Cell[] | null {
  const { size } = ground.geometry.board;
  // one link a place: who is pushed, from where, and the link before; where one may go on depends on where one comes from
  const targets = [target];
  const sources: (Cell | null)[] = [source];
  const before = [-1];
  const seen = new Set<number>();
  for (let link = 0; link < targets.length; link++) {
    const here = targets[link] ?? target;
    const allowed = allowedCells(ground, { target: here, source: sources[link] ?? null, spent });
    if (allowed.some((cell) => isEmpty(ground, cell))) {
      const way: Cell[] = [];
      for (let back = link; back >= 0; back = before[back] ?? -1) way.push(targets[back] ?? target);
      return way.reverse();
    }
    for (const cell of allowed) {
      if (seen.has(here * size + cell)) continue;
      seen.add(here * size + cell);
      targets.push(cell);
      sources.push(here);
      before.push(link);
    }
  }
  return null;
}

/** Links that are followed without asking first whether they lead out: dead ends so near cost less than the question. */
const NEAR = 5;

/** Every complete chain, one after another, each as the cells its figures are sent to, first pushed first. */
export function* pushChains(ground: PushGround, push: Push): Generator<readonly Cell[]> {
  const allowed = allowedCells(ground, push);
  const free = freeAmong(ground, allowed);
  for (const cell of free) yield [cell];
  if (free.length > 0) return;
  for (const cell of allowed) {
    const next = pushOn(push, cell);
    if (next.spent.length > NEAR && !canComplete(ground, next)) continue;
    for (const rest of pushChains(ground, next)) yield [cell, ...rest];
  }
}

/** The figures a chain moves, first pushed first. */
export function linksOf(ground: PushGround, push: Push, cells: readonly Cell[]): readonly Link[] {
  let from = push.target;
  return cells.map((to) => {
    const link = { who: ground.held.get(from) ?? '', from, to };
    from = to;
    return link;
  });
}

/** Why a pushed figure may not be sent to that cell; null when it may. */
export function pushRefusal(ground: PushGround, push: Push, to: Cell): Refusal | null {
  const { geometry } = ground;
  if (!areAdjacent(geometry, push.target, to)) return refuse('push-not-adjacent', { cell: to });
  if (isNearSource(ground, push, to)) return refuse('push-near-aggressor', { cell: to });
  const holder = ground.held.get(to);
  if (isSolid(ground, to) || (holder !== undefined && ground.immovable(holder)))
    return refuse('push-solid', { cell: to });
  if (push.spent.includes(to)) return refuse('push-moved-already', { cell: to });
  const legal = pushCells(ground, push);
  if (legal.includes(to)) return null;
  return legal.some((cell) => isEmpty(ground, cell))
    ? refuse('push-occupied-while-free', { cell: to, cells: legal })
    : refuse('push-dead-end', { cell: to });
}

/** Would a push away from that cell move this figure at all? */
export function canBePushed(state: State, { id, at }: Figure, source: Cell): boolean {
  const ground = groundOf(state);
  return !ground.immovable(id) && canComplete(ground, pushFrom(at, source));
}

/** Does every choice of the chain belong to the player who started it? By ruling only the first link does (ad.push.10). */
export function isChoiceOfPusher({ rulings }: State, chosen: readonly Cell[]): boolean {
  return rulings.pushChainChooser === 'initial-pusher' || chosen.length === 0;
}

/** Whom the effects of cells await once every figure has moved, first pushed first: they suffer them in reverse (ad.push.15). */
export function sufferers({ plan }: State, links: readonly Link[]): readonly Link[] {
  return links.filter(({ to }) => isEffectGround(plan.ground[to] ?? 'void'));
}
