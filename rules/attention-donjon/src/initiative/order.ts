import { type Card, isHigher, JOKER, placeOf } from './card.ts';
import { type Command, offer } from '../play/command.ts';
import { canAct, type Figure } from '../turn/figure.ts';
import { FRESH, type FrameOf } from '../play/frame.ts';
import { seatOf } from '../turn/seat.ts';
import { groupOf, heroesOf, membersOf, type State } from '../play/state.ts';
import type { Choice, Resolver, Table } from '../play/unfolding.ts';

type Turns = FrameOf<'turns'>;

/** A turn to come. */
export interface Scheduled {
  readonly who: string;
  readonly card: Card;
}

/**
 * The turns still to come in this Round, first to play first: cards in descending order, suits in the scenario's
 * (ad.turn.1, ad.turn.2), each of several retained cards a turn of its own (ad.multi.2, ad.multi.3); a group's Joker before everything, in draw order (ad.joker.13).
 */
export function turnOrder(state: State): readonly Scheduled[] {
  const present = (who: string) => state.figures[who] !== undefined || groupOf(state, who) !== undefined;
  const scheduled = Object.entries(state.hands).flatMap(([who, slots]) =>
    slots.flatMap((slot) =>
      slot.done || !present(who) || (slot.card === JOKER && state.figures[who] !== undefined) ? [] : [{ who, ...slot }],
    ),
  );
  return scheduled
    .sort((a, b) => Number(b.next) - Number(a.next) || placeOf(a.card, state.suits) - placeOf(b.card, state.suits))
    .map(({ who, card }) => ({ who, card }));
}

/** Heroes who hold a free initiative and have not been asked in this window, in seat order (ad.joker.9). */
function freeHeroes(state: State, { asked }: Turns): readonly Figure[] {
  return heroesOf(state).filter(
    ({ id }) => !asked.includes(id) && (state.hands[id] ?? []).some(({ card, done }) => card === JOKER && !done),
  );
}

function isWindow(state: State): boolean {
  return turnOrder(state).length > 0 || state.rulings.freeInitiativeLastWindow; // ad.joker.11: one last window
}

function choice(state: State, frame: Turns): Choice | null {
  const [hero] = freeHeroes(state, frame);
  if (hero === undefined || !isWindow(state)) return null;
  return {
    seat: seatOf(state, hero),
    kind: 'seize',
    offers: () => [offer('turn', { do: 'seize' }), offer('turn', { do: 'pass' })],
  };
}

function take(table: Table, frame: Turns, command: Command): void {
  const [hero] = freeHeroes(table.state, frame);
  if (hero === undefined) return;
  if (command.do !== 'seize') {
    table.emit({ is: 'passed', who: hero.id });
    return table.replace({ ...frame, asked: [...frame.asked, hero.id] });
  }
  table.emit({ is: 'turn-comes', by: hero.id, card: JOKER });
  table.replace({ ...frame, asked: [] }); // the others get the next window, before the turn this one delays
  table.push({ kind: 'turn', figure: hero.id, card: JOKER, begun: false, budget: FRESH });
}

function advance(table: Table, frame: Turns): void {
  const [next] = turnOrder(table.state);
  if (next === undefined) return finish(table);
  table.replace({ ...frame, asked: [] });
  table.emit({ is: 'turn-comes', by: next.who, card: next.card });
  if (table.state.figures[next.who] !== undefined)
    return table.push({ kind: 'turn', figure: next.who, card: next.card, begun: false, budget: FRESH });
  const left = membersOf(table.state, next.who)
    .filter(canAct)
    .map(({ id }) => id);
  table.push({ kind: 'group', group: next.who, card: next.card, controller: null, left, delegated: false });
}

/** All turns played: free initiatives not taken are gone, and the effects come (ad.joker.11, ad.effect.9). */
function finish(table: Table): void {
  for (const { id } of freeHeroes(table.state, { kind: 'turns', asked: [] }))
    table.emit({ is: 'joker-unused', hero: id });
  table.emit({ is: 'phase', phase: 'effects' });
  table.replace({ kind: 'effects', pending: null, current: null });
}

export const turnsResolver: Resolver<'turns'> = { choice, take, advance };

/** A card that has been passed: its group does not play before the next Round (ad.turn.3). */
export function isPassed({ up, suits }: State, card: Card): boolean {
  return up !== null && card !== JOKER && isHigher(card, up, suits);
}
