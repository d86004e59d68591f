import { type Command, offer } from '../play/command.ts';
import { FRESH, type FrameOf } from '../play/frame.ts';
import { heroesOf, type State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { Figure } from '../turn/figure.ts';
import { type Card, JOKER } from './card.ts';
import { drawCards } from './draw.ts';
import { choosesOne } from './multiple-initiative.ts';

type Initiative = FrameOf<'initiative'>;
type Roll = FrameOf<'roll'>;
type Turns = FrameOf<'turns'>;

/** What a hero may do with a Joker: keep it to bless or curse a Trait roll, or play it as a free initiative (ad.joker.1). */
export const JOKER_USES = [offer('cards', { do: 'keep' }), offer('cards', { do: 'free' })];

const jokersIn = (state: State, hero: string) => (state.hands[hero] ?? []).filter(({ card }) => card === JOKER).length;

/** The first hero, in seat order, with a Joker not decided yet. While there is one no group draws; what was decided stays so (ad.joker.2). */
export function undecided(state: State, { free }: Initiative): Figure | undefined {
  return heroesOf(state).find(({ id }) => jokersIn(state, id) > free.filter((hero) => hero === id).length);
}

/** Kept until it is used, over several Rounds if need be (ad.joker.6). */
export function keepJoker(unfolding: Unfolding, hero: string, cards: readonly Card[]): void {
  unfolding.happens({ is: 'joker-kept', hero });
  // ad.joker.3: with no other card left, a new one; it may be a Joker again (ad.joker.5)
  if (cards.length === 1) drawCards(unfolding, hero, 1, 'initiative');
}

/** A Joker of the Initiative phase becomes a free initiative. */
export function freeJoker(unfolding: Unfolding, frame: Initiative, hero: Figure, cards: readonly Card[]): void {
  const surplus = surplusOf(hero, cards, frame.free.includes(hero.id));
  unfolding.happens({ is: 'joker-free', hero: hero.id, surplus });
  if (!surplus.includes(JOKER)) unfolding.replace({ ...frame, free: [...frame.free, hero.id] });
}

/**
 * What a free initiative leaves over (ad.joker.12): retained cards stay; of a `choose` hand everything but the Jokers, each
 * of which is decided on its own (ad.joker.1), and a second free Joker itself.
 */
function surplusOf({ profile }: Figure, cards: readonly Card[], hasFree: boolean): readonly Card[] {
  if (profile.initiative !== null && !choosesOne(profile.initiative)) return [];
  return hasFree ? [JOKER] : cards.filter((card) => card !== JOKER);
}

/** Holders of a kept Joker not asked yet about this Trait roll, in seat order (ad.joker.4). */
export function jokerHolders(state: State, { spec, asked }: Roll): readonly Figure[] {
  if (spec.trait === 'damage' || spec.dice === 0) return []; // Damage rolls are not Trait rolls
  return heroesOf(state).filter(
    ({ id }) =>
      (state.jokers[id] ?? 0) > 0 &&
      !asked.includes(id) &&
      (state.rulings.jokerScope === 'any-trait-roll' || id === spec.who),
  );
}

/** The next holder blesses, curses or passes: declared before the dice (ad.joker.7), and then the Joker is discarded (ad.joker.8). */
export function declareJoker(unfolding: Unfolding, roll: Roll, command: Command): void {
  const holder = jokerHolders(unfolding.state, roll)[0];
  if (holder === undefined) return;
  const asked = [...roll.asked, holder.id];
  if (command.do !== 'bless' && command.do !== 'curse') {
    unfolding.happens({ is: 'passed', who: holder.id });
    return unfolding.replace({ ...roll, asked });
  }
  unfolding.happens({ is: 'joker-used', hero: holder.id, use: command.do });
  unfolding.replace({ ...roll, asked, [command.do === 'bless' ? 'blessed' : 'cursed']: true });
}

/** Heroes who hold a free initiative and have not been asked in this window, in seat order (ad.joker.9). */
export function freeHeroes(state: State, { asked }: Pick<Turns, 'asked'>): readonly Figure[] {
  return heroesOf(state).filter(
    ({ id }) => !asked.includes(id) && (state.hands[id] ?? []).some(({ card, done }) => card === JOKER && !done),
  );
}

/** The free initiative is taken: one turn, with two Actions (ad.joker.12). */
export function seizeInitiative(unfolding: Unfolding, frame: Turns, hero: string): void {
  unfolding.happens({ is: 'turn-comes', by: hero, card: JOKER }); // ad.joker.10: and is discarded
  unfolding.replace({ ...frame, asked: [] }); // the others get the next window, before the turn this one delays
  unfolding.open({ kind: 'turn', figure: hero, card: JOKER, begun: false, budget: FRESH });
}

/** A free initiative is good for this Round only: those not taken are gone (ad.joker.11). */
export function loseFreeInitiatives(unfolding: Unfolding): void {
  for (const { id } of freeHeroes(unfolding.state, { asked: [] })) unfolding.happens({ is: 'joker-unused', hero: id });
}

/** A group has no choice of its Jokers: they play before every remaining card, or by ruling are drawn again (ad.joker.13). */
export function settleGroupJokers(unfolding: Unfolding, group: string, cards: readonly Card[]): readonly Card[] {
  if (unfolding.state.rulings.groupJoker !== 'redraw') return cards;
  const drawn = [...cards];
  while (drawn.includes(JOKER)) {
    drawn.splice(drawn.indexOf(JOKER), 1);
    unfolding.happens({ is: 'discarded', by: group, cards: [JOKER] });
    const again = drawCards(unfolding, group, 1, 'initiative');
    if (again.length === 0) return drawn;
    drawn.push(...again);
  }
  return drawn;
}
