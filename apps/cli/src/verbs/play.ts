import { randomInt } from 'node:crypto';
import { type LoadedGame, startMatch } from '@arbitre/referee/core';
import type { Asked } from '../arguments.ts';
import { BadInput, complaint } from '../bad-input.ts';
import { openScenario } from '../files/position.ts';
import { mustBeNew } from '../files/write.ts';
import { seatedAt, sessionOf, withComputers } from '../play/computers.ts';
import { type Lines, linesFrom } from '../play/lines.ts';
import { chooseGame, chooseOpponents, type MenuChoice } from '../play/menu.ts';
import { resumeGame } from '../play/resume.ts';
import type { Session } from '../play/session.ts';
import { Table } from '../play/table.ts';
import type { Desk, Verb } from '../verb.ts';

export const play: Verb = async (desk, asked) => {
  if (desk.json) throw new BadInput(complaint('not-for-machines', NOT_FOR_MACHINES));
  const scenario = asked.words[0];
  const resumed = asked.text('resume');
  if (scenario !== undefined && resumed !== undefined) throw new BadInput(complaint('both', BOTH));
  const named = scenario !== undefined ? { scenario } : resumed !== undefined ? { resumed } : null;
  const opened = named && (await open(desk, asked, named)); // a file that cannot be read is said before anything is asked
  const lines = linesFrom(desk.shell);
  try {
    const begun = opened ?? (await openChosen(desk, asked, lines));
    if (begun !== null) await new Table(desk, begun.session, begun.file).sit(lines);
    return 0;
  } finally {
    lines.close();
  }
};

interface Opened {
  readonly session: Session;
  readonly file: string | null;
}

/** What is chosen from the menu, and against whom; null when whoever chooses leaves. */
async function openChosen(desk: Desk, asked: Asked, lines: Lines): Promise<Opened | null> {
  const choice = await chooseGame(desk, lines);
  if (choice === null) return null;
  const opened = await open(desk, asked, choice);
  if ('resumed' in choice || !lines.terminal || asked.has('bot')) return opened;
  const computers = await chooseOpponents(opened.session, desk, lines);
  return computers && { ...opened, session: await withComputers(opened.session, computers) };
}

/** A scenario that begins, or a game that goes on. */
async function open(desk: Desk, asked: Asked, what: MenuChoice): Promise<Opened> {
  const file = asked.text('save') ?? ('resumed' in what ? what.resumed : null);
  let session =
    'scenario' in what
      ? await sessionOf(await begin(desk, asked, what.scenario), {})
      : (await resumeGame(what.resumed, desk)).session;
  for (const text of asked.texts('bot')) session = await withComputers(session, await seatedAt(session, text, '--bot'));
  if (file !== null && !('resumed' in what && what.resumed === file)) await mustBeNew(file, desk.shell);
  return { session, file };
}

async function begin(desk: Desk, asked: Asked, name: string): Promise<LoadedGame> {
  const scenario = await openScenario(name, asked.texts('ruling'), desk);
  const seed = asked.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? randomInt(1_000_000);
  const { game, title = game.rulebook.title } = scenario;
  return { game, match: startMatch(scenario, { kind: 'seeded', seed }, desk.lang), title };
}

const NOT_FOR_MACHINES = {
  fr: 'play s’adresse à des personnes ; un programme emploie offers et judge avec --json',
  en: 'play speaks to people; a program uses offers and judge with --json',
};

const BOTH = {
  fr: 'SCENARIO commence une partie et --resume en reprend une : il faut choisir',
  en: 'SCENARIO begins a game and --resume goes on with one: choose',
};
