import type { Figure, State } from '@arbitre/attention-donjon';
import { type Bilingual, inBoth, type Lang, listed } from '@arbitre/kernel';
import type { Ending, Over } from '../../end/ending.ts';
import { ordinal } from '../../end/ordinal.ts';

const HEADLINES: Readonly<Record<string, Bilingual>> = {
  rescued: { fr: 'Hors de danger.', en: 'Out of danger.' },
  slain: { fr: 'Plus un ennemi debout.', en: 'Not an enemy standing.' },
  reached: { fr: 'La sortie, enfin.', en: 'The exit, at last.' },
  'captive-dead': { fr: 'Trop tard pour sauver qui que ce soit.', en: 'Too late to save anyone.' },
  'heroes-dead': { fr: 'Le donjon garde les héros.', en: 'The dungeon keeps the heroes.' },
  'out-of-time': { fr: 'Le temps a manqué.', en: 'Time ran out.' },
};

/** Figures of a state that are heroes: all of the opening's, then those still there. */
function heroes(state: State): readonly Figure[] {
  return Object.values(state.figures).filter(({ side }) => side === 'hero');
}

/** Whom the scenario was about. */
function rescuedName(over: Over, lang: Lang): string | null {
  const { goal } = over.last as State; // the skin of this game only
  if (goal.kind !== 'rescue') return null;
  for (const state of [over.last, ...over.states.toReversed()]) {
    const found = (state as State).groups.find(({ id }) => id === goal.group); // the skin of this game only
    if (found !== undefined) return found.name[lang];
  }
  return null;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function headlineOf(over: Over, lang: Lang): string {
  const { kind } = over.outcome;
  const name = kind === 'rescued' ? rescuedName(over, lang) : null;
  if (name !== null) return lang === 'fr' ? `${capital(name)} : hors de danger.` : `${capital(name)}: out of danger.`;
  return HEADLINES[kind]?.[lang] ?? (lang === 'fr' ? 'La partie est finie.' : 'The game is over.');
}

function storyOf(over: Over, lang: Lang): string {
  const [opening, last] = [over.opening as State, over.last as State]; // the skin of this game only
  const alive = new Set(heroes(last).map(({ id }) => id));
  const names = (list: readonly Figure[]) =>
    listed(
      lang,
      list.map(({ name }) => name[lang]),
    );
  const up = heroes(opening).filter(({ id }) => alive.has(id));
  const gone = heroes(opening).filter(({ id }) => !alive.has(id));
  const round = ordinal(lang, last.round);
  if (lang === 'fr') {
    const who =
      gone.length === 0
        ? `${names(up)} ${up.length === 1 ? 'en revient' : 'en reviennent'}`
        : up.length === 0
          ? `${names(gone)} ${gone.length === 1 ? 'n’en revient pas' : 'n’en reviennent pas'}`
          : `${names(up)} ${up.length === 1 ? 'en revient' : 'en reviennent'}, ${names(gone)} non`;
    return `L’aventure s’achève au ${round} Round : ${who}.`;
  }
  const who =
    gone.length === 0
      ? `${names(up)} ${up.length === 1 ? 'comes' : 'come'} back`
      : up.length === 0
        ? `${names(gone)} ${gone.length === 1 ? 'does' : 'do'} not come back`
        : `${names(up)} ${up.length === 1 ? 'comes' : 'come'} back, ${names(gone)} ${gone.length === 1 ? 'does' : 'do'} not`;
  return `The adventure ends in the ${round} Round: ${who}.`;
}

export const ending: Ending = {
  when: (state) => {
    const round = Math.max(1, (state as State).round); // the skin of this game only
    return { fr: `Round ${round}`, en: `Round ${round}` };
  },
  tell: (over) => ({
    headline: inBoth((lang) => headlineOf(over, lang)),
    story: inBoth((lang) => storyOf(over, lang)),
  }),
};
