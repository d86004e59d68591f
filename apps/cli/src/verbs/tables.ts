import { listTables, type TableFilter, type TableLine, tidyDatabase } from '@arbitre/server';
import type { Lang } from '@arbitre/kernel';
import { BadInput, unknownName } from '../bad-input.ts';
import { askedServer } from '../server-options.ts';
import type { Verb } from '../verb.ts';
import { noDatabase } from './database.ts';

const PHASES = ['gathering', 'playing', 'over'] as const;

/** A phase as it is said of a table. */
export const PHASE_WORDS: Readonly<Record<Lang, Readonly<Record<TableLine['phase'], string>>>> = {
  fr: { gathering: 'attend du monde', playing: 'en cours', over: 'finie' },
  en: { gathering: 'waiting for people', playing: 'being played', over: 'over' },
};

/** Letters of an address that are shown: enough to name a table by, not to open it. */
export const SHOWN = 8;

export const tables: Verb = async (desk, asked) => {
  const server = askedServer(asked, desk);
  const failed = (problem: unknown): never => {
    throw noDatabase(problem, server) ?? problem;
  };
  if (asked.has('tidy')) {
    const tidied = await tidyDatabase(server).catch(failed);
    if (desk.json) desk.document(tidied);
    else
      desk.print(
        desk.lang === 'fr'
          ? `Effacées : ${tidied.deleted}. Archivées : ${tidied.archived}.`
          : `Deleted: ${tidied.deleted}. Archived: ${tidied.archived}.`,
      );
    return 0;
  }
  const idle = asked.number('idle', { min: 0, max: 100_000 });
  const filter: TableFilter = {
    ...phaseOf(asked.text('phase')),
    ...(idle !== undefined && { idleDays: idle }),
    limit: asked.number('limit', { min: 1, max: 1_000_000 }) ?? 100,
  };
  const found = await listTables(server, filter).catch(failed);
  if (desk.json) desk.document(found);
  else desk.print(...found.map((line) => sayTable(line, desk.lang)), sayCount(found.length, desk.lang));
  return 0;
};

function phaseOf(text: string | undefined): TableFilter {
  if (text === undefined) return {};
  const phase = PHASES.find((known) => known === text);
  if (phase === undefined)
    throw new BadInput(
      unknownName('no-such-phase', { fr: 'Il n’y a pas d’état', en: 'There is no phase' }, text, PHASES),
    );
  return { phase };
}

function sayTable({ id, game, title, phase, records, bytes, changed, listed }: TableLine, lang: Lang): string {
  const size = `${Math.ceil(bytes / 1024)} kB`.padStart(9);
  const when = new Date(changed).toISOString().slice(0, 16).replace('T', ' ');
  const shown = listed ? (lang === 'fr' ? ' (au hall)' : ' (in the lobby)') : '';
  return `${id.slice(0, SHOWN)}  ${when}  ${String(records).padStart(6)} ${size}  ${game}  ${title[lang]}  ${PHASE_WORDS[lang][phase]}${shown}`;
}

function sayCount(count: number, lang: Lang): string {
  if (lang === 'fr') return count <= 1 ? `${count} table.` : `${count} tables.`;
  return count === 1 ? '1 table.' : `${count} tables.`;
}
