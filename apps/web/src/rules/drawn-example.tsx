import { type Game, type LegendEntry, parseDrawing, type Piece, type Scene, squareBoard } from '@arbitre/kernel';
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
function blocks(text: string): readonly Block[] {
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
  return (
    row.length > 2 &&
    (/^[#.~^$><*=+|_\-A-Za-z0-9]+$/.test(row) ? /[#.]{2}/.test(row) : /^(\S )+\S$/.test(row) && /[.#]/.test(row))
  );
}

type Legend = Readonly<Record<string, LegendEntry>>;

/** In drawings of figures, H acts, o suffers it, and numbers are whoever else stands there. */
const OTHERS = /^[o\d]$/;

function sceneOf(text: string, legend: Legend): { readonly scene: Scene; readonly legend: Legend } | null {
  const drawing = parseDrawing(text);
  if ('code' in drawing) return null;
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
