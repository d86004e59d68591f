import { offer } from '../play/command.ts';
import { type ConditionId, CONDITIONS, isCurable } from '../effect/condition.ts';
import { hasCondition } from '../turn/figure.ts';
import { seatOf } from '../turn/seat.ts';
import { type State, theFigure } from '../play/state.ts';
import { automatic, type Resolver, type Table } from '../play/unfolding.ts';
import { halfUp } from './trait.ts';
import { gain, heal } from './wound.ts';

/** Récupération (ad.x.recovery): a success ends Sonné, else gives a point of Health, not beyond half. */
export const recoverResolver = automatic<'recover'>((table, { figure: id, rolled }) => {
  table.pop();
  if ((rolled?.successes ?? 0) === 0) return;
  const figure = theFigure(table.state, id);
  if (figure.health < halfUp(figure.profile.health)) heal(table, id, 1, halfUp(figure.profile.health));
  else if (hasCondition(figure, 'stunned')) table.emit({ is: 'state-lost', figure: id, state: 'stunned' });
});

/** What care may give the patient: a point of Health, or the end of a curable state. */
function remedies(state: State, patient: string): readonly ('health' | ConditionId)[] {
  const { health, profile, conditions } = theFigure(state, patient);
  return [...(health < profile.health ? ['health' as const] : []), ...conditions.filter(isCurable)];
}

/** Soins (ad.x.recovery): one remedy with a success, one more with three. */
export const careResolver: Resolver<'care'> = {
  choice(state, { left, healer, patient }) {
    const offered = left > 0 ? remedies(state, patient) : [];
    if (offered.length <= 1) return null;
    return {
      seat: seatOf(state, theFigure(state, healer)),
      kind: 'care',
      offers: () => offered.map((what) => offer('choice', { do: 'heal', what })),
    };
  },
  take(table, frame, command) {
    if (command.do !== 'heal') return;
    table.replace({ ...frame, left: frame.left - 1 });
    remedy(table, frame.patient, command.what);
  },
  advance(table, frame) {
    if (!frame.judged) {
      const successes = frame.rolled?.successes ?? 0;
      return table.replace({ ...frame, judged: true, left: successes >= 3 ? 2 : successes >= 1 ? 1 : 0 });
    }
    const [only] = frame.left > 0 ? remedies(table.state, frame.patient) : [];
    if (only === undefined) return table.pop();
    table.replace({ ...frame, left: frame.left - 1 });
    remedy(table, frame.patient, only);
  },
};

function remedy(table: Table, patient: string, what: string): void {
  if (what === 'health') return heal(table, patient, 1, theFigure(table.state, patient).profile.health);
  if (isCondition(what)) table.emit({ is: 'state-lost', figure: patient, state: what });
}

function isCondition(id: string): id is ConditionId {
  return Object.hasOwn(CONDITIONS, id);
}

/** Out of a Rage with a success (ad.x.states). */
export const calmResolver = automatic<'calm'>((table, { figure, rolled }) => {
  table.pop();
  if ((rolled?.successes ?? 0) > 0) table.emit({ is: 'state-lost', figure, state: 'enraged' });
});

/** Out of what immobilises with a success (ad.x.struggle). */
export const struggleResolver = automatic<'struggle'>((table, { figure, rolled }) => {
  table.pop();
  if ((rolled?.successes ?? 0) > 0) table.emit({ is: 'state-lost', figure, state: 'immobilised' });
});

/** Inconscient: a success, and the figure is À terre instead (ad.x.states). */
export const wakeResolver = automatic<'wake'>((table, { figure, rolled }) => {
  table.pop();
  if ((rolled?.successes ?? 0) === 0) return;
  table.emit({ is: 'state-lost', figure, state: 'unconscious' });
  gain(table, figure, 'prone');
});
