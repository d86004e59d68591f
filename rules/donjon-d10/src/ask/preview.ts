import { byCommand, type Preview, type Step, type Trigger } from '@arbitre/kernel';
import { ATTACK_CHARACTERISTIC } from '../hero/characteristics.ts';
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
  return { because: rulesOf(command, state) };
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
const rulesOf = byCommand<Command, [State], readonly DonjonRuleId[]>({
  choose: () => ['dx.x.class', 'dx.stat.7'],
  descend: () => ['dx.x.run', 'dx.x.floor'],
  roll: (_, { combat }) => (combat === null ? ['dx.move.1', 'dx.move.2'] : ['dx.win.2']),
  pass: () => ['dx.move.1'],
  head: () => ['dx.move.3'],
  leave: () => ['dx.effect.3'],
  continue: () => ['dx.effect.3'],
  attack: (command) => {
    if (command.weapon === BARE_HANDS) return ['dx.roll.11', 'dx.damage.1'];
    return [
      ATTACK_CHARACTERISTIC[WEAPONS[command.weapon].kind] === 'strength' ? 'dx.roll.4' : 'dx.roll.5',
      'dx.damage.1',
    ];
  },
  cast: (_, { hero }) => [...magicRules(hero), 'dx.damage.6'],
  read: (command, { hero }) =>
    command.scroll === 'flames'
      ? [...magicRules(hero), 'dx.damage.6', 'dx.x.scroll.flames']
      : [`dx.x.scroll.${command.scroll}`],
  flee: () => ['dx.x.flee'],
  drink: () => ['dx.x.potion'],
  wield: () => ['dx.x.turn'],
  invest: (command) => (command.in === 'endurance' ? ['dx.skill.2', 'dx.hp.3'] : ['dx.skill.2']),
  rest: () => ['dx.x.rest'],
  buy: () => ['dx.x.merchant'],
  sell: () => ['dx.x.merchant'],
  mend: () => ['dx.x.mend'],
});

/** dx.roll.6, dx.roll.7: what a spell or a scroll is rolled with. */
function magicRules(hero: State['hero']): readonly DonjonRuleId[] {
  return hero.class === 'mage' ? ['dx.roll.6'] : ['dx.roll.6', 'dx.roll.7'];
}
