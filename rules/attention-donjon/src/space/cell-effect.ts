import { cellName, unreachable, type Cell } from '@arbitre/kernel';
import type { FrameOf } from '../play/frame.ts';
import { type EffectGround, isEffectGround } from './plan.ts';
import { geometryAt, theFigure } from '../play/state.ts';
import { traitRoll } from '../adventure/stats.ts';
import { automatic, type Table } from '../play/unfolding.ts';
import { gain, wound } from '../adventure/wound.ts';

/** ad.x.cells: what one fails against, and what failing costs. */
const TESTS = {
  precipice: { difficulty: 6, wounds: 3, prone: false },
  trap: { difficulty: 4, wounds: 1, prone: true },
} as const;

const LAVA_WOUNDS = 2;

/** An effect cell acts on the figure that ended a movement in it (ad.space.11), whatever the movement (ad.step.8). */
export const cellEffectResolver = automatic<'cell-effect'>((table, frame) => {
  const [cell, ...rest] = frame.cells;
  const ground = cell === undefined ? 'void' : (table.state.plan.ground[cell] ?? 'void');
  if (cell === undefined) return table.pop();
  const { rolled, ...quiet } = frame;
  if (!isEffectGround(ground)) return table.replace({ ...quiet, cells: rest });
  if (rolled === undefined && (ground === 'precipice' || ground === 'trap')) return test(table, frame, cell, ground);
  table.replace({ ...quiet, cells: rest });
  act(table, frame.figure, cell, ground, rolled?.successes ?? 0);
});

function test(table: Table, frame: FrameOf<'cell-effect'>, cell: Cell, ground: 'precipice' | 'trap'): void {
  const figure = theFigure(table.state, frame.figure);
  table.emit({ is: 'cell-acts', figure: figure.id, cell, ground });
  table.roll(traitRoll(table.state, figure, 'agility', 'cell', TESTS[ground].difficulty));
}

function act(table: Table, figure: string, cell: Cell, ground: EffectGround, successes: number): void {
  switch (ground) {
    case 'lava':
      table.emit({ is: 'cell-acts', figure, cell, ground });
      return wound(table, figure, LAVA_WOUNDS);
    case 'precipice':
      return wound(table, figure, successes > 0 ? 0 : TESTS.precipice.wounds);
    case 'trap':
      table.emit({ is: 'ground-changed', cell, ground: 'floor' });
      if (successes > 0) return;
      gain(table, figure, 'prone');
      return wound(table, figure, TESTS.trap.wounds);
    case 'switch':
      table.emit({ is: 'cell-acts', figure, cell, ground });
      return turnDoors(table, cell);
    default:
      unreachable(ground);
  }
}

/** The doors tied to a switch open if they are closed and close if they are open. */
function turnDoors(table: Table, cell: Cell): void {
  const worked = table.state.plan.switches[cellName(geometryAt(table.state).board, cell)] ?? [];
  for (const { id, state } of table.state.plan.doors) {
    if (worked.includes(id)) table.emit({ is: 'door-turned', door: id, state: state === 'open' ? 'closed' : 'open' });
  }
}
