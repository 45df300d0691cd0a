import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { wake } from './patience.ts';
import { quietConsole } from './shopper.ts';

const list = '/electronics/10001';

/** What moves over the page: each flight is written down, since it is over soon. */
const watchFlights = (page: Page) =>
  page.evaluate(() => {
    const flights: string[] = [];
    Object.assign(window, { flights });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset.slot === 'carried-photo')
            flights.push(node.closest<HTMLElement>('body > *, html > [data-slot]')?.dataset.slot ?? '');
    }).observe(document, { childList: true, subtree: true });
  });

const flights = (page: Page) => page.evaluate(() => (window as unknown as { flights: string[] }).flights);

const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('link').first();

test('the photo of a product is carried from its card to its page, and back to its card', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto(list);
  await wake(page);
  await watchFlights(page);
  await firstCard(page).click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect.poll(() => flights(page)).toEqual(['first-view']);
  await expect(page.locator('[data-slot="carried-photo"]')).toHaveCount(0);
  await expect(page.getByRole('main').locator('.stage img').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await expect.poll(() => flights(page)).toEqual(['first-view', 'kept-view']);
  await expect(page.locator('[data-slot="carried-photo"]')).toHaveCount(0);
  expect(said).toEqual([]);
});

test('where nothing may move, no photo is carried', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(list);
  await wake(page);
  await watchFlights(page);
  await firstCard(page).click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await flights(page)).toEqual([]);
});
