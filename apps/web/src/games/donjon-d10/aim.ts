import type { Aim } from '../../table/model/aim.ts';

const NAMES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** Pointing at a square means the heading that leads towards it. */
export const aim: Aim = ({ game, state, piece, cell }) => {
  const { board, pieces } = game.scene(state);
  const hero = pieces.find(({ id }) => id === piece);
  if (hero === undefined || hero.at === cell) return null;
  const dx = (cell % board.columns) - (hero.at % board.columns);
  const dy = Math.floor(cell / board.columns) - Math.floor(hero.at / board.columns);
  const eighth = Math.round((Math.atan2(dx, -dy) * 4) / Math.PI);
  return `head ${NAMES[(eighth + 8) % 8]}`;
};
