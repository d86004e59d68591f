import { cellName, type Cell, type Seat } from '@arbitre/kernel';
import { type Command, offer } from '../play/command.ts';
import type { Figure } from '../turn/figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { cellNamed } from '../play/naming.ts';
import { isEmpty } from '../space/ground.ts';
import { canComplete, linksOf, type Push, pushCells, pushChains, pushFrom, pushOn, pushRefusal } from './push-chain.ts';
import { isEffectGround } from '../space/plan.ts';
import { refuse } from '../play/refusal.ts';
import { firstSeat, seatOf } from '../turn/seat.ts';
import { geometryAt, groundOf, type State } from '../play/state.ts';
import type { Choice, Resolver, Table } from '../play/unfolding.ts';

type PushFrame = FrameOf<'push'>;

/** A figure is pushed, away from a pusher or from the cell an effect comes from: no roll, no Action, no dodge (ad.push.1). */
export function pushFigure(table: Table, target: string, pusher: string | null, source: Cell | null): void {
  const figure = table.state.figures[target];
  if (figure === undefined) return;
  const aggressor = pusher === null ? undefined : table.state.figures[pusher];
  const seat = aggressor === undefined ? null : seatOf(table.state, aggressor);
  table.push({
    kind: 'push',
    pusher,
    source: aggressor?.at ?? source,
    target: figure.at,
    cells: [],
    seat,
    moved: null,
  });
}

/** Would a push away from that cell move this figure at all? */
export function canBePushed(state: State, { id, at }: Figure, source: Cell): boolean {
  const ground = groundOf(state);
  return !ground.immovable(id) && canComplete(ground, pushFrom(at, source));
}

/** The link about to be chosen. */
function linkOf({ target, source, cells }: PushFrame): Push {
  return cells.reduce(pushOn, pushFrom(target, source));
}

/** Where the figure about to be sent on stands. */
export function pushedFrom(frame: PushFrame): Cell {
  return linkOf(frame).target;
}

/** The cells it may be sent to; none for a figure that never moves. */
function optionsOf(state: State, frame: PushFrame): readonly Cell[] {
  const ground = groundOf(state);
  const who = ground.held.get(frame.target);
  if (who === undefined || ground.immovable(who)) return [];
  return pushCells(ground, linkOf(frame));
}

const isComplete = (state: State, { cells }: PushFrame) => {
  const last = cells.at(-1);
  return last !== undefined && isEmpty(groundOf(state), last);
};

/** The player who pushes, for the whole chain; rulings may give a link to the pushed or to the arriving figure. */
function chooser(state: State, frame: PushFrame, options: readonly Cell[]): Seat {
  const { rulings } = state;
  const ground = groundOf(state);
  const owner = (cell: Cell | undefined) => {
    const figure = cell === undefined ? undefined : state.figures[ground.held.get(cell) ?? ''];
    return figure === undefined ? null : seatOf(state, figure);
  };
  const pusher = frame.seat ?? state.lastPlayer ?? firstSeat(state);
  if (rulings.pushFreeCellChooser === 'pushed' && options.some((cell) => isEmpty(ground, cell)))
    return owner(linkOf(frame).target) ?? pusher; // ad.push.5
  if (rulings.pushChainChooser === 'initial-pusher' || frame.cells.length === 0) return pusher; // ad.push.10
  const arriving = state.figures[ground.held.get(linkOf(frame).source ?? -1) ?? ''];
  return arriving?.group === null ? (arriving.seat ?? pusher) : pusher;
}

function choice(state: State, frame: PushFrame): Choice | null {
  if (frame.moved !== null || isComplete(state, frame)) return null;
  const options = optionsOf(state, frame);
  if (options.length <= 1) return null;
  const { board } = geometryAt(state);
  return {
    seat: chooser(state, frame, options),
    kind: 'push',
    offers: () => [
      ...options.map((cell) => offer('choice', { do: 'push', to: cellName(board, cell) })),
      ...wholeChains(state, frame).map((chain) =>
        offer('choice', { do: 'chain', cells: chain.map((cell) => cellName(board, cell)).join(' ') }),
      ),
    ],
  };
}

/** More whole chains than anyone would read through: they are then chosen link by link. */
const MOST_CHAINS = 100;

/** The chains that may be chosen whole: those of several links, when one player chooses them all. */
function wholeChains(state: State, frame: PushFrame): readonly (readonly Cell[])[] {
  const shared = state.rulings.pushChainChooser === 'arriving-figure' || state.rulings.pushFreeCellChooser === 'pushed';
  if (shared) return [];
  const chains: (readonly Cell[])[] = [];
  for (const chain of pushChains(groundOf(state), linkOf(frame))) {
    if (chains.push(chain) > MOST_CHAINS) return [];
  }
  return chains.filter(({ length }) => length > 1);
}

const NOBODY = { who: '', to: -1 };

/** Chooses further cells; a complete chain is carried out, from its last link to its first (ad.push.15). */
function choose(table: Table, frame: PushFrame, cells: readonly Cell[]): void {
  const next = { ...frame, cells: [...frame.cells, ...cells] };
  const ground = groundOf(table.state);
  table.replace(next);
  if (!isComplete(table.state, next)) {
    const { who, to } = linksOf(ground, pushFrom(frame.target, frame.source), next.cells).at(-1) ?? NOBODY;
    return table.emit({ is: 'push-chosen', figure: who, to });
  }
  const links = linksOf(ground, pushFrom(frame.target, frame.source), next.cells);
  table.emit({ is: 'pushed', links });
  table.replace({ ...next, moved: links });
}

function advance(table: Table, frame: PushFrame): void {
  if (frame.moved !== null) {
    table.pop();
    // ad.push.15: the last figure pushed is on top of the stack, and so suffers first
    for (const { who, to } of frame.moved) {
      if (isEffectGround(table.state.plan.ground[to] ?? 'void'))
        table.push({ kind: 'cell-effect', figure: who, cells: [to] });
    }
    return;
  }
  const [only] = optionsOf(table.state, frame);
  if (only !== undefined) return choose(table, frame, [only]);
  table.pop();
  table.emit({ is: 'push-failed', figure: groundOf(table.state).held.get(frame.target) ?? '' }); // ad.push.13
}

/** A push, link by link or whole. */
export const pushResolver: Resolver<'push'> = {
  choice,
  take(table, frame, command: Command) {
    const { board } = geometryAt(table.state);
    const names = command.do === 'push' ? [command.to] : command.do === 'chain' ? command.cells.split(' ') : [];
    choose(
      table,
      frame,
      names.flatMap((name) => cellNamed(board, name) ?? []),
    );
  },
  advance,
  refuse(state, frame, command) {
    const { board } = geometryAt(state);
    const ground = groundOf(state);
    let link = linkOf(frame);
    for (const name of command.do === 'push' ? [command.to] : command.do === 'chain' ? command.cells.split(' ') : []) {
      const cell = cellNamed(board, name);
      if (cell === null) return refuse('unknown-cell', { what: name });
      const refused = pushRefusal(ground, link, cell);
      if (refused !== null) return refused;
      if (isEmpty(ground, cell)) break;
      link = pushOn(link, cell);
    }
    return command.do === 'chain' ? refuse('push-by-links') : null;
  },
};
