import type { Place, Seat } from '@arbitre/kernel';
import { type Character, type Combat, type Flight, newTurn, type State, type Turn, type Unit } from '../play/state.ts';
import type { Findings, HexReader } from './findings.ts';
import type { Scenario } from './scenario.ts';

/** The moment of the battle that a position tells: the turn, the combat under way, the chiefs who must flee, the end. */
export function readMoment(
  scenario: Scenario,
  sides: readonly [Seat, Seat],
  pieces: { readonly units: readonly Unit[]; readonly characters: readonly Character[] },
  hexes: HexReader,
  found: Findings,
): Pick<State, 'turn' | 'combat' | 'flights' | 'outcome'> {
  const units = pieces.units.map(({ id }) => id);
  const characters = pieces.characters.map(({ id }) => id);
  const { turn, combat, flights = [], outcome = null } = scenario;
  const known = (ids: readonly string[], at: Place, among: readonly string[]) => {
    for (const id of ids) if (!among.includes(id)) found.add(at, id, 'piece-name', { known: among.join(' ') });
  };
  for (const [index, { chief = null, pieces: called }] of (turn?.activations ?? []).entries()) {
    known(called, ['turn', 'activations', index, 'pieces'], [...units, ...characters]);
    if (chief !== null) known([chief], ['turn', 'activations', index, 'chief'], characters);
  }
  known(turn?.fought ?? [], ['turn', 'fought'], units);
  if (combat !== undefined) {
    known([combat.attacker], ['combat', 'attacker'], units);
    known([combat.target], ['combat', 'target'], units);
  }
  for (const [index, { character }] of flights.entries()) known([character], ['flights', index], characters);
  return {
    turn: readTurn(scenario, sides),
    combat: combat === undefined ? null : readCombat(combat, hexes),
    flights: flights.flatMap(({ character, from }, index): readonly Flight[] => {
      const cell = hexes.one(from, ['flights', index, 'from']);
      return cell === null ? [] : [{ character, from: cell }];
    }),
    outcome,
  };
}

/** The turn; pieces marked `activated` are one activation of their own when the turn lists none. */
function readTurn({ turn, units, characters = [] }: Scenario, sides: readonly [Seat, Seat]): Turn {
  const marked = [...units, ...characters].filter(({ activated }) => activated).map(({ id }) => id);
  const { activations, ...said } = turn ?? { number: 1, side: sides[0], phase: 'command' };
  const listed = activations?.map(({ chief = null, pieces }) => ({ chief, pieces }));
  return {
    ...newTurn(said.number, said.side),
    ...said,
    activations: listed ?? (marked.length > 0 ? [{ chief: null, pieces: marked }] : []),
  };
}

function readCombat(said: NonNullable<Scenario['combat']>, hexes: HexReader): Combat {
  return {
    pursuit: false,
    evades: false,
    attackOrder: null,
    defenceOrder: null,
    riposte: false,
    flags: 0,
    retreated: false,
    ...said,
    hex: hexes.one(said.hex, ['combat', 'hex']) ?? 0,
  };
}
