import { unreachable } from '@arbitre/kernel';
import { succeeds } from '../encounter/check.ts';
import type { ConditionChange, Fact } from './fact.ts';
import type { Conditions, Creature, CreatureId, LooseObject, State, Turn } from './state.ts';

/** pf.x.block: dents that break a shield. */
export const BROKEN = 2;

/**
 * The state once a fact has happened. No rule, no die, no check: facts carry results. One flat switch, since play folds every
 * fact twice and kinds that change the same thing stand together.
 */
export function evolve(state: State, fact: Fact): State {
  switch (fact.is) {
    case 'placed':
    case 'caught':
      return withCreature(state, fact.who, {
        at: fact.to.at,
        z: fact.to.z,
        stance: fact.is === 'caught' ? 'climbing' : 'ground',
      });
    case 'began':
      return {
        ...state,
        mode: 'encounter',
        round: 0,
        cursor: fact.rolls.length - 1,
        order: fact.rolls.map(({ who }) => who),
      };
    case 'turn-began':
      return beginTurn(state, fact);
    case 'turn-ended':
      return { ...state, turn: null };
    case 'spent':
      return withTurn(state, fact.who, (turn) => ({
        actions: turn.actions - fact.actions,
        attacks: turn.attacks + (fact.attack ? 1 : 0),
        flew: turn.flew || fact.on === 'fly' || fact.on === 'maneuver',
        swam: fact.on === 'swim',
        acted: true,
        mustLeave: false,
      }));
    case 'moved':
      return moved(state, fact);
    case 'pushed':
    case 'fell':
    case 'landed':
      return carryRiders(arrived(state, fact), fact.who);
    case 'sank':
      return withCreature(state, fact.who, { z: fact.to.z });
    case 'must-leave':
      return withTurn(state, fact.who, () => ({ mustLeave: true }));
    case 'hurt':
      return withCreature(state, fact.who, { hp: fact.left });
    case 'healed':
      return heal(state, fact);
    case 'knocked-out':
      return {
        ...withConditions(state, fact.who, {
          unconscious: true,
          prone: true,
          dying: fact.dying > 0 ? fact.dying : null,
          recovery: fact.recovery,
          takenCover: null,
          shieldRaised: null,
          hiddenFrom: null,
          readied: null,
          delayed: null,
          assisting: null,
        }),
        order: fact.order,
        cursor: fact.cursor,
      };
    case 'dying':
      return withConditions(state, fact.who, { dying: fact.dying });
    case 'stable':
      return withConditions(state, fact.who, { dying: null });
    case 'died':
      return release(
        withConditions(state, fact.who, {
          dead: true,
          unconscious: null,
          dying: null,
          prone: true,
          delayed: null,
          assisting: null,
        }),
        fact.who,
      );
    case 'changed':
      return withConditions(state, fact.who, fact.change);
    case 'breathed':
      return withCreature(state, fact.who, { breath: fact.left });
    case 'toppled':
      return withObject(state, fact.object, { at: fact.to.at, z: fact.to.z });
    case 'object-fell':
      return fact.left === 0
        ? { ...state, objects: state.objects.filter(({ id }) => id !== fact.object) }
        : withObject(state, fact.object, { at: fact.to.at, z: fact.to.z, hp: fact.left });
    case 'opened': {
      const squares = state.field.squares.map((character, cell) => (cell === fact.at ? fact.becomes : character));
      return { ...state, field: { ...state.field, squares } };
    }
    case 'blocked': {
      const dented = withCreature(state, fact.who, { dents: fact.dents });
      return fact.dents >= BROKEN ? withConditions(dented, fact.who, { shieldRaised: null }) : dented;
    }
    case 'delayed':
      return withConditions(withCreature(state, fact.who, { reaction: false }), fact.who, { delayed: fact.actions });
    case 'resumed':
      return { ...state, order: fact.order, cursor: fact.cursor };
    case 'struck':
      return fact.reaction ? state : attacked(state, fact);
    case 'reacted':
      return withCreature(state, fact.who, { reaction: false });
    case 'asked':
      return { ...state, frames: fact.frames };
    case 'answered':
      return { ...state, frames: [] };
    case 'ended':
      return { ...state, outcome: fact.outcome, turn: null, frames: [] };
    case 'cut-short':
    case 'checked':
    case 'guessed':
    case 'triggered':
    case 'disrupted':
    case 'declined':
      return state;
    default:
      return unreachable(fact);
  }
}

/** What a turn starts from. */
export const FRESH_TURN: Omit<Turn, 'who' | 'actions'> = {
  attacks: 0,
  diagonals: 0,
  acted: false,
  resumed: false,
  attacked: [],
  missed: null,
  flew: false,
  swam: false,
  mustLeave: false,
};

/** pf.x.traits: who was attacked this turn, and with what in vain. */
function attacked(state: State, { who, target, attack, check }: Extract<Fact, { is: 'struck' }>): State {
  return withTurn(state, who, (turn) => ({
    attacked: [...turn.attacked, target],
    missed: succeeds(check.degree) ? null : attack,
  }));
}

function withObject(state: State, id: string, change: Partial<LooseObject>): State {
  return { ...state, objects: state.objects.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

function withCreature(state: State, id: CreatureId, change: Partial<Creature>): State {
  return withChanged(state, id, (one) => ({ ...one, ...change }));
}

function withConditions(state: State, id: CreatureId, change: ConditionChange): State {
  return withChanged(state, id, (one) => {
    const conditions = applied(one.conditions, change);
    return conditions === one.conditions ? one : { ...one, conditions };
  });
}

/** The state with one creature changed; the very same where nothing changes. */
function withChanged(state: State, id: CreatureId, change: (one: Creature) => Creature): State {
  const creatures = changedIn(state.creatures, id, change);
  return creatures === state.creatures ? state : { ...state, creatures };
}

/** The creatures with one of them changed; the very same list where nothing changes. */
function changedIn(
  creatures: readonly Creature[],
  id: CreatureId,
  change: (one: Creature) => Creature,
): readonly Creature[] {
  for (let place = 0; place < creatures.length; place++) {
    const before = creatures[place]!;
    if (before.id !== id) continue;
    const after = change(before);
    if (after === before) return creatures;
    const list = creatures.slice();
    list[place] = after;
    return list;
  }
  return creatures;
}

/** Conditions with some taken on (a value) or away (null); the very same where that changes nothing. */
function applied(conditions: Conditions, change: ConditionChange): Conditions {
  const known: Readonly<Record<string, unknown>> = conditions as Readonly<Record<string, unknown>>;
  const given: Readonly<Record<string, unknown>> = change;
  const names = Object.keys(given);
  if (names.every((name) => (given[name] ?? undefined) === undefined && known[name] === undefined)) return conditions;
  const next: Record<string, unknown> = {};
  for (const name of Object.keys(known)) if (!(name in given)) next[name] = known[name];
  for (const name of names) if ((given[name] ?? undefined) !== undefined) next[name] = given[name];
  return next;
}

function withTurn(state: State, who: CreatureId, change: (turn: Turn) => Partial<Turn>): State {
  return state.turn?.who === who ? { ...state, turn: { ...state.turn, ...change(state.turn) } } : state;
}

function beginTurn(state: State, { who, round, cursor, actions, resumed }: Extract<Fact, { is: 'turn-began' }>): State {
  const turn: Turn = { ...FRESH_TURN, who, actions, resumed: resumed === true };
  const creatures = changedIn(state.creatures, who, (one) => ({
    ...one,
    reaction: actions > 0,
    conditions: applied(one.conditions, OVER_WITH_THE_TURN),
  }));
  return { ...state, creatures, round, cursor, turn };
}

/** What ends when a creature's next turn begins. */
const OVER_WITH_THE_TURN: ConditionChange = {
  shieldRaised: null,
  readied: null,
  delayed: null,
  assisting: null,
  steady: null,
  slowed: null,
};

function moved(state: State, { who, to, stance, diagonal, action }: Extract<Fact, { is: 'moved' }>): State {
  const creatures = changedIn(state.creatures, who, (one) => ({
    ...one,
    at: to.at,
    z: to.z,
    stance,
    conditions:
      one.conditions.takenCover === undefined ? one.conditions : applied(one.conditions, { takenCover: null }),
  }));
  const { turn } = state;
  if (turn?.who !== who) return carryRiders({ ...state, creatures }, who);
  const diagonals = turn.diagonals + (diagonal ? 1 : 0);
  const swam = turn.swam || (action !== 'swim' && stance === 'swimming');
  return carryRiders({ ...state, creatures, turn: { ...turn, diagonals, swam } }, who);
}

/** Moved by something else than its own steps; one who ends in water has just entered it. */
function arrived(state: State, { who, to, stance }: Extract<Fact, { is: 'pushed' | 'fell' | 'landed' }>): State {
  const there = withCreature(state, who, { at: to.at, z: to.z, stance });
  return stance === 'swimming' ? withTurn(there, who, () => ({ swam: true })) : there;
}

/** pf.x.mount: whoever rides goes along. */
function carryRiders(state: State, mount: CreatureId): State {
  const under = state.creatures.find((one) => one.id === mount);
  if (under === undefined || !state.creatures.some((one) => one.rides === mount)) return state;
  const { at, z, stance } = under;
  return { ...state, creatures: state.creatures.map((one) => (one.rides === mount ? { ...one, at, z, stance } : one)) };
}

function heal(state: State, { who, by, left, shared }: Extract<Fact, { is: 'healed' }>): State {
  const healed = withConditions(withCreature(state, who, { hp: left }), who, {
    unconscious: null,
    dying: null,
    suffocating: null,
  });
  return {
    ...healed,
    creatures: healed.creatures.map((one) => (one.id === by && !shared ? { ...one, heals: one.heals - 1 } : one)),
  };
}

/** Whoever the dead held is free. */
function release(state: State, holder: CreatureId): State {
  return state.creatures.reduce(
    (now, one) => (one.conditions.held?.by === holder ? withConditions(now, one.id, { held: null }) : now),
    state,
  );
}
