/** Sends the workbench to Chromatic where a token is given, else says so in one line. `--required` makes that a failure. */
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.');
  process.exit(process.argv.includes('--required') ? 1 : 0);
}
const { status } = spawnSync(
  'node_modules/.bin/chromatic',
  ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
