import { areHostile, type Figure } from '../turn/figure.ts';
import type { FrameOf, RollSpec } from '../play/frame.ts';
import { figuresOf, type State, theFigure, untilTurn, zoneOfFigure } from '../play/state.ts';
import { traitRoll } from './stats.ts';
import { automatic, type Table } from '../play/unfolding.ts';

/** Rugissement: Vigueur against Mental, an opposed test (ad.x.opposed, ad.x.roar). */
export function startRoar(table: Table, figure: Figure, target: string): void {
  table.push({ kind: 'roar', figure: figure.id, target, attack: null, resisted: null });
  table.roll(roarRoll(table.state, figure, target));
}

function roarRoll(state: State, figure: Figure, target: string): RollSpec {
  return traitRoll(state, figure, 'vigour', 'roar', 4, { against: target });
}

/** The attacker rolls, then the defender; an attacker who has not gambled yet may do so now (ad.x.opposed). */
export const roarResolver = automatic<'roar'>((table, { rolled, ...frame }) => {
  const target = theFigure(table.state, frame.target);
  if (rolled === undefined) return table.pop();
  if (frame.attack === null) {
    table.replace({ ...frame, attack: rolled });
    return table.roll(traitRoll(table.state, target, 'mind', 'resist', 4, { against: frame.figure }));
  }
  if (frame.resisted !== null) return judge(table, frame, rolled.successes - frame.resisted);
  const { attack } = frame;
  if (attack.gambled || !attack.dice.includes(6)) return judge(table, frame, attack.successes - rolled.successes);
  table.replace({ ...frame, resisted: rolled.successes });
  table.reopen(roarRoll(table.state, theFigure(table.state, frame.figure), target.id), attack);
});

/** The loser has a die less until the end of its next turn, and so has one more figure per further success. */
function judge(table: Table, { figure, target: id }: FrameOf<'roar'>, margin: number): void {
  const target = theFigure(table.state, id);
  table.pop();
  table.emit({ is: 'opposed', who: figure, target: id, won: margin > 0 }); // a tie is a failure of the attacker
  if (margin <= 0) return;
  for (const shaken of [target, ...alsoShaken(table.state, theFigure(table.state, figure), target)].slice(0, margin)) {
    const until = untilTurn(table.state, shaken.group ?? shaken.id, 'end');
    const effect = { id: table.state.nextEffect, bearer: shaken.id, what: 'dice', value: -1, until } as const;
    table.emit({ is: 'effect-begins', effect });
  }
}

/** Enemies of the same zone whose Mental is no higher; those without one are immune. */
function alsoShaken(state: State, hero: Figure, target: Figure): readonly Figure[] {
  const zone = zoneOfFigure(state, target);
  const most = target.profile.traits.mind ?? 0;
  return figuresOf(state).filter((other) => {
    const { mind } = other.profile.traits;
    const near = other.id !== target.id && zoneOfFigure(state, other) === zone;
    return near && areHostile(hero, other) && mind !== null && mind <= most;
  });
}
