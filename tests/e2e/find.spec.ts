import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { test } from './journey.ts';
import { codeFile } from './patience.ts';
import { quietConsole } from './shopper.ts';

const main = (page: Page) => page.getByRole('main');
const countOf = async (page: Page) =>
  Number(
    /\d+/.exec(
      (await main(page)
        .getByText(/^\d+ products?$/)
        .first()
        .textContent()) ?? '',
    )?.[0],
  );

/** Ticks a filter where the screen has it: beside the products, or in the sheet. */
async function choose(page: Page, isMobile: boolean, name: RegExp) {
  if (isMobile) {
    await page.getByRole('button', { name: /^Filter/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name }).click();
    await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click();
    await expect(sheet).toBeHidden();
  } else {
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name }).or(filters.getByRole('radio', { name })).click();
  }
}

test('a search is narrowed, and its address, its chips and Back know by what (S1.9)', async ({
  page,
  isMobile,
}) => {
  const said = quietConsole(page);
  await page.goto('/SearchResults/jacket?q=jacket');
  const all = await countOf(page);
  await choose(page, isMobile, /^Free delivery/);
  await expect(page).toHaveURL(/freeDelivery=true/);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button', { name: /Free delivery/ })).toBeVisible();
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  await choose(page, isMobile, /^4.0 and up/);
  await expect(page).toHaveURL(/freeDelivery=true.*minRating=4|minRating=4.*freeDelivery=true/);
  await page.goBack();
  await expect(page).not.toHaveURL(/minRating/);
  await page.reload();
  await expect(chips.getByRole('button', { name: /Free delivery/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  await expect(page).not.toHaveURL(/freeDelivery/);
  await expect.poll(() => countOf(page)).toBe(all);
  expect(said).toEqual([]);
});

test('a category below is selected in the address of its own, with the filters kept (S2.3)', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same address from the sheet');
  await page.goto('/electronics/10001?inStock=true');
  await page.getByRole('checkbox', { name: /Audio/ }).click();
  await expect(page).toHaveURL(/\/electronics\/10001\/prods\/audio-\d+\?inStock=true/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audio');
  await page.getByRole('checkbox', { name: /Audio/ }).click();
  await expect(page).toHaveURL(/\/electronics\/10001\?inStock=true/);
});

test('Back on a list finds its page, its place and the card that was opened (Z7)', async ({ page }) => {
  await page.goto('/fashion/10034?page=2');
  const card = main(page).locator('a[href^="/products/"]').nth(20);
  const href = await card.getAttribute('href');
  await card.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await card.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(main(page).locator(`a[href="${href}"]`).first()).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
});

test('what makes no sense in an address narrows nothing, and what nothing has says so', async ({ page }) => {
  for (const bad of [
    'page=0',
    'page=99999',
    'minPrice=x&brandIds=;--',
    'minRating=99',
    'sort=%00&placeOfOrigin=..%2F..',
  ]) {
    const answer = await page.goto(`/SearchResults/jacket?q=jacket&${bad}`);
    expect(answer?.status(), bad).toBe(200);
    await expect(main(page).locator('a[href^="/products/"]').first(), bad).toBeVisible();
  }
  await page.goto('/SearchResults/jacket?q=jacket&minPrice=2000000&maxPrice=1000000');
  await expect(main(page).locator('a[href^="/products/"]').first()).toBeVisible();
  await page.goto('/SearchResults/jacket?q=jacket&maxPrice=1');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(main(page).locator('a[href^="/products/"]').first()).toBeVisible();
  await page.goto('/SearchResults/jacket?q=jacket&page=300');
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(main(page).locator('a[href^="/products/"]').first()).toBeVisible();
  const long = await page.goto(`/SearchResults/x?q=${'ж'.repeat(300)}%25'"😀`);
  expect(long?.status()).toBe(200);
  await expect(page.getByText(/^No match for/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You may like these' })).toBeVisible();
});

test('a slip of the finger is mended, and shops have a tab (S7.22)', async ({ page }) => {
  await page.goto('/SearchResults/kettel?q=kettel');
  await expect(main(page).getByText('Showing results for kettle')).toBeVisible();
  await main(page).getByRole('link', { name: 'Search only for “kettel”' }).click();
  await expect(page.getByText(/^No match for/)).toBeVisible();
  await page.goBack();
  await main(page).getByRole('link', { name: 'kettle', exact: true }).click();
  await expect(page).toHaveURL(/SearchResults\/kettle/);
  await page.goto('/SearchResults/aurelo?q=aurelo');
  await page.getByRole('link', { name: 'Shops' }).click();
  await expect(page).toHaveURL(/tab=shops/);
  await expect(main(page).getByRole('link', { name: 'Aurelo Official Store' })).toBeVisible();
});

test('results whose code is late show their room until it comes', async ({ page }) => {
  const said = quietConsole(page);
  const come = await hold(page, codeFile('search'));
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search products, shops and brands' });
  await box.fill('kettle');
  await box.press('Enter');
  await expect(page).toHaveURL(/SearchResults\/kettle/);
  const room = main(page).locator('.sweep').first();
  await expect(room).toBeVisible();
  come();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(room).toBeHidden();
  expect(said).toEqual([]);
});

test('the focus goes to a product’s heading, also where the code that shows it is late', async ({ page }) => {
  const come = await hold(page, codeFile('product'));
  await page.goto('/fashion/10034');
  await page.mouse.wheel(0, 1);
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  await main(page).locator('a[href^="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(0);
  come();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
});
