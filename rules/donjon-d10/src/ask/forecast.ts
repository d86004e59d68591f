import {
  add,
  compare,
  explore,
  type Forecast,
  type Fraction,
  fraction,
  multiply,
  ONE,
  subtract,
  type Weighted,
  ZERO,
} from '@arbitre/kernel';
import { rollAlone } from '../combat/unopposed.ts';
import { duelOf, foeSide, heroArmour } from '../combat/sides.ts';
import type { Command } from '../play/command.ts';
import { potionStrength, WARD } from '../dungeon/equipment.ts';
import type { Duel } from '../combat/opposed-roll.ts';
import { exchangeOdds, settledOdds } from './exchange-odds.ts';
import { type FightPhase, type FightWay, fightOdds } from './fight-odds.ts';
import { heroMaximum, recovered } from '../hero/hit-points.ts';
import { type Means, meansOf } from '../combat/means.ts';
import { type Combat, foeOf, type State } from '../play/state.ts';

/** Beyond so many states a forecast is not worth waiting for before every exchange. */
const MOST_STATES = 120_000;

/** What the hero goes on doing: until it is lost, once, or to the end. */
interface Stance {
  readonly means: Means;
  readonly lasts: 'until-lost' | 'once' | 'for-good';
}

/** How the whole fight would end if the hero went on like this. */
export function forecast(state: State, command: Command): readonly Forecast[] {
  const { combat, rulings } = state;
  if (combat === null || rulings.exchangesPerTurn === 'one') return [];
  const means = command.do === 'roll' ? (combat.again?.means ?? null) : meansOf(command);
  if (means !== null) return sameToTheEnd(state, combat, means);
  if (command.do === 'drink') return onceThenBest(state, combat, potionStrength(state.floor.number), 0);
  return command.do === 'read' && command.scroll === 'protection' ? onceThenBest(state, combat, 0, WARD) : [];
}

function sameToTheEnd(state: State, combat: Combat, means: Means): readonly Forecast[] {
  const { hero, rulings, pv } = state;
  if (means.by === 'flight') {
    const phases = phasesOf(state, combat, [{ means, lasts: 'for-good' }]);
    return toForecast(state, pv, 'flight-to-the-end', 'escape', phases);
  }
  // A scroll's fumble that breaks the weapon in hand ties two losses together: no stance describes that.
  if (means.by === 'flames' && rulings.scrollFumble === 'equippedWeaponBreaks' && hero.weapons.length > 0) return [];
  const stances = [...repeated(state, means), { means: bestMeans(state, combat, means), lasts: 'for-good' } as const];
  return toForecast(state, pv, 'same-then-best', 'victory', phasesOf(state, combat, stances));
}

/** As long as the same can be done: each copy of a weapon until it breaks, each scroll once. */
function repeated({ hero, combat }: State, means: Means): readonly Stance[] {
  switch (means.by) {
    case 'weapon':
      return hero.weapons.filter((id) => id === means.weapon).map(() => ({ means, lasts: 'until-lost' }));
    case 'flames': {
      const inUse = combat?.again?.means.by === 'flames' ? 1 : 0;
      return Array.from({ length: hero.flames + inUse }, () => ({ means, lasts: 'once' }));
    }
    case 'bare-hands':
      return [{ means, lasts: 'for-good' }];
    default:
      return [{ means, lasts: 'until-lost' }];
  }
}

/** Of what would be left once `spent` is gone, that which deals the most damage an exchange on average. */
function bestMeans(state: State, combat: Combat, spent: Means | null): Means {
  const { hero, rulings } = state;
  const weapons = [...new Set(hero.weapons)].filter((id) => spent?.by !== 'weapon' || spent.weapon !== id);
  const spells = hero.spells.filter((id) => spent?.by !== 'spell' || spent.spell !== id);
  const candidates: readonly Means[] = [
    ...weapons.map((weapon) => ({ by: 'weapon', weapon }) as const),
    ...spells.map((spell) => ({ by: 'spell', spell }) as const),
    ...(weapons.length === 0 ? [{ by: 'bare-hands' } as const] : []),
  ];
  let best: Means = { by: 'bare-hands' };
  let most = fraction(-1);
  for (const means of candidates) {
    const dealt = meanDealt(laterDuel(state, combat, means), rulings);
    if (compare(dealt, most) > 0) [best, most] = [means, dealt];
  }
  return best;
}

function meanDealt(duel: Duel, rulings: State['rulings']): Fraction {
  const odds = exchangeOdds(duel, rulings);
  return odds.reduce((sum, { value, weight }) => add(sum, multiply(fraction(value.dealt), weight)), ZERO);
}

/** A duel past the first exchange: nobody is out of reach, no fumble is kept. */
function laterDuel(state: State, combat: Combat, means: Means): Duel {
  return duelOf(state, { ...combat, exchanges: combat.exchanges + 1, again: null }, means);
}

/** dx.x.potion, dx.x.scroll.protection: the creature strikes once, then the best weapon speaks. */
function onceThenBest(state: State, combat: Combat, healing: number, ward: number): readonly Forecast[] {
  const { hero, rulings } = state;
  const pv = state.pv + recovered(state.pv, healing, heroMaximum(hero, rulings));
  const warded = { ...combat, ward: combat.ward + ward };
  const foe = foeSide(foeOf(state, combat), combat, null, rulings);
  const blows = explore((chance) => rollAlone(foe, heroArmour(hero, warded), rulings, chance).suffered, String);
  if (!blows.exact) return [];
  const best = bestMeans(state, warded, null);
  const stances = [...repeated(state, best), { means: bestMeans(state, warded, best), lasts: 'for-good' } as const];
  const opening = whole(blows.outcomes).map(({ value, weight }) => ({ weight, dealt: 0, suffered: value, next: 1 }));
  const rest = phasesOf(state, { ...warded, exchanges: combat.exchanges + 1 }, stances, 1);
  return toForecast(state, pv, 'once-then-best', 'victory', [opening, ...rest]);
}

/** A phase of a fight: which stance, whether this is its very first exchange, whether the creature has lost its weapon. */
interface Node {
  readonly stance: number;
  readonly first: boolean;
  readonly disarmed: boolean;
}

/** Nodes in an order in which none leads to an earlier one. */
function rank({ stance, first, disarmed }: Node): number {
  return 4 * stance + (disarmed ? 2 : 0) + (first ? 0 : 1);
}

/** One way on from a node. */
interface NodeWay {
  readonly dealt: number;
  readonly suffered: number;
  readonly to: Node | 'hit';
}

/** The phases of a fight fought by these stances in turn, those that can come about; `before` phases precede them. */
function phasesOf(state: State, combat: Combat, stances: readonly Stance[], before = 0): readonly FightPhase[] {
  const found = new Map<number, readonly Whole<NodeWay>[]>();
  const fresh = combat.exchanges === 0 || combat.again !== null;
  const waiting: Node[] = [{ stance: 0, first: fresh, disarmed: combat.disarmed }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const stance = stances[node.stance];
    if (stance === undefined || found.has(rank(node))) continue;
    const ways = waysFrom(state, combat, stance, node);
    found.set(rank(node), ways);
    for (const { value } of ways) if (value.to !== 'hit') waiting.push(value.to);
  }
  const order = [...found.keys()].sort((a, b) => a - b);
  return order.map((key) =>
    (found.get(key) ?? []).map(({ value: { dealt, suffered, to }, weight }): FightWay => {
      return { weight, dealt, suffered, next: to === 'hit' ? to : before + order.indexOf(rank(to)) };
    }),
  );
}

/** What an exchange may lead to from a node, results that come to the same taken together. */
function waysFrom(state: State, combat: Combat, { means, lasts }: Stance, node: Node): readonly Whole<NodeWay>[] {
  const now = { ...combat, disarmed: node.disarmed };
  const duel = node.first ? duelOf(state, now, means) : laterDuel(state, now, means);
  const merged = new Map<string, Weighted<NodeWay>>();
  for (const { value, weight } of settledOdds(duel, state.rulings)) {
    const { dealt, suffered, winner, fumble, disarms } = value;
    const lost = lasts === 'once' || (lasts === 'until-lost' && fumble === 'break');
    const next = { stance: lost ? node.stance + 1 : node.stance, first: false, disarmed: node.disarmed || disarms };
    const to = duel.flight && winner === 'hero' ? 'hit' : next;
    const key = `${dealt} ${suffered} ${to === 'hit' ? to : rank(to)}`;
    const known = merged.get(key)?.weight ?? ZERO;
    merged.set(key, { value: { dealt, suffered, to }, weight: add(known, weight) });
  }
  return whole([...merged.values()]);
}

/** A value and how many times out of a common number it comes. */
interface Whole<T> {
  readonly value: T;
  readonly weight: bigint;
}

/** The same odds with whole weights. */
function whole<T>(odds: readonly Weighted<T>[]): readonly Whole<T>[] {
  const common = odds.reduce((multiple, { weight }) => leastCommonMultiple(multiple, weight.d), 1n);
  return odds.map(({ value, weight }) => ({ value, weight: weight.n * (common / weight.d) }));
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return a * fraction(b, a).n; // b/a in lowest terms has b / gcd(a, b) on top
}

/** The two endings of a fight, the likelier first. */
function toForecast(
  state: State,
  heroPv: number,
  assuming: string,
  hope: 'victory' | 'escape',
  phases: readonly FightPhase[],
): readonly Forecast[] {
  const foePv = state.foes[state.combat?.foe ?? -1] ?? 0;
  if (heroPv * foePv * phases.length > MOST_STATES) return [];
  const chance = fightOdds(phases, heroPv, foePv);
  if (chance === null) return [];
  const endings = [
    { ending: hope, weight: chance },
    { ending: 'death', weight: subtract(ONE, chance) },
  ].filter(({ weight }) => compare(weight, ZERO) > 0);
  return [{ assuming, endings: endings.sort((a, b) => compare(b.weight, a.weight)) }];
}
