import type { Brain, Command, Game, Lang } from '@arbitre/kernel';
import { isLevel, LEVEL_IDS, LEVELS, playerNamed, random, temperNamed } from '@arbitre/players';
import { loadBrain, type Seated } from '@arbitre/referee/core';
import { BadInput, complaint, unknownName } from '../bad-input.ts';
import { seatNamed } from '../names.ts';
import { fold } from '../terminal/text.ts';
import type { Seating } from './games.ts';

/** Names a player may be given by; levels first. */
export const PLAYER_NAMES: readonly string[] = [...LEVEL_IDS, 'brain', 'reflex', 'greedy', 'random'];

/**
 * `captain` seats a captain everywhere, `red=captain` on one seat, `red=captain/bold` with a character.
 * Whatever is not understood is said with what there is.
 */
export async function seatingOf(texts: readonly string[], game: Game, opening: unknown): Promise<Seating> {
  const seating: Record<string, { player: string; character?: string }> = {};
  for (const text of texts) {
    const [first = '', second] = text.split('=');
    const brain = await loadBrain(game.id);
    const [name = '', character] = inEnglish((second ?? first).trim(), brain).split('/');
    if (playerNamed(name) === null)
      throw new BadInput(
        unknownName('unknown-player', { fr: 'joueur inconnu', en: 'unknown player' }, name, PLAYER_NAMES),
      );
    if (brain === null && name !== 'random')
      throw new BadInput(
        complaint('no-brain', {
          fr: `Personne ne sait encore jouer à ${game.rulebook.title.fr} : seul « random » peut s’y asseoir.`,
          en: `Nobody knows how to play ${game.rulebook.title.en} yet: only “random” can sit down.`,
        }),
      );
    const characters = Object.keys(brain?.tempers ?? {});
    if (character !== undefined && !characters.includes(character))
      throw new BadInput(
        unknownName('unknown-character', { fr: 'caractère inconnu', en: 'unknown character' }, character, characters),
      );
    const seats = second === undefined ? game.seats(opening) : [seatNamed(game, opening, first)];
    for (const seat of seats) seating[seat] = character === undefined ? { player: name } : { player: name, character };
  }
  return seating;
}

/** Someone who plays, by the name typed for it: `captain`, `captain*4`, `captain/bold`. */
export async function seatedNamed(typed: string, game: Game, opening: unknown): Promise<Seated> {
  await seatingOf([typed], game, opening); // says what is not understood
  const brain = await loadBrain(game.id);
  const [name = '', character] = inEnglish(typed, brain).split('/');
  const player = playerNamed(name) ?? random;
  return { player, temper: brain === null ? {} : temperNamed(brain, character) };
}

type AnyBrain = Brain<unknown, Command> | null;

/** `capitaine/téméraire` is `captain/bold`: levels and characters go by their French names too. */
export function inEnglish(typed: string, brain: AnyBrain): string {
  const [name = '', character] = typed.split('/');
  const level = Object.entries(LEVELS).find(([, one]) => fold(one.name.fr) === fold(name))?.[0] ?? name;
  if (character === undefined) return level;
  const temper = Object.entries(brain?.tempers ?? {}).find(([, one]) => fold(one.name.fr) === fold(character));
  return `${level}/${temper?.[0] ?? character}`;
}

/** “a captain, bold”: who the machine is, in words. */
export function sayPlayer(typed: string, brain: AnyBrain, lang: Lang): string {
  const [name = '', character] = typed.split('/');
  const level = isLevel(name) ? LEVELS[name].name[lang] : name;
  const temper = character === undefined ? undefined : brain?.tempers[character]?.name[lang];
  return temper === undefined ? level : `${level}, ${temper}`;
}
