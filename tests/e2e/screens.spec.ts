import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { signInByService } from './shopper.ts';

/** Screens of one order: without its number they lead to a list, and say so (Z5). */
const ofAnOrder: readonly (readonly [line: string, address: string, list: string])[] = [
  ['S2.19', '/ToDeliver/CancelOrder', '/ToDeliver'],
  ['S2.21', '/ToReceive/logistics', '/ToReceive'],
  ['S2.23', '/Completed/Completed', '/Completed'],
  ['S2.24', '/Completed/RateProduct', '/RateProduct'],
  ['S2.36', '/order-details', '/orders'],
  ['S2.57', '/order-placed', '/orders'],
];

test(`screens of one order lead to a list where no order is named (${ofAnOrder.map(([line]) => line).join(', ')}, Z5)`, async ({
  page,
}) => {
  await signInByService(page);
  for (const [line, address, list] of ofAnOrder) {
    await page.goto(address);
    await expect(page, line).toHaveURL(new RegExp(`${list}$`));
    await expect(page.getByText(/^Choose (an order|what you want to rate)/).first(), line).toBeVisible();
  }
});

test('screens that the specification only names have addresses of their own (S2.44, S2.48–S2.51, S2.55, S2.56, Z10)', async ({
  page,
}) => {
  await signInByService(page);
  for (const [address, name] of [
    ['/Settings?tab=addresses', 'Addresses'],
    ['/Settings?tab=security', 'Account and security'],
    ['/Settings?tab=password', 'Password'],
    ['/Settings?tab=cards', 'Cards'],
    ['/Settings?tab=language', 'Language and region'],
    ['/myInvitation?tab=coins', 'Friends and coins'],
    ['/wallet', 'Wallet'],
    ['/help', 'Which door do you need?'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name }), address).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});

test('a visitor keeps the address of a member’s screen, is asked to log in, and but for the cart goes home by closing that (S6.1, S6.6–S6.9, S6.12, Z22)', async ({
  page,
}) => {
  for (const address of [
    '/Cart',
    '/iCanchat',
    '/profile',
    '/ToDeliver',
    '/ToReceive',
    '/Completed/RateProduct',
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL(address);
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // The cart has something to show to a visitor, too.
    await expect(page).toHaveURL(address === '/Cart' ? address : '/');
  }
});

test('every screen tells its name, and a link begins the next one at its top (S2.41, S2.42, Z7, Z42)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('mall:navigated', (event) => {
      document.documentElement.dataset.screens ??= '';
      document.documentElement.dataset.screens += `${(event as CustomEvent<string>).detail} `;
    });
  });
  await page.goto('/fashion/10034');
  await page.mouse.wheel(0, 900);
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.getByRole('main').locator('a[href^="/products/"]').nth(8).click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(page.locator('html')).toHaveAttribute('data-screens', 'Category Product Category ');
});
