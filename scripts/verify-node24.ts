/**
 * Tests, build and journeys on Node 24, whatever runs this: the npm package `node` brings it, which is fetched when it is asked for and not
 * with everybody's installation. `npm run verify:node24 -- tests` runs the stages whose name holds that word.
 */
import { execFileSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { chromium } from './chromium.ts';
import { type Check, runChecks } from './run-checks.ts';

const stages: Check[] = [
  { name: 'version', run: 'node --version' },
  { name: 'build', run: 'npm run build --silent' },
  { name: 'tests', run: 'npm test --silent' },
  { name: 'journeys', run: 'npm run test:e2e --silent' },
];

const binary = execFileSync('npx', ['-y', 'node@24', '-p', 'process.execPath'], { encoding: 'utf8' }).trim();
const words = process.argv.slice(2);
const asked = stages.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
await runChecks(asked, {
  ...process.env,
  PATH: `${dirname(binary)}${delimiter}${process.env.PATH}`,
  CHROMIUM_PATH: chromium(),
  NO_UPDATE_NOTIFIER: '1',
});
