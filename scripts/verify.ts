/**
 * Every check of the project. Short ones always run whole; of tests, stories and journeys those that a change reaches
 * since a commit at which everything passed (`reach/`, decision 38), or all: where no such commit is known, and with `--all`.
 * `--base=<commit or branch>` names another one. `--record` writes down that everything passed at this commit: all of it now, or what
 * has changed since the one that is recorded.
 * What a failed check printed last is said again at the end, then the seconds of each stage; the last line is `N passed, N failed`.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { chromium } from './chromium.ts';
import { cleanCommit, recordFile } from './reach/changed-files.ts';
import type { LongCheck } from './reach/parts-of-checks.ts';
import { reachedScreens } from './reach/opened-screens.ts';
import { planAsked } from './reach/plan.ts';
import { resultFiles } from './requirements/read-results.ts';
import { type Check, runAll } from './run-checks.ts';

const words = process.argv.slice(2);
const clean = cleanCommit();
const otherBase = process.env.VERIFY_BASE ?? words.find((word) => word.startsWith('--base='));
if (words.includes('--record') && (!clean || otherBase)) {
  console.error('Recorded is a commit with no file changed, compared with the recorded one alone.');
  process.exit(1);
}
const { reached, said } = await planAsked(words, process.env);
console.log(said.join('\n'));

/** A long check, with the files that the change reaches in the place of all. */
function long(check: LongCheck, name: string, run: string): Check {
  const part = reached[check];
  if ('whole' in part) return { name, run };
  if (part.files.length === 0) return { name, skipped: 'the change reaches none' };
  const screens = part.screens ? `${reachedScreens}=${part.screens.join(',')} ` : '';
  return { name: `${name} (what the change reaches)`, run: `${screens}${run} ${part.files.join(' ')}` };
}

const make = (...outputs: string[]) => `node --import tsx scripts/make.ts ${outputs.join(' ')}`;

const checks: Check[] = [
  { name: 'contract: lint', run: 'npm run api:lint --silent' },
  {
    name: 'contract: bundle, types, page',
    run: `${make('contract', 'reference')} && node --import tsx scripts/contract-figures.ts`,
  },
  {
    name: 'words: extracted file is fresh',
    run: 'node --import tsx scripts/extract-messages.ts --check',
  },
  { name: 'words: five languages agree', run: 'npm run messages:verify --silent' },
  { name: 'words: compiled', run: make('words') },
  { name: 'types', run: 'npm run typecheck --silent' },
  { name: 'lint', run: 'npm run lint --silent' },
  { name: 'format', run: 'npm run format:check --silent' },
  { name: 'floors', run: 'npm run floors --silent' },
  { name: 'nothing is left unused', run: 'npm run unused --silent' },
  // Before the tests: some of them try the built shop, where there is one.
  { name: 'build and budgets', run: make('shop') },
  long(
    'tests',
    'tests',
    `npm test --silent -- --reporter=default --reporter=json --outputFile.json=${resultFiles.test}`,
  ),
  { name: 'workbench: build', run: make('workbench') },
  long('stories', 'workbench: plays, accessibility, pictures', 'npm run test:stories --silent -- --pictures'),
  { name: 'workbench: figures', run: 'npm run workbench:figures --silent' },
  long(
    'journeys',
    'journeys in Chromium',
    `PLAYWRIGHT_JSON_OUTPUT_NAME=${resultFiles.journey} npm run test:e2e --silent -- --reporter=list,json`,
  ),
  { name: 'journeys: their screens are recorded', run: 'node --import tsx scripts/opened-screens.ts' },
  // Last: it joins what the tests and journeys before it have left.
  { name: 'requirements: every line is proven', run: 'npm run coverage:requirements --silent' },
];

for (const folder of ['test-results', 'coverage']) rmSync(folder, { recursive: true, force: true });
const passed = await runAll(checks, { ...process.env, CHROMIUM_PATH: chromium(), NO_UPDATE_NOTIFIER: '1' });
if (words.includes('--record') && passed && cleanCommit() === clean)
  writeFileSync(recordFile, `${JSON.stringify({ commit: clean }, null, 2)}\n`);
process.exit(passed ? 0 : 1);
