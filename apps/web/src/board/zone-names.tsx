import { type Board, capital, type Scene } from '@arbitre/kernel';
import { mine } from '../i18n/words.ts';
import { useMemo } from 'preact/hooks';
import { settings } from '../settings.ts';
import { layoutOf } from './layout.ts';

/** The names of rooms on plates over their walls, of zones along the foot of each; an aim has its standard instead. */
export function ZoneNames({ scene }: { readonly scene: Scene }) {
  const { board, zones, rooms, ground, edges } = scene;
  return useMemo(() => <Names scene={scene} />, [board, zones, rooms, ground, edges, settings.value.lang]);
}

function Names({ scene: { board, zones, rooms, ground, edges } }: { readonly scene: Scene }) {
  const layout = layoutOf(board);
  return (
    <g>
      {zones?.map(({ zone, name }) => {
        const cells = cellsOfZone(board, zone);
        const low = Math.max(...cells.map((cell) => Math.floor(cell / board.columns)));
        const foot = cells.filter((cell) => Math.floor(cell / board.columns) === low);
        const free = foot.filter((cell) => !edges?.some((edge) => edge.cell === cell && /door/.test(edge.kind)));
        const first = (free.length === 0 ? foot : free).at(-1);
        if (cells.length < 2 || first === undefined) return null;
        const below = ground[first + board.columns];
        const onWall = below === undefined || below === 'void';
        const { x } = layout.centre(first);
        const y = layout.centre(first).y + layout.inner + (onWall ? 5 : -6);
        return (
          <text key={zone} class={onWall ? 'zone-name carved' : 'zone-name'} x={x} y={y}>
            {mine(name)}
          </text>
        );
      })}
      {rooms?.map(({ name, cells }) => {
        const at = layout.corners(Math.min(...cells))[0];
        const text = capital(mine(name));
        const width = text.length * 7 + 22;
        return (
          at && (
            <g key={text} class="room-name" transform={`translate(${at.x + 4} ${at.y - 25})`}>
              <rect width={width} height={20} rx={4} />
              <text x={width / 2} y={10.5}>
                {text}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
}

function cellsOfZone(board: Board, zone: number): readonly number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < board.size; cell++) if (board.zone[cell] === zone) cells.push(cell);
  return cells;
}
