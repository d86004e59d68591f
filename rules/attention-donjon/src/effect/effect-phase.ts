import { nameOf } from '../play/naming.ts';
import { conditionOf } from './condition.ts';
import { offer } from '../play/command.ts';
import { neglected, runOut, ticked } from './effect.ts';
import type { FrameOf, PendingEffect } from '../play/frame.ts';
import { firstSeat } from '../turn/seat.ts';
import { figuresOf, geometryAt, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import { traitRoll } from '../adventure/stats.ts';
import { listed, type Resolver } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { wound } from '../adventure/wound.ts';
import { burn } from '../space/brazier.ts';

type Effects = FrameOf<'effects'>;

/** What acts in this effect phase: braziers with someone beside them, poison, bleeding (ad.effect.10). */
export function actingEffects(state: State): readonly PendingEffect[] {
  const geometry = geometryAt(state);
  const { plan, braziers } = geometry;
  const peopled = new Set(figuresOf(state).map((figure) => zoneOfFigure(state, figure)));
  const burning = braziers
    .filter((cell) => peopled.has(plan.zones[cell] ?? ''))
    .map((cell): PendingEffect => ({ kind: 'brazier', on: nameOf(geometry, cell) }));
  const states = figuresOf(state).flatMap(({ id, conditions }) =>
    conditions.flatMap((condition): PendingEffect[] => {
      const { effectPhase } = conditionOf(condition);
      return effectPhase === undefined ? [] : [{ kind: effectPhase === 'poison' ? 'poison' : 'bleeding', on: id }];
    }),
  );
  return [...burning, ...states];
}

const titleOf = ({ kind, on }: PendingEffect) => `${kind}:${on}`;

/** Résolution des effets, once every turn has been played (ad.effect.9): their Actions one by one, then the counters, then the effects bound to a turn (ad.effect.16). */
export const effectsResolver: Resolver<'effects'> = {
  asks(state, { pending, current }) {
    // ad.effect.12: left to the players; without agreement the first seat decides
    return pending === null || pending.length < 2 || current !== null
      ? null
      : { seat: firstSeat(state), kind: 'effect' };
  },
  ...listed<'effects'>((_state, { pending }) =>
    (pending ?? []).map((effect) => offer('choice', { do: 'resolve', effect: titleOf(effect) })),
  ),
  take(unfolding, frame, command) {
    const chosen = frame.pending?.find((effect) => command.do === 'resolve' && titleOf(effect) === command.effect);
    if (chosen !== undefined) resolve(unfolding, frame, chosen);
  },
  advance(unfolding, frame) {
    if (frame.pending === null) return unfolding.replace({ ...frame, pending: actingEffects(unfolding.state) });
    if (frame.current !== null) return conclude(unfolding, frame, frame.current);
    const [next] = frame.pending;
    if (next !== undefined) return resolve(unfolding, frame, next);
    tick(unfolding);
    unfolding.replace({ kind: 'round-end' });
  },
};

/** One effect, completely, before the next begins (ad.effect.11). */
function resolve(unfolding: Unfolding, frame: Effects, effect: PendingEffect): void {
  const pending = (frame.pending ?? []).filter((other) => titleOf(other) !== titleOf(effect));
  if (effect.kind !== 'brazier' && unfolding.state.figures[effect.on] === undefined)
    return unfolding.replace({ ...frame, pending });
  unfolding.happens({ is: 'effect-acts', effect });
  unfolding.replace({ kind: 'effects', pending, current: effect });
  if (effect.kind !== 'poison') return;
  const figure = theFigure(unfolding.state, effect.on);
  unfolding.roll(traitRoll(unfolding.state, figure, 'vigour', 'poison', 5));
}

function conclude(unfolding: Unfolding, { pending, rolled }: Effects, effect: PendingEffect): void {
  unfolding.replace({ kind: 'effects', pending, current: null });
  if (effect.kind === 'brazier') return burn(unfolding, effect.on);
  if (effect.kind === 'bleeding' || (rolled?.successes ?? 0) === 0) wound(unfolding, effect.on, 1);
}

/** Counters go down together, here and nowhere else (ad.effect.2), those at zero are discarded; then the effects whose turn never came (ad.effect.13, ad.effect.14, ad.effect.15). */
export function tick(unfolding: Unfolding): void {
  if (unfolding.state.effects.some(({ until }) => 'rounds' in until))
    unfolding.happens({ is: 'effects-tick', effects: ticked(unfolding.state.effects) });
  const over = runOut(unfolding.state.effects);
  if (over.length > 0) unfolding.happens({ is: 'effects-end', ids: over, why: 'run-out' });
  const { acted, round, rulings } = unfolding.state;
  const late = neglected(unfolding.state.effects, acted, round, rulings.untilTurnExpiry);
  if (late.length > 0) unfolding.happens({ is: 'effects-end', ids: late, why: 'neglected' });
}
