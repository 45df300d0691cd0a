import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { openAlive, wake } from './patience.ts';
import { quietConsole } from './shopper.ts';

test('who goes back before a page is alive gets the page that the address names', async ({ page }) => {
  const said = quietConsole(page);
  await openAlive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  let release = () => undefined as void;
  const held = new Promise<void>((go) => (release = go));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/:\d+\/$/);
  release();
  await wake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('iCan Mall: one mall, four regions');
  expect(said).toEqual([]);
});

test('a page that was left for a while comes to life as the server sent it', async ({ page }) => {
  const said = quietConsole(page);
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('[data-asleep]').first()).toBeAttached();
  // Its plan is old: whoever comes back to the tab has it brought anew.
  await page.waitForTimeout(1500);
  await page.clock.fastForward(120_000);
  const anew = page.waitForResponse(/\/indexTag\/window/);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await anew;
  }).toPass();
  await page.waitForTimeout(300);
  await wake(page);
  expect(said).toEqual([]);
});

test('a pointer that rests where a page appears does not wake it, one that moves does', async ({ page }) => {
  await page.goto('/');
  await page.waitForTimeout(1500);
  // What a browser says when the page has moved below the pointer.
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' })),
  );
  await page.waitForTimeout(500);
  await expect(page.locator('[data-asleep]').first()).toBeAttached();
  await page.mouse.move(120, 160);
  await page.mouse.move(130, 170);
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
});
