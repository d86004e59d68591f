import type { Cell, Proposal } from '@arbitre/kernel';
import { judgeAttack } from '../adventure/attack.ts';
import { activeEnemiesIn, traitDice } from '../adventure/stats.ts';
import { strikersIn } from '../movement/reaction.ts';
import { dodgeDifficulty, dodgeOfZoneMove } from '../movement/dodge.ts';
import { areZonesAdjacent, borderCells, zoneOf } from '../space/geometry.ts';
import { isEffectGround } from '../space/plan.ts';
import { attacksOf, canAct, type Figure, hasCondition, isImmovable, meleeAttackOf } from '../turn/figure.ts';
import { cellNamed, nameOf } from '../play/naming.ts';
import { shifts } from '../movement/step.ts';
import type { Command, CommandOf } from '../play/command.ts';
import type { FrameOf } from '../play/frame.ts';
import { offersOf } from '../play/offers.ts';
import { figuresOf, geometryAt, groundOf, heroesOf, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import {
  type Aim,
  aimFor,
  aimOf,
  captives,
  enemies,
  isBound,
  roundsToSpare,
  standsFor,
  strikesBefore,
  zonesTo,
} from './goal.ts';
import { type Blow, blowOf, successOdds } from './odds.ts';
import { FAR, LEG, legOf, type Travel, travelTo } from './travel.ts';

type Turn = FrameOf<'turn'>;

/** What a hero's turn is judged by, worked out once for all its offers. */
interface Thoughts {
  readonly state: State;
  readonly hero: Figure;
  readonly turn: Turn;
  readonly aim: Aim;
  readonly travel: Travel;
  /** Zones between each zone and the aim. */
  readonly nearness: ReadonlyMap<string, number>;
  readonly foes: readonly Figure[];
  /** The best attack from where the hero stands. */
  readonly strike: number;
  /** Rounds to spare for the errand. */
  readonly spare: number;
  /** What going to a zone costs or brings whatever the cell, worked out when first asked. */
  readonly zones: Map<string, number>;
}

/** What a hero has in mind for the turn. */
function thoughtsOf(state: State, turn: Turn): Thoughts {
  const hero = theFigure(state, turn.figure);
  const aim = aimFor(state, hero);
  const { cells, more } = standsFor(state, aim);
  const travel = travelTo(state, cells, more);
  const nearness = aim.kind === 'escort' && cells.length === 0 ? abreast(state) : zonesTo(state, aim.cells);
  const strike = strikeFrom(state, hero, hero.at);
  const [foes, spare] = [enemies(state), roundsToSpare(state)];
  return { state, hero, turn, aim, travel, nearness, strike, foes, spare, zones: new Map() };
}

/** With nobody to fight, the company walks where the captive will be next: how many zones each zone is from there. */
function abreast(state: State): ReadonlyMap<string, number> {
  const [captive] = captives(state);
  if (captive === undefined || state.goal.kind !== 'rescue') return new Map();
  const home = zonesTo(state, [state.goal.cell]);
  const next = Math.max(0, (home.get(zoneOfFigure(state, captive)) ?? 0) - 2);
  return new Map([...home].map(([zone, far]) => [zone, Math.abs(far - next)]));
}

/** Is there somebody to strike, or somewhere to go? */
export function hasWork(state: State, turn: Turn): boolean {
  const hero = theFigure(state, turn.figure);
  if (!canAct(hero) || hasCondition(hero, 'prone') || strikeFrom(state, hero, hero.at) > 0) return true;
  const { cells, more } = standsFor(state, aimFor(state, hero));
  const away = travelTo(state, cells, more).actions(hero.at, LEG.fresh);
  return away > 0 && away < FAR;
}

/** What the best placement step left in this turn is worth to a hero; 0 when none is of use. */
export function bestStep(state: State, turn: Turn, hero: Figure): number {
  if (turn.budget.spent >= 2) return 0;
  const thoughts = thoughtsOf(state, turn);
  const geometry = geometryAt(state);
  return shifts(groundOf(state), hero.at).reduce(
    (best, { to }) => Math.max(best, moveWorth(thoughts, { do: 'shift', to: nameOf(geometry, to) })),
    0,
  );
}

/** The turn of a hero: what to do next with the Actions left. */
export function acting(state: State, turn: Turn): readonly Proposal<Command>[] {
  const thoughts = thoughtsOf(state, turn);
  return offersOf(state).map(({ command }) => {
    const [prior, why] = worthOf(thoughts, command);
    return { command, prior, why: [why] };
  });
}

function worthOf(thoughts: Thoughts, command: Command): readonly [number, string] {
  const { state, hero } = thoughts;
  switch (command.do) {
    case 'attack':
      return [attackWorth(thoughts, command), 'strike'];
    case 'zoneMove':
    case 'shift':
      return [moveWorth(thoughts, command), moveReason(thoughts, command)];
    case 'reveal':
      return [revealWorth(thoughts), 'explore'];
    case 'release':
      return [releaseWorth(thoughts), 'free'];
    case 'recover':
      return [hasCondition(hero, 'stunned') ? 30 : recoverWorth(thoughts), 'heal'];
    case 'care':
      return [careWorth(thoughts, state.figures[command.target]), 'heal'];
    case 'use':
      return [hero.health <= 3 ? 25 : -5, 'heal'];
    case 'stand':
    case 'wake':
    case 'struggle':
      return [60, 'stand'];
    case 'rage':
      return [activeEnemiesIn(state, hero, zoneOfFigure(state, hero)).length > 0 ? 6 : -5, 'rage'];
    case 'roar':
    case 'benediction':
      return [5, 'help'];
    case 'search':
      return [thoughts.foes.some((foe) => !isImmovable(foe)) || thoughts.aim.kind !== 'slay' ? 2 : 6, 'search'];
    case 'end':
      return [0, 'ready'];
    default:
      return [-15, 'ready'];
  }
}

/** How much an enemy is worth being rid of. */
export function menace(state: State, foe: Figure): number {
  if (!canAct(foe)) return 8;
  const [captive] = captives(state);
  const guards = captive !== undefined && zoneOfFigure(state, captive) === zoneOfFigure(state, foe);
  if (isImmovable(foe)) return guards || state.goal.kind === 'slay' ? 30 : 6;
  const attack = foe.profile.attacks[0];
  return 24 + 4 * (attack?.damage ?? 0) + (guards ? 15 : 0);
}

/** What harm to an enemy is worth: a wound that does not fell it is less than its share. */
export function worthOfHarm(menaced: number, { health }: Figure, { kills, wounds }: Omit<Blow, 'hits'>): number {
  return menaced * (kills + (0.45 * (wounds - kills * health)) / health);
}

function attackWorth({ state, hero, turn }: Thoughts, command: CommandOf<'attack'>): number {
  const target = state.figures[command.target];
  const attack = attacksOf(hero).find(({ id }) => id === command.with);
  if (target === undefined || attack === undefined || command.drop !== undefined) return -20;
  const worth = worthOfHarm(menace(state, target), target, blowOf(state, hero, target, attack, command.mode)) + 2;
  // Both Actions for one die more: only when there is nothing else to do with the second.
  return command.mode === 'precise' ? worth - (turn.budget.spent === 0 ? 6 : 0) : worth;
}

/** The best attack a figure could make from a cell, were it there. */
export function strikeFrom(state: State, hero: Figure, at: Cell): number {
  const there = { ...hero, at };
  const moved = { ...state, figures: { ...state.figures, [hero.id]: there } };
  let best = 0;
  for (const foe of enemies(state)) {
    for (const attack of attacksOf(there)) {
      if (judgeAttack(moved, there, foe, attack) !== null) continue;
      best = Math.max(best, worthOfHarm(menace(state, foe), foe, blowOf(moved, there, foe, attack, 'plain')) + 2);
    }
  }
  return best;
}

/** What the enemies of a zone would take from a hero who ends there: mean wounds in their next turn. */
function dangerAt(state: State, hero: Figure, zone: string): number {
  let sum = 0;
  for (const foe of activeEnemiesIn(state, hero, zone)) {
    const attack = meleeAttackOf(foe) ?? foe.profile.attacks[0];
    if (attack !== undefined) sum += blowOf(state, foe, hero, attack, 'plain').wounds;
  }
  return sum;
}

function moveWorth(thoughts: Thoughts, command: CommandOf<'zoneMove' | 'shift'>): number {
  const { state, hero, turn, aim, spare } = thoughts;
  const to = cellNamed(geometryAt(state), command.to);
  if (to === null || isEffectGround(state.plan.ground[to] ?? 'void')) return -80;
  const pace = aim.kind === 'slay' ? 7 : 11 + 9 * Math.max(0, Math.min(3, 3 - spare)); // the later it is, the less one stops to fight
  let worth = pace * actionsSaved(thoughts, command, to) + zoneWorth(thoughts, command.do, to);
  const mayStrike = !turn.budget.standard && turn.budget.spent === 0;
  if (mayStrike) worth += Math.max(0, strikeFrom(state, hero, to) - thoughts.strike) * 0.8;
  return worth - 1 + inTheWay(thoughts, hero.at) - inTheWay(thoughts, to);
}

/** What a move brings or costs by the zone it leads to: how near the aim that is, who strikes there and on the way, whom one shields. */
function zoneWorth(thoughts: Thoughts, by: 'zoneMove' | 'shift', to: Cell): number {
  const { state, hero, zones, nearness } = thoughts;
  const [here, there] = [zoneOfFigure(state, hero), zoneOf(geometryAt(state), to)];
  const known = zones.get(`${by} ${there}`);
  if (known !== undefined) return known;
  const far = (zone: string) => nearness.get(zone) ?? 9;
  const fragile = hero.health <= 2 ? 2 : hero.health <= 4 ? 1 : 0.5;
  let worth = 2 * (far(here) - far(there));
  worth -= fragile * 6 * (dangerAt(state, hero, there) - dangerAt(state, hero, here));
  if (by === 'zoneMove') worth += baitWorth(thoughts) - dodgeCost(state, hero, to, fragile);
  worth += shields(thoughts, there) - shields(thoughts, here);
  zones.set(`${by} ${there}`, worth);
  return worth;
}

/** Whoever leaves first draws the free attack that would have struck the captive: a Reaction comes once a Round. */
function baitWorth({ state, hero }: Thoughts): number {
  const [captive] = captives(state);
  if (captive === undefined || isBound(state) || hero.health <= 2) return 0;
  const zone = zoneOfFigure(state, hero);
  const due = (state.hands[captive.group ?? ''] ?? []).some(({ done }) => !done);
  if (!due || zoneOfFigure(state, captive) !== zone) return 0;
  return 9 * Math.min(2, strikersIn(state, captive, zone, []).length);
}

/** With a hero beside her the captive is not the only one to strike at: worth something while enemies play before she does. */
function shields({ state, hero }: Thoughts, zone: string): number {
  const [captive] = captives(state);
  if (captive === undefined || isBound(state) || zoneOfFigure(state, captive) !== zone) return 0;
  const alone = heroesOf(state).every((other) => other.id === hero.id || zoneOfFigure(state, other) !== zone);
  return alone && strikesBefore(state, captive).length > 0 ? 22 : 0;
}

/** What it costs the company when somebody stops in a doorway or on the way out: most when the captive has to pass. */
function inTheWay({ state, hero, aim, nearness }: Thoughts, at: Cell): number {
  const found = captives(state).length > 0;
  if (state.goal.kind === 'rescue' && at === state.goal.cell) return found ? 60 : 6;
  const geometry = geometryAt(state);
  const zone = zoneOf(geometry, at);
  const narrow = [...(geometry.zonesNear.get(zone) ?? [])].some((other) => {
    const border = borderCells(geometry, zone, other);
    return border.length === 1 && border[0] === at;
  });
  if (!narrow) return 0;
  if (aim.kind === 'escort' || (found && !isBound(state))) return 25;
  const own = nearness.get(zone) ?? 9;
  const behind = heroesOf(state).filter(
    (other) => other.id !== hero.id && canAct(other) && (nearness.get(zoneOfFigure(state, other)) ?? 9) >= own,
  ).length;
  return found ? 8 + 7 * behind : 2;
}

/** What a move is for, as a player would say it. */
function moveReason(thoughts: Thoughts, command: CommandOf<'zoneMove' | 'shift'>): string {
  const { state, hero, aim } = thoughts;
  const geometry = geometryAt(state);
  const to = cellNamed(geometry, command.to);
  if (to === null) return 'approach';
  if (command.do === 'zoneMove' && baitWorth(thoughts) > 0) return 'bait';
  if (shields(thoughts, zoneOf(geometry, to)) > shields(thoughts, zoneOfFigure(state, hero))) return 'shield';
  if (inTheWay(thoughts, hero.at) > inTheWay(thoughts, to)) return 'make-way';
  return MOVE_REASONS[aim.kind];
}

const MOVE_REASONS = {
  slay: 'meet',
  explore: 'to-door',
  free: 'to-captive',
  escort: 'escort',
  reach: 'approach',
} as const satisfies Readonly<Record<Aim['kind'], string>>;

/** Actions a move brings one nearer, compared with another use of the same Action. */
function actionsSaved({ turn, hero, travel }: Thoughts, { do: by }: CommandOf<'zoneMove' | 'shift'>, to: Cell): number {
  const { budget } = turn;
  const idle = budget.spent === 0 ? LEG.moveLeft : LEG.fresh;
  const paid = { ...budget, spent: budget.spent + 1, zoneMoves: budget.zoneMoves + (by === 'zoneMove' ? 1 : 0) };
  const before = travel.actions(hero.at, idle);
  const after = travel.actions(to, paid.spent >= 2 ? LEG.fresh : legOf(paid));
  return before >= FAR && after >= FAR ? 0 : Math.max(-3, Math.min(3, before - after));
}

/** What a zone move among enemies is expected to cost: a free attack for each success that is missing. */
function dodgeCost(state: State, hero: Figure, to: Cell, fragile: number): number {
  const { needed, difficult } = dodgeOfZoneMove(state, hero, to);
  if (needed === 0) return 0;
  const odds = successOdds(traitDice(state, hero, 'agility'), dodgeDifficulty(hero, difficult, false));
  let missing = 0;
  odds.forEach((chance, successes) => {
    missing += chance * Math.max(0, needed - successes);
  });
  const here = zoneOfFigure(state, hero);
  const each = dangerAt(state, hero, here) / Math.max(1, activeEnemiesIn(state, hero, here).length);
  return missing * each * 8 * fragile + 2;
}

/** A new room: better when the others are near, hale and free of enemies. */
function revealWorth({ state, hero, foes }: Thoughts): number {
  const awake = foes.filter((foe) => canAct(foe) && !isImmovable(foe)).length;
  const hurt = figuresOf(state).filter(({ side, health }) => side === 'hero' && health <= 2).length;
  const late = state.lastRound === null ? 0 : (30 * state.round) / state.lastRound;
  return (aimOf(state).kind === 'explore' ? 45 : -30) + late - 12 * awake - 4 * hurt + (hero.health > 3 ? 4 : 0);
}

/** Free the captive: once those who would strike her as she leaves are down, or there is no more time. */
function releaseWorth({ state, hero, spare }: Thoughts): number {
  const [captive] = captives(state);
  if (captive === undefined || !isBound(state)) return 10;
  const zone = zoneOfFigure(state, captive);
  const guards = activeEnemiesIn(state, hero, zone);
  const free = guards.filter((foe) => !isImmovable(foe)).length;
  const geometry = geometryAt(state);
  const near = enemies(state).filter(
    (foe) => canAct(foe) && !isImmovable(foe) && areZonesAdjacent(geometry, zoneOfFigure(state, foe), zone),
  ).length;
  const urgent = spare <= 0 ? 150 : 0;
  const toll = 30 * free + (hero.health <= 2 ? 14 : 7) * near + ON_HER_WAY * inHerWay(state, captive);
  return 45 + urgent - toll - 4 * (guards.length - free);
}

/** What each enemy between her and the way out takes from freeing the captive. */
const ON_HER_WAY = 8;

/** Enemies on the move nearer to the way out than the captive, not beside her. */
function inHerWay(state: State, captive: Figure): number {
  if (state.goal.kind !== 'rescue') return 0;
  const geometry = geometryAt(state);
  const zone = zoneOfFigure(state, captive);
  const home = zonesTo(state, [state.goal.cell]);
  const own = home.get(zone) ?? 0;
  return enemies(state).filter((foe) => {
    const there = zoneOfFigure(state, foe);
    if (!canAct(foe) || isImmovable(foe) || areZonesAdjacent(geometry, there, zone)) return false;
    return there !== zone && (home.get(there) ?? 9) < own;
  }).length;
}

/** A breath is worth most to whoever is nearly down. */
function recoverWorth({ hero, spare }: Thoughts): number {
  return (hero.health <= 1 ? 22 : hero.health <= 2 ? 16 : 9) - (spare <= 1 ? 6 : 0);
}

function careWorth({ state, hero }: Thoughts, patient: Figure | undefined): number {
  if (patient === undefined) return -10;
  const missing = patient.profile.health - patient.health;
  const quiet = activeEnemiesIn(state, hero, zoneOfFigure(state, hero)).length === 0;
  const down = canAct(patient) ? 0 : 25;
  return 3 * missing + down + (quiet ? 0 : -6) - 4;
}
