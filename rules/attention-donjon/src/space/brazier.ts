import { cellNamed, nameOf } from '../play/naming.ts';
import { traitRoll } from '../adventure/stats.ts';
import { halfUp, rollDice } from '../adventure/trait.ts';
import { breakSomething, wound } from '../adventure/wound.ts';
import { refuse } from '../play/refusal.ts';
import { automatic } from '../play/resolver.ts';
import { figuresOf, geometryAt, type State, zoneOfFigure } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { Action } from '../turn/action.ts';
import { budgetRefusal, spend } from '../turn/budget.ts';
import type { Figure } from '../turn/figure.ts';

/** In the effect phase each figure of its zone loses a point of Health and an object (ad.x.brazier). */
export function burn(unfolding: Unfolding, name: string): void {
  const cell = cellNamed(geometryAt(unfolding.state), name) ?? 0;
  const zone = unfolding.state.plan.zones[cell];
  for (const figure of figuresOf(unfolding.state).filter((one) => zoneOfFigure(unfolding.state, one) === zone)) {
    breakSomething(unfolding, figure.id);
    wound(unfolding, figure.id, 1);
  }
}

/** The cells of the braziers of a hero's zone. */
function braziersNear(state: State, hero: Figure): readonly number[] {
  const { plan, braziers } = geometryAt(state);
  return braziers.filter((cell) => plan.zones[cell] === plan.zones[hero.at]);
}

/** Putting out a brazier of one's zone: a standard Action, Vigueur at 6 (ad.x.brazier). */
export const douse: Action<'douse'> = {
  barred: ({ turn, figure }) => budgetRefusal(figure, turn.budget, 'standard'),
  candidates: ({ state, figure }) =>
    braziersNear(state, figure).map((cell) => ({ do: 'douse', at: nameOf(geometryAt(state), cell) })),
  fault({ state, figure }, { at: name }) {
    const at = cellNamed(geometryAt(state), name);
    if (at === null) return refuse('unknown-cell', { what: name });
    const near = braziersNear(state, figure).includes(at);
    return near ? null : refuse('no-brazier-here', { who: figure.id, cell: at });
  },
  perform(unfolding, { state, figure }, { at }) {
    spend(unfolding, figure, 'standard');
    unfolding.happens({ is: 'tries', figure: figure.id, what: 'douse', target: null });
    const cell = cellNamed(geometryAt(state), at) ?? figure.at;
    unfolding.open({ kind: 'douse', hero: figure.id, cell });
    unfolding.roll(traitRoll(unfolding.state, figure, 'vigour', 'brazier', 6));
  },
};

/** A success puts it out; failing burns. */
export const douseResolver = automatic<'douse'>((unfolding, { hero, cell, rolled }) => {
  unfolding.close();
  if ((rolled?.successes ?? 0) > 0) return unfolding.happens({ is: 'ground-changed', cell, ground: 'floor' });
  breakSomething(unfolding, hero);
  const [die = 1] = rollDice(unfolding.chance, 1);
  wound(unfolding, hero, halfUp(die)); // d3: a d6 halved, rounded up
});
