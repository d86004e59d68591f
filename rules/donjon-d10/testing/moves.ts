import { fold, isRefusal, RecordedChance } from '@arbitre/kernel';
import type { Fact } from '../src/play/fact.ts';
import { donjonD10 } from '../src/game.ts';
import { headingName } from '../src/movement/headings.ts';
import { momentOf } from '../src/play/awaiting.ts';
import type { State } from '../src/play/state.ts';

/** A whole move, from the roll to its end. */
export interface Move {
  /** Headings taken in turn, as in `NE SE`. */
  readonly headings: string;
  /** Squares entered, as `[x, y]`. */
  readonly squares: readonly (readonly [number, number])[];
  readonly at: readonly [number, number];
  readonly webDebt: number;
  readonly lost: number;
}

/** Every complete move that a roll of `die` allows, as the game itself plays them. */
export function movesOf(state: State, die: number): readonly Move[] {
  const face = state.rulings.d10Zero === 'ten' ? die - 1 : die;
  const rolled = donjonD10.decide(state, 'hero', { do: 'roll' }, new RecordedChance([[10, face]]));
  if (isRefusal(rolled)) throw new Error(JSON.stringify(rolled));
  return follow(state, rolled, []);
}

function follow(before: State, facts: readonly Fact[], earlier: readonly Fact[]): readonly Move[] {
  const all = [...earlier, ...facts];
  const state = fold(donjonD10, before, facts);
  const moment = momentOf(state);
  if (moment !== 'start' && moment !== 'wall') return [moveOf(state, all)];
  return donjonD10.offers(state, 'hero').flatMap(({ command }) => {
    const decided = donjonD10.decide(state, 'hero', command, new RecordedChance([]));
    if (isRefusal(decided)) throw new Error(JSON.stringify(decided));
    return follow(state, decided, all);
  });
}

function moveOf(state: State, facts: readonly Fact[]): Move {
  const columns = state.floor.rows[0]?.length ?? 1;
  const point = (cell: number) => [cell % columns, Math.floor(cell / columns)] as const;
  const legs = facts.filter((fact) => fact.is === 'moved');
  const taken = legs.filter(
    ({ squares, heading }, index) => squares.length > 0 && legs[index - 1]?.heading !== heading,
  );
  return {
    headings: taken.map(({ heading }) => headingName(heading)).join(' '),
    squares: legs.flatMap(({ squares }) => squares.map(point)),
    at: point(state.at),
    webDebt: state.webDebt,
    lost: facts.reduce((sum, fact) => (fact.is === 'points-lost' ? sum + fact.points : sum), 0),
  };
}
