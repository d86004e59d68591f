import type { CommandOf } from '../play/command.ts';
import type { Budget } from '../play/frame.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { type State, theFigure } from '../play/state.ts';
import type { Action } from '../turn/action.ts';
import { budgetRefusal, pay, withShot } from '../turn/budget.ts';
import { attacksOf, type Figure, freeHands, hasTalent } from '../turn/figure.ts';
import { judgeAttack, startAttack } from './attack.ts';
import type { Attack } from './equipment.ts';
import { enemiesOf, suitsNow } from './stats.ts';

type Mode = CommandOf<'attack'>['mode'];
const MODES = ['plain', 'precise'] as const satisfies readonly Mode[];

/** The budget an attack is paid from: a shot may give the price of a side step back. */
function attackBudget(figure: Figure, budget: Budget, attack: Attack): Budget {
  return attack.skill === 'shooting' ? withShot(figure, budget) : budget;
}

/** A plain attack is a standard Action, a precise one complex (ad.act.8, ad.x.precise). */
const priceOf = (mode: Mode) => (mode === 'plain' ? 'standard' : 'complex');

function priceRefusal(figure: Figure, budget: Budget, attack: Attack, mode: Mode): Refusal | null {
  return budgetRefusal(figure, attackBudget(figure, budget, attack), priceOf(mode), attack.label ?? 1);
}

/** Dice of Arcanes that a Décharge may give up for the effect of the suit of the initiative card: all but one. */
function mostDropped(state: State, figure: Figure, attack: Attack): number {
  if (attack.id !== 'discharge' || suitsNow(state, figure).length === 0) return 0;
  return Math.max(0, (figure.profile.traits.arcana ?? 0) - 1);
}

/** An attack with something the figure holds, on somebody in reach. */
export const attack: Action<'attack'> = {
  type: ({ mode }) => priceOf(mode),
  barred: () => null, // what it costs depends on the weapon
  candidates({ state, turn, figure }) {
    const commands: CommandOf<'attack'>[] = [];
    for (const weapon of attacksOf(figure)) {
      const modes = MODES.filter((mode) => priceRefusal(figure, turn.budget, weapon, mode) === null);
      if (modes.length === 0) continue;
      const most = mostDropped(state, figure, weapon);
      for (const { id: target } of enemiesOf(state, figure)) {
        for (const mode of modes) {
          commands.push({ do: 'attack', target, with: weapon.id, mode });
          for (let drop = 1; drop <= most; drop++) commands.push({ do: 'attack', target, with: weapon.id, mode, drop });
        }
      }
    }
    return commands;
  },
  fault({ state, turn, figure }, { with: name, target: aim, mode, drop = 0 }) {
    const who = figure.id;
    const weapon = attacksOf(figure).find(({ id }) => id === name);
    if (weapon === undefined)
      return refuse(
        name === 'discharge' && hasTalent(figure, 'arcane-discharge') && freeHands(figure) <= 0
          ? 'hands-full'
          : 'no-such-weapon',
        { who, what: name },
      );
    const target = state.figures[aim];
    if (target === undefined) return refuse('unknown-figure', { what: aim });
    const refusal = priceRefusal(figure, turn.budget, weapon, mode) ?? judgeAttack(state, figure, target, weapon);
    const most = mostDropped(state, figure, weapon);
    return refusal ?? (drop > most ? refuse('cannot-drop', { who, count: most }) : null);
  },
  perform(unfolding, { turn, figure }, { with: name, target, mode, drop = 0 }) {
    const weapon = attacksOf(figure).find(({ id }) => id === name);
    if (weapon === undefined) return;
    unfolding.update('turn', (now) => ({
      ...now,
      budget: pay(figure, attackBudget(figure, now.budget, weapon), priceOf(mode), weapon.label ?? 1),
    }));
    // ad.x.charge: a zone move, then a melee attack, in the same turn
    const charging = hasTalent(figure, 'charge') && weapon.skill === 'melee' && turn.budget.zoneMoves > 0;
    startAttack(unfolding, figure, theFigure(unfolding.state, target), weapon, mode, { dropped: drop, charging });
  },
};
