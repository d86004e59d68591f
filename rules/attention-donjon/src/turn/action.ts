import { cellName, type Offer } from '@arbitre/kernel';
import { judgeAttack, targetsOf } from '../adventure/attack.ts';
import { auraSuit, spared } from '../adventure/aura.ts';
import { type ActionKind, budgetRefusal, maxZoneMoves, withShot } from './budget.ts';
import { type Command, type CommandOf, offer } from '../play/command.ts';
import { isCurable } from '../effect/condition.ts';
import { rerollOf } from '../effect/effect.ts';
import { type Attack, isItem, itemOf } from '../adventure/equipment.ts';
import { exchanges } from '../adventure/exchange.ts';
import { areHostile, attacksOf, canAct, canMove, type Figure, freeHands, hasCondition, hasTalent } from './figure.ts';
import type { Budget, FrameOf } from '../play/frame.ts';
import { areAdjacent, zoneOf } from '../space/geometry.ts';
import { cellNamed } from '../play/naming.ts';
import { reachBetween } from '../space/line.ts';
import { canReequip } from '../adventure/reequip.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { judgeShift, shifts } from '../movement/shift.ts';
import { figuresOf, geometryAt, groundOf, heroesOf, membersOf, type State, theFigure } from '../play/state.ts';
import { guardianSuit, suitsNow } from '../adventure/stats.ts';
import { halfUp } from '../adventure/trait.ts';
import { judgeZoneMove, zoneMoves } from '../movement/zone-move.ts';

type Turn = FrameOf<'turn'>;

/** Seuil d'activation of movement and of revealing the dungeon: 2+ (ad.move.3). */
export const MOVE_LABEL = 2;

/** Why this turn allows no zone move at all (ad.move.2, ad.move.12, ad.act.13). */
export function zoneMoveRefusal(state: State, figure: Figure, budget: Budget): Refusal | null {
  if (!canMove(figure) || hasCondition(figure, 'broken-leg')) return refuse('cannot-move', { who: figure.id });
  if (budget.zoneMoves >= maxZoneMoves(state, figure))
    return refuse('already-moved', { who: figure.id, count: maxZoneMoves(state, figure) });
  return budgetRefusal(figure, budget, 'movement', MOVE_LABEL);
}

/** Why this turn allows no placement step at all; only Actions limit them (ad.step.7). */
export function shiftRefusal(figure: Figure, budget: Budget): Refusal | null {
  if (!canMove(figure)) return refuse('cannot-move', { who: figure.id });
  if (freeStep(figure, budget)) return null;
  return budgetRefusal(figure, budget, shiftKind(figure), MOVE_LABEL);
}

/** A broken leg makes a step a complex Action: longer ones come from a capacity or the surroundings (ad.act.10, ad.x.states). */
export function shiftKind(figure: Figure): ActionKind {
  return hasCondition(figure, 'broken-leg') ? 'complex' : 'movement';
}

/** Pas de côté, after the shot (ad.x.talent). */
export function freeStep(figure: Figure, budget: Budget): boolean {
  return hasTalent(figure, 'side-step') && budget.shot && !budget.sideStepped;
}

/** The budget an attack is paid from: a shot may give the price of a side step back. */
export function attackBudget(figure: Figure, budget: Budget, attack: Attack): Budget {
  return attack.skill === 'shooting' ? withShot(figure, budget) : budget;
}

function attackRefusal(figure: Figure, budget: Budget, attack: Attack, mode: 'plain' | 'precise'): Refusal | null {
  if (mode === 'precise' && figure.group !== null) return refuse('against-directives', { who: figure.id });
  return budgetRefusal(
    figure,
    attackBudget(figure, budget, attack),
    mode === 'plain' ? 'standard' : 'complex',
    attack.label ?? 1,
  );
}

/** Doors nothing is revealed behind, on a side of the hero's cell (ad.x.reveal). */
function doorsBeside(state: State, figure: Figure): readonly string[] {
  return state.plan.doors.flatMap(({ id, cell, state: door }) =>
    cell === figure.at && door === 'unexplored' ? [id] : [],
  );
}

/** Is there anything a recovery could do? Health up to half, or Sonné (ad.x.recovery). */
function canRecover(figure: Figure): boolean {
  return figure.health < halfUp(figure.profile.health) || hasCondition(figure, 'stunned');
}

function needsCare(figure: Figure): boolean {
  return figure.health < figure.profile.health || figure.conditions.some(isCurable);
}

function patientsOf(state: State, healer: Figure): readonly Figure[] {
  const geometry = geometryAt(state);
  return figuresOf(state).filter(
    (other) =>
      needsCare(other) &&
      !areHostile(healer, other) &&
      (other.id === healer.id || areAdjacent(geometry, healer.at, other.at)),
  );
}

function encountersToSearch(state: State, hero: Figure): readonly string[] {
  const zone = zoneOf(geometryAt(state), hero.at);
  return state.encounters.flatMap(({ id, over, searched, zones, failures }) =>
    over && !searched && !failures.includes(hero.id) && (zones.length === 0 || zones.includes(zone)) ? [id] : [],
  );
}

/** Groups that wait to be freed, next to this hero. */
function captivesBeside(state: State, hero: Figure): readonly string[] {
  const geometry = geometryAt(state);
  return state.groups.flatMap(({ id, captive }) =>
    captive && membersOf(state, id).some(({ at }) => areAdjacent(geometry, hero.at, at)) ? [id] : [],
  );
}

function braziersInZone(state: State, hero: Figure): readonly string[] {
  const { board, plan, braziers } = geometryAt(state);
  return braziers.filter((cell) => plan.zones[cell] === plan.zones[hero.at]).map((cell) => cellName(board, cell));
}

/** Figures a Rugissement may reach: own or next zone, in sight, with a Mental to shake. */
function roarTargets(state: State, hero: Figure): readonly Figure[] {
  const geometry = geometryAt(state);
  return figuresOf(state).filter((other) => {
    const reach = reachBetween(geometry, hero.at, other.at);
    return (
      areHostile(hero, other) && canAct(other) && other.profile.traits.mind !== null && reach !== null && reach <= 1
    );
  });
}

/** Heroes within touch that carry no Bénédiction yet (ad.x.benediction). */
function toBless(state: State, hero: Figure): readonly Figure[] {
  const geometry = geometryAt(state);
  return heroesOf(state).filter(
    ({ id, at }) => areAdjacent(geometry, hero.at, at) && rerollOf(state.effects, id) === undefined,
  );
}

/** Everything a hero may do now in the turn that has begun, in the order of the sheet. */
export function actionOffers(state: State, turn: Turn): readonly Offer<Command>[] {
  const figure = theFigure(state, turn.figure);
  const { budget } = turn;
  const end = offer('turn', { do: 'end' });
  if (!canAct(figure)) return budget.spent === 0 ? [offer('turn', { do: 'wake' }), end] : [end];
  const ground = groundOf(state);
  const { board } = geometryAt(state);
  const standard = budgetRefusal(figure, budget, 'standard') === null;
  const bonus = budgetRefusal(figure, budget, 'bonus') === null;
  const offers: Offer<Command>[] = [];
  if (hasCondition(figure, 'prone') && budgetRefusal(figure, budget, 'movement', MOVE_LABEL) === null)
    offers.push(offer('movement', { do: 'stand' }));
  if (zoneMoveRefusal(state, figure, budget) === null)
    offers.push(
      ...zoneMoves(ground, figure.at).map(({ to }) => offer('movement', { do: 'zoneMove', to: cellName(board, to) })),
    );
  if (shiftRefusal(figure, budget) === null)
    offers.push(
      ...shifts(ground, figure.at).map(({ to }) => offer('movement', { do: 'shift', to: cellName(board, to) })),
    );
  offers.push(...attackOffers(state, figure, budget));
  if (standard) {
    if (hasCondition(figure, 'immobilised')) offers.push(offer('standard', { do: 'struggle' }));
    if (budgetRefusal(figure, budget, 'standard', MOVE_LABEL) === null && canMove(figure))
      offers.push(...doorsBeside(state, figure).map((door) => offer('standard', { do: 'reveal', door })));
    offers.push(...captivesBeside(state, figure).map((group) => offer('standard', { do: 'release', group })));
    offers.push(...patientsOf(state, figure).map(({ id }) => offer('standard', { do: 'care', target: id })));
    offers.push(...usable(figure).map((item) => offer('standard', { do: 'use', item })));
    offers.push(...exchanges(state, figure).map((command) => offer('standard', command)));
    offers.push(
      ...encountersToSearch(state, figure).map((encounter) => offer('standard', { do: 'search', encounter })),
    );
    if (auraSuit(state, figure) !== null)
      offers.push(
        ...spared(state, figure).map((ids) =>
          offer('standard', ids.length === 0 ? { do: 'aura' } : { do: 'aura', spare: ids.join(' ') }),
        ),
      );
    offers.push(...braziersInZone(state, figure).map((at) => offer('standard', { do: 'douse', at })));
  }
  if (canRecover(figure) && (bonus || guardianSuit(state, figure) === 'H'))
    offers.push(offer('bonus', { do: 'recover' }));
  if (bonus) {
    if (hasTalent(figure, 'rage') && !hasCondition(figure, 'enraged')) offers.push(offer('bonus', { do: 'rage' }));
    if (hasCondition(figure, 'enraged')) offers.push(offer('bonus', { do: 'calm' }));
    if (hasTalent(figure, 'roar'))
      offers.push(...roarTargets(state, figure).map(({ id }) => offer('bonus', { do: 'roar', target: id })));
    if (hasTalent(figure, 'benediction'))
      offers.push(...toBless(state, figure).map(({ id }) => offer('bonus', { do: 'benediction', target: id })));
    offers.push(...equippable(figure).map((item) => offer('bonus', { do: 'equip', item })));
  }
  if (canReequip(figure) && budgetRefusal(figure, budget, 'complex') === null)
    offers.push(offer('complex', { do: 'reequip' }));
  return [...offers, end];
}

function attackOffers(state: State, figure: Figure, budget: Budget): readonly Offer<Command>[] {
  return attacksOf(figure).flatMap((attack) => {
    const modes = (['plain', 'precise'] as const).filter(
      (mode) => attackRefusal(figure, budget, attack, mode) === null,
    );
    if (modes.length === 0) return [];
    return targetsOf(state, figure, attack).flatMap(({ id: target }) =>
      modes.flatMap((mode) => {
        const group = mode === 'plain' ? 'standard' : 'complex';
        const command: CommandOf<'attack'> = { do: 'attack', target, with: attack.id, mode };
        return [
          offer(group, command),
          ...drops(state, figure, attack).map((drop) => offer(group, { ...command, drop })),
        ];
      }),
    );
  });
}

/** Dice of Arcanes that a Décharge may give up for the effect of the suit of the initiative card. */
function drops(state: State, figure: Figure, attack: Attack): readonly number[] {
  if (attack.id !== 'discharge' || suitsNow(state, figure).length === 0) return [];
  return Array.from({ length: Math.max(0, (figure.profile.traits.arcana ?? 0) - 1) }, (_, n) => n + 1);
}

const usable = ({ gear }: Figure) => [...new Set(gear.carried)].filter((item) => itemOf(item).use !== undefined);
const equippable = ({ gear }: Figure) => [...new Set(gear.carried)].filter((item) => itemOf(item).slot !== 'bag');

/** Why a command of this turn is refused, in the order of the rules: the turn, the budget, then what it aims at. */
export function actionRefusal(state: State, turn: Turn, command: Command): Refusal | null {
  const figure = theFigure(state, turn.figure);
  const who = figure.id;
  const { budget } = turn;
  if (!canAct(figure)) return refuse('state-forbids', { who, what: 'unconscious' });
  switch (command.do) {
    case 'zoneMove':
    case 'shift':
      return moveRefusal(state, figure, budget, command);
    case 'stand':
      return hasCondition(figure, 'prone')
        ? budgetRefusal(figure, budget, 'movement', MOVE_LABEL)
        : refuse('not-asked', { who });
    case 'attack': {
      const attack = attacksOf(figure).find(({ id }) => id === command.with);
      if (attack === undefined)
        return refuse(command.with === 'discharge' && freeHands(figure) <= 0 ? 'hands-full' : 'no-such-weapon', {
          who,
          what: command.with,
        });
      const target = state.figures[command.target];
      if (target === undefined) return refuse('unknown-figure', { what: command.target });
      return attackRefusal(figure, budget, attack, command.mode) ?? judgeAttack(state, figure, target, attack);
    }
    case 'reveal':
      return (
        budgetRefusal(figure, budget, 'standard', MOVE_LABEL) ?? refuse('no-door-here', { who, what: command.door })
      );
    case 'release':
    case 'douse':
      return budgetRefusal(figure, budget, 'standard') ?? refuse('not-adjacent', { who });
    case 'care': {
      const patient = state.figures[command.target];
      if (patient === undefined) return refuse('unknown-figure', { what: command.target });
      const near = patient.id === who || areAdjacent(geometryAt(state), figure.at, patient.at);
      return (
        budgetRefusal(figure, budget, 'standard') ??
        (near ? refuse('nothing-to-heal', { who: patient.id }) : refuse('not-adjacent', { who: patient.id }))
      );
    }
    case 'use':
    case 'equip': {
      const kind = command.do === 'use' ? 'standard' : 'bonus';
      return (
        budgetRefusal(figure, budget, kind) ??
        (isItem(command.item) ? refuse('no-such-weapon', { who, what: command.item }) : refuse('not-asked', { who }))
      );
    }
    case 'exchange': {
      const other = state.figures[command.target];
      if (other === undefined) return refuse('unknown-figure', { what: command.target });
      const near = other.group === null && areAdjacent(geometryAt(state), figure.at, other.at);
      return (
        budgetRefusal(figure, budget, 'standard') ??
        refuse(near ? 'nothing-to-exchange' : 'not-adjacent', { who: other.id })
      );
    }
    case 'reequip':
      return budgetRefusal(figure, budget, 'complex') ?? refuse('nothing-to-exchange', { who });
    case 'struggle':
      return hasCondition(figure, 'immobilised')
        ? budgetRefusal(figure, budget, 'standard')
        : refuse('not-asked', { who });
    case 'search':
      return budgetRefusal(figure, budget, 'standard') ?? refuse('nothing-to-search', { who });
    case 'aura':
      return (
        budgetRefusal(figure, budget, 'standard') ??
        refuse(auraSuit(state, figure) === null ? 'lacks-talent' : 'not-asked', { who })
      );
    case 'recover':
      return budgetRefusal(figure, budget, 'bonus') ?? refuse('nothing-to-heal', { who });
    case 'benediction':
      return (
        budgetRefusal(figure, budget, 'bonus') ??
        refuse(hasTalent(figure, 'benediction') ? 'not-adjacent' : 'lacks-talent', { who })
      );
    case 'rage':
    case 'calm':
    case 'roar':
      return budgetRefusal(figure, budget, 'bonus') ?? refuse('lacks-talent', { who });
    case 'wait':
      return refuse('already-begun', { who });
    default:
      return null;
  }
}

/** Precedence of ad.move.5: cannot move, off board, already moved, then the conditions. */
function moveRefusal(
  state: State,
  figure: Figure,
  budget: Budget,
  command: CommandOf<'zoneMove' | 'shift'>,
): Refusal | null {
  const ground = groundOf(state);
  const to = cellNamed(ground.geometry.board, command.to);
  if (!canMove(figure)) return refuse('cannot-move', { who: figure.id });
  if (to === null) return refuse('unknown-cell', { what: command.to });
  if (command.do === 'shift') {
    const judged = judgeShift(ground, figure.at, to);
    return shiftRefusal(figure, budget) ?? ('code' in judged ? judged : null);
  }
  const judged = judgeZoneMove(ground, figure.at, to);
  if ('code' in judged && judged.code === 'off-board') return judged;
  return zoneMoveRefusal(state, figure, budget) ?? ('code' in judged ? judged : null);
}
