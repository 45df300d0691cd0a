import { defineConfig } from '@playwright/test';
import { chromium, chromiumArgs } from './tests/tools/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4300);

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'Asia/Colombo',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromium(), args: chromiumArgs },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node dist/service/main.js',
    url: `http://localhost:${port}/api/health`,
    timeout: 120_000,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? 'test-results/shop-data',
      RATE_LIMIT_FACTOR: '100',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
