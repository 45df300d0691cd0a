/** Every check of the project, fast ones first. Its last line: `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chromium } from './chromium.ts';

type Check = { name: string; run: string };

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
  { name: 'workbench: plays and accessibility', run: 'npm run test:stories --silent' },
  { name: 'journeys in Chromium', run: 'npm run test:e2e --silent' },
];

rmSync('test-results', { recursive: true, force: true });
const env = { ...process.env, CHROMIUM_PATH: chromium(), NO_UPDATE_NOTIFIER: '1' };
const failed: string[] = [];
for (const { name, run } of checks) {
  const began = Date.now();
  console.log(`\n▸ ${name}`);
  const { status } = spawnSync(run, { shell: true, stdio: 'inherit', env });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status !== 0) failed.push(name);
}

for (const name of failed) console.log(`failed: ${name}`);
console.log(`${checks.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
