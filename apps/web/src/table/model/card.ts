import type { Bilingual, Card, CardFigure, Game, Piece, Pointed, Scene } from '@arbitre/kernel';
import { covers, pieceName } from './describe.ts';

/** What something one points at is: the game's card; where it has none yet, what the scene and the legend know. */
export function cardOf(game: Game, view: unknown, scene: Scene, pointed: Pointed): Card | null {
  if (game.card !== undefined) return game.card(view, pointed);
  if ('thing' in pointed) return null;
  if ('cell' in pointed) {
    const here = scene.pieces.filter((piece) => covers(scene, piece, pointed.cell)).at(-1);
    return here === undefined ? ofGround(game, scene, pointed.cell) : ofPiece(game, scene, here);
  }
  const piece = scene.pieces.find(({ id }) => id === pointed.piece);
  return piece === undefined ? null : ofPiece(game, scene, piece);
}

function ofPiece(game: Game, scene: Scene, piece: Piece): Card {
  const { hitPoints, marks = [], kind, figure } = piece;
  const figures: CardFigure[] =
    hitPoints === undefined
      ? []
      : [{ label: { fr: 'PV', en: 'HP' }, value: same(`${hitPoints.now} / ${hitPoints.max}`) }];
  const sort = game.legend[kind]?.name;
  return {
    title: { fr: pieceName(game, piece, 'fr', scene), en: pieceName(game, piece, 'en', scene) },
    ...(sort && { sort }),
    figure: figure ?? kind,
    figures,
    does: marks.flatMap((mark) => game.legend[mark]?.name ?? []),
    rules: [],
  };
}

/** Plain ground needs no card. */
function ofGround(game: Game, scene: Scene, cell: number): Card | null {
  const kind = scene.ground[cell] ?? '';
  const entry = game.legend[kind];
  if (entry === undefined || entry.tone === 'ground' || entry.tone === 'wall') return null;
  return { title: entry.name, figure: kind, figures: [], does: [], rules: [] };
}

function same(text: string): Bilingual {
  return { fr: text, en: text };
}
