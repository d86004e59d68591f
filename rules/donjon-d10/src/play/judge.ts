import { type Seat, unreachable } from '@arbitre/kernel';
import { LOST } from './because.ts';
import { BARE_HANDS, type Command, type Verb } from './command.ts';
import type { WeaponId } from '../dungeon/equipment.ts';
import { headingRefusal } from '../movement/heading-refusal.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { buyingRefusal, mendingPrice } from '../dungeon/merchant.ts';
import { type Moment, momentOf } from './awaiting.ts';
import type { Refusal } from './refusal.ts';
import type { DonjonRuleId } from '../rulebook/index.ts';
import { canRaise, mustInvest } from '../hero/skill-points.ts';
import { foeOf, type State } from './state.ts';

/** The one seat of the game. */
export const HERO: Seat = 'hero';

/** When each verb has its place, and the rules that say so. */
const PLACES: Readonly<Record<Verb, { readonly at: readonly Moment[]; readonly rules: readonly DonjonRuleId[] }>> = {
  choose: { at: ['creation'], rules: ['dx.x.class'] },
  descend: { at: ['threshold', 'market'], rules: ['dx.x.run'] },
  roll: { at: ['turn', 'reroll', 'tie'], rules: ['dx.move.1', 'dx.move.5'] },
  pass: { at: ['turn', 'start'], rules: ['dx.move.5'] },
  head: { at: ['start', 'wall'], rules: ['dx.move.1', 'dx.move.5'] },
  leave: { at: ['exit'], rules: ['dx.effect.3'] },
  continue: { at: ['exit'], rules: ['dx.effect.3'] },
  attack: { at: ['exchange'], rules: ['dx.roll.1'] },
  cast: { at: ['exchange'], rules: ['dx.roll.1'] },
  read: { at: ['exchange'], rules: ['dx.roll.1'] },
  flee: { at: ['exchange'], rules: ['dx.x.flee'] },
  drink: { at: ['turn', 'exchange'], rules: ['dx.x.turn'] },
  wield: { at: ['turn'], rules: ['dx.x.turn'] },
  invest: { at: ['threshold', 'turn', 'camp', 'market'], rules: ['dx.skill.5'] },
  rest: { at: ['camp'], rules: ['dx.x.run'] },
  buy: { at: ['market'], rules: ['dx.x.merchant'] },
  sell: { at: ['market'], rules: ['dx.x.merchant'] },
  mend: { at: ['market'], rules: ['dx.x.mend'] },
};

/**
 * Why this seat may not do this now; null when it may. `offers` and `decide` both ask here. The first of these that
 * holds is the answer: another seat, the run is over, not the time, then what the command itself lacks.
 */
export function refusal(state: State, seat: Seat, command: Command): Refusal | null {
  if (seat !== HERO) return { code: 'not-your-seat', rules: ['dx.x.run'], seat };
  const moment = momentOf(state);
  if (moment === 'over') return { code: 'run-over', rules: ['dx.x.run'] };
  const { at, rules } = PLACES[command.do];
  if (!at.includes(moment)) return outOfPlace(state, command.do, moment, rules);
  return lacking(state, command);
}

/** Not now; and a heading asked for between two moves is told what became of the last roll (dx.move.10, dx.web.3). */
function outOfPlace(state: State, verb: Verb, moment: Moment, rules: readonly DonjonRuleId[]): Refusal {
  const why = verb === 'head' && moment === 'turn' ? state.cutShort : null;
  return why === null ? { code: 'not-now', rules, verb, moment } : { code: 'cut-short', rules: LOST[why], why };
}

/** What a command lacks, its time having come; null when it lacks nothing. */
export function lacking(state: State, command: Command): Refusal | null {
  const { hero, rulings } = state;
  switch (command.do) {
    case 'choose':
    case 'leave':
    case 'continue':
      return null;
    case 'roll':
    case 'descend':
    case 'rest':
      return unspent(state);
    case 'pass':
      if (!rulings.passAllowed) return { code: 'must-move', rules: ['dx.move.1'], die: state.die };
      return unspent(state);
    case 'head':
      return headingRefusal(state, command.heading);
    case 'attack':
      if (command.weapon !== BARE_HANDS) return notCarried(state, command.weapon);
      return hero.weapons[0] === undefined ? null : { code: 'armed', rules: ['dx.roll.11'], weapon: hero.weapons[0] };
    case 'cast':
      return hero.spells.includes(command.spell)
        ? null
        : { code: 'spell-unknown', rules: ['dx.fumble.7'], spell: command.spell };
    case 'read':
      if (hero[command.scroll] === 0) return { code: 'none-carried', rules: ['dx.x.scroll'], ware: command.scroll };
      return command.scroll === 'passage' ? againstBoss(state, 'dx.x.scroll.passage') : null;
    case 'flee':
      return againstBoss(state, 'dx.x.flee');
    case 'drink':
      if (hero.potions === 0) return { code: 'no-potion', rules: ['dx.x.potion'] };
      return state.pv < heroMaximum(hero, rulings) ? null : { code: 'unhurt', rules: ['dx.x.potion'], pv: state.pv };
    case 'wield':
      if (hero.weapons[0] === command.weapon) return { code: 'in-hand', rules: ['dx.x.turn'], weapon: command.weapon };
      return notCarried(state, command.weapon);
    case 'invest':
      if (hero.skillPoints === 0) return { code: 'no-skill-point', rules: ['dx.skill.1'] };
      if (canRaise(hero, command.in)) return null;
      return { code: 'capped', rules: ['dx.skill.2', 'dx.stat.8'], characteristic: command.in };
    case 'buy':
      return buyingRefusal(state, command.ware);
    case 'sell':
      return carries(state, command.ware)
        ? null
        : { code: 'none-carried', rules: ['dx.x.merchant'], ware: command.ware };
    case 'mend':
      return mendingRefusal(state, command.weapon);
    default:
      return unreachable(command);
  }
}

/** dx.skill.5, where points may not be kept. */
function unspent({ hero, rulings }: State): Refusal | null {
  return mustInvest(hero, rulings) ? { code: 'must-invest', rules: ['dx.skill.5'], points: hero.skillPoints } : null;
}

function notCarried({ hero }: State, weapon: WeaponId): Refusal | null {
  return hero.weapons.includes(weapon) ? null : { code: 'not-carried', rules: ['dx.roll.2'], weapon };
}

function carries({ hero }: State, ware: Extract<Command, { do: 'sell' }>['ware']): boolean {
  if (ware === 'flames' || ware === 'protection' || ware === 'passage') return hero[ware] > 0;
  return hero.weapons.includes(ware);
}

/** Nobody walks away from a boss. */
function againstBoss(state: State, rule: DonjonRuleId): Refusal | null {
  const { combat } = state;
  if (combat === null || !foeOf(state, combat).boss) return null;
  return { code: 'boss', rules: [rule], foe: combat.foe };
}

function mendingRefusal({ hero }: State, weapon: WeaponId): Refusal | null {
  if (!hero.broken.includes(weapon)) return { code: 'not-broken', rules: ['dx.fumble.3'], weapon };
  const price = mendingPrice(weapon);
  return hero.gold >= price ? null : { code: 'too-dear', rules: ['dx.x.mend'], ware: weapon, price, gold: hero.gold };
}
