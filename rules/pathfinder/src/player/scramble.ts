import { type Cell, rememberLast } from '@arbitre/kernel';
import { chart, sideOf } from '../encounter/creature.ts';
import { type Chart, terrainAt } from '../space/battlefield.ts';
import { standsFirm } from '../speeds/climbing.ts';
import { volumeBudget } from '../speeds/volume.ts';
import { voyagesOf } from '../speeds/judge-volume.ts';
import type { Idea } from './idea.ts';
import type { Look } from './look.ts';

/** Squares to dry land that nobody counts beyond. */
const FARTHEST = 99;

/** How many squares each square of the map is from the nearest dry one, as the crow flies. */
const squaresToDry = rememberLast((map: Chart): readonly number[] => {
  const { columns } = map.board;
  const isDry = (at: Cell) => terrainAt(map, at).water === undefined && terrainAt(map, at).height >= 0;
  const dry = map.terrain.flatMap((_, at) => (isDry(at) ? [at] : []));
  const between = (a: Cell, b: Cell) =>
    Math.max(Math.abs((a % columns) - (b % columns)), Math.abs(Math.floor(a / columns) - Math.floor(b / columns)));
  return map.terrain.map((_, at) => dry.reduce((least, one) => Math.min(least, between(one, at)), FARTHEST));
});

/** Out of the water, up the face: to firm ground if one action leads there, else higher and nearer to it. */
export function climbable({ state, creature }: Look): readonly Idea[] {
  const map = chart(state);
  const side = sideOf(state, creature);
  const toDry = squaresToDry(map);
  const ideas: Idea[] = [];
  for (const action of ['climb', 'swim'] as const) {
    const roll = volumeBudget(state, creature, action) === undefined;
    for (const spot of voyagesOf(state, creature, action, false)) {
      const firm = toDry[spot.at] === 0 && standsFirm(state, creature, spot) ? 30 : 0;
      const prior = 40 + firm + spot.z * 0.6 - 3 * (toDry[spot.at] ?? FARTHEST) - (roll ? 2 : 0) - side;
      ideas.push({ order: { do: action, who: creature.id, to: spot.at, z: spot.z }, prior, why: 'scramble' });
    }
  }
  return ideas.sort((a, b) => b.prior - a.prior).slice(0, 4);
}
