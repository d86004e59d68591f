import type { RefusalCode } from '@arbitre/protocol';

/** The HTTP status of each refusal. */
export const STATUSES: Readonly<Record<RefusalCode, number>> = {
  'not-a-seat': 403,
  'not-begun': 409,
  paused: 409,
  over: 409,
  stale: 409,
  'unreadable-command': 400,
  'nothing-to-undo': 409,
  'not-asked': 409,
  resigned: 409,
  'too-many': 429,
  malformed: 400,
  'not-found': 404,
  'seat-taken': 409,
  'seat-held': 409,
  'not-yours': 403,
  'not-absent': 409,
  'no-such-scenario': 404,
  'bad-scenario': 422,
  'bad-rulings': 422,
  'bad-game-file': 422,
  'hidden-until-the-end': 409,
  'too-large': 413,
  'old-rules': 410,
  muted: 403,
  'table-full': 409,
  'away-keeps': 409,
  'too-soon': 409,
  quota: 429,
  'not-allowed': 403,
  damaged: 500,
  stopping: 503,
  internal: 500,
};

/** The refusal that stands for a status of the framework's own. */
export function codeOfStatus(status: number): RefusalCode {
  if (status === 413) return 'too-large';
  if (status === 429) return 'too-many';
  if (status === 404) return 'not-found';
  if (status === 503) return 'stopping';
  return status < 500 ? 'malformed' : 'internal';
}
