/** When an order is given: in the command or movement phase, when attacking, in answer to an attack. */
export type OrderKind = 'manoeuvre' | 'attack' | 'defence';

interface OrderRow {
  readonly kind: OrderKind;
  readonly cost: number;
  /** Which phase a manoeuvre order belongs to. */
  readonly phase?: 'command' | 'movement';
  /** Does it name a unit? */
  readonly names: 'unit' | 'nothing';
}

/**
 * Our proposal (th.x.orders): the manoeuvre orders and their costs are JOMINI's, except that Rally's text was not found;
 * the attack and defence orders are ours.
 */
// biome-ignore format: the companion's table
export const ORDERS = {
  reconnaissance:    { kind: 'manoeuvre', cost: 1,  phase: 'command',  names: 'nothing' },
  'combined-attack': { kind: 'manoeuvre', cost: 4,  phase: 'command',  names: 'nothing' },
  manoeuvre:         { kind: 'manoeuvre', cost: 4,  phase: 'command',  names: 'nothing' },
  courier:           { kind: 'manoeuvre', cost: 3,  phase: 'command',  names: 'unit' },
  mount:             { kind: 'manoeuvre', cost: 1,  phase: 'movement', names: 'unit' },
  'forced-march':    { kind: 'manoeuvre', cost: 2,  phase: 'movement', names: 'unit' },
  woodsman:          { kind: 'manoeuvre', cost: 2,  phase: 'movement', names: 'unit' }, // for each hex
  'forward-march':   { kind: 'manoeuvre', cost: 5,  phase: 'movement', names: 'unit' }, // any unit of the activation meant
  rally:             { kind: 'manoeuvre', cost: 3,  phase: 'movement', names: 'unit' },
  'general-assault': { kind: 'manoeuvre', cost: 10, phase: 'movement', names: 'nothing' },
  shock:             { kind: 'attack',    cost: 2,  names: 'nothing' },
  'steady-aim':      { kind: 'attack',    cost: 2,  names: 'nothing' },
  'press-on':        { kind: 'attack',    cost: 2,  names: 'nothing' },
  hold:              { kind: 'defence',   cost: 2,  names: 'nothing' },
  'close-ranks':     { kind: 'defence',   cost: 2,  names: 'nothing' },
  'fall-back':       { kind: 'defence',   cost: 1,  names: 'nothing' },
} as const satisfies Readonly<Record<string, OrderRow>>;

export type Order = keyof typeof ORDERS;
export const ORDER_NAMES = Object.keys(ORDERS) as readonly Order[]; // the keys of a constant are its type

export function isOrder(name: string): name is Order {
  return name in ORDERS;
}

/** Our proposal: tokens saved when a friendly chief has the unit in influence range; a cost is never below 1. */
export const INFLUENCE_REBATE = 1;
/** Our proposal: an army's command level, and so its tokens at the start, when the scenario says nothing. */
export const DEFAULT_LEVEL = 3;
