import { type Chance, type DiceOrigin, type Draw, type Match, SeededChance } from '@arbitre/kernel';

/**
 * The dice of a game from its first draw on; null when they cannot be had from what is known. Committed dice need the
 * secret that the commitment seals: whoever holds it passes a source of its own.
 */
export type DiceSource = (origin: DiceOrigin) => Chance | null;

export const openDice: DiceSource = (origin) => (origin.kind === 'seeded' ? new SeededChance(origin.seed) : null);

/**
 * The dice as they stand after the entries of a match. They depend on the log alone, so that taking a throw back and
 * making it again shows the same faces: undo changes choices, never luck.
 */
export function diceAfter({ header, entries }: Pick<Match, 'header' | 'entries'>, source = openDice): Chance | null {
  const dice = source(header.dice);
  for (const { draws } of entries) for (const [n] of draws) dice?.int(n);
  return dice;
}

/** How the draws of a log compare with its dice. */
export type DiceAudit =
  | { readonly kind: 'match'; readonly draws: number }
  | { readonly kind: 'sealed' }
  | { readonly kind: 'differs'; readonly seq: number; readonly recorded: Draw; readonly computed: number };

export function auditDice({ header, entries }: Pick<Match, 'header' | 'entries'>, source = openDice): DiceAudit {
  const dice = source(header.dice);
  if (dice === null) return { kind: 'sealed' };
  let count = 0;
  for (const { seq, draws } of entries) {
    for (const recorded of draws) {
      const [n, value] = recorded;
      const computed = n >= 1 ? dice.int(n) : 0;
      if (computed !== value) return { kind: 'differs', seq, recorded, computed };
      count++;
    }
  }
  return { kind: 'match', draws: count };
}
