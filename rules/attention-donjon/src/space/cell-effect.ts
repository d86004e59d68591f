import { unreachable, type Cell } from '@arbitre/kernel';
import { nameOf } from '../play/naming.ts';
import type { FrameOf } from '../play/frame.ts';
import { type EffectGround, isEffectGround } from './plan.ts';
import { geometryAt, theFigure } from '../play/state.ts';
import { traitRoll } from '../adventure/stats.ts';
import { automatic } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { gain, wound } from '../adventure/wound.ts';

/** ad.x.cells: what one fails against, and what failing costs. */
const TESTS = {
  precipice: { difficulty: 6, wounds: 3, prone: false },
  trap: { difficulty: 4, wounds: 1, prone: true },
} as const;

const LAVA_WOUNDS = 2;

/** An effect cell acts on the figure that ended a movement in it (ad.space.11), whatever the movement (ad.step.8). */
export const cellEffectResolver = automatic<'cell-effect'>((unfolding, frame) => {
  const [cell, ...rest] = frame.cells;
  const ground = cell === undefined ? 'void' : (unfolding.state.plan.ground[cell] ?? 'void');
  if (cell === undefined) return unfolding.close();
  const { rolled, ...quiet } = frame;
  if (!isEffectGround(ground)) return unfolding.replace({ ...quiet, cells: rest });
  if (rolled === undefined && (ground === 'precipice' || ground === 'trap'))
    return test(unfolding, frame, cell, ground);
  unfolding.replace({ ...quiet, cells: rest });
  act(unfolding, frame.figure, cell, ground, rolled?.successes ?? 0);
});

function test(unfolding: Unfolding, frame: FrameOf<'cell-effect'>, cell: Cell, ground: 'precipice' | 'trap'): void {
  const figure = theFigure(unfolding.state, frame.figure);
  unfolding.happens({ is: 'cell-acts', figure: figure.id, cell, ground });
  unfolding.roll(traitRoll(unfolding.state, figure, 'agility', 'cell', TESTS[ground].difficulty));
}

function act(unfolding: Unfolding, figure: string, cell: Cell, ground: EffectGround, successes: number): void {
  switch (ground) {
    case 'lava':
      unfolding.happens({ is: 'cell-acts', figure, cell, ground });
      return wound(unfolding, figure, LAVA_WOUNDS);
    case 'precipice':
      return wound(unfolding, figure, successes > 0 ? 0 : TESTS.precipice.wounds);
    case 'trap':
      unfolding.happens({ is: 'ground-changed', cell, ground: 'floor' });
      if (successes > 0) return;
      gain(unfolding, figure, 'prone');
      return wound(unfolding, figure, TESTS.trap.wounds);
    case 'switch':
      unfolding.happens({ is: 'cell-acts', figure, cell, ground });
      return turnDoors(unfolding, cell);
    default:
      unreachable(ground);
  }
}

/** The doors tied to a switch open if they are closed and close if they are open. */
function turnDoors(unfolding: Unfolding, cell: Cell): void {
  const worked = unfolding.state.plan.switches[nameOf(geometryAt(unfolding.state), cell)] ?? [];
  for (const { id, state } of unfolding.state.plan.doors) {
    if (worked.includes(id))
      unfolding.happens({ is: 'door-turned', door: id, state: state === 'open' ? 'closed' : 'open' });
  }
}
