import { expect, type Page } from '@playwright/test';
import { newBuyer } from './buyer.ts';
import { hold } from './hold.ts';
import { test } from './journey.ts';
import { codeFile, openAlive } from './patience.ts';
import { logIn, newMobile, quietConsole, untilReloaded } from './shopper.ts';

const laos = 659_006_000_408;

/** The visitor seems to be in Laos; how long the service takes to say so is the test's. */
const seemsInLaos = (page: Page) =>
  page.route('**/api/salesRegions/detect', (route) =>
    route.fulfill({ json: { countryCode: 'LA', regionId: laos } }),
  );

/** Picks a region in the header. */
async function choose(page: Page, name: RegExp) {
  await page.getByRole('button', { name: 'Region' }).click();
  await page.getByRole('button', { name }).or(page.getByRole('option', { name })).click();
}

test('a visitor is offered the own region, stays, and is not asked again (S7.46, Z33)', async ({ page }) => {
  const said = quietConsole(page);
  await seemsInLaos(page);
  await page.goto('/');
  await page.mouse.move(40, 40, { steps: 2 });
  const bar = page.getByRole('region', { name: 'Region' });
  await expect(bar).toContainText('You seem to be in Laos');
  await expect(page.getByRole('button', { name: 'Region' })).toContainText('Sri Lanka');
  await bar.getByRole('button', { name: 'Stay in Sri Lanka' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await page.mouse.move(60, 60, { steps: 2 });
  await page.waitForLoadState('networkidle');
  await expect(bar).toBeHidden();
  expect(said).toEqual([]);
});

test('a visitor takes the offer by keyboard and sees the prices of Laos (S4.13, S4.14)', async ({ page }) => {
  const said = quietConsole(page);
  await seemsInLaos(page);
  await page.goto('/trending');
  await page.keyboard.press('Tab');
  const take = page.getByRole('button', { name: 'Go to Laos' });
  await expect(take).toBeVisible();
  await take.focus();
  await untilReloaded(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('main').getByText('₭').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Region' })).toContainText('Laos');
  expect(said).toEqual([]);
});

test('somebody with a cart sees first what another region means for it (S4.13)', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/products/100001');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await logIn(page, newMobile());
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
  await page.goto('/trending');
  await choose(page, /Laos/);
  const dialog = page.getByRole('dialog', { name: 'Change to Laos?' });
  await expect(dialog).toContainText('Your cart waits in Sri Lanka');
  await dialog.getByRole('button', { name: 'Stay in Sri Lanka' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Region' })).toContainText('Sri Lanka');
  await choose(page, /Laos/);
  await untilReloaded(page, () => dialog.getByRole('button', { name: 'Go to Laos' }).click());
  await expect(page.getByRole('button', { name: 'Region' })).toContainText('Laos');
  expect(said).toEqual([]);
});

test('of a mixed cart, what is not sold there and what costs something else stand apart; it waits (S4.13)', async ({
  page,
}) => {
  const buyer = await newBuyer(page);
  // The espresso machine is sold in Laos, too; the toaster is not.
  await buyer.add(100_005, 10_000_501, 2003);
  await buyer.add(100_002, 10_000_201, 2003);
  await page.goto('/trending');
  await choose(page, /Laos/);
  const dialog = page.getByRole('dialog', { name: 'Change to Laos?' });
  await expect(dialog.getByRole('heading', { name: '1 product is not sold there' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '1 product has another price there' })).toBeVisible();
  const [lost, priced] = [dialog.getByRole('list').first(), dialog.getByRole('list').last()];
  await expect(lost).toContainText('Four-Slice Family Toaster');
  await expect(lost).not.toContainText('₭');
  await expect(priced).toContainText('Espresso Machine');
  await expect(priced).toContainText('₭');
  await untilReloaded(page, () => dialog.getByRole('button', { name: 'Go to Laos' }).click());
  await expect(page.getByRole('button', { name: 'Region' })).toContainText('Laos');
  await page.goto('/Cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await untilReloaded(page, () => choose(page, /Sri Lanka/));
  await page.goto('/Cart');
  await expect(page.getByRole('main').getByText(/Four-Slice Family Toaster/)).toBeVisible();
  await expect(page.getByRole('main').getByText(/Espresso Machine/)).toBeVisible();
});

test('who picks a region before the page knows who it is, is asked as well', async ({ page }) => {
  const buyer = await newBuyer(page);
  await buyer.add(100_002, 10_000_201, 2003);
  const come = await hold(page, '**/api/token/refresh');
  await openAlive(page, '/trending');
  await choose(page, /Laos/);
  const dialog = page.getByRole('dialog', { name: 'Change to Laos?' });
  await expect(dialog).toBeVisible();
  come();
  await expect(dialog.getByRole('heading', { name: '1 product is not sold there' })).toBeVisible();
});

test('announcements are read by everybody, and a member takes them as read (S2.31, S2.86, S6.5)', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto('/notification');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Taste of Ceylon' })).toBeVisible();
  await page.getByRole('link', { name: 'Group buys: together it costs less' }).click();
  await expect(page).toHaveURL('/group-buy');
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, newMobile());
  await expect(page.getByText('5 unread')).toBeVisible();
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' });
  await expect(bell).toHaveAccessibleDescription('5 new');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('5 unread')).toBeHidden();
  await expect(bell).not.toHaveAccessibleDescription(/new/);
  expect(said).toEqual([]);
});

test('what is new is counted in the header, also when its code comes after the page has the answer', async ({
  page,
}) => {
  const said = quietConsole(page);
  await page.goto('/notification');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, newMobile());
  await expect(page.getByText('5 unread')).toBeVisible();
  await page.route(codeFile('frame'), async (route) => {
    await page.getByText('5 unread').waitFor();
    await route.continue();
  });
  await page.reload();
  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' });
  await expect(bell).toHaveAccessibleDescription('5 new');
  expect(said).toEqual([]);
});

test('announcements of another region in another language', async ({ page, context }) => {
  const said = quietConsole(page);
  await context.addCookies([
    { name: 'mall_lang', value: 'zh', url: test.info().project.use.baseURL ?? '' },
    { name: 'mall_region', value: String(laos), url: test.info().project.use.baseURL ?? '' },
  ]);
  await page.goto('/notification');
  await expect(page.getByRole('heading', { level: 1, name: '通知' })).toBeVisible();
  await expect(page.getByRole('link', { name: '湄公河好物' })).toBeVisible();
  await expect(page.getByRole('link', { name: '锡兰风味' })).toHaveCount(0);
  expect(said).toEqual([]);
});
