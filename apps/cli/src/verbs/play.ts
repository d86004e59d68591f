import { randomInt } from 'node:crypto';
import { type LoadedGame, startMatch } from '@arbitre/referee/core';
import type { Asked } from '../arguments.ts';
import { BadInput, complaint } from '../bad-input.ts';
import { openScenario } from '../files/position.ts';
import { mustBeNew } from '../files/write.ts';
import { seatedAt, sessionOf, withComputers } from '../play/computers.ts';
import { linesFrom } from '../play/lines.ts';
import { chooseGame } from '../play/menu.ts';
import { resumeGame } from '../play/resume.ts';
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
    const choice = opened === null ? await chooseGame(desk, lines) : null;
    const begun = opened ?? (choice && (await open(desk, asked, choice)));
    if (begun !== null) await begun.sit(lines);
    return 0;
  } finally {
    lines.close();
  }
};

/** The table of a scenario that begins, or of a game that goes on. */
async function open(
  desk: Desk,
  asked: Asked,
  what: { readonly scenario: string } | { readonly resumed: string },
): Promise<Table> {
  const file = asked.text('save') ?? ('resumed' in what ? what.resumed : null);
  let session =
    'scenario' in what
      ? await sessionOf(await begin(desk, asked, what.scenario), {})
      : (await resumeGame(what.resumed, desk)).session;
  for (const text of asked.texts('bot')) session = await withComputers(session, await seatedAt(session, text, '--bot'));
  if (file !== null && !('resumed' in what && what.resumed === file)) await mustBeNew(file, desk.shell);
  return new Table(desk, session, file);
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
