import {
  add,
  compare,
  type Fraction,
  fold,
  fraction,
  isRefusal,
  ONE,
  SeededChance,
  toDecimal,
  ZERO,
} from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { forecast } from './forecast.ts';
import { donjonD10 } from '../game.ts';
import type { State } from '../play/state.ts';
import { facing, foe, onFloor, play } from '../../testing/table.ts';

function forecastOf(state: State, typed: string) {
  const read = donjonD10.readCommand(typed, state);
  if (!read.ok) throw new Error(typed);
  return forecast(state, read.value);
}

function chanceOf(state: State, typed: string, ending: string): Fraction {
  const found = forecastOf(state, typed)[0]?.endings.find((end) => end.ending === ending);
  return found?.weight ?? ZERO;
}

/** How often a fight ends well when it is really fought, always choosing `pick`. */
function fought(state: State, pick: (state: State) => string, good: (state: State) => boolean, times: number): number {
  const dice = new SeededChance(2026);
  let wins = 0;
  for (let n = 0; n < times; n++) {
    let now = state;
    while (now.stage === 'floor' && now.combat !== null) {
      const read = donjonD10.readCommand(pick(now), now);
      if (!read.ok) throw new Error(pick(now));
      const facts = donjonD10.decide(now, 'hero', read.value, dice);
      if (isRefusal(facts)) throw new Error(JSON.stringify(facts));
      now = fold(donjonD10, now, facts);
    }
    if (good(now)) wins++;
  }
  return wins / times;
}

describe('forecast', () => {
  test('dx.roll.1 every forecast states its assumption and its endings sum to 1, the likeliest first', () => {
    const state = facing('orc', { number: 21, hero: { strength: 10, endurance: 6, pv: 20, flames: 2, protection: 1 } });
    for (const { command } of donjonD10.offers(state, 'hero')) {
      const [made] = donjonD10.forecast(state, 'hero', command);
      if (made === undefined) throw new Error(`no forecast for ${donjonD10.writeCommand(command)}`);
      expect(made.assuming).toMatch(/^(same-then-best|once-then-best|flight-to-the-end)$/);
      const total = made.endings.reduce((sum, { weight }) => add(sum, weight), ZERO);
      expect(compare(total, ONE)).toBe(0);
      const [first, second] = made.endings;
      if (first && second) expect(compare(first.weight, second.weight)).toBeGreaterThanOrEqual(0);
    }
  });

  test('dx.fumble.3 a weapon that may break makes the fight a little worse than the oracle that ignores it', () => {
    const state = facing('giant-rat');
    const chance = chanceOf(state, 'attack club', 'victory');
    expect(compare(chance, fraction(886_503_633_093n, 10n ** 12n))).toBe(-1);
    expect(compare(chance, fraction(87, 100))).toBe(1);
  });

  test('dx.fumble.3 with Charisma 30 nothing breaks, and the oracle or.duel.start is met but for its luck', () => {
    const state = facing('giant-rat', { hero: { bonus: { charisma: 30 } }, rulings: { capScope: 'base' } });
    expect(toDecimal(chanceOf(state, 'attack club', 'victory'), 12)).toBe('0.886503633093');
  });

  const close = (exact: Fraction, played: number) => Math.abs(Number(toDecimal(exact, 6)) - played);

  test('dx.roll.1 fighting it out six thousand times comes close to the exact odds', () => {
    const state = facing('goblin-brawler', {
      number: 6,
      hero: { strength: 3, endurance: 3, weapons: ['axe', 'club'] },
    });
    const rate = fought(
      state,
      ({ hero }) => `attack ${hero.weapons.includes('axe') ? 'axe' : (hero.weapons[0] ?? 'hands')}`,
      ({ pv }) => pv > 0,
      6_000,
    );
    expect(close(chanceOf(state, 'attack axe', 'victory'), rate)).toBeLessThan(0.02);
  });

  test('dx.x.ranged the first shot is in the forecast of an archer', () => {
    const archer = { class: 'archer', hero: { agility: 4, endurance: 2, weapons: ['shortbow'] } } as const;
    const safe = facing('goblin-brawler', archer);
    const late = facing('goblin-brawler', { ...archer, position: { combat: { from: 'c2', exchanges: 1 } } });
    const [first, second] = [safe, late].map((state) => chanceOf(state, 'attack shortbow', 'victory'));
    expect(compare(first ?? ZERO, second ?? ONE)).toBe(1);
    const rate = fought(
      safe,
      ({ hero }) => `attack ${hero.weapons[0] ?? 'hands'}`,
      ({ pv }) => pv > 0,
      6_000,
    );
    expect(close(first ?? ZERO, rate)).toBeLessThan(0.02);
  });

  test('dx.x.flee trying again after each failure', () => {
    const state = facing('orc', { number: 21, hero: { agility: 6, endurance: 4 } });
    const rate = fought(
      state,
      () => 'flee',
      ({ pv }) => pv > 0,
      6_000,
    );
    expect(close(chanceOf(state, 'flee', 'escape'), rate)).toBeLessThan(0.02);
  });

  test('dx.x.scroll.flames each scroll once, then the best weapon', () => {
    const state = facing('ghoul', { number: 11, hero: { strength: 4, endurance: 4, flames: 2 } });
    const pick = ({ hero }: State) => (hero.flames > 0 ? 'read flames' : `attack ${hero.weapons[0] ?? 'hands'}`);
    const rate = fought(state, pick, ({ pv }) => pv > 0, 6_000);
    expect(close(chanceOf(state, 'read flames', 'victory'), rate)).toBeLessThan(0.02);
  });

  test('dx.x.potion one potion, then the best weapon', () => {
    const state = facing('ghoul', { number: 11, hero: { strength: 4, endurance: 4, pv: 9, potions: 1 } });
    const pick = ({ hero }: State) => (hero.potions > 0 ? 'drink' : `attack ${hero.weapons[0] ?? 'hands'}`);
    const rate = fought(state, pick, ({ pv }) => pv > 0, 6_000);
    expect(close(chanceOf(state, 'drink', 'victory'), rate)).toBeLessThan(0.02);
  });

  test('dx.win.2 ruling tieRule and creatureFumbles: kept fumbles and broken claws are in it too', () => {
    const state = facing(foe(4, 9, 2), {
      hero: { strength: 4, endurance: 2 },
      rulings: { tieRule: 'reroll', creatureFumbles: true, fumbleDamageWhen: 'always' },
    });
    const pick = ({ hero, combat }: State) => (combat?.again ? 'roll' : `attack ${hero.weapons[0] ?? 'hands'}`);
    const rate = fought(state, pick, ({ pv }) => pv > 0, 6_000);
    expect(close(chanceOf(state, 'attack club', 'victory'), rate)).toBeLessThan(0.02);
    const tied = play(state, 'attack club', '20:20 20:20 100:1 100:99').state; // the kept break
    const later = fought(tied, pick, ({ pv }) => pv > 0, 6_000);
    expect(close(chanceOf(tied, 'roll', 'victory'), later)).toBeLessThan(0.02);
  });

  test('dx.roll.1 outside a fight, and where a fight is a single exchange, there is nothing to foresee', () => {
    expect(forecastOf(onFloor('####\n#S.#\n####'), 'roll')).toEqual([]);
    expect(forecastOf(facing('orc', { rulings: { exchangesPerTurn: 'one' } }), 'attack club')).toEqual([]);
    expect(forecastOf(facing('orc', { hero: { passage: 1 } }), 'read passage')).toEqual([]);
    const tied = { hero: { flames: 1 }, rulings: { scrollFumble: 'equippedWeaponBreaks' } } as const;
    expect(forecastOf(facing('orc', tied), 'read flames')).toEqual([]);
    expect(forecastOf(facing(foe(16, 999, 3), { hero: { endurance: 16, pvBonus: 99 } }), 'attack club')).toEqual([]);
  });
});
