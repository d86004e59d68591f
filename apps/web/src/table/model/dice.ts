import type { Draw, Game } from '@arbitre/kernel';
import type { Chapter } from './story.ts';

/** What dice of one kind have shown so far. */
export interface DiceHistory {
  readonly faces: number;
  readonly shown: readonly number[];
  readonly mean: number;
  readonly expected: number;
  /** Share of fair series of the same length whose mean would be lower: 0.5 is neither luck nor mishap. */
  readonly luck: number;
}

/** Dice people know by sight; other draws (a card out of 37) say nothing about luck. */
const DICE = [4, 6, 8, 10, 12, 20, 100];

export function historyOf(draws: readonly Draw[]): readonly DiceHistory[] {
  return DICE.flatMap((faces) => {
    const shown = draws.flatMap(([n, value]) => (n === faces ? [value + 1] : []));
    if (shown.length === 0) return [];
    const mean = shown.reduce((sum, value) => sum + value, 0) / shown.length;
    const expected = (faces + 1) / 2;
    const deviation = Math.sqrt((faces * faces - 1) / 12 / shown.length);
    return [{ faces, shown, mean, expected, luck: normal((mean - expected) / deviation) }];
  });
}

/** Of dice with symbols, by their number of sides: how often each face was thrown, as the game shows its throws. */
export function facesShown(
  game: Pick<Game, 'beats'>,
  chapters: readonly Pick<Chapter, 'moments'>[],
): ReadonlyMap<number, ReadonlyMap<string, number>> {
  const shown = new Map<number, Map<string, number>>();
  const thrown = chapters.flatMap(({ moments }) =>
    moments.flatMap(({ fact, before }) =>
      (game.beats?.(fact, before) ?? []).flatMap((beat) => (beat.show === 'dice' ? beat.dice : [])),
    ),
  );
  for (const { sides, face } of thrown) {
    if (face === undefined) continue;
    const counts = shown.get(sides) ?? new Map<string, number>();
    counts.set(face, (counts.get(face) ?? 0) + 1);
    shown.set(sides, counts);
  }
  return shown;
}

/** The normal law's share below z (Abramowitz and Stegun 26.2.17): good to four digits, enough for a percentage. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}
