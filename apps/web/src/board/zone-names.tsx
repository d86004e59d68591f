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
        const last = (free.length === 0 ? foot : free).at(-1);
        if (cells.length < 2 || last === undefined) return null;
        const below = ground[last + board.columns];
        const onWall = below === undefined || below === 'void';
        const first = free.length === foot.length ? (foot[0] ?? last) : last; // in the middle, unless a door is there
        const x = (layout.centre(first).x + layout.centre(last).x) / 2;
        const y = layout.centre(last).y + layout.inner + (onWall ? 5.5 : -6);
        const text = mine(name);
        const width = text.length * 5.4 + 12;
        return onWall ? (
          <g key={zone} class="zone-name carved" transform={`translate(${x} ${y})`}>
            <rect x={-width / 2} y={-6.5} width={width} height={13} rx={3} />
            <text>{text}</text>
          </g>
        ) : (
          <text key={zone} class="zone-name" x={x} y={y}>
            {text}
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
