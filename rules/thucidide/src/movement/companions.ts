import { refuse, type Refusal } from '../play/refusal.ts';
import type { Character, State, Unit } from '../play/state.ts';
import type { Waypoint } from './move.ts';

/** The characters who would go with a unit: those of its place who have not moved (th.cap.leader). */
export function companionsOf(state: State, unit: Unit): readonly Character[] {
  return state.characters.filter(
    ({ side, at, move, group }) =>
      side === unit.side && at === unit.at && move === null && (at !== 'outside' || group === unit.group),
  );
}

/** May these characters go with their unit there? Only crowding stops them (th.prec.7). */
export function mayAccompany(state: State, companions: readonly Character[], to: Waypoint): boolean {
  const [one, another] = companions;
  if (one === undefined || state.rulings.charactersShareHex) return one !== undefined;
  return another === undefined && !state.characters.some(({ side, at }) => side === one.side && at === to);
}

/** The characters who go along: all who can, or those named. */
export function judgeCompanions(
  state: State,
  unit: Unit | undefined,
  asked: true | readonly string[],
  to: Waypoint,
  piece: string,
): readonly string[] | Refusal {
  const ready = unit === undefined ? [] : companionsOf(state, unit);
  const stranger = asked === true ? undefined : asked.find((id) => !ready.some((one) => one.id === id));
  if (stranger !== undefined) return refuse('nobody-along', { piece, by: stranger });
  const along = asked === true ? ready : ready.filter(({ id }) => asked.includes(id));
  return mayAccompany(state, along, to) ? along.map(({ id }) => id) : refuse('nobody-along', { piece });
}
