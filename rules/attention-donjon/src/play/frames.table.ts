import { attackResolver } from '../adventure/attack.ts';
import { auraResolver } from '../adventure/aura.ts';
import { placementResolver } from '../adventure/encounter.ts';
import { rockfallResolver } from '../adventure/event.ts';
import { instinctResolver } from '../adventure/instinct.ts';
import { careResolver, recoverResolver } from '../adventure/recovery.ts';
import { reequipResolver } from '../adventure/reequip.ts';
import { revealResolver } from '../adventure/reveal.ts';
import { roarResolver } from '../adventure/roar.ts';
import { scentResolver } from '../adventure/scent.ts';
import { calmResolver, struggleResolver, wakeResolver } from '../adventure/states.ts';
import { searchResolver } from '../adventure/treasure.ts';
import { deathResolver } from '../adventure/wound.ts';
import { effectsResolver } from '../effect/effect-phase.ts';
import { initiativeResolver } from '../initiative/initiative.ts';
import { turnsResolver } from '../initiative/turns.ts';
import { rollResolver } from '../initiative/roll.ts';
import { openingResolver, roundEndResolver } from '../initiative/round.ts';
import { moveResolver } from '../movement/dodge.ts';
import { pushResolver } from '../push/push-resolver.ts';
import { douseResolver } from '../space/brazier.ts';
import { cellEffectResolver } from '../space/cell-effect.ts';
import { groupResolver } from '../turn/group-turn.ts';
import { turnResolver } from '../turn/turn.ts';
import { waitResolver } from '../turn/wait.ts';
import type { Frame } from './frame.ts';
import type { Resolver } from './resolver.ts';

/** Every kind of frame, with what resolves it. */
const FRAMES: { readonly [K in Frame['kind']]: Resolver<K> } = {
  opening: openingResolver,
  initiative: initiativeResolver,
  turns: turnsResolver,
  wait: waitResolver,
  turn: turnResolver,
  group: groupResolver,
  move: moveResolver,
  push: pushResolver,
  attack: attackResolver,
  roll: rollResolver,
  death: deathResolver,
  'cell-effect': cellEffectResolver,
  recover: recoverResolver,
  care: careResolver,
  struggle: struggleResolver,
  wake: wakeResolver,
  calm: calmResolver,
  roar: roarResolver,
  aura: auraResolver,
  reequip: reequipResolver,
  search: searchResolver,
  douse: douseResolver,
  reveal: revealResolver,
  placement: placementResolver,
  scent: scentResolver,
  instinct: instinctResolver,
  rockfall: rockfallResolver,
  effects: effectsResolver,
  'round-end': roundEndResolver,
};

/** The resolver of a frame, for that frame: each kind has its own, so the pair always fits. */
export function resolverOf(frame: Frame): Resolver<Frame['kind']> {
  return FRAMES[frame.kind] as Resolver<Frame['kind']>;
}
