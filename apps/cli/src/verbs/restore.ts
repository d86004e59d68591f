import { resolve } from 'node:path';
import { restore as fill, type RestoreProblem, restoreTable } from '@arbitre/server';
import type { Bilingual } from '@arbitre/kernel';
import { BadInput, complaint } from '../bad-input.ts';
import { codeOf, unreadable } from '../files/read.ts';
import { askedServer } from '../server-options.ts';
import type { Verb } from '../verb.ts';
import { noDatabase } from './database.ts';

const WHY_NOT: Readonly<Record<RestoreProblem, Bilingual>> = {
  'not-a-backup': { fr: 'ce fichier n’est pas une sauvegarde d’Arbitre', en: 'this file is not a backup of Arbitre' },
  damaged: { fr: 'cette sauvegarde est abîmée ou incomplète', en: 'this backup is damaged or incomplete' },
  'database-not-empty': {
    fr: 'la base contient déjà des tables\u202f; une restauration ne remplit qu’une base vide (une seule table\u202f: --table)',
    en: 'the database already holds tables; a restore only fills an empty one (one table alone: --table)',
  },
  'no-such-table': {
    fr: 'cette sauvegarde ne contient pas une table, et une seule, de ce nom (au moins quatre caractères)',
    en: 'this backup does not hold one table, and one alone, of that name (four characters at least)',
  },
  'table-there': { fr: 'cette table est déjà dans la base', en: 'this table is in the database already' },
};

export const restore: Verb = async (desk, asked) => {
  const file = asked.words[0] ?? '';
  const server = askedServer(asked, desk);
  const path = resolve(desk.shell.cwd, file);
  const table = asked.text('table');
  const restoring = table === undefined ? fill(server, path) : restoreTable(server, path, table);
  const restored = await restoring.catch((problem: unknown) => {
    throw noDatabase(problem, server) ?? unreadable(file, codeOf(problem));
  });
  if (!restored.ok) {
    const why = WHY_NOT[restored.problem];
    throw new BadInput(complaint(restored.problem, { fr: `${file}\u202f: ${why.fr}`, en: `${file}: ${why.en}` }));
  }
  const { games, entries } = restored.value;
  if (desk.json) desk.document({ file, games, entries });
  else desk.print(desk.words.restored(games, entries, file));
  return 0;
};
