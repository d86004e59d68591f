import { describe, expect, test } from 'vitest';
import { offered, onFloor, play, refused } from '../../testing/table.ts';

type Setting = NonNullable<Parameters<typeof onFloor>[1]>;

const market = (setting: Setting = {}) => onFloor('####\n#S>#\n####', { ...setting, position: { stage: 'market' } });

describe('dx.x.merchant', () => {
  test('dx.x.merchant sells what the floor has and the purse allows', () => {
    expect(offered(market({ hero: { gold: 10 } }))).toEqual([
      'descend',
      'buy potion',
      'buy club',
      'buy dagger',
      'buy sling',
      'buy leather',
      'sell club',
    ]);
    expect(refused(market({ hero: { gold: 500 } }), 'buy axe')).toMatchObject({
      code: 'not-yet-sold',
      rules: ['dx.x.equipment'],
      from: 4,
    });
    expect(refused(market({ hero: { gold: 8 } }), 'buy potion')).toMatchObject({ code: 'too-dear', price: 9, gold: 8 });
    expect(play(market({ number: 4, hero: { gold: 40 } }), 'buy axe').state.hero).toMatchObject({
      gold: 10,
      weapons: ['club', 'axe'],
    });
  });

  test('dx.x.merchant spells are for Mages, and a forgotten one is bought again', () => {
    expect(refused(market({ hero: { gold: 50 } }), 'buy fire-bolt')).toMatchObject({
      code: 'mages-only',
      rules: ['dx.x.class'],
    });
    const mage = market({ class: 'mage', hero: { gold: 50, spells: ['ice-shard'] } });
    expect(refused(mage, 'buy ice-shard')).toMatchObject({ code: 'owned', rules: ['dx.x.merchant'] });
    expect(play(mage, 'buy fire-bolt').state.hero).toMatchObject({ gold: 40, spells: ['ice-shard', 'fire-bolt'] });
  });

  test('dx.x.merchant buys weapons back at half price and scrolls for 5', () => {
    const seller = market({ number: 10, hero: { weapons: ['greatsword', 'club'], passage: 1 } });
    expect(play(seller, 'sell greatsword; sell passage').state.hero).toMatchObject({
      gold: 10 + 35 + 5,
      weapons: ['club'],
      passage: 0,
    });
    expect(refused(seller, 'sell axe')).toMatchObject({ code: 'none-carried' });
    expect(refused(seller, 'sell flames')).toMatchObject({ code: 'none-carried' });
  });

  test('dx.x.limits five potions, five scrolls, four weapons', () => {
    const full = market({
      hero: { gold: 500, potions: 5, flames: 3, protection: 2, weapons: ['club', 'club', 'club'], broken: ['axe'] },
    });
    for (const [ware, most] of [
      ['potion', 5],
      ['passage', 5],
      ['dagger', 4],
    ]) {
      expect(refused(full, `buy ${ware}`)).toMatchObject({ code: 'pack-full', rules: ['dx.x.limits'], most });
    }
  });

  test('dx.x.limits one armour: the old one is sold at once for half its price', () => {
    const buyer = market({ number: 10, hero: { gold: 60 } });
    expect(play(buyer, 'buy mail').state.hero).toMatchObject({ armour: 'mail', gold: 10 });
    expect(refused(buyer, 'buy gambeson')).toMatchObject({ code: 'owned' });
  });

  test('dx.x.scroll each kind can be bought for 15 and the floor', () => {
    const bought = play(market({ number: 5, hero: { gold: 60 } }), 'buy flames; buy protection; buy passage').state;
    expect(bought.hero).toMatchObject({ gold: 0, flames: 1, protection: 1, passage: 1 });
  });
});
