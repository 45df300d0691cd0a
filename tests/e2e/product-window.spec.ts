import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { quietConsole, signInByService } from './shopper.ts';

/** Two earrings, photographed with 300 pixels. */
const earrings = '/products/100232';
/** Black is sold out; a toaster and a teapot are chosen to go with it. */
const kettle = '/products/100003';
/** Its shop takes 7% off everything. */
const chocolate = '/products/100301';

async function seenAtOnce(page: Page, what: Locator) {
  const box = (await what.boundingBox())!;
  const { height } = page.viewportSize()!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

test('no picture is shown more than a quarter larger than it is; a smaller one stands in the middle of its colour', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto(earrings);
  const stage = page.getByRole('region', { name: /^Pictures of/ });
  const box = (await stage.getByRole('img').first().boundingBox())!;
  expect(box.width).toBeLessThanOrEqual(375);
  expect(box.height).toBeLessThanOrEqual(375);
  const mat = (await stage.getByRole('listitem').last().boundingBox())!;
  expect(Math.abs(mat.x + mat.width / 2 - (box.x + box.width / 2))).toBeLessThan(2);
  await stage.getByRole('button', { name: 'Enlarge picture 1' }).click();
  const large = page.getByRole('dialog', { name: /^Pictures of/ }).getByRole('img');
  await expect(large).toBeVisible();
  expect((await large.boundingBox())!.width).toBeLessThanOrEqual(375);
  expect(said).toEqual([]);
});

for (const [width, height, what] of [
  [834, 1112, 'a tablet'],
  [640, 400, 'a small screen at 200 % zoom'],
  [960, 540, 'a large screen at 200 % zoom'],
] as const)
  test(`price, choices and buttons are seen without scrolling: ${what}`, async ({ page }) => {
    const said = quietConsole(page);
    await page.setViewportSize({ width, height });
    await page.goto(kettle);
    await seenAtOnce(page, page.getByText('10,490').first());
    await seenAtOnce(page, page.getByRole('radio', { name: 'Stainless steel' }));
    await seenAtOnce(page, page.getByRole('button', { name: 'Add to cart' }));
    await seenAtOnce(page, page.getByRole('button', { name: 'Buy now' }));
    expect(said).toEqual([]);
  });

test('a phone has back, search, share and cart above, shop and chat below', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'wide screens have the mall’s own head');
  const said = quietConsole(page);
  await page.goto('/trending');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/\d+/);
  await expect(page.getByRole('button', { name: /^Share: / })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Shop', exact: true })).toHaveAttribute('href', /^\/store\//);
  await expect(main.getByRole('link', { name: 'Chat', exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/trending$/);
  expect(said).toEqual([]);
});

test('on a phone the search of the mall comes in place of the head', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'wide screens have the mall’s own head');
  await page.goto(kettle);
  await expect(page.getByRole('combobox')).toBeHidden();
  await page.getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('what was added is shown, with what goes with it; it is taken out again or looked at in the cart', async ({
  page,
}) => {
  const said = quietConsole(page);
  await signInByService(page);
  await page.goto(kettle);
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.click();
  const drawer = page.getByRole('dialog', { name: 'Added to cart' });
  await expect(drawer.getByText('Cordless Electric Kettle 1.7 L')).toBeVisible();
  await expect(drawer.getByText('Goes well together')).toBeVisible();
  await expect(drawer.getByRole('article')).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Taken out of the cart again', { exact: true })).toBeVisible();
  await add.click();
  await expect(drawer).toBeVisible();
  // Keys are heard from when it has the focus.
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await add.click();
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/Cart$/);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
  expect(said).toEqual([]);
});

test('where nothing may move, the drawer comes without the flight', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInByService(page);
  await page.goto(kettle);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible();
});

test('the page says the best price, until when to order, and what goes well with it', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto(chocolate);
  await page.keyboard.press('Shift');
  await expect(page.getByText(/^Rs\s[\d,]+ with 7% off, applied for you$/)).toBeVisible();
  await expect(page.getByText(/^Order within (\d+ h )?\d+ min for \w{3},? \d+ \w{3}$/)).toBeVisible();
  await page.goto(kettle);
  await page.keyboard.press('Shift');
  const companions = page.getByRole('region', { name: 'Goes well with it' });
  await expect(companions.getByRole('link').first()).toBeVisible();
  await expect(page.getByText(/applied for you/)).toHaveCount(0);
  expect(said).toEqual([]);
});
