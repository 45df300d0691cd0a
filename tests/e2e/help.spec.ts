import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { quietConsole } from './shopper.ts';

test('help is found from the footer by a search in its answers, and read (S2.55)', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/contact-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help and support' }).click();
  await expect(page).toHaveURL('/help');
  await page.getByRole('searchbox', { name: 'Search in help' }).fill('COSMETICS');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('1 answer found');
  await main.getByRole('link', { name: /What cannot be returned/ }).click();
  await expect(page).toHaveURL('/help?topic=returns&answer=not-returnable');
  await expect(main.getByRole('heading', { level: 1, name: 'What cannot be returned?' })).toBeVisible();
  await expect(page).toHaveTitle(/What cannot be returned/);
  await main.getByRole('link', { name: 'When do I get my money?' }).click();
  await expect(main.getByText(/card to card, wallet to wallet/)).toBeVisible();
  expect(said).toEqual([]);
});

test('an answer is there as its address is opened, before any script, and wakes without a warning', async ({
  page,
}) => {
  const address = '/help?topic=returns&answer=when-money';
  const html = await (await page.request.get(address)).text();
  expect(html).toContain('When do I get my money?</h1>');
  expect(html).toContain('"@type":"FAQPage"');
  expect(html).toMatch(/rel="canonical" href="[^"]*\/help\?topic=returns&amp;answer=when-money"/);
  const said = quietConsole(page);
  await page.goto(address);
  await page.getByRole('main').getByRole('link', { name: 'How do I return something?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How do I return something?' })).toBeVisible();
  expect(said).toEqual([]);
  expect((await page.request.get('/help?topic=nothing')).status()).toBe(404);
  expect(await (await page.request.get('/help?topic=returns&lang=ru')).text()).toContain('Возврат</h1>');
});
