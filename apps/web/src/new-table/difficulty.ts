import type { Bilingual, Seat } from '@arbitre/kernel';
import { isLevel, LEVEL_NAMES, LEVELS } from '../table/sources/level.ts';

/** What was measured of a scenario: the computer in every seat, so many games. */
export interface Measured {
  readonly kind: string;
  readonly minutes: number;
  readonly played: readonly {
    readonly player: string;
    readonly games: number;
    readonly won: Readonly<Record<Seat, number>>;
    readonly nobody: number;
  }[];
}

/** Fewer games than this say nothing of the balance. */
const ENOUGH = 10;

/** Shares of games won alone from which a scenario is easy, or fair. */
const EASY = 0.9;
const FAIR = 0.6;

/** A side is the favourite from this share of the games that somebody won. */
const FAVOURITE = 0.6;

/** How hard it is, or who is the favourite, by what was played; null: not enough was. */
export function difficultyOf(
  { kind, played }: Measured,
  seats: readonly { readonly seat: Seat; readonly name: Bilingual }[],
): Bilingual | null {
  if (kind === 'lesson') return { fr: 'pour apprendre', en: 'to learn' };
  const [strongest] = [...played].sort((one, other) => strengthOf(other.player) - strengthOf(one.player)); // who errs least tells most
  if (strongest === undefined || strongest.games < ENOUGH) return null;
  const wins = seats.map(({ seat, name }) => ({ name, won: strongest.won[seat] ?? 0 }));
  const won = wins.reduce((sum, one) => sum + one.won, 0);
  if (kind !== 'duel') return alone(strongest.player, Math.max(0, ...wins.map((one) => one.won)), strongest.games);
  const [best] = [...wins].sort((one, other) => other.won - one.won);
  if (best === undefined || won === 0) return null;
  const share = ofGames(best.won, strongest.games);
  return best.won >= FAVOURITE * won
    ? { fr: `favoris : ${best.name.fr} (${share.fr})`, en: `favourites: ${best.name.en} (${share.en})` }
    : { fr: 'équilibré', en: 'well balanced' };
}

/** Levels from the weakest up; anybody else tells less than they do. */
function strengthOf(player: string): number {
  return isLevel(player) ? LEVELS.indexOf(player) : -1;
}

/** So many games of so many, in per cent: few were played, and nobody reckons with them. */
function ofGames(won: number, games: number): Bilingual {
  const share = Math.round((100 * won) / games);
  return { fr: `${share}\u00a0% des parties`, en: `${share}% of games` };
}

function alone(player: string, won: number, games: number): Bilingual {
  const who = isLevel(player) ? LEVEL_NAMES[player] : { fr: 'ordinateur', en: 'computer' };
  const share = won / games;
  const wins = ofGames(won, games);
  const word =
    share >= EASY
      ? { fr: 'facile', en: 'easy' }
      : share >= FAIR
        ? { fr: 'moyen', en: 'medium' }
        : { fr: 'difficile', en: 'hard' };
  return {
    fr: `${word.fr} (à votre place, un ${who.fr} gagne ${wins.fr})`,
    en: `${word.en} (in your place, ${/^[aeiou]/.test(who.en) ? 'an' : 'a'} ${who.en} wins ${wins.en})`,
  };
}
