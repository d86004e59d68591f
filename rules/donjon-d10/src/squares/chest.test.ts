import { explore, showFraction } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import type { ChestContent } from './chest.ts';
import { donjonD10 } from '../game.ts';
import { factsOf, onFloor, play } from '../../testing/table.ts';

type Setting = NonNullable<Parameters<typeof onFloor>[1]>;

const MAP = '#####\n#SC.#\n#####';

function opened(die: number, setting: Setting = {}, scroll = ''): ChestContent {
  const fact = factsOf(play(onFloor(MAP, setting), 'roll', `10:2 100:${die} ${scroll}`), 'chest-opened')[0];
  if (fact === undefined) throw new Error('no chest');
  return fact.content;
}

test('dx.x.chest the lines of the table, at their edges', () => {
  expect([opened(10), opened(11), opened(45), opened(46), opened(75)]).toEqual([
    { kind: 'needle', lost: 1, pv: 12 },
    { kind: 'gold', gold: 5 },
    { kind: 'gold', gold: 5 },
    { kind: 'potion', kept: true },
    { kind: 'potion', kept: true },
  ]);
  expect([opened(76, {}, '3:1'), opened(85, {}, '3:3')]).toEqual([
    { kind: 'scroll', id: 'flames', kept: true },
    { kind: 'scroll', id: 'passage', kept: true },
  ]);
  expect([opened(86), opened(95)]).toEqual([
    { kind: 'weapon', id: 'club' },
    { kind: 'weapon', id: 'club' },
  ]);
  expect(opened(96)).toEqual({ kind: 'gold', gold: 5 }); // a gambeson is the best there is on floor 1: 20 div 4
});

describe('dx.cha.5', () => {
  /** The chance of each line, in per cent, by exploring the roll of the chest. */
  function lines(charisma: number, rulings: Setting['rulings'] = {}): Record<string, string> {
    // On floor 10 the last two lines give a weapon and an armour, so that every line has a content of its own.
    const state = onFloor(MAP, { number: 10, hero: { charisma, pv: 13 }, rulings });
    const explored = explore(
      (chance) => {
        let first = true;
        const dice = {
          int: (n: number, cuts?: readonly number[]) => (first ? ((first = false), 1) : chance.int(n, cuts)),
        };
        const facts = donjonD10.decide(state, 'hero', { do: 'roll' }, dice); // the D10 is a 2
        const fact = (Array.isArray(facts) ? facts : []).find(({ is }) => is === 'chest-opened');
        return fact?.content.kind ?? 'none';
      },
      (kind) => kind,
    );
    if (!explored.exact) throw new Error('a chest can be explored');
    return Object.fromEntries(
      explored.outcomes.map(({ value, weight }) => [value, showFraction({ n: (weight.n * 100n) / weight.d, d: 1n })]),
    );
  }

  test('dx.cha.5 dx.x.chest without Charisma: 10, 35, 30, 10, 10 and 5 per cent', () => {
    expect(lines(0)).toEqual({ needle: '10', gold: '35', potion: '30', scroll: '10', weapon: '10', armour: '5' });
  });

  test('dx.cha.5 dx.x.chest with Charisma 16: 0, 29, 30, 10, 10 and 21 per cent', () => {
    expect(lines(16)).toEqual({ gold: '29', potion: '30', scroll: '10', weapon: '10', armour: '21' });
  });

  test('dx.cha.5 ruling chestCharisma: none leaves the D100 alone', () => {
    expect(lines(16, { chestCharisma: 'none' })).toEqual(lines(0));
  });
});

test('dx.x.chest needles and gold grow with the floor, gold with Charisma', () => {
  expect(opened(1, { number: 30, hero: { pv: 13 } })).toEqual({ kind: 'needle', lost: 4, pv: 9 });
  expect(opened(20, { number: 30 })).toEqual({ kind: 'gold', gold: 20 });
  expect(opened(20, { number: 30, hero: { charisma: 10 } })).toEqual({ kind: 'gold', gold: 30 });
});

test('dx.x.chest a needle can kill', () => {
  expect(play(onFloor(MAP, { hero: { pv: 1 } }), 'roll', '10:2 100:1').state.stage).toBe('lost');
});

test('dx.x.limits what cannot be carried is lost, or sold for a quarter', () => {
  expect(opened(60, { hero: { potions: 5 } })).toEqual({ kind: 'potion', kept: false });
  expect(opened(80, { hero: { flames: 5 } }, '3:2')).toEqual({ kind: 'scroll', id: 'protection', kept: false });
  expect(opened(90, { hero: { weapons: ['club', 'club', 'club', 'club'] } })).toEqual({ kind: 'gold', gold: 2 });
  const kept = play(onFloor(MAP, { hero: { potions: 5 } }), 'roll', '10:2 100:60').state;
  expect(kept.hero.potions).toBe(5);
});

test('dx.x.chest a weapon of the class’s own kind, of the highest rank of the floor', () => {
  expect(opened(90, { class: 'thief', number: 9 })).toEqual({ kind: 'weapon', id: 'shortsword' });
  expect(opened(90, { class: 'archer', number: 10 })).toEqual({ kind: 'weapon', id: 'longbow' });
  expect(opened(90, { class: 'warrior', number: 50 })).toEqual({ kind: 'weapon', id: 'titan-blade' });
});

test('dx.x.chest a spell not yet known for a Mage, gold when both are', () => {
  expect(opened(90, { class: 'mage' })).toEqual({ kind: 'gold', gold: 2 });
  expect(opened(90, { class: 'mage', number: 4 })).toEqual({ kind: 'spell', id: 'lightning' });
  expect(opened(90, { class: 'mage', number: 4, hero: { spells: ['lightning'] } })).toEqual({
    kind: 'spell',
    id: 'acid-dart',
  });
  expect(opened(90, { class: 'mage', number: 4, hero: { spells: ['lightning'], forgotten: ['acid-dart'] } })).toEqual({
    kind: 'gold',
    gold: 7,
  });
});

test('dx.x.chest a better armour is put on and the old one sold for half its price', () => {
  expect(opened(96, { number: 10 })).toEqual({ kind: 'armour', id: 'mail', resale: 10 });
  const worn = play(onFloor(MAP, { number: 10 }), 'roll', '10:2 100:96').state;
  expect(worn.hero).toMatchObject({ armour: 'mail', gold: 20 });
  expect(opened(96, { number: 10, hero: { armour: 'runic-plate' } })).toEqual({ kind: 'gold', gold: 15 });
});
