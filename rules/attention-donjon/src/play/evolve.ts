import { shuffled, without } from '@arbitre/kernel';
import { type Card, JOKER } from '../initiative/card.ts';
import { withDoor, withGround } from '../space/plan.ts';
import type { Figure } from '../turn/figure.ts';
import type { Fact, FactOf } from './fact.ts';
import { type Draft, draftOf, type Slot, type State } from './state.ts';

/** The state once a fact has happened. Only applies what the fact says: no rule, no die, no check. */
export function evolve(state: State, fact: Fact): State {
  const write = WRITERS[fact.is] as ((draft: Draft, fact: Fact) => void) | null; // the row of its own kind
  if (write === null && fact.stack === undefined) return state;
  const next = draftOf(state);
  write?.(next, fact);
  if (fact.stack !== undefined) next.stack = fact.stack;
  return next;
}

/** What each kind of fact writes into the state; null for what only tells. */
const WRITERS: { readonly [K in Fact['is']]: ((draft: Draft, fact: FactOf<K>) => void) | null } = {
  // the Round and the cards
  'round-begins': roundBegins,
  phase(draft, { phase }) {
    draft.phase = phase;
  },
  lesson: null,
  drew,
  reshuffled(draft, { cards }) {
    draft.deck = shuffled(cards);
    draft.discard = [];
  },
  'joker-kept'(draft, { hero }) {
    drop(draft, hero, [JOKER], false);
    draft.jokers = { ...draft.jokers, [hero]: (draft.jokers[hero] ?? 0) + 1 };
  },
  'joker-free': (draft, { hero, surplus }) => drop(draft, hero, surplus, true),
  'joker-unused': (draft, { hero }) => drop(draft, hero, [JOKER], true),
  discarded: (draft, { by, cards }) => drop(draft, by, cards, true),
  'card-chosen': (draft, { by, surplus }) => drop(draft, by, surplus, true),
  'turn-comes'(draft, { by, card }) {
    if (card !== JOKER) draft.up = card;
    else if (draft.figures[by] !== undefined) drop(draft, by, [JOKER], true); // ad.joker.10
  },
  'turn-skipped': (draft, { by, card }) =>
    changeSlots(draft, by, (slot) => (slot.card === card ? { ...slot, done: true } : slot)),
  'turn-moved'(draft, { hero, from, to, next }) {
    changeSlots(draft, hero, (slot) => (slot.card === to ? { ...slot, next } : slot));
    drop(draft, hero, [from], true);
  },
  'initiative-lost'(draft, { hero, cards }) {
    drop(draft, hero, cards, true);
    draft.lost = [...draft.lost, hero];
  },
  'cards-released'(draft, { cards }) {
    draft.withheld = draft.withheld.filter((card) => !cards.includes(card));
    draft.discard = [...draft.discard, ...cards];
  },
  scents: null,

  // turns
  'turn-begins': turnBegins,
  'turn-ends': turnEnds,
  'action-dice': null,
  passed: null,
  delegated: null,
  appointed: null,
  activated: null,
  tries: null,
  reacts: (draft, { figure }) => change(draft, figure, { reacted: true }),

  // movement and pushes
  'move-declared': null,
  dodged: null,
  sacrificed: null,
  moved: (draft, { figure, to }) => change(draft, figure, { at: to }),
  stayed: null,
  'push-chosen': null,
  'push-failed': null,
  pushed(draft, { links }) {
    for (const { who, to } of links.toReversed()) change(draft, who, { at: to }); // ad.push.15: last link first
  },

  // rolls, attacks, wounds
  attacks: null,
  'attack-judged': null,
  powerful: null,
  shoves: null,
  rolled: null,
  rerolled: null,
  gambled: null,
  absorbed: null,
  opposed: null,
  aura: null,
  'joker-used'(draft, { hero }) {
    draft.jokers = { ...draft.jokers, [hero]: (draft.jokers[hero] ?? 0) - 1 };
    draft.discard = [...draft.discard, JOKER];
  },
  'heroism-spent': (draft, { hero }) => change(draft, hero, { heroism: (draft.figures[hero]?.heroism ?? 0) - 1 }),
  'heroism-kept': (draft, { hero, heroism }) => change(draft, hero, { heroism }),
  'guardian-helps': (draft, { hero }) => change(draft, hero, { guarded: true }),
  wounded: (draft, { figure, health }) => change(draft, figure, { health }),
  healed: (draft, { figure, health }) => change(draft, figure, { health }),
  'death-cheated': (draft, { hero, health, heroism, heroismMax }) =>
    change(draft, hero, { health, heroism, heroismMax, cheatedIn: draft.round }),
  died,
  'grave-wound': (draft, { hero, health }) => change(draft, hero, { health }),
  'state-gained': (draft, { figure, state }) =>
    change(draft, figure, { conditions: [...(draft.figures[figure]?.conditions ?? []), state] }),
  'state-lost': (draft, { figure, state }) =>
    change(draft, figure, { conditions: (draft.figures[figure]?.conditions ?? []).filter((id) => id !== state) }),

  // objects
  'item-broken'(draft, { figure, item }) {
    const gear = draft.figures[figure]?.gear;
    if (gear !== undefined) change(draft, figure, { gear: { ...gear, broken: [...gear.broken, item] } });
  },
  'gear-changed': (draft, { figure, gear }) => change(draft, figure, { gear }),
  exchanged(draft, { figure, target, gear, other }) {
    change(draft, figure, { gear });
    change(draft, target, { gear: other });
  },
  'coins-found': (draft, { figure, coins }) =>
    change(draft, figure, { purse: (draft.figures[figure]?.purse ?? 0) + coins }),

  // the dungeon
  'cell-acts': null,
  'ground-changed'(draft, { cell, ground }) {
    draft.plan = withGround(draft.plan, cell, ground);
  },
  'door-turned'(draft, { door, state }) {
    draft.plan = withDoor(draft.plan, door, state);
  },
  'door-tried': null,
  'room-revealed'(draft, { plan, room, name }) {
    const before = new Set(draft.plan.zones);
    const zones = [...new Set(plan.zones)].filter((zone) => !before.has(zone));
    draft.plan = plan;
    draft.rooms = { ...draft.rooms, [room]: { name, zones } };
  },
  'group-appears'(draft, { group, encounter }) {
    draft.groups = [...draft.groups, group];
    if (encounter !== null) draft.encounters = [...draft.encounters, encounter];
  },
  'figure-placed'(draft, { figure }) {
    draft.figures = { ...draft.figures, [figure.id]: figure };
  },
  'group-freed': freed,
  'encounter-over'(draft, { encounter: id }) {
    draft.encounters = draft.encounters.map((one) => (one.id === id ? { ...one, over: true } : one));
  },
  searched(draft, { encounter: id, hero, found }) {
    draft.encounters = draft.encounters.map((one) => {
      if (one.id !== id) return one;
      return found ? { ...one, searched: true } : { ...one, failures: [...one.failures, hero] };
    });
  },
  event(draft, { event, ticks, hero }) {
    draft.ticks = { ...draft.ticks, [event]: ticks };
    const [slot, ...more] = draft.hands[hero] ?? [];
    if (slot !== undefined && more.length === 0) draft.omens = { ...draft.omens, [slot.card]: event };
  },

  // effects
  'effect-begins'(draft, { effect }) {
    draft.effects = [...draft.effects, effect];
    draft.nextEffect = effect.id + 1;
  },
  'effects-end'(draft, { ids }) {
    draft.effects = draft.effects.filter(({ id }) => !ids.includes(id));
  },
  'effects-tick'(draft, { effects }) {
    draft.effects = effects;
  },
  'effect-acts': null,
  ended(draft, { ending }) {
    draft.ending = ending;
  },
};

function change(draft: Draft, id: string, changed: Partial<Figure>): void {
  const figure = draft.figures[id];
  if (figure !== undefined) draft.figures = { ...draft.figures, [id]: { ...figure, ...changed } };
}

function changeSlots(draft: Draft, by: string, changed: (slot: Slot) => Slot): void {
  draft.hands = { ...draft.hands, [by]: (draft.hands[by] ?? []).map(changed) };
}

/** Cards leave a hand, to the discard or for good. */
function drop(draft: Draft, by: string, cards: readonly Card[], discarded: boolean): void {
  const hand = [...(draft.hands[by] ?? [])];
  const gone: Card[] = [];
  for (const card of cards) {
    const at = hand.findIndex((slot) => slot.card === card);
    if (at >= 0) gone.push(...hand.splice(at, 1).map((slot) => slot.card));
  }
  draft.hands = { ...draft.hands, [by]: hand };
  if (discarded) draft.discard = [...draft.discard, ...gone];
}

/** The deck is rebuilt and shuffled; Reactions, guardians and initiatives start anew (ad.prep.1, ad.react.1). */
function roundBegins(draft: Draft, { round, deck }: FactOf<'round-begins'>): void {
  const figures: Record<string, Figure> = {};
  for (const [id, figure] of Object.entries(draft.figures)) {
    const fresh = !figure.reacted && !figure.guarded;
    figures[id] = fresh ? figure : { ...figure, reacted: false, guarded: false };
  }
  draft.figures = figures;
  draft.round = round;
  draft.phase = 'preparation';
  draft.deck = shuffled(deck);
  draft.discard = [];
  draft.hands = {};
  draft.up = null;
  draft.acted = [];
  draft.lost = [];
}

function drew(draft: Draft, { by, cards, purpose }: FactOf<'drew'>): void {
  for (const card of cards) draft.deck = without(draft.deck, card);
  if (purpose !== 'initiative' && purpose !== 'wait') {
    draft.discard = [...draft.discard, ...cards];
    return;
  }
  const slots = cards.map((card): Slot => ({ card, done: false, next: false }));
  draft.hands = { ...draft.hands, [by]: [...(draft.hands[by] ?? []), ...slots] };
}

function turnBegins(draft: Draft, { by, seat, hero, renewed }: FactOf<'turn-begins'>): void {
  for (const id of renewed) change(draft, id, { reacted: false });
  if (!draft.acted.includes(by)) draft.acted = [...draft.acted, by];
  if (hero) draft.lastPlayer = seat;
}

function turnEnds(draft: Draft, { by, card }: FactOf<'turn-ends'>): void {
  if (draft.effects.length > 0)
    draft.effects = draft.effects.map((effect) =>
      'turnOf' in effect.until && effect.until.turnOf === by && effect.until.skip
        ? { ...effect, until: { ...effect.until, skip: false } }
        : effect,
    );
  if (card === JOKER) drop(draft, by, [card], true);
  else if (card !== null) changeSlots(draft, by, (slot) => (slot.card === card ? { ...slot, done: true } : slot));
}

/** A captive group takes its own side again, and a controller. */
function freed(draft: Draft, { group: id, seat }: FactOf<'group-freed'>): void {
  const side = draft.groups.find((group) => group.id === id)?.side ?? 'ally';
  for (const figure of Object.values(draft.figures)) if (figure.group === id) change(draft, figure.id, { side });
  draft.groups = draft.groups.map((group) =>
    group.id === id ? { ...group, captive: false, controller: seat } : group,
  );
}

/** The figure leaves the board; a hero's kept Jokers are discarded, a group without members is gone. */
function died(draft: Draft, { figure, jokers, group }: FactOf<'died'>): void {
  const { [figure]: gone, ...figures } = draft.figures;
  if (gone === undefined) return;
  draft.figures = figures;
  draft.discard = [...draft.discard, ...Array.from({ length: jokers }, (): Card => JOKER)];
  draft.jokers = { ...draft.jokers, [figure]: 0 };
  if (group !== null) draft.groups = draft.groups.filter(({ id }) => id !== group);
}
