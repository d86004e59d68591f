import { byFact } from '@arbitre/kernel';
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

/** The rules a fact stands on: one row a kind. */
export const because = byFact<Fact, [], readonly RuleId[]>({
  placed: () => ['pf.mode.1'],
  began: () => ['pf.mode.1', 'pf.x.initiative'],
  'turn-began': () => ['pf.x.turn'],
  spent: () => ['pf.x.turn'],
  'turn-ended': () => ['pf.diag.4', 'pf.x.turn'],
  moved: (fact) => fact.rules,
  pushed: () => ['pf.forced.1', 'pf.forced.2'],
  'must-leave': () => ['pf.through.4'],
  'cut-short': () => ['pf.trigger.4'],
  checked: (fact) => ['pf.x.check', ...CHECK_RULES[fact.purpose]],
  guessed: () => ['pf.x.hide'],
  struck: (fact) => [
    ...new Set([fact.reaction ? 'pf.x.opportunity' : 'pf.x.strike', ...fact.parts.map(({ rule }) => rule)] as const),
  ],
  hurt: (fact) => HURT_RULES[fact.cause],
  healed: () => ['pf.x.heal'],
  'knocked-out': () => ['pf.x.dying'],
  dying: () => ['pf.x.dying'],
  stable: () => ['pf.x.dying'],
  died: () => ['pf.x.dying'],
  changed: (fact) => [fact.why],
  fell: () => ['pf.fall.1', 'pf.forced.2'],
  toppled: () => ['pf.x.object'],
  'object-fell': () => ['pf.fallobj.1', 'pf.fall.1'],
  opened: () => ['pf.x.interact'],
  blocked: () => ['pf.x.block'],
  delayed: () => ['pf.x.delay'],
  resumed: () => ['pf.x.delay'],
  caught: () => ['pf.fall.4', 'pf.x.edge'],
  landed: () => ['pf.x.fly'],
  sank: () => ['pf.x.swim'],
  breathed: () => ['pf.swim.7', 'pf.x.breath'],
  triggered: (fact) => [
    'pf.trigger.1',
    fact.trigger === 'leaves' ? 'pf.trigger.4' : fact.trigger === 'ends' ? 'pf.trigger.5' : 'pf.x.opportunity',
  ],
  reacted: (fact) => REACTION_RULES[fact.with] ?? ['pf.x.opportunity', 'pf.trigger.3'],
  disrupted: () => ['pf.x.opportunity', 'pf.trigger.3'],
  declined: () => ['pf.x.opportunity', 'pf.trigger.3'],
  asked: () => ['pf.x.seat'],
  answered: () => ['pf.x.seat'],
  ended: () => ['pf.x.end'],
});
