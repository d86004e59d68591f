import { effective } from '../hero/characteristics.ts';
import { wounded } from '../hero/hit-points.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** dx.roll.3: a simple test. A natural 1 always passes, a natural 20 always fails. */
export function passesTest(value: number, die: number): boolean {
  return die === 1 || (die <= value && die < 20);
}

/** dx.x.trap: PV that a trap of floor `f` takes. */
export function trapHarm(f: number): number {
  return 2 + Math.floor(f / 10);
}

/** dx.x.trap: Agility avoids it; otherwise it hurts, armour or not. Used up either way. */
export function springTrap(unfolding: Unfolding): void {
  const { at, pv, hero, floor, rulings } = unfolding.state;
  const agility = effective(hero, 'agility', rulings);
  const die = unfolding.chance.int(20, [Math.max(1, Math.min(19, agility))]) + 1;
  const lost = passesTest(agility, die) ? 0 : trapHarm(floor.number);
  unfolding.happens({ is: 'trap-sprung', at, die, lost, pv: wounded(pv, lost) });
}
