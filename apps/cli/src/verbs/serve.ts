import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { startServer, WrongFolder } from '@arbitre/server';
import type { ServerOptions } from '@arbitre/server/options';
import { BadInput, complaint } from '../bad-input.ts';
import { shippedFolder } from '../files/shipped.ts';
import { askedServer } from '../server-options.ts';
import type { Desk, Verb } from '../verb.ts';
import { noDatabase } from './database.ts';

export const serve: Verb = async (desk, asked) => {
  const wanted = askedServer(asked, desk);
  const options = { ...wanted, scenarios: wanted.scenarios || shippedFolder() };
  // A person at a terminal wants an address, not lines of JSON; whoever asks for them gets them.
  const wantsLog = asked.has('log') || desk.shell.env['ARBITRE_LOG'] !== undefined;
  const chatty = wantsLog || !desk.shell.output.isTTY;
  const leaving = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]); // heard while it starts, too
  const server = await start({ ...options, log: chatty ? options.log : 'warn' });
  if (!chatty) desk.print(...welcome(server.url, server.port, options, desk));
  else if (!wantsLog) desk.shell.errors.write(`${desk.words.serve.open(server.url)}\n`); // the log buries it
  await leaving;
  await server.stop();
  return 0;
};

async function start(options: ServerOptions): ReturnType<typeof startServer> {
  try {
    return await startServer(options);
  } catch (problem) {
    const closed = noDatabase(problem, options);
    if (closed !== null) throw closed;
    if (problem instanceof WrongFolder) throw wrongFolder(problem);
    if (!(problem instanceof Error) || !('code' in problem)) throw problem;
    const { host, port } = options;
    if (problem.code === 'ERR_FOLDER_SERVED')
      throw new BadInput(
        complaint('folder-served', {
          fr: `Un autre Arbitre sert déjà le dossier ${options.data}. Choisissez-en un autre avec --data ; pour plusieurs processus sur les mêmes tables, prenez PostgreSQL (DATABASE_URL).`,
          en: `Another Arbitre already serves the folder ${options.data}. Choose another with --data; for several processes on the same tables, use PostgreSQL (DATABASE_URL).`,
        }),
      );
    if (problem.code === 'EADDRINUSE')
      throw new BadInput(
        complaint('port-in-use', {
          fr: `Le port ${port} est déjà pris. Essayez --port ${port + 1}, ou --port 0 pour un port libre.`,
          en: `Port ${port} is already taken. Try --port ${port + 1}, or --port 0 for a free one.`,
        }),
      );
    if (problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND' || problem.code === 'EACCES')
      throw new BadInput(
        complaint('cannot-listen', {
          fr: `Impossible d’écouter sur ${host}, port ${port} (${problem.message}).`,
          en: `Cannot listen on ${host}, port ${port} (${problem.message}).`,
        }),
      );
    throw problem;
  }
}

function wrongFolder({ option, folder }: WrongFolder): BadInput {
  const [fr, en] =
    option === 'web'
      ? ['un dossier de pages avec un index.html', 'a folder of pages with an index.html']
      : ['un dossier de scénarios', 'a folder of scenarios'];
  return new BadInput(
    complaint('wrong-folder', {
      fr: `--${option}\u202f: trouvé «\u202f${folder}\u202f», attendu ${fr}`,
      en: `--${option}: found “${folder}”, expected ${en}`,
    }),
  );
}

/** Where to go, and what to tell the others in the room. */
function welcome(url: string, port: number, { host, databaseUrl, data }: ServerOptions, desk: Desk): readonly string[] {
  const { paint, words } = desk;
  const elsewhere =
    host === '0.0.0.0' || host === '::' ? neighbours().map((address) => `http://${address}:${port}`) : [];
  return [
    '',
    `  ${paint.bold('Arbitre')}`,
    '',
    `  ${words.serve.here}  ${paint.bold(url)}`,
    ...elsewhere.map((address) => `  ${words.serve.there}  ${address}`),
    `  ${words.serve.kept}  ${databaseUrl === '' ? data : 'PostgreSQL'}`,
    '',
    `  ${words.serve.stop}`,
    '',
  ];
}

/** Addresses of this machine that others on its network can reach. */
function neighbours(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((cards) =>
    (cards ?? []).flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  );
}
