import type { Scene, Seat } from '@arbitre/kernel';
import { layoutOf, type Point, spot } from './layout.ts';
import { liveryOfSeat } from './sides.ts';

interface Props {
  readonly scene: Scene;
  readonly seats: readonly Seat[];
  /** Cells that the goals of the game are about. */
  readonly cells: readonly number[];
}

/** Gold corners under the pieces: what is to be taken or held. */
export function AimCorners({ scene, cells }: Pick<Props, 'scene' | 'cells'>) {
  const layout = layoutOf(scene.board);
  return (
    <g>
      {cells.map((cell) => {
        const corners = layout.corners(cell, 2.5);
        const path = corners
          .map((corner, index) =>
            bracket(corners.at(index - 1) ?? corner, corner, corners[(index + 1) % corners.length] ?? corner),
          )
          .join('');
        return <path key={cell} class="aim-corners" d={path} />;
      })}
    </g>
  );
}

function bracket(before: Point, corner: Point, after: Point): string {
  const toward = (end: Point): Point => ({
    x: corner.x + (end.x - corner.x) * 0.24,
    y: corner.y + (end.y - corner.y) * 0.24,
  });
  return `M${spot(toward(before))}L${spot(corner)}L${spot(toward(after))}`;
}

/** A numbered standard on the top corner of each aim, in its holder's colour: out of the way of pieces and their badges. */
export function Standards({ scene, seats, cells }: Props) {
  const layout = layoutOf(scene.board);
  const hex = scene.board.grid === 'hex';
  return (
    <g>
      {cells.map((cell, index) => {
        const corners = layout.corners(cell);
        const [top = { x: 0, y: 0 }] = corners;
        const at = hex ? { x: top.x, y: top.y - 1 } : { x: top.x + 11, y: top.y - 1 };
        const holder = scene.pieces.find((piece) => piece.at === cell && piece.seat !== undefined)?.seat;
        const colour = holder === undefined || !seats.includes(holder) ? '#8a5b00' : liveryOfSeat(seats, holder).colour;
        return (
          <g key={cell} class="standard" transform={`translate(${at.x} ${at.y}) scale(${layout.inner / 44})`}>
            <path d="M-12 -15H12V8L0 15L-12 8Z" transform="translate(1 2.5)" fill="#000" opacity={0.3} />
            <path d="M-12 -14H12V8L0 15L-12 8Z" fill={colour} stroke="#f2cf7a" stroke-width={2} />
            <path d="M-14.5 -14.5H14.5" stroke="#3a2808" stroke-width={3.2} stroke-linecap="round" />
            <text y={-2}>{index + 1}</text>
          </g>
        );
      })}
    </g>
  );
}

/** The aims that a scene tells by itself: zones of one cell. */
export function aimsOf({ board, zones }: Scene): readonly number[] {
  return (zones ?? []).flatMap(({ zone }) => {
    const cells: number[] = [];
    for (let cell = 0; cell < board.size && cells.length < 2; cell++) if (board.zone[cell] === zone) cells.push(cell);
    return cells.length === 1 ? cells : [];
  });
}
