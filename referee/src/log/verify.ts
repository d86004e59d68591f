import { brokenLink, type Difference, type Game, type Match, read, replay } from '@arbitre/kernel';
import { auditDice, type DiceAudit } from './dice.ts';

/** What playing a log again finds. An entry whose command the rules no longer know is a difference too. */
export type Replayed = Difference | { readonly kind: 'unknown-command'; readonly seq: number } | null;

/** Decides every command again with the dice of the log; the first entry that would be judged differently, or null. */
export function replayMatch(game: Game, { opening, entries }: Match): Replayed {
  const unknown = entries.findIndex(({ command }) => !read(game.command, command).ok);
  const known = unknown < 0 ? entries : entries.slice(0, unknown);
  return replay(game, opening, known) ?? (unknown < 0 ? null : { kind: 'unknown-command', seq: unknown + 1 });
}

/** Everything that can be checked of a log without trusting whoever wrote it. */
export interface Audit {
  /** The first entry whose hash does not follow from what comes before. */
  readonly brokenLink: number | null;
  readonly dice: DiceAudit;
  readonly replayed: Replayed;
}

/** Checks hashes, dice and rules; dice under a commitment need the secret that was published. */
export function verify(game: Game, match: Match, secret?: string): Audit {
  return {
    brokenLink: brokenLink(match.header, match.entries),
    dice: auditDice(match, secret),
    replayed: replayMatch(game, match),
  };
}

/** Does the log hold? Sealed dice are not a fault: nothing can be said of them yet. */
export function auditHolds({ brokenLink: broken, dice, replayed }: Audit): boolean {
  return broken === null && (dice.kind === 'match' || dice.kind === 'sealed') && replayed === null;
}
