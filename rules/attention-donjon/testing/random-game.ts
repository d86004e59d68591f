import { type Chance, fold, isRefusal, pick } from '@arbitre/kernel';
import { attentionDonjon } from '../src/game.ts';
import type { State } from '../src/play/state.ts';

/** More commands than any game of twelve Rounds takes. */
const TOO_LONG = 20_000;

/** Plays offers at random to the end; `visit` sees every state. */
export function randomGame(
  opening: State,
  chance: Chance,
  visit: (state: State) => void = () => {},
): { readonly state: State; readonly commands: number } {
  let state = opening;
  let commands = 0;
  for (let decision = attentionDonjon.awaiting(state); decision !== null; decision = attentionDonjon.awaiting(state)) {
    const [seat = ''] = decision.seats;
    const { command } = pick(chance, attentionDonjon.offers(state, seat));
    const decided = attentionDonjon.decide(state, seat, command, chance);
    if (isRefusal(decided))
      throw new Error(`offered but refused: ${attentionDonjon.writeCommand(command)} (${decided.code})`);
    state = fold(attentionDonjon, state, decided);
    if (++commands > TOO_LONG) throw new Error(`no ending after ${TOO_LONG} commands`);
    visit(state);
  }
  return { state, commands };
}
