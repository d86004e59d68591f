import { readdirSync, readFileSync } from 'node:fs';
import { fold, type Game, isRefusal, LANGS, type LegendEntry, type Scene, SeededChance } from '@arbitre/kernel';
import { loadGames, loadScenario, type Registry } from '@arbitre/referee/core';
import type { Looks } from '../src/board/look.ts';
import { looks as attentionDonjon } from '../src/games/attention-donjon/looks.ts';
import { looks as donjonD10 } from '../src/games/donjon-d10/looks.ts';
import { looks as pathfinder } from '../src/games/pathfinder/looks.ts';
import type { PackedScene, Shipped } from '../src/games/shipped.ts';
import type { Measured } from '../src/new-table/difficulty.ts';
import { looks as thucidide } from '../src/games/thucidide/looks.ts';

const LOOKS: Readonly<Record<string, Looks>> = {
  'attention-donjon': attentionDonjon,
  'donjon-d10': donjonD10,
  pathfinder,
  thucidide,
};

const FEATURED = [
  'attention-donjon/entrainement',
  'donjon-d10/first-steps',
  'pathfinder/gorge',
  'thucidide/the-bridge-and-the-fords',
];

/** Every shipped scenario, and of each game's first one its board as it opens. Run by the build, never in the page. */
export async function shipped(folder: string): Promise<readonly Shipped[]> {
  const games = await loadGames();
  const measured = JSON.parse(readFileSync(`${folder}/measured.json`, 'utf8')) as Record<string, Measured>; // held to its form by a test of the referee
  return readdirSync(folder)
    .filter((game) => games.has(game))
    .sort()
    .flatMap((game) =>
      readdirSync(`${folder}/${game}`)
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => file.replace(/\.yaml$/, ''))
        .sort(
          (one, other) =>
            rank(game, one) - rank(game, other) ||
            minutes(measured[`${game}/${one}`]) - minutes(measured[`${game}/${other}`]) ||
            one.localeCompare(other),
        )
        .map((name, index) =>
          describe(
            `${game}/${name}`,
            readFileSync(`${folder}/${game}/${name}.yaml`, 'utf8'),
            games,
            measured[`${game}/${name}`] ?? null,
            index === 0,
          ),
        ),
    );
}

/** The scenario a game shows itself with, and starts with on one click, comes first; then the short before the long. */
function rank(game: string, name: string): number {
  return FEATURED.includes(`${game}/${name}`) ? 0 : 1;
}

/** How long it takes; what nobody has measured comes last. */
function minutes(measured: Measured | undefined): number {
  return measured?.minutes ?? Number.MAX_SAFE_INTEGER;
}

function describe(id: string, text: string, games: Registry, measured: Measured | null, pictured: boolean): Shipped {
  const loaded = loadScenario(text, games);
  if (!loaded.ok) throw new Error(`scenarios/${id}.yaml does not load: ${JSON.stringify(loaded.mistakes)}`);
  const { game, title = game.rulebook.title, about = { fr: '', en: '' }, opening } = loaded.value;
  const seats = game.seats(opening).map((seat) => ({
    seat,
    name: Object.fromEntries(LANGS.map((lang) => [lang, game.words[lang].seat(seat, opening)])) as Shipped['title'], // both languages are there
  }));
  const scene = pictured ? pack(game.scene(firstSight(game, opening)), game.legend, LOOKS[game.id] ?? {}) : null;
  return { id, game: game.id, title, about, seats, measured, scene };
}

/** A board worth a picture: some games open on a threshold, so the first offers are taken until there is something to see. */
function firstSight(game: Game, opening: unknown): unknown {
  const dice = new SeededChance(1);
  let state = opening;
  for (let moves = 0; moves < 6 && game.scene(state).board.size < 16; moves++) {
    const [seat] = game.awaiting(state)?.seats ?? [];
    const [offer] = seat === undefined ? [] : game.offers(state, seat);
    if (seat === undefined || offer === undefined) break;
    const facts = game.decide(state, seat, offer.command, dice);
    if (isRefusal(facts)) break;
    state = fold(game, state, facts);
  }
  return state;
}

/** A scene small enough for the home page: kinds are numbered, empty tables left out. */
function pack(
  { board, ground, pieces, edges, lines, zones }: Scene,
  legend: Readonly<Record<string, LegendEntry>>,
  looks: Looks,
): PackedScene {
  const kinds = [...new Set([...ground, ...pieces.map(({ kind }) => kind), ...(edges ?? []).map(({ kind }) => kind)])];
  const height = Array.from(board.height);
  const zone = Array.from(board.zone);
  return {
    grid: board.grid,
    columns: board.columns,
    kinds: kinds.map((kind) => [kind, legend[kind] ?? { glyph: '?', tone: 'mark', name: { fr: kind, en: kind } }]),
    looks: Object.fromEntries(
      [
        ...kinds,
        ...kinds.map((kind) => `${kind}-mount`),
        ...pieces.flatMap(({ id, figure, marks = [] }) => [id, figure ?? '', ...marks]),
      ].flatMap((kind) => (looks[kind] === undefined ? [] : [[kind, looks[kind]]])),
    ),
    ground: ground.map((kind) => kinds.indexOf(kind)),
    pieces,
    ...(edges && { edges }),
    ...(lines && { lines }),
    ...(zones && { zones }),
    ...(height.some((one) => one !== 0) && { height }),
    ...(zone.some((one) => one !== 0) && { zone }),
  };
}
