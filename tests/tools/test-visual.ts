/** Compares pictures of every story with the kept ones; `--accept` keeps the new looks. Other arguments go to the runner, as `-g Button`. */
import { spawnSync } from 'node:child_process';

const asked = process.argv.slice(2);
const accept = asked.includes('--accept');
const { status } = spawnSync(
  'node_modules/.bin/playwright',
  ['test', '--config', 'tests/visual/playwright.config.ts', ...asked.filter((word) => word !== '--accept')],
  { stdio: 'inherit', env: { ...process.env, VISUAL_ACCEPT: accept ? '1' : '' } },
);
process.exit(status ?? 1);
