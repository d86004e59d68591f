import type { Match, Seat } from '@arbitre/kernel';
import { saveMatch } from '@arbitre/referee/core';
import { keepText } from './saves.ts';

export function keepGame(id: string, match: Match, bots: readonly Seat[], over: boolean): void {
  keepText(id, saveMatch(match), match.header, { bots, moves: match.entries.length, over });
}
