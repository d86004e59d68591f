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

/** A cell of either grid. */
const CELL = '(?:[a-z]{1,2}\\d{1,3}|\\d{4})';
const ENDS = '(?=$|[\\s.,:;!?)])';

/** Verbs that would say nothing without their cell, and what stands alone in their place. */
const ALONE: readonly (readonly [RegExp, string])[] = (
  [
    ['va en', 'se déplace'],
    ['goes to', 'moves'],
    ['est en', 'prend place'],
    ['stands at', 'takes its place'],
  ] as const
).map(([verb, alone]) => [new RegExp(`(?<=\\s)${verb}\\s${CELL}${ENDS}`, 'gu'), alone]);

/** Dice only look like a cell. */
const DIE = '(?!d(?:4|6|8|10|12|20|100)\\b)';

/** Ways told cell by cell, from one to another, or to one of them. */
const TOLD = [
  `[\\s\u202f]?:\\s${CELL}(?:,\\s${CELL})*${ENDS}`,
  `\\s(?:from|de)\\s${CELL}\\s(?:to|à)\\s${CELL}${ENDS}`,
  `\\s(?:${LEADING})\\s${CELL}${ENDS}`,
  `\\s(?:de|of)\\s${DIE}${CELL}${ENDS}`,
].map((way) => new RegExp(way, 'gu'));

/**
 * A choice or a sentence where the board shows the cells, or where there is no board to look them up on.
 *
 * @example withoutCells('Stride to e6') // 'Stride'
 * @example withoutCells('The warrior goes east: c2, d2.') // 'The warrior goes east.'
 * @example withoutCells('Doran goes to a6.') // 'Doran moves.'
 */
export function withoutCells(said: string): string {
  const alone = ALONE.reduce((rest, [verb, instead]) => rest.replace(verb, instead), said);
  return TOLD.reduce((rest, way) => rest.replace(way, ''), alone);
}
