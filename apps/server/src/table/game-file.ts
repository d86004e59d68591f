import { saveMatch } from '@arbitre/referee/core';
import { type Judged, no } from './judge.ts';
import type { Room } from './room.ts';

type Refused = Extract<Judged, { ok: false }>;

/**
 * The game file: as soon as there is a game, if nothing in it is hidden from anyone; else when it is over. Then it holds
 * the secret of its dice too, so that anyone can recompute them.
 */
export function gameFile(room: Room): { readonly ok: true; readonly value: string } | Refused {
  const { header, begun, entries } = room.log();
  if (!begun) return no('not-begun');
  const over = room.table.phase === 'over';
  if (!over && room.game.redact !== undefined) return no('hidden-until-the-end');
  return {
    ok: true,
    value: saveMatch({ header, title: room.info.title, entries, ...(over && { secret: room.secret }) }),
  };
}
