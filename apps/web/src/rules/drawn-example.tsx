import {
  type Drawing as DrawnText,
  type Game,
  type LegendEntry,
  parseDrawing,
  type Piece,
  type Scene,
  squareBoard,
  withZone,
} from '@arbitre/kernel';
import { Picture } from '../board/board.tsx';
import type { Looks } from '../board/look.ts';

/** A worked example: its prose, and its drawings drawn as boards of the game. */
export function DrawnExample({
  text,
  game,
  looks,
}: {
  readonly text: string;
  readonly game: Game;
  readonly looks: Looks;
}) {
  return (
    <div class="example">
      {blocks(text).map((block, index) =>
        block.drawn ? (
          <Drawing key={index} text={block.text} game={game} looks={looks} />
        ) : (
          <p key={index}>{block.text}</p>
        ),
      )}
    </div>
  );
}

function Drawing({ text, game, looks }: { readonly text: string; readonly game: Game; readonly looks: Looks }) {
  const drawn = sceneOf(text, game.legend);
  if (drawn === null) return <pre>{text}</pre>;
  const { scene, legend } = drawn;
  return (
    <div class="example-board" style={{ maxWidth: `${Math.min(30, scene.board.columns * 2.3)}rem` }}>
      <Picture scene={scene} legend={legend} looks={looks} seats={[]} label={text} />
    </div>
  );
}

interface Block {
  readonly drawn: boolean;
  readonly text: string;
}

/** Two or more rows in a line that look drawn make a drawing, or one in which somebody acts; the rest is prose. */
export function blocks(text: string): readonly Block[] {
  const found: { drawn: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const drawn = isRow(line);
    const last = found.at(-1);
    if (last !== undefined && last.drawn === drawn) last.lines.push(line);
    else found.push({ drawn, lines: [line] });
  }
  return found
    .map(({ drawn, lines }) => ({
      drawn: drawn && (lines.length > 1 || lines[0]?.includes('H ') === true),
      text: drawn ? lines.join('\n') : lines.join(' ').trim(),
    }))
    .filter(({ text: kept }) => kept.trim() !== '');
}

function isRow(line: string): boolean {
  const row = line.trim();
  return row.length > 2 && (/^[#.~^$><*=+|_\-A-Za-z0-9]+$/.test(row) ? /[#.]{2}/.test(row) : /^(\S ){2,}\S$/.test(row));
}

type Legend = Readonly<Record<string, LegendEntry>>;

/** In drawings of figures, H acts, o suffers it, and numbers are whoever else stands there. */
const OTHERS = /^[o\d]$/;
/** A drawing of nothing else is one of zones, each by its letter; H stands in the first. */
const ZONES = /^[w-zH]+$/;

export function sceneOf(text: string, legend: Legend): { readonly scene: Scene; readonly legend: Legend } | null {
  const drawing = parseDrawing(text);
  if ('code' in drawing) return null;
  if (ZONES.test(drawing.characters.join(''))) return zonesOf(drawing, legend);
  const kinds = Object.entries(legend);
  const floor = kinds.find(([, entry]) => entry.tone === 'ground')?.[0] ?? '';
  const acting = drawing.characters.includes('H');
  const others: Record<string, LegendEntry> = {};
  const pieces: Piece[] = [];
  const ground = drawing.characters.map((glyph, at) => {
    const known = acting && OTHERS.test(glyph) ? undefined : kinds.find(([, entry]) => entry.glyph === glyph);
    if (known !== undefined && !['friend', 'foe', 'mark'].includes(known[1].tone)) return known[0];
    if (known !== undefined) pieces.push({ id: `${at}`, kind: known[0], at });
    else if (glyph !== '.') {
      others[glyph] = { glyph, tone: 'foe', name: { fr: glyph, en: glyph } };
      pieces.push({ id: `${at}`, kind: glyph, at });
    }
    return floor;
  });
  return {
    scene: { board: squareBoard(drawing.columns, drawing.rows), ground, pieces },
    legend: { ...legend, ...others },
  };
}

/** The zones of a board, each with its letter in its first cell. */
function zonesOf(
  { columns, rows, characters }: DrawnText,
  legend: Legend,
): { readonly scene: Scene; readonly legend: Legend } {
  const letters = [...new Set(characters.filter((glyph) => glyph !== 'H'))];
  const zoneAt = characters.map((glyph) => Math.max(0, letters.indexOf(glyph)) + 1);
  const board = letters.reduce(
    (before, _, n) => {
      const cells = zoneAt.flatMap((zone, cell) => (zone === n + 1 ? [cell] : []));
      return withZone(before, n + 1, cells);
    },
    squareBoard(columns, rows),
  );
  const kindOf = (matches: (entry: LegendEntry) => boolean) =>
    Object.entries(legend).find(([, entry]) => matches(entry))?.[0] ?? '';
  const floor = kindOf(({ tone }) => tone === 'ground');
  const signs = letters.map((glyph): [string, LegendEntry] => [
    `zone ${glyph}`,
    { glyph, tone: 'mark', name: { fr: `zone ${glyph}`, en: `zone ${glyph}` } },
  ]);
  const hero = kindOf(({ glyph }) => glyph === 'H');
  const heroes = characters.flatMap((glyph, at) => (glyph === 'H' ? [{ id: 'H', kind: hero, at }] : []));
  const named = letters.map((glyph) => ({ id: glyph, kind: `zone ${glyph}`, at: characters.indexOf(glyph) }));
  return {
    scene: { board, ground: characters.map(() => floor), pieces: [...named, ...heroes] },
    legend: { ...legend, ...Object.fromEntries(signs) },
  };
}
