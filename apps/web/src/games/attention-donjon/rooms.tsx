import type { State } from '@arbitre/attention-donjon';
import { layoutOf, spot } from '../../board/layout.ts';
import type { Shown } from '../skin.ts';

/** Zone names in the corner of their first cell, walls between cells, doors and what lies behind them. */
export function Rooms({ model }: Shown) {
  const { plan } = model.view.value as State; // the skin of this game only
  const layout = layoutOf(model.scene.value.board);
  const side = (cell: number, direction: number) => {
    const corners = layout.corners(cell);
    const at = layout.sides.indexOf(direction);
    return [corners[at], corners[(at + 1) % corners.length]] as const;
  };
  const named = new Map<string, number>();
  plan.zones.forEach((zone, cell) => {
    if (zone !== '' && !named.has(zone)) named.set(zone, cell);
  });
  return (
    <g>
      {[...named].map(([zone, cell]) => {
        const [corner] = layout.corners(cell, 3);
        return (
          corner && (
            <text key={zone} class="zone-name" x={corner.x + 2} y={corner.y + 8}>
              {zone}
            </text>
          )
        );
      })}
      <path
        class="edge edge-wall"
        d={plan.walls
          .map(({ cell, direction }) => {
            const [a, b] = side(cell, direction);
            return a && b ? `M${spot(a)}L${spot(b)}` : '';
          })
          .join('')}
      />
      {plan.doors.map(({ id, cell, direction, state }) => {
        const [a, b] = side(cell, direction);
        return a && b ? (
          <line
            key={id}
            class={`ad-door ${state}`}
            x1={a.x + (b.x - a.x) * 0.12}
            y1={a.y + (b.y - a.y) * 0.12}
            x2={b.x + (a.x - b.x) * 0.12}
            y2={b.y + (a.y - b.y) * 0.12}
          />
        ) : null;
      })}
    </g>
  );
}
