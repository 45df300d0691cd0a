/** Every check of the project, fast ones first. What a failed check printed last is said again at the end; the last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
  { name: 'workbench: plays, accessibility, pictures', run: 'npm run test:stories --silent -- --pictures' },
  { name: 'workbench: figures', run: 'npm run workbench:figures --silent' },
  { name: 'journeys in Chromium', run: 'npm run test:e2e --silent' },
];

/** So many characters at the end of a failed check's output are said again. */
const remembered = 6000;

rmSync('test-results', { recursive: true, force: true });
const env = { ...process.env, CHROMIUM_PATH: chromium(), NO_UPDATE_NOTIFIER: '1' };
const failed: { name: string; said: string }[] = [];
for (const { name, run } of checks) {
  const began = Date.now();
  console.log(`\n▸ ${name}`);
  const child = spawn(`${run} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'], env });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    said = (said + text).slice(-remembered);
  });
  const [code] = await once(child, 'close');
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) failed.push({ name, said });
}

for (const { name, said } of failed) console.log(`\nfailed: ${name}\n${said}`);
console.log(`${checks.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
