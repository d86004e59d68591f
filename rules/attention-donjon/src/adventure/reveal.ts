import { type Cell } from '@arbitre/kernel';
import { drawCards } from '../initiative/draw.ts';
import { cellNamed, nameOf } from '../play/naming.ts';
import { type Card, JOKER } from '../initiative/card.ts';
import { offer } from '../play/command.ts';
import { answerEncounter, appear, zonesOfRoom } from './encounter.ts';
import { canMove, hasTalent } from '../turn/figure.ts';
import type { FrameOf, RoomName } from '../play/frame.ts';
import { lay, onTable, type Room, type Spot, spotsBehind } from '../file/room.ts';
import { seatOf } from '../turn/seat.ts';
import { geometryAt, type Hidden, type State, theFigure } from '../play/state.ts';
import { refuse } from '../play/refusal.ts';
import { listed, type Resolver } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { Action } from '../turn/action.ts';
import { budgetRefusal, spend } from '../turn/budget.ts';
import { MOVE_LABEL } from '../movement/zone-move.ts';

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

/** Révéler le donjon: a standard Action at an unexplored door on a side of the hero's cell (ad.x.reveal). */
export const reveal: Action<'reveal'> = {
  barred: ({ turn, figure }) => budgetRefusal(figure, turn.budget, 'standard', MOVE_LABEL),
  candidates: ({ state, figure }) =>
    state.plan.doors.filter(({ cell }) => cell === figure.at).map(({ id }) => ({ do: 'reveal', door: id })),
  fault({ state, figure }, { door: id }) {
    const who = figure.id;
    const door = state.plan.doors.find((one) => one.id === id);
    if (door?.cell !== figure.at || door.state !== 'unexplored') return refuse('no-door-here', { who, what: id });
    return canMove(figure) ? null : refuse('cannot-move', { who });
  },
  perform(unfolding, { figure }, { door }) {
    spend(unfolding, figure, 'standard', MOVE_LABEL);
    unfolding.open({ kind: 'reveal', hero: figure.id, door, card: null, rooms: [], room: null, spots: [] });
  },
};

/** What is to be chosen next: a card of the road, a room, or a place for it. */
function choiceOf(frame: Reveal): 'road-card' | 'room' | 'spot' | null {
  if (frame.card === null && new Set(frame.cards).size > 1) return 'road-card';
  if (frame.room === null && frame.rooms.length > 1) return 'room';
  return frame.spots.length > 1 ? 'spot' : null;
}

/** A card, a room, a place for it, and what it holds. */
export const revealResolver: Resolver<'reveal'> = {
  asks(state, frame) {
    const kind = choiceOf(frame);
    return kind === null ? null : { seat: seatOf(state, theFigure(state, frame.hero)), kind };
  },
  ...listed<'reveal'>((state, frame) => {
    const geometry = geometryAt(state);
    switch (choiceOf(frame)) {
      case 'road-card':
        return [...new Set(frame.cards)].map((card) => offer('cards', { do: 'take', card }));
      case 'room':
        return frame.rooms.map(({ id }) => offer('choice', { do: 'room', room: id }));
      case 'spot':
        return frame.spots.map(({ corner }) => offer('choice', { do: 'spot', at: nameOf(geometry, corner) }));
      default:
        return [];
    }
  }),
  take(unfolding, frame, command) {
    const card = command.do === 'take' ? frame.cards?.find((one) => one === command.card) : undefined;
    if (card !== undefined) return follow(unfolding, frame, card);
    if (command.do === 'room') return choose(unfolding, frame, command.room);
    const corner = command.do === 'spot' ? cellNamed(geometryAt(unfolding.state), command.at) : null;
    const spot = frame.spots.find((one) => one.corner === corner);
    if (spot !== undefined) build(unfolding, frame, spot);
  },
  advance(unfolding, frame) {
    if (frame.card === null) return turnCard(unfolding, frame);
    const [spot] = frame.spots;
    if (spot !== undefined) return build(unfolding, frame, spot);
    const [only] = frame.rooms;
    if (frame.room === null && only !== undefined) return choose(unfolding, frame, only.id);
    unfolding.close();
    unfolding.happens({ is: 'door-turned', door: frame.door, state: 'dead-end' }); // the Action is spent all the same
  },
};

function turnCard(unfolding: Unfolding, frame: Reveal): void {
  const guided = hasTalent(theFigure(unfolding.state, frame.hero), 'bearings');
  const cards = frame.cards ?? drawCards(unfolding, frame.hero, guided ? 2 : 1, 'room'); // ad.x.orientation
  const [card] = cards;
  if (card === undefined) return unfolding.close();
  if (frame.cards === undefined && cards.length > 1) return unfolding.replace({ ...frame, cards });
  follow(unfolding, frame, card);
}

/** The road sheet is read with this card. */
function follow(unfolding: Unfolding, frame: Reveal, card: Card): void {
  if (unfolding.state.hidden === null) return unfolding.close();
  unfolding.happens({ is: 'door-tried', hero: frame.hero, door: frame.door, card });
  if (card === JOKER) return unfolding.replace({ ...frame, card, rooms: unrevealed(unfolding.state) });
  const room = roomBehind(unfolding.state.hidden, unfolding.state.rooms, card);
  unfolding.replace({ ...frame, card });
  if (room !== null) choose(unfolding, { ...frame, card }, room);
}

/** The room is known; where does it fit behind this door? */
function choose(unfolding: Unfolding, frame: Reveal, id: string): void {
  const room = unfolding.state.hidden?.rooms[id];
  const door = unfolding.state.plan.doors.find((one) => one.id === frame.door);
  const spots = room === undefined || door === undefined ? [] : spotsBehind(unfolding.state.plan, room, door);
  unfolding.replace({ ...frame, room: id, rooms: [], spots });
  if (spots.length === 0) return;
  if (spots.length > 1) unfolding.happens({ is: 'activated', figure: frame.hero });
}

/** The room is laid on the table and its groups come into play, Instinctif heroes last. */
function build(unfolding: Unfolding, frame: Reveal, spot: Spot): void {
  const room = unfolding.state.hidden?.rooms[frame.room ?? ''];
  unfolding.close();
  if (room === undefined) return;
  const before = unfolding.state.plan;
  unfolding.happens({
    is: 'room-revealed',
    hero: frame.hero,
    room: room.id,
    name: room.name,
    plan: lay(before, room, spot),
  });
  answerEncounter(unfolding, room.id);
  fill(unfolding, frame.hero, room, spot.corner, spot.entry?.cell ?? 0);
}

/** What the room holds: as the scenario says, or by another card of the deck (ad.x.encounter). */
export function fill(unfolding: Unfolding, hero: string, room: Room, corner: Cell, entry: Cell): void {
  const { hidden } = unfolding.state;
  if (hidden === null) return;
  const contents = hidden.contents[room.id] ?? drawnContents(unfolding, hero);
  const zones = [...new Set(room.plan.zones)].filter((zone) => zone !== '');
  const door = room.plan.zones[entry] ?? '';
  // the last pushed on the stack is placed first
  for (const group of contents?.groups.toReversed() ?? []) {
    const cells = (group.cells ?? []).map((cell) => onTable(unfolding.state.plan, room, corner, cell));
    appear(unfolding, hero, group, zonesOfRoom(unfolding.state, group, zones, door), { id: room.id, zones }, cells);
  }
}

function drawnContents(unfolding: Unfolding, hero: string): Hidden['contents'][string] | undefined {
  const [card] = drawCards(unfolding, hero, 1, 'room');
  return card === undefined ? undefined : unfolding.state.hidden?.sheet[card];
}
