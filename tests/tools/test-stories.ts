/** Runs every story of the static workbench in Chromium: plays, accessibility, no unmocked request. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from './chromium.ts';
import { serveFolder } from './serve-static.ts';

const folder = 'storybook-static';
if (!existsSync(`${folder}/index.json`)) {
  console.error('Build the workbench first: npm run storybook:build');
  process.exit(1);
}
const { url, stop } = await serveFolder(folder);
const runner = spawn(
  'node_modules/.bin/test-storybook',
  ['--url', url, '--index-json', '--maxWorkers=2', '--ci', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium() } },
);
runner.on('exit', (code) => void stop().then(() => process.exit(code ?? 1)));
