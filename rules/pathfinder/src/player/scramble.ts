import { chart, sideOf } from '../encounter/creature.ts';
import type { Spot } from '../play/state.ts';
import { terrainAt } from '../space/battlefield.ts';
import { standsFirm } from '../speeds/climbing.ts';
import { volumeBudget } from '../speeds/volume.ts';
import { voyagesOf } from '../speeds/judge-volume.ts';
import type { Idea } from './idea.ts';
import type { Look } from './look.ts';

/** Out of the water, up the face: to firm ground if one action leads there, else higher and nearer to it. */
export function climbable({ state, creature }: Look): readonly Idea[] {
  const map = chart(state);
  const { columns } = map.board;
  const side = sideOf(state, creature);
  const isDry = ({ at }: Spot) => terrainAt(map, at).water === undefined && terrainAt(map, at).height >= 0;
  const dry = map.terrain.flatMap((_, at) => (isDry({ at, z: 0 }) ? [at] : []));
  const toDry = (at: number) => {
    let least = 99;
    for (const one of dry) {
      const away = Math.max(
        Math.abs((one % columns) - (at % columns)),
        Math.abs(Math.floor(one / columns) - Math.floor(at / columns)),
      );
      if (away < least) least = away;
    }
    return least;
  };
  const ideas: Idea[] = [];
  for (const action of ['climb', 'swim'] as const) {
    const roll = volumeBudget(state, creature, action) === undefined;
    for (const spot of voyagesOf(state, creature, action, false)) {
      const firm = standsFirm(state, creature, spot) && isDry(spot) ? 30 : 0;
      const prior = 40 + firm + spot.z * 0.6 - 3 * toDry(spot.at) - (roll ? 2 : 0) - side;
      ideas.push({ order: { do: action, who: creature.id, to: spot.at, z: spot.z }, prior, why: 'scramble' });
    }
  }
  return ideas.sort((a, b) => b.prior - a.prior).slice(0, 4);
}
