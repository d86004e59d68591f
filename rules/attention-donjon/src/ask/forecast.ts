import {
  add,
  type Chance,
  compare,
  endings,
  explore,
  type Forecast,
  type Fraction,
  fraction,
  multiply,
  type Way,
} from '@arbitre/kernel';
import { cellNamed } from '../play/naming.ts';
import { startAttack } from '../adventure/attack.ts';
import type { CommandOf } from '../play/command.ts';
import { dodgeDifficulty, dodgeOfZoneMove } from '../movement/dodge.ts';
import { strikersIn } from '../movement/reaction.ts';
import type { Attack } from '../adventure/equipment.ts';
import { attacksOf, type Figure, hasTalent, meleeAttackOf } from '../turn/figure.ts';
import type { AttackMode } from '../play/frame.ts';
import { goesOn, takeCommand } from '../play/decide.ts';
import { offersOf } from '../play/offers.ts';
import { geometryAt, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import { traitDice } from '../adventure/stats.ts';
import { Unfolding } from '../play/unfolding.ts';
import { effectiveDifficulty, rollDice, successesOf } from '../adventure/trait.ts';

/** Published odds stand before any Joker, Heroism, guardian or gamble. */
function plain(state: State): State {
  const figures = Object.fromEntries(
    Object.entries(state.figures).map(([id, figure]) => [id, { ...figure, heroism: 0, guarded: true }]),
  );
  return { ...state, figures, jokers: {}, stack: [{ kind: 'turns', asked: [] }] };
}

/** A table on which nobody gambles. */
class PlainUnfolding extends Unfolding {
  override roll(spec: Parameters<Unfolding['roll']>[0]): void {
    super.roll({ ...spec, gamble: 'never' });
  }
}

/** What a whole attack deals, played by the very rules that play it: wounds, and whether it hit. */
function playAttack(
  state: State,
  attacker: string,
  target: string,
  attack: Attack,
  mode: AttackMode,
  chance: Chance,
): { readonly wounds: number; readonly hit: boolean } {
  const unfolding = new PlainUnfolding(state, chance);
  const health = theFigure(state, target).health;
  startAttack(unfolding, theFigure(state, attacker), theFigure(state, target), attack, mode);
  let wounds = 0;
  let hit = false;
  while (unfolding.state.stack.length > 1) {
    const frame = unfolding.state.stack.at(-1);
    if (frame?.kind === 'death') break;
    if (frame?.kind === 'attack') {
      wounds = Math.max(wounds, frame.wounds);
      hit ||= frame.stage !== 'roll' && frame.stage !== 'judge';
    }
    if (frame?.kind === 'attack' && frame.stage === 'shove') break; // what a push does next is another matter
    if (!goesOn(unfolding)) decline(unfolding);
  }
  return { wounds: Math.min(wounds, health), hit };
}

/** Every choice on the way is declined: the first offer of a hit is its plain damage. */
function decline(unfolding: Unfolding): void {
  const offers = offersOf(unfolding.state);
  const quiet =
    offers.find(({ command }) => command.do === 'accept' || command.do === 'pass' || command.do === 'damage') ??
    offers[0];
  if (quiet !== undefined) takeCommand(unfolding, quiet.command);
}

/** The exact distribution of the wounds an attack deals. */
export function attackOdds(
  state: State,
  attacker: Figure,
  target: Figure,
  attack: Attack,
  mode: AttackMode,
): readonly { readonly wounds: number; readonly hit: boolean; readonly weight: Fraction }[] {
  const calm = plain(state);
  const explored = explore(
    (chance) => playAttack(calm, attacker.id, target.id, attack, mode, chance),
    ({ wounds, hit }) => `${wounds} ${hit}`,
  );
  return explored.exact ? explored.outcomes.map(({ value, weight }) => ({ ...value, weight })) : [];
}

/** What may change a dodge: a blessing, a curse, another Difficulty than that of the zones. */
export interface DodgeTerms {
  readonly blessed?: boolean;
  readonly cursed?: boolean;
  readonly difficulty?: number;
}

/** The exact distribution of the successes a dodge misses: one free attack each (ad.x.dodge). */
export function dodgeOdds(
  state: State,
  mover: Figure,
  to: number,
  { blessed = false, cursed = false, difficulty: other }: DodgeTerms = {},
): readonly { readonly missing: number; readonly weight: Fraction }[] {
  const { needed, difficult } = dodgeOfZoneMove(state, mover, to);
  if (needed === 0 || hasTalent(mover, 'elusive') || (hasTalent(mover, 'dodge-mastery') && !difficult))
    return [{ missing: 0, weight: fraction(1) }];
  const base = other ?? dodgeDifficulty(mover, difficult, false);
  const difficulty = base - (blessed ? 1 : 0) + (cursed ? 1 : 0); // ad.x.bless
  const dice = traitDice(state, mover, 'agility');
  const explored = explore(
    (chance) =>
      Math.max(0, needed - successesOf(rollDice(chance, dice, [effectiveDifficulty(difficulty)]), difficulty)),
    String,
  );
  return explored.exact ? explored.outcomes.map(({ value, weight }) => ({ missing: value, weight })) : [];
}

interface Running {
  readonly stage: 'dodge' | 'struck';
  readonly attacks: number;
  readonly struck: number;
  readonly wounds: number;
}

/** Weights of one state as whole numbers out of their sum. */
function waysOf<T>(
  outcomes: readonly { readonly weight: Fraction }[],
  to: (index: number) => Way<T, string>['to'],
): readonly Way<T, string>[] {
  const common = outcomes.reduce((least, { weight }) => (least * weight.d) / gcd(least, weight.d), 1n);
  return outcomes.map(({ weight }, index) => ({ weight: Number(multiply(weight, fraction(common)).n), to: to(index) }));
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** How many free attacks a zone move will cost, and then how many wounds, exactly. */
export function dodgeForecast(state: State, command: CommandOf<'zoneMove'>, mover: Figure): Forecast | null {
  const to = cellNamed(geometryAt(state), command.to);
  if (to === null || dodgeOfZoneMove(state, mover, to).needed === 0) return null;
  const there = strikersIn(state, mover, state.plan.zones[to] ?? '', []);
  const strikers = [...strikersIn(state, mover, zoneOfFigure(state, mover), []), ...there];
  const missing = dodgeOdds(state, mover, to);
  const blows = strikers.map((striker) => {
    const attack = meleeAttackOf(striker);
    return attack === null ? [] : attackOdds(state, striker, mover, attack, 'free');
  });
  const end = ({ attacks, wounds }: Running) =>
    `attacks ${attacks} wounds ${wounds}${wounds >= mover.health ? ' dead' : ''}`;
  const solved = endings<Running, string>(
    { stage: 'dodge', attacks: 0, struck: 0, wounds: 0 },
    (now) => JSON.stringify(now),
    (now) => {
      if (now.stage === 'dodge') {
        return waysOf(missing, (index) => {
          const attacks = Math.min(missing[index]?.missing ?? 0, strikers.length); // attacks that nobody can deliver are lost
          const next: Running = { stage: 'struck', attacks, struck: 0, wounds: 0 };
          return attacks === 0 ? { end: end(next) } : { state: next };
        });
      }
      const blow = blows[now.struck] ?? [];
      return waysOf(blow, (index) => {
        const next = { ...now, struck: now.struck + 1, wounds: now.wounds + (blow[index]?.wounds ?? 0) };
        return next.struck === next.attacks || next.wounds >= mover.health ? { end: end(next) } : { state: next };
      });
    },
  );
  return solved === null ? null : { assuming: 'plain-dice', endings: mostLikelyFirst(solved) };
}

/** How many wounds an attack will deal, exactly. */
export function attackForecast(state: State, command: CommandOf<'attack'>, attacker: Figure): Forecast | null {
  const attack = attacksOf(attacker).find(({ id }) => id === command.with);
  const target = state.figures[command.target];
  if (attack === undefined || target === undefined || command.drop !== undefined) return null;
  const merged = new Map<string, Fraction>();
  for (const { wounds, weight } of attackOdds(state, attacker, target, attack, command.mode)) {
    const ending = `wounds ${wounds}${wounds >= target.health ? ' dead' : ''}`;
    const known = merged.get(ending);
    merged.set(ending, known === undefined ? weight : add(known, weight));
  }
  return merged.size === 0 ? null : { assuming: 'plain-dice', endings: mostLikelyFirst(merged) };
}

function mostLikelyFirst(weights: ReadonlyMap<string, Fraction>): Forecast['endings'] {
  return [...weights].map(([ending, weight]) => ({ ending, weight })).sort((a, b) => compare(b.weight, a.weight));
}
