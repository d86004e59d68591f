import {
  type Command,
  type Game,
  type Offer,
  parseCellName,
  type Preview,
  type Scene,
  type Seat,
} from '@arbitre/kernel';

/** An offer, with what it moves and where it points as far as the game or its command tells. */
export interface Choice {
  readonly seat: Seat;
  readonly offer: Offer<Command>;
  /** The command as people type it: also what tells two choices apart. */
  readonly typed: string;
  readonly piece: string | null;
  readonly at: number | null;
}

export function choicesOf(game: Game, state: unknown, seat: Seat, scene: Scene): readonly Choice[] {
  const pieces = new Set(scene.pieces.map(({ id }) => id));
  const offers = game.offers(state, seat);
  const few = offers.length <= FEW;
  return offers.map((offer) => ({
    seat,
    offer,
    typed: game.writeCommand(offer.command),
    piece: offer.piece ?? pieceNamed(offer.command, pieces),
    at:
      offer.at ??
      cellNamed(offer.command, scene) ??
      (few ? (game.preview(state, seat, offer.command).path?.at(-1) ?? null) : null),
  }));
}

/** Up to so many offers, each is previewed to learn where it leads. */
const FEW = 16;

/** Every cell that a chosen piece (or the hand itself, for offers without a piece) could point at. */
export function targetsOf(choices: readonly Choice[], piece: string | null): ReadonlyMap<number, readonly Choice[]> {
  const targets = new Map<number, Choice[]>();
  for (const choice of choices) {
    if (choice.at === null || (choice.piece !== null && choice.piece !== piece)) continue;
    const known = targets.get(choice.at);
    if (known === undefined) targets.set(choice.at, [choice]);
    else known.push(choice);
  }
  return targets;
}

/** Cells on the way of a few offers: pointing anywhere along a trajectory means that trajectory. */
export function waysOf(
  choices: readonly Choice[],
  piece: string | null,
  preview: (choice: Choice) => Preview,
): ReadonlyMap<number, readonly Choice[]> {
  const ways = new Map<number, Choice[]>();
  const own = choices.filter((choice) => choice.at !== null && (choice.piece === null || choice.piece === piece));
  if (own.length > FEW) return ways;
  for (const choice of own) {
    for (const cell of new Set(preview(choice).path)) ways.set(cell, [...(ways.get(cell) ?? []), choice]);
  }
  return ways;
}

/** Offers in their groups, in the game's order. */
export function grouped(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const known = groups.get(choice.offer.group);
    if (known === undefined) groups.set(choice.offer.group, [choice]);
    else known.push(choice);
  }
  return groups;
}

/** The keys under which commands name who acts, when the offer itself does not say. */
const ACTORS = ['piece', 'unit', 'who', 'figure', 'hero', 'creature', 'actor'];
const PLACES = ['to', 'at', 'cell', 'target', 'path'];

function pieceNamed(command: Command, pieces: ReadonlySet<string>): string | null {
  for (const key of ACTORS) {
    const value: unknown = Reflect.get(command, key);
    if (typeof value === 'string' && pieces.has(value)) return value;
  }
  return null;
}

function cellNamed(command: Command, scene: Scene): number | null {
  for (const key of PLACES) {
    const value: unknown = Reflect.get(command, key);
    const place: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof place === 'number' && place >= 0 && place < scene.board.size) return place;
    if (typeof place !== 'string') continue;
    const piece = scene.pieces.find(({ id }) => id === place);
    if (piece !== undefined) return piece.at;
    const cell = parseCellName(scene.board, place);
    if (typeof cell === 'number') return cell;
  }
  return null;
}
