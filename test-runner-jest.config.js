import { execFileSync } from 'node:child_process';
import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];
const chromium = () => execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();

export default {
  ...base,
  testTimeout: process.env.PICTURES ? 120_000 : 30_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH || chromium(),
        headless: true,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--font-render-hinting=none',
          '--force-color-profile=srgb',
          '--hide-scrollbars',
        ],
      },
      contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
    },
  },
};
