import { type Card, JOKER, rankOf, suitOf } from '../initiative/card.ts';
import { offer } from '../play/command.ts';
import { type ItemId, PACK_ROOM } from './equipment.ts';
import type { FrameOf } from '../play/frame.ts';
import { areAdjacent } from '../space/geometry.ts';
import { seatOf } from '../turn/seat.ts';
import { geometryAt, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import { canAct } from '../turn/figure.ts';
import { enemiesOf, traitRoll } from './stats.ts';
import type { Resolver, Table } from '../play/unfolding.ts';
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

/** Chercher un trésor: Savoir, a card, what it is worth. */
export const searchResolver: Resolver<'search'> = {
  choice(state, { stage, hero, cards }) {
    if (stage !== 'pick' || cards.length < 2) return null;
    return {
      seat: seatOf(state, theFigure(state, hero)),
      kind: 'treasure',
      offers: () => [...new Set(cards)].map((card) => offer('cards', { do: 'take', card })),
    };
  },
  take(table, frame, command) {
    const card = frame.cards.find((one) => command.do === 'take' && one === command.card);
    table.pop();
    if (card !== undefined) collect(table, frame.hero, card);
  },
  advance(table, frame) {
    const hero = theFigure(table.state, frame.hero);
    switch (frame.stage) {
      case 'roll':
        table.replace({ ...frame, stage: 'draw' });
        return table.roll(traitRoll(table.state, hero, 'lore', 'search', difficulty(table.state, frame)));
      case 'draw': {
        const successes = frame.rolled?.successes ?? 0;
        table.emit({ is: 'searched', hero: hero.id, encounter: frame.encounter, found: successes > 0 });
        if (successes === 0) return table.pop();
        const cards = drawTreasure(table, hero.id, successes >= 3 ? 2 : 1);
        return table.replace({ ...frame, stage: 'pick', cards });
      }
      case 'pick': {
        const [card] = frame.cards;
        table.pop();
        if (card !== undefined) collect(table, hero.id, card);
      }
    }
  },
};

/** A Joker means two cards to choose from. */
function drawTreasure(table: Table, hero: string, count: number): readonly Card[] {
  const cards = table.draw(hero, count, 'treasure');
  const plain = cards.filter((card) => card !== JOKER);
  return plain.length === cards.length ? plain : [...plain, ...drawTreasure(table, hero, 2)];
}

function collect(table: Table, hero: string, card: Card): void {
  const find = findOf(card);
  const { gear } = theFigure(table.state, hero);
  if ('item' in find) {
    const room = gear.carried.length < PACK_ROOM;
    return table.emit({
      is: 'gear-changed',
      figure: hero,
      item: find.item,
      how: room ? 'found' : 'dropped',
      gear: room ? { ...gear, carried: [...gear.carried, find.item] } : gear,
    });
  }
  const coins = find.times * rollDice(table.chance, find.dice).reduce((sum, die) => sum + die, 0);
  table.emit({ is: 'coins-found', figure: hero, coins });
}
