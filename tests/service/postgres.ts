import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

const roots = ['/usr/local/bin', '/usr/bin', ...debianFolders()];
const folder = roots.find((root) => existsSync(join(root, 'initdb')) && existsSync(join(root, 'pg_ctl')));

function debianFolders() {
  const root = '/usr/lib/postgresql';
  return existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [];
}

/** Why the real PostgreSQL is left out on this machine, or undefined when it is here. */
export const postgresMissing = folder === undefined ? 'initdb is not installed' : undefined;

/** PostgreSQL refuses to run as root, so a root's tests run it as nobody. */
const asNobody =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups'] : [];

function run(home: string, program: string, ...options: string[]) {
  const [command = '', ...rest] = [
    ...asNobody,
    'env',
    `HOME=${home}`,
    join(folder ?? '', program),
    ...options,
  ];
  execFileSync(command, rest, { cwd: home, stdio: 'ignore' });
}

async function freePort() {
  for (let port = 4230; port < 4240; port += 1) {
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) return port;
  }
  throw new Error('no free port for PostgreSQL between 4230 and 4239');
}

/** A PostgreSQL of our own in a temporary folder; `databaseUrl` makes a fresh, empty database in it. */
export async function startPostgres() {
  const home = mkdtempSync(join(tmpdir(), 'mall-postgres-'));
  chmodSync(home, 0o755);
  const place = join(home, 'cluster');
  mkdirSync(place);
  if (asNobody.length > 0) spawnSync('chown', ['nobody:nogroup', place]);
  const data = join(place, 'data');
  run(place, 'initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${place} -c fsync=off -c max_connections=60`;
  run(place, 'pg_ctl', '-D', data, '-l', join(place, 'log'), '-o', settings, '-w', 'start');
  let databases = 0;
  return {
    async databaseUrl() {
      databases += 1;
      const client = new Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
      await client.connect();
      await client.query(`create database mall${databases}`);
      await client.end();
      return `postgres://postgres@127.0.0.1:${port}/mall${databases}`;
    },
    stop() {
      run(place, 'pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
