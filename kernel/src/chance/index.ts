export { type Chance, type Draw, pick, roll, WIDEST_DRAW } from './chance.ts';
export {
  auditCommitted,
  type CommittedAudit,
  commitmentOf,
  CommittedChance,
  diceOf,
} from './committed.ts';
export { cardsLeft, type Deck, drawCard, shuffled, without } from './deck.ts';
export { endings, type Way } from './endings.ts';
export { type Explored, explore, type Weighted } from './explore.ts';
export {
  add,
  compare,
  type Fraction,
  fraction,
  multiply,
  ONE,
  showFraction,
  subtract,
  toDecimal,
  ZERO,
} from './fraction.ts';
export { DrawMismatch, noChance, RecordedChance, RecordingChance } from './recorded.ts';
export { SeededChance, type SeededState } from './seeded.ts';
