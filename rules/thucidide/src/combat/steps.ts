import type { Cell } from '@arbitre/kernel';
import { nameOf } from '../file/hex-name.ts';
import { lossesFor } from '../movement/off-table.ts';
import type { Command } from '../play/command.ts';
import type { Fact } from '../play/fact.ts';
import { type Combat, type CombatStep, onTable, type State, unitOf } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { escapesOf, evasionOf } from './evasion.ts';
import { mayFollow } from './follow-up.ts';
import { trample } from './elephant-panic.ts';
import { strike } from './losses.ts';
import { affordable, attackOrders, defenceOrders, giveOrder } from './orders-in-combat.ts';
import { preyOf } from './pursuit.ts';
import { type Retreat, retreating, retreatsOf } from './retreat.ts';
import { mayRiposte } from './riposte.ts';
import { throwDice } from './roll.ts';
import type { Withdrawal } from './withdrawal.ts';

const PASS: Command = { do: 'pass' };

/** With the choice to decline; nothing when there is nothing to decline. */
function orPass(choices: readonly Command[]): readonly Command[] {
  return choices.length === 0 ? [] : [...choices, PASS];
}

/** One step of a combat. */
interface Step {
  /** Who chooses. */
  readonly by: (combat: Combat) => 'attacker' | 'defender';
  /** Every legal choice; with fewer than two the step goes on by itself. */
  readonly choices: (state: State, combat: Combat) => readonly Command[];
  /** Carries out a choice other than to decline. */
  readonly choose: (unfolding: Unfolding, combat: Combat, command: Command) => void;
  /** What happens when nobody has to choose, or the choice was declined; the step after it, null when the combat ends. */
  readonly advance: (unfolding: Unfolding, combat: Combat) => CombatStep | null;
}

const attacker = () => 'attacker' as const;
const defender = () => 'defender' as const;

/** Ends the combat. */
function over(unfolding: Unfolding): null {
  unfolding.happens({ is: 'combat-over' });
  return null;
}

/** The steps of a combat, in the order of the book (th.x.combat, th.x.sequence). */
export const STEPS: Readonly<Record<CombatStep, Step>> = {
  evasion: {
    by: defender,
    choices(state, combat) {
      const evasion = evasionOf(state, combat);
      if (evasion === 'right') return [{ do: 'evade' }, PASS];
      return evasion === 'none' ? [] : orPass(affordable(state, unitOf(state, combat.target), ['fall-back']));
    },
    choose(unfolding, combat, command) {
      if (command.do === 'order') giveOrder(unfolding, combat, command.order); // Fall back: the decision to evade, by order
      unfolding.happens({ is: 'evading', unit: combat.target });
    },
    advance: () => 'attack-order',
  },
  'attack-order': {
    by: attacker,
    choices(state, combat) {
      const unit = unitOf(state, combat.attacker);
      return orPass(affordable(state, unit, attackOrders(combat, unit)));
    },
    choose(unfolding, combat, command) {
      if (command.do === 'order') giveOrder(unfolding, combat, command.order);
    },
    advance: () => 'defence-order',
  },
  'defence-order': {
    by: defender,
    choices: (state, combat) =>
      combat.defenceOrder === null
        ? orPass(affordable(state, unitOf(state, combat.target), defenceOrders(combat)))
        : [],
    choose(unfolding, combat, command) {
      if (command.do !== 'order') return;
      giveOrder(unfolding, combat, command.order);
      throwDice(unfolding, { ...combat, defenceOrder: command.order }, false);
    },
    advance(unfolding, combat) {
      throwDice(unfolding, combat, false);
      return unfolding.state.combat?.step ?? null;
    },
  },
  escape: {
    by: defender,
    choices: (state, combat) => escapes(state, combat).map(({ to }) => ({ do: 'escape', to: nameOf(state.field, to) })),
    choose(unfolding, combat, command) {
      escape(unfolding, combat, escapes(unfolding.state, combat).find(leadsTo(unfolding.state, command)));
    },
    advance(unfolding, combat) {
      escape(unfolding, combat, escapes(unfolding.state, combat)[0]);
      return 'follow-up';
    },
  },
  retreat: {
    by: ({ riposte }) => (riposte ? 'attacker' : 'defender'),
    choices: (state, combat) =>
      retreatsOf(state, combat).map(({ to, ignored }) => ({
        do: 'retreat',
        to: nameOf(state.field, to),
        ignoring: ignored,
      })),
    choose(unfolding, combat, command) {
      retreat(unfolding, combat, retreatAsked(unfolding.state, combat, command));
    },
    advance(unfolding, combat) {
      retreat(unfolding, combat, retreatsOf(unfolding.state, combat)[0]);
      return 'follow-up';
    },
  },
  'follow-up': {
    by: attacker,
    choices: (state, combat) => (mayFollow(state, combat) ? [{ do: 'follow' }, PASS] : []),
    choose: (unfolding, combat) => unfolding.happens({ is: 'followed', unit: combat.attacker, to: combat.hex }),
    advance: () => 'riposte',
  },
  pursuit: {
    by: attacker,
    choices: (state, combat) => orPass(preyOf(state, combat)),
    choose(unfolding, combat, command) {
      if (command.do !== 'pursue') return;
      const { id, at } = unitOf(unfolding.state, command.target);
      if (onTable(at)) unfolding.happens(attackFact(combat.attacker, id, 'melee', true, at));
    },
    advance: over,
  },
  riposte: {
    by: defender,
    choices: (state, combat) => (mayRiposte(state, combat) ? [{ do: 'riposte' }, PASS] : []),
    choose: (unfolding, combat) => throwDice(unfolding, combat, true),
    advance: over,
  },
};

export function attackFact(
  attackerId: string,
  target: string,
  kind: Combat['kind'],
  pursuit: boolean,
  hex: Cell,
): Fact {
  return { is: 'attacked', attacker: attackerId, target, kind, pursuit, hex };
}

/** Does a way lead to the place that a command names? */
function leadsTo(state: State, command: Command): (way: Pick<Withdrawal, 'to'>) => boolean {
  return ({ to }) => 'to' in command && nameOf(state.field, to) === command.to;
}

/** Where the evading target can go. */
export function escapes(state: State, combat: Combat): readonly Withdrawal[] {
  const target = unitOf(state, combat.target);
  return onTable(target.at) ? escapesOf(state, target, unitOf(state, combat.attacker)) : [];
}

function escape(unfolding: Unfolding, combat: Combat, way: Withdrawal | undefined): void {
  if (way !== undefined) unfolding.happens({ is: 'escaped', unit: combat.target, path: way.path.filter(onTable) });
}

/** The retreat that a command asks for; undefined when it is not one of the answers. */
export function retreatAsked(state: State, combat: Combat, command: Command): Retreat | undefined {
  if (command.do !== 'retreat') return undefined;
  const there = leadsTo(state, command);
  return retreatsOf(state, combat).find((one) => there(one) && one.ignored === command.ignoring);
}

/** Makes a retreat; the hexes that cannot be made are losses (th.offtable.5). */
function retreat(unfolding: Unfolding, combat: Combat, answer: Retreat | undefined): void {
  if (answer === undefined) return;
  const { path, ignored, missing } = answer;
  const { unit, from } = retreating(unfolding.state, combat);
  unfolding.happens({ is: 'retreated', unit: unit.id, path, ignored, missing });
  if (onTable(from.at)) strike(unfolding, unit.id, lossesFor(missing), from.at, 'no-retreat');
  if (unit.type === 'elephants' && unfolding.state.rulings.elephantPanic) trample(unfolding, unit.id, path);
}
