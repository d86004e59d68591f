import { fold, isRefusal, withoutDice } from '@arbitre/kernel';
import type { State } from '@arbitre/thucidide';
import { layoutOf } from '../../board/layout.ts';
import type { Choice } from '../../table/model/choices.ts';
import type { TableModel } from '../../table/model/table-model.ts';
import type { Shown } from '../skin.ts';
import './thucidide.css';

/** Order tokens that each piece costs which could act, but by an order only: the cheapest one. */
export function pricesOf(model: TableModel): ReadonlyMap<string, number> {
  const prices = new Map<string, number>();
  for (const piece of model.ready.value) {
    const own = model.choices.value.filter((choice) => choice.piece === piece);
    if (own.every(({ offer }) => offer.group === 'order'))
      prices.set(piece, Math.min(...own.map((one) => priceOf(model, one))));
  }
  return prices;
}

function priceOf({ source: { game } }: TableModel, { state, seat, offer }: Choice): number {
  const facts = withoutDice((chance) => game.decide(state, seat, offer.command, chance));
  const tokens = (at: unknown) => (at as State).armies[seat]?.tokens ?? 0; // the skin of this game only
  return facts === null || isRefusal(facts) ? 0 : tokens(state) - tokens(fold(game, state, facts));
}

/** On the pieces that only an order calls: what it costs. */
export function Prices({ model }: Shown) {
  if (model.seat.value === null) return null;
  const { board, pieces } = model.scene.value;
  const layout = layoutOf(board);
  const size = layout.inner * 0.26;
  return (
    <g class="order-prices">
      {[...pricesOf(model)].map(([id, price]) => {
        const at = pieces.find((piece) => piece.id === id)?.at;
        if (at === undefined || price < 1) return null;
        const { x, y } = layout.centre(at);
        return (
          <g key={id} transform={`translate(${x + layout.inner * 0.62} ${y - layout.inner * 0.58})`}>
            <circle r={size} />
            <text style={{ fontSize: `${size * 1.3}px` }}>{price}</text>
          </g>
        );
      })}
    </g>
  );
}
