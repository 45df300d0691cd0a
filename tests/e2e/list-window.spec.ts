import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { wake } from './patience.ts';
import { logIn, newMobile, quietConsole, signInByService } from './shopper.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The filters, where the screen has them: beside the products, or in the sheet. */
async function filters(page: Page, isMobile: boolean) {
  if (!isMobile) {
    // The lower ones come once the page is touched.
    await wake(page);
    return page.getByRole('complementary', { name: 'Filters' });
  }
  await page.getByRole('button', { name: /^Filter/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

test('a colour is a dot with a name, and the sheet counts before it is taken (S1.9)', async ({
  page,
  isMobile,
}) => {
  const said = quietConsole(page);
  await page.goto('/home-furniture/10027');
  const panel = await filters(page, isMobile);
  const white = panel.getByRole('checkbox', { name: /^White/ });
  await white.click();
  if (isMobile) {
    await expect(page).not.toHaveURL(/categoryTypeAttrIds/);
    await panel.getByRole('button', { name: /^Show [1-9] products?$/ }).click();
  }
  await expect(page).toHaveURL(/categoryTypeAttrIds=\d+/);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button', { name: /White/ })).toBeVisible();
  await page.reload();
  await expect(chips.getByRole('button', { name: /White/ })).toBeVisible();
  expect(said).toEqual([]);
});

test('the price’s slider begins at the cheapest and ends at the dearest product, and keys move it', async ({
  page,
  isMobile,
}) => {
  await page.goto('/home-furniture/10027');
  const panel = await filters(page, isMobile);
  const least = panel.getByRole('slider', { name: 'Lowest price' });
  // It sleeps until the page is touched.
  await panel.hover();
  await expect(least).toHaveAttribute('aria-valuetext', /1,480/);
  await expect(panel.getByRole('slider', { name: 'Highest price' })).toHaveAttribute(
    'aria-valuetext',
    /266,090/,
  );
  await least.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  if (isMobile) await panel.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  await expect(page).toHaveURL(/minPrice=\d+/);
});

test('prices stand in one line across a row, whatever the length of the names', async ({ page }) => {
  await page.goto('/home-furniture/10027');
  await expect(cards(page).first()).toBeVisible();
  const tops = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const price = card.querySelector('[data-slot="price"]') ?? card.querySelector('.tabular-nums');
      return { row: card.getBoundingClientRect().top, price: price?.getBoundingClientRect().top };
    }),
  );
  for (const { row } of tops) {
    const prices = tops.filter((one) => one.row === row).map(({ price }) => Math.round(price ?? 0));
    expect(new Set(prices).size).toBe(1);
  }
});

test('trending says by how much, the most first, for each category too (S2.30)', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/trending');
  const pieces = async () =>
    (await page.getByText(/^\+[\d,]+ this week$/).allTextContents()).map((text) =>
      Number(text.replaceAll(/\D/g, '')),
    );
  await expect(page.getByText(/this week$/).first()).toBeVisible();
  const all = await pieces();
  expect(all.length).toBeGreaterThan(10);
  expect(all).toEqual(all.toSorted((a, b) => b - a));
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'Categories' });
  await tabs.getByRole('link', { name: 'Groceries' }).click();
  await expect(page).toHaveURL(/category=10059/);
  await expect(tabs.getByRole('link', { name: 'Groceries' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(async () => (await pieces()).join()).not.toBe(all.join());
  expect(said).toEqual([]);
});

test('discover keeps the shapes of its pictures, and one reads down its columns (S2.34)', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto('/discover');
  await expect(page.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible();
  await expect(cards(page).nth(1)).toBeVisible();
  const [first, second] = await cards(page).evaluateAll((all) =>
    all.slice(0, 2).map((card) => card.getBoundingClientRect().toJSON()),
  );
  expect(second?.left).toBe(first?.left);
  expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  const heights = await cards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.querySelector('img')?.getBoundingClientRect().height ?? 0)),
  );
  expect(new Set(heights).size).toBeGreaterThan(3);
  expect(said).toEqual([]);
});

test('a shop’s stars are the mean of what its bars count (S2.63)', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/store/oak-linen/2004');
  const say = page.getByRole('region', { name: 'What buyers say' });
  await expect(say.getByRole('article').first()).toBeVisible();
  const counts = await say
    .getByText(/^\d stars?: [\d,]+$/)
    .evaluateAll((rows) =>
      rows.map((row) => (row.textContent ?? '').replaceAll(',', '').match(/\d+/g) ?? []),
    );
  const total = counts.reduce((sum, [, count]) => sum + Number(count), 0);
  const points = counts.reduce((sum, [stars, count]) => sum + Number(stars) * Number(count), 0);
  expect(total).toBeGreaterThan(0);
  await expect(page.getByText(`${(points / total).toFixed(1)} of 5 stars`).first()).toBeAttached();
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oak & Linen' })).toBeVisible();
  expect(said).toEqual([]);
});

test('all categories open below the header by press and by key, and lead on', async ({ page, isMobile }) => {
  const said = quietConsole(page);
  await page.goto('/');
  const way = page.getByRole('banner').getByRole('link', { name: 'All categories' });
  if (isMobile) {
    await way.click();
    await expect(page).toHaveURL('/categories');
    return;
  }
  await page.mouse.move(300, 600, { steps: 2 });
  await expect(way).toHaveAttribute('aria-expanded', 'false');
  await way.click();
  const menu = page.getByRole('dialog', { name: 'All categories' });
  await menu.getByRole('tab', { name: 'Electronics' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Everything in Computers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(way).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Audio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audio' })).toBeVisible();
  await expect(menu).toBeHidden();
  expect(said).toEqual([]);
});

test('the room of a shop puts its things into the cart, and the drawer leads on to the checkout (S2.29)', async ({
  page,
}) => {
  const said = quietConsole(page);
  await signInByService(page);
  await page.goto('/store/oak-linen/2004');
  const room = page.getByRole('region', { name: 'The room in the window' });
  await room.getByRole('button', { expanded: false, name: /Sofa/ }).click();
  await room.getByRole('button', { name: 'Add this one' }).click();
  const drawer = page.getByRole('dialog', { name: 'Added to cart' });
  await expect(drawer.getByText(/Sofa/).first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer).toBeHidden();
  await room.getByRole('button', { name: 'Add all 3' }).click();
  await expect(drawer.getByText(/Cushion/)).toBeVisible();
  await expect(drawer.getByText('× 1')).toHaveCount(3);
  await drawer.getByRole('link', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/Checkout\?lines=\d+%2C\d+%2C\d+/);
  expect(said).toEqual([]);
});

test('who logs in for all that is in a room has all of it in the cart', async ({ page }) => {
  await page.goto('/store/oak-linen/2004');
  const room = page.getByRole('region', { name: 'The room in the window' });
  await room.getByRole('button', { name: 'Add all 3' }).click();
  await logIn(page, newMobile());
  await expect(page.getByRole('dialog', { name: 'Added to cart' }).getByText('× 1')).toHaveCount(3);
});

test('a shop whose pictures show single things has no room', async ({ page }) => {
  await page.goto('/store/casora/2003');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('region', { name: 'What buyers say' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The room in the window' })).toHaveCount(0);
});
