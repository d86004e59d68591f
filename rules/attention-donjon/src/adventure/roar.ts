import type { FrameOf, RollSpec } from '../play/frame.ts';
import { refuse } from '../play/refusal.ts';
import { automatic } from '../play/resolver.ts';
import { figuresOf, geometryAt, type State, theFigure, untilTurn, zoneOfFigure } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { reachBetween } from '../space/line.ts';
import type { Action } from '../turn/action.ts';
import { budgetRefusal, spend } from '../turn/budget.ts';
import { areHostile, canAct, type Figure, hasTalent } from '../turn/figure.ts';
import { enemiesOf, traitRoll } from './stats.ts';

/** Rugissement: a bonus Action, Vigueur against Mental, an opposed test; own or next zone, in sight (ad.x.opposed, ad.x.roar). */
export const roar: Action<'roar'> = {
  barred({ turn, figure }) {
    const refusal = budgetRefusal(figure, turn.budget, 'bonus');
    return refusal ?? (hasTalent(figure, 'roar') ? null : refuse('lacks-talent', { who: figure.id }));
  },
  candidates: ({ state, figure }) => enemiesOf(state, figure).map(({ id }) => ({ do: 'roar', target: id })),
  fault({ state, figure }, { target: id }) {
    const target = state.figures[id];
    if (target === undefined) return refuse('unknown-figure', { what: id });
    if (!areHostile(figure, target)) return refuse('not-hostile', { who: id });
    if (!canAct(target) || target.profile.traits.mind === null) return refuse('unshakable', { who: id });
    const reach = reachBetween(geometryAt(state), figure.at, target.at);
    const aimed = { who: id, cell: target.at, rules: ['ad.x.roar', 'ad.x.reach'] } as const;
    if (reach === null) return refuse('no-line', aimed);
    return reach <= REACH ? null : refuse('out-of-reach', { ...aimed, count: REACH, distance: reach });
  },
  perform(unfolding, { figure }, { target }) {
    spend(unfolding, figure, 'bonus');
    unfolding.happens({ is: 'tries', figure: figure.id, what: 'roar', target });
    unfolding.open({ kind: 'roar', figure: figure.id, target, attack: null, resisted: null });
    unfolding.roll(roarRoll(unfolding.state, figure, target));
  },
};

/** Zones a roar carries. */
const REACH = 1;

function roarRoll(state: State, figure: Figure, target: string): RollSpec {
  return traitRoll(state, figure, 'vigour', 'roar', 4, { against: target });
}

/** The attacker rolls, then the defender; an attacker who has not gambled yet may do so now (ad.x.opposed). */
export const roarResolver = automatic<'roar'>((unfolding, { rolled, ...frame }) => {
  const target = theFigure(unfolding.state, frame.target);
  if (rolled === undefined) return unfolding.close();
  if (frame.attack === null) {
    unfolding.replace({ ...frame, attack: rolled });
    return unfolding.roll(traitRoll(unfolding.state, target, 'mind', 'resist', 4, { against: frame.figure }));
  }
  if (frame.resisted !== null) return judge(unfolding, frame, rolled.successes - frame.resisted);
  const { attack } = frame;
  if (attack.gambled || !attack.dice.includes(6)) return judge(unfolding, frame, attack.successes - rolled.successes);
  unfolding.replace({ ...frame, resisted: rolled.successes });
  unfolding.reopen(roarRoll(unfolding.state, theFigure(unfolding.state, frame.figure), target.id), attack);
});

/** The loser has a die less until the end of its next turn, and so has one more figure per further success. */
function judge(unfolding: Unfolding, { figure, target: id }: FrameOf<'roar'>, margin: number): void {
  const target = theFigure(unfolding.state, id);
  unfolding.close();
  unfolding.happens({ is: 'opposed', who: figure, target: id, won: margin > 0 }); // a tie is a failure of the attacker
  if (margin <= 0) return;
  for (const shaken of [target, ...alsoShaken(unfolding.state, theFigure(unfolding.state, figure), target)].slice(
    0,
    margin,
  )) {
    const until = untilTurn(unfolding.state, shaken.group ?? shaken.id, 'end');
    const effect = { id: unfolding.state.nextEffect, bearer: shaken.id, what: 'dice', value: -1, until } as const;
    unfolding.happens({ is: 'effect-begins', effect });
  }
}

/** Enemies of the same zone whose Mental is no higher; those without one are immune. */
function alsoShaken(state: State, hero: Figure, target: Figure): readonly Figure[] {
  const zone = zoneOfFigure(state, target);
  const most = target.profile.traits.mind ?? 0;
  return figuresOf(state).filter((other) => {
    const { mind } = other.profile.traits;
    const near = other.id !== target.id && zoneOfFigure(state, other) === zone;
    return near && areHostile(hero, other) && mind !== null && mind <= most;
  });
}
