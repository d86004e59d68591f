import { type Preview, type Step, type Trigger, unreachable } from '@arbitre/kernel';
import { ATTACK_CHARACTERISTIC } from '../dungeon/bestiary.ts';
import { BARE_HANDS, type Command } from '../play/command.ts';
import { WEAPONS } from '../dungeon/equipment.ts';
import { type Heading, headingNumber, NO_HEADING } from '../movement/headings.ts';
import type { Walker } from '../movement/move.ts';
import { creaturesOn } from './reach.ts';
import type { DonjonRuleId } from '../rulebook/index.ts';
import type { State } from '../play/state.ts';
import { CHEST, CREATURE, EXIT, FLOOR, FOUNTAIN, GOLD, TRAP, terrainOf, WEB } from '../movement/terrain.ts';
import { goingOn, legAlong, waysOn } from './legs.ts';
import { pointsAfterWeb } from '../squares/web.ts';

/** What an offered command would do, as far as the dice do not decide. */
export function preview(state: State, command: Command): Preview {
  if (command.do === 'head') return previewOfHeading(state, headingNumber(command.heading));
  return { because: rulesOf(state, command) };
}

/** The rule that a square brings in for who enters it. */
const SQUARE_RULES: Readonly<Record<number, readonly DonjonRuleId[]>> = {
  [WEB]: ['dx.web.1'],
  [TRAP]: ['dx.x.trap'],
  [GOLD]: ['dx.x.gold'],
  [CHEST]: ['dx.x.chest'],
  [FOUNTAIN]: ['dx.x.fountain'],
  [CREATURE]: ['dx.effect.3'],
  [EXIT]: ['dx.effect.3'],
};

/** The path up to the next choice or the end of the move: forced turns are taken, creatures supposed beaten. */
function previewOfHeading(state: State, first: Heading): Preview {
  const steps: Step[] = [];
  const triggers: Trigger[] = [];
  let walker: Walker = state;
  let heading: Heading | undefined = first;
  let asks: readonly number[] = [];
  while (heading !== undefined) {
    const leg = legAlong(walker, heading);
    triggers.push(...creaturesOn(state, walker, leg.squares, steps.length));
    steps.push(...stepsOf(walker, leg.squares));
    const on = goingOn(leg);
    const ways = on === null ? [] : waysOn(on);
    if (on !== null) walker = on;
    const choice = ways.length > 1 || (ways.length === 1 && leg.end === 'exit');
    if (choice) asks = [leg.last.at];
    heading = choice ? undefined : ways[0];
  }
  return {
    path: steps.map(({ to }) => to),
    steps,
    cost: steps.reduce((sum, { cost }) => sum + cost, 0),
    ...(triggers.length > 0 && { triggers }),
    ...(asks.length > 0 && { asks }),
    because: [state.heading === NO_HEADING ? 'dx.move.3' : 'dx.move.6', 'dx.move.4'],
  };
}

/** Each square with what it costs to enter. */
function stepsOf(walker: Walker, squares: readonly number[]): readonly Step[] {
  const { feature } = terrainOf(walker.floor, walker.rulings.cornerRule);
  let { points } = walker;
  return squares.map((to) => {
    const code = walker.used.includes(to) ? FLOOR : (feature[to] ?? FLOOR);
    const left = code === WEB ? pointsAfterWeb(points) : points - 1;
    const cost = points - left;
    points = left;
    return { to, cost, rules: SQUARE_RULES[code] ?? [] };
  });
}

/** The rules that a command without a path stands on. */
function rulesOf({ hero, combat }: State, command: Command): readonly DonjonRuleId[] {
  const magic: readonly DonjonRuleId[] = hero.class === 'mage' ? ['dx.roll.6'] : ['dx.roll.6', 'dx.roll.7'];
  switch (command.do) {
    case 'choose':
      return ['dx.x.class', 'dx.stat.7'];
    case 'descend':
      return ['dx.x.run', 'dx.x.floor'];
    case 'roll':
      return combat === null ? ['dx.move.1', 'dx.move.2'] : ['dx.win.2'];
    case 'pass':
      return ['dx.move.1'];
    case 'head':
      return ['dx.move.3'];
    case 'leave':
    case 'continue':
      return ['dx.effect.3'];
    case 'attack':
      if (command.weapon === BARE_HANDS) return ['dx.roll.11', 'dx.damage.1'];
      return [
        ATTACK_CHARACTERISTIC[WEAPONS[command.weapon].kind] === 'strength' ? 'dx.roll.4' : 'dx.roll.5',
        'dx.damage.1',
      ];
    case 'cast':
      return [...magic, 'dx.damage.6'];
    case 'read':
      return command.scroll === 'flames'
        ? [...magic, 'dx.damage.6', 'dx.x.scroll.flames']
        : [`dx.x.scroll.${command.scroll}`];
    case 'flee':
      return ['dx.x.flee'];
    case 'drink':
      return ['dx.x.potion'];
    case 'wield':
      return ['dx.x.turn'];
    case 'invest':
      return command.in === 'endurance' ? ['dx.skill.2', 'dx.hp.3'] : ['dx.skill.2'];
    case 'rest':
      return ['dx.x.rest'];
    case 'buy':
    case 'sell':
      return ['dx.x.merchant'];
    case 'mend':
      return ['dx.x.mend'];
    default:
      return unreachable(command);
  }
}
