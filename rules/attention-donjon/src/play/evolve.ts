import { shuffled, unreachable, without } from '@arbitre/kernel';
import { type Card, JOKER } from '../initiative/card.ts';
import type { Fact, FactOf } from './fact.ts';
import type { Figure } from '../turn/figure.ts';
import { withDoor, withGround } from '../space/plan.ts';
import type { Slot, State } from './state.ts';

/** The state once a fact has happened. Only applies what the fact says: no rule, no die, no check. */
export function evolve(state: State, fact: Fact): State {
  const next = apply(state, fact);
  return fact.stack === undefined ? next : { ...next, stack: fact.stack };
}

function apply(state: State, fact: Fact): State {
  switch (fact.is) {
    case 'round-begins':
      return roundBegins(state, fact);
    case 'phase':
      return { ...state, phase: fact.phase };
    case 'drew':
      return drew(state, fact);
    case 'reshuffled':
      return { ...state, deck: shuffled(fact.cards), discard: [] };
    case 'joker-kept':
      return {
        ...dropped(state, fact.hero, [JOKER], false),
        jokers: { ...state.jokers, [fact.hero]: (state.jokers[fact.hero] ?? 0) + 1 },
      };
    case 'joker-free':
      return dropped(state, fact.hero, fact.surplus, true);
    case 'joker-unused':
      return dropped(state, fact.hero, [JOKER], true);
    case 'discarded':
      return dropped(state, fact.by, fact.cards, true);
    case 'card-chosen':
      return dropped(state, fact.by, fact.surplus, true);
    case 'turn-comes':
      if (fact.card !== JOKER) return { ...state, up: fact.card };
      return state.figures[fact.by] === undefined ? state : dropped(state, fact.by, [JOKER], true); // ad.joker.10
    case 'turn-skipped':
      return withSlots(state, fact.by, (slot) => (slot.card === fact.card ? { ...slot, done: true } : slot));
    case 'turn-moved': {
      const moved = withSlots(state, fact.hero, (slot) =>
        slot.card === fact.to ? { ...slot, next: fact.next } : slot,
      );
      return dropped(moved, fact.hero, [fact.from], true);
    }
    case 'initiative-lost':
      return { ...dropped(state, fact.hero, fact.cards, true), lost: [...state.lost, fact.hero] };
    case 'turn-begins':
      return turnBegins(state, fact);
    case 'turn-ends':
      return turnEnds(state, fact);
    case 'reacts':
      return withFigure(state, fact.figure, { reacted: true });
    case 'moved':
      return withFigure(state, fact.figure, { at: fact.to });
    case 'pushed':
      return fact.links.reduceRight((now, { who, to }) => withFigure(now, who, { at: to }), state); // ad.push.15: last link first
    case 'joker-used':
      return {
        ...state,
        jokers: { ...state.jokers, [fact.hero]: (state.jokers[fact.hero] ?? 0) - 1 },
        discard: [...state.discard, JOKER],
      };
    case 'heroism-spent':
      return withFigure(state, fact.hero, { heroism: (state.figures[fact.hero]?.heroism ?? 0) - 1 });
    case 'heroism-kept':
      return withFigure(state, fact.hero, { heroism: fact.heroism });
    case 'guardian-helps':
      return withFigure(state, fact.hero, { guarded: true });
    case 'wounded':
    case 'healed':
      return withFigure(state, fact.figure, { health: fact.health });
    case 'death-cheated':
      return withFigure(state, fact.hero, {
        health: fact.health,
        heroism: fact.heroism,
        heroismMax: fact.heroismMax,
        cheatedIn: state.round,
      });
    case 'died':
      return died(state, fact);
    case 'grave-wound':
      return withFigure(state, fact.hero, { health: fact.health });
    case 'state-gained':
      return withFigure(state, fact.figure, {
        conditions: [...(state.figures[fact.figure]?.conditions ?? []), fact.state],
      });
    case 'state-lost':
      return withFigure(state, fact.figure, {
        conditions: (state.figures[fact.figure]?.conditions ?? []).filter((id) => id !== fact.state),
      });
    case 'item-broken': {
      const gear = state.figures[fact.figure]?.gear;
      return gear === undefined
        ? state
        : withFigure(state, fact.figure, { gear: { ...gear, broken: [...gear.broken, fact.item] } });
    }
    case 'gear-changed':
      return withFigure(state, fact.figure, { gear: fact.gear });
    case 'exchanged':
      return withFigure(withFigure(state, fact.figure, { gear: fact.gear }), fact.target, { gear: fact.other });
    case 'coins-found':
      return withFigure(state, fact.figure, { purse: (state.figures[fact.figure]?.purse ?? 0) + fact.coins });
    case 'ground-changed':
      return { ...state, plan: withGround(state.plan, fact.cell, fact.ground) };
    case 'door-turned':
      return { ...state, plan: withDoor(state.plan, fact.door, fact.state) };
    case 'room-revealed':
      return { ...state, plan: fact.plan, rooms: { ...state.rooms, [fact.room]: fact.name } };
    case 'group-appears':
      return {
        ...state,
        groups: [...state.groups, fact.group],
        encounters: fact.encounter === null ? state.encounters : [...state.encounters, fact.encounter],
      };
    case 'figure-placed':
      return { ...state, figures: { ...state.figures, [fact.figure.id]: fact.figure } };
    case 'group-freed':
      return freed(state, fact);
    case 'encounter-over':
      return {
        ...state,
        encounters: state.encounters.map((encounter) =>
          encounter.id === fact.encounter ? { ...encounter, over: true } : encounter,
        ),
      };
    case 'searched':
      return {
        ...state,
        encounters: state.encounters.map((encounter) => {
          if (encounter.id !== fact.encounter) return encounter;
          return fact.found
            ? { ...encounter, searched: true }
            : { ...encounter, failures: [...encounter.failures, fact.hero] };
        }),
      };
    case 'event':
      return { ...state, ticks: { ...state.ticks, [fact.event]: fact.ticks } };
    case 'cards-released':
      return {
        ...state,
        withheld: state.withheld.filter((card) => !fact.cards.includes(card)),
        discard: [...state.discard, ...fact.cards],
      };
    case 'effect-begins':
      return { ...state, effects: [...state.effects, fact.effect], nextEffect: fact.effect.id + 1 };
    case 'effects-end':
      return { ...state, effects: state.effects.filter(({ id }) => !fact.ids.includes(id)) };
    case 'effects-tick':
      return { ...state, effects: fact.effects };
    case 'ended':
      return { ...state, ending: fact.ending };
    case 'action-dice':
    case 'passed':
    case 'delegated':
    case 'appointed':
    case 'activated':
    case 'move-declared':
    case 'dodged':
    case 'sacrificed':
    case 'tries':
    case 'stayed':
    case 'push-chosen':
    case 'push-failed':
    case 'attacks':
    case 'attack-judged':
    case 'powerful':
    case 'shoves':
    case 'rolled':
    case 'rerolled':
    case 'gambled':
    case 'cell-acts':
    case 'door-tried':
    case 'effect-acts':
    case 'opposed':
    case 'lesson':
    case 'absorbed':
    case 'scents':
    case 'aura':
      return state;
    default:
      return unreachable(fact);
  }
}

function withFigure(state: State, id: string, change: Partial<Figure>): State {
  const figure = state.figures[id];
  return figure === undefined ? state : { ...state, figures: { ...state.figures, [id]: { ...figure, ...change } } };
}

function withSlots(state: State, by: string, change: (slot: Slot) => Slot): State {
  return { ...state, hands: { ...state.hands, [by]: (state.hands[by] ?? []).map(change) } };
}

/** Cards leave a hand, to the discard or for good. */
function dropped(state: State, by: string, cards: readonly Card[], discarded: boolean): State {
  const hand = [...(state.hands[by] ?? [])];
  const gone: Card[] = [];
  for (const card of cards) {
    const at = hand.findIndex((slot) => slot.card === card);
    if (at >= 0) gone.push(...hand.splice(at, 1).map((slot) => slot.card));
  }
  const hands = { ...state.hands, [by]: hand };
  return discarded ? { ...state, hands, discard: [...state.discard, ...gone] } : { ...state, hands };
}

/** The deck is rebuilt and shuffled; Reactions, guardians and initiatives start anew (ad.prep.1, ad.react.1). */
function roundBegins(state: State, { round, deck }: FactOf<'round-begins'>): State {
  const figures = Object.fromEntries(
    Object.entries(state.figures).map(([id, figure]) => [id, { ...figure, reacted: false, guarded: false }]),
  );
  return {
    ...state,
    round,
    phase: 'preparation',
    figures,
    deck: shuffled(deck),
    discard: [],
    hands: {},
    up: null,
    acted: [],
    lost: [],
  };
}

function drew(state: State, { by, cards, purpose }: FactOf<'drew'>): State {
  const deck = cards.reduce((left, card) => without(left, card), state.deck);
  if (purpose !== 'initiative' && purpose !== 'wait') return { ...state, deck, discard: [...state.discard, ...cards] };
  const slots = cards.map((card): Slot => ({ card, done: false, next: false }));
  return { ...state, deck, hands: { ...state.hands, [by]: [...(state.hands[by] ?? []), ...slots] } };
}

function turnBegins(state: State, { by, seat, hero, renewed }: FactOf<'turn-begins'>): State {
  const fresh = renewed.reduce((now, id) => withFigure(now, id, { reacted: false }), state);
  const acted = state.acted.includes(by) ? state.acted : [...state.acted, by];
  return { ...fresh, acted, lastPlayer: hero ? seat : state.lastPlayer };
}

function turnEnds(state: State, { by, card }: FactOf<'turn-ends'>): State {
  const settled = {
    ...state,
    effects: state.effects.map((effect) =>
      'turnOf' in effect.until && effect.until.turnOf === by && effect.until.skip
        ? { ...effect, until: { ...effect.until, skip: false } }
        : effect,
    ),
  };
  if (card === null) return settled;
  if (card === JOKER) return dropped(settled, by, [card], true);
  return withSlots(settled, by, (slot) => (slot.card === card ? { ...slot, done: true } : slot));
}

/** A captive group takes its own side again, and a controller. */
function freed(state: State, { group: id, seat }: FactOf<'group-freed'>): State {
  const side = state.groups.find((group) => group.id === id)?.side ?? 'ally';
  const figures = Object.fromEntries(
    Object.entries(state.figures).map(([key, figure]) => [key, figure.group === id ? { ...figure, side } : figure]),
  );
  return {
    ...state,
    figures,
    groups: state.groups.map((group) => (group.id === id ? { ...group, captive: false, controller: seat } : group)),
  };
}

/** The figure leaves the board; a hero's kept Jokers are discarded, a group without members is gone. */
function died(state: State, { figure, jokers, group }: FactOf<'died'>): State {
  const { [figure]: gone, ...figures } = state.figures;
  if (gone === undefined) return state;
  const discard: readonly Card[] = [...state.discard, ...Array.from({ length: jokers }, (): Card => JOKER)];
  const next = { ...state, figures, discard, jokers: { ...state.jokers, [figure]: 0 } };
  return group === null ? next : { ...next, groups: state.groups.filter(({ id }) => id !== group) };
}
