import { neighbour, OFF_BOARD, type Proposal } from '@arbitre/kernel';
import type { Attack } from '../adventure/equipment.ts';
import { activeEnemiesIn, enduranceNow, enemiesOf, protectionNow, traitDice } from '../adventure/stats.ts';
import { dodgeDifficulty } from '../movement/dodge.ts';
import { strikersIn } from '../movement/reaction.ts';
import { bestStep, menace, strikeFrom, worthOfHarm } from './acting.ts';
import { blowOf, harmOf, successOdds } from './odds.ts';
import { isEffectGround } from '../space/plan.ts';
import { zoneOf } from '../space/geometry.ts';
import { attacksOf, canAct, type Figure, meleeAttackOf } from '../turn/figure.ts';
import type { Command } from '../play/command.ts';
import type { Frame, FrameOf } from '../play/frame.ts';
import { cellNamed } from '../play/naming.ts';
import { offersOf } from '../play/offers.ts';
import { geometryAt, groundOf, heroesOf, type State, zoneOfFigure } from '../play/state.ts';
import { pushedFrom } from '../push/push-resolver.ts';
import { captives, isBound, zonesTo } from './goal.ts';
import { LEG, travelTo } from './travel.ts';

/** Every choice that is not a hero's turn: dice, cards, pushes, death, and what a group's directives leave open. */
export function answering(state: State, frame: Frame): readonly Proposal<Command>[] {
  return offersOf(state).map(({ command }) => ({
    command,
    prior: answerWorth(state, frame, command),
    why: [reasonFor(state, frame, command)],
  }));
}

/** The verb says it, but where one verb serves two ends. */
function reasonFor(state: State, frame: Frame, command: Command): string {
  if (frame.kind === 'push') {
    const pushed = state.figures[groundOf(state).held.get(pushedFrom(frame)) ?? ''];
    return pushed?.side === 'enemy' ? 'push' : 'push-spare';
  }
  return frame.kind === 'attack' && frame.stage === 'spend' && command.do === 'damage' ? 'no-push' : command.do;
}

function answerWorth(state: State, frame: Frame, command: Command): number {
  if (frame.kind === 'roll') return rollWorth(state, frame, command);
  if (frame.kind === 'turn') return frame.begun ? memberWorth(state, frame, command) : command.do === 'act' ? 5 : 0;
  if (frame.kind === 'push') return pushWorth(state, frame, command);
  if (frame.kind === 'attack') return hitWorth(state, frame, command);
  if (frame.kind === 'move' && command.do === 'sacrifice') return sacrificeWorth(state, frame);
  if (frame.kind === 'reveal' && command.do === 'room') return frame.rooms.findIndex(({ id }) => id === command.room);
  return PLAIN[command.do] ?? plainWorth(state, command);
}

/** Verbs whose worth hardly depends on the moment. */
const PLAIN: Readonly<Partial<Record<Command['do'], number>>> = {
  keep: 2,
  free: 4,
  seize: 3,
  pass: 1,
  act: 5,
  wait: 0,
  roll: 4,
  sacrifice: 3,
  accept: 1,
  strike: 8,
  decline: 0,
  go: 5,
  stay: 0,
  die: -50,
  ready: 5,
  stow: 0,
  delegate: -1,
  reroll: 6,
};

function plainWorth(state: State, command: Command): number {
  switch (command.do) {
    case 'cheat':
      return { heroism: 30, 'grave-wound': 20, maximum: 15 }[command.by];
    case 'place':
    case 'spot':
      return farFromUs(state, command.at);
    case 'striker':
      return -threatOf(state, state.figures[command.figure]);
    case 'take':
      // A card that has brought trouble once is left to others.
      return -'AKQJ1098765432'.indexOf(command.card[0] ?? '2') - (state.omens[command.card] === undefined ? 0 : 20);
    default:
      return 0;
  }
}

/** Whoever appears does so as far from the captive on her way as the sheet allows, then from the heroes. */
function farFromUs(state: State, at: string): number {
  const geometry = geometryAt(state);
  const cell = cellNamed(geometry, at);
  if (cell === null) return 0;
  const zone = zoneOf(geometry, cell);
  const far = (from: readonly Figure[]) =>
    zonesTo(
      state,
      from.map((figure) => figure.at),
    ).get(zone) ?? 0;
  return 3 * far(heroesOf(state)) + (isBound(state) ? 0 : 6 * far(captives(state)));
}

function threatOf(state: State, figure: Figure | undefined): number {
  const [hero] = heroesOf(state);
  return figure === undefined || hero === undefined ? 0 : threatTo(state, figure, hero);
}

/** What its directives let a figure do: the players who run it choose what hurts them least. */
function memberWorth(state: State, turn: FrameOf<'turn'>, command: Command): number {
  const figure = state.figures[turn.figure];
  if (command.do === 'delegate') return -40;
  if (figure === undefined) return 0;
  if (figure.side !== 'enemy') return fleeWorth(state, turn, figure, command);
  if (command.do === 'attack') {
    const target = state.figures[command.target];
    const attack = attacksOf(figure).find(({ id }) => id === command.with);
    return target === undefined || attack === undefined ? 0 : harmWorth(state, figure, target, attack);
  }
  return command.do === 'zoneMove' ? preyWorth(state, figure, command.to) - 2 : -1;
}

/** What an attack of a group's figure costs the company. */
function harmWorth(state: State, figure: Figure, target: Figure, attack: Attack): number {
  const { kills, wounds } = blowOf(state, figure, target, attack, 'plain');
  if (target.side === 'ally') return -200 * kills - 20 * wounds - 12;
  return -(target.heroism > 0 ? 12 : 60) * kills - (8 * wounds) / Math.max(1, target.health);
}

/** What a figure that enters a zone will cost there: it strikes whom its directives and the company let it, the least to be pitied. */
function preyWorth(state: State, figure: Figure, to: string): number {
  const geometry = geometryAt(state);
  const cell = cellNamed(geometry, to);
  const attack = meleeAttackOf(figure);
  if (cell === null || attack === null) return 0;
  const zone = zoneOf(geometry, cell);
  const prey = enemiesOf(state, figure).filter((target) => canAct(target) && zoneOfFigure(state, target) === zone);
  return prey.length === 0 ? 0 : Math.max(...prey.map((target) => harmWorth(state, figure, target, attack)));
}

/** The captive on her way home: the cell from which fewest Actions are left, and nobody waits. */
function fleeWorth(state: State, turn: FrameOf<'turn'>, figure: Figure, command: Command): number {
  const geometry = geometryAt(state);
  const to = 'to' in command ? cellNamed(geometry, command.to) : null;
  if (to === null || state.goal.kind === 'slay') return 0;
  const home = travelTo(state, [state.goal.cell]);
  const left = home.actions(
    to,
    turn.budget.spent > 0 ? LEG.fresh : command.do === 'zoneMove' ? LEG.stepLeft : LEG.moveLeft,
  );
  const zones = zonesTo(state, [state.goal.cell]).get(zoneOf(geometry, to)) ?? 9;
  return 50 - 6 * left - zones - 3 * activeEnemiesIn(state, figure, zoneOf(geometry, to)).length;
}

/** The standard Action for a sure dodge: what the free attacks would take, against what there is to strike at the other end. */
function sacrificeWorth(state: State, move: FrameOf<'move'>): number {
  const mover = state.figures[move.figure];
  if (mover === undefined) return 0;
  const odds = successOdds(traitDice(state, mover, 'agility'), dodgeDifficulty(mover, move.difficult, false));
  const missing =
    move.rolled === undefined
      ? odds.reduce((sum, chance, successes) => sum + chance * Math.max(0, move.needed - successes), 0)
      : Math.max(0, move.needed - move.rolled.successes);
  const zone = zoneOf(geometryAt(state), move.from);
  const strikers = strikersIn(state, mover, zone, []);
  const each = strikers.reduce((sum, foe) => sum + threatTo(state, foe, mover), 0) / Math.max(1, strikers.length);
  const harm = Math.min(missing, strikers.length) * each;
  return 4 + (mover.health <= 2 ? 16 : 8) * harm - 0.8 * strikeFrom(state, mover, move.to); // 4: what trusting the dice is worth
}

/** Mean wounds of a free attack of one figure on another. */
function threatTo(state: State, foe: Figure, target: Figure): number {
  const attack = meleeAttackOf(foe);
  return attack === null ? 0 : blowOf(state, foe, target, attack, 'free').wounds;
}

/** Heroism, Jokers and the guardian for what they change: a hit that kills, a wound that would. */
function rollWorth(state: State, { spec, stage, dice, blessed, cursed }: FrameOf<'roll'>, command: Command): number {
  const roller = state.figures[spec.who];
  const target = spec.against === null ? undefined : state.figures[spec.against];
  const ours = roller?.side !== 'enemy';
  const count = (difficulty: number) => dice.filter((die) => die >= Math.min(6, Math.max(2, difficulty))).length;
  const now = count(spec.difficulty - (blessed ? 1 : 0) + (cursed ? 1 : 0));
  switch (command.do) {
    case 'guard':
      return 6;
    case 'reroll':
      return 5;
    case 'bless': {
      if (!ours) return -20;
      if (stage === 'before') return spec.purpose === 'attack' || spec.purpose === 'dodge' ? 2 : 0;
      const gained = count(spec.difficulty - 1) - now;
      const spare = (roller?.heroism ?? 0) > 1 ? 3 : 0;
      if (spec.purpose === 'damage') return 3 * gained + spare - 3;
      if (spec.purpose === 'search') return -3;
      return now === 0 && gained > 0 ? 5 + spare : gained + spare - 4;
    }
    case 'curse': {
      if (ours) return -20;
      if (stage === 'before') return target?.side === 'ally' || (target?.health ?? 9) <= 2 ? 3 : 0;
      const spared = now - count(spec.difficulty + 1);
      const frail = (target?.health ?? 9) <= 2 ? 4 : 0;
      const spare = (target?.heroism ?? 0) > 1 ? 2 : 0;
      if (spec.purpose === 'damage') return 3 * spared + frail + spare - 3;
      return now - spared === 0 ? 4 + frail + spare : spared + frail - 3;
    }
    case 'gamble':
      return spec.purpose === 'attack' && now === 1 && command.dice === 1 ? 0.5 : -3;
    case 'regamble':
      return -1;
    default:
      return 1;
  }
}

/** After a hit: over the edge if there is one behind the target; harder when the other Action has no better use. */
function hitWorth(state: State, frame: FrameOf<'attack'>, command: Command): number {
  const target = state.figures[frame.target];
  if (target === undefined) return 0;
  const edge = besideEdge(state, target.at);
  if (command.do === 'shove') return edge ? 0.85 * menace(state, target) : -5;
  if (frame.stage !== 'hit') return 2;
  const dice = frame.attack.printed === true ? frame.attack.damage : frame.successes + frame.attack.damage;
  const full = command.do === 'powerful' ? 1 : 0;
  const harm = harmOf(
    Math.max(0, dice + full),
    enduranceNow(state, target),
    protectionNow(state, target),
    target.health,
  );
  return 2 + worthOfHarm(menace(state, target), target, harm) - full * otherAction(state, frame.attacker);
}

/** What the Action that a powerful attack takes would be worth otherwise. */
function otherAction(state: State, attacker: string): number {
  const hero = state.figures[attacker];
  const turn = state.stack.findLast((frame) => frame.kind === 'turn');
  return hero === undefined || turn?.kind !== 'turn' || turn.figure !== attacker ? 0 : bestStep(state, turn, hero);
}

function besideEdge(state: State, at: number): boolean {
  const { board } = geometryAt(state);
  const { held } = groundOf(state);
  for (let direction = 0; direction < board.degree; direction++) {
    const cell = neighbour(board, at, direction);
    if (cell === OFF_BOARD || held.has(cell)) continue;
    const ground = state.plan.ground[cell] ?? 'void';
    if (ground === 'precipice' || ground === 'lava') return true;
  }
  return false;
}

/** Enemies into the chasm, friends anywhere else. */
function pushWorth(state: State, frame: FrameOf<'push'>, command: Command): number {
  const geometry = geometryAt(state);
  const name = command.do === 'push' ? command.to : command.do === 'chain' ? (command.cells.split(' ')[0] ?? '') : '';
  const cell = cellNamed(geometry, name);
  if (cell === null) return 0;
  const pushed = state.figures[groundOf(state).held.get(pushedFrom(frame)) ?? ''];
  const deadly = isEffectGround(state.plan.ground[cell] ?? 'void') ? 20 : 0;
  return pushed?.side === 'enemy' ? deadly : -deadly;
}
