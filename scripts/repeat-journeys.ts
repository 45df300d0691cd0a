/**
 * Goes every journey ten times on the built shop and says which of them sometimes failed. Arguments are those of
 * Playwright (`tests/e2e/buy.spec.ts --project=phone`).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { flakedJourneys, type JourneyReport } from './flaked-journeys.ts';

const times = 10;
/** Written when all have been gone. */
const report = 'test-results/journeys.json';

const { status } = spawnSync(
  'node_modules/.bin/playwright',
  ['test', `--repeat-each=${times}`, '--retries=0', '--reporter=dot,json', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
);
const { journeys, runs, unsteady } = flakedJourneys(
  JSON.parse(readFileSync(report, 'utf8')) as JourneyReport,
);
console.log(`${journeys} journeys, ${runs} runs: ${unsteady.length} failed at least once`);
for (const { name, failed, of } of unsteady)
  console.log(`${failed === of ? 'always fails' : 'flaked'}: ${name}, ${failed} of ${of}`);
process.exit(status ?? 1);
