// The squares a figure can get to with five points, counted by the kernel alone: a few kilobytes in a page.
import { cellAt, costTo, draw, reach, squareBoard, stepTable } from '@arbitre/kernel';

const map = ['........', '..####..', '..#.....', '..#.....', '........'].join('');
const board = squareBoard(8, 5);
const steps = stepTable(board, { straight: 1, solid: (cell) => map[cell] === '#' });
const reached = reach(steps, cellAt(board, 1, 2), 5);
const drawn = draw(board, (cell) => (map[cell] === '#' ? '#' : `${costTo(reached, cell) ?? '·'}`));

const place = globalThis.document?.getElementById('board');
if (place) place.textContent = drawn;
else console.log(drawn); // outside a browser, for the test
