import {
  type Answerer,
  asks,
  conformanceOf,
  flag,
  integer,
  type Json,
  object,
  optional,
  type Problem,
  record,
  type Shape,
  text,
} from '@arbitre/kernel';
import { dodgeOdds } from '../ask/forecast.ts';
import { isCard, suitOrderOf, SUITS } from '../initiative/card.ts';
import { turnOrder } from '../turn/order.ts';
import { shiftCells, shiftFault } from '../movement/step.ts';
import { zoneMoveCells, zoneMoveFault } from '../movement/zone-move.ts';
import type { Refusal } from '../play/refusal.ts';
import { theFigure } from '../play/state.ts';
import { pushFrom } from '../push/push.ts';
import { pushCells, pushChains, pushRefusal } from '../push/push-chain.ts';
import { type Rulings, RULINGS } from '../rulings.ts';
import { areZonesAdjacent, borderCells } from '../space/geometry.ts';
import { losesInitiative } from '../turn/wait.ts';
import { boardFields, type DrawnBoard, readBoard } from './board.ts';
import { answerPlay, playShape } from './play.ts';
import { setUp } from './position.ts';

type Board = Parameters<typeof readBoard>[0];

/** A question about a drawn board. */
function asksBoard<G extends Board>(shape: Shape<G>, answer: (board: DrawnBoard, given: G) => Json): Answerer<Rulings> {
  return asks(shape, (given, rulings: Rulings) => {
    const board = readBoard(given, rulings);
    return board.ok ? { ok: true, value: answer(board.value, given) } : board;
  });
}

const name = text({ min: 2, max: 6 });
const figure = text({ min: 1, max: 1 });
const judged = (refusal: Refusal | null): Json =>
  refusal === null ? { legal: true } : { legal: false, code: refusal.code };
const cellsOf = (board: DrawnBoard, cells: Iterable<number>): Json => ({ cells: board.names(cells).join(' ') });

const adjacent = asksBoard(object({ ...boardFields, of: name }), (board, { of }) =>
  cellsOf(board, board.geometry.near[board.at(of)] ?? []),
);

const zones = asksBoard(object(boardFields), ({ geometry }) => {
  const all = [...geometry.zones.keys()].sort();
  const pairs = all.flatMap((one) =>
    all.filter((other) => one < other && areZonesAdjacent(geometry, one, other)).map((other) => `${one}-${other}`),
  );
  return { pairs: pairs.join(' ') };
});

const border = asksBoard(object({ ...boardFields, of: figure, with: figure }), (board, { of, with: other }) =>
  cellsOf(board, borderCells(board.geometry, of, other)),
);

const zoneMove = asksBoard(object({ ...boardFields, who: figure, to: name }), (board, { who, to }) =>
  judged(zoneMoveFault(board, board.where(who), board.at(to))),
);

const zoneMoves = asksBoard(object({ ...boardFields, who: figure }), (board, { who }) =>
  cellsOf(board, zoneMoveCells(board, board.where(who))),
);

const step = asksBoard(object({ ...boardFields, who: figure, to: name }), (board, { who, to }) =>
  judged(shiftFault(board, board.where(who), board.at(to))),
);

const steps = asksBoard(object({ ...boardFields, who: figure }), (board, { who }) => {
  const from = board.where(who);
  return cellsOf(
    board,
    shiftCells(board, from).filter((to) => shiftFault(board, from, to) === null),
  );
});

const pushFields = {
  ...boardFields,
  pushed: figure,
  /** The aggressor, or the cell the push comes from; neither: no source. */ by: optional(figure),
  from: optional(name),
};
const pushShape = object(pushFields);
const pushOf = (board: DrawnBoard, { pushed, by, from }: { pushed: string; by?: string; from?: string }) =>
  pushFrom(board.where(pushed), by !== undefined ? board.where(by) : from !== undefined ? board.at(from) : null);

const push = asksBoard(pushShape, (board, given) =>
  cellsOf(board, board.immovable(given.pushed) ? [] : pushCells(board, pushOf(board, given))),
);

const pushTo = asksBoard(object({ ...pushFields, to: name }), (board, given) =>
  judged(pushRefusal(board, pushOf(board, given), board.at(given.to))),
);

/** Every complete chain, the cells its figures are sent to, first pushed first. */
const chains = asksBoard(pushShape, (board, given) => {
  const all = board.immovable(given.pushed) ? [] : [...pushChains(board, pushOf(board, given))];
  return { chains: all.map((cells) => cells.map((cell) => board.geometry.names[cell] ?? '').join(' ')).sort() };
});

const cards = text({ min: 2, max: 30 });
const suitsOf = (order: string | undefined, rulings: Rulings) =>
  suitOrderOf(rulings, order === undefined ? undefined : SUITS.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));

/** Cards in hand, by hero (dorrin, misha, ysae, livia) or group: who plays after whom. */
const order = asks(
  object({ hands: record(cards), suitOrder: optional(text({ min: 4, max: 4 })) }),
  ({ hands, suitOrder }, rulings: Rulings) => {
    const heroes = ['dorrin', 'misha', 'ysae', 'livia'];
    const groups = Object.keys(hands).filter((who) => !heroes.includes(who));
    const row = (letter: string) => Array.from({ length: 12 }, () => letter).join(' ');
    const state = setUp(
      {
        zones: row('x'),
        heroes: Object.fromEntries(heroes.map((hero, index) => [hero, `${'abcd'.charAt(index)}1`])),
        groups: Object.fromEntries(
          groups.map((group, index) => [group, { profile: 'rat-man', at: [`${'efghijkl'.charAt(index)}1`] }] as const),
        ),
        hands: Object.fromEntries(Object.entries(hands).map(([who, held]) => [who, held.split(' ')])),
        ...(suitOrder !== undefined && { suitOrder }),
      },
      rulings,
    );
    return state.ok
      ? {
          ok: true,
          value: {
            order: turnOrder(state.value)
              .map(({ who, card }) => `${who} ${card}`)
              .join(', '),
          },
        }
      : state;
  },
);

/** The card waited with and the one drawn: is the initiative lost? */
const wait = asks(
  object({ former: name, drawn: name, suitOrder: optional(text({ min: 4, max: 4 })) }),
  ({ former, drawn, suitOrder }, rulings: Rulings) => {
    if (!isCard(former) || !isCard(drawn)) return { ok: false, problems: [] as Problem[] };
    const lost = losesInitiative({ rulings, suits: suitsOf(suitOrder, rulings) }, former, drawn);
    return { ok: true, value: { lost } };
  },
);

/** So many dice against so many enemies of the zone: the chance of each number of missing successes, as fractions. */
const dodge = asks(
  object({
    dice: integer({ min: 0, max: 8 }),
    enemies: integer({ min: 1, max: 6 }),
    difficulty: integer({ min: 1, max: 8 }),
    blessed: optional(flag()),
    cursed: optional(flag()),
  }),
  ({ dice, enemies, difficulty, blessed, cursed }, rulings: Rulings) => {
    const at = Array.from({ length: enemies }, (_, n) => `${'bcdefg'.charAt(n)}1`);
    const state = setUp(
      {
        zones: 'x x x x x x x y',
        heroes: { ysae: { at: 'a1', traits: { agility: dice }, equipped: [] } },
        groups: { rats: { profile: 'rat-man', at } },
      },
      rulings,
    );
    if (!state.ok) return state;
    const odds = dodgeOdds(state.value, theFigure(state.value, 'ysae'), 7, {
      difficulty,
      ...(blessed !== undefined && { blessed }),
      ...(cursed !== undefined && { cursed }),
    });
    const weights = odds
      .toSorted((a, b) => a.missing - b.missing)
      .map(({ missing, weight }) => [`${missing}`, `${weight.n}/${weight.d}`] as const);
    return { ok: true, value: { missing: Object.fromEntries(weights) } };
  },
);

const play = asks(playShape, (given, rulings: Rulings) => {
  const { do: _do, dice: _dice, cards: _cards, see: _see, ...position } = given;
  const state = setUp(position, rulings);
  return state.ok ? { ok: true, value: answerPlay(state.value, given) } : state;
});

/** The questions that a published case may ask; the README of `conformance/attention-donjon/` describes each. */
export const conformance = conformanceOf('attention-donjon', RULINGS, {
  adjacent,
  zones,
  border,
  'zone-move': zoneMove,
  'zone-moves': zoneMoves,
  step,
  steps,
  push,
  'push-to': pushTo,
  chains,
  order,
  wait,
  dodge,
  play,
});
