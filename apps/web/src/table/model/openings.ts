import type { Command, Game, GameId, Scene } from '@arbitre/kernel';
import { type Choice, isClosingCommand, openedBy } from './choices.ts';

/** Commands that decide nothing by themselves, and the kinds of decision they open: those are what one chooses. */
const OPENINGS: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  'attention-donjon': { act: 'actions', accept: 'hit' },
  thucidide: { command: 'command' },
};

/** Does this command only open others? */
export function isOpening({ id }: Game, command: Command | null): boolean {
  return command !== null && OPENINGS[id]?.[command.do] !== undefined;
}

/** Openings that are worth having by themselves: a chief may be called and nobody activated. */
const KEPT: ReadonlySet<string> = new Set(['command']);

/**
 * The choices, and those that a mere opening leads to, each played with its opening in one gesture. Of two openings to the
 * same choice the first counts. An opening whose choices are all there is left out.
 */
export function withOpenings(game: Game, choices: readonly Choice[]): readonly Choice[] {
  const kinds = OPENINGS[game.id];
  if (kinds === undefined) return choices;
  const known = new Set(choices.map(({ typed }) => typed));
  const opened: Choice[] = [];
  const spent = new Set<Choice>();
  for (const choice of choices) {
    const opens = kinds[choice.offer.command.do];
    if (opens === undefined) continue;
    const after = (openedBy(game, choice, opens) ?? []).filter(({ typed }) => !known.has(typed));
    for (const one of after) known.add(one.typed);
    opened.push(...after);
    if (after.length > 0 && !KEPT.has(choice.offer.command.do)) spent.add(choice);
  }
  return [...choices.filter((choice) => !spent.has(choice)), ...opened];
}

/** Commands that begin a turn and that nobody thinks about while nothing presses. */
const USUAL: ReadonlySet<string> = new Set(['roll']);

/** Is this a step that nobody needs to be told of: the die was rolled, a phase was closed? */
export function isRoutine(command: Command | null): boolean {
  return command !== null && (USUAL.has(command.do) || isClosingCommand(command));
}

/** Commands that whoever is hurt would think about first. */
const HEALS: ReadonlySet<string> = new Set(['drink']);

/** The usual beginning of a turn, as long as whoever makes it is hale: more than half of their strength, and nothing at hand that heals what is lost. */
export function usualOf(choices: readonly Choice[], scene: Scene): Choice | null {
  const usual = choices.find(({ offer }) => USUAL.has(offer.command.do) && offer.group === 'move');
  const health = scene.pieces.find(({ id }) => id === usual?.piece)?.hitPoints;
  if (usual === undefined || health === undefined || health.now * 2 <= health.max) return null;
  const heals = health.now < health.max && choices.some(({ offer }) => HEALS.has(offer.command.do));
  return heals ? null : usual;
}
