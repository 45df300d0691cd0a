import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { heapFlags } from './heap-flags.ts';

type Wanted = {
  port: number;
  dataDir: string;
  /** The path that must be answered well before the shop counts as started. */
  until: string;
  env?: Record<string, string>;
  /** The folder whose build is started; the one that this runs in without it. */
  checkout?: string | undefined;
};

/** So many ports on is the sandbox processor of a shop: shops stand port by port beside each other. */
const sandboxPortsOn = 20;
const pollMs = 50;
const patienceMs = 240_000;

/** Starts the built shop (`dist`) as a process of its own, as `npm start` does. */
export async function spawnShop({ port, dataDir, until, env = {}, checkout = '' }: Wanted) {
  const began = performance.now();
  const child = spawn(process.execPath, [...heapFlags(checkout), join(checkout, 'dist/service/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SANDBOX_PORT: String(port + sandboxPortsOn),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => (said.stdout += String(text)));
  child.stderr.on('data', (text) => (said.stderr += String(text)));
  const url = `http://localhost:${port}`;
  for (;;) {
    const answer = await fetch(url + until).catch(() => undefined);
    await answer?.text();
    if (answer?.ok) break;
    if (child.exitCode !== null || performance.now() - began > patienceMs) {
      child.kill('SIGKILL');
      throw new Error(`the shop did not start (${child.exitCode}): ${said.stderr.slice(-2_000)}`);
    }
    await pause(pollMs);
  }
  return {
    url,
    pid: child.pid ?? 0,
    /** What it has printed and logged so far. */
    said,
    startedInMs: performance.now() - began,
    /** The most memory that the process ever had, and what it has now, in MiB (Linux). */
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
      return { peak: read('VmHWM'), now: read('VmRSS') };
    },
    /** Resolves with the exit code once the process has ended by itself. */
    ended: async () => child.exitCode ?? ((await once(child, 'exit'))[0] as number | null),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
