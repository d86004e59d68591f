import { rollAlone } from './unopposed.ts';
import { duelOf, foeSide, heroArmour } from './sides.ts';
import { potionStrength, type ScrollId, WARD } from '../dungeon/equipment.ts';
import { opposedRoll, rollsAgain } from './opposed-roll.ts';
import { isOnExit, reachExit } from '../squares/exit.ts';
import { heroFalls } from '../dungeon/floor-end.ts';
import { goldGain } from '../squares/gold.ts';
import { heroMaximum, recovered, wounded } from '../hero/hit-points.ts';
import type { Journal } from '../play/journal.ts';
import type { Means } from './means.ts';
import { losePoints, resume } from '../movement/move.ts';
import { type Combat, foeOf } from '../play/state.ts';

/** dx.roll.1: one exchange, then whatever it settles. */
export function exchange(journal: Journal, combat: Combat, means: Means): void {
  if (means.by === 'flames' && combat.again === null) journal.add({ is: 'scroll-read', scroll: 'flames', ward: 0 });
  const { state } = journal;
  const { rulings } = state;
  const result = opposedRoll(duelOf(state, combat, means), rulings, journal.chance);
  const again = rollsAgain(result, rulings);
  journal.add({
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
  if (result.fumble === 'break') loseThingUsed(journal, means); // dx.fumble.3: after the damage
  if (means.by === 'flight' && result.winner === 'hero' && journal.state.pv > 0)
    leaveCombat(journal, combat.from, 'flight');
  else settle(journal);
}

/** dx.fumble.2, dx.fumble.3, dx.fumble.7, dx.fumble.10: what is lost is the thing used for the roll. */
function loseThingUsed(journal: Journal, means: Means): void {
  const { hero, rulings } = journal.state;
  if (means.by === 'spell') {
    const returns = rulings.spellForgotten !== 'untilRelearned';
    journal.add({ is: 'spell-forgotten', spell: means.spell, returns });
    return;
  }
  const inHand = means.by === 'flames' && rulings.scrollFumble === 'equippedWeaponBreaks' ? hero.weapons[0] : undefined;
  const weapon = means.by === 'weapon' ? means.weapon : inHand;
  if (weapon !== undefined) journal.add({ is: 'weapon-broken', weapon, kept: rulings.brokenWeapon === 'repairable' });
}

/** Who is still standing? dx.roll.1: exchanges go on until one is not. */
function settle(journal: Journal): void {
  const { state } = journal;
  const { combat, rulings } = state;
  if (state.pv === 0) return heroFalls(journal);
  if (combat === null) return;
  if (state.foes[combat.foe] === 0) {
    journal.add({ is: 'creature-slain', foe: combat.foe, gold: goldGain(foeOf(state, combat).gold, state) });
    return victory(journal);
  }
  if (rulings.exchangesPerTurn === 'one') leaveCombat(journal, state.at, 'truce');
}

/** dx.effect.3: the square is free and the move goes on, same heading, points left. */
function victory(journal: Journal): void {
  const { rulings } = journal.state;
  remember(journal);
  if (rulings.combatEndsMove || rulings.exchangesPerTurn === 'one') losePoints(journal, 'combat');
  if (isOnExit(journal.state)) reachExit(journal); // dx.skill.6: its guardian is dead
  resume(journal);
}

/** The combat is over without a death, and so is the move. */
function leaveCombat(journal: Journal, to: number, by: 'flight' | 'passage' | 'truce'): void {
  journal.add({ is: 'combat-left', to, by });
  remember(journal);
}

/** dx.fumble.7: where spells are forgotten for a combat only, they come back when it ends. */
function remember(journal: Journal): void {
  const { hero, rulings } = journal.state;
  if (rulings.spellForgotten === 'untilCombatEnd' && hero.forgotten.length > 0)
    journal.add({ is: 'spells-remembered' });
}

/** dx.x.scroll.protection, dx.x.scroll.passage: no roll of the hero's; the creature's follows unless the combat is over. */
export function readScroll(journal: Journal, combat: Combat, scroll: Exclude<ScrollId, 'flames'>): void {
  journal.add({ is: 'scroll-read', scroll, ward: scroll === 'protection' ? WARD : 0 });
  if (scroll === 'passage') leaveCombat(journal, combat.from, 'passage');
  else creatureStrikes(journal);
}

/** dx.x.potion: outside a combat, or as the action of an exchange. */
export function drink(journal: Journal): void {
  const { hero, pv, floor, rulings, combat } = journal.state;
  const healed = recovered(pv, potionStrength(floor.number), heroMaximum(hero, rulings));
  journal.add({ is: 'potion-drunk', healed });
  if (combat !== null) creatureStrikes(journal);
}

/** dx.x.alone: the creature's answer to a potion or a scroll. */
function creatureStrikes(journal: Journal): void {
  const { state } = journal;
  const { combat, rulings, hero, pv } = state;
  if (combat === null) return;
  const foe = foeSide(foeOf(state, combat), combat, null, rulings);
  const { die, suffered } = rollAlone(foe, heroArmour(hero, combat), rulings, journal.chance);
  journal.add({ is: 'creature-struck', die, value: foe.value, suffered, pv: wounded(pv, suffered) });
  settle(journal);
}
