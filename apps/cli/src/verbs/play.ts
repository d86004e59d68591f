import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Game, Seat } from '@arbitre/kernel';
import { startMatch } from '@arbitre/referee/core';
import type { Asked } from '../arguments.ts';
import { BadInput, complaint, unknownName } from '../bad-input.ts';
import { openScenario } from '../files/position.ts';
import { writeWhole } from '../files/write.ts';
import { linesFrom } from '../play/lines.ts';
import { chooseGame } from '../play/menu.ts';
import { type Begun, resumeGame } from '../play/resume.ts';
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
  const { game, match, title } =
    'scenario' in what ? await begin(desk, asked, what.scenario) : await resumeGame(what.resumed, desk);
  const bots = botsOf(game, match.state, asked.texts('bot'));
  const file = asked.text('save') ?? ('resumed' in what ? what.resumed : null);
  if (file !== null && !('resumed' in what && what.resumed === file)) await mustBeNew(file, desk);
  return new Table(desk, { game, match, title, undone: [], bots }, file);
}

async function begin(desk: Desk, asked: Asked, name: string): Promise<Begun> {
  const scenario = await openScenario(name, asked.texts('ruling'), desk);
  const seed = asked.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? randomInt(1_000_000);
  const { game, title = game.rulebook.title } = scenario;
  return { game, match: startMatch(scenario, { kind: 'seeded', seed }, desk.lang), title };
}

/** A game is never written over another, and a place that cannot be written to is said before the first move. */
async function mustBeNew(file: string, { shell }: Desk): Promise<void> {
  const path = resolve(shell.cwd, file);
  if (existsSync(path)) {
    throw new BadInput(
      complaint('file-exists', {
        fr: `--save ${file} : ce fichier existe déjà ; --resume ${file} le reprend, un autre nom le garde`,
        en: `--save ${file}: this file exists already; --resume ${file} goes on with it, another name keeps it`,
      }),
    );
  }
  await writeWhole(file, '', shell);
  await rm(path);
}

function botsOf(game: Game, state: unknown, asked: readonly string[]): readonly Seat[] {
  const seats = game.seats(state);
  const stranger = asked.find((seat) => !seats.includes(seat));
  if (stranger === undefined) return asked;
  throw new BadInput(
    unknownName('unknown-seat', { fr: '--bot : place inconnue', en: '--bot: unknown seat' }, stranger, seats),
  );
}

const NOT_FOR_MACHINES = {
  fr: 'play s’adresse à des personnes ; un programme emploie offers et judge avec --json',
  en: 'play speaks to people; a program uses offers and judge with --json',
};

const BOTH = {
  fr: 'SCENARIO commence une partie et --resume en reprend une : il faut choisir',
  en: 'SCENARIO begins a game and --resume goes on with one: choose',
};
