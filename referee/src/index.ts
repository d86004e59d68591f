// Everything, with every game at hand. `@arbitre/referee/core` is the same without the games: whoever must start
// fast, or sends code over a network, loads only those it needs with `loadGames`.
export * from './core.ts';
export { GAMES } from './games.ts';
