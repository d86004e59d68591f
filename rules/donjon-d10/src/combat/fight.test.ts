import { describe, expect, test } from 'vitest';
import { facing, factsOf, foe, offered, onFloor, path, play, refused, whereabouts } from '../../testing/table.ts';

const kinds = (played: ReturnType<typeof play>) => played.facts.map(({ is }) => is);

describe('exchanges', () => {
  test('dx.roll.1 exchanges follow one another until one is at 0 PV', () => {
    const state = facing(foe(6, 12, 2, 1), { hero: { strength: 8, endurance: 5, armour: 'leather' } });
    // 8 − 5 against 6 − 7: gap 4, 4 + 3 + 1 − 1 = 7. Then 8 − 12 against 6 − 7: gap 3, 3 + 2 − 1 = 4. Then a critical.
    const fought = play(state, 'attack club; attack club; attack club', '20:5 20:7 20:12 20:7 20:1 20:4');
    expect(factsOf(fought, 'exchanged').map(({ pv, foePv }) => [pv, foePv])).toEqual([
      [25, 5],
      [21, 5],
      [21, 0],
    ]);
    expect(fought.state.combat).toBeNull();
  });

  test('dx.roll.1 ruling exchangesPerTurn: one exchange, then the move ends on the creature’s square', () => {
    const rulings = { exchangesPerTurn: 'one' } as const;
    const map = '########\n#S.r...#\n########';
    const start = onFloor(map, { creatures: { r: foe(0, 20, 1) }, rulings });
    const broken = play(start, 'roll; attack club', '10:6 20:10 20:15');
    expect(factsOf(broken, 'combat-left')).toMatchObject([{ by: 'truce' }]);
    expect(broken.state).toMatchObject({ combat: null, points: 0, foes: [20 - 10] }); // gap 6, 6 + 3 + 1
    expect(whereabouts(broken.state)).toBe('d2');
    // The creature is still there: leaving is free, coming back is another exchange.
    const back = play(broken.state, 'roll; head w', '10:2');
    expect(whereabouts(back.state)).toBe('b2');
    const won = play(onFloor(map, { creatures: { r: foe(0, 3, 1) }, rulings }), 'roll; attack club', '10:6 20:1 20:5');
    expect(won.state).toMatchObject({ slain: 1, points: 0 });
    expect(whereabouts(won.state)).toBe('d2');
  });

  test('dx.roll.1 ruling exchangesPerTurn: a guardian that outlives its exchange still holds the exit', () => {
    const state = onFloor('######\n#S.>.#\n######', { guardian: foe(0, 20, 1), rulings: { exchangesPerTurn: 'one' } });
    const still = play(state, 'roll; attack club', '10:2 20:10 20:15').state;
    expect(still).toMatchObject({ stage: 'floor', combat: null });
    const away = play(still, 'roll; head w', '10:2').state;
    expect(play(away, 'roll; attack club', '10:2 20:1 20:15').state.foes[0]).toBe(0);
  });

  test('dx.roll.2 the thing used may change from one exchange to the next', () => {
    const state = facing(foe(0, 60, 1), { hero: { weapons: ['club', 'dagger'], flames: 1 } });
    expect(offered(state)).toEqual(['attack club', 'attack dagger', 'read flames', 'flee']);
    const fought = play(state, 'attack dagger; attack club', '20:10 20:15 20:10 20:15').state;
    expect(fought.hero.weapons).toEqual(['club', 'dagger']); // the last one used is in hand
    expect(refused(state, 'attack axe')).toMatchObject({ code: 'not-carried', rules: ['dx.roll.2'] });
  });

  test('dx.win.2 ruling tieRule: reroll asks for the dice again with the same thing, and keeps the fumble', () => {
    const state = facing(foe(1, 30, 2), { hero: { flames: 1, intelligence: 0 }, rulings: { tieRule: 'reroll' } });
    const tied = play(state, 'read flames', '20:20 20:19 100:50'); // 2 − 20 = 1 − 19
    expect(tied.state.combat).toMatchObject({ exchanges: 0, again: { means: { by: 'flames' }, fumble: 'extra' } });
    expect(offered(tied.state)).toEqual(['roll']);
    expect(refused(tied.state, 'attack club')).toMatchObject({ code: 'not-now' });
    // A 20 in the reroll draws no second consequence; the kept one adds its damage: gap 14, 14 + 2 − 2 + 1.
    const settled = play(tied.state, 'roll', '20:20 20:5');
    expect(factsOf(settled, 'exchanged')).toMatchObject([{ fumble: 'extra', fumbleDie: 0, suffered: 15 }]);
    expect(factsOf(settled, 'scroll-read')).toEqual([]); // the scroll was read once
    expect(settled.state.hero.flames).toBe(0);
  });

  test('dx.win.2 a kept break falls once the reroll is settled', () => {
    const state = facing(foe(1, 30, 0), { rulings: { tieRule: 'reroll' } });
    const tied = play(state, 'attack club', '20:20 20:20 100:1');
    expect(tied.state.hero.weapons).toEqual(['club']);
    expect(play(tied.state, 'roll', '20:5 20:9').state.hero.weapons).toEqual([]);
  });
});

describe('what breaks', () => {
  test('dx.fumble.3 the weapon used is destroyed after its damage, and the hero fights on with another or bare hands', () => {
    const state = facing(foe(2, 30, 0), { hero: { strength: 16, weapons: ['club', 'dagger'] } });
    const broken = play(state, 'attack club', '20:20 20:10 100:12'); // −4 against −8: won, gap 4
    expect(kinds(broken)).toEqual(['exchanged', 'weapon-broken']);
    expect(broken.state).toMatchObject({ foes: [30 - 8], losses: 1, hero: { weapons: ['dagger'], broken: [] } });
    expect(offered(broken.state)).toContain('attack dagger');
  });

  test('dx.fumble.3 a Mage who fights with a weapon breaks the weapon', () => {
    const state = facing(foe(2, 30, 0), { class: 'mage', hero: { weapons: ['dagger'] } });
    expect(play(state, 'attack dagger', '20:20 20:10 100:12').state.hero).toMatchObject({
      weapons: [],
      spells: ['fire-bolt', 'ice-shard'],
    });
  });

  test('dx.fumble.3 ruling brokenWeapon: repairable weapons are kept, and mended for half their price', () => {
    const rulings = { brokenWeapon: 'repairable' } as const;
    const broken = play(facing(foe(2, 30, 0), { rulings }), 'attack club', '20:20 20:10 100:12').state;
    expect(broken.hero).toMatchObject({ weapons: [], broken: ['club'] });
    expect(offered(broken)).toContain('attack bare-hands');
    const market = onFloor('####\n#S>#\n####', {
      hero: { weapons: [], broken: ['axe'], gold: 20 },
      position: { stage: 'market' },
      rulings,
    });
    const mended = play(market, 'mend axe').state;
    expect(mended.hero).toMatchObject({ weapons: ['axe'], broken: [], gold: 5 });
    expect(refused(mended, 'mend axe')).toMatchObject({ code: 'not-broken', rules: ['dx.fumble.3'] });
  });

  test('dx.x.mend a poor hero cannot have a weapon mended', () => {
    const market = onFloor('####\n#S>#\n####', { hero: { broken: ['axe'], gold: 14 }, position: { stage: 'market' } });
    expect(refused(market, 'mend axe')).toMatchObject({ code: 'too-dear', rules: ['dx.x.mend'], price: 15 });
    expect(offered(market)).not.toContain('mend axe');
  });

  test('dx.fumble.7 the spell used is forgotten, the other is kept', () => {
    const state = facing(foe(2, 30, 0), { class: 'mage' });
    const forgot = play(state, 'cast fire-bolt', '20:20 20:10 100:12');
    expect(forgot.state).toMatchObject({ losses: 1, hero: { spells: ['ice-shard'], forgotten: [] } });
    expect(refused(forgot.state, 'cast fire-bolt')).toMatchObject({ code: 'spell-unknown', rules: ['dx.fumble.7'] });
  });

  test('dx.fumble.7 ruling spellForgotten: untilCombatEnd, it comes back with the victory or the flight', () => {
    const state = facing(foe(2, 30, 0), { class: 'mage', rulings: { spellForgotten: 'untilCombatEnd' } });
    const forgot = play(state, 'cast fire-bolt', '20:20 20:10 100:12').state;
    expect(forgot.hero).toMatchObject({ spells: ['ice-shard'], forgotten: ['fire-bolt'] });
    const fled = play(forgot, 'flee', '20:1 20:9').state;
    expect(fled.hero).toMatchObject({ spells: ['ice-shard', 'fire-bolt'], forgotten: [] });
  });

  test('dx.fumble.7 ruling spellForgotten: untilFloorEnd, it comes back with the next floor', () => {
    const rulings = { spellForgotten: 'untilFloorEnd' } as const;
    const state = onFloor('######\n#S.r>#\n######', { class: 'mage', creatures: { r: foe(2, 9, 0) }, rulings });
    const won = play(state, 'roll; cast fire-bolt; cast ice-shard', '10:2 20:20 20:10 100:12 20:1 20:5 ').state;
    expect(won.hero).toMatchObject({ spells: ['ice-shard'], forgotten: ['fire-bolt'] });
  });

  test('dx.fumble.7 ruling spellForgotten: untilFloorEnd, remembered when the floor is completed', () => {
    const state = onFloor('####\n#S>#\n####', {
      class: 'mage',
      hero: { spells: ['ice-shard'], forgotten: ['fire-bolt'] },
      rulings: { spellForgotten: 'untilFloorEnd' },
    });
    expect(play(state, 'roll', '10:2').state.hero).toMatchObject({ spells: ['ice-shard', 'fire-bolt'], forgotten: [] });
  });

  test('dx.fumble.10 a scroll loses nothing more: the band is drawn, and weapons are safe', () => {
    const state = facing(foe(2, 30, 0), { hero: { flames: 2 } });
    const read = play(state, 'read flames', '20:20 20:10 100:12');
    expect(factsOf(read, 'exchanged')[0]?.fumble).toBe('break');
    expect(kinds(read)).toEqual(['scroll-read', 'exchanged']);
    expect(read.state).toMatchObject({ losses: 0, hero: { flames: 1, weapons: ['club'] } });
  });

  test('dx.fumble.10 ruling scrollFumble: the weapon in hand breaks', () => {
    const rulings = { scrollFumble: 'equippedWeaponBreaks' } as const;
    const state = facing(foe(2, 30, 0), { hero: { flames: 2, weapons: ['dagger', 'club'] }, rulings });
    expect(play(state, 'read flames', '20:20 20:10 100:12').state.hero.weapons).toEqual(['club']);
    const unarmed = facing(foe(2, 30, 0), { hero: { flames: 2, weapons: [] }, rulings });
    expect(play(unarmed, 'read flames', '20:20 20:10 100:12').state.losses).toBe(0);
  });

  test('dx.fumble.10 a non-Mage who casts a spell forgets it', () => {
    const state = facing(foe(2, 30, 0), { hero: { spells: ['tempest'] } });
    expect(play(state, 'cast tempest', '20:20 20:10 100:12').state.hero.spells).toEqual([]);
  });

  test('dx.fumble.8 ruling creatureFumbles: a creature that breaks its weapon strikes with none for the rest of the combat', () => {
    const state = facing(foe(16, 60, 5), { hero: { endurance: 16 }, rulings: { creatureFumbles: true } });
    const first = play(state, 'attack club', '20:19 20:20 100:3'); // −18 against −4: gap 14, 14 + 5 − 2
    expect(factsOf(first, 'exchanged')[0]?.suffered).toBe(17);
    expect(first.state.combat?.disarmed).toBe(true);
    const second = play(first.state, 'attack club', '20:19 20:16'); // gap 18, 18 + 0 − 2
    expect(factsOf(second, 'exchanged')[0]?.suffered).toBe(16);
  });

  test('dx.fumble.4 ruling fumbleDamageWhen: a hero who dies of it while killing has lost', () => {
    const state = facing(foe(2, 5, 0), { hero: { strength: 16, pv: 1 }, rulings: { fumbleDamageWhen: 'always' } });
    const both = play(state, 'attack club', '20:20 20:10 100:50');
    expect(both.state).toMatchObject({ stage: 'lost', pv: 0, foes: [0] });
  });
});

describe('dx.x.flee', () => {
  test('dx.x.flee back to the square one came from, without its effect, and the move is over', () => {
    const state = onFloor('########\n#S.$r..#\n########', { creatures: { r: foe(0, 20, 3) }, position: { used: [] } });
    const met = play(state, 'roll', '10:6').state;
    const fled = play(met, 'flee', '20:5 20:6');
    expect(kinds(fled)).toEqual(['exchanged', 'combat-left']);
    expect(whereabouts(fled.state)).toBe('d2');
    expect(fled.state).toMatchObject({ points: 0, combat: null });
  });

  test('dx.x.flee a failure costs the creature’s damage and the combat goes on; the break band does nothing', () => {
    const state = facing(foe(9, 20, 3), { hero: { endurance: 16 } });
    const failed = play(state, 'flee', '20:20 20:5 100:1'); // 1 − 20 against 9 − 5: gap 23, 23 + 3 − 2
    expect(failed.state).toMatchObject({
      pv: 58 - 24,
      hero: { weapons: ['club'] },
      losses: 0,
      combat: { exchanges: 1 },
    });
    const worse = play(state, 'flee', '20:20 20:5 100:50');
    expect(worse.state.pv).toBe(58 - 25);
  });

  test('dx.x.creature a creature keeps its wounds when the hero has fled', () => {
    const state = facing(foe(0, 20, 0), { hero: { strength: 5 } });
    const fled = play(state, 'attack club; flee', '20:5 20:5 20:1 20:9').state;
    expect(fled.foes).toEqual([20 - 9]);
  });

  test('dx.x.boss nobody flees from a boss, nor walks through it', () => {
    const state = facing('goblin-king', { hero: { passage: 1 } });
    expect(refused(state, 'flee')).toMatchObject({ code: 'boss', rules: ['dx.x.flee'] });
    expect(refused(state, 'read passage')).toMatchObject({ code: 'boss', rules: ['dx.x.scroll.passage'] });
    expect(offered(state)).toEqual(['attack club']);
  });
});

describe('potions and scrolls', () => {
  test('dx.x.potion 10 PV and 2 more every five floors, never above the maximum, not when unhurt', () => {
    const drunk = (number: number, pv: number) =>
      factsOf(play(onFloor('####\n#S.#\n####', { number, hero: { endurance: 16, pv } }), 'drink'), 'potion-drunk')[0]
        ?.healed;
    expect([drunk(1, 10), drunk(5, 10), drunk(50, 10), drunk(1, 55)]).toEqual([10, 12, 30, 3]);
    const unhurt = onFloor('####\n#S.#\n####');
    expect(refused(unhurt, 'drink')).toMatchObject({ code: 'unhurt', rules: ['dx.x.potion'] });
    expect(refused(onFloor('####\n#S.#\n####', { hero: { potions: 0, pv: 3 } }), 'drink')).toMatchObject({
      code: 'no-potion',
    });
  });

  test('dx.x.alone in a combat the creature then rolls alone, without criticals', () => {
    const state = facing(foe(6, 20, 3, 0), { hero: { pv: 5 } });
    const hit = play(state, 'drink', '20:1'); // 6 − 1 + 3 − 2 = 6, not doubled
    expect(hit.state).toMatchObject({ pv: 5 + 8 - 6, hero: { potions: 2 }, combat: { exchanges: 1 } });
    const missed = play(state, 'drink', '20:7');
    expect(missed.state.pv).toBe(13);
    const unskilled = play(facing(foe(0, 20, 9), { hero: { pv: 5 } }), 'drink', '20:1'); // above its value of 0
    expect(unskilled.state.pv).toBe(13);
  });

  test('dx.x.alone it may kill', () => {
    const state = facing(foe(16, 20, 30), { hero: { pv: 5 } });
    expect(play(state, 'drink', '20:2').state).toMatchObject({ stage: 'lost', pv: 0 });
  });

  test('dx.x.turn a potion, a weapon, an investment: free, before the roll and not during the move', () => {
    const state = onFloor('#####\n#S..#\n#...#\n#####', {
      hero: { pv: 5, weapons: ['club', 'dagger'], skillPoints: 1 },
    });
    expect(offered(state).slice(0, 3)).toEqual(['roll', 'drink', 'wield dagger']);
    const ready = play(state, 'drink; wield dagger; invest agility').state;
    expect(ready).toMatchObject({ pv: 13, turns: 0, hero: { weapons: ['dagger', 'club'], agility: 2 } });
    expect(refused(ready, 'wield dagger')).toMatchObject({ code: 'in-hand', rules: ['dx.x.turn'] });
    const moving = play(ready, 'roll', '10:2').state;
    expect(refused(moving, 'wield club')).toMatchObject({ code: 'not-now', rules: ['dx.x.turn'] });
    expect(refused(moving, 'drink')).toMatchObject({ code: 'not-now', rules: ['dx.x.turn'] });
  });

  test('dx.x.scroll.flames an opposed roll with 6 and the tier; the scroll is used up whatever the result', () => {
    const read = (number: number) =>
      play(facing(foe(0, 90, 0), { number, hero: { intelligence: 3, flames: 1 } }), 'read flames', '20:5 20:5');
    expect(factsOf(read(1), 'exchanged')[0]?.dealt).toBe(5 + 7);
    expect(factsOf(read(50), 'exchanged')[0]?.dealt).toBe(5 + 16);
    const lost = play(facing(foe(9, 90, 0), { hero: { flames: 1, endurance: 16 } }), 'read flames', '20:15 20:5');
    expect(lost.state.hero.flames).toBe(0);
    expect(refused(lost.state, 'read flames')).toMatchObject({ code: 'none-carried', rules: ['dx.x.scroll'] });
  });

  test('dx.x.scroll.protection armour +3 for this combat, and the creature rolls alone', () => {
    const state = facing(foe(16, 60, 4), { hero: { endurance: 16, protection: 2 } });
    const warded = play(state, 'read protection', '20:10'); // 16 − 10 + 4 − 2 − 3
    expect(warded.state).toMatchObject({ pv: 58 - 5, combat: { ward: 3, exchanges: 1 }, hero: { protection: 1 } });
    expect(play(warded.state, 'read protection', '20:20').state.combat?.ward).toBe(6);
    const struck = play(warded.state, 'attack club', '20:15 20:10'); // gap 20, 20 + 4 − 5
    expect(factsOf(struck, 'exchanged')[0]?.suffered).toBe(19);
  });

  test('dx.x.scroll.passage the combat and the move are over, back where one came from', () => {
    const state = onFloor('########\n#S..r..#\n########', { hero: { passage: 1 }, creatures: { r: foe(16, 60, 9) } });
    const gone = play(state, 'roll; read passage', '10:6');
    expect(kinds(gone).slice(-2)).toEqual(['scroll-read', 'combat-left']);
    expect(whereabouts(gone.state)).toBe('d2');
    expect(gone.state).toMatchObject({ pv: 13, points: 0, combat: null });
    expect(path(gone)).toBe('c2 d2 e2');
  });

  test('dx.x.scroll scrolls are for combats', () => {
    const state = onFloor('####\n#S.#\n####', { hero: { flames: 1 } });
    expect(refused(state, 'read flames')).toMatchObject({ code: 'not-now', rules: ['dx.roll.1'] });
  });
});
