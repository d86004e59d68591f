import { resolve } from 'node:path';
import { backup as write } from '@arbitre/server';
import { codeOf, unreadable } from '../files/read.ts';
import { askedServer } from '../server-options.ts';
import type { Verb } from '../verb.ts';
import { noDatabase } from './database.ts';

export const backup: Verb = async (desk, asked) => {
  const file = asked.words[0] ?? '';
  const server = askedServer(asked, desk);
  const counted = await write(server, resolve(desk.shell.cwd, file)).catch((problem: unknown) => {
    throw noDatabase(problem, server) ?? unreadable(file, codeOf(problem));
  });
  if (desk.json) desk.document({ file, ...counted });
  else desk.print(desk.words.backedUp(counted.games, counted.entries, file));
  return 0;
};
