import type { Seat } from '@arbitre/kernel';
import { loadBrain, type LoadedGame } from '@arbitre/referee/core';
import { inEnglish, seatedNamed } from '../lab/seating.ts';
import { seatNamed } from '../names.ts';
import { fold } from '../terminal/text.ts';
import type { Session } from './session.ts';

/** What gives a seat back to whoever is at the keyboard. */
const KEYBOARD = ['me', 'moi'];

/** Who the machine is where nobody says. */
function usualPlayer(brain: Session['brain']): string {
  return brain === null ? 'random' : 'soldier';
}

/** A game at one keyboard, the machine in the seats it is given. */
export async function sessionOf(
  { game, match, title, givenUp = [] }: Pick<LoadedGame, 'game' | 'match' | 'title' | 'givenUp'>,
  computers: Readonly<Record<Seat, string>>,
): Promise<Session> {
  const brain = await loadBrain(game.id);
  return withComputers(
    { game, match, title, undone: [], bots: [], computers: {}, players: {}, brain, givenUp, aims: [] },
    computers,
  );
}

/** The same game with others in the machine's seats. */
export async function withComputers(session: Session, computers: Readonly<Record<Seat, string>>): Promise<Session> {
  const { game, match } = session;
  const players = await Promise.all(
    Object.entries(computers).map(async ([seat, name]) => [seat, await seatedNamed(name, game, match.state)] as const),
  );
  return { ...session, bots: Object.keys(computers), computers, players: Object.fromEntries(players) };
}

/** `red`, `red=captain/bold` or `red=me`: who sits where after that. */
export async function seatedAt(session: Session, text: string, option = ''): Promise<Readonly<Record<Seat, string>>> {
  const { game, match, brain, computers } = session;
  const [asked = '', name = usualPlayer(brain)] = text.split('=');
  const seat = seatNamed(game, match.state, asked.trim(), option);
  if (KEYBOARD.includes(fold(name.trim())))
    return Object.fromEntries(Object.entries(computers).filter(([one]) => one !== seat));
  const english = inEnglish(name.trim(), brain);
  await seatedNamed(english, game, match.state);
  return { ...computers, [seat]: english };
}
