export type { Board, Cell, Direction, Grid, SideChange } from './board.ts';
export {
  cellAt,
  columnOf,
  directionTo,
  neighbour,
  OFF_BOARD,
  opposite,
  rowOf,
  sideOf,
  withHeight,
  withSides,
  withTerrain,
  withZone,
} from './board.ts';
export type { CellNameProblem } from './cell-name.ts';
export { cellName, parseCellName } from './cell-name.ts';
export type { Drawing, DrawingProblem } from './drawing.ts';
export { draw, parseDrawing, undent } from './drawing.ts';
export type { HexDirection } from './hex.ts';
export { HEX_DIRECTIONS, HEX_DX, HEX_DY, hexBoard, hexDistance } from './hex.ts';
export type { SquareDirection } from './square.ts';
export { isDiagonal, SQUARE_DIRECTIONS, SQUARE_DX, SQUARE_DY, squareBoard } from './square.ts';
