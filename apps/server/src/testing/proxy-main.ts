import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Crowd } from './crowd.ts';
import { freePort } from './free-port.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';
import { until } from './table.ts';
import { startPostgres } from './temporary-postgres.ts';

/**
 * `npm run proxy -w apps/server`: the nginx configuration of `docs/operating.md`, without its certificate, in front of two servers on one PostgreSQL.
 * Every table must be awake on one of them alone; then one is killed, its tables go on at the other, and nothing is lost.
 */
const TABLES = 24;

/** The configuration as it is printed for operators, for these servers and this port. */
function configuration(folder: string, port: number, servers: readonly SpawnedServer[]): string {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url)), 'utf8');
  const printed = /```nginx\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const upstream = servers.map(({ url }) => `server ${new URL(url).host};`).join('\n');
  const sites = printed
    .replace(/server 127\.0\.0\.1:4310;.*/, () => upstream)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/ssl_certificate.*\n/g, '');
  return `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 1024; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${sites}}`;
}

/** Tables awake on a server. */
async function awakeOn({ url }: SpawnedServer): Promise<number> {
  const { tables } = (await (await fetch(`${url}/health`)).json()) as { tables: number }; // the server's own
  return tables;
}

const folder = mkdtempSync(join(tmpdir(), 'arbitre-proxy-'));
mkdirSync(join(folder, 'logs'));
const postgres = await startPostgres();
const database = await postgres.database('proxy');
const settings = { DATABASE_URL: database, ARBITRE_TRUST_PROXY: '1', ARBITRE_SLEEP_AFTER: '5' };
const servers = [await spawnServer(settings), await spawnServer(settings)];
const port = await freePort();
writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, servers));
const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
const base = `http://127.0.0.1:${port}`;
const answers = async (): Promise<boolean> =>
  fetch(`${base}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));

const crowd = new Crowd(() => base);
await crowd.open(TABLES);
await until(() => crowd.acknowledged > TABLES * 20, 'some play', 120_000);
await new Promise((resolve) => setTimeout(resolve, 15_000)); // tables that were opened elsewhere fall asleep there
const awake = await Promise.all(servers.map(awakeOn));
console.log(`${TABLES} tables through nginx: ${awake.join(' and ')} awake on the two servers`);
await servers[1]?.kill();
const before = crowd.tables.map(({ acknowledged }) => acknowledged.length);
const everyTable = (): boolean =>
  crowd.tables.every(({ acknowledged }, index) => acknowledged.length > (before[index] ?? 0) + 10);
await until(everyTable, 'every table to go on at the other server', 120_000);
await crowd.stop();
const checked = await crowd.check();
console.log(
  `one was killed, all went on at the other: ${checked.acknowledged} moves acknowledged, ${checked.entries} in the logs`,
);
for (const wrong of checked.wrong) console.log(`WRONG: ${wrong}`);
crowd.close();
nginx.kill();
await servers[0]?.kill();
await postgres.stop();
rmSync(folder, { recursive: true });
process.exit(checked.wrong.length > 0 || awake.reduce((sum, count) => sum + count, 0) !== TABLES ? 1 : 0);
