import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown when another process has the embedded database open. */
export class DataDirectoryInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(`The data in ${dataDir} is in use by process ${pid}. Stop it first, or choose another DATA_DIR.`);
    this.name = 'DataDirectoryInUse';
  }
}

type Holder = { pid: number; boot: string; started: string };

/**
 * Claims the data directory for this process and answers how to give it back. The embedded database has no lock of
 * its own: two processes on one directory would each lose the other's rows. A lock whose process is dead is taken
 * over.
 */
export function lockDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = join(dataDir, 'database.lock');
  const own = `${lock}.${process.pid}`;
  const text = JSON.stringify({ pid: process.pid, boot: bootId(), started: startOf(process.pid) });
  writeFileSync(own, text);
  try {
    while (!linked(own, lock)) {
      const found = read(lock);
      if (found === undefined) continue;
      const holder = parse(found);
      if (holder && isAlive(holder)) throw new DataDirectoryInUse(dataDir, holder.pid);
      takeAway(lock, found);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const release = () => {
    process.off('exit', release);
    if (read(lock) === text) rmSync(lock, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** The lock appears with its whole content or not at all, which a plain exclusive create cannot promise. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw fault;
  }
}

/** Removes the lock of a dead process, unless somebody else has replaced it meanwhile. */
function takeAway(lock: string, stale: string) {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (read(aside) !== stale) linked(aside, lock);
  rmSync(aside, { force: true });
}

function isAlive({ pid, boot, started }: Holder): boolean {
  if (boot !== bootId()) return false;
  try {
    process.kill(pid, 0);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

/** Differs after every start of the machine, so that an old process number is not taken for a new process. */
const bootId = () => read('/proc/sys/kernel/random/boot_id')?.trim() ?? '';

/** When a process started, in the kernel's ticks; "gone" once it has ended, empty where the kernel does not say. */
function startOf(pid: number): string {
  const [state, ...fields] = read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ') ?? [];
  return state === 'Z' || state === 'X' ? 'gone' : (fields[18] ?? '');
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}
