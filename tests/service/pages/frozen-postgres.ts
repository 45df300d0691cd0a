import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';

const parentOf = (pid: number) =>
  Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

const childrenOf = (pid: number) =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

/**
 * Lets a PostgreSQL stand still with every connection open, as one whose disk hangs: the server first, so that it begins
 * nothing new, then all that it has begun. Gives the way to let it go on.
 */
export async function freezePostgres(databaseUrl: string): Promise<() => void> {
  const client = new Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  const stopped: number[] = [];
  for (const pid of [server, ...childrenOf(server)]) {
    try {
      process.kill(pid, 'SIGSTOP');
      stopped.push(pid);
    } catch {
      // It has ended meanwhile.
    }
  }
  return () => {
    for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');
  };
}
