import { type Command, offer } from '../play/command.ts';
import type { Suit } from '../initiative/card.ts';
import { budgetRefusal, pay } from '../turn/budget.ts';
import { modifierOf } from '../effect/effect.ts';
import { type Attack, itemOf } from './equipment.ts';
import { areHostile, canAct, type Figure, hasTalent } from '../turn/figure.ts';
import type { AttackMode, FrameOf } from '../play/frame.ts';
import { lineBetween, reachBetween } from '../space/line.ts';
import { pushFigure } from '../push/push.ts';
import { canBePushed } from '../push/push-chain.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { seatOf } from '../turn/seat.ts';
import { figuresOf, geometryAt, membersOf, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import {
  activeEnemiesIn,
  coverNow,
  enduranceNow,
  gambleOn,
  paradeNow,
  protectionNow,
  suitsNow,
  traitDice,
} from './stats.ts';
import type { Asked } from '../play/awaiting.ts';
import type { Resolver } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { gain, heal, wound } from './wound.ts';

type AttackFrame = FrameOf<'attack'>;

/** May this figure attack that one so? Reach counts zones; contact is always in reach (ad.x.reach). */
export function judgeAttack(state: State, attacker: Figure, target: Figure, attack: Attack): Refusal | null {
  if (!areHostile(attacker, target)) return refuse('not-hostile', { who: target.id });
  const reach = reachBetween(geometryAt(state), attacker.at, target.at);
  const aimed = { who: target.id, cell: target.at };
  if (reach === null) return refuse('no-line', aimed);
  return reach <= attack.reach ? null : refuse('out-of-reach', { ...aimed, count: attack.reach, distance: reach });
}

/** Every target in reach of an attack, in the order of the figures. */
export function targetsOf(state: State, attacker: Figure, attack: Attack): readonly Figure[] {
  return figuresOf(state).filter((target) => judgeAttack(state, attacker, target, attack) === null);
}

/** The Difficulty of an attack roll, by Skill (ad.x.attack). */
export function attackDifficulty(state: State, attacker: Figure, target: Figure, { skill }: Attack): number {
  const here = zoneOfFigure(state, attacker);
  const sameZone = here === zoneOfFigure(state, target);
  if (skill === 'melee') return paradeNow(state, target) + (sameZone ? 0 : 1);
  const line = lineBetween(geometryAt(state), attacker.at, target.at);
  const entered = line?.entered ?? 0;
  const cover = line?.covered === true && !hasTalent(attacker, 'keen-eye') ? 1 : 0;
  if (skill === 'arcana') return 4 + (sameZone ? 0 : 1) + cover;
  if (skill === 'throwing') return 4 + entered + cover;
  const close = sameZone && canAct(target) ? 1 : 0;
  const crossed = Math.max(0, entered - 1); // neither the first zone nor the last
  const harried = activeEnemiesIn(state, attacker, here).some(({ id }) => id !== target.id) ? 1 : 0;
  return 4 + close + crossed + harried + cover + modifierOf(state.effects, attacker, 'shooting-difficulty');
}

/** Dice of an attack roll. */
export function attackDice(
  state: State,
  attacker: Figure,
  target: Figure,
  { skill }: Attack,
  mode: AttackMode,
  dropped: number,
): number {
  const precise = mode === 'precise' ? 1 : 0;
  const pack = attacker.profile.pack && outnumbers(state, attacker, target) ? 1 : 0;
  const aimed = skill === 'shooting' && hasTalent(attacker, 'aimed-shot') ? 1 : 0;
  // ad.x.prey: a die more against the chosen category
  const prey = hasTalent(attacker, 'know-your-enemy') && attacker.profile.prey === target.profile.category ? 1 : 0;
  return traitDice(
    state,
    attacker,
    skill,
    precise + pack + aimed + prey + modifierOf(state.effects, attacker, 'attack-dice') - dropped,
  );
}

/** Instinct grégaire: more figures of its own group in its zone than the target and its allies there (ad.x.monster). */
export function outnumbers(state: State, attacker: Figure, target: Figure): boolean {
  const zone = zoneOfFigure(state, attacker);
  const pack = attacker.group === null ? [] : membersOf(state, attacker.group);
  const own = pack.filter((figure) => zoneOfFigure(state, figure) === zone).length;
  const others = figuresOf(state).filter(
    (figure) => figure.id === target.id || (areHostile(attacker, figure) && zoneOfFigure(state, figure) === zone),
  ).length;
  return own > others;
}

/** Damage dice: the successes and the weapon, or the printed number (ad.x.damage). */
function damageDice({ successes, powerful }: AttackFrame, attack: Attack): number {
  return Math.max(0, (attack.printed === true ? attack.damage : successes + attack.damage) + (powerful ? 1 : 0));
}

export function startAttack(
  unfolding: Unfolding,
  attacker: Figure,
  target: Figure,
  attack: Attack,
  mode: AttackMode,
  options: { readonly dropped?: number; readonly charging?: boolean } = {},
): void {
  const { dropped = 0, charging = false } = options;
  unfolding.open({
    kind: 'attack',
    attacker: attacker.id,
    target: target.id,
    attack,
    mode,
    dropped,
    charging,
    stage: 'roll',
    successes: 0,
    powerful: false,
    wounds: 0,
  });
}

/** The suit whose effect the dropped dice of a Décharge buy. */
function dischargeSuit(state: State, frame: AttackFrame): Suit | null {
  return frame.dropped > 0 ? (suitsNow(state, theFigure(state, frame.attacker))[0] ?? null) : null;
}

/** After a hit: a Powerful attack with the other Action, or the push of a Charge (ad.x.precise, ad.x.charge). */
function asks(state: State, frame: AttackFrame): Asked | null {
  const seat = () => seatOf(state, theFigure(state, frame.attacker));
  if (frame.stage === 'hit')
    return powerRefusal(state, frame) === null || shoveRefusal(state, frame) === null
      ? { seat: seat(), kind: 'hit' }
      : null;
  const spends = frame.stage === 'spend' && frame.rolled === undefined && frame.wounds > 0;
  return spends && shoveRefusal(state, frame) === null ? { seat: seat(), kind: 'spend' } : null;
}

function refusal(state: State, frame: AttackFrame, command: Command): Refusal | null {
  if (command.do === 'damage') return null;
  if (command.do === 'shove') return shoveRefusal(state, frame);
  return command.do === 'powerful' && frame.stage === 'hit' ? powerRefusal(state, frame) : refuse('not-asked');
}

const ANSWERS = (['damage', 'powerful', 'shove'] as const).map((verb) => offer('choice', { do: verb }));

/** The damage is rolled, and a success of it may still be spent on a push: declining is no damage roll. */
export function isSpending(state: State): boolean {
  const frame = state.stack.at(-1);
  return frame?.kind === 'attack' && frame.stage === 'spend';
}

/** A Charge may push, unless nobody would move: a push that cannot be completed is not offered (ad.push.13). */
function shoveRefusal(state: State, { charging, attacker, target }: AttackFrame): Refusal | null {
  if (!charging) return refuse('not-charging', { who: attacker });
  const pushed = canBePushed(state, theFigure(state, target), theFigure(state, attacker).at);
  return pushed ? null : refuse('push-impossible', { who: target });
}

/** Attaque puissante: the other Action of a hero's turn, on a plain attack, once (ad.x.precise). */
function powerRefusal(state: State, frame: AttackFrame): Refusal | null {
  const hero = theFigure(state, frame.attacker);
  const turn = state.stack.findLast((one) => one.kind === 'turn');
  const own = turn?.kind === 'turn' && turn.figure === hero.id && hero.group === null;
  if (!own || frame.mode !== 'plain' || frame.powerful) return refuse('not-powerful', { who: hero.id });
  return budgetRefusal(hero, { ...turn.budget, standard: false }, 'standard');
}

function take(unfolding: Unfolding, frame: AttackFrame, command: Command): void {
  const attacker = theFigure(unfolding.state, frame.attacker);
  if (command.do === 'powerful') {
    unfolding.happens({ is: 'powerful', figure: attacker.id });
    unfolding.update('turn', (turn) => ({ ...turn, budget: pay(attacker, { ...turn.budget, spent: 0 }, 'complex') }));
    return unfolding.replace({ ...frame, powerful: true, stage: frame.charging ? 'hit' : 'damage' });
  }
  if (command.do !== 'shove') {
    unfolding.happens({ is: 'passed', who: attacker.id });
    return unfolding.replace({
      ...frame,
      stage: frame.stage === 'hit' ? 'damage' : 'wound',
      charging: frame.stage === 'hit' && frame.charging,
    });
  }
  const instead = frame.stage === 'hit';
  unfolding.happens({ is: 'shoves', figure: attacker.id, target: frame.target, instead });
  if (instead) unfolding.close();
  else unfolding.replace({ ...frame, stage: 'wound', charging: false, wounds: frame.wounds - 1 });
  pushFigure(unfolding, frame.target, attacker.id, null); // ad.push.16: the attack goes on once the push is resolved
}

/** An attack being resolved: the frame, and the two figures as they stand. */
interface Blow {
  readonly frame: AttackFrame;
  readonly attacker: Figure;
  readonly target: Figure;
}

/** An attack, stage by stage, in the order of the companion (ad.x.attack, ad.x.damage). */
const STAGES: { readonly [S in AttackFrame['stage']]: (unfolding: Unfolding, blow: Blow) => void } = {
  roll: rollAttack,
  judge: judgeRoll,
  hit: (unfolding, { frame }) => unfolding.replace({ ...frame, stage: 'damage' }),
  damage(unfolding, blow) {
    unfolding.replace({ ...blow.frame, stage: 'spend' });
    rollDamage(unfolding, blow, damageDice(blow.frame, blow.frame.attack));
  },
  spend: countWounds,
  wound: dealWounds,
  shove(unfolding, { frame, attacker, target }) {
    unfolding.replace({ ...frame, stage: 'done' });
    if (frame.attack.pushes === true) pushFigure(unfolding, target.id, attacker.id, null);
  },
  done: (unfolding) => unfolding.close(),
};

function advance(unfolding: Unfolding, frame: AttackFrame): void {
  const { state } = unfolding;
  const blow = { frame, attacker: theFigure(state, frame.attacker), target: theFigure(state, frame.target) };
  STAGES[frame.stage](unfolding, blow);
}

function rollAttack(unfolding: Unfolding, { frame, attacker, target }: Blow): void {
  const { state } = unfolding;
  const { attack, mode } = frame;
  const difficulty = attackDifficulty(state, attacker, target, attack);
  const dice = attackDice(state, attacker, target, attack, mode, frame.dropped);
  unfolding.happens({
    is: 'attacks',
    attacker: attacker.id,
    target: target.id,
    attack: attack.name,
    mode,
    dice,
    difficulty,
  });
  if (attack.singleUse === true) throwAway(unfolding, attacker, attack);
  unfolding.replace({ ...frame, stage: 'judge' });
  unfolding.roll({
    who: attacker.id,
    trait: attack.skill,
    purpose: 'attack',
    dice,
    difficulty,
    against: target.id,
    gamble: gambleOn(attacker, attack.skill),
  });
}

/** A hit takes more successes than the target has Cover. */
function judgeRoll(unfolding: Unfolding, { frame, attacker, target }: Blow): void {
  const successes = frame.rolled?.successes ?? 0;
  const pierced = dischargeSuit(unfolding.state, frame) === 'D' ? frame.dropped : 0;
  const cover = Math.max(0, coverNow(target) - pierced);
  const hit = successes >= cover + 1;
  unfolding.happens({ is: 'attack-judged', attacker: attacker.id, target: target.id, hit, successes, cover });
  if (hit) unfolding.replace({ ...settled(frame), stage: 'hit', successes });
  else unfolding.close();
}

function rollDamage(unfolding: Unfolding, { attacker, target }: Blow, dice: number): void {
  unfolding.roll({
    who: attacker.id,
    trait: 'damage',
    purpose: 'damage',
    dice,
    difficulty: enduranceNow(unfolding.state, target),
    against: target.id,
    gamble: 'never',
  });
}

/** What Protection leaves of the damage; a spade Décharge that did enough rolls its dropped dice too. */
function countWounds(unfolding: Unfolding, blow: Blow): void {
  const { frame, target } = blow;
  const { rolled } = frame;
  if (rolled === undefined) return unfolding.replace({ ...frame, stage: 'wound' });
  const suit = dischargeSuit(unfolding.state, frame);
  const pierced = suit === 'C' ? frame.dropped : 0;
  // the second roll of a spade Décharge adds to wounds that Protection has already reduced
  const shield = frame.wounds > 0 ? 0 : Math.max(0, protectionNow(unfolding.state, target) - pierced);
  const wounds = frame.wounds + Math.max(0, rolled.successes - shield);
  const absorbed = Math.min(rolled.successes, shield);
  if (absorbed > 0) unfolding.happens({ is: 'absorbed', figure: target.id, count: absorbed });
  unfolding.replace({ ...settled(frame), wounds });
  if (suit === 'S' && frame.wounds === 0 && wounds >= frame.dropped) rollDamage(unfolding, blow, frame.dropped);
}

function dealWounds(unfolding: Unfolding, { frame, attacker, target }: Blow): void {
  unfolding.replace({ ...frame, stage: 'shove' });
  if (dischargeSuit(unfolding.state, frame) === 'H') {
    const healed = Math.min(frame.dropped, frame.wounds, target.health);
    heal(unfolding, attacker.id, healed, attacker.profile.health);
  }
  if (frame.attack.poison === true && frame.wounds > 0) gain(unfolding, target.id, 'poisoned');
  wound(unfolding, target.id, frame.wounds);
}

/** The frame once the roll it asked for has been read. */
function settled(frame: AttackFrame): AttackFrame {
  const { rolled: _, ...quiet } = frame;
  return quiet;
}

/** Usage unique: the weapon thrown is gone. */
function throwAway(unfolding: Unfolding, { id, gear }: Figure, attack: Attack): void {
  const item = gear.equipped.find((one) => itemOf(one).attacks?.some((other) => other.id === attack.id));
  if (item === undefined) return;
  unfolding.happens({
    is: 'gear-changed',
    figure: id,
    item,
    how: 'thrown',
    gear: { ...gear, equipped: gear.equipped.filter((one) => one !== item) },
  });
}

/** An attack, from the roll to the wounds. */
export const attackResolver: Resolver<'attack'> = { asks, candidates: () => ANSWERS, refusal, take, advance };
