import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { logIn, newMobile, quietConsole, saveColomboAddress, untilAnswered } from './shopper.ts';

test('a visitor finds a product, signs in on the way and pays the courier by bank card (S1.2, S1.17, S1.19, S1.21, S6.3, S8.34)', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Electronics/ })
      .first(),
  ).toBeVisible();

  await page.getByRole('combobox', { name: 'Search products, shops and brands' }).click();
  await page.getByRole('combobox', { name: 'Search products, shops and brands' }).fill('toaster');
  await page.getByRole('combobox', { name: 'Search products, shops and brands' }).press('Enter');
  await expect(page).toHaveURL(/SearchResults\/toaster/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Toaster/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products\/\d+/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/Toaster/);
  const name = await heading.innerText();

  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await logIn(page, newMobile());

  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Cart' }).first().click();
  await expect(page).toHaveURL(/\/Cart$/);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();

  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/Checkout/);
  await saveColomboAddress(page);
  await expect(page.getByText('24/1 Stanley Road').first()).toBeVisible();

  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page).toHaveURL(/\/paymentMethod/);
  await page.getByRole('radio', { name: /bank card/i }).check();
  await page.getByRole('button', { name: 'Place order' }).first().click();
  await expect(page).toHaveURL(/order-placed/);
  await page
    .getByRole('link', { name: /View order/ })
    .first()
    .click();
  await expect(page).toHaveURL(/order-details\?orderNumber=\d{18}/);
  await expect(page.getByText('24/1 Stanley Road').first()).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();

  await page.goto('/ToDeliver');
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  expect(said).toEqual([]);
});

test('the cart of a signed-in reader counts, changes and empties (S1.17)', async ({ page }) => {
  await page.goto('/products/100001');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await logIn(page, newMobile());
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
  await page.goto('/Cart');
  const more = page.getByRole('button', { name: /one more|increase/i }).first();
  for (let clicks = 0; clicks < 2; clicks++)
    await untilAnswered(page, '/api/p/shopCart/changeItem', () => more.click());
  await expect(page.getByRole('spinbutton').first()).toHaveValue('3');
  await page.reload();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('3');
  await page
    .getByRole('button', { name: /remove/i })
    .first()
    .click();
  await expect(page.getByText(/cart is empty/i)).toBeVisible();
});
