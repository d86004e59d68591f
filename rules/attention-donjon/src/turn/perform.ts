import { attackBudget, freeStep, MOVE_LABEL, shiftKind } from './action.ts';
import { startAttack } from '../adventure/attack.ts';
import { startAura } from '../adventure/aura.ts';
import { type ActionKind, pay } from './budget.ts';
import type { Command, CommandOf } from '../play/command.ts';
import { startMove } from '../movement/dodge.ts';
import { equip, isItem, itemOf } from '../adventure/equipment.ts';
import { exchanged } from '../adventure/exchange.ts';
import type { Attempt } from '../play/fact.ts';
import { attacksOf, type Figure, hasCondition, hasTalent, usableHands } from './figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { cellNamed } from '../play/naming.ts';
import { startRoar } from '../adventure/roar.ts';
import { seatOf } from './seat.ts';
import { judgeShift } from '../movement/shift.ts';
import { geometryAt, groundOf, theFigure } from '../play/state.ts';
import { adjacentEnemies, guardianSuit, traitRoll } from '../adventure/stats.ts';
import type { Table } from '../play/unfolding.ts';
import { gain, heal } from '../adventure/wound.ts';
import { judgeZoneMove } from '../movement/zone-move.ts';

type Turn = FrameOf<'turn'>;

/** Carries out an Action of a turn: pays for it, then puts what it starts on the stack (ad.act.12). */
export function perform(table: Table, turn: Turn, command: Command): void {
  const figure = theFigure(table.state, turn.figure);
  const spend = (kind: ActionKind, label = 1) =>
    table.update('turn', (now) => ({ ...now, budget: pay(figure, now.budget, kind, label) }));
  const tries = (what: Attempt, target: string | null = null) =>
    table.emit({ is: 'tries', figure: figure.id, what, target });
  switch (command.do) {
    case 'zoneMove':
    case 'shift':
      return move(table, turn, figure, command);
    case 'stand':
      spend('movement', MOVE_LABEL);
      return table.emit({ is: 'state-lost', figure: figure.id, state: 'prone' });
    case 'attack':
      return attack(table, turn, figure, command);
    case 'reveal':
      spend('standard', MOVE_LABEL);
      return table.push({
        kind: 'reveal',
        hero: figure.id,
        door: command.door,
        card: null,
        rooms: [],
        room: null,
        spots: [],
      });
    case 'release':
      spend('standard');
      return table.emit({
        is: 'group-freed',
        group: command.group,
        hero: figure.id,
        seat: seatOf(table.state, figure),
      });
    case 'care':
      spend('standard');
      tries('care', command.target);
      return care(table, figure, theFigure(table.state, command.target));
    case 'use':
      spend('standard');
      return useItem(table, figure, command.item);
    case 'search':
      spend('standard');
      tries('search');
      return table.push({ kind: 'search', hero: figure.id, encounter: command.encounter, cards: [], stage: 'roll' });
    case 'douse': {
      spend('standard');
      tries('douse');
      table.push({
        kind: 'douse',
        hero: figure.id,
        cell: cellNamed(geometryAt(table.state).board, command.at) ?? figure.at,
      });
      return table.roll(traitRoll(table.state, figure, 'vigour', 'brazier', 6));
    }
    case 'recover': {
      // ad.x.guardian: hearts give one without the bonus Action
      if (guardianSuit(table.state, figure) === 'H')
        table.emit({
          is: 'guardian-helps',
          hero: figure.id,
          card: figure.profile.guardian ?? 'JK',
          die: null,
          successes: 0,
        });
      else spend('bonus');
      tries('recover');
      table.push({ kind: 'recover', figure: figure.id, free: false });
      const difficulty = 5 + adjacentEnemies(table.state, figure).length;
      return table.roll(traitRoll(table.state, figure, 'vigour', 'recover', difficulty));
    }
    case 'rage':
      spend('bonus');
      return gain(table, figure.id, 'enraged');
    case 'calm':
      spend('bonus');
      tries('calm');
      return mindRoll(table, figure, 'calm');
    case 'wake':
      table.update('turn', (now) => ({ ...now, budget: { ...now.budget, spent: 2 } }));
      tries('wake');
      return mindRoll(table, figure, 'wake');
    case 'roar':
      spend('bonus');
      tries('roar', command.target);
      return startRoar(table, figure, command.target);
    case 'struggle':
      spend('standard');
      tries('struggle');
      table.push({ kind: 'struggle', figure: figure.id });
      return table.roll(traitRoll(table.state, figure, 'strength', 'struggle', 5));
    case 'aura':
      spend('standard');
      tries('aura');
      return startAura(table, figure, command.spare?.split(' ') ?? []);
    case 'benediction': {
      spend('bonus');
      const { nextEffect: id } = table.state;
      const effect = { id, bearer: command.target, what: 'reroll', value: 1, until: { rounds: 1 } } as const;
      return table.emit({ is: 'effect-begins', effect }); // ad.x.benediction: until the end of the Round
    }
    case 'reequip':
      spend('complex');
      tries('reequip');
      return table.push({ kind: 'reequip', figure: figure.id, struck: [], moved: [] });
    case 'exchange': {
      spend('standard');
      const other = theFigure(table.state, command.target);
      return table.emit({
        is: 'exchanged',
        figure: figure.id,
        target: other.id,
        given: isItem(command.give) ? command.give : null,
        taken: isItem(command.take) ? command.take : null,
        gear: exchanged(figure.gear, command.give, command.take),
        other: exchanged(other.gear, command.take, command.give),
      });
    }
    case 'equip': {
      spend('bonus');
      if (!isItem(command.item)) return;
      const gear = equip(figure.gear, command.item, usableHands(figure));
      return table.emit({ is: 'gear-changed', figure: figure.id, item: command.item, how: 'equipped', gear });
    }
    default:
      throw new Error(`${command.do} is not an Action of a turn`);
  }
}

function move(table: Table, turn: Turn, figure: Figure, command: CommandOf<'zoneMove' | 'shift'>): void {
  const ground = groundOf(table.state);
  const to = cellNamed(ground.geometry.board, command.to) ?? figure.at;
  if (command.do === 'zoneMove') {
    const judged = judgeZoneMove(ground, figure.at, to);
    if ('code' in judged) return;
    table.update('turn', (now) => ({
      ...now,
      budget: { ...pay(figure, now.budget, 'movement', MOVE_LABEL), zoneMoves: now.budget.zoneMoves + 1 },
    }));
    return startMove(table, figure, 'zoneMove', to, judged.path);
  }
  if ('code' in judgeShift(ground, figure.at, to)) return;
  const free = freeStep(figure, turn.budget);
  table.update('turn', (now) => ({
    ...now,
    budget: free
      ? { ...now.budget, sideStepped: true }
      : { ...pay(figure, now.budget, shiftKind(figure), MOVE_LABEL), steps: now.budget.steps + 1 },
  }));
  startMove(table, figure, 'shift', to, [to]);
}

function attack(table: Table, turn: Turn, figure: Figure, command: CommandOf<'attack'>): void {
  const weapon = attacksOf(figure).find(({ id }) => id === command.with);
  if (weapon === undefined) return;
  const label = weapon.label ?? 1;
  table.update('turn', (now) => ({
    ...now,
    budget: pay(
      figure,
      attackBudget(figure, now.budget, weapon),
      command.mode === 'plain' ? 'standard' : 'complex',
      label,
    ),
  }));
  // ad.x.charge: a zone move, then a melee attack, in the same turn
  const charging = hasTalent(figure, 'charge') && weapon.skill === 'melee' && turn.budget.zoneMoves > 0;
  startAttack(table, figure, theFigure(table.state, command.target), weapon, command.mode, {
    dropped: command.drop ?? 0,
    charging,
  });
}

function care(table: Table, healer: Figure, patient: Figure): void {
  const enemies = new Set(
    [...adjacentEnemies(table.state, healer), ...adjacentEnemies(table.state, patient)].map(({ id }) => id),
  );
  const bonus = (hasTalent(healer, 'first-aid') ? 1 : 0) + (hasTalent(healer, 'sylvan-care') ? 1 : 0);
  table.push({ kind: 'care', healer: healer.id, patient: patient.id, left: 0, judged: false });
  table.roll(traitRoll(table.state, healer, 'lore', 'care', 5 + enemies.size, { bonus }));
}

function mindRoll(table: Table, figure: Figure, kind: 'calm' | 'wake'): void {
  table.push({ kind, figure: figure.id });
  table.roll(traitRoll(table.state, figure, 'mind', kind, 5));
}

function useItem(table: Table, { id, gear, profile, ...figure }: Figure, item: string): void {
  if (!isItem(item)) return;
  const carried = gear.carried.toSpliced(gear.carried.indexOf(item), 1);
  table.emit({ is: 'gear-changed', figure: id, item, how: 'used', gear: { ...gear, carried } });
  const { heals = 0, cures } = itemOf(item).use ?? {};
  heal(table, id, heals, profile.health);
  if (cures !== undefined && hasCondition({ id, gear, profile, ...figure }, cures))
    table.emit({ is: 'state-lost', figure: id, state: cures });
}
