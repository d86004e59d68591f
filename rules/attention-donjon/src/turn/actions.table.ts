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
import { type Refusal, refuse } from '../play/refusal.ts';
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

/** Everything a hero might do now in the turn that has begun, but to end it. */
export function* actionCandidates(now: Acting): Iterable<Offer<Command>> {
  for (const row of ROWS) {
    for (const command of row.candidates(now)) yield offer(row.group(command), command);
  }
}

/** Why a figure may not do that in its turn; null when it may. Whoever is unconscious may only try to wake up. */
export function actionRefusal(now: Acting, command: Command): Refusal | null {
  const who = now.figure.id;
  const row = BY_VERB.get(command.do);
  if (!canAct(now.figure) && command.do !== 'wake') return refuse('state-forbids', { who, what: 'unconscious' });
  return row === undefined ? refuse('not-asked') : row.refusal(now, command);
}

/** Carries out an Action that nothing refuses (ad.act.12). */
export function perform(unfolding: Unfolding, now: Acting, command: Command): void {
  const row = BY_VERB.get(command.do);
  if (row === undefined) throw new Error(`${command.do} is not an Action of a turn`);
  row.perform(unfolding, now, command);
}
