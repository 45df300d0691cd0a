import cluster from 'node:cluster';
import { beginDatabase } from './composition/begin-database.ts';
import { ConfigFault, readVariables } from './config/read-variables.ts';
import type { Variables } from './config/variables.ts';
import { DataDirectoryInUse } from './db/directory-lock.ts';
import { errorFacts } from './http/error-log.ts';
import { logConsole, logCrashes, standardLogger } from './http/logger.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const began = performance.now();
const dev = process.argv.includes('--dev');

/** The words after a command of the command line, or undefined where it was not given. */
function wordsAfter(command: string): string[] | undefined {
  const place = process.argv.indexOf(command);
  return place > 0 ? process.argv.slice(place + 1) : undefined;
}

/**
 * Does what the command line asks for in place of the shop, and answers its exit code; undefined where the shop is asked for. Only
 * the code of what is asked is loaded.
 */
async function runCommand(read: Variables): Promise<number | undefined> {
  const [desk, keys, seed] = ['desk', 'keys', 'seed'].map(wordsAfter);
  if (desk) {
    const { runDesk } = await import('./desk/run-desk.ts');
    return runDesk(desk, { print: say });
  }
  if (keys) {
    const { runKeys } = await import('./composition/run-keys.ts');
    return runKeys(keys, { read, print: say });
  }
  if (seed) {
    const { runSeed } = await import('./seed/run-seed.ts');
    return runSeed(seed, { env: read, print: say });
  }
  return undefined;
}

async function run() {
  const read = readVariables();
  const logger = standardLogger(read.LOG_LEVEL);
  logCrashes(logger);
  if (!dev) logConsole(logger.log);
  const exitCode = await runCommand(read);
  if (exitCode !== undefined) process.exit(exitCode);
  if (read.WORKERS > 1 && !dev && cluster.isPrimary) {
    const { runWorkers } = await import('./composition/run-workers.ts');
    return runWorkers({ read, say });
  }
  const opening = beginDatabase(read);
  const mark = '--run=';
  const name = process.argv.find((word) => word.startsWith(mark))?.slice(mark.length);
  const { openShop } = await import('./composition/open-shop.ts');
  return openShop({ read, opening, began, dev, run: name, say });
}

try {
  await run();
} catch (error) {
  const isTold = error instanceof DataDirectoryInUse || error instanceof ConfigFault;
  if (isTold) process.stderr.write(`${error.message}\n`);
  else {
    const logger = standardLogger();
    logger.log({ level: 'fatal', event: 'start.failed', ...errorFacts(error) });
    await logger.flush();
  }
  process.exit(1);
}
