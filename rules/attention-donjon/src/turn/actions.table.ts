import type { Offer } from '@arbitre/kernel';
import { attack } from '../adventure/attack-action.ts';
import { aura } from '../adventure/aura.ts';
import { benediction } from '../adventure/benediction.ts';
import { equip, use } from '../adventure/item.ts';
import { exchange } from '../adventure/exchange.ts';
import { care, recover } from '../adventure/recovery.ts';
import { reequip } from '../adventure/reequip.ts';
import { release } from '../adventure/release.ts';
import { reveal } from '../adventure/reveal.ts';
import { roar } from '../adventure/roar.ts';
import { calm, rage, stand, struggle, wake } from '../adventure/states.ts';
import { search } from '../adventure/treasure.ts';
import { shift, zoneMove } from '../movement/move-action.ts';
import { type Command, offer, type OfferGroup, type Verb } from '../play/command.ts';
import { type Refusal, type RefusalCode, refuse } from '../play/refusal.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { douse } from '../space/brazier.ts';
import type { Acting, Action } from './action.ts';
import { ACTION_KINDS, type ActionKind } from './budget.ts';
import { canAct } from './figure.ts';

/** Everything a turn allows, under the four types an Action can be of (ad.act.2), in the order of the sheet. */
const ACTIONS = {
  /** The zone move and the placement step; standing up is one too (ad.act.13). */
  movement: { stand, zoneMove, shift },
  /** Most of them: attacking, opening a door, using an object (ad.act.8). */
  standard: { attack, struggle, reveal, release, care, use, exchange, search, aura, douse },
  /** What switches a power on, mostly (ad.act.9). */
  bonus: { recover, rage, calm, roar, benediction, equip },
  /** The longer ones (ad.act.10); a precise attack says so itself. */
  complex: { reequip },
} as const satisfies Readonly<Record<ActionKind, { readonly [V in Verb]?: Action<V> }>>;

/** An Action, and the heading it is offered under. */
interface Row {
  readonly verb: string;
  readonly heading: OfferGroup;
  readonly action: Action<Verb>;
}

// Each Action is only ever given commands of its own verb, so that any may stand for any other here.
const rowsOf = (heading: OfferGroup, actions: Readonly<Record<string, unknown>>): readonly Row[] =>
  Object.entries(actions).map(([verb, action]) => ({ verb, heading, action: action as Action<Verb> }));

/** All that is left to the unconscious: no Action, only an attempt to wake up. */
const WAKING = rowsOf('turn', { wake } satisfies { readonly wake: Action<'wake'> });
const ROWS = [...WAKING, ...ACTION_KINDS.flatMap((kind) => rowsOf(kind, ACTIONS[kind]))];
const BY_VERB = new Map<string, Action<Verb>>(ROWS.map(({ verb, action }) => [verb, action]));

/** Everything a figure may do now in the turn that has begun, but to end it: the judge asked for everything at once. */
export function actionOffers(now: Acting): readonly Offer<Command>[] {
  const offers: Offer<Command>[] = [];
  for (const { heading, action } of canAct(now.figure) ? ROWS : WAKING) {
    if (action.barred(now) !== null) continue;
    for (const command of action.candidates(now))
      if (action.fault(now, command) === null)
        offers.push(offer(action.under ?? action.type?.(command) ?? heading, command));
  }
  return offers;
}

/** Faults that are reported before what bars the Action: what they name does not exist (ad.move.5). */
const NOT_THERE: ReadonlySet<RefusalCode> = new Set(['unknown-cell', 'unknown-figure', 'off-board']);

/** The judge: why a figure may not do that in its turn; null when it may. Whoever is unconscious may only try to wake up. */
export function actionRefusal(now: Acting, command: Command): Refusal | null {
  const row = BY_VERB.get(command.do);
  if (!canAct(now.figure) && command.do !== 'wake')
    return refuse('state-forbids', { who: now.figure.id, what: 'unconscious' });
  if (row === undefined) return refuse('not-asked');
  const barred = row.barred(now);
  if (barred?.code === 'cannot-move') return barred;
  const fault = row.fault(now, command);
  return fault !== null && NOT_THERE.has(fault.code) ? fault : (barred ?? fault);
}

/** Carries out an Action that nothing refuses (ad.act.12). */
export function perform(unfolding: Unfolding, now: Acting, command: Command): void {
  const row = BY_VERB.get(command.do);
  if (row === undefined) throw new Error(`${command.do} is not an Action of a turn`);
  row.perform(unfolding, now, command);
}
