import {
  type Command,
  fold,
  type Game,
  isRefusal,
  type Offer,
  type Preview,
  type Seat,
  withoutDice,
} from '@arbitre/kernel';

/** An offer, with what it moves and where it points. */
export interface Choice {
  readonly seat: Seat;
  readonly offer: Offer<Command>;
  /** The command as people type it: also what tells two choices apart. */
  readonly typed: string;
  readonly piece: string | null;
  readonly at: number | null;
  /** What is played before it in the same gesture: a step that decides nothing by itself. */
  readonly before: readonly Command[];
  /** The game in which it is offered: the one shown, or the one after `before`. */
  readonly state: unknown;
}

export function choicesOf(game: Game, state: unknown, seat: Seat, before: readonly Command[] = []): readonly Choice[] {
  return game.offers(state, seat).map((offer) => ({
    seat,
    offer,
    typed: game.writeCommand(offer.command),
    piece: offer.piece ?? null,
    at: offer.at ?? null,
    before,
    state,
  }));
}

/**
 * What a seat could choose once it had made this choice, when no die is cast and it is still that seat's turn: "Act" opens
 * the actions, "Command with the general" his activations. Null when it opens another kind of decision, or none.
 */
export function openedBy(game: Game, choice: Choice, kind: string): readonly Choice[] | null {
  const { seat, offer, state, before } = choice;
  const facts = withoutDice((chance) => game.decide(state, seat, offer.command, chance));
  if (facts === null || isRefusal(facts)) return null;
  const after = fold(game, state, facts);
  const next = game.awaiting(after);
  if (next?.kind !== kind || !next.seats.includes(seat)) return null;
  return choicesOf(game, after, seat, [...before, offer.command]);
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

/** Groups longer than this are folded in the list: the board shows them better. */
export const FOLD = 9;

/** Seldom wanted, and beside everybody: folded however few they are. */
const SELDOM: readonly string[] = ['gear'];

/** Is this group folded until it is asked for? */
export function isFolded(group: string, choices: readonly Choice[]): boolean {
  return choices.length > FOLD || SELDOM.includes(group);
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

/** Commands that end a turn or a phase: they have a place of their own, where no other choice ever comes to lie. */
const CLOSING: ReadonlySet<string> = new Set(['end', 'end-turn']);

export function isClosing({ offer, at }: Choice): boolean {
  return at === null && isClosingCommand(offer.command);
}

export function isClosingCommand(command: Command | null): boolean {
  return command !== null && CLOSING.has(command.do);
}
