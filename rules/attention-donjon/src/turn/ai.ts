import { type Cell } from '@arbitre/kernel';
import { nameOf } from '../play/naming.ts';
import { attackDifficulty, judgeAttack } from '../adventure/attack.ts';
import { budgetRefusal } from './budget.ts';
import type { Command } from '../play/command.ts';
import type { Attack } from '../adventure/equipment.ts';
import { attacksOf, canAct, type Figure, hasCondition } from './figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { areAdjacent, zoneDistances, zoneOf } from '../space/geometry.ts';
import { isEffectGround } from '../space/plan.ts';
import { shiftRefusal, shifts } from '../movement/step.ts';
import { geometryAt, groundOf, groupOf, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import { enemiesOf } from '../adventure/stats.ts';
import type { AiTag } from '../adventure/profile.ts';
import { MOVE_LABEL, zoneMoveCells, zoneMoveRefusal } from '../movement/zone-move.ts';

type Turn = FrameOf<'turn'>;

/**
 * What the directives of its group let a figure do next: one command when they decide, several when they leave a choice,
 * none when it is done (ad.group.7, ad.group.8, ad.x.ai).
 */
export function directives(state: State, turn: Turn): readonly Command[] {
  const known =
    last !== null && last.figure === turn.figure && last.budget === turn.budget && looksAlike(last.state, state);
  if (last !== null && known) return last.commands;
  const commands = directivesNow(state, turn);
  last = { state, figure: turn.figure, budget: turn.budget, commands };
  return commands;
}

/** Asked for again and again while a group plays: the last answer, and what it was an answer to. */
let last: {
  readonly state: State;
  readonly figure: string;
  readonly budget: Turn['budget'];
  readonly commands: readonly Command[];
} | null = null;

/** Do two states agree in everything the directives look at? */
function looksAlike(a: State, b: State): boolean {
  const sameBoard = a.figures === b.figures && a.plan === b.plan && a.groups === b.groups;
  return sameBoard && a.effects === b.effects && a.goal === b.goal && a.rulings === b.rulings;
}

function directivesNow(state: State, turn: Turn): readonly Command[] {
  const figure = theFigure(state, turn.figure);
  const ai = groupOf(state, figure.group ?? '')?.ai ?? figure.profile.ai;
  if (!canAct(figure)) return [];
  if (hasCondition(figure, 'prone'))
    return budgetRefusal(figure, turn.budget, 'movement', MOVE_LABEL) === null ? [{ do: 'stand' }] : [];
  if (ai.includes('flight')) return flee(state, turn, figure);
  if (turn.budget.standard) return [];
  if (ai.includes('guard')) return attackOne(state, turn, figure, ai, inZone(state, figure));
  return ai.includes('shooter') ? shoot(state, turn, figure, ai) : brawl(state, turn, figure, ai);
}

/** Hostile characters; unconscious ones only when nobody else is in its zone or the next (ad.x.states). */
function targets(state: State, figure: Figure): readonly Figure[] {
  const foes = enemiesOf(state, figure);
  const near = zoneDistances(geometryAt(state), zoneOfFigure(state, figure));
  const awake = foes.some(
    (foe) => canAct(foe) && (near.get(zoneOfFigure(state, foe)) ?? Number.POSITIVE_INFINITY) <= 1,
  );
  return awake ? foes.filter(canAct) : foes;
}

function inZone(state: State, figure: Figure): readonly Figure[] {
  const zone = zoneOfFigure(state, figure);
  return targets(state, figure).filter((target) => zoneOfFigure(state, target) === zone);
}

/** The attacks on these targets; IA Attaque blessé keeps those with the least Health. */
function attackOne(
  state: State,
  turn: Turn,
  figure: Figure,
  ai: readonly AiTag[],
  among: readonly Figure[],
  attacks: readonly Attack[] = attacksOf(figure),
): readonly Command[] {
  if (budgetRefusal(figure, turn.budget, 'standard') !== null) return [];
  const legal = attacks.flatMap((attack) =>
    among.filter((target) => judgeAttack(state, figure, target, attack) === null).map((target) => ({ attack, target })),
  );
  const weakest = Math.min(...legal.map(({ target }) => target.health));
  return legal
    .filter(({ target }) => !ai.includes('wounded-first') || target.health === weakest)
    .map(({ attack, target }) => ({ do: 'attack', target: target.id, with: attack.id, mode: 'plain' }));
}

/** Zone moves to a zone the directives accept. */
function enter(
  state: State,
  turn: Turn,
  figure: Figure,
  accepts: (zone: string, cell: number) => boolean,
): readonly Command[] {
  if (zoneMoveRefusal(state, figure, turn.budget) !== null) return [];
  const geometry = geometryAt(state);
  const cells = zoneMoveCells(groundOf(state), figure.at).filter((to) => accepts(zoneOf(geometry, to), to));
  return safe(state, cells).map((to) => ({ do: 'zoneMove', to: nameOf(geometry, to) }));
}

function stepTo(state: State, turn: Turn, figure: Figure, accepts: (cell: number) => boolean): readonly Command[] {
  if (shiftRefusal(figure, turn.budget) !== null) return [];
  const geometry = geometryAt(state);
  const cells = shifts(groundOf(state), figure.at).flatMap(({ to }) => (accepts(to) ? [to] : []));
  return safe(state, cells).map((to) => ({ do: 'shift', to: nameOf(geometry, to) }));
}

/** Nobody walks into lava, not even for a good shot. */
function safe(state: State, cells: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell) => !isEffectGround(state.plan.ground[cell] ?? 'void'));
}

/** IA Mêlée. */
function brawl(state: State, turn: Turn, figure: Figure, ai: readonly AiTag[]): readonly Command[] {
  const here = inZone(state, figure);
  if (here.length > 0) return attackOne(state, turn, figure, ai, here); // it never leaves a zone that holds a target
  const foes = targets(state, figure);
  const zones = new Set(foes.map((foe) => zoneOfFigure(state, foe)));
  const into = turn.budget.movements === 0 ? enter(state, turn, figure, (zone) => zones.has(zone)) : [];
  if (into.length > 0) return into;
  const geometry = geometryAt(state);
  const contact = foes.filter((foe) => areAdjacent(geometry, figure.at, foe.at));
  const strikes = attackOne(state, turn, figure, ai, contact);
  if (strikes.length > 0) return strikes;
  return turn.budget.movements === 0 ? approach(state, turn, figure, foes) : [];
}

/** Along a shortest chain of zones to the nearest target; else a step that brings it nearer (ad.x.ai). */
function approach(state: State, turn: Turn, figure: Figure, foes: readonly Figure[]): readonly Command[] {
  const geometry = geometryAt(state);
  const from = zoneDistances(geometry, zoneOfFigure(state, figure));
  const far = (zone: string) => from.get(zone) ?? Number.POSITIVE_INFINITY;
  const nearest = foes.toSorted((a, b) => far(zoneOfFigure(state, a)) - far(zoneOfFigure(state, b)))[0];
  if (nearest === undefined || far(zoneOfFigure(state, nearest)) === Number.POSITIVE_INFINITY) return [];
  const moves = nearer(state, turn, figure, zoneOfFigure(state, nearest));
  if (moves.length > 0) return moves;
  // the way is barred: into contact across the border
  return stepTo(state, turn, figure, (cell) => foes.some((foe) => areAdjacent(geometry, cell, foe.at)));
}

function nearer(state: State, turn: Turn, figure: Figure, goal: string): readonly Command[] {
  const geometry = geometryAt(state);
  const left = zoneDistances(geometry, goal);
  const now = left.get(zoneOfFigure(state, figure)) ?? Number.POSITIVE_INFINITY;
  const closes = (cell: number) => (left.get(zoneOf(geometry, cell)) ?? Number.POSITIVE_INFINITY) < now;
  const moves = enter(state, turn, figure, (_, cell) => closes(cell));
  return moves.length > 0 ? moves : stepTo(state, turn, figure, closes);
}

/** IA Tir. */
function shoot(state: State, turn: Turn, figure: Figure, ai: readonly AiTag[]): readonly Command[] {
  const geometry = geometryAt(state);
  const foes = targets(state, figure);
  const zones = new Set(foes.map((foe) => zoneOfFigure(state, foe)));
  const isFresh = turn.budget.movements === 0;
  if (isFresh && zones.has(zoneOfFigure(state, figure))) {
    const aside = stepTo(
      state,
      turn,
      figure,
      (cell) => areAdjacent(geometry, figure.at, cell) && !zones.has(zoneOf(geometry, cell)),
    );
    if (aside.length > 0) return aside;
  }
  const shots = easiest(state, turn, figure, ai, foes);
  if (shots.length > 0 || !isFresh) return shots;
  const angles = enter(state, turn, figure, (_, cell) =>
    attacksOf(figure).some((attack) =>
      foes.some((foe) => judgeAttack(state, { ...figure, at: cell }, foe, attack) === null),
    ),
  );
  return angles.length > 0 ? angles : approach(state, turn, figure, foes);
}

/** The shots with the lowest Difficulty. */
function easiest(
  state: State,
  turn: Turn,
  figure: Figure,
  ai: readonly AiTag[],
  foes: readonly Figure[],
): readonly Command[] {
  return attacksOf(figure).flatMap((attack) => {
    const shots = foes.filter((foe) => judgeAttack(state, figure, foe, attack) === null);
    const least = Math.min(...shots.map((foe) => attackDifficulty(state, figure, foe, attack)));
    return attackOne(
      state,
      turn,
      figure,
      ai,
      shots.filter((foe) => attackDifficulty(state, figure, foe, attack) === least),
      [attack],
    );
  });
}

/** IA Fuite: towards the exit, dodges included; never an attack. */
function flee(state: State, turn: Turn, figure: Figure): readonly Command[] {
  if (state.goal.kind === 'slay') return [];
  const geometry = geometryAt(state);
  const exit = state.goal.cell;
  if (figure.at === exit) return [];
  const goal = zoneOf(geometry, exit);
  const out = stepTo(state, turn, figure, (cell) => cell === exit);
  if (out.length > 0) return out;
  const through = enter(state, turn, figure, (_, cell) => cell === exit);
  if (through.length > 0) return through;
  return zoneOfFigure(state, figure) === goal ? [] : nearer(state, turn, figure, goal);
}
