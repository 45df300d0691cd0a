/**
 * What takes too long for every change, stage by stage. With words only the stages whose name holds one of them
 * (`npm run test:nightly -- journeys`).
 */
import { chromium } from './chromium.ts';
import { type Check, runChecks } from './run-checks.ts';

/** A new stage is a line here. */
const stages: Check[] = [
  {
    name: 'contract: ten times as many calls; orders: ten thousand histories',
    run: 'node --import tsx tests/property/nightly.ts',
  },
  {
    name: 'ratings: averages agree with their stars',
    run: 'npx vitest run tests/service/catalog/ratings.test.ts',
  },
  { name: 'build for the faults and the journeys', run: 'npm run build --silent' },
  {
    name: 'artefact: the build alone, without build tools',
    run: 'node --import tsx scripts/try-artefact.ts',
  },
  { name: 'faults: nothing lost, nothing doubled', run: 'npm run test:faults --silent' },
  { name: 'workbench for the plays', run: 'npm run storybook:build --silent' },
  { name: 'plays: in Chinese', run: 'npm run test:stories --silent -- --language zh' },
  { name: 'plays: in Russian', run: 'npm run test:stories --silent -- --language ru' },
  { name: 'journeys: each ten times', run: 'node --import tsx scripts/repeat-journeys.ts' },
];

const words = process.argv.slice(2);
const asked = stages.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
await runChecks(asked, { ...process.env, CHROMIUM_PATH: chromium(), NO_UPDATE_NOTIFIER: '1' });
