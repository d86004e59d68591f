export type { Box } from './box.ts';
export { boxAt, centreOf, cornersOf, passesThrough, sidesOf, touches } from './box.ts';
export type { Stretch } from './line.ts';
export { lineOf } from './line.ts';
export type { Matter } from './matter.ts';
export { isCrossed, isPinched, matterAlong } from './matter.ts';
export type { Point, Segment } from './segment.ts';
export { crosses, meets, orientation } from './segment.ts';
export { supercover } from './supercover.ts';
