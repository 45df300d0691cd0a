import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { longer, openAlive, says } from './patience.ts';
import { enterByPassword, newAccount, saveColomboAddress } from './shopper.ts';

test.describe('an answer that does not come', () => {
  test.skip(({ isMobile }) => isMobile, 'half a minute each; the same code on both');

  test('to a page: said after 3 s, given up after 30 s, asked for once', async ({ page }) => {
    await openAlive(page, '/contact-us');
    const asked: string[] = [];
    await page.route(/\/api\//, (route) => void asked.push(route.request().url()));
    await page.getByRole('link', { name: /home/i }).first().click();
    const clicked = Date.now();
    await expect(says(page, longer)).toBeVisible();
    const failed = page.getByRole('main').getByText('Something went wrong').first();
    await expect(failed).toBeVisible({ timeout: 60_000 });
    expect(Date.now() - clicked).toBeGreaterThan(28_000);
    expect(asked.length).toBe(new Set(asked).size);
    await expect(says(page, longer)).toHaveCount(0);
    await page.unroute(/\/api\//);
    const alerts = page.getByRole('main').getByRole('alert');
    const before = await alerts.count();
    await alerts.getByRole('button', { name: 'Try again' }).first().click();
    await expect.poll(() => alerts.count()).toBeLessThan(before);
  });

  test('to a list’s next page', async ({ page }) => {
    const more = /\/api\/indexTag\/moreGoodStuff\?.*current=2/;
    const asked: string[] = [];
    await page.route(more, (route) => void asked.push(route.request().url()));
    await openAlive(page, '/');
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      expect(asked).toHaveLength(1);
    }).toPass();
    await expect(says(page, longer)).toBeVisible();
    const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'Something went wrong' });
    await expect(failed).toBeVisible({ timeout: 60_000 });
    expect(asked).toHaveLength(1);
    await page.unroute(more);
    const products = page.getByRole('main').locator('a[href^="/products/"]');
    const before = await products.count();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => products.count()).toBeGreaterThan(before);
  });

  test('to a code that was asked for: said over the open dialog, and the button is there again', async ({
    page,
  }) => {
    let sent = 0;
    await page.route(/\/api\/sms\/send/, () => void (sent += 1));
    await openAlive(page, '/');
    await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Mobile number').fill('771234567');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(says(page, /^This takes longer than usual\. We are still waiting/)).toBeVisible();
    await expect(page.getByText('Something went wrong').first()).toBeVisible({ timeout: 60_000 });
    await expect(dialog.getByRole('button', { name: 'Send code' })).toBeEnabled();
    expect(sent).toBe(1);
  });

  test('to an order: said, never sent again by itself, and the button is there again', async ({
    page,
    request,
  }) => {
    test.setTimeout(150_000);
    await enterByPassword(page, '/Cart', await newAccount(page, request));
    await page.goto('/products/100001');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
    await page.goto('/Cart');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await saveColomboAddress(page);
    await page.getByRole('button', { name: 'Continue' }).first().click();
    await page.getByRole('radio', { name: /bank card/i }).check();

    const submit = /\/api\/p\/order\/submit/;
    let sent = 0;
    await page.route(submit, () => void (sent += 1));
    const place = page.getByRole('button', { name: 'Place order' }).first();
    await place.click();
    await expect(says(page, /^This takes longer than usual\. We are still waiting/)).toBeVisible();
    await expect(page.getByText('No answer yet.').first()).toBeVisible({ timeout: 60_000 });
    expect(sent).toBe(1);
    await page.unroute(submit);
    await expect(place).toBeEnabled();
    await place.click();
    await expect(page).toHaveURL(/order-placed/);
  });
});
