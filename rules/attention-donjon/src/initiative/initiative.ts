import { type Card, placeOf } from './card.ts';
import { drawCards } from './draw.ts';
import type { Command } from '../play/command.ts';
import { checkEvent } from '../adventure/event.ts';
import type { Figure } from '../turn/figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { drawForGroups } from './group-initiative.ts';
import { freeJoker, JOKER_USES, keepJoker, undecided } from './joker.ts';
import { cardsDrawn, choosesOne } from './multiple-initiative.ts';
import { seatOf } from '../turn/seat.ts';
import { heroesOf, type State } from '../play/state.ts';
import { listed, type Resolver, takesCard } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';

type Initiative = FrameOf<'initiative'>;

/** The initiative cards of a hero or a group. They lie open from the moment they are drawn (ad.init.5). */
const cardsOf = (state: State, who: string): readonly Card[] => (state.hands[who] ?? []).map(({ card }) => card);

/** The first hero who has to choose between cards: ad.init.6, for a capacity of the family `choose`. */
function chooser(state: State): Figure | undefined {
  return heroesOf(state).find(({ id, profile }) => choosesOne(profile.initiative) && cardsOf(state, id).length > 1);
}

/** The hero who has something to decide now. */
function decider(state: State, frame: Initiative): Figure | undefined {
  if (frame.stage === 'jokers') return undecided(state, frame);
  return frame.stage === 'choose' ? chooser(state) : undefined;
}

const cardChoice = takesCard<'initiative'>((state, frame) => cardsOf(state, decider(state, frame)?.id ?? ''));
const jokerChoice = listed<'initiative'>(() => JOKER_USES);
const choiceOf = ({ stage }: Initiative) => (stage === 'jokers' ? jokerChoice : cardChoice);

function take(unfolding: Unfolding, frame: Initiative, command: Command): void {
  const hero = decider(unfolding.state, frame);
  if (hero === undefined) return;
  const cards = cardsOf(unfolding.state, hero.id);
  switch (command.do) {
    case 'keep':
      return keepJoker(unfolding, hero.id, cards);
    case 'free':
      return freeJoker(unfolding, frame, hero, cards);
    default: {
      const card = cards.find((one) => command.do === 'take' && one === command.card) ?? cards[0];
      if (card !== undefined)
        unfolding.happens({ is: 'card-chosen', by: hero.id, card, surplus: cards.toSpliced(cards.indexOf(card), 1) }); // ad.init.7
    }
  }
}

/** Heroes draw, Jokers are decided, groups draw, choices are made, events are checked: in that order (ad.joker.2, ad.init.3). */
function advance(unfolding: Unfolding, frame: Initiative): void {
  switch (frame.stage) {
    case 'heroes':
      for (const { id, profile } of heroesOf(unfolding.state))
        drawCards(unfolding, id, cardsDrawn(profile.initiative), 'initiative'); // ad.init.1, ad.init.2
      return unfolding.replace({ ...frame, stage: 'jokers' });
    case 'jokers':
      return unfolding.replace({ ...frame, stage: 'groups' });
    case 'groups':
      drawForGroups(unfolding);
      return unfolding.replace({ ...frame, stage: 'choose' });
    case 'choose': {
      const held = heroesOf(unfolding.state).flatMap(({ id }) =>
        cardsOf(unfolding.state, id).map((card) => ({ hero: id, card })),
      );
      const checks = held.sort(
        (a, b) => placeOf(a.card, unfolding.state.suits) - placeOf(b.card, unfolding.state.suits),
      ); // ad.init.8: highest first
      return unfolding.replace({ ...frame, stage: 'events', checks });
    }
    case 'events': {
      const [check, ...checks] = frame.checks;
      if (check === undefined) {
        unfolding.happens({ is: 'phase', phase: 'turns' });
        for (const { round, text } of unfolding.state.lessons)
          if (round === unfolding.state.round) unfolding.happens({ is: 'lesson', text });
        return unfolding.replace({ kind: 'turns', asked: [] });
      }
      unfolding.replace({ ...frame, checks });
      if (unfolding.state.figures[check.hero] !== undefined) checkEvent(unfolding, check.hero, check.card);
    }
  }
}

export const initiativeResolver: Resolver<'initiative'> = {
  asks(state, frame) {
    const hero = decider(state, frame);
    if (hero === undefined) return null;
    return { seat: seatOf(state, hero), kind: frame.stage === 'jokers' ? 'joker' : 'initiative-card' };
  },
  candidates: (state, frame) => choiceOf(frame).candidates(state, frame),
  refusal: (state, frame, command) => choiceOf(frame).refusal(state, frame, command),
  take,
  advance,
};

export function initiativeFrame(): Initiative {
  return { kind: 'initiative', stage: 'heroes', free: [], checks: [] };
}
