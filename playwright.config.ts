import { defineConfig } from '@playwright/test';
import { chromium, chromiumArgs } from './scripts/chromium.ts';
import { heapFlags } from './scripts/heap-flags.ts';

/** So many files are walked at once (`E2E_WORKERS`). Each worker walks a shop of its own, on data of its own: what one buys is not missing in another's shelves. */
const workers = Number(process.env.E2E_WORKERS ?? 3);
/** Ports between the shops of two workers: journeys start servers beside their shop. */
const portsOfWorker = 40;
/** So many ports on is the sandbox processor of a shop (spawn-shop.ts goes by the same). */
const sandboxPortsOn = 20;
const firstPort = Number(process.env.E2E_PORT ?? 4300);
const firstData = process.env.E2E_DATA_DIR ?? 'test-results/shop-data';

const portOf = (worker: number) => firstPort + worker * portsOfWorker;
const dataOf = (worker: number) => (worker === 0 ? firstData : `${firstData}-${worker}`);

// A worker reads this file again: there, the shop is its own.
const worker = process.env.TEST_PARALLEL_INDEX;
if (worker !== undefined) {
  process.env.E2E_PORT = String(portOf(Number(worker)));
  process.env.E2E_DATA_DIR = dataOf(Number(worker));
}

export default defineConfig({
  testDir: 'tests/e2e',
  workers,
  // A journey that fails is walked once more in a worker that is started anew; the list then names it as flaky. How often
  // journeys flake is counted by the nightly run, which repeats them and tries none again.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${portOf(Number(worker ?? 0))}`,
    locale: 'en-US',
    timezoneId: 'Asia/Colombo',
    // A recording of every step takes a quarter of the time: `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium(), args: chromiumArgs },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: Array.from({ length: workers }, (_, index) => ({
    command: `node ${heapFlags().join(' ')} dist/service/main.js`,
    url: `http://localhost:${portOf(index)}/api/health`,
    timeout: 240_000,
    env: {
      NODE_ENV: 'production',
      PORT: String(portOf(index)),
      SANDBOX_PORT: String(portOf(index) + sandboxPortsOn),
      DATA_DIR: dataOf(index),
      RATE_LIMIT_FACTOR: '100',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
});
