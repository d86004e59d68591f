/** Drawn boards, random play and naive twins: for tests, benchmarks and scripts, never for the game itself. */
export { drawn, type Drawn, type DrawnOptions } from './drawn.ts';
export { naiveChains } from './naive-chains.ts';
export { brokenState, randomGame } from './random-game.ts';
export { leakIn } from './secrecy.ts';
export { ownPart } from './shipped.ts';
