import { type Beat, byFact } from '@arbitre/kernel';
import type { Waypoint } from '../movement/move.ts';
import type { Fact } from '../play/fact.ts';
import { onTable, pieceById, type State, unitById } from '../play/state.ts';
import { said } from '../words/said.ts';
import { hitFaceOf, shownDie, throwBeat } from './throw.ts';

const SAY: Beat = { show: 'say' };

/** What each kind of fact looks like on a stage. */
export const beats = byFact<Fact, [State], readonly Beat[]>({
  commanded: (fact, before) =>
    fact.chief === null
      ? [SAY]
      : seen(before, fact.chief, { show: 'mark', piece: fact.chief, thing: 'state:activated', on: true }),
  activated: (fact, before) =>
    seen(before, fact.piece, { show: 'mark', piece: fact.piece, thing: 'state:activated', on: true }),
  ordered: (fact) => [{ show: 'gain', seat: fact.side, thing: `order:${fact.order}`, amount: 1 }],
  moved: (fact, before) =>
    [fact.piece, ...fact.with].flatMap((piece) =>
      seen(before, piece, { show: 'step', piece, path: cells(fact.path), how: 'walk' }),
    ),
  phase: (fact, before) => [
    {
      show: 'turn',
      seat: before.turn.side,
      title: fact.phase === 'movement' ? said('Mouvement', 'Movement') : said('Combat', 'Combat'),
    },
  ],
  attacked: (fact) => [
    { show: 'turn', piece: fact.attacker, title: fact.pursuit ? said('Poursuite', 'Pursuit') : KINDS[fact.kind] },
  ],
  awaits: () => [SAY],
  evading: () => [{ show: 'say', aloud: true }],
  rolled: (fact, before) => [
    throwBeat(fact, before),
    fact.hits === 0
      ? { show: 'miss', piece: fact.target, by: fact.unit, how: howOf(before) }
      : {
          show: 'hit',
          piece: fact.target,
          by: fact.unit,
          weight: fact.hits > 2 ? 3 : fact.hits > 1 ? 2 : 1,
          how: howOf(before),
        },
  ],
  struck: (fact, before) => wounds(before, fact.unit, fact.losses),
  trampled: (fact, before) => [
    {
      show: 'dice',
      dice: fact.dice.map((face) => shownDie(face, face === hitFaceOf(before, fact.unit))),
      against: fact.unit,
    },
    ...(fact.hits > 0 ? ([{ show: 'hit', piece: fact.unit, weight: 2 }] as const) : []),
  ],
  endangered: (fact, before) => [
    { show: 'dice', dice: fact.dice.map((face) => shownDie(face, face === 'advantage')), against: fact.character },
    ...(fact.lost ? seen(before, fact.character, { show: 'death', piece: fact.character }) : []),
  ],
  'must-flee': () => [{ show: 'say', aloud: true }],
  fled: (fact, before) => seen(before, fact.character, { show: 'rout', piece: fact.character, path: cells(fact.path) }),
  caught: (fact, before) => seen(before, fact.character, { show: 'death', piece: fact.character }),
  escaped: (fact, before) => seen(before, fact.unit, { show: 'step', piece: fact.unit, path: fact.path, how: 'walk' }),
  retreated: (fact, before) =>
    seen(before, fact.unit, fact.path.length === 0 ? SAY : { show: 'rout', piece: fact.unit, path: fact.path }),
  followed: (fact, before) => seen(before, fact.unit, { show: 'step', piece: fact.unit, path: [fact.to], how: 'walk' }),
  'combat-over': () => [SAY],
  turn: (fact) => [{ show: 'turn', seat: fact.side, title: said(`Tour ${fact.number}`, `Turn ${fact.number}`) }],
  victory: (fact, before) => [
    { show: 'goal', cells: before.victory.objectives, seat: fact.outcome.winners[0] ?? null },
    { show: 'say', grave: true },
  ],
});

const KINDS = {
  fire: said('Tir', 'Fire'),
  assault: said('Assaut', 'Assault'),
  melee: said('Mêlée', 'Melee'),
} as const;

/** The beat, when its piece stands on the table; otherwise the sentence alone. */
function seen(before: State, piece: string, beat: Beat): readonly Beat[] {
  const at = pieceById(before, piece)?.at;
  return at !== undefined && onTable(at) ? [beat] : [SAY];
}

function cells(path: readonly Waypoint[]): readonly number[] {
  return path.filter((waypoint): waypoint is number => typeof waypoint === 'number');
}

/** Those who fire are seen to shoot. */
function howOf({ combat }: State): 'shot' | 'blow' {
  return combat?.kind === 'fire' ? 'shot' : 'blow';
}

function wounds(before: State, id: string, losses: number): readonly Beat[] {
  const unit = unitById(before, id);
  if (unit === undefined || !onTable(unit.at)) return [SAY];
  const left = Math.max(0, unit.elements - losses);
  const beats: readonly Beat[] = [{ show: 'wound', piece: id, loses: Math.min(losses, unit.elements), left }];
  return left === 0 ? [...beats, { show: 'death', piece: id }] : beats;
}
