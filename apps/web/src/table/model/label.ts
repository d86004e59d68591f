import { cellName, type Game, type Lang, type Scene } from '@arbitre/kernel';
import type { Choice } from './choices.ts';

/** Small words that lead to the name of a cell, in both languages. */
const LEADING = 'to|at|into|in|en|vers|jusqu’en|à';

/**
 * A choice in words where the board rings its cell: "Move the cavalry", without "to 0305". What only its cell would tell apart
 * is told apart by the ring.
 *
 * @example labelOnBoard(game, scene, choice, 'en') // 'Stride'
 */
export function labelOnBoard(game: Game, scene: Scene, choice: Choice, lang: Lang): string {
  const label = game.words[lang].command(choice.offer.command, choice.state);
  if (choice.at === null) return label;
  const name = cellName(scene.board, choice.at);
  return label.replace(new RegExp(`\\s(?:${LEADING})\\s${name}(?=$|[\\s,:;])`, 'u'), '');
}

/** Names of cells of either grid, with the small word before them. */
const CELL = new RegExp(`\\s(?:${LEADING})\\s(?:[a-z]{1,2}\\d{1,3}|\\d{4})(?=$|[\\s,:;])`, 'gu');

/**
 * A choice in words where no board is in sight to ring its cells.
 *
 * @example withoutCells('Stride to e6') // 'Stride'
 */
export function withoutCells(label: string): string {
  return label.replace(CELL, '');
}
