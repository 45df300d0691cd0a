import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { wake } from './patience.ts';
import { quietConsole } from './shopper.ts';

/** A product with four pictures and twelve like it. */
const toaster = '/products/100001';

test('a product’s page brings the first cards of the row below, and the others as one gets near', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto(toaster);
  const similar = page.getByRole('region', { name: 'Similar products' });
  await expect(similar.getByRole('article')).toHaveCount(4);
  await wake(page);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(similar.getByRole('listitem')).toHaveCount(12, { timeout: 200 });
  }).toPass({ timeout: 30_000 });
  expect(said).toEqual([]);
});

test('a picture of a product is fetched when the one before it is shown', async ({ page, isMobile }) => {
  const said = quietConsole(page);
  await page.goto(toaster);
  const track = page.locator('[data-slot="gallery-track"]');
  const pictures = track.getByRole('img', { includeHidden: true }).or(track.locator('img[alt=""]'));
  await expect(track.getByRole('listitem', { includeHidden: true })).toHaveCount(4);
  await expect(pictures).toHaveCount(2);
  await wake(page);
  if (isMobile) await track.evaluate((row) => row.scrollTo({ left: row.clientWidth }));
  else await page.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(pictures).toHaveCount(3);
  if (!isMobile) {
    await page.getByRole('button', { name: 'Show picture 4' }).focus();
    await expect(pictures).toHaveCount(4);
  }
  expect(said).toEqual([]);
});

test('colours and brands stand below the other filters once a wide page is touched', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the sheet holds all of them when it opens');
  await page.goto('/electronics/10001');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await expect(panel.getByRole('group')).toHaveCount(5);
  await wake(page);
  await expect(panel.getByRole('group', { name: 'Brand' })).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Colour' })).toBeVisible();
});
