import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { test } from './journey.ts';
import { codeFile, openAlive } from './patience.ts';
import { quietConsole, signInByService } from './shopper.ts';

const kettle = '/products/100003';
const changes = /\/api\/p\/shopCart\/changeItem$/;

/** Presses "Add to cart" as a member; the service does not hear of it before the returned function is called. */
async function addSlowly(page: Page) {
  const hear = await hold(page, changes);
  await signInByService(page);
  // A count that is not known yet comes with the answer.
  const counted = page.waitForResponse(/\/api\/p\/shopCart\/prodCount$/);
  await openAlive(page, kettle);
  await (await counted).finished();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  return hear;
}

const adding = (page: Page) => page.getByRole('dialog', { name: 'Adding to cart' });
const added = (page: Page) => page.getByRole('dialog', { name: 'Added to cart' });

test('the drawer is there before the service has answered, and says so', async ({ page }) => {
  const said = quietConsole(page);
  const hear = await addSlowly(page);
  await expect(adding(page)).toBeVisible();
  await expect(page.locator('a[href="/Cart"] [data-slot="count"]').first()).toHaveText('1');
  for (const name of ['Undo', 'Check out'])
    await expect(adding(page).getByRole('button', { name })).toBeDisabled();
  hear();
  await expect(added(page).getByText('Cordless Electric Kettle 1.7 L')).toBeVisible();
  await expect(added(page).getByRole('link', { name: 'Check out' })).toBeVisible();
  await added(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken out of the cart again', { exact: true })).toBeVisible();
  expect(said).toEqual([]);
});

test('who has closed it by then is told by a toast', async ({ page }) => {
  const hear = await addSlowly(page);
  await expect(adding(page)).toBeVisible();
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
  await page.keyboard.press('Escape');
  await expect(adding(page)).toBeHidden();
  hear();
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what the service refuses closes it again, in the service’s words; the count goes back', async ({
  page,
}) => {
  await page.route(changes, async (route) => {
    await expect(adding(page)).toBeVisible();
    await route.fulfill({
      status: 409,
      json: { status: 409, code: 'cart.full', desc: 'Your cart is full', traceId: 'e2e' },
    });
  });
  await signInByService(page);
  await openAlive(page, kettle);
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.click();
  await expect(page.getByText('Your cart is full', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('a[href="/Cart"] [data-slot="count"]')).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('its code comes while the finger is still down on the button', async ({ page }) => {
  await signInByService(page);
  await openAlive(page, kettle);
  const press = page.getByRole('button', { name: 'Add to cart' });
  await press.hover();
  const asked = page.waitForRequest(codeFile('drawer'), { timeout: 5_000 });
  await page.mouse.down();
  await asked;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.up();
  await expect(added(page)).toBeVisible();
});

test('the page beneath is covered by it, and inherits nothing new from it', async ({ page }) => {
  await signInByService(page);
  await openAlive(page, kettle);
  const beneath = () =>
    page.evaluate(() => {
      const { pointerEvents } = getComputedStyle(document.querySelector('main') as Element);
      const barWidth = getComputedStyle(document.body).getPropertyValue('--removed-body-scroll-bar-size');
      return { pointerEvents, barWidth, reached: !!document.elementFromPoint(8, 8)?.closest('main, header') };
    });
  const before = await beneath();
  expect(before).toEqual({ pointerEvents: 'auto', barWidth: '', reached: true });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(added(page)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'none');
  expect(await beneath()).toEqual({ ...before, reached: false });
});
