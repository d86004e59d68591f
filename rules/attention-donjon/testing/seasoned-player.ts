import { type Chance, fold, isRefusal, type Offer } from '@arbitre/kernel';
import { cellNamed } from '../src/play/naming.ts';
import type { Command } from '../src/play/command.ts';
import { type Figure, hasCondition } from '../src/turn/figure.ts';
import { attentionDonjon as game } from '../src/game.ts';
import { zoneDistances, zoneOf } from '../src/space/geometry.ts';
import { geometryAt, groupOf, heroesOf, membersOf, type State, zoneOfFigure } from '../src/play/state.ts';
import { activeEnemiesIn } from '../src/adventure/stats.ts';

/**
 * A player who knows what the scenario wants: opens doors until the captive is found, fights what is in the way, frees her,
 * and leaves groups and placements to the referee. For tests: it shows that a scenario can be won.
 */
export function playSeasoned(opening: State, chance: Chance): State {
  let state = opening;
  for (let decision = game.awaiting(state); decision !== null; decision = game.awaiting(state)) {
    const [seat = ''] = decision.seats;
    const offers = game.offers(state, seat);
    const best = bestOf(offers, (command) => worth(state, command));
    const decided = game.decide(state, seat, best, chance);
    if (isRefusal(decided)) throw new Error(`offered but refused: ${game.writeCommand(best)}`);
    state = fold(game, state, decided);
  }
  return state;
}

function bestOf(offers: readonly Offer<Command>[], value: (command: Command) => number): Command {
  const [first, ...rest] = offers;
  if (first === undefined) throw new Error('somebody is asked and offered nothing');
  let best = first.command;
  let most = value(best);
  for (const { command } of rest) {
    const now = value(command);
    if (now > most) [best, most] = [command, now];
  }
  return best;
}

/** What each choice is worth; what is not listed comes in the order offered. */
function worth(state: State, command: Command): number {
  const turn = state.stack.at(-1);
  const hero = turn?.kind === 'turn' ? state.figures[turn.figure] : undefined;
  if (hero?.group !== undefined && hero.group !== null) return worthForGroup(state, hero, command);
  switch (command.do) {
    case 'release':
      return 1000;
    case 'reveal':
      return 600;
    case 'stand':
    case 'wake':
      return 550;
    case 'attack':
      return command.mode === 'plain' && command.drop === undefined ? 400 : 390;
    case 'zoneMove':
    case 'shift':
      return hero === undefined ? 0 : worthOfMove(state, hero, command);
    case 'recover':
      return 60;
    case 'care':
      return 50;
    case 'delegate':
    case 'free':
    case 'seize':
    case 'bless':
    case 'curse':
    case 'guard':
    case 'sacrifice':
    case 'go':
    case 'shove':
    case 'powerful':
      return 10;
    case 'cheat':
      return 20;
    case 'wait':
    case 'die':
    case 'gamble':
      return -100;
    case 'push':
    case 'chain':
      return 0;
    default:
      return 1;
  }
}

/** The captive runs: a cell from which the next border can be stepped over is better. */
function worthForGroup(state: State, figure: Figure, command: Command): number {
  if (figure.side === 'enemy') return command.do === 'delegate' ? 1 : 0;
  if (command.do !== 'zoneMove' && command.do !== 'shift') return 0;
  const geometry = geometryAt(state);
  const to = cellNamed(geometry, command.to) ?? figure.at;
  const left = distancesTo(state, goalZone(state));
  const now = left.get(zoneOf(geometry, to)) ?? 99;
  const borders = (geometry.near[to] ?? []).some((next) => (left.get(zoneOf(geometry, next)) ?? 99) < now);
  return 100 - 10 * now + (borders ? 5 : 0);
}

const goalZone = (state: State) => (state.goal.kind === 'slay' ? '' : (state.plan.zones[state.goal.cell] ?? ''));
const distancesTo = (state: State, zone: string) => zoneDistances(geometryAt(state), zone);

/** Where this hero is wanted: at the captive, at an enemy, or at an unexplored door. */
function wanted(state: State, hero: Figure): readonly number[] {
  const enemies = Object.values(state.figures).filter(({ side }) => side === 'enemy');
  if (state.goal.kind === 'rescue') {
    const group = groupOf(state, state.goal.group);
    const [captive] = membersOf(state, state.goal.group);
    if (captive !== undefined && group?.captive === true) return geometryAt(state).near[captive.at] ?? [];
    if (captive !== undefined) return enemies.length > 0 ? enemies.map(({ at }) => at) : [state.goal.cell];
    const doors = state.plan.doors.filter((door) => door.state === 'unexplored').map((door) => door.cell);
    const number = heroesOf(state).findIndex(({ id }) => id === hero.id);
    return doors.length > 0 ? [doors[number % doors.length] ?? 0, ...doors] : enemies.map(({ at }) => at);
  }
  return enemies.map(({ at }) => at);
}

function worthOfMove(
  state: State,
  hero: Figure,
  { do: verb, to: name }: Extract<Command, { do: 'zoneMove' | 'shift' }>,
): number {
  const geometry = geometryAt(state);
  const to = cellNamed(geometry, name) ?? hero.at;
  if (hasCondition(hero, 'prone')) return -50;
  const goals = wanted(state, hero);
  if (goals.includes(hero.at)) return -20;
  const ground = state.plan.ground[to];
  if (ground === 'trap' || ground === 'precipice' || ground === 'lava') return -60;
  const far = (cell: number) =>
    Math.min(
      ...goals.map((goal) =>
        goal === cell ? -1 : (distancesTo(state, zoneOf(geometry, goal)).get(zoneOf(geometry, cell)) ?? 99),
      ),
    );
  const gain = far(hero.at) - far(to);
  const risk = verb === 'zoneMove' ? 60 * activeEnemiesIn(state, hero, zoneOfFigure(state, hero)).length : 0;
  const beside = goals.some((goal) => geometry.near[to]?.includes(goal)) ? 5 : 0;
  return gain > 0 ? 200 * gain + beside - risk : -10;
}
