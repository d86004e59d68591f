import { type Card, JOKER, rankOf, suitOf } from '../initiative/card.ts';
import { drawCards } from '../initiative/draw.ts';
import { type ItemId, PACK_ROOM } from './equipment.ts';
import type { FrameOf } from '../play/frame.ts';
import { areAdjacent } from '../space/geometry.ts';
import { seatOf } from '../turn/seat.ts';
import { geometryAt, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import { canAct } from '../turn/figure.ts';
import { enemiesOf, traitRoll } from './stats.ts';
import { refuse } from '../play/refusal.ts';
import { type Resolver, takesCard } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { Action } from '../turn/action.ts';
import { budgetRefusal, spend } from '../turn/budget.ts';
import { rollDice } from './trait.ts';

type Search = FrameOf<'search'>;

/** What a treasure card is worth (ad.x.treasure): dice of coins times something, or an object. */
type Find = { readonly dice: number; readonly times: number } | { readonly item: ItemId };

const CONSUMABLES: Readonly<Record<string, ItemId>> = { H: 'potion', S: 'antidote', D: 'gum', C: 'gum' };
const OBJECTS: Readonly<Record<string, ItemId>> = { J: 'potion', Q: 'steel-shield', K: 'crossbow' };

/** 2–6 minor, 7–8 consumable, 9–10 common, jack to king an object, ace exceptional. */
export function findOf(card: Card): Find {
  const rank = rankOf(card) ?? 'A';
  const consumable = rank === '7' || rank === '8' ? CONSUMABLES[suitOf(card) ?? 'C'] : OBJECTS[rank];
  if (consumable !== undefined) return { item: consumable };
  if (rank === '9' || rank === '10') return { dice: 3, times: 1 };
  return rank === 'A' ? { dice: 2, times: 10 } : { dice: 1, times: 1 };
}

function difficulty(state: State, { hero, encounter }: Search): number {
  const figure = theFigure(state, hero);
  const geometry = geometryAt(state);
  const near = enemiesOf(state, figure).filter(
    (enemy) =>
      canAct(enemy) &&
      (areAdjacent(geometry, enemy.at, figure.at) || zoneOfFigure(state, enemy) === zoneOfFigure(state, figure)),
  );
  return 4 + near.length + (state.encounters.find(({ id }) => id === encounter)?.failures.length ?? 0);
}

/** Chercher un trésor: a standard Action in the zones of a finished encounter (ad.x.treasure). */
export const search: Action<'search'> = {
  barred: ({ turn, figure }) => budgetRefusal(figure, turn.budget, 'standard'),
  candidates: ({ state }) =>
    state.encounters.filter(({ over }) => over).map(({ id }) => ({ do: 'search', encounter: id })),
  fault({ state, figure }, { encounter: id }) {
    const who = figure.id;
    const encounter = state.encounters.find((one) => one.id === id);
    const { zones = [] } = encounter ?? {};
    const here = zones.length === 0 || zones.includes(zoneOfFigure(state, figure));
    if (encounter === undefined || !encounter.over || encounter.searched || !here)
      return refuse('nothing-to-search', { who });
    return encounter.failures.includes(who) ? refuse('searched-in-vain', { who }) : null;
  },
  perform(unfolding, { figure }, { encounter }) {
    spend(unfolding, figure, 'standard');
    unfolding.happens({ is: 'tries', figure: figure.id, what: 'search', target: null });
    unfolding.open({ kind: 'search', hero: figure.id, encounter, cards: [], stage: 'roll' });
  },
};

/** Chercher un trésor: Savoir, a card, what it is worth. */
export const searchResolver: Resolver<'search'> = {
  asks(state, { stage, hero, cards }) {
    return stage === 'pick' && cards.length > 1
      ? { seat: seatOf(state, theFigure(state, hero)), kind: 'treasure' }
      : null;
  },
  ...takesCard<'search'>((_state, { cards }) => cards),
  take(unfolding, frame, command) {
    const card = frame.cards.find((one) => command.do === 'take' && one === command.card);
    unfolding.close();
    if (card !== undefined) collect(unfolding, frame.hero, card);
  },
  advance(unfolding, frame) {
    const hero = theFigure(unfolding.state, frame.hero);
    switch (frame.stage) {
      case 'roll':
        unfolding.replace({ ...frame, stage: 'draw' });
        return unfolding.roll(traitRoll(unfolding.state, hero, 'lore', 'search', difficulty(unfolding.state, frame)));
      case 'draw': {
        const successes = frame.rolled?.successes ?? 0;
        unfolding.happens({ is: 'searched', hero: hero.id, encounter: frame.encounter, found: successes > 0 });
        if (successes === 0) return unfolding.close();
        const cards = drawTreasure(unfolding, hero.id, successes >= 3 ? 2 : 1);
        return unfolding.replace({ ...frame, stage: 'pick', cards });
      }
      case 'pick': {
        const [card] = frame.cards;
        unfolding.close();
        if (card !== undefined) collect(unfolding, hero.id, card);
      }
    }
  },
};

/** A Joker means two cards to choose from. */
function drawTreasure(unfolding: Unfolding, hero: string, count: number): readonly Card[] {
  const cards = drawCards(unfolding, hero, count, 'treasure');
  const plain = cards.filter((card) => card !== JOKER);
  return plain.length === cards.length ? plain : [...plain, ...drawTreasure(unfolding, hero, 2)];
}

function collect(unfolding: Unfolding, hero: string, card: Card): void {
  const find = findOf(card);
  const { gear } = theFigure(unfolding.state, hero);
  if ('item' in find) {
    const room = gear.carried.length < PACK_ROOM;
    return unfolding.happens({
      is: 'gear-changed',
      figure: hero,
      item: find.item,
      how: room ? 'found' : 'dropped',
      gear: room ? { ...gear, carried: [...gear.carried, find.item] } : gear,
    });
  }
  const coins = find.times * rollDice(unfolding.chance, find.dice).reduce((sum, die) => sum + die, 0);
  unfolding.happens({ is: 'coins-found', figure: hero, coins });
}
