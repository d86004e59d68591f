import { type Beat, byFact, inBoth } from '@arbitre/kernel';
import type { Fact, FactOf } from '../play/fact.ts';
import type { State } from '../play/state.ts';
import { Names } from '../words/names.ts';
import { gambleBeat, poolBeat, rerollBeat } from './pool.ts';

const SAY: readonly Beat[] = [{ show: 'say' }];
const GRAVE: readonly Beat[] = [{ show: 'say', grave: true }];

/** Only what stands on the board can be shown there. */
function on(state: State, figure: string, beats: readonly Beat[]): readonly Beat[] {
  return state.figures[figure] === undefined ? SAY : beats;
}

function turn(by: string, before: State): readonly Beat[] {
  const title = inBoth((lang) => new Names(lang, before).Who(by));
  const piece = before.figures[by] === undefined ? {} : { piece: by };
  const seat = before.figures[by]?.seat ?? null;
  return [{ show: 'turn', title, ...piece, ...(seat !== null && { seat }) }];
}

function blow({ attacker, target, hit }: FactOf<'attack-judged'>, before: State): readonly Beat[] {
  const by = before.figures[attacker] === undefined ? {} : { by: attacker };
  return on(before, target, [
    hit ? { show: 'hit', piece: target, weight: 2, ...by } : { show: 'miss', piece: target, ...by },
  ]);
}

/** Link by link: the pusher shoves the first, who shoves the next. */
function shoves({ links }: FactOf<'pushed'>, before: State): readonly Beat[] {
  const shown = links.filter(({ who }) => before.figures[who] !== undefined);
  if (shown.length === 0) return SAY;
  const frame = before.stack.findLast(({ kind }) => kind === 'push');
  const pusher = frame?.kind === 'push' && frame.pusher !== null ? frame.pusher : '';
  let by = before.figures[pusher] === undefined ? undefined : pusher;
  return shown.map(({ who, to }) => {
    const beat: Beat = { show: 'push', piece: who, to, ...(by !== undefined && { by }) };
    by = who;
    return beat;
  });
}

const cards = (by: string, drawn: readonly string[]): readonly Beat[] =>
  drawn.length === 0 ? SAY : drawn.map((card) => ({ show: 'card', by, card }));

/** What each fact looks like. */
export const beats: (fact: Fact, before: State) => readonly Beat[] = byFact<Fact, [State], readonly Beat[]>({
  'round-begins': ({ round }) => [{ show: 'turn', title: { fr: `Round ${round}`, en: `Round ${round}` } }],
  phase: () => SAY,
  lesson: () => SAY,
  drew: ({ by, cards: drawn }) => cards(by, drawn),
  reshuffled: () => SAY,
  'joker-kept': ({ hero }) => [{ show: 'card', by: hero, card: null }],
  'joker-free': () => SAY,
  'joker-unused': () => SAY,
  discarded: () => SAY,
  'card-chosen': ({ by, card }) => cards(by, [card]),
  'turn-comes': ({ by }, before) => turn(by, before),
  'turn-skipped': () => SAY,
  'turn-moved': ({ hero, to }) => cards(hero, [to]),
  'initiative-lost': () => GRAVE,
  'turn-begins': ({ by }, before) => turn(by, before),
  'turn-ends': () => SAY,
  'action-dice': ({ figure, dice }) => [{ show: 'dice', by: figure, dice: dice.map((shows) => ({ sides: 6, shows })) }],
  passed: () => SAY,
  delegated: () => SAY,
  appointed: () => SAY,
  activated: ({ figure }, before) => turn(figure, before),
  'move-declared': () => SAY,
  dodged: ({ missing }) => (missing > 0 ? GRAVE : SAY),
  sacrificed: () => SAY,
  tries: () => SAY,
  reacts: ({ figure }, before) =>
    on(before, figure, [{ show: 'mark', piece: figure, thing: 'state:reacted', on: true }]),
  moved: ({ figure, path, to }, before) =>
    on(before, figure, [{ show: 'step', piece: figure, path: path.length > 0 ? path : [to] }]),
  stayed: () => SAY,
  pushed: shoves,
  'push-chosen': () => SAY,
  'push-failed': () => SAY,
  attacks: () => SAY,
  'attack-judged': blow,
  powerful: () => SAY,
  shoves: () => SAY,
  rolled: (fact, before) => [poolBeat(fact, before)],
  rerolled: (fact, before) => [rerollBeat(fact, before)],
  gambled: (fact, before) => [gambleBeat(fact, before), ...(fact.fiasco ? GRAVE : [])],
  scents: () => SAY,
  'joker-used': ({ hero }) => [{ show: 'card', by: hero, card: null }],
  'heroism-spent': () => SAY,
  'heroism-kept': () => SAY,
  'guardian-helps': ({ hero, card }) => cards(hero, [card]),
  wounded: ({ figure, wounds, health }, before) =>
    on(before, figure, [{ show: 'wound', piece: figure, loses: wounds, left: health }]),
  healed: ({ figure, health }, before) =>
    on(before, figure, [
      { show: 'wound', piece: figure, loses: (before.figures[figure]?.health ?? health) - health, left: health },
    ]),
  'death-cheated': ({ hero, health }, before) =>
    on(before, hero, [{ show: 'wound', piece: hero, loses: 0, left: health }]),
  absorbed: () => SAY,
  died: ({ figure }, before) => on(before, figure, [{ show: 'death', piece: figure }]),
  'grave-wound': () => GRAVE,
  'state-gained': ({ figure, state }, before) =>
    on(before, figure, [{ show: 'mark', piece: figure, thing: `state:${state}`, on: true }]),
  'state-lost': ({ figure, state }, before) =>
    on(before, figure, [{ show: 'mark', piece: figure, thing: `state:${state}`, on: false }]),
  'item-broken': ({ figure, item }, before) =>
    on(before, figure, [{ show: 'gain', piece: figure, thing: `item:${item}`, amount: -1 }]),
  'gear-changed': ({ figure, item, how }, before) =>
    how === 'found' ? on(before, figure, [{ show: 'gain', piece: figure, thing: `item:${item}`, amount: 1 }]) : SAY,
  exchanged: () => SAY,
  'coins-found': ({ figure, coins }, before) =>
    on(before, figure, [{ show: 'gain', piece: figure, thing: 'coins', amount: coins }]),
  'cell-acts': ({ figure, cell, ground }, before) =>
    on(before, figure, [
      ground === 'precipice'
        ? { show: 'fall', piece: figure, to: cell }
        : { show: 'hit', piece: figure, weight: 1, how: 'fire' },
    ]),
  'ground-changed': ({ cell }) => [{ show: 'place', cells: [cell] }],
  'door-turned': () => SAY,
  'door-tried': ({ hero, card }) => cards(hero, [card]),
  'room-revealed': ({ name }) => [{ show: 'place', title: name }],
  'group-appears': () => SAY,
  'figure-placed': ({ figure }) => [{ show: 'step', piece: figure.id, path: [figure.at] }],
  'group-freed': () => GRAVE,
  'encounter-over': () => SAY,
  searched: () => SAY,
  event: () => GRAVE,
  'cards-released': () => SAY,
  'effect-begins': () => SAY,
  'effects-end': () => SAY,
  'effects-tick': () => SAY,
  'effect-acts': () => SAY,
  opposed: () => SAY,
  aura: ({ figure }, before) => on(before, figure, [{ show: 'hit', piece: figure, weight: 1, how: 'magic' }]),
  ended: () => GRAVE,
});
