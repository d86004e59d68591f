import {
  type Bilingual,
  type Brain,
  type Command,
  type Entry,
  fold,
  type Game,
  type Lang,
  type Match,
  play,
  type Refusal,
  rewind,
  SPECTATOR,
  type Seat,
} from '@arbitre/kernel';
import { aimOf, choose, level, planOf, sayWhy } from '@arbitre/players';
import { choicesOf, diceAfter, randomPolicy, type Seated, seatedPolicy } from '@arbitre/referee/core';

/** A game under way at one keyboard: its log, what was taken back, and the seats the machine plays. */
export interface Session {
  readonly game: Game;
  readonly match: Match;
  readonly title: Bilingual;
  /** Entries taken back, the next to redo first. */
  readonly undone: readonly Entry[];
  readonly bots: readonly Seat[];
  /** Who the machine is in each of its seats, as it was named: `captain/bold`. */
  readonly computers: Readonly<Record<Seat, string>>;
  /** The same, ready to play. */
  readonly players: Readonly<Record<Seat, Seated>>;
  /** What is known of playing this game well; null when nobody knows. */
  readonly brain: Brain<unknown, Command> | null;
  /** Seats that gave up: the game is over, though by its rules it would go on. */
  readonly givenUp: readonly Seat[];
  /** What the machine's choices since the last one at the keyboard were for. */
  readonly aims: readonly { readonly seat: Seat; readonly aim: Bilingual }[];
}

/** The session once a command is played; or the refusal. */
export function submit(session: Session, seat: Seat, command: Command): Refusal | Session {
  const dice = diceAfter(session.match);
  if (dice === null) throw new Error('a game whose dice are sealed is played at its table, not here');
  const played = play(session.game, session.match, seat, command, dice);
  return 'match' in played ? { ...session, match: played.match, undone: [], aims: [] } : played;
}

/** The seat at the keyboard that must choose now; null when the game is over or the machine must. */
export function chooser({ game, match, bots, givenUp }: Session): Seat | null {
  if (givenUp.length > 0) return null;
  return game.awaiting(match.state)?.seats.find((seat) => !bots.includes(seat)) ?? null;
}

/** The machine's seat that must choose now; null when someone at the keyboard may, or the game is over. */
export function thinker(session: Session): Seat | null {
  if (chooser(session) !== null || session.givenUp.length > 0) return null;
  return session.game.awaiting(session.match.state)?.seats.find((seat) => session.bots.includes(seat)) ?? null;
}

/** Whose eyes the table is seen through: whoever must choose, else the only one at the keyboard, else anyone. */
export function viewer(session: Session): Seat {
  const { game, match, bots } = session;
  const people = game.seats(match.state).filter((seat) => !bots.includes(seat));
  return chooser(session) ?? (people.length === 1 ? (people[0] ?? SPECTATOR) : SPECTATOR);
}

/** The game as whoever looks at the table may see it. */
export function seen(session: Session): unknown {
  return session.game.view(session.match.state, viewer(session));
}

/**
 * The session after one choice of the machine; null when it has none to make. What it chooses depends on the dice's
 * seed and on how far the game is, so that the same game is played again the same.
 */
export function botTurn(session: Session): Session | null {
  const { game, match, brain, aims } = session;
  const seat = thinker(session);
  if (seat === null) return null;
  const { dice } = match.header;
  const chance = choicesOf(dice.kind === 'seeded' ? dice.seed : 0, match.entries.length);
  const policy = brain === null ? randomPolicy : seatedPolicy(brain, session.players);
  const view = game.view(match.state, seat);
  const command = policy(game, view, seat, chance);
  const next = submit(session, seat, command);
  if (!('match' in next)) throw new Error(`the machine chose what is refused: ${next.code}`);
  const aim = brain === null || session.computers[seat] === 'random' ? null : aimOf(brain, view, seat, command);
  return { ...next, aims: aim === null ? aims : [...aims, { seat, aim }] };
}

/** What the machine was about since the last choice at the keyboard, seat by seat. */
export function plansOf({ aims }: Session): readonly { readonly seat: Seat; readonly plan: Bilingual }[] {
  return [...new Set(aims.map(({ seat }) => seat))].flatMap((seat) => {
    const plan = planOf(aims.flatMap((one) => (one.seat === seat ? [one.aim] : [])));
    return plan === null ? [] : [{ seat, plan }];
  });
}

/** The session once whoever must choose at the keyboard has given up; null when nobody must. */
export function giveUp(session: Session): Session | null {
  const seat = chooser(session);
  return seat === null ? null : { ...session, givenUp: [seat], aims: [] };
}

/** Who wins because others gave up: whoever is neither of them nor wins and loses with them. */
export function winnersByGivingUp({ game, match: { state }, brain, givenUp }: Session): readonly Seat[] {
  const friends = givenUp.flatMap((seat) => brain?.allies?.(game.view(state, seat), seat) ?? []);
  return game.seats(state).filter((seat) => !givenUp.includes(seat) && !friends.includes(seat));
}

/** What a good player would choose here, and why, in whole sentences; null when nobody knows or must choose. */
export function hint(
  session: Session,
  lang: Lang,
): { readonly command: Command; readonly why: readonly string[] } | null {
  const { game, match, brain } = session;
  const seat = chooser(session);
  if (seat === null || brain === null) return null;
  const { dice } = match.header;
  const chance = choicesOf(dice.kind === 'seeded' ? dice.seed : 0, match.entries.length);
  const question = { game, brain, view: game.view(match.state, seat), seat, chance };
  const chosen = choose(level('master'), question);
  return { command: chosen.considered[0]?.command ?? chosen.command, why: sayWhy(question, chosen, lang) };
}

/** The session before the last choice made at the keyboard, and whether a die had been cast since; null at the start. */
export function undo(session: Session): { readonly session: Session; readonly free: boolean } | null {
  const { game, match, bots, undone, givenUp } = session;
  if (givenUp.length > 0) return { session: { ...session, givenUp: [] }, free: true };
  const index = match.entries.findLastIndex(({ seat }) => !bots.includes(seat));
  if (index < 0) return null;
  const taken = match.entries.slice(index);
  const free = taken.every(({ draws }) => draws.length === 0);
  return { session: { ...session, match: rewind(game, match, index), undone: [...taken, ...undone] }, free };
}

/** The last undone choice made again, and what the machine had answered; null when nothing was undone. */
export function redo(session: Session): Session | null {
  const { game, match, bots, undone } = session;
  const next = undone.findIndex(({ seat }, index) => index > 0 && !bots.includes(seat));
  const again = next < 0 ? undone : undone.slice(0, next);
  if (again.length === 0) return null;
  const state = again.reduce((now, { facts }) => fold(game, now, facts), match.state);
  return {
    ...session,
    match: { ...match, entries: [...match.entries, ...again], state },
    undone: undone.slice(again.length),
  };
}
