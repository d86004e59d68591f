import { unreachable } from '@arbitre/kernel';
import type { Order } from './command.ts';
import type { CheckPurpose, Fact } from './fact.ts';
import type { RuleId } from '../rulebook/index.ts';

const CHECK_RULES: Readonly<Record<CheckPurpose, readonly RuleId[]>> = {
  balance: ['pf.narrow.1', 'pf.uneven.1', 'pf.x.balance'],
  'maintain-balance': ['pf.narrow.3', 'pf.uneven.3'],
  tumble: ['pf.through.2', 'pf.x.tumble'],
  climb: ['pf.climb.4', 'pf.x.climb'],
  swim: ['pf.swim.5', 'pf.x.swim'],
  maneuver: ['pf.fly.2', 'pf.x.maneuver'],
  'long-jump': ['pf.x.jump'],
  'high-jump': ['pf.x.jump'],
  shove: ['pf.x.shove'],
  trip: ['pf.x.trip'],
  grapple: ['pf.x.grapple'],
  escape: ['pf.x.escape'],
  hide: ['pf.cover.4', 'pf.x.hide'],
  'grab-edge': ['pf.fall.4', 'pf.x.edge'],
  'arrest-fall': ['pf.fly.1', 'pf.x.arrest'],
  'falling-body': ['pf.fallon.1'],
  'falling-object': ['pf.fallobj.2', 'pf.fallon.1'],
  seek: ['pf.x.seek'],
  assist: ['pf.x.assist'],
  'breath-weapon': ['pf.x.breathe', 'pf.cover.7'],
  recovery: ['pf.x.dying'],
  suffocation: ['pf.swim.7', 'pf.x.breath'],
};

const HURT_RULES: Readonly<Record<Extract<Fact, { is: 'hurt' }>['cause'], readonly RuleId[]>> = {
  attack: ['pf.x.strike'],
  fall: ['pf.fall.1'],
  'struck-by-fall': ['pf.fallon.1'],
  'struck-by-object': ['pf.fallobj.2'],
  'breath-weapon': ['pf.x.breathe'],
  hazard: ['pf.hazard.1', 'pf.hazard.3'],
  injury: ['pf.uneven.1'],
  suffocation: ['pf.x.breath'],
  trip: ['pf.x.trip'],
};

const REACTION_RULES: Readonly<Partial<Record<Order['do'], readonly RuleId[]>>> = {
  block: ['pf.x.block'],
  ready: ['pf.x.ready', 'pf.trigger.3'],
  'grab-edge': ['pf.fall.4', 'pf.x.edge'],
  'arrest-fall': ['pf.fly.1', 'pf.x.arrest'],
};

/** The rules a fact stands on. */
export function because(fact: Fact): readonly RuleId[] {
  switch (fact.is) {
    case 'placed':
      return ['pf.mode.1'];
    case 'began':
      return ['pf.mode.1', 'pf.x.initiative'];
    case 'turn-began':
    case 'spent':
      return ['pf.x.turn'];
    case 'turn-ended':
      return ['pf.diag.4', 'pf.x.turn'];
    case 'moved':
      return fact.rules;
    case 'pushed':
      return ['pf.forced.1', 'pf.forced.2'];
    case 'must-leave':
      return ['pf.through.4'];
    case 'cut-short':
      return ['pf.trigger.4'];
    case 'checked':
      return ['pf.x.check', ...CHECK_RULES[fact.purpose]];
    case 'guessed':
      return ['pf.x.hide'];
    case 'struck':
      return [
        ...new Set([
          fact.reaction ? 'pf.x.opportunity' : 'pf.x.strike',
          ...fact.parts.map(({ rule }) => rule),
        ] as const),
      ];
    case 'hurt':
      return HURT_RULES[fact.cause];
    case 'healed':
      return ['pf.x.heal'];
    case 'knocked-out':
    case 'dying':
    case 'stable':
    case 'died':
      return ['pf.x.dying'];
    case 'changed':
      return [fact.why];
    case 'fell':
      return ['pf.fall.1', 'pf.forced.2'];
    case 'toppled':
      return ['pf.x.object'];
    case 'object-fell':
      return ['pf.fallobj.1', 'pf.fall.1'];
    case 'opened':
      return ['pf.x.interact'];
    case 'blocked':
      return ['pf.x.block'];
    case 'delayed':
    case 'resumed':
      return ['pf.x.delay'];
    case 'caught':
      return ['pf.fall.4', 'pf.x.edge'];
    case 'landed':
      return ['pf.x.fly'];
    case 'sank':
      return ['pf.x.swim'];
    case 'breathed':
      return ['pf.swim.7', 'pf.x.breath'];
    case 'triggered':
      return [
        'pf.trigger.1',
        fact.trigger === 'leaves' ? 'pf.trigger.4' : fact.trigger === 'ends' ? 'pf.trigger.5' : 'pf.x.opportunity',
      ];
    case 'reacted':
      return REACTION_RULES[fact.with] ?? ['pf.x.opportunity', 'pf.trigger.3'];
    case 'disrupted':
    case 'declined':
      return ['pf.x.opportunity', 'pf.trigger.3'];
    case 'asked':
    case 'answered':
      return ['pf.x.seat'];
    case 'ended':
      return ['pf.x.end'];
    default:
      return unreachable(fact);
  }
}
