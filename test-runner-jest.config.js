import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const browser = JSON.parse(readFileSync(new URL('scripts/browser.json', import.meta.url), 'utf8'));
const playwright = base.testEnvironmentOptions['jest-playwright'];
const chromium = () =>
  execFileSync('sh', ['-c', 'command -v chromium-headless-shell || command -v chromium'], {
    encoding: 'utf8',
  }).trim();

export default {
  ...base,
  // A journey through the whole shop is longer than any other play.
  testTimeout: 120_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH || chromium(),
        headless: true,
        args: browser.args,
      },
      contextOptions: browser.context,
    },
  },
};
