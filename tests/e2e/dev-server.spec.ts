import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { unpackFolder } from '#service/db/unpack-folder.ts';
import { filledFolder } from '#service/seed/filled-folder.ts';
import { test } from './journey.ts';

/** A copy of the sources, which the test may change; `npm run dev` without what it generates first. */
test.skip(({ isMobile }) => isMobile, 'the same server answers phones');
test.describe.configure({ timeout: 240_000 });

const port = Number(process.env.E2E_PORT ?? 4300) + 2;
const folder = mkdtempSync(join(tmpdir(), 'mall-dev-'));
const sources = ['src', 'service', 'scripts', 'openapi', 'package.json', 'tsconfig.json', 'vite.config.ts'];
let shop: ChildProcess | undefined;

test.beforeAll(() => {
  for (const name of sources)
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => !path.includes('seed/images') });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // Filled as the build has it: filling it anew takes a slow machine minutes, and is nothing that is looked at here.
  unpackFolder(filledFolder, join(folder, 'data/database'));
  shop = spawn(process.execPath, ['--import', 'tsx', 'service/main.ts', '--dev'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  });
});

test.afterAll(async () => {
  if (shop && shop.exitCode === null) {
    const ended = once(shop, 'exit');
    shop.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Changes what the footer is, which sleeps until the first touch. */
function changeFooter(mark: string) {
  const file = join(folder, 'src/design-system/layout/Footer.tsx');
  const text = readFileSync(file, 'utf8').replace(
    /<footer( data-mark="\w+")?/,
    `<footer data-mark="${mark}"`,
  );
  writeFileSync(file, text);
}

test('a change of the code is seen on a page that nobody has touched', async ({ page, browser }) => {
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 180_000 },
    )
    .toBe(200);
  await page.goto(`http://localhost:${port}/`);
  await expect(page.locator('[data-asleep] footer')).toBeVisible();
  await page.waitForLoadState('networkidle');
  changeFooter('first');
  await expect(page.locator('footer[data-mark=first]')).toBeVisible({ timeout: 30_000 });

  // Somebody else's page was touched: the server knows the part as loaded from now on.
  const other = await browser.newPage();
  await other.goto(`http://localhost:${port}/`);
  await other.waitForLoadState('networkidle');
  await other.mouse.move(200, 200, { steps: 2 });
  await expect(other.locator('[data-asleep] footer')).toHaveCount(0);
  await expect(page.locator('[data-asleep] footer')).toBeVisible();
  changeFooter('second');
  await expect(other.locator('footer[data-mark=second]')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('footer[data-mark=second]')).toBeVisible({ timeout: 30_000 });
  await other.close();
});
