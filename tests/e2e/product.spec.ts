import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { quietConsole } from './shopper.ts';

/** Nine reviews, four of them in English: none of two stars; the two with photos are Russian and Chinese. */
const glass = '/products/100112';
/** Black is sold out, three white ones are left. */
const kettle = '/products/100003';

test('reviews in the reader’s language come first, all are narrowed and enlarged (S2.61, S2.62)', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto(glass);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText('4 reviews, newest first')).toBeVisible();
  await expect(reviews.getByRole('article')).toHaveCount(4);
  const others = reviews.getByRole('button', { name: /^In other languages/ });
  await expect(others).toHaveText(/\(5\).*Portuguese: 2 · Chinese: 2 · Russian: 1/);
  await others.click();
  await expect(reviews.getByRole('article')).toHaveCount(9);
  await expect(reviews.getByRole('article').getByText('· Russian')).toHaveCount(1);
  await expect(reviews.locator('p[lang="ru"]').first()).toContainText(/[а-я]{3}/);
  await reviews.getByRole('button', { name: /^With photos/ }).click();
  await expect(reviews.getByText('No review here is in your language.')).toBeVisible();
  await expect(reviews.getByRole('article')).toHaveCount(2);
  await reviews.getByRole('button', { name: 'Enlarge picture 1' }).first().click();
  const picture = page.getByRole('dialog', { name: /^Pictures by/ });
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();
  await reviews.getByRole('button', { name: /^2 stars: / }).click();
  await expect(reviews.getByText('0 reviews, newest first')).toBeVisible();
  await reviews.getByRole('button', { name: 'Clear filters' }).click();
  await expect(reviews.getByText('4 reviews, newest first')).toBeVisible();
  expect(said).toEqual([]);
});

test('a page is shared by its bare address, copied or scanned', async ({ page, context }) => {
  const said = quietConsole(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${kettle}?utm_source=friend`);
  await page.getByRole('button', { name: /^Share: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('img', { name: 'Code with the link' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(kettle, page.url()).href);
  expect(said).toEqual([]);
});

test('where the device has a sheet of its own, that one shares', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: (shared: { url: string }) => {
        document.documentElement.dataset.shared = shared.url;
        return Promise.resolve();
      },
    });
  });
  await page.goto(kettle);
  await page.getByRole('button', { name: /^Share: / }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`${kettle}$`));
  await expect(page.getByRole('dialog', { name: 'Share' })).toHaveCount(0);
});

test('a variant that is gone is struck, takes the focus, says why and offers the nearest', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto(kettle);
  const gone = page.getByRole('radio', { name: 'Black out of stock' });
  await page.getByRole('radio', { name: 'Stainless steel' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(gone).toBeFocused();
  await expect(gone).toBeChecked();
  await expect(gone.locator('xpath=..')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.getByText('Out stock', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy now' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See similar' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose Stainless steel' }).click();
  await expect(page.getByRole('radio', { name: 'Stainless steel' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeEnabled();
  expect(said).toEqual([]);
});

test('no key leads past the pieces that there are (Z40)', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto(kettle);
  await page.getByRole('radio', { name: 'White' }).click();
  const pieces = page.getByRole('spinbutton', { name: 'Quantity' });
  await expect(page.getByText('Only 3 left')).toBeVisible();
  for (const [typed, taken] of [
    ['0', '1'],
    ['-4', '1'],
    ['2', '2'],
    ['2.5', '2'],
    ['99999999', '3'],
  ] as const) {
    await pieces.fill(typed);
    await pieces.press('Enter');
    await expect(pieces).toHaveValue(taken);
  }
  await expect(page.getByText('That is all there is in stock.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'One more' })).toBeDisabled();
  await page.getByRole('button', { name: 'One fewer' }).focus();
  await page.keyboard.press('Enter');
  await expect(pieces).toHaveValue('2');
  await expect(page.getByText('That is all there is in stock.')).toBeHidden();
  expect(said).toEqual([]);
});

test('what is not sold here says where it is, and shows what like it is sold here', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/products/100015');
  await expect(page.getByText('This product does not available in your area')).toBeVisible();
  await expect(page.getByText('Sold in: Laos and Türkiye')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  const similar = page.getByRole('region', { name: 'Similar in Sri Lanka' });
  await expect(similar.getByRole('article').first()).toContainText('Rs');
  await expect(page.getByRole('region', { name: 'Similar products' })).toHaveCount(0);
  await similar.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Similar products' })).toBeVisible();
  expect(said).toEqual([]);
});

test('the parts of the page are reached by their links; what was seen before is offered again', async ({
  page,
  isMobile,
}) => {
  // A wide page has the seller beside the description.
  const lastPart = isMobile ? 'About seller' : /^Reviews/;
  const said = quietConsole(page);
  await page.goto(kettle);
  const parts = page.getByRole('navigation', { name: 'Sections of this page' });
  for (const name of ['Specifications', 'About seller', 'Description'])
    await parts.getByRole('link', { name }).click();
  const reviews = parts.getByRole('link', { name: /^Reviews/ });
  await reviews.click();
  await expect(page).toHaveURL(/#reviews$/);
  await expect(reviews).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeInViewport();
  const jumpTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  for (const top of [0, 100_000, 0]) {
    await jumpTo(top);
    await expect(parts.locator('[aria-current="location"]')).toHaveText(top === 0 ? 'Description' : lastPart);
  }
  await page.goto(glass);
  await page.keyboard.press('Tab');
  const before = page.getByRole('region', { name: 'Recently viewed' });
  await expect(before.getByRole('link', { name: 'Cordless Electric Kettle 1.7 L' })).toBeVisible();
  await expect(before.getByRole('link', { name: /Espresso Glass/ })).toHaveCount(0);
  expect(said).toEqual([]);
});

test('the page says what it is, where it comes from, when it comes and how long it is warranted (S2.59, S2.60, S2.63–S2.67, S9.28)', async ({
  page,
}) => {
  await page.goto(kettle);
  const main = page.getByRole('main');
  for (const name of ['Description', 'Specifications', 'About seller', 'Similar products'])
    await expect(
      main.getByRole('region', { name }).or(main.getByRole('heading', { name })).first(),
    ).toBeVisible();
  await expect(main.getByText(/\d+ months/).first()).toBeVisible();
  await expect(main.getByText('Ships from').first()).toBeVisible();
  await expect(main.getByText(/\w{3} \d+ \w{3,4} – /).first()).toBeVisible();
});
