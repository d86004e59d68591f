import { resolve } from 'node:path';
import { backup as write } from '@arbitre/server';
import { codeOf, unreadable } from '../files/read.ts';
import { askedServer } from '../server-options.ts';
import type { Verb } from '../verb.ts';

export const backup: Verb = async (desk, asked) => {
  const file = asked.words[0] ?? '';
  const counted = await write(askedServer(asked, desk), resolve(desk.shell.cwd, file)).catch((problem: unknown) => {
    throw unreadable(file, codeOf(problem));
  });
  if (desk.json) desk.document({ file, ...counted });
  else desk.print(desk.words.backedUp(counted.games, counted.entries, file));
  return 0;
};
