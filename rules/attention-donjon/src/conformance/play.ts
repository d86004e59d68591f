import {
  cellName,
  type Chance,
  fold,
  integer,
  isRefusal,
  type Json,
  list,
  object,
  optional,
  type Shaped,
  text,
} from '@arbitre/kernel';
import { FULL_DECK, JOKER } from '../initiative/card.ts';
import { turnOrder } from '../turn/order.ts';
import { decide } from '../play/decide.ts';
import { evolve } from '../play/evolve.ts';
import type { Fact } from '../play/fact.ts';
import { askedOf } from '../play/judge.ts';
import { offersOf } from '../play/offers.ts';
import { geometryAt, type State } from '../play/state.ts';
import { readCommand, writeCommand } from '../play/typed.ts';
import { positionFields } from './position.ts';

/** A position, commands as people type them, the dice and cards that fall, and what to look at afterwards. */
export const playShape = object({
  ...positionFields,
  do: list(text({ min: 1, max: 400 }), { min: 1, max: 60 }),
  /** Faces of d6, in order. */
  dice: optional(list(integer({ min: 1, max: 6 }), { max: 200 })),
  /** Cards, in the order they are drawn. */
  cards: optional(list(text({ min: 2, max: 3 }), { max: 54 })),
  see: optional(list(text({ min: 1, max: 60 }), { max: 20 })),
});
type Play = Shaped<typeof playShape>;

/** Dice and cards as told. A card is drawn by its place among those left; one that is not told is the first there is. */
class ToldChance implements Chance {
  readonly #dice: number[];
  readonly #cards: string[];
  /** The cards left, as the deck lists them. */
  left: string[];

  constructor({ dice = [], cards = [] }: Play, left: readonly string[]) {
    this.#dice = [...dice];
    this.#cards = [...cards];
    this.left = [...left];
  }

  int(n: number): number {
    const face = n === 6 ? this.#dice.shift() : undefined;
    if (face !== undefined) return face - 1;
    if (n !== this.left.length) this.left = FULL_DECK.slice(FULL_DECK.length - n); // a new Round: the whole deck
    if (n !== this.left.length) return 0;
    const card = this.#cards.shift();
    const at = card === undefined ? 0 : Math.max(0, this.left.indexOf(card));
    this.left.splice(at, 1);
    return at;
  }
}

/** Plays the commands, each for the seat that is awaited; all but the last must be legal. */
export function answerPlay(opening: State, given: Play): Json {
  const chance = new ToldChance(given, opening.deck.rest);
  let state = opening;
  let facts: readonly Fact[] = [];
  for (const [index, typed] of given.do.entries()) {
    const command = readCommand(typed, state);
    if (!command.ok) return { legal: false, code: 'unreadable', at: index };
    const decided = decide(state, askedOf(state)?.seat ?? '', command.value, chance);
    if (isRefusal(decided))
      return { legal: false, code: decided.code, ...(index < given.do.length - 1 && { at: index }) };
    facts = decided;
    state = fold({ evolve }, state, decided);
  }
  return { legal: true, ...Object.fromEntries((given.see ?? []).map((what) => [what, seen(state, facts, what)])) };
}

/** One thing to look at: `asked`, `offered zone-move`, `facts`, `at dorrin`, `order`… */
function seen(state: State, facts: readonly Fact[], what: string): Json {
  const [look = '', who = ''] = what.split(' ');
  const figure = state.figures[who];
  switch (look) {
    case 'asked':
      return askedOf(state)?.kind ?? null;
    case 'seat':
      return askedOf(state)?.seat ?? null;
    case 'offered':
      return offersOf(state)
        .map(({ command }) => writeCommand(command))
        .filter((one) => one.startsWith(who))
        .join(', ');
    case 'facts':
      return facts.map(({ is }) => is).join(' ');
    case 'at':
      return figure === undefined ? null : cellName(geometryAt(state).board, figure.at);
    case 'health':
      return figure?.health ?? null;
    case 'heroism':
      return figure?.heroism ?? null;
    case 'states':
      return figure?.conditions.join(' ') ?? null;
    case 'order':
      return turnOrder(state)
        .map((turn) => `${turn.who} ${turn.card}`)
        .join(', ');
    case 'hand':
      return (state.hands[who] ?? []).map(({ card, done }) => (done ? `${card} played` : card)).join(' ');
    case 'jokers':
      return state.jokers[who] ?? 0;
    case 'discard':
      return state.discard.join(' ');
    case 'deck':
      return state.deck.top.length + state.deck.rest.length;
    case 'effects':
      return state.effects.length;
    case 'phase':
      return state.phase;
    case 'round':
      return state.round;
    case 'ending':
      return state.ending?.kind ?? null;
    case 'kept':
      return (
        Object.values(state.jokers).reduce((sum, count) => sum + count, 0) +
        (state.hands[who] ?? []).filter(({ card }) => card === JOKER).length
      );
    default:
      return null;
  }
}
