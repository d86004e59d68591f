export { canonical } from './canonical.ts';
export {
  type DiceOrigin,
  type Entry,
  entryHash,
  entryText,
  type Header,
  headerHash,
  lastHash,
  type Match,
  play,
  rewind,
  undoIsFree,
} from './match.ts';
export { brokenLink, type Difference, replay } from './replay.ts';
export { hidesSomething, revealsNothing, type Seen, seenBy } from './seen.ts';
export { hex, type Hmac, hmacSha256, sha256, sha256Hex, utf8 } from './sha256.ts';
