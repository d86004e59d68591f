import { cellName } from '@arbitre/kernel';
import type { Means } from '../combat/means.ts';
import { headingName, NO_HEADING } from '../movement/headings.ts';
import type { Combat, State } from '../play/state.ts';
import { boardOf } from '../scene/scene.ts';
import { writtenPlan, writtenStanding } from './drawn-floor.ts';
import type { PositionPart } from './position.ts';
import type { Scenario } from './scenario.ts';
import { writtenSheet } from './sheet.ts';

/** The scenario that sets up this very state: `setup(position(state))` is `state`. */
export function position(state: State): Scenario {
  const { dungeon, stage, hero, pv } = state;
  const drawn = { dungeon: dungeon.last, ...(dungeon.drawn.length > 0 && { floors: dungeon.drawn.map(writtenPlan) }) };
  if (stage === 'creation') return drawn;
  const sheet = { ...drawn, class: hero.class, hero: { ...writtenSheet(hero), pv } };
  return stage === 'threshold' ? sheet : { ...sheet, position: whereItStands(state) };
}

function whereItStands(state: State): PositionPart {
  const { dungeon, stage, floor, at, used, foes, webDebt, turns, pause, combat, slain, losses, falls, entry } = state;
  const name = (cell: number) => cellName(boardOf(floor), cell);
  const wounded = floor.creatures.flatMap(({ at: cell, pv }, number) => {
    const left = foes[number] ?? pv;
    return left > 0 && left < pv ? [[name(cell), left] as const] : [];
  });
  const asDrawn = dungeon.drawn.some((plan) => plan.strangers.length === 0 && plan.floor === floor);
  return {
    ...(asDrawn ? { floor: floor.number } : { here: writtenStanding(floor) }),
    at: name(at),
    start: name(floor.start),
    ...(stage !== 'creation' && stage !== 'threshold' && { stage }),
    ...(used.length > 0 && { used: used.map(name) }),
    ...(wounded.length > 0 && { wounded: Object.fromEntries(wounded) }),
    ...(webDebt > 0 && { webDebt }),
    turns,
    ...writtenRoll(state),
    ...(pause !== null && { pause }),
    ...(combat !== null && { combat: writtenCombat(combat, name) }),
    ...(slain > 0 && { slain }),
    ...(losses > 0 && { losses }),
    ...(falls > 0 && { falls }),
    ...(entry !== null && { entry: writtenSheet(entry) }),
  };
}

/** The move under way, or what the last roll came to. */
function writtenRoll({ die, diagonal, points, heading, cutShort }: State): Pick<PositionPart, 'move' | 'last'> {
  const parity = diagonal === (die % 2 === 1) ? {} : { diagonal };
  if (points === 0) return { last: { die, ...parity, ...(cutShort !== null && { cutShort }) } };
  return { move: { die, points, ...(heading !== NO_HEADING && { heading: headingName(heading) }), ...parity } };
}

function writtenCombat(combat: Combat, name: (cell: number) => string): NonNullable<PositionPart['combat']> {
  const { from, exchanges, ward, disarmed, again } = combat;
  return {
    from: name(from),
    ...(exchanges > 0 && { exchanges }),
    ...(ward > 0 && { ward }),
    ...(disarmed && { disarmed }),
    ...(again !== null && {
      again: { do: declared(again.means), ...(again.fumble !== null && { fumble: again.fumble }) },
    }),
  };
}

/** The command that declares this, as people type it. */
function declared(means: Means): string {
  switch (means.by) {
    case 'weapon':
      return `attack ${means.weapon}`;
    case 'bare-hands':
      return 'attack bare-hands';
    case 'spell':
      return `cast ${means.spell}`;
    case 'flames':
      return 'read flames';
    case 'flight':
      return 'flee';
  }
}
