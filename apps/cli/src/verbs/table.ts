import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  closeTable,
  deleteTable,
  exportTable,
  forgetPerson,
  inspectTable,
  keepOut,
  letIn,
  listBarred,
  type TableDetail,
} from '@arbitre/server';
import type { Bilingual, Lang } from '@arbitre/kernel';
import type { Asked } from '../arguments.ts';
import { BadInput, complaint, unknownName } from '../bad-input.ts';
import { codeOf, unreadable } from '../files/read.ts';
import { askedServer } from '../server-options.ts';
import type { Desk, Verb } from '../verb.ts';
import { noDatabase } from './database.ts';
import { PHASE_WORDS } from './tables.ts';

type Server = ReturnType<typeof askedServer>;

/** What is answered: a sentence, and the same for programs. */
interface Done {
  readonly lines: Readonly<Record<Lang, readonly string[]>>;
  readonly json: unknown;
}

/** One thing to do about a table, a person or an address; `words` are what it is done to. */
type Act = (server: Server, words: readonly string[], desk: Desk, asked: Asked) => Promise<Done>;

const ACTS: Readonly<Record<string, Act>> = {
  async show(server, [id = '']) {
    const detail = found(id, await inspectTable(server, id));
    return { lines: { fr: sayDetail(detail, 'fr'), en: sayDetail(detail, 'en') }, json: detail };
  },
  async close(server, [id = '']) {
    const closed = found(id, await closeTable(server, id));
    return said(
      closed
        ? {
            fr: 'La table est fermée : ceux qui y sont l’apprennent dans les secondes.',
            en: 'The table is closed: whoever is there learns it within seconds.',
          }
        : { fr: 'Cette partie était déjà finie.', en: 'This game was over already.' },
      { closed },
    );
  },
  async delete(server, [id = '']) {
    const deleted = found(id, await deleteTable(server, id));
    return said(
      {
        fr: 'La table est effacée, et tout ce qui y fut dit et joué.',
        en: 'The table is deleted, with all that was said and played there.',
      },
      { deleted },
    );
  },
  async export(server, [id = '', file = ''], desk) {
    const text = found(id, await exportTable(server, id));
    if (file === '') throw missing({ fr: 'un FICHIER où écrire la partie', en: 'a FILE to write the game to' });
    await writeFile(resolve(desk.shell.cwd, file), text, { mode: 0o600 }).catch((problem: unknown) => {
      throw unreadable(file, codeOf(problem));
    });
    return said(
      {
        fr: `La partie est dans ${file}. Si elle est en cours, ce fichier montre ce qu’elle cache.`,
        en: `The game is in ${file}. If it is on, this file shows what it hides.`,
      },
      { file },
    );
  },
  async forget(server, [id = '', seat = '']) {
    if (seat === '')
      throw missing({
        fr: 'le SIÈGE dont on oublie le nom et les paroles',
        en: 'the SEAT whose name and words are forgotten',
      });
    const records = found(id, await forgetPerson(server, id, seat));
    return said(
      {
        fr: `Noms et paroles oubliés : ${records}. Ce qui fut joué reste.`,
        en: `Names and words forgotten: ${records}. What was played stays.`,
      },
      { records },
    );
  },
  async 'keep-out'(server, [network = ''], _desk, asked) {
    const days = asked.number('days', { min: 1, max: 36_500 }) ?? null;
    if (!(await keepOut(server, network, days)))
      throw missing({
        fr: 'une adresse ou un réseau (203.0.113.7, 203.0.113.0/24, 2001:db8::/48)',
        en: 'an address or a network (203.0.113.7, 203.0.113.0/24, 2001:db8::/48)',
      });
    return said({ fr: `${network} reste dehors.`, en: `${network} is kept out.` }, { network, days });
  },
  async 'let-in'(server, [network = '']) {
    const known = await letIn(server, network);
    return said(
      known
        ? { fr: `${network} peut revenir.`, en: `${network} may come back.` }
        : { fr: `${network} n’était pas écarté.`, en: `${network} was not kept out.` },
      { network, known },
    );
  },
  async 'kept-out'(server) {
    const barred = await listBarred(server);
    const lines = (forGood: string): readonly string[] =>
      barred.map(
        ({ address, until }) => `${address}  ${until === null ? forGood : new Date(until).toISOString().slice(0, 10)}`,
      );
    return { lines: { fr: lines('pour de bon'), en: lines('for good') }, json: barred };
  },
};

export const table: Verb = async (desk, asked) => {
  const [what = '', ...words] = asked.words;
  const act = Object.hasOwn(ACTS, what) ? ACTS[what] : undefined;
  if (act === undefined)
    throw new BadInput(
      unknownName('no-such-act', { fr: 'On ne peut pas', en: 'There is no' }, what, Object.keys(ACTS)),
    );
  const server = askedServer(asked, desk);
  const done = await act(server, words, desk, asked).catch((problem: unknown) => {
    throw noDatabase(problem, server) ?? problem;
  });
  if (desk.json) desk.document(done.json);
  else desk.print(...done.lines[desk.lang]);
  return 0;
};

function said({ fr, en }: Bilingual, json: unknown): Done {
  return { lines: { fr: [fr], en: [en] }, json };
}

/** A table by the beginning of its address, or the complaint that there is none. */
function found<T>(id: string, value: T | null): T {
  if (value !== null) return value;
  throw new BadInput(
    complaint('no-such-table', {
      fr: `Aucune table, ou plus d’une, ne commence par «\u202f${id}\u202f» (quatre signes au moins). «\u202farbitre tables\u202f» les montre.`,
      en: `No table, or more than one, begins with “${id}” (four characters at least). “arbitre tables” shows them.`,
    }),
  );
}

function missing({ fr, en }: Bilingual): BadInput {
  return new BadInput(complaint('missing', { fr: `Il manque ${fr}.`, en: `What is missing: ${en}.` }));
}

function sayDetail(
  { id, game, title, phase, records, seats, said: words, created }: TableDetail,
  lang: Lang,
): readonly string[] {
  const opened = new Date(created).toISOString().slice(0, 16).replace('T', ' ');
  return [
    `${id}  ${game}  ${title[lang]}  ${PHASE_WORDS[lang][phase]}`,
    lang === 'fr' ? `ouverte le ${opened}, ${records} enregistrements` : `opened ${opened}, ${records} records`,
    ...seats.map(({ seat, holder, name }) => `  ${seat}: ${holder}${name === '' ? '' : ` (${name})`}`),
    ...words.map(({ seq, from, text }) => `  ${String(seq).padStart(6)}  ${from}: ${text}`),
  ];
}
