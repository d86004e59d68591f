import { readdirSync, readFileSync } from 'node:fs';
import { type LegendEntry, LANGS, type Scene } from '@arbitre/kernel';
import { GAMES, loadScenario } from '@arbitre/referee';
import type { PackedScene, Shipped } from '../src/games/shipped.ts';

/** Every shipped scenario: what the home page says of it, and its board as it opens. Run by the build, never in the page. */
export function shipped(folder: string): readonly Shipped[] {
  return readdirSync(folder)
    .sort()
    .flatMap((game) =>
      readdirSync(`${folder}/${game}`)
        .filter((file) => file.endsWith('.yaml'))
        .sort()
        .flatMap((file) =>
          describe(`${game}/${file.replace(/\.yaml$/, '')}`, readFileSync(`${folder}/${game}/${file}`, 'utf8')),
        ),
    );
}

function describe(id: string, text: string): readonly Shipped[] {
  const loaded = loadScenario(text, GAMES);
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
      scene: pack(game.scene(opening), game.legend),
    },
  ];
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
