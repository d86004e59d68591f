import { randomInt } from 'node:crypto';
import {
  countPairs,
  lessLuck,
  loadBrain,
  type PairScore,
  type PlayedPair,
  playPairs,
  sayNumber,
  scorePairs,
  sidesOf,
} from '@arbitre/referee/core';
import { openScenario } from '../files/position.ts';
import { BadInput, complaint } from '../bad-input.ts';
import { seatedNamed } from '../lab/seating.ts';
import { columns } from '../terminal/text.ts';
import type { Verb } from '../verb.ts';

/** The two answers a match decides between, as shares of the points: no stronger, or by a clear margin. */
const HYPOTHESES = { low: 0.5, high: 0.65 };

/** Of fewer pairs than these, nothing can be said yet. */
const FEW = 5;

const NO_BRAIN = {
  fr: 'personne ne sait encore jouer à ce jeu : un match demande deux joueurs',
  en: 'nobody knows how to play this game yet: a match takes two players',
};

/** Milliseconds of processor that a player's decisions took, each. */
class Stopwatch {
  readonly #spent = new Map<string, number[]>();

  readonly around = <T>({ player: { id } }: { readonly player: { readonly id: string } }, think: () => T): T => {
    const before = process.cpuUsage();
    const answer = think();
    const { user, system } = process.cpuUsage(before);
    const list = this.#spent.get(id);
    if (list === undefined) this.#spent.set(id, [(user + system) / 1000]);
    else list.push((user + system) / 1000);
    return answer;
  };

  of(id: string): { readonly decisions: number; readonly median: number; readonly p95: number } {
    const list = (this.#spent.get(id) ?? []).toSorted((a, b) => a - b);
    const at = (share: number) => Math.round((list[Math.floor(share * (list.length - 1))] ?? 0) * 10) / 10;
    return { decisions: list.length, median: at(0.5), p95: at(0.95) };
  }
}

/** Two players, pairs of games on the same dice with the sides swapped, until the test is decided or the pairs are played. */
export const match: Verb = async (desk, asked) => {
  const { lang, words, paint } = desk;
  const [one = '', other = '', file = ''] = asked.words;
  const pairs = asked.number('pairs', { min: 1, max: 100_000 }) ?? 20;
  const seed = asked.number('seed', { min: 0, max: 2 ** 32 - 1 }) ?? randomInt(2 ** 32);
  const { game, opening, title } = await openScenario(file, asked.texts('ruling'), desk);
  const players = [await seatedNamed(one, game, opening), await seatedNamed(other, game, opening)] as const;
  const brain = await loadBrain(game.id);
  if (brain === null) throw new BadInput(complaint('no-brain', NO_BRAIN));
  const watch = new Stopwatch();
  const played: PlayedPair[] = [];
  let score: PairScore = scorePairs([0, 0, 0, 0, 0], HYPOTHESES);
  for (const pair of playPairs(game, brain, opening, players, { pairs, seed, around: watch.around })) {
    played.push(pair);
    score = scorePairs(countPairs(played), HYPOTHESES);
    if (desk.shell.errors.isTTY)
      desk.shell.errors.write(`\r${played.length}/${pairs} ${Math.round(score.share * 100)}%`);
    if (asked.has('stop') && score.verdict !== 'undecided') break;
  }
  if (desk.shell.errors.isTTY) desk.shell.errors.write('\r\x1b[K');
  const counts = countPairs(played);
  const outcomes = played.flatMap(({ games }) => games.map(({ outcome }) => outcome));
  const drawn = outcomes.filter((outcome) => outcome === null || outcome.winners.length === 0).length;
  const alone = sidesOf(game, brain, opening).length === 1;
  const won = (at: 0 | 1) => played.filter(({ games }) => (games[at].outcome?.winners.length ?? 0) > 0).length;
  const thought = players.map(({ player }, index) => ({ player: index === 0 ? one : other, ...watch.of(player.id) }));
  const calm = lessLuck(played);
  if (desk.json) {
    desk.document({
      game: game.id,
      version: game.version,
      scenario: file,
      rulings: asked.texts('ruling'),
      players: [one, other],
      seed,
      ...score,
      counts,
      ...(calm && { lessLuck: calm }),
      drawn,
      ...(alone && { won: [won(0), won(1)] }),
      thought,
    });
    return 0;
  }
  const percent = (share: number) => `${sayNumber(Math.round(share * 100), lang)}${lang === 'fr' ? ' %' : '%'}`;
  desk.print(
    paint.bold(title?.[lang] ?? game.rulebook.title[lang]),
    words.match.played(one, other, score.pairs, `${seed}`),
    '',
    words.match.score(one, percent(score.share), percent(score.margin), score.pairs < FEW),
    ...(calm ? [words.match.lessLuck(percent(calm.share), percent(calm.margin))] : []),
    ...(alone ? [words.match.alone(won(0), won(1), score.pairs)] : [words.match.drawn(drawn)]),
    words.match.pairs(counts.join(' · ')),
    words.match.verdict[score.verdict],
    '',
    ...columns([
      words.match.thought.map((heading) => paint.dim(heading)),
      ...thought.map(({ player, decisions, median, p95 }) => [
        `  ${player}`,
        sayNumber(decisions, lang),
        sayNumber(median, lang),
        sayNumber(p95, lang),
      ]),
    ]),
  );
  return 0;
};
