import { type Cell, type Seat } from '@arbitre/kernel';
import { cellNamed, nameOf } from '../play/naming.ts';
import { offer } from '../play/command.ts';
import type { FrameOf } from '../play/frame.ts';
import { isEmpty } from '../space/ground.ts';
import { isChoiceOfPushed, type Push, pushFrom } from './push.ts';
import { isChoiceOfPusher, linksOf, pushCells, pushChains, pushOn, pushRefusal, sufferers } from './push-chain.ts';
import { refuse } from '../play/refusal.ts';
import { firstSeat, seatOf } from '../turn/seat.ts';
import { geometryAt, groundOf, type State } from '../play/state.ts';
import type { Asked } from '../play/awaiting.ts';
import type { Resolver } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';

type PushFrame = FrameOf<'push'>;

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
  const ground = groundOf(state);
  const owner = (cell: Cell | undefined) => {
    const figure = cell === undefined ? undefined : state.figures[ground.held.get(cell) ?? ''];
    return figure === undefined ? null : seatOf(state, figure);
  };
  const pusher = frame.seat ?? state.lastPlayer ?? firstSeat(state);
  if (isChoiceOfPushed(state, ground, options)) return owner(linkOf(frame).target) ?? pusher;
  if (isChoiceOfPusher(state, frame.cells)) return pusher;
  const arriving = state.figures[ground.held.get(linkOf(frame).source ?? -1) ?? ''];
  return arriving?.group === null ? (arriving.seat ?? pusher) : pusher;
}

function asks(state: State, frame: PushFrame): Asked | null {
  if (frame.moved !== null || isComplete(state, frame)) return null;
  const options = optionsOf(state, frame);
  return options.length <= 1 ? null : { seat: chooser(state, frame, options), kind: 'push' };
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
function choose(unfolding: Unfolding, frame: PushFrame, cells: readonly Cell[]): void {
  const next = { ...frame, cells: [...frame.cells, ...cells] };
  const ground = groundOf(unfolding.state);
  unfolding.replace(next);
  if (!isComplete(unfolding.state, next)) {
    const { who, to } = linksOf(ground, pushFrom(frame.target, frame.source), next.cells).at(-1) ?? NOBODY;
    return unfolding.happens({ is: 'push-chosen', figure: who, to });
  }
  const links = linksOf(ground, pushFrom(frame.target, frame.source), next.cells);
  unfolding.happens({ is: 'pushed', links });
  unfolding.replace({ ...next, moved: links });
}

function advance(unfolding: Unfolding, frame: PushFrame): void {
  if (frame.moved !== null) {
    unfolding.close();
    // ad.push.15: the last figure pushed is on top of the stack, and so suffers first
    for (const { who, to } of sufferers(unfolding.state, frame.moved))
      unfolding.open({ kind: 'cell-effect', figure: who, cells: [to] });
    return;
  }
  const [only] = optionsOf(unfolding.state, frame);
  if (only !== undefined) return choose(unfolding, frame, [only]);
  unfolding.close();
  unfolding.happens({ is: 'push-failed', figure: groundOf(unfolding.state).held.get(frame.target) ?? '' }); // ad.push.13
}

/** A push, link by link or whole. */
export const pushResolver: Resolver<'push'> = {
  asks,
  candidates(state, frame) {
    const geometry = geometryAt(state);
    const name = (cell: Cell) => nameOf(geometry, cell);
    return [
      ...optionsOf(state, frame).map((cell) => offer('choice', { do: 'push', to: name(cell) })),
      ...wholeChains(state, frame).map((chain) => offer('choice', { do: 'chain', cells: chain.map(name).join(' ') })),
    ];
  },
  refusal(state, frame, command) {
    if (command.do !== 'push' && command.do !== 'chain') return refuse('not-asked');
    const ground = groundOf(state);
    const names = command.do === 'push' ? [command.to] : command.cells.split(' ');
    let link = linkOf(frame);
    const cells: Cell[] = [];
    for (const name of names) {
      const cell = cellNamed(ground.geometry, name);
      if (cell === null) return refuse('unknown-cell', { what: name });
      const refused = pushRefusal(ground, link, cell);
      if (refused !== null) return refused;
      cells.push(cell);
      if (isEmpty(ground, cell)) break;
      link = pushOn(link, cell);
    }
    if (command.do === 'push') return null;
    const whole = wholeChains(state, frame).some((chain) => chain.join(' ') === cells.join(' '));
    return whole && cells.length === names.length ? null : refuse('push-by-links');
  },
  take(unfolding, frame, command) {
    const geometry = geometryAt(unfolding.state);
    const names = command.do === 'push' ? [command.to] : command.do === 'chain' ? command.cells.split(' ') : [];
    choose(
      unfolding,
      frame,
      names.flatMap((name) => cellNamed(geometry, name) ?? []),
    );
  },
  advance,
};
