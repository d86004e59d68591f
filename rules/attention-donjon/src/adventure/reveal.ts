import { type Cell, cellName } from '@arbitre/kernel';
import { type Card, JOKER } from '../initiative/card.ts';
import { offer } from '../play/command.ts';
import { answerEncounter, appear, zonesOfRoom } from './encounter.ts';
import { hasTalent } from '../turn/figure.ts';
import type { FrameOf, RoomName } from '../play/frame.ts';
import { cellNamed } from '../play/naming.ts';
import { lay, onTable, type Room, type Spot, spotsBehind } from '../file/room.ts';
import { seatOf } from '../turn/seat.ts';
import { geometryAt, type Hidden, type State, theFigure } from '../play/state.ts';
import type { Resolver, Table } from '../play/unfolding.ts';

type Reveal = FrameOf<'reveal'>;

/** The room a card leads to: the road sheet's, or the first unrevealed one along its arrows (ad.x.reveal). */
export function roomBehind(
  { road, arrows, rooms }: Hidden,
  revealed: Readonly<Record<string, unknown>>,
  card: Card,
): string | null {
  const first = road[card];
  if (first === undefined) return null;
  return (
    [first, ...(arrows[first] ?? [])].find((room) => rooms[room] !== undefined && !Object.hasOwn(revealed, room)) ??
    null
  );
}

function unrevealed(state: State): readonly RoomName[] {
  return Object.values(state.hidden?.rooms ?? {}).flatMap(({ id, name }) =>
    Object.hasOwn(state.rooms, id) ? [] : [{ id, name }],
  );
}

/** Révéler le donjon: a card, a room, a place for it, and what it holds. */
export const revealResolver: Resolver<'reveal'> = {
  choice(state, frame) {
    const seat = seatOf(state, theFigure(state, frame.hero));
    const cards = frame.card === null ? new Set(frame.cards) : new Set<Card>();
    if (cards.size > 1)
      return { seat, kind: 'road-card', offers: () => [...cards].map((card) => offer('cards', { do: 'take', card })) };
    if (frame.room === null && frame.rooms.length > 1)
      return {
        seat,
        kind: 'room',
        offers: () => frame.rooms.map(({ id }) => offer('choice', { do: 'room', room: id })),
      };
    if (frame.spots.length > 1) {
      const { board } = geometryAt(state);
      return {
        seat,
        kind: 'spot',
        offers: () => frame.spots.map(({ corner }) => offer('choice', { do: 'spot', at: cellName(board, corner) })),
      };
    }
    return null;
  },
  take(table, frame, command) {
    const card = command.do === 'take' ? frame.cards?.find((one) => one === command.card) : undefined;
    if (card !== undefined) return follow(table, frame, card);
    if (command.do === 'room') return choose(table, frame, command.room);
    const corner = command.do === 'spot' ? cellNamed(geometryAt(table.state).board, command.at) : null;
    const spot = frame.spots.find((one) => one.corner === corner);
    if (spot !== undefined) build(table, frame, spot);
  },
  advance(table, frame) {
    if (frame.card === null) return turnCard(table, frame);
    const [spot] = frame.spots;
    if (spot !== undefined) return build(table, frame, spot);
    const [only] = frame.rooms;
    if (frame.room === null && only !== undefined) return choose(table, frame, only.id);
    table.pop();
    table.emit({ is: 'door-turned', door: frame.door, state: 'dead-end' }); // the Action is spent all the same
  },
};

function turnCard(table: Table, frame: Reveal): void {
  const guided = hasTalent(theFigure(table.state, frame.hero), 'bearings');
  const cards = frame.cards ?? table.draw(frame.hero, guided ? 2 : 1, 'room'); // ad.x.orientation
  const [card] = cards;
  if (card === undefined) return table.pop();
  if (frame.cards === undefined && cards.length > 1) return table.replace({ ...frame, cards });
  follow(table, frame, card);
}

/** The road sheet is read with this card. */
function follow(table: Table, frame: Reveal, card: Card): void {
  if (table.state.hidden === null) return table.pop();
  table.emit({ is: 'door-tried', hero: frame.hero, door: frame.door, card });
  if (card === JOKER) return table.replace({ ...frame, card, rooms: unrevealed(table.state) });
  const room = roomBehind(table.state.hidden, table.state.rooms, card);
  table.replace({ ...frame, card });
  if (room !== null) choose(table, { ...frame, card }, room);
}

/** The room is known; where does it fit behind this door? */
function choose(table: Table, frame: Reveal, id: string): void {
  const room = table.state.hidden?.rooms[id];
  const door = table.state.plan.doors.find((one) => one.id === frame.door);
  const spots = room === undefined || door === undefined ? [] : spotsBehind(table.state.plan, room, door);
  table.replace({ ...frame, room: id, rooms: [], spots });
  if (spots.length === 0) return;
  if (spots.length > 1) table.emit({ is: 'activated', figure: frame.hero });
}

/** The room is laid on the table and its groups come into play, Instinctif heroes last. */
function build(table: Table, frame: Reveal, spot: Spot): void {
  const room = table.state.hidden?.rooms[frame.room ?? ''];
  table.pop();
  if (room === undefined) return;
  const before = table.state.plan;
  table.emit({ is: 'room-revealed', hero: frame.hero, room: room.id, name: room.name, plan: lay(before, room, spot) });
  answerEncounter(table, room.id);
  fill(table, frame.hero, room, spot.corner, spot.entry?.cell ?? 0);
}

/** What the room holds: as the scenario says, or by another card of the deck (ad.x.encounter). */
export function fill(table: Table, hero: string, room: Room, corner: Cell, entry: Cell): void {
  const { hidden } = table.state;
  if (hidden === null) return;
  const contents = hidden.contents[room.id] ?? drawnContents(table, hero);
  const zones = [...new Set(room.plan.zones)].filter((zone) => zone !== '');
  const door = room.plan.zones[entry] ?? '';
  // the last pushed on the stack is placed first
  for (const group of contents?.groups.toReversed() ?? []) {
    const cells = (group.cells ?? []).map((cell) => onTable(table.state.plan, room, corner, cell));
    appear(table, hero, group, zonesOfRoom(table.state, group, zones, door), { id: room.id, zones }, cells);
  }
}

function drawnContents(table: Table, hero: string): Hidden['contents'][string] | undefined {
  const [card] = table.draw(hero, 1, 'room');
  return card === undefined ? undefined : table.state.hidden?.sheet[card];
}
