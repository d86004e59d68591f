import type { Offer } from '@arbitre/kernel';
import { type Command, offer } from '../play/command.ts';
import { budgetRefusal, pay } from '../turn/budget.ts';
import { canMove, type Figure, hasTalent, meleeAttackOf } from '../turn/figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { isEmpty } from '../space/ground.ts';
import { isEffectGround } from '../space/plan.ts';
import { seatOf } from '../turn/seat.ts';
import { groundOf, type State, theFigure } from '../play/state.ts';
import { startAttack } from '../adventure/attack.ts';
import { activeEnemiesIn, traitRoll } from '../adventure/stats.ts';
import type { Asked } from '../play/awaiting.ts';
import { listed, type Resolver } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { successesOf } from '../adventure/trait.ts';
import { mayDecline, strikersIn } from './reaction.ts';
import { isRisky } from './step.ts';

type Move = FrameOf<'move'>;

/** What leaving a zone asks of a mover: how many successes, and whether enemies wait at the other end (ad.move.11). */
export interface DodgeNeeded {
  readonly needed: number;
  readonly difficult: boolean;
}

/** A zone move needs a dodge when enemies able to act stand in the departure zone; being next door does not count. */
export function dodgeOfZoneMove(state: State, mover: Figure, to: number): DodgeNeeded {
  const { zones } = state.plan;
  const needed = activeEnemiesIn(state, mover, zones[mover.at] ?? '').length;
  return { needed, difficult: needed > 0 && activeEnemiesIn(state, mover, zones[to] ?? '').length > 0 };
}

/** A step is without risk, but where the ruling asks for a dodge. */
export function dodgeOfShift(state: State, mover: Figure, to: number): DodgeNeeded {
  return isRisky(state, mover, to) ? dodgeOfZoneMove(state, mover, to) : { needed: 0, difficult: false };
}

/** The Difficulty of a dodge: 5, or 6 when difficult; a talent or a sacrifice makes it normal (ad.x.dodge, ad.x.dodgetalent). */
export function dodgeDifficulty(mover: Figure, difficult: boolean, sacrificed: boolean): number {
  return difficult && !sacrificed && !hasTalent(mover, 'dodge-mastery') ? 6 : 5;
}

/** Does the dodge succeed without a roll? */
export function succeedsAlone(
  mover: Figure,
  { difficult, sacrificed }: Pick<Move, 'difficult' | 'sacrificed'>,
): boolean {
  if (hasTalent(mover, 'elusive')) return true;
  if (hasTalent(mover, 'dodge-mastery')) return !difficult || sacrificed;
  return sacrificed && !difficult;
}

/** May the standard Action of this turn be given up for the dodge? (ad.x.dodgetalent) */
function maySacrifice(state: State, mover: Figure, move: Move): boolean {
  const turn = state.stack.findLast((frame) => frame.kind === 'turn');
  const own = turn?.kind === 'turn' && turn.figure === mover.id && turn.begun;
  const gifted = hasTalent(mover, 'dodge') || (hasTalent(mover, 'dodge-mastery') && move.difficult);
  return own && gifted && !move.sacrificed && budgetRefusal(mover, { ...turn.budget, moving: 0 }, 'standard') === null;
}

/** Would a sacrifice after the roll change anything? What would not is not offered. */
function wouldHelp(mover: Figure, move: Move): boolean {
  const given = { ...move, sacrificed: true };
  return succeedsAlone(mover, given) || reread(mover, given) > (move.rolled?.successes ?? 0);
}

/** The dice of a difficult dodge, read again at the normal Difficulty; a fiasco stays one. */
function reread(mover: Figure, { rolled, difficult }: Move): number {
  return rolled === undefined || rolled.fiasco ? 0 : successesOf(rolled.dice, dodgeDifficulty(mover, difficult, true));
}

function strikersNow(state: State, move: Move): readonly Figure[] {
  if (move.missing === 0 || move.striker !== null) return [];
  const mover = theFigure(state, move.figure);
  return strikersIn(state, mover, state.plan.zones[move.stage === 'landed' ? move.to : move.from] ?? '', move.done);
}

/** The rest of the move is judged again after the free attacks. */
function mayStillMove(state: State, move: Move): boolean {
  return canMove(theFigure(state, move.figure)) && isEmpty(groundOf(state), move.to);
}

/** Who is asked what, at this stage of the move. */
function asks(state: State, move: Move): Asked | null {
  const mover = theFigure(state, move.figure);
  switch (move.stage) {
    case 'dodge':
    case 'judge':
      return maySave(state, mover, move) ? { seat: seatOf(state, mover), kind: 'dodge' } : null;
    case 'strikes':
    case 'landed':
      if (move.striker !== null) return { seat: seatOf(state, theFigure(state, move.striker)), kind: 'strike' };
      return strikersNow(state, move).length > 1 ? { seat: seatOf(state, mover), kind: 'striker' } : null;
    case 'choose':
      return mayStillMove(state, move) ? { seat: seatOf(state, mover), kind: 'go-or-stay' } : null;
    default:
      return null;
  }
}

/** Would giving up the standard Action, before the roll or after a failed one, be of use? */
function maySave(state: State, mover: Figure, move: Move): boolean {
  const useful =
    move.stage === 'dodge'
      ? move.needed > 0 && !succeedsAlone(mover, move)
      : (move.rolled?.successes ?? 0) < move.needed && wouldHelp(mover, move);
  return useful && maySacrifice(state, mover, move);
}

/** The answers to what is asked. */
function answers(state: State, move: Move): readonly Offer<Command>[] {
  switch (asks(state, move)?.kind) {
    case 'dodge':
      return [
        offer('choice', { do: move.stage === 'dodge' ? 'roll' : 'accept' }),
        offer('choice', { do: 'sacrifice' }),
      ];
    case 'strike':
      return [offer('reaction', { do: 'strike' }), offer('reaction', { do: 'decline' })];
    case 'striker':
      return strikersNow(state, move).map(({ id }) => offer('reaction', { do: 'striker', figure: id }));
    case 'go-or-stay':
      return [offer('movement', { do: 'go' }), offer('movement', { do: 'stay' })];
    default:
      return [];
  }
}

function take(unfolding: Unfolding, move: Move, command: Command): void {
  const mover = theFigure(unfolding.state, move.figure);
  switch (command.do) {
    case 'roll':
      unfolding.happens({ is: 'tries', figure: mover.id, what: 'dodge', target: null });
      return rollDodge(unfolding, mover, move);
    case 'sacrifice':
      unfolding.update('turn', (turn) => ({
        ...turn,
        budget: { ...pay(mover, { ...turn.budget, moving: 0 }, 'standard'), moving: turn.budget.moving },
      }));
      unfolding.happens({ is: 'sacrificed', figure: mover.id });
      return sacrifice(unfolding, mover, { ...move, sacrificed: true });
    case 'accept':
      return judge(unfolding, move, move.rolled?.successes ?? 0, 'roll');
    case 'striker':
      return chosen(unfolding, move, command.figure);
    case 'strike':
      return strike(unfolding, { ...move, striker: null }, theFigure(unfolding.state, move.striker ?? ''));
    case 'decline':
      unfolding.happens({ is: 'passed', who: move.striker ?? '' });
      return unfolding.replace({ ...move, done: [...move.done, move.striker ?? ''], striker: null });
    case 'stay':
      return stay(unfolding, move);
    default:
      return unfolding.replace({ ...move, stage: 'move' });
  }
}

function rollDodge(unfolding: Unfolding, mover: Figure, move: Move): void {
  unfolding.replace({ ...move, stage: 'judge' });
  unfolding.roll(
    traitRoll(unfolding.state, mover, 'agility', 'dodge', dodgeDifficulty(mover, move.difficult, move.sacrificed)),
  );
}

/** Before the roll, or after a failed one: the same dice are then read again at the normal Difficulty. */
function sacrifice(unfolding: Unfolding, mover: Figure, move: Move): void {
  if (succeedsAlone(mover, move)) return judge(unfolding, move, move.needed, 'sacrifice');
  if (move.rolled === undefined) return rollDodge(unfolding, mover, move);
  judge(unfolding, move, reread(mover, move), 'sacrifice');
}

/** One melee attack for each missing success (ad.x.dodge). */
function judge(unfolding: Unfolding, move: Move, successes: number, how: 'roll' | 'talent' | 'sacrifice'): void {
  const { rolled: _, ...quiet } = move;
  const missing = Math.max(0, move.needed - successes);
  unfolding.happens({ is: 'dodged', figure: move.figure, how, needed: move.needed, missing });
  unfolding.replace({ ...quiet, missing, stage: missing > 0 ? 'strikes' : 'move' });
}

/** The next to strike: a hero is asked first. */
function chosen(unfolding: Unfolding, move: Move, id: string): void {
  const striker = theFigure(unfolding.state, id);
  if (!mayDecline(striker)) return strike(unfolding, move, striker);
  unfolding.replace({ ...move, striker: id });
  unfolding.happens({ is: 'activated', figure: id });
}

/** The free attack: out of turn, without an Action; the move waits until it is resolved (ad.react.4). */
function strike(unfolding: Unfolding, move: Move, striker: Figure): void {
  unfolding.replace({ ...move, missing: move.missing - 1, done: [...move.done, striker.id] });
  unfolding.happens({ is: 'reacts', figure: striker.id });
  const attack = meleeAttackOf(striker);
  if (attack !== null) startAttack(unfolding, striker, theFigure(unfolding.state, move.figure), attack, 'free');
}

/** ad.move.14: the Action is spent all the same. */
function stay(unfolding: Unfolding, move: Move): void {
  unfolding.close();
  unfolding.happens({ is: 'stayed', figure: move.figure });
}

/** ad.move.15: dodge, free attacks of the departure zone, go or stay, free attacks of the arrival zone, effect of the cell. */
function advance(unfolding: Unfolding, move: Move): void {
  const mover = theFigure(unfolding.state, move.figure);
  switch (move.stage) {
    case 'dodge':
      if (move.needed === 0) return unfolding.replace({ ...move, stage: 'move' });
      return succeedsAlone(mover, move)
        ? judge(unfolding, move, move.needed, 'talent')
        : rollDodge(unfolding, mover, move);
    case 'judge':
      return judge(unfolding, move, move.rolled?.successes ?? 0, move.sacrificed ? 'sacrifice' : 'roll');
    case 'strikes':
    case 'landed': {
      const [only] = strikersNow(unfolding.state, move);
      if (only !== undefined) return chosen(unfolding, move, only.id);
      return unfolding.replace({ ...move, stage: move.stage === 'strikes' ? 'choose' : 'effects' });
    }
    case 'choose':
      return stay(unfolding, move);
    case 'move':
      unfolding.happens({
        is: 'moved',
        figure: move.figure,
        from: move.from,
        to: move.to,
        path: move.path,
        by: move.by,
      });
      return unfolding.replace({ ...move, stage: 'landed' });
    case 'effects': {
      // ad.step.8: whatever the movement was
      unfolding.close();
      const crossed = unfolding.state.rulings.traversalEffects === 'every-cell' ? move.path : [move.to];
      const cells = crossed.filter((cell) => isEffectGround(unfolding.state.plan.ground[cell] ?? 'void'));
      if (cells.length > 0) unfolding.open({ kind: 'cell-effect', figure: move.figure, cells });
    }
  }
}

/** A declared movement: the Action is already spent. */
export function startMove(
  unfolding: Unfolding,
  mover: Figure,
  by: 'zoneMove' | 'shift',
  to: number,
  path: readonly number[],
): void {
  const dodge =
    by === 'zoneMove' ? dodgeOfZoneMove(unfolding.state, mover, to) : dodgeOfShift(unfolding.state, mover, to);
  if (dodge.needed > 0) unfolding.happens({ is: 'move-declared', figure: mover.id, by, from: mover.at, to, ...dodge });
  unfolding.open({
    kind: 'move',
    figure: mover.id,
    by,
    from: mover.at,
    to,
    path,
    stage: 'dodge',
    ...dodge,
    missing: 0,
    done: [],
    sacrificed: false,
    striker: null,
  });
}

export const moveResolver: Resolver<'move'> = { asks, ...listed<'move'>(answers), take, advance };
