import { SeededChance } from '../../chance/seeded.ts';
import { isRefusal } from '../../contract/game.ts';
import { canonical } from '../../log/canonical.ts';
import { LANGS } from '../../rulebook/lang.ts';
import type { KitPromise } from '../trial.ts';

export const notOfferedIsRefused: KitPromise = {
  name: 'what is not offered is refused, with a rule of the book',
  keep(trial, walk) {
    const { game, options } = trial;
    const known = new Map<string, Parameters<typeof game.decide>[2]>();
    trial.play(walk, ({ offers }) => {
      for (const { command } of offers) known.set(canonical(command), command);
    });
    trial.play(walk, ({ match, offers }) => {
      const offered = new Set(offers.map(({ seat, command }) => `${seat} ${canonical(command)}`));
      const strangers = (options.strangers?.(match.state) ?? []).map(
        (command) => [canonical(command), command] as const,
      );
      for (const seat of game.seats(match.state)) {
        for (const [text, command] of [...sampleOf(known, match.entries.length), ...strangers]) {
          if (offered.has(`${seat} ${text}`) || options.alsoLegal?.(match.state, seat, command)) continue;
          const decided = game.decide(match.state, seat, command, new SeededChance(walk.seed));
          if (!isRefusal(decided)) {
            throw new Error(
              `accepted though not offered: ${seat} ${game.writeCommand(command)} after\n${trial.transcript(match)}`,
            );
          }
          trial.ensure(decided.rules.length > 0, () => `${decided.code} cites no rule`);
          trial.cites(decided.code, decided.rules);
          for (const lang of LANGS) {
            trial.says(`${lang}, refusal ${decided.code}`, game.words[lang].refusal(decided, match.state), match);
          }
        }
      }
    });
  },
};

/** A few of the known commands, others at each moment, so that long games stay quick to check. */
function sampleOf<C>(known: ReadonlyMap<string, C>, moment: number): readonly (readonly [string, C])[] {
  const all = [...known];
  const size = 12;
  if (all.length <= size) return all;
  return Array.from({ length: size }, (_, n) => all[(moment * 7 + n * 31) % all.length]).filter(
    (one) => one !== undefined,
  );
}
