import type { Destination, Preview, Step } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import { withdrawalOf } from '../combat/resolution.ts';
import { judgeAttack } from '../combat/target.ts';
import { verdictOf } from '../movement/destination.ts';
import { becauseOfMove } from '../play/because.ts';
import { isLink } from '../movement/field.ts';
import { stepCosts, type Verdict } from '../movement/move.ts';
import { moverOf } from '../movement/mover.ts';
import { isRefused, refuse, type Refusal, type RuleId } from '../play/refusal.ts';
import { characterById, isUnit, onTable, type State, type Unit, type Character, unitById } from '../play/state.ts';
import { verdictBy, waysOf } from '../movement/ways.ts';

/** What an offered command would do, as far as the dice do not decide. */
export function previewOf(state: State, command: Command): Preview {
  switch (command.do) {
    case 'move': {
      const verdict = verdictOf(state, command);
      const piece = unitById(state, command.piece) ?? characterById(state, command.piece);
      if (isRefused(verdict) || piece === undefined) return { because: ['th.cap.unit'] };
      return movePreview(state, piece, verdict);
    }
    case 'stay':
      return { cost: 0, because: ['th.phase.3'] };
    case 'attack': {
      const attack = judgeAttack(state, command.unit, command.target);
      if (isRefused(attack)) return { because: attack.rules };
      return { because: isUnit(attack.target) ? ['th.x.target', 'th.x.dice', 'th.x.modifiers'] : ['th.x.chiefs'] };
    }
    case 'escape':
    case 'retreat':
    case 'flee':
      return {
        path: withdrawalOf(state, command).filter(onTable),
        ...(command.to === 'outside' && { leaves: true }),
        because: ['th.x.retreat', 'th.x.evasion', 'th.cap.leader.flight'],
      };
    case 'order':
      return { because: ['th.x.orders', 'th.x.tokens'] };
    default:
      return { because: ['th.x.sequence'] };
  }
}

/** The way hex by hex; the hexes that only a bonus allows cite it, and those past the fight say so. */
function movePreview(state: State, piece: Unit | Character, verdict: Verdict): Preview {
  const { allowance, path, cost } = verdict;
  const { terms } = allowance;
  const keeps = isUnit(piece) && verdict.fight;
  const costs = stepCosts(state, moverOf(state, piece), path);
  let used = 0;
  const steps: Step[] = path.flatMap((to, index) => {
    const counts = costs[index] ?? 1;
    used += counts;
    if (!onTable(to)) return [];
    const from = index === 0 ? piece.at : path[index - 1];
    const rules: RuleId[] = ['th.cap.unit'];
    if (from !== undefined && onTable(from) && isLink(state.field, from, to)) rules.push('th.road.1');
    if (used > terms.table + terms.order && terms.mounted > 0) rules.push('th.mounted.3');
    if (used > allowance.hexes - terms.road && terms.road > 0) rules.push('th.road.2');
    return [{ to, cost: counts, rules }];
  });
  return {
    path: path.filter(onTable),
    ...(verdict.to === 'outside' && { leaves: true }),
    steps,
    cost,
    ...(isUnit(piece) && !keeps && { forbids: ['combat'] }), // th.cap.nocombat, th.road.3, th.mounted.3
    because: becauseOfMove({
      path,
      terms,
      fight: verdict.fight,
      diceLost: verdict.diceLost,
      ...(!isUnit(piece) && { lone: true }),
    }),
  };
}

/** Everywhere a piece can get to now, off the table included, by the way that keeps the fight if there is one; or why it cannot move. */
export function reachOf(state: State, id: string): Refusal | readonly Destination[] {
  const piece = unitById(state, id) ?? characterById(state, id);
  if (piece === undefined) return refuse('unknown-piece', { piece: id });
  const ways = waysOf(state, piece);
  if (isRefused(ways)) return ways;
  return [...ways.moves, ...ways.marches].map(verdictBy).map(({ to, path, cost, fight }) => ({
    ...(onTable(to) ? { to } : { to: path.findLast(onTable) ?? Number(piece.at), leaves: true }),
    cost,
    path: path.filter(onTable),
    ...(isUnit(piece) && !fight && { forbids: ['combat'] }),
  }));
}
