import { auditCommitted, type Chance, type CommittedAudit, type Match, SeededChance } from '@arbitre/kernel';

/**
 * The dice as they stand after the entries of a match. They depend on the log alone, so that taking a throw back and
 * making it again shows the same faces: undo changes choices, never luck. Null for dice under a commitment, which only
 * the table that holds the secret can cast.
 */
export function diceAfter({ header, entries }: Pick<Match, 'header' | 'entries'>): Chance | null {
  if (header.dice.kind !== 'seeded') return null;
  const dice = new SeededChance(header.dice.seed);
  for (const { draws } of entries) for (const [n] of draws) dice.int(n);
  return dice;
}

/** How the draws of a log compare with its dice; sealed while the secret of a commitment is not known. */
export type DiceAudit = Exclude<CommittedAudit, { kind: 'not-committed' }> | { readonly kind: 'sealed' };

/** Recomputes every die of a game from its seed, or from the secret it was committed to. */
export function auditDice(match: Pick<Match, 'header' | 'entries'>, secret?: string): DiceAudit {
  const { dice } = match.header;
  if (dice.kind === 'seeded') return auditSeeded(match, dice.seed);
  if (secret === undefined) return { kind: 'sealed' };
  const audit = auditCommitted(match, secret);
  if (audit.kind === 'not-committed') throw new Error('the dice of this match are committed');
  return audit;
}

function auditSeeded({ entries }: Pick<Match, 'entries'>, seed: number): DiceAudit {
  const dice = new SeededChance(seed);
  let count = 0;
  for (const { seq, draws } of entries) {
    for (const recorded of draws) {
      const [n, value] = recorded;
      const computed = n >= 1 ? dice.int(n) : -1;
      if (computed !== value) return { kind: 'differs', seq, recorded, computed };
      count++;
    }
  }
  return { kind: 'match', draws: count };
}
