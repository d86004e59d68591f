import type { Cell } from '@arbitre/kernel';
import type { Rule } from '../rulebook/index.ts';
import type { DecisionKind } from './awaiting.ts';

/** Why not: a stable code, the rules, and the facts that triggered them. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rules: readonly Rule[];
  /** Who is concerned. */
  readonly who?: string;
  /** The cell that fails. */
  readonly cell?: Cell;
  /** The cells that fail together (a closed border). */
  readonly cells?: readonly Cell[];
  /** The zone that fails. */
  readonly zone?: string;
  /** The zone it was compared with. */
  readonly other?: string;
  /** A name of the command or choice in question. */
  readonly what?: string;
  readonly count?: number;
  /** The choice the referee waits for. */
  readonly asked?: DecisionKind;
  /** Zones away. */
  readonly distance?: number;
}

/** Every refusal, with the rules it stands on. */
export const REFUSALS = {
  'game-over': ['ad.x.scenario'],
  'not-your-choice': ['ad.x.table'],
  'not-asked': ['ad.x.table'],
  'unknown-cell': ['ad.space.2'],
  'unknown-figure': ['ad.x.table'],
  'cannot-move': ['ad.move.2', 'ad.move.13'],
  'off-board': ['ad.space.10'],
  'already-moved': ['ad.move.12'],
  'same-zone': ['ad.move.6', 'ad.move.4'],
  'zone-not-adjacent': ['ad.move.6', 'ad.space.6'],
  'cell-occupied': ['ad.move.5', 'ad.space.8'],
  'cell-solid': ['ad.space.9'],
  'no-free-border-cell': ['ad.move.7'],
  'no-path': ['ad.move.8'],
  'no-departure-path': ['ad.move.10'],
  'same-cell': ['ad.step.3'],
  'step-too-far': ['ad.step.5'],
  'no-step-path': ['ad.step.3'],
  'push-occupied-while-free': ['ad.push.4'],
  'push-near-aggressor': ['ad.push.3'],
  'push-not-adjacent': ['ad.push.2'],
  'push-solid': ['ad.push.7'],
  'push-moved-already': ['ad.push.12'],
  'push-dead-end': ['ad.push.13'],
  'push-by-links': ['ad.push.8', 'ad.push.13'],
  'no-action-left': ['ad.act.1'],
  'standard-used': ['ad.act.3'],
  'bonus-used': ['ad.act.4'],
  'complex-needs-both': ['ad.act.5', 'ad.act.11'],
  'die-too-low': ['ad.move.3'],
  'state-forbids': ['ad.x.states'],
  'not-begun': ['ad.turn.4'],
  'already-begun': ['ad.wait.1'],
  'free-initiative-cannot-wait': ['ad.joker.9'],
  'out-of-reach': ['ad.x.reach'],
  'no-line': ['ad.x.reach'],
  'not-hostile': ['ad.x.attack'],
  'no-such-weapon': ['ad.x.gear'],
  'hands-full': ['ad.x.gear'],
  'no-door-here': ['ad.x.reveal'],
  'lacks-talent': ['ad.x.talent'],
  'not-adjacent': ['ad.space.5'],
  'not-a-friend': ['ad.x.recovery'],
  'not-a-hero': ['ad.x.table'],
  'not-captive': ['ad.group.6'],
  'not-in-state': ['ad.x.states'],
  'already-in-state': ['ad.x.states'],
  'not-carried': ['ad.x.gear'],
  'not-usable': ['ad.x.gear'],
  'not-wearable': ['ad.x.gear'],
  'pack-full': ['ad.x.exchange'],
  'searched-in-vain': ['ad.x.treasure'],
  'no-brazier-here': ['ad.x.brazier'],
  'no-suit': ['ad.x.aura'],
  'cannot-spare': ['ad.x.aura'],
  'cannot-drop': ['ad.x.talent'],
  unshakable: ['ad.x.roar'],
  'already-blessed': ['ad.x.benediction'],
  'not-among-cards': ['ad.x.table'],
  'not-a-place': ['ad.x.encounter'],
  'not-charging': ['ad.x.charge'],
  'push-impossible': ['ad.push.13'],
  'not-powerful': ['ad.x.precise'],
  'cannot-cheat': ['ad.x.death'],
  'nothing-to-heal': ['ad.x.recovery'],
  'nothing-to-exchange': ['ad.x.exchange'],
  'nothing-to-rearrange': ['ad.x.reequip'],
  'nothing-to-search': ['ad.x.treasure'],
  'void-blessing': ['ad.x.bless', 'ad.joker.4'],
  'after-the-dice': ['ad.joker.7', 'ad.x.bless'],
  'wrong-side-of-roll': ['ad.x.bless'],
  'no-dice': ['ad.x.roll'],
  'no-guardian': ['ad.x.guardian'],
  'no-reroll': ['ad.x.benediction'],
  'no-gamble': ['ad.x.gamble'],
  'must-gamble': ['ad.x.gamble'],
  'against-directives': ['ad.group.7'],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;

/** Why not, for programs. */
export type RefusalCode = keyof typeof REFUSALS;

/** A refusal with the rules of its code, unless the case at hand stands on others. */
export function refuse(
  code: RefusalCode,
  facts: Omit<Refusal, 'code' | 'rules'> & Partial<Pick<Refusal, 'rules'>> = {},
): Refusal {
  return { code, rules: REFUSALS[code], ...facts };
}
