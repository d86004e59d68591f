import { rollAlone } from './unopposed.ts';
import { duelOf, foeSide, heroArmour } from './sides.ts';
import { potionStrength, type ScrollId, WARD } from '../dungeon/equipment.ts';
import { opposedRoll, rollsAgain, whoIsOut } from './opposed-roll.ts';
import { isOnExit, reachExit } from '../squares/exit.ts';
import { heroFalls } from '../dungeon/floor-end.ts';
import { goldGain } from '../squares/gold.ts';
import { heroMaximum, recovered, wounded } from '../hero/hit-points.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { getsAway } from './flight.ts';
import { loseThingUsed, remember } from './fumble.ts';
import type { Means } from './means.ts';
import { losePoints, resume } from '../movement/move.ts';
import { type Combat, foeOf } from '../play/state.ts';

/** dx.roll.2: an exchange with what was declared, if something was and there is somebody to fight. */
export function declare(unfolding: Unfolding, means: Means | null): void {
  const { combat } = unfolding.state;
  if (combat !== null && means !== null) exchange(unfolding, combat, means);
}

/** dx.roll.1: one exchange, then whatever it settles. */
function exchange(unfolding: Unfolding, combat: Combat, means: Means): void {
  if (means.by === 'flames' && combat.again === null)
    unfolding.happens({ is: 'scroll-read', scroll: 'flames', ward: 0 });
  const { state } = unfolding;
  const { rulings } = state;
  const result = opposedRoll(duelOf(state, combat, means), rulings, unfolding.chance);
  const again = rollsAgain(result, rulings);
  unfolding.happens({
    is: 'exchanged',
    means,
    heroValue: result.heroValue,
    foeValue: result.foeValue,
    heroDie: result.heroDie,
    foeDie: result.foeDie,
    winner: result.winner,
    gap: result.gap,
    critical: result.critical,
    fumbleDie: result.fumbleDie,
    fumble: result.fumble,
    foeFumbleDie: result.foeFumbleDie,
    foeFumble: result.foeFumble,
    dealt: result.dealt,
    suffered: result.suffered,
    pv: wounded(state.pv, result.suffered),
    foePv: wounded(state.foes[combat.foe] ?? 0, result.dealt),
    again,
  });
  if (again) return;
  if (result.fumble === 'break') loseThingUsed(unfolding, means); // dx.fumble.3: after the damage
  if (getsAway(means, result, unfolding.state.pv)) leaveCombat(unfolding, combat.from, 'flight');
  else settle(unfolding);
}

/** Who is still standing? dx.roll.1: exchanges go on until one is not. */
function settle(unfolding: Unfolding): void {
  const { state } = unfolding;
  const { combat, rulings } = state;
  const out = whoIsOut(state.pv, combat === null ? null : state.foes[combat.foe]);
  if (out === 'hero') return heroFalls(unfolding);
  if (combat === null) return;
  if (out === 'foe') {
    unfolding.happens({ is: 'creature-slain', foe: combat.foe, gold: goldGain(foeOf(state, combat).gold, state) });
    return victory(unfolding);
  }
  if (rulings.exchangesPerTurn === 'one') leaveCombat(unfolding, state.at, 'truce');
}

/** dx.effect.3: the square is free and the move goes on, same heading, points left. */
function victory(unfolding: Unfolding): void {
  const { rulings } = unfolding.state;
  remember(unfolding);
  if (rulings.combatEndsMove || rulings.exchangesPerTurn === 'one') losePoints(unfolding, 'combat');
  if (isOnExit(unfolding.state)) reachExit(unfolding); // dx.skill.6: its guardian is dead
  resume(unfolding);
}

/** The combat is over without a death, and so is the move. */
function leaveCombat(unfolding: Unfolding, to: number, by: 'flight' | 'passage' | 'truce'): void {
  unfolding.happens({ is: 'combat-left', to, by });
  remember(unfolding);
}

/** dx.x.scroll.protection, dx.x.scroll.passage: no roll of the hero's; the creature's follows unless the combat is over. */
export function readScroll(unfolding: Unfolding, scroll: Exclude<ScrollId, 'flames'>): void {
  const { combat } = unfolding.state;
  if (combat === null) return;
  unfolding.happens({ is: 'scroll-read', scroll, ward: scroll === 'protection' ? WARD : 0 });
  if (scroll === 'passage') leaveCombat(unfolding, combat.from, 'passage');
  else creatureStrikes(unfolding);
}

/** dx.x.potion: outside a combat, or as the action of an exchange. */
export function drink(unfolding: Unfolding): void {
  const { hero, pv, floor, rulings, combat } = unfolding.state;
  const healed = recovered(pv, potionStrength(floor.number), heroMaximum(hero, rulings));
  unfolding.happens({ is: 'potion-drunk', healed });
  if (combat !== null) creatureStrikes(unfolding);
}

/** dx.x.alone: the creature's answer to a potion or a scroll. */
function creatureStrikes(unfolding: Unfolding): void {
  const { state } = unfolding;
  const { combat, rulings, hero, pv } = state;
  if (combat === null) return;
  const foe = foeSide(foeOf(state, combat), combat, null, rulings);
  const { die, suffered } = rollAlone(foe, heroArmour(hero, combat), rulings, unfolding.chance);
  unfolding.happens({ is: 'creature-struck', die, value: foe.value, suffered, pv: wounded(pv, suffered) });
  settle(unfolding);
}
