import { type Size, sizeRank } from '../space/size.ts';

/** pf.cover.8: an obstacle may be too small to shelter a body: it gives cover to none larger than its own limit. */
export function isTooSmallToShelter(limit: Size | undefined, body: Size): boolean {
  return limit !== undefined && sizeRank(body) > sizeRank(limit);
}
