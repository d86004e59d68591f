import { type ConditionId, CONDITIONS, isCurable } from '../effect/condition.ts';
import { type Offer } from '@arbitre/kernel';
import { type Command, offer } from '../play/command.ts';
import type { FrameOf } from '../play/frame.ts';
import { refuse } from '../play/refusal.ts';
import { automatic, listed, type Resolver } from '../play/resolver.ts';
import { figuresOf, geometryAt, type State, theFigure } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { areAdjacent } from '../space/geometry.ts';
import type { Acting, Action } from '../turn/action.ts';
import { budgetRefusal, spend } from '../turn/budget.ts';
import { areHostile, type Figure, hasCondition, hasTalent } from '../turn/figure.ts';
import { seatOf } from '../turn/seat.ts';
import { adjacentEnemies, guardianSuit, traitRoll } from './stats.ts';
import { halfUp } from './trait.ts';
import { heal } from './wound.ts';

/** Is there anything a recovery could do? Health up to half, or Sonné (ad.x.recovery). */
function canRecover(figure: Figure): boolean {
  return figure.health < halfUp(figure.profile.health) || hasCondition(figure, 'stunned');
}

/** ad.x.guardian: hearts give a recovery without the bonus Action. */
const isFree = ({ state, figure }: Acting) => guardianSuit(state, figure) === 'H';

/** Récupération: a bonus Action, Vigueur, Difficulty 5 and one more for each adjacent enemy (ad.x.recovery). */
export const recover: Action<'recover'> = {
  barred(now) {
    const refusal = isFree(now) ? null : budgetRefusal(now.figure, now.turn.budget, 'bonus');
    return refusal ?? (canRecover(now.figure) ? null : refuse('nothing-to-heal', { who: now.figure.id }));
  },
  candidates: () => [{ do: 'recover' }],
  fault: () => null,
  perform(unfolding, now) {
    const { state, figure } = now;
    const { id, profile } = figure;
    if (isFree(now))
      unfolding.happens({ is: 'guardian-helps', hero: id, card: profile.guardian ?? 'JK', die: null, successes: 0 });
    else spend(unfolding, figure, 'bonus');
    unfolding.happens({ is: 'tries', figure: id, what: 'recover', target: null });
    unfolding.open({ kind: 'recover', figure: id, free: false });
    const difficulty = 5 + adjacentEnemies(state, figure).length;
    unfolding.roll(traitRoll(unfolding.state, figure, 'vigour', 'recover', difficulty));
  },
};

/** A success ends Sonné, else gives a point of Health, not beyond half. */
export const recoverResolver = automatic<'recover'>((unfolding, { figure: id, rolled }) => {
  unfolding.close();
  if ((rolled?.successes ?? 0) === 0) return;
  const figure = theFigure(unfolding.state, id);
  if (figure.health < halfUp(figure.profile.health)) heal(unfolding, id, 1, halfUp(figure.profile.health));
  else if (hasCondition(figure, 'stunned')) unfolding.happens({ is: 'state-lost', figure: id, state: 'stunned' });
});

const needsCare = (figure: Figure) => figure.health < figure.profile.health || figure.conditions.some(isCurable);

/** Soins: a standard Action on oneself or a friend within touch, Savoir (ad.x.recovery). */
export const care: Action<'care'> = {
  barred: ({ turn, figure }) => budgetRefusal(figure, turn.budget, 'standard'),
  candidates: ({ state }) =>
    figuresOf(state)
      .filter(needsCare)
      .map(({ id }) => ({ do: 'care', target: id })),
  fault({ state, figure }, { target: id }) {
    const patient = state.figures[id];
    if (patient === undefined) return refuse('unknown-figure', { what: id });
    if (areHostile(figure, patient)) return refuse('not-a-friend', { who: id });
    if (id !== figure.id && !areAdjacent(geometryAt(state), figure.at, patient.at))
      return refuse('not-adjacent', { who: id });
    return needsCare(patient) ? null : refuse('nothing-to-heal', { who: id });
  },
  perform(unfolding, { figure }, { target }) {
    spend(unfolding, figure, 'standard');
    unfolding.happens({ is: 'tries', figure: figure.id, what: 'care', target });
    startCare(unfolding, figure, theFigure(unfolding.state, target));
  },
};

/** Difficulty 5, and one more for each enemy that touches the healer or the patient. */
function startCare(unfolding: Unfolding, healer: Figure, patient: Figure): void {
  const { state } = unfolding;
  const enemies = new Set([...adjacentEnemies(state, healer), ...adjacentEnemies(state, patient)].map(({ id }) => id));
  const bonus = (hasTalent(healer, 'first-aid') ? 1 : 0) + (hasTalent(healer, 'sylvan-care') ? 1 : 0);
  unfolding.open({ kind: 'care', healer: healer.id, patient: patient.id, left: 0, judged: false });
  unfolding.roll(traitRoll(state, healer, 'lore', 'care', 5 + enemies.size, { bonus }));
}

/** What care may give the patient: a point of Health, or the end of a curable state. */
function remedies(state: State, { left, patient }: FrameOf<'care'>): readonly ('health' | ConditionId)[] {
  if (left === 0) return [];
  const { health, profile, conditions } = theFigure(state, patient);
  return [...(health < profile.health ? ['health' as const] : []), ...conditions.filter(isCurable)];
}

/** One remedy with a success, one more with three. */
export const careResolver: Resolver<'care'> = {
  asks(state, frame) {
    if (remedies(state, frame).length <= 1) return null;
    return { seat: seatOf(state, theFigure(state, frame.healer)), kind: 'care' };
  },
  ...listed<'care'>((state, frame): readonly Offer<Command>[] =>
    remedies(state, frame).map((what) => offer('choice', { do: 'heal', what })),
  ),
  take(unfolding, frame, command) {
    if (command.do !== 'heal') return;
    unfolding.replace({ ...frame, left: frame.left - 1 });
    remedy(unfolding, frame.patient, command.what);
  },
  advance(unfolding, frame) {
    if (!frame.judged) {
      const successes = frame.rolled?.successes ?? 0;
      return unfolding.replace({ ...frame, judged: true, left: successes >= 3 ? 2 : successes >= 1 ? 1 : 0 });
    }
    const [only] = remedies(unfolding.state, frame);
    if (only === undefined) return unfolding.close();
    unfolding.replace({ ...frame, left: frame.left - 1 });
    remedy(unfolding, frame.patient, only);
  },
};

function remedy(unfolding: Unfolding, patient: string, what: string): void {
  if (what === 'health') return heal(unfolding, patient, 1, theFigure(unfolding.state, patient).profile.health);
  if (isCondition(what)) unfolding.happens({ is: 'state-lost', figure: patient, state: what });
}

function isCondition(id: string): id is ConditionId {
  return Object.hasOwn(CONDITIONS, id);
}
