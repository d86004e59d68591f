import { readdirSync, readFileSync } from 'node:fs';
import { fold, type Game, isRefusal, LANGS, type LegendEntry, type Scene, SeededChance } from '@arbitre/kernel';
import { loadGames, loadScenario, type Registry } from '@arbitre/referee/core';
import type { PackedScene, Shipped } from '../src/games/shipped.ts';

/** Every shipped scenario: what the home page says of it, and its board as it opens. Run by the build, never in the page. */
export async function shipped(folder: string): Promise<readonly Shipped[]> {
  const games = await loadGames();
  return readdirSync(folder)
    .sort()
    .flatMap((game) =>
      readdirSync(`${folder}/${game}`)
        .filter((file) => file.endsWith('.yaml'))
        .sort()
        .flatMap((file) =>
          describe(`${game}/${file.replace(/\.yaml$/, '')}`, readFileSync(`${folder}/${game}/${file}`, 'utf8'), games),
        ),
    );
}

function describe(id: string, text: string, games: Registry): readonly Shipped[] {
  const loaded = loadScenario(text, games);
  if (!loaded.ok) {
    if (loaded.mistakes.every(({ code }) => code === 'unknown-game')) return []; // a game that is not registered yet
    throw new Error(`scenarios/${id}.yaml does not load: ${JSON.stringify(loaded.mistakes)}`);
  }
  const { game, title = game.rulebook.title, about, opening } = loaded.value;
  const seats = game.seats(opening);
  const named = seats.map((seat) => ({
    seat,
    name: Object.fromEntries(LANGS.map((lang) => [lang, game.words[lang].seat(seat, opening)])) as Shipped['title'], // both languages are there
  }));
  return [
    {
      id,
      game: game.id,
      title,
      about: about ?? { fr: '', en: '' },
      seats: named,
      scene: pack(game.scene(firstSight(game, opening)), game.legend),
    },
  ];
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
  { board, ground, pieces, edges, lines }: Scene,
  legend: Readonly<Record<string, LegendEntry>>,
): PackedScene {
  const kinds = [...new Set([...ground, ...pieces.map(({ kind }) => kind), ...(edges ?? []).map(({ kind }) => kind)])];
  const height = Array.from(board.height);
  const zone = Array.from(board.zone);
  return {
    grid: board.grid,
    columns: board.columns,
    kinds: kinds.map((kind) => [kind, legend[kind] ?? { glyph: '?', tone: 'mark', name: { fr: kind, en: kind } }]),
    ground: ground.map((kind) => kinds.indexOf(kind)),
    pieces,
    ...(edges && { edges }),
    ...(lines && { lines }),
    ...(height.some((one) => one !== 0) && { height }),
    ...(zone.some((one) => one !== 0) && { zone }),
  };
}
