import type { Board, Piece, Scene } from '@arbitre/kernel';
import { useMemo } from 'preact/hooks';
import { mine, number } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { layoutOf, type Point } from './layout.ts';
import type { Look } from './look.ts';

interface Props {
  readonly scene: Pick<Scene, 'board' | 'pieces'>;
  readonly measure: Look['measure'];
}

const PLAIN: NonNullable<Look['measure']> = { units: 1, word: { fr: '', en: '' } };

/** Each height once, in what the game tells heights in. */
export function Heights({ scene: { board, pieces }, measure = PLAIN }: Props) {
  const spots = useMemo(() => spotsOf(board), [board]);
  return useMemo(
    () => (
      <g>
        {[...spots].map(([height, rows]) => {
          const { x, y } = freeOf(rows, board, pieces);
          const text =
            `${height > 0 ? '+' : '−'} ${number(Math.abs(height) / measure.units, 1)} ${mine(measure.word)}`.trim();
          const half = 8 + text.length * 3;
          return (
            <g key={height} class="height-label" transform={`translate(${x} ${y})`}>
              <g>
                <rect x={-half} y={-8.5} width={2 * half} height={17} rx={8.5} />
                <text>{text}</text>
              </g>
            </g>
          );
        })}
      </g>
    ),
    [spots, board, pieces, measure, settings.value.lang],
  );
}

/** Where each height could be told: the middle of every row that has it. */
function spotsOf(board: Board): ReadonlyMap<number, readonly Point[]> {
  const layout = layoutOf(board);
  const rows = new Map<number, Map<number, number[]>>();
  for (let cell = 0; cell < board.size; cell++) {
    const height = board.height[cell] ?? 0;
    if (height === 0) continue;
    const row = Math.floor(cell / board.columns);
    const known = rows.get(height) ?? new Map<number, number[]>();
    known.set(row, [...(known.get(row) ?? []), cell]);
    rows.set(height, known);
  }
  const middle = (cells: readonly number[]): Point => {
    const [first, last] = [layout.centre(cells[0] ?? 0), layout.centre(cells.at(-1) ?? 0)];
    return { x: (first.x + last.x) / 2, y: first.y };
  };
  return new Map([...rows].map(([height, own]) => [height, [...own.values()].map(middle)]));
}

/** The first of them that nobody stands on, from the second row on: off the names along the edge. */
function freeOf(spots: readonly Point[], board: Board, pieces: readonly Piece[]): Point {
  const layout = layoutOf(board);
  const taken = pieces.map(({ at }) => layout.centre(at));
  const isFree = ({ x, y }: Point) =>
    taken.every((other) => Math.abs(other.x - x) > layout.inner * 4 || Math.abs(other.y - y) > layout.inner * 1.6);
  const inOrder = [...spots.slice(1), ...spots.slice(0, 1)];
  return inOrder.find(isFree) ?? inOrder[0] ?? { x: 0, y: 0 };
}
