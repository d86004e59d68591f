import type { Choices } from './table.ts';

/** Verbs that bring each game towards its end, most wanted first; anything else is chosen at random. */
const WANTED: Readonly<Record<string, readonly RegExp[]>> = {
  'donjon-d10': [/^(descend|rest|leave)$/, /^attack/, /^roll$/, /^head/],
  pathfinder: [/^(begin|react)/, /^strike/, /^stride/],
  thucidide: [/^(attack|follow|riposte)/, /^command/, /^activate/],
  'attention-donjon': [/^(begin|act|attack|delegate|roll|strike|damage|accept|go)\b/],
};

/** How often the first wish is not followed, so that games differ. */
const WHIM = 5;

/** Turns must end: a phase with nothing wanted is closed one time in two. */
const CLOSE = /^(end|end-turn|pass|decline)\b/;

export function choose(game: string, commands: readonly string[], choices: Choices): string {
  if (choices.below(WHIM) > 0) {
    for (const wish of WANTED[game] ?? []) {
      const wanted = commands.filter((command) => wish.test(command));
      if (wanted.length > 0) return choices.of(wanted);
    }
  }
  const closing = commands.find((command) => CLOSE.test(command));
  if (closing !== undefined && choices.below(2) === 0) return closing;
  return choices.of(commands);
}
