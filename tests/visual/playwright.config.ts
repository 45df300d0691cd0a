import { defineConfig } from '@playwright/test';
import { chromium, chromiumArgs } from '../tools/chromium.ts';

/** Pictures of every story against those kept in `baselines/`; the report shows before, after and difference. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  globalSetup: './workbench.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['./tally.ts'], ['html', { open: 'never', outputFolder: '../../test-results/visual-report' }]],
  use: { launchOptions: { executablePath: chromium(), args: chromiumArgs } },
});
