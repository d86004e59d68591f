import { unreachable } from '@arbitre/kernel';
import type { ChestContent } from './chest.ts';
import type { DonjonFact, Purchase, Sale } from './facts.ts';
import { NO_HEADING } from './headings.ts';
import type { Hero } from './hero.ts';
import type { Combat, State } from './state.ts';

/** The state once a fact has happened. No rule here and no die: a fact says all that has changed. */
export function evolve(state: State, fact: DonjonFact): State {
  switch (fact.is) {
    case 'class-chosen':
      return { ...state, stage: 'threshold', hero: fact.hero, pv: fact.pv };
    case 'floor-entered':
      return {
        ...state,
        stage: 'floor',
        floor: fact.floor,
        at: fact.floor.start,
        used: [],
        foes: fact.floor.creatures.map(({ pv }) => pv),
        webDebt: 0,
        entry: state.rulings.deathMode === 'retryFloor' ? state.hero : null,
      };
    case 'rolled':
      return {
        ...state,
        die: fact.die,
        diagonal: fact.diagonal,
        points: fact.points,
        webDebt: fact.webDebt,
        heading: NO_HEADING,
        turns: fact.turns,
        pause: null,
        used: fact.torn < 0 ? state.used : [...state.used, fact.torn],
      };
    case 'no-direction':
      if (fact.then === 'switch') return { ...state, diagonal: !state.diagonal };
      return { ...state, points: 0, pause: 'reroll' };
    case 'moved': {
      const { squares, torn } = fact;
      return {
        ...state,
        at: squares.length > 0 ? (squares[squares.length - 1] ?? state.at) : state.at,
        points: fact.points,
        heading: fact.points > 0 ? fact.heading : NO_HEADING,
        webDebt: fact.webDebt,
        used: torn.length === 0 ? state.used : [...state.used, ...torn],
      };
    }
    case 'stuck':
      return { ...state, points: fact.points, used: fact.torn < 0 ? state.used : [...state.used, fact.torn] };
    case 'wall-paid':
      return { ...state, points: fact.points, heading: fact.points > 0 ? state.heading : NO_HEADING };
    case 'points-lost':
      return { ...state, points: 0, heading: NO_HEADING };
    case 'passed':
      return { ...state, points: 0, heading: NO_HEADING, turns: fact.turns };
    case 'trap-sprung':
      return { ...state, pv: fact.pv, used: [...state.used, fact.at] };
    case 'gold-found':
      return { ...state, used: [...state.used, fact.at], hero: { ...state.hero, gold: state.hero.gold + fact.gold } };
    case 'chest-opened':
      return opened({ ...state, used: [...state.used, fact.at] }, fact.content);
    case 'fountain-drunk':
      return { ...state, pv: state.pv + fact.healed, used: [...state.used, fact.at] };
    case 'exit-reached':
      return { ...state, pause: 'exit' };
    case 'exit-passed':
      return { ...state, pause: null };
    case 'combat-started': {
      const { foe, from } = fact;
      return { ...state, combat: { foe, from, exchanges: 0, ward: 0, disarmed: false, again: null } };
    }
    case 'exchanged':
      return exchanged(state, fact);
    case 'creature-struck':
      return { ...state, pv: fact.pv, combat: nextExchange(state.combat) };
    case 'weapon-broken':
      return { ...state, losses: state.losses + 1, hero: withoutWeapon(state.hero, fact.weapon, fact.kept) };
    case 'spell-forgotten': {
      const { hero } = state;
      const spells = without(hero.spells, fact.spell);
      const forgotten = fact.returns ? [...hero.forgotten, fact.spell] : hero.forgotten;
      return { ...state, losses: state.losses + 1, hero: { ...hero, spells, forgotten } };
    }
    case 'spells-remembered': {
      const { hero } = state;
      return { ...state, hero: { ...hero, spells: [...hero.spells, ...hero.forgotten], forgotten: [] } };
    }
    case 'scroll-read': {
      const { hero, combat } = state;
      return {
        ...state,
        hero: { ...hero, [fact.scroll]: hero[fact.scroll] - 1 },
        combat: combat === null ? null : { ...combat, ward: combat.ward + fact.ward },
      };
    }
    case 'potion-drunk':
      return { ...state, pv: state.pv + fact.healed, hero: { ...state.hero, potions: state.hero.potions - 1 } };
    case 'combat-left':
      return { ...state, at: fact.to, points: 0, heading: NO_HEADING, combat: null };
    case 'creature-slain': {
      const at = state.floor.creatures[fact.foe]?.at ?? state.at;
      return {
        ...state,
        combat: null,
        used: [...state.used, at],
        slain: state.slain + 1,
        hero: { ...state.hero, gold: state.hero.gold + fact.gold },
      };
    }
    case 'hero-slain':
      return { ...state, stage: 'lost', points: 0, heading: NO_HEADING, combat: null };
    case 'floor-restarted':
      return {
        ...state,
        stage: 'floor',
        hero: fact.hero,
        pv: fact.pv,
        at: state.floor.start,
        used: [],
        foes: state.floor.creatures.map(({ pv }) => pv),
        webDebt: 0,
        falls: state.falls + 1,
      };
    case 'floor-completed': {
      const hero = { ...state.hero, skillPoints: state.hero.skillPoints + fact.skillPoints };
      return { ...state, stage: 'camp', hero, points: 0, heading: NO_HEADING, webDebt: 0, pause: null };
    }
    case 'dungeon-completed':
      return { ...state, stage: 'won' };
    case 'invested': {
      const hero = { ...state.hero, [fact.in]: fact.to, skillPoints: state.hero.skillPoints - 1 };
      return { ...state, hero, pv: fact.pv };
    }
    case 'rested':
      return { ...state, stage: 'market', pv: state.pv + fact.healed };
    case 'wielded':
      return { ...state, hero: inHand(state.hero, fact.weapon) };
    case 'bought': {
      const gold = state.hero.gold - fact.price + fact.resale;
      return { ...state, hero: received({ ...state.hero, gold }, fact.ware) };
    }
    case 'sold':
      return { ...state, hero: parted({ ...state.hero, gold: state.hero.gold + fact.price }, fact.ware) };
    case 'mended': {
      const { hero } = state;
      return {
        ...state,
        hero: {
          ...hero,
          gold: hero.gold - fact.price,
          broken: without(hero.broken, fact.weapon),
          weapons: [...hero.weapons, fact.weapon],
        },
      };
    }
    default:
      return unreachable(fact);
  }
}

function exchanged(state: State, fact: Extract<DonjonFact, { is: 'exchanged' }>): State {
  const { combat } = state;
  if (combat === null) return state;
  const { means } = fact;
  return {
    ...state,
    hero: means.by === 'weapon' ? inHand(state.hero, means.weapon) : state.hero,
    pv: fact.pv,
    foes: fact.dealt === 0 ? state.foes : state.foes.with(combat.foe, fact.foePv),
    combat: {
      foe: combat.foe,
      from: combat.from,
      exchanges: fact.again ? combat.exchanges : combat.exchanges + 1,
      ward: combat.ward,
      disarmed: combat.disarmed || fact.foeFumble === 'break',
      again: fact.again ? { means, fumble: fact.fumble } : null,
    },
  };
}

function nextExchange(combat: Combat | null): Combat | null {
  return combat === null ? null : { ...combat, exchanges: combat.exchanges + 1 };
}

function opened(state: State, content: ChestContent): State {
  const { hero } = state;
  switch (content.kind) {
    case 'needle':
      return { ...state, pv: content.pv };
    case 'gold':
      return { ...state, hero: { ...hero, gold: hero.gold + content.gold } };
    case 'potion':
    case 'scroll':
      return content.kept ? { ...state, hero: received(hero, content) } : state;
    case 'armour':
      return { ...state, hero: received({ ...hero, gold: hero.gold + content.resale }, content) };
    case 'weapon':
    case 'spell':
      return { ...state, hero: received(hero, content) };
    default:
      return unreachable(content);
  }
}

function received(hero: Hero, ware: Purchase): Hero {
  switch (ware.kind) {
    case 'potion':
      return { ...hero, potions: hero.potions + 1 };
    case 'scroll':
      return { ...hero, [ware.id]: hero[ware.id] + 1 };
    case 'weapon':
      return { ...hero, weapons: [...hero.weapons, ware.id] };
    case 'spell':
      return { ...hero, spells: [...hero.spells, ware.id] };
    case 'armour':
      return { ...hero, armour: ware.id };
    default:
      return unreachable(ware);
  }
}

function parted(hero: Hero, ware: Sale): Hero {
  return ware.kind === 'scroll'
    ? { ...hero, [ware.id]: hero[ware.id] - 1 }
    : { ...hero, weapons: without(hero.weapons, ware.id) };
}

/** The weapon in hand is the first of the list. */
function inHand(hero: Hero, weapon: Hero['weapons'][number]): Hero {
  if (hero.weapons[0] === weapon) return hero;
  return { ...hero, weapons: [weapon, ...without(hero.weapons, weapon)] };
}

function withoutWeapon(hero: Hero, weapon: Hero['weapons'][number], kept: boolean): Hero {
  const weapons = without(hero.weapons, weapon);
  return { ...hero, weapons, broken: kept ? [...hero.broken, weapon] : hero.broken };
}

/** The list without its first `item`. */
function without<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item);
  return at < 0 ? list : list.toSpliced(at, 1);
}
