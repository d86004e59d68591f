import type { Scene } from '@arbitre/kernel';
import { mine } from '../i18n/words.ts';
import { layoutOf } from './layout.ts';

/** The name of each zone in the corner of its first cell, over whoever stands there. */
export function ZoneNames({ scene: { board, zones } }: { readonly scene: Scene }) {
  const layout = layoutOf(board);
  return (
    <g>
      {zones?.map(({ zone, name }) => {
        const [corner] = layout.corners(Array.from(board.zone).indexOf(zone), 3);
        return (
          corner && (
            <text key={zone} class="zone-name" x={corner.x} y={corner.y + 9}>
              {mine(name)}
            </text>
          )
        );
      })}
    </g>
  );
}
