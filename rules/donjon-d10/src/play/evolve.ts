import { unreachable } from '@arbitre/kernel';
import type { ChestContent } from '../squares/chest.ts';
import type { Fact, Purchase, Sale } from './fact.ts';
import { type Heading, NO_HEADING } from '../movement/headings.ts';
import type { Hero } from '../hero/hero.ts';
import type { State } from './state.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** The state once a fact has happened. No rule here and no die: a fact says all that has changed. */
export function evolve(state: State, fact: Fact): State {
  const next = copyOf(state);
  apply(next, fact);
  return next;
}

/** Field by field: twenty times faster than a spread, and every state has the same shape. */
function copyOf(state: State): Draft<State> {
  return {
    rulings: state.rulings,
    dungeon: state.dungeon,
    stage: state.stage,
    floor: state.floor,
    hero: state.hero,
    pv: state.pv,
    at: state.at,
    used: state.used,
    foes: state.foes,
    webDebt: state.webDebt,
    die: state.die,
    diagonal: state.diagonal,
    points: state.points,
    heading: state.heading,
    pause: state.pause,
    cutShort: state.cutShort,
    combat: state.combat,
    turns: state.turns,
    slain: state.slain,
    losses: state.losses,
    falls: state.falls,
    entry: state.entry,
  };
}

/** Writes a fact into a copy that nobody else has seen yet. */
function apply(next: Draft<State>, fact: Fact): void {
  switch (fact.is) {
    case 'class-chosen':
      next.stage = 'threshold';
      next.hero = fact.hero;
      next.pv = fact.pv;
      return;
    case 'floor-entered':
      next.floor = fact.floor;
      arrive(next);
      next.entry = fact.entry;
      return;
    case 'rolled':
      next.die = fact.die;
      next.diagonal = fact.diagonal;
      next.points = fact.points;
      next.webDebt = fact.webDebt;
      next.heading = NO_HEADING;
      next.turns = fact.turns;
      next.pause = null;
      next.cutShort = fact.points === 0 && fact.die > 0 ? 'web-debt' : null;
      useUp(next, fact.torn);
      return;
    case 'no-direction':
      if (fact.instead === 'switch') {
        next.diagonal = !next.diagonal;
      } else {
        next.points = 0;
        next.pause = 'reroll';
      }
      return;
    case 'moved':
      next.at = fact.squares[fact.squares.length - 1] ?? next.at;
      next.webDebt = fact.webDebt;
      if (fact.torn.length > 0) next.used = [...next.used, ...fact.torn];
      goOn(next, fact.points, fact.heading);
      return;
    case 'stuck':
      next.points = fact.points;
      useUp(next, fact.torn);
      return;
    case 'wall-paid':
      goOn(next, fact.points, next.heading);
      return;
    case 'points-lost':
      next.cutShort = fact.why;
      goOn(next, 0, NO_HEADING);
      return;
    case 'passed':
      goOn(next, 0, NO_HEADING);
      next.turns = fact.turns;
      return;
    case 'trap-sprung':
      next.pv = fact.pv;
      useUp(next, fact.at);
      return;
    case 'gold-found':
      next.hero = richer(next.hero, fact.gold);
      useUp(next, fact.at);
      return;
    case 'chest-opened':
      unpack(next, fact.content);
      useUp(next, fact.at);
      return;
    case 'fountain-drunk':
      next.pv += fact.healed;
      useUp(next, fact.at);
      return;
    case 'exit-reached':
      next.pause = 'exit';
      return;
    case 'exit-passed':
      next.pause = null;
      return;
    case 'combat-started':
      next.combat = { foe: fact.foe, from: fact.from, exchanges: 0, ward: 0, disarmed: false, again: null };
      return;
    case 'exchanged':
      exchanged(next, fact);
      return;
    case 'creature-struck':
      next.pv = fact.pv;
      if (next.combat !== null) next.combat = { ...next.combat, exchanges: next.combat.exchanges + 1 };
      return;
    case 'weapon-broken':
      next.losses += 1;
      next.hero = broken(next.hero, fact.weapon, fact.kept);
      return;
    case 'spell-forgotten':
      next.losses += 1;
      next.hero = forgetful(next.hero, fact.spell, fact.returns);
      return;
    case 'spells-remembered':
      next.hero = mindful(next.hero);
      return;
    case 'scroll-read':
      next.hero = parted(next.hero, { kind: 'scroll', id: fact.scroll });
      if (next.combat !== null) next.combat = { ...next.combat, ward: next.combat.ward + fact.ward };
      return;
    case 'potion-drunk':
      next.pv += fact.healed;
      next.hero = counted(next.hero, 'potions', -1);
      return;
    case 'combat-left':
      next.at = fact.to;
      next.combat = null;
      goOn(next, 0, NO_HEADING);
      return;
    case 'creature-slain':
      next.combat = null;
      next.slain += 1;
      next.hero = richer(next.hero, fact.gold);
      useUp(next, next.floor.creatures[fact.foe]?.at ?? next.at);
      return;
    case 'hero-slain':
      next.stage = 'lost';
      next.combat = null;
      goOn(next, 0, NO_HEADING);
      return;
    case 'floor-restarted':
      next.hero = fact.hero;
      next.pv = fact.pv;
      next.falls += 1;
      arrive(next);
      return;
    case 'floor-completed':
      next.stage = 'camp';
      next.hero = counted(next.hero, 'skillPoints', fact.skillPoints);
      next.webDebt = 0;
      next.pause = null;
      goOn(next, 0, NO_HEADING);
      return;
    case 'dungeon-completed':
      next.stage = 'won';
      return;
    case 'invested':
      next.hero = { ...next.hero, [fact.in]: fact.to, skillPoints: next.hero.skillPoints - 1 };
      next.pv = fact.pv;
      return;
    case 'rested':
      next.stage = 'market';
      next.pv += fact.healed;
      return;
    case 'wielded':
      next.hero = inHand(next.hero, fact.weapon);
      return;
    case 'bought':
      next.hero = received(richer(next.hero, fact.resale - fact.price), fact.ware);
      return;
    case 'sold':
      next.hero = parted(richer(next.hero, fact.price), fact.ware);
      return;
    case 'mended':
      next.hero = mended(richer(next.hero, -fact.price), fact.weapon);
      return;
    default:
      unreachable(fact);
  }
}

/** On the start square of the floor, everything as it was drawn. */
function arrive(next: Draft<State>): void {
  next.stage = 'floor';
  next.cutShort = null;
  next.at = next.floor.start;
  next.used = [];
  next.foes = next.floor.creatures.map(({ pv }) => pv);
  next.webDebt = 0;
}

/** The points left to a move, and its heading while there are some. */
function goOn(next: Draft<State>, points: number, heading: Heading): void {
  next.points = points;
  next.heading = points > 0 ? heading : NO_HEADING;
}

/** What lies on this cell is used up; -1 is no cell. */
function useUp(next: Draft<State>, cell: number): void {
  if (cell >= 0) next.used = [...next.used, cell];
}

function exchanged(next: Draft<State>, fact: Extract<Fact, { is: 'exchanged' }>): void {
  const { combat } = next;
  const { means } = fact;
  if (combat === null) return;
  next.pv = fact.pv;
  if (fact.dealt > 0) {
    const foes = next.foes.slice();
    foes[combat.foe] = fact.foePv;
    next.foes = foes;
  }
  if (means.by === 'weapon') next.hero = inHand(next.hero, means.weapon);
  next.combat = {
    foe: combat.foe,
    from: combat.from,
    exchanges: fact.again ? combat.exchanges : combat.exchanges + 1,
    ward: combat.ward,
    disarmed: combat.disarmed || fact.foeFumble === 'break',
    again: fact.again ? { means, fumble: fact.fumble } : null,
  };
}

function unpack(next: Draft<State>, content: ChestContent): void {
  switch (content.kind) {
    case 'needle':
      next.pv = content.pv;
      return;
    case 'gold':
      next.hero = richer(next.hero, content.gold);
      return;
    case 'potion':
    case 'scroll':
      if (content.kept) next.hero = received(next.hero, content);
      return;
    case 'armour':
      next.hero = received(richer(next.hero, content.resale), content);
      return;
    case 'weapon':
    case 'spell':
      next.hero = received(next.hero, content);
      return;
    default:
      unreachable(content);
  }
}

/** Field by field, as for the state. */
function copyOfHero(hero: Hero): Draft<Hero> {
  return {
    class: hero.class,
    strength: hero.strength,
    agility: hero.agility,
    endurance: hero.endurance,
    intelligence: hero.intelligence,
    charisma: hero.charisma,
    bonus: hero.bonus,
    pvBonus: hero.pvBonus,
    attackBonus: hero.attackBonus,
    skillPoints: hero.skillPoints,
    gold: hero.gold,
    potions: hero.potions,
    flames: hero.flames,
    protection: hero.protection,
    passage: hero.passage,
    armour: hero.armour,
    weapons: hero.weapons,
    broken: hero.broken,
    spells: hero.spells,
    forgotten: hero.forgotten,
  };
}

/** The sheet with so many more of something that is counted. */
function counted(hero: Hero, what: 'gold' | 'potions' | 'skillPoints', more: number): Hero {
  const next = copyOfHero(hero);
  next[what] += more;
  return next;
}

function richer(hero: Hero, gold: number): Hero {
  return counted(hero, 'gold', gold);
}

function received(hero: Hero, ware: Purchase): Hero {
  const next = copyOfHero(hero);
  switch (ware.kind) {
    case 'potion':
      next.potions += 1;
      return next;
    case 'scroll':
      next[ware.id] += 1;
      return next;
    case 'weapon':
      next.weapons = [...hero.weapons, ware.id];
      return next;
    case 'spell':
      next.spells = [...hero.spells, ware.id];
      return next;
    case 'armour':
      next.armour = ware.id;
      return next;
    default:
      return unreachable(ware);
  }
}

function parted(hero: Hero, ware: Sale): Hero {
  const next = copyOfHero(hero);
  if (ware.kind === 'scroll') next[ware.id] -= 1;
  else next.weapons = without(hero.weapons, ware.id);
  return next;
}

type WeaponId = Hero['weapons'][number];

/** The weapon in hand is the first of the list. */
function inHand(hero: Hero, weapon: WeaponId): Hero {
  if (hero.weapons[0] === weapon) return hero;
  const next = copyOfHero(hero);
  next.weapons = [weapon, ...without(hero.weapons, weapon)];
  return next;
}

function broken(hero: Hero, weapon: WeaponId, kept: boolean): Hero {
  const next = copyOfHero(hero);
  next.weapons = without(hero.weapons, weapon);
  if (kept) next.broken = [...hero.broken, weapon];
  return next;
}

function mended(hero: Hero, weapon: WeaponId): Hero {
  const next = copyOfHero(hero);
  next.weapons = [...hero.weapons, weapon];
  next.broken = without(hero.broken, weapon);
  return next;
}

function forgetful(hero: Hero, spell: Hero['spells'][number], returns: boolean): Hero {
  const next = copyOfHero(hero);
  next.spells = without(hero.spells, spell);
  if (returns) next.forgotten = [...hero.forgotten, spell];
  return next;
}

function mindful(hero: Hero): Hero {
  const next = copyOfHero(hero);
  next.spells = [...hero.spells, ...hero.forgotten];
  next.forgotten = [];
  return next;
}

/** The list without its first `item`. */
function without<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item);
  return at < 0 ? list : list.filter((_, index) => index !== at);
}
