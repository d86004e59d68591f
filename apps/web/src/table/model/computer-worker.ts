import { type Bilingual, type Command, type Lang, type RuleId, sameCommand, type Seat } from '@arbitre/kernel';
import {
  aimOf,
  choose,
  type Chosen,
  playerNamed,
  type Question as Asked,
  sayWhy,
  temperNamed,
  withoutSearch,
} from '@arbitre/players';
import { choicesOf, loadBrain, loadGames, randomPolicy } from '@arbitre/referee/core';
import type { Level } from '../sources/level.ts';

/** A position to think about: plain data, as every view and command is. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: Level;
  /** How it leans; left out: not at all. */
  readonly character?: string;
  /** What the computer's own choices come from, and how far the game is. */
  readonly seed: number;
  readonly moves: number;
  /** Someone asked for advice: it is weighed against the runner-up in words, and a longer thought is waited for. */
  readonly advice?: true;
}

/** What a choice was weighed against. */
export interface Weighed {
  /** What separates it from the runner-up, and the odds of what happens at once: sentences, in both languages. */
  readonly says: Readonly<Record<Lang, readonly string[]>>;
  readonly rules: readonly RuleId[];
}

export interface Answer {
  readonly id: number;
  readonly command: Command;
  /** What it is for, in a player's words; the weightiest first. */
  readonly why: readonly Bilingual[];
  /** The same, as it is told afterwards; null: nothing to tell. */
  readonly aim: Bilingual | null;
  /** Where advice was asked for. */
  readonly weighed?: Weighed;
}

/** Deeds to be explained, as those who did them would. */
export interface Deeds {
  readonly id: number;
  readonly game: string;
  readonly deeds: readonly { readonly view: unknown; readonly seat: Seat; readonly command: Command }[];
}

export interface Explained {
  readonly id: number;
  /** What each deed was for, in the same order; null: nothing to tell. */
  readonly aims: readonly (Bilingual | null)[];
}

/** Milliseconds after which the best so far is played, or advised: someone is waiting. */
const PATIENCE = { play: 2500, advice: 8000 };

self.addEventListener('message', async ({ data }: MessageEvent<Question | Deeds>) => {
  self.postMessage(await ('deeds' in data ? explain(data) : answer(data)), { transfer: [] });
});

async function answer(question: Question): Promise<Answer> {
  const { id, game: name, view, seat, level, character, seed, moves, advice } = question;
  const game = (await loadGames([name])).get(name);
  if (game === undefined) throw new Error(`no such game: ${name}`);
  const chance = choicesOf(seed, moves);
  const brain = await loadBrain(name);
  const player = playerNamed(level);
  if (brain === null || player === null)
    return { id, command: randomPolicy(game, view, seat, chance), why: [], aim: null };
  const since = performance.now();
  const patience = advice === true ? PATIENCE.advice : PATIENCE.play;
  const asked = { game, brain, view, seat, chance, temper: temperNamed(brain, character) };
  const thought = choose(player, asked, () => performance.now() - since > patience);
  const chosen = advice === true ? reconsidered(asked, thought) : thought;
  const why = [...new Set(chosen.considered[0]?.why ?? [])].map((reason) => brain.aims(reason, view));
  const { command } = chosen;
  const told = { id, command, why, aim: aimOf(brain, view, seat, command) };
  return advice === true ? { ...told, weighed: weighed(asked, chosen) } : told;
}

/** A thought that was cut short has kept nothing but its choice: what the brain said of it at first still holds. */
function reconsidered(asked: Asked<unknown, Command>, chosen: Chosen<Command>): Chosen<Command> {
  if (chosen.considered.length > 0) return chosen;
  const { considered } = withoutSearch(asked.brain.proposals(asked.view, asked.seat, asked.temper));
  return { ...chosen, considered: considered.filter(({ command }) => sameCommand(command, chosen.command)) };
}

/** All that is said of a choice after what it is for, which comes first; its rules, which come last, are cited apart. */
function weighed(asked: Asked<unknown, Command>, chosen: Chosen<Command>): Weighed {
  const rules = chosen.considered[0]?.rules ?? [];
  const said = (lang: Lang) => sayWhy(asked, chosen, lang).slice(1, rules.length > 0 ? -1 : undefined);
  return { says: { fr: said('fr'), en: said('en') }, rules };
}

async function explain({ id, game, deeds }: Deeds): Promise<Explained> {
  const brain = await loadBrain(game);
  if (brain === null) return { id, aims: deeds.map(() => null) };
  const aims = deeds.map(({ view, seat, command }) => aimOf(brain, view, seat, command));
  return { id, aims };
}
