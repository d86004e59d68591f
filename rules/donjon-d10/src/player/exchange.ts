import { type Duel, judge } from '../combat/opposed-roll.ts';
import { fumbleTable } from '../combat/fumble.ts';
import type { Side } from '../combat/damage.ts';
import type { DonjonRulings } from '../rulings.ts';

/** One way an exchange may go, with its probability. */
export interface Way {
  readonly dealt: number;
  readonly suffered: number;
  readonly odds: number;
  /** The hero meant to get away, and did. */
  readonly away: boolean;
}

const known = new WeakMap<DonjonRulings, Map<string, readonly Way[]>>();

function remembered(rulings: DonjonRulings, key: string, work: () => readonly Way[]): readonly Way[] {
  const answers = known.get(rulings) ?? new Map<string, readonly Way[]>();
  known.set(rulings, answers);
  const found = answers.get(key);
  if (found !== undefined) return found;
  const ways = work();
  answers.set(key, ways);
  return ways;
}

/** Every way an exchange may go, those alike taken together; their odds add up to 1. */
export function waysOf(duel: Duel, rulings: DonjonRulings): readonly Way[] {
  const { hero, foe, charisma, sheltered, flight } = duel;
  const key = `${hero.value} ${hero.damage + hero.atk} ${hero.armour} ${hero.magic} ${foe.value} ${foe.damage + foe.atk} ${foe.armour} ${foe.magic} ${charisma} ${sheltered} ${flight}`;
  return remembered(rulings, key, () => merged(everyThrow({ ...duel, kept: null }, rulings)));
}

function everyThrow(duel: Duel, rulings: DonjonRulings): readonly Way[] {
  const ways: Way[] = [];
  const [breaks, extra] = fumbleTable(duel.charisma);
  for (let hero = 1; hero <= 20; hero++) {
    for (let foe = 1; foe <= 20; foe++) {
      const foeFumble = foe === 20 && rulings.creatureFumbles ? { foeFumble: 100 } : {};
      const add = (odds: number, fumble: { readonly fumble?: number }) => {
        const { dealt, suffered, winner } = judge(duel, rulings, { hero, foe, ...fumble, ...foeFumble });
        ways.push({ dealt, suffered, odds: odds / 400, away: duel.flight && winner === 'hero' });
      };
      if (hero < 20) add(1, {});
      else {
        if (breaks > 0) add(breaks / 100, { fumble: 1 });
        if (extra > 0) add(extra / 100, { fumble: breaks + 1 });
        add(1 - (breaks + extra) / 100, { fumble: 100 });
      }
    }
  }
  return ways;
}

/** What a creature that rolls alone may take (dx.x.alone). */
export function blowsOf(foe: Side, armour: number, rulings: DonjonRulings): readonly Way[] {
  return remembered(rulings, `alone ${foe.value} ${foe.damage + foe.atk} ${foe.magic} ${armour}`, () => {
    const shield = foe.magic && rulings.spellIgnoresArmour ? 0 : armour;
    const ways: Way[] = [];
    for (let die = 1; die <= 20; die++) {
      const suffered = die <= foe.value ? Math.max(0, foe.value - die + foe.damage + foe.atk - shield) : 0;
      ways.push({ dealt: 0, suffered, odds: 1 / 20, away: false });
    }
    return merged(ways);
  });
}

function merged(ways: readonly Way[]): readonly Way[] {
  const sums = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.dealt} ${way.suffered} ${way.away}`;
    sums.set(key, { ...way, odds: way.odds + (sums.get(key)?.odds ?? 0) });
  }
  return [...sums.values()];
}
