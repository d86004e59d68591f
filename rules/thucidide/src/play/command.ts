import { either, flag, integer, list, object, oneOf, optional, type Shaped, tagged, text } from '@arbitre/kernel';
import { ORDER_NAMES } from '../proposal/orders.table.ts';

const id = text({ min: 1, max: 40 });
/** `0605`; or `outside`, where a piece may leave the table. */
const hex = text({ min: 1, max: 8 });

/** A verb that says it all. */
const bare = <const K extends string>(verb: K) => object({ do: oneOf([verb]) });

/** Everything a player may ask for; `offers` says which of it is legal now, `typed.ts` how each is typed. */
export const COMMAND = tagged('do', {
  /** Opens an activation by that chief. */
  command: object({ do: oneOf(['command']), chief: id }),
  activate: object({ do: oneOf(['activate']), piece: id }),
  /** An order: of manoeuvre in one's phases, of attack or defence in a combat. `hexes`: those a woodsman crosses. */
  order: object({
    do: oneOf(['order']),
    order: oneOf(ORDER_NAMES),
    unit: optional(id),
    hexes: optional(integer({ min: 1, max: 9 })),
  }),
  /**
   * Moves a piece by its best way; `by` names another, hex by hex. `with`: the characters of its hex who have not moved go with
   * the unit, all of them or those named. `march`: declared as a road march, where the table rules that marches are declared.
   */
  move: object({
    do: oneOf(['move']),
    piece: id,
    to: hex,
    with: optional(either(flag(), list(id, { min: 1, max: 100 }))),
    march: optional(flag()),
    by: optional(list(hex, { min: 1, max: 40 })),
  }),
  stay: object({ do: oneOf(['stay']), piece: id }),
  /** Requests the book never grants (th.prec.4, th.prec.5); they exist to be answered. */
  merge: object({ do: oneOf(['merge']), unit: id, into: id }),
  split: object({ do: oneOf(['split']), unit: id }),
  attack: object({ do: oneOf(['attack']), unit: id, target: id }),
  evade: bare('evade'),
  escape: object({ do: oneOf(['escape']), to: hex }),
  /** Where a unit retreats to, its own hex when it cannot move or need not; flags it ignores. */
  retreat: object({ do: oneOf(['retreat']), to: hex, ignoring: integer({ min: 0, max: 9 }) }),
  flee: object({ do: oneOf(['flee']), character: id, to: hex }),
  follow: bare('follow'),
  pursue: object({ do: oneOf(['pursue']), target: id }),
  riposte: bare('riposte'),
  /** Declines what is being offered: evasion, an order, a follow-up, a pursuit, a riposte. */
  pass: bare('pass'),
  /** Ends the phase. */
  end: bare('end'),
});

/** What a side may ask. */
export type Command = Shaped<typeof COMMAND>;
export type Verb = Command['do'];
export type CommandOf<V extends Verb> = Extract<Command, { readonly do: V }>;
