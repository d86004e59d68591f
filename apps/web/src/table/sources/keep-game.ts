import type { Match, Seat } from '@arbitre/kernel';
import { saveMatch } from '@arbitre/referee/core';
import type { Bots } from './local-source.ts';
import { keepText } from './saves.ts';

export function keepGame(id: string, match: Match, bots: Bots, over: boolean, givenUp: readonly Seat[] = []): void {
  keepText(id, saveMatch({ ...match, givenUp }), match.header, {
    bots: Object.keys(bots),
    levels: bots,
    moves: match.entries.length,
    over: over || givenUp.length > 0,
  });
}
