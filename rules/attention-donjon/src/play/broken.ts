import { FULL_DECK } from '../initiative/card.ts';
import { isEmpty } from '../space/ground.ts';
import { askedOf } from './judge.ts';
import { groundOf, type State } from './state.ts';

/** What is wrong with a state that no rule should ever have led to, for a developer; null when it is sound. */
export function broken(state: State): string | null {
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
  if (state.ending === null && askedOf(state) === null) return 'nobody is asked anything';
  return null;
}
