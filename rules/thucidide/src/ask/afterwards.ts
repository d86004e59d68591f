import { add, type Consequence, type Fraction, ZERO } from '@arbitre/kernel';
import { verdictOf } from '../movement/destination.ts';
import type { CommandOf } from '../play/command.ts';
import { isRefused } from '../play/refusal.ts';
import { type CombatKind, onTable, type State, unitById } from '../play/state.ts';
import { label } from '../words/names.ts';
import { said } from '../words/said.ts';
import { combatOdds, type CombatOdds, type RollOdds } from './forecast.ts';

const BLOW: Readonly<Record<CombatKind, { readonly fr: string; readonly en: string }>> = {
  assault: { fr: 'l’assaut', en: 'the assault' },
  melee: { fr: 'la mêlée', en: 'the melee' },
  fire: { fr: 'le tir', en: 'the fire' },
};

/**
 * What a unit could do from where a move ends, in the combats of the same turn: of its targets, the one it hurts most surely. Nothing for a
 * move that gives up the fight.
 */
export function afterwards(state: State, command: CommandOf<'move'>): readonly Consequence[] {
  const unit = unitById(state, command.piece);
  const verdict = verdictOf(state, command);
  if (unit === undefined || isRefused(verdict) || !verdict.fight || !onTable(verdict.to)) return [];
  const { to, fight, diceLost } = verdict;
  const arrived = { ...unit, at: to, move: { from: unit.at, hexes: to === unit.at ? 0 : 1, fight, diceLost } };
  const then: State = {
    ...state,
    turn: { ...state.turn, phase: 'combat' },
    units: state.units.map((one) => (one.id === unit.id ? arrived : one)),
  };
  const [best] = combatOdds(then, arrived).toSorted((one, other) => Number(hurting(other) - hurting(one)));
  if (best === undefined) return [];
  const name = { fr: label(state, best.target, 'fr'), en: label(state, best.target, 'en') };
  const blow = BLOW[best.kind];
  const may = (chance: Fraction, fr: string, en: string): readonly Consequence[] =>
    chance.n === 0n ? [] : [{ says: said(fr, en), piece: best.target, ...(chance.n < chance.d && { chance }) }];
  return [
    ...may(share(best, hurts), `${blow.fr} blesse ${name.fr}`, `${blow.en} hurts ${name.en}`),
    ...may(share(best, routs), `${blow.fr} fait reculer ${name.fr}`, `${blow.en} drives ${name.en} back`),
  ];
}

const hurts = ({ hits }: RollOdds) => hits > 0;
const routs = ({ flags }: RollOdds) => flags > 0;

function share({ results }: CombatOdds, holds: (result: RollOdds) => boolean): Fraction {
  return results.reduce((sum, result) => (holds(result) ? add(sum, result.weight) : sum), ZERO);
}

/** Chances to compare, in millionths. */
function hurting(odds: CombatOdds): bigint {
  const { n, d } = share(odds, hurts);
  return (n * 1_000_000n) / d;
}
