import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

const roots = ['/usr/local/bin', '/usr/bin', ...debianFolders()];
const found = roots.find((root) => existsSync(join(root, 'initdb')) && existsSync(join(root, 'pg_ctl')));
/** Where all of its programs are; some of them may be linked to elsewhere. */
const folder = found && dirname(realpathSync(join(found, 'initdb')));

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

type Cluster = {
  /** Folder of the tables, when that is to be another than the cluster's own. */
  tables?: string;
};

/** A PostgreSQL of our own in a temporary folder; `databaseUrl` makes a fresh, empty database in it. */
export async function startPostgres({ tables }: Cluster = {}) {
  const home = mkdtempSync(join(tmpdir(), 'mall-postgres-'));
  chmodSync(home, 0o755);
  const place = join(home, 'cluster');
  mkdirSync(place);
  const data = join(tables ?? place, 'data');
  if (asNobody.length > 0) spawnSync('chown', ['nobody:nogroup', place, ...(tables ? [tables] : [])]);
  const log = tables ? [`--waldir=${join(place, 'wal')}`] : [];
  run(place, 'initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', ...log);
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${place} -c fsync=off -c max_connections=100`;
  const start = () =>
    run(place, 'pg_ctl', '-D', data, '-l', join(place, 'log'), '-o', settings, '-w', 'start');
  const stop = (how: 'fast' | 'immediate') => run(place, 'pg_ctl', '-D', data, '-m', how, '-w', 'stop');
  start();
  let databases = 0;

  /** The server first, then everything that it has started, until nothing new is found. */
  function signal(name: 'SIGSTOP' | 'SIGCONT') {
    const [server = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(server), name);
    const children = spawnSync('pgrep', ['-P', server], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean);
    for (const child of children) {
      try {
        process.kill(Number(child), name);
      } catch {
        // It has ended meanwhile.
      }
    }
  }

  /** Ends it whatever state it is in, and removes what it kept. */
  function remove() {
    process.off('exit', remove);
    if (existsSync(join(data, 'postmaster.pid'))) {
      signal('SIGCONT');
      stop('immediate');
    }
    rmSync(home, { recursive: true, force: true });
  }
  process.once('exit', remove);

  return {
    port,
    /** Process id of the server; what it has started are its children. */
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async databaseUrl() {
      databases += 1;
      const client = new Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
      await client.connect();
      await client.query(`create database mall${databases}`);
      await client.end();
      return `postgres://postgres@127.0.0.1:${port}/mall${databases}`;
    },
    /** All its processes stand still, with every connection open, as on a machine whose disk hangs. */
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    /** Ends it as an operator does, and starts it again on the same data. */
    goDown: () => stop('fast'),
    comeBack: start,
    /** A streaming replica of it, made as an operator makes one. */
    async replica() {
      const copy = join(place, `replica-${(databases += 1)}`);
      run(
        place,
        'pg_basebackup',
        '-D',
        copy,
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'postgres',
      );
      const own = await freePort();
      const how = `-p ${own} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${place} -c fsync=off -c hot_standby=on`;
      const begin = () =>
        run(place, 'pg_ctl', '-D', copy, '-l', join(place, 'replica-log'), '-o', how, '-w', 'start');
      const end = () => run(place, 'pg_ctl', '-D', copy, '-m', 'immediate', '-w', 'stop');
      begin();
      return { urlOf: (databaseUrl: string) => databaseUrl.replace(`:${port}/`, `:${own}/`), begin, end };
    },
    stop: remove,
  };
}
