import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Why no cache can be tried on this machine; undefined where nginx is found. */
export const nginxMissing = spawnSync('nginx', ['-v']).error
  ? 'there is no nginx on this machine (Debian: apt-get install nginx-light)'
  : undefined;

const patienceMs = 10_000;

/** Starts nginx with the repository's configuration before a shop, on a port and in a folder of its own. */
export async function startFront(port: number, shopPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'mall-front-'));
  const given = readFileSync('docs/front-cache.nginx.conf', 'utf8');
  const own = [
    ['/var/cache/nginx/mall', join(folder, 'kept')],
    ['127.0.0.1:3000', `127.0.0.1:${shopPort}`],
    ['/run/mall-translated.sock', join(folder, 'translated.sock')],
    ['listen 8080', `listen 127.0.0.1:${port}`],
  ].reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) throw new Error(`docs/front-cache.nginx.conf does not say ${from} any more`);
    return text.replaceAll(from, to);
  }, given);
  const log = join(folder, 'answers.log');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    // Started as root, its worker would be somebody to whom this folder is shut.
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { ${places.join(' ')} log_format told '$sent_http_x_cache'; access_log ${log} told; ${own} }`,
  );
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + patienceMs;
  while (!(await fetch(`${url}/api/health`).catch(() => undefined))?.ok) {
    if (child.exitCode === null && performance.now() < until) {
      await pause(50);
      continue;
    }
    child.kill('SIGQUIT');
    throw new Error(`nginx did not start: ${readFileSync(join(folder, 'error.log'), 'utf8').slice(-500)}`);
  }
  return {
    url,
    /** How many answers there were since the last call, by what the cache did (HIT, MISS, BYPASS …). */
    counts() {
      const counted: Record<string, number> = {};
      for (const what of readFileSync(log, 'utf8').split('\n').filter(Boolean))
        counted[what] = (counted[what] ?? 0) + 1;
      writeFileSync(log, '');
      return counted;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
