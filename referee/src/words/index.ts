// What can be said before any game or file is loaded: whoever must start fast imports this, not the whole referee.
export { orThrow, sayMistake, sayPosition } from './mistakes.ts';
export { nearest } from './nearest.ts';
export { sayList, sayNumber } from './numbers.ts';
