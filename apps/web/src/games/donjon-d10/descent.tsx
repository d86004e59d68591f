import type { State } from '@arbitre/donjon-d10';
import { liveryOf } from '../../board/sides.ts';
import { Silhouette } from '../../board/troop.tsx';
import { settings } from '../../settings.ts';
import type { Shown } from '../skin.ts';
import './descent.css';
import { floorsAround } from './floors-around.ts';
import { looks } from './looks.ts';

const TITLE = { fr: 'La descente', en: 'The descent' } as const;

/** From one floor to the next, and how far left of the board they lie. */
const [STEP, LEFT, TOP] = [64, -36, 100];

/** A floor smaller than this, or wider than high, leaves too little rock beside it. */
const FEWEST_ROWS = 11;

/** How deep one is: the floors one below the other in the rock beside the board, stairs between them, the way out in the last. */
export function Descent({ model }: Shown) {
  const { floor, dungeon, hero } = model.view.value as State; // the skin of this game only
  const { board, pieces } = model.scene.value;
  if (board.columns > board.rows || board.rows < FEWEST_ROWS) return null;
  const piece = pieces.find(({ id }) => id === 'hero');
  const livery = piece && liveryOf(model.source.seats, piece, model.source.game.legend[piece.kind]);
  const floors = floorsAround(floor.number, dungeon.last);
  return (
    <g class="descent" transform={`translate(${LEFT} ${TOP})`} aria-hidden="true">
      <text class="descent-title" y={-34}>
        {TITLE[settings.value.lang]}
      </text>
      {floors.map((number, index) => {
        const here = number === floor.number;
        const last = number === dungeon.last;
        return (
          <g key={number} transform={`translate(0 ${index * STEP})`}>
            {index > 0 && <path class={number - (floors[index - 1] ?? 0) === 1 ? 'stairs' : 'stairs far'} d={STAIRS} />}
            <rect class={here ? 'floor here' : 'floor'} x={-27} y={-18} width={54} height={36} rx={6.5} />
            {here && <circle cx={-10} r={11.5} fill={livery?.colour} stroke={livery?.deep} />}
            {here && <Silhouette d={looks[hero.class]?.icon} ink="#fffdf6" x={-10} size={17} />}
            {last && !here && <Silhouette d={looks['start']?.icon} ink="#f0c662" x={11} size={18} />}
            <text class={here ? 'here' : ''} x={here ? 14 : last ? -11 : 0}>
              {number}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const STAIRS = `M9 ${23 - STEP}h-4.5v5.5h-4.5v5.5h-4.5v5.5h-4.5v5.5`;
