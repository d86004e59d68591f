import { layoutOf } from '../../board/layout.ts';
import type { Shown } from '../skin.ts';
import { Descent } from './descent.tsx';
import { Trajectories } from './trajectories.tsx';

/** The dark goes on past the torch’s own reach, however far the walls are. */
const FARTHEST = 4;

/** A torch around the hero: warm near it, darker away; then how deep one is, and the ways on offer. */
export function Torchlight({ model }: Shown) {
  const { board, pieces } = model.scene.value;
  const layout = layoutOf(board);
  const hero = pieces.find(({ id }) => id === 'hero');
  if (hero === undefined) return null;
  const { x, y } = layout.centre(hero.at);
  const r = layout.inner * 19;
  return (
    <g>
      <defs>
        <radialGradient id="torchlight" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={r}>
          <stop offset="0" stop-color="#ffd27a" stop-opacity=".34" />
          <stop offset=".28" stop-color="#ffc46a" stop-opacity=".1" />
          <stop offset=".6" stop-color="#1a1004" stop-opacity=".1" />
          <stop offset="1" stop-color="#120a02" stop-opacity=".42" />
        </radialGradient>
      </defs>
      <circle
        class="torchlight"
        r={r * FARTHEST}
        fill="url(#torchlight)"
        style={{ transform: `translate(${x}px, ${y}px)` }}
      />
      <Descent model={model} />
      <Trajectories model={model} />
    </g>
  );
}
