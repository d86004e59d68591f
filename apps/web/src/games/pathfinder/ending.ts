import { inBoth, type Lang, listed, type Seat } from '@arbitre/kernel';
import type { Creature, State } from '@arbitre/pathfinder';
import type { Ending, Over } from '../../end/ending.ts';
import { ordinal } from '../../end/ordinal.ts';

function isOut({ conditions }: Creature): boolean {
  return conditions.dead === true || conditions.unconscious === true;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sideName({ sides }: State, side: Seat, lang: Lang): string {
  return sides.find(({ id }) => id === side)?.name[lang] ?? side;
}

/** Whose story it is: the chair's own side, else the heroes', else the first. */
function ownSide({ last, seat }: Over): Seat {
  const { sides } = last as State; // the skin of this game only
  return seat ?? (sides.find(({ heroes }) => heroes) ?? sides[0])?.id ?? '';
}

function headlineOf(over: Over, lang: Lang): string {
  const state = over.last as State; // the skin of this game only
  const { kind, winners } = over.outcome;
  if (kind === 'time') return lang === 'fr' ? 'Le temps a manqué.' : 'Time ran out.';
  if (kind === 'nobody') return lang === 'fr' ? 'Plus personne n’est debout.' : 'Nobody is left standing.';
  const beaten = state.sides.filter(
    ({ id }) => !winners.includes(id) && state.creatures.some((one) => one.side === id),
  );
  const who = capital(
    listed(
      lang,
      beaten.map(({ id }) => sideName(state, id, lang)),
    ),
  );
  return lang === 'fr' ? `${who} sont à terre.` : `${who} are down.`;
}

/** "In the sixth round; Maelle and Pim are standing, Doran fell." */
function storyOf(over: Over, lang: Lang): string {
  const state = over.last as State; // the skin of this game only
  const ours = state.creatures.filter(({ side }) => side === ownSide(over));
  const names = (list: readonly Creature[]) =>
    listed(
      lang,
      list.map(({ name }) => name[lang]),
    );
  const up = ours.filter((one) => !isOut(one));
  const down = ours.filter(isOut);
  const round = ordinal(lang, Math.max(1, Math.min(state.round, state.lastRound)));
  if (lang === 'fr') {
    const standing =
      up.length === 0
        ? `${names(down)} ${down.length === 1 ? 'est tombé' : 'sont tombés'}`
        : down.length === 0
          ? `${names(up)} ${up.length === 1 ? 'est' : 'sont'} debout`
          : `${names(up)} ${up.length === 1 ? 'tient' : 'tiennent'} encore debout, ${names(down)} non`;
    return `Le combat se termine à la ${round === 'premier' ? 'première' : round} ronde : ${standing}.`;
  }
  const standing =
    up.length === 0
      ? `${names(down)} ${down.length === 1 ? 'has' : 'have'} fallen`
      : down.length === 0
        ? `${names(up)} ${up.length === 1 ? 'is' : 'are'} standing`
        : `${names(up)} still ${up.length === 1 ? 'stands' : 'stand'}, ${names(down)} ${down.length === 1 ? 'does' : 'do'} not`;
  return `The fight ends in the ${round} round: ${standing}.`;
}

/** Hit points that blows took off; what healing gave back is no gain here. */
function lostBetween(before: readonly Creature[], after: readonly Creature[]): number {
  const now = new Map(after.map(({ id, hp }) => [id, Math.max(0, hp)]));
  return before.reduce((sum, { id, hp }) => sum + Math.max(0, hp - (now.get(id) ?? hp)), 0);
}

export const ending: Ending = {
  when: (state) => {
    const round = Math.max(1, (state as State).round); // the skin of this game only
    return { fr: `ronde ${round}`, en: `round ${round}` };
  },
  tell: (over) => {
    const [opening, last] = [over.opening as State, over.last as State]; // the skin of this game only
    const side = ownSide(over);
    const ours = (state: State) => state.creatures.filter((one) => one.side === side);
    const others = (state: State) => state.creatures.filter((one) => one.side !== side);
    const course = [opening, ...(over.states as readonly State[])]; // the skin of this game only
    const lost = (of: (state: State) => readonly Creature[]) =>
      course.slice(1).reduce((sum, state, index) => sum + lostBetween(of(course[index] ?? opening), of(state)), 0);
    const standing = (list: readonly Creature[], lang: Lang) => {
      const up = list.filter((one) => !isOut(one)).length;
      return lang === 'fr' ? `${up} sur ${list.length}` : `${up} of ${list.length}`;
    };
    const standingOf = (one: Seat) =>
      inBoth((lang) => `${lang === 'fr' ? 'debout, ' : 'standing, '}${sideName(last, one, lang)}`);
    return {
      headline: inBoth((lang) => headlineOf(over, lang)),
      story: inBoth((lang) => storyOf(over, lang)),
      figures: [
        {
          label: standingOf(side),
          value: inBoth((lang) => standing(ours(last), lang)),
        },
        {
          label: { fr: 'debout, en face', en: 'standing, opposite' },
          value: inBoth((lang) => standing(others(last), lang)),
        },
        { label: { fr: 'PV perdus', en: 'HP lost' }, value: inBoth(() => `${lost(ours)}`) },
        { label: { fr: 'PV infligés', en: 'HP dealt' }, value: inBoth(() => `${lost(others)}`) },
      ],
    };
  },
};
