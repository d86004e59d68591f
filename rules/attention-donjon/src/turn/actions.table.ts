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
import { type Command, offer, type Verb } from '../play/command.ts';
import { type Refusal, type RefusalCode, refuse } from '../play/refusal.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { douse } from '../space/brazier.ts';
import type { Acting, Action } from './action.ts';
import { canAct } from './figure.ts';

/** Everything a turn allows, in the order of the sheet. */
const ACTIONS = {
  wake,
  stand,
  zoneMove,
  shift,
  attack,
  struggle,
  reveal,
  release,
  care,
  use,
  exchange,
  search,
  aura,
  douse,
  recover,
  rage,
  calm,
  roar,
  benediction,
  equip,
  reequip,
} as const satisfies { readonly [V in Verb]?: Action<V> };

// Each row is only ever given commands of its own verb, so that any row may stand for any other here.
const ROWS = Object.values(ACTIONS) as readonly unknown[] as readonly Action<Verb>[];
const BY_VERB = new Map(Object.entries(ACTIONS)) as ReadonlyMap<string, unknown> as ReadonlyMap<string, Action<Verb>>;

/** All that is left to the unconscious: the first row. */
const WAKING = ROWS.slice(0, 1);

/** Everything a figure may do now in the turn that has begun, but to end it: the judge asked for everything at once. */
export function actionOffers(now: Acting): readonly Offer<Command>[] {
  const offers: Offer<Command>[] = [];
  for (const row of canAct(now.figure) ? ROWS : WAKING) {
    if (row.barred(now) !== null) continue;
    for (const command of row.candidates(now))
      if (row.fault(now, command) === null) offers.push(offer(row.group(command), command));
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
