import { type Chance, fold, isRefusal, pick } from '@arbitre/kernel';
import { FULL_DECK } from '../initiative/card.ts';
import { attentionDonjon } from '../game.ts';
import { isEmpty } from '../space/ground.ts';
import { groundOf, type State } from '../play/state.ts';

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

/** What is wrong with a state that no rule should ever have led to; null when nothing is. */
export function brokenState(state: State): string | null {
  const figures = Object.values(state.figures);
  const ground = groundOf(state);
  const empty = { ...ground, held: new Map<number, string>() };
  for (const { id, at, health, profile, heroism } of figures) {
    if (!isEmpty(empty, at)) return `${id} stands in a wall or off the board`;
    if (ground.held.get(at) !== id) return `${id} shares its cell with ${ground.held.get(at)}`; // ad.space.2
    if (health < 0 || health > profile.health) return `${id} has ${health} Health of ${profile.health}`;
    if (heroism < 0) return `${id} has ${heroism} Heroism`;
  }
  const hands = Object.values(state.hands).flatMap((slots) => slots.map(({ card }) => card));
  const jokers = Object.values(state.jokers).reduce((sum, count) => sum + count, 0);
  const cards = [...state.deck.top, ...state.deck.rest, ...state.discard, ...hands, ...state.withheld];
  if (state.round > 0 && cards.length + jokers !== FULL_DECK.length)
    return `${cards.length + jokers} cards instead of ${FULL_DECK.length}`; // ad.prep.3
  if (state.ending === null && attentionDonjon.awaiting(state) === null) return 'nobody is asked anything';
  return null;
}
