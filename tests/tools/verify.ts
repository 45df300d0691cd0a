/** Every check of the project, fast ones first. What a failed check printed last is said again at the end; the last line is `N passed, N failed`. */
import { rmSync } from 'node:fs';
import { chromium } from './chromium.ts';
import { type Check, runChecks } from './run-checks.ts';

const checks: Check[] = [
  { name: 'contract: lint, bundle, types', run: 'npm run api --silent' },
  {
    name: 'words: extracted file is fresh',
    run: 'node --import tsx tests/tools/extract-messages.ts --check',
  },
  { name: 'words: five languages agree', run: 'npm run messages:verify --silent' },
  { name: 'words: compiled', run: 'npm run messages:compile --silent' },
  { name: 'types', run: 'npm run typecheck --silent' },
  { name: 'lint', run: 'npm run lint --silent' },
  { name: 'format', run: 'npm run format:check --silent' },
  { name: 'floors', run: 'npm run floors --silent' },
  { name: 'tests', run: 'npm test --silent' },
  { name: 'build and budgets', run: 'npm run build --silent' },
  { name: 'workbench: build', run: 'npm run storybook:build --silent' },
  { name: 'workbench: plays, accessibility, pictures', run: 'npm run test:stories --silent -- --pictures' },
  { name: 'workbench: figures', run: 'npm run workbench:figures --silent' },
  { name: 'journeys in Chromium', run: 'npm run test:e2e --silent' },
];

rmSync('test-results', { recursive: true, force: true });
await runChecks(checks, { ...process.env, CHROMIUM_PATH: chromium(), NO_UPDATE_NOTIFIER: '1' });
