import type { Command, Game, Offer, Preview, Seat } from '@arbitre/kernel';

/** An offer, with what it moves and where it points. */
export interface Choice {
  readonly seat: Seat;
  readonly offer: Offer<Command>;
  /** The command as people type it: also what tells two choices apart. */
  readonly typed: string;
  readonly piece: string | null;
  readonly at: number | null;
}

export function choicesOf(game: Game, state: unknown, seat: Seat): readonly Choice[] {
  return game.offers(state, seat).map((offer) => ({
    seat,
    offer,
    typed: game.writeCommand(offer.command),
    piece: offer.piece ?? null,
    at: offer.at ?? null,
  }));
}

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

/** Up to so many offers, pointing on the way of one means it. */
const FEW = 16;

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
