import type { Command } from '@arbitre/kernel';
import type { NewTableRequest } from '@arbitre/protocol';
import type { BotJob } from '../bot/bot.ts';
import type { Read } from '../table/opening-thread.ts';

/** What is asked of the back room: all of it plain data, sent as JSON. */
export type Asked =
  | { readonly id: number; readonly what: 'choose'; readonly job: BotJob }
  | { readonly id: number; readonly what: 'read'; readonly request: NewTableRequest }
  | { readonly id: number; readonly what: 'cancel' };

/** What comes back: how far the thinking is, any number of times, and then the answer. */
export type Said =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly command: Command | null }
  | { readonly id: number; readonly read: Read };
