import { expect, type Page } from '@playwright/test';
import { deskDoes } from './buyer.ts';
import { test } from './journey.ts';
import { quietConsole, signInByService } from './shopper.ts';

/** Reduced some weeks ago, after it was sold for more. */
const kettle = '/products/100003';
/** Never reduced; nobody else in these journeys buys it. */
const machine = { path: '/products/100006', skuIds: [10_000_601, 10_000_602], price: 9_709_000 };

const history = '**/api/prod/priceHistory?**';
const opener = (page: Page, expanded = false) =>
  page.getByRole('main').getByRole('button', { name: 'Price over 90 days', expanded });
const line = (page: Page) => page.getByRole('img', { name: 'The price, day by day' });

test('what a product cost in ninety days is asked for and drawn when a reader opens it', async ({ page }) => {
  const said = quietConsole(page);
  let asked = 0;
  page.on('request', (request) => void (asked += request.url().includes('/priceHistory') ? 1 : 0));
  await page.goto(kettle);
  await expect(opener(page)).toBeVisible();
  expect(asked).toBe(0);
  // It is opened without a mouse as well.
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(line(page)).toBeVisible();
  expect(asked).toBe(1);
  await expect(line(page)).toHaveAccessibleDescription(
    /^At first Rs.12,490, today Rs.10,490\. Lowest Rs.10,490/,
  );
  for (const word of ['Lowest', 'Highest', 'Price today'])
    await expect(page.getByText(word, { exact: true })).toBeVisible();
  const table = page.getByRole('table', { name: 'Prices and when they began' });
  await expect(table.getByRole('row').last()).toContainText('Rs 10,490');
  // What is struck is what it really cost.
  await expect(page.getByText('Rs 10,490, was Rs 12,490, 16% off').first()).toBeAttached();
  await opener(page, true).click();
  await expect(line(page)).toBeHidden();
  expect(said).toEqual([]);
});

test('where the line does not come it fails alone, and comes when it is asked for again', async ({
  page,
}) => {
  await page.route(history, (route) => route.abort());
  await page.goto(kettle);
  await opener(page).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeEnabled();
  await page.unroute(history);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(line(page)).toBeVisible();
});

test.describe('a price that falls', () => {
  const ask = async (page: Page, price: number) => {
    for (const skuId of machine.skuIds) await deskDoes(page, 'price', String(skuId), 'LK', String(price));
  };
  test.afterEach(({ page }) => ask(page, machine.price));

  test('strikes the lowest of the thirty days before, and nothing once it has risen again', async ({
    page,
  }) => {
    const buy = page.getByRole('main');
    await ask(page, 8_709_000);
    await page.goto(machine.path);
    await expect(buy.getByText('Rs 87,090, was Rs 97,090, 10% off').first()).toBeAttached();
    await ask(page, 9_009_000);
    await page.reload();
    await expect(buy.getByText('Rs 90,090', { exact: true }).first()).toBeAttached();
    await expect(buy.getByText(/Rs 90,090, was/)).toHaveCount(0);
  });

  test('is said of a favourite, by how much since it was saved', async ({ page }) => {
    const said = quietConsole(page);
    await signInByService(page);
    await page.goto(machine.path);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: `Favourite: ${name}` })
      .first();
    await heart.click();
    await expect(page.getByText('Added to favourites', { exact: true })).toBeVisible();
    await page.goto('/collection');
    const card = page.getByRole('main').getByRole('article').filter({ hasText: name });
    await expect(card).toBeVisible();
    await expect(card.getByText(/since you saved it/)).toHaveCount(0);

    await ask(page, machine.price - 120_000);
    await page.reload();
    await expect(card.getByText('Down Rs 1,200 since you saved it')).toBeVisible();
    expect(said).toEqual([]);
  });
});
