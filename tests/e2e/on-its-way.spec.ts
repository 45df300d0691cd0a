import { expect } from '@playwright/test';
import { hold } from './hold.ts';
import { test } from './journey.ts';
import { codeFile, openAlive } from './patience.ts';

const contactCode = codeFile('contact.route');

test('a tap is answered at once: a line while a screen is on its way, its room where it takes longer', async ({
  page,
}) => {
  await openAlive(page, '/');
  // The code that says so comes with the first touch.
  await page.mouse.wheel(0, 100);
  await page.waitForLoadState('networkidle');
  const come = await hold(page, contactCode);
  const line = page.locator('[data-slot=waiting-line]');
  const room = page.locator('[data-slot=waiting-room]');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(line).toBeVisible();
  await expect(room).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  come();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect(line.or(room)).toHaveCount(0);
});

test('a screen that only changes what it shows keeps standing', async ({ page }) => {
  await openAlive(page, '/trending');
  await page.mouse.wheel(0, 100);
  await page.waitForLoadState('networkidle');
  const come = await hold(page, /\/api\/prod\/trending/);
  await page.evaluate(() => window.history.pushState({}, '', '?page=2'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  await expect(page.locator('[data-slot=waiting-line]')).toBeVisible();
  await expect(page.locator('[data-slot=waiting-room]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  come();
  await expect(page.locator('[data-slot=waiting-line]')).toHaveCount(0);
});
