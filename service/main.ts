import cluster from 'node:cluster';
import { openShop } from './composition/open-shop.ts';
import { runKeys } from './composition/run-keys.ts';
import { runWorkers } from './composition/run-workers.ts';
import { ConfigFault, readVariables } from './config/read-variables.ts';
import { DataDirectoryInUse } from './db/directory-lock.ts';
import { runDesk } from './desk/run-desk.ts';
import { errorFacts } from './http/error-log.ts';
import { logConsole, logCrashes, standardLogger } from './http/logger.ts';
import { runSeed } from './seed/run-seed.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const dev = process.argv.includes('--dev');

/** The words after a command of the command line, or undefined where it was not given. */
function wordsAfter(command: string): string[] | undefined {
  const place = process.argv.indexOf(command);
  return place > 0 ? process.argv.slice(place + 1) : undefined;
}

async function run() {
  const read = readVariables();
  const logger = standardLogger(read.LOG_LEVEL);
  logCrashes(logger);
  if (!dev) logConsole(logger.log);
  const desk = wordsAfter('desk');
  if (desk) process.exit(await runDesk(desk, { print: say }));
  const keys = wordsAfter('keys');
  if (keys) process.exit(await runKeys(keys, { read, print: say }));
  const seed = wordsAfter('seed');
  if (seed) process.exit(await runSeed(seed, { env: read, print: say }));
  if (read.WORKERS > 1 && !dev && cluster.isPrimary) return runWorkers({ read, say });
  const mark = '--run=';
  const name = process.argv.find((word) => word.startsWith(mark))?.slice(mark.length);
  return openShop({ read, dev, run: name, say });
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
