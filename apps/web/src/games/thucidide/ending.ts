import { type Bilingual, inBoth, type Lang, type Seat } from '@arbitre/kernel';
import { type State, thucidide } from '@arbitre/thucidide';
import type { Ending, Over } from '../../end/ending.ts';
import { countOf, ordinal } from '../../end/ordinal.ts';

/** What the battle was about, as one calls it: with its article, and whether it is one thing. */
interface Prize {
  readonly name: Bilingual;
  readonly many: boolean;
}

const DWELLINGS = 'v';

/** A bridge where the objectives lie on both banks of a river that a road crosses; a village where people live. */
function prizeOf({ field, victory: { objectives } }: State): Prize {
  const many = objectives.length > 1;
  const isObjective = (cell: number) => objectives.includes(cell);
  const bridged = field.sides.some(({ between, is }) => is === 'river' && between.every(isObjective));
  if (bridged) return { name: { fr: 'le pont', en: 'the bridge' }, many: false };
  const letters = field.ground.join('');
  const lived = objectives.every((cell) => letters[cell] === DWELLINGS);
  if (lived)
    return { name: many ? { fr: 'les villages', en: 'the villages' } : { fr: 'le village', en: 'the village' }, many };
  return {
    name: many ? { fr: 'les objectifs', en: 'the objectives' } : { fr: 'l’objectif', en: 'the objective' },
    many,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The headline, from the winner's chair, from the loser's, or from beside the table. */
function headlineOf({ outcome: { kind, winners }, last, seat }: Over, lang: Lang): string {
  const state = last as State; // the skin of this game only
  const [winner] = winners;
  if (winner === undefined) return lang === 'fr' ? 'Personne ne l’emporte.' : 'Nobody carries the day.';
  const name = (side: Seat) => thucidide.words[lang].seat(side, state);
  const loser = state.sides.find((side) => side !== winner) ?? winner;
  const prize = prizeOf(state);
  const what = prize.name[lang];
  const mine = seat === winner;
  if (kind === 'objectives' || kind === 'village') {
    if (lang === 'fr')
      return mine ? `${capital(what)} ${prize.many ? 'sont' : 'est'} à vous.` : `${name(winner)} prend ${what}.`;
    return mine ? `${capital(what)} ${prize.many ? 'are' : 'is'} yours.` : `${name(winner)} takes ${what}.`;
  }
  if (kind === 'turns') {
    if (lang === 'fr') return mine ? 'La journée est à vous.' : `La journée est à ${name(winner)}.`;
    return mine ? 'The day is yours.' : `The day is ${name(winner)}’s.`;
  }
  if (seat === loser) return lang === 'fr' ? 'Votre armée est brisée.' : 'Your army is broken.';
  return lang === 'fr' ? `L’armée de ${name(loser)} est brisée.` : `${name(loser)}’s army is broken.`;
}

/** "Blue takes the bridge in the ninth turn, with 3 units lost against 2." */
function storyOf({ outcome: { kind, winners, score = {} }, last }: Over, lang: Lang): string {
  const state = last as State; // the skin of this game only
  const [winner = state.sides[0]] = winners;
  const loser = state.sides.find((side) => side !== winner) ?? winner;
  const name = thucidide.words[lang].seat(winner, state);
  const prize = prizeOf(state).name[lang];
  const [turn, turns] = [Math.min(state.turn.number, state.victory.turns), state.victory.turns];
  const [lost, taken] = [score[loser] ?? 0, score[winner] ?? 0];
  if (lang === 'fr') {
    const deeds: Readonly<Record<string, string>> = {
      objectives: `${name} prend ${prize} au ${ordinal(lang, turn)} tour`,
      village: `Après ${turns} tours, à égalité de pertes, ${name} tient ${prize}`,
      turns: `Après ${turns} tours, ${name} a éliminé plus d’unités`,
      draw: `${turns} tours, et rien n’est tranché`,
    };
    const deed = deeds[kind] ?? `${name} l’emporte au ${ordinal(lang, turn)} tour`;
    return `${deed} : ${countOf(taken, 'aucune unité ennemie éliminée', 'une unité ennemie éliminée', 'unités ennemies éliminées')}, ${countOf(lost, 'aucune perdue', 'une perdue', 'perdues')}.`;
  }
  const deeds: Readonly<Record<string, string>> = {
    objectives: `${name} takes ${prize} in the ${ordinal(lang, turn)} turn`,
    village: `After ${turns} turns, losses being equal, ${name} holds ${prize}`,
    turns: `After ${turns} turns ${name} has eliminated more units`,
    draw: `${turns} turns, and nothing is settled`,
  };
  const deed = deeds[kind] ?? `${name} wins in the ${ordinal(lang, turn)} turn`;
  return `${deed}: ${countOf(taken, 'no enemy unit eliminated', 'one enemy unit eliminated', 'enemy units eliminated')}, ${countOf(lost, 'none lost', 'one lost', 'lost')}.`;
}

/** Elements that a side has lost since the opening. */
function elementsLost(opening: State, last: State, side: Seat): number {
  const left = ({ units }: State) =>
    units.reduce((sum, unit) => sum + (unit.side === side && unit.at !== 'lost' ? unit.elements : 0), 0);
  return left(opening) - left(last);
}

export const ending: Ending = {
  when: (state) => {
    const { number } = (state as State).turn; // the skin of this game only
    return { fr: `tour ${number}`, en: `turn ${number}` };
  },
  tell: (over) => {
    const [opening, last] = [over.opening as State, over.last as State]; // the skin of this game only
    const [first, second] = last.sides;
    const [us, them] = over.seat === second ? [second, first] : [first, second];
    const score = over.outcome.score ?? {};
    const against = (ours: number, theirs: number) => ({ fr: `${ours} contre ${theirs}`, en: `${ours} to ${theirs}` });
    return {
      headline: inBoth((lang) => headlineOf(over, lang)),
      story: inBoth((lang) => storyOf(over, lang)),
      figures: [
        { label: { fr: 'unités éliminées', en: 'units eliminated' }, value: against(score[us] ?? 0, score[them] ?? 0) },
        {
          label: { fr: 'éléments perdus', en: 'elements lost' },
          value: against(elementsLost(opening, last, us), elementsLost(opening, last, them)),
        },
      ],
    };
  },
};
