import { type Card, JOKER, placeOf } from './card.ts';
import { type Command, offer } from '../play/command.ts';
import { checkEvent } from '../adventure/event.ts';
import type { Figure } from '../turn/figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { drawForGroup } from './group-initiative.ts';
import { seatOf } from '../turn/seat.ts';
import { heroesOf, type State } from '../play/state.ts';
import type { Choice, Resolver, Table } from '../play/unfolding.ts';

type Initiative = FrameOf<'initiative'>;

const cardsOf = (state: State, who: string): readonly Card[] => (state.hands[who] ?? []).map(({ card }) => card);

const jokersIn = (cards: readonly Card[]) => cards.filter((card) => card === JOKER).length;

/** The first hero, in seat order, with a Joker not decided yet (ad.joker.1). */
function undecided(state: State, { free }: Initiative): Figure | undefined {
  return heroesOf(state).find(({ id }) => jokersIn(cardsOf(state, id)) > free.filter((hero) => hero === id).length);
}

/** The first hero who has to choose between cards: ad.init.6, for a capacity of the family `choose`. */
function chooser(state: State): Figure | undefined {
  return heroesOf(state).find(
    ({ id, profile }) => profile.initiative?.family === 'choose' && cardsOf(state, id).length > 1,
  );
}

function choice(state: State, frame: Initiative): Choice | null {
  if (frame.stage === 'jokers') {
    const hero = undecided(state, frame);
    if (hero === undefined) return null;
    return {
      seat: seatOf(state, hero),
      kind: 'joker',
      offers: () => [offer('cards', { do: 'keep' }), offer('cards', { do: 'free' })],
    };
  }
  const hero = frame.stage === 'choose' ? chooser(state) : undefined;
  if (hero === undefined) return null;
  return {
    seat: seatOf(state, hero),
    kind: 'initiative-card',
    offers: () => cardsOf(state, hero.id).map((card) => offer('cards', { do: 'take', card })),
  };
}

function take(table: Table, frame: Initiative, command: Command): void {
  const hero = frame.stage === 'jokers' ? undecided(table.state, frame) : chooser(table.state);
  if (hero === undefined) return;
  const cards = cardsOf(table.state, hero.id);
  switch (command.do) {
    case 'keep':
      table.emit({ is: 'joker-kept', hero: hero.id });
      // ad.joker.3: with no other card left, a new one; it may be a Joker again (ad.joker.5)
      if (cards.length === 1) table.draw(hero.id, 1, 'initiative');
      return;
    case 'free': {
      const surplus = surplusOf(hero, cards, frame.free.includes(hero.id));
      table.emit({ is: 'joker-free', hero: hero.id, surplus });
      return surplus.includes(JOKER) ? undefined : table.replace({ ...frame, free: [...frame.free, hero.id] });
    }
    default: {
      const card = cards.find((one) => command.do === 'take' && one === command.card) ?? cards[0];
      if (card !== undefined)
        table.emit({ is: 'card-chosen', by: hero.id, card, surplus: cards.toSpliced(cards.indexOf(card), 1) }); // ad.init.7
    }
  }
}

/**
 * What a free initiative leaves over (ad.joker.12): retained cards stay; of a `choose` hand everything but the Jokers, each
 * of which is decided on its own (ad.joker.1), and a second free Joker itself.
 */
function surplusOf({ profile }: Figure, cards: readonly Card[], hasFree: boolean): readonly Card[] {
  if (profile.initiative?.family === 'multi-turn') return [];
  return hasFree ? [JOKER] : cards.filter((card) => card !== JOKER);
}

/** Heroes draw, Jokers are decided, groups draw, choices are made, events are checked: in that order (ad.joker.2, ad.init.3). */
function advance(table: Table, frame: Initiative): void {
  switch (frame.stage) {
    case 'heroes':
      for (const { id, profile } of heroesOf(table.state)) table.draw(id, profile.initiative?.cards ?? 1, 'initiative'); // ad.init.1, ad.init.2
      return table.replace({ ...frame, stage: 'jokers' });
    case 'jokers':
      return table.replace({ ...frame, stage: 'groups' });
    case 'groups':
      for (const group of table.state.groups) if (!group.captive) drawForGroup(table, group);
      return table.replace({ ...frame, stage: 'choose' });
    case 'choose': {
      const held = heroesOf(table.state).flatMap(({ id }) =>
        cardsOf(table.state, id).map((card) => ({ hero: id, card })),
      );
      const checks = held.sort((a, b) => placeOf(a.card, table.state.suits) - placeOf(b.card, table.state.suits)); // ad.init.8: highest first
      return table.replace({ ...frame, stage: 'events', checks });
    }
    case 'events': {
      const [check, ...checks] = frame.checks;
      if (check === undefined) {
        table.emit({ is: 'phase', phase: 'turns' });
        for (const { round, text } of table.state.lessons)
          if (round === table.state.round) table.emit({ is: 'lesson', text });
        return table.replace({ kind: 'turns', asked: [] });
      }
      table.replace({ ...frame, checks });
      if (table.state.figures[check.hero] !== undefined) checkEvent(table, check.hero, check.card);
    }
  }
}

export const initiativeResolver: Resolver<'initiative'> = { choice, take, advance };

export function initiativeFrame(): Initiative {
  return { kind: 'initiative', stage: 'heroes', free: [], checks: [] };
}
