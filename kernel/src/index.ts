export * from './board/index.ts';
export * from './chance/index.ts';
export * from './contract/index.ts';
export * from './door/index.ts';
export * from './log/index.ts';
export * from './movement/index.ts';
export * from './rulebook/index.ts';
export * from './sight/index.ts';
