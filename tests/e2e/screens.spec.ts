import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { signInByService } from './shopper.ts';

/** A screen of the specification (section 2): its line, an address of it, and its heading. */
type Screen = readonly [line: string, address: string, heading: string | RegExp];

const open: readonly Screen[] = [
  ['S2.1', '/', /iCan Mall/],
  ['S2.2, Z2', '/electronics/10001', 'Electronics'],
  ['S2.3', '/electronics/10001/prods/smartphones-10003', 'Smartphones'],
  ['S2.5', '/MyFootPrint', 'Footprint'],
  ['S2.6', '/products/100001', 'Two-Slice Toaster with Wide Slots'],
  ['S2.7', '/goods', 'Your last product'],
  ['S2.10', '/SearchResults/kettle?q=kettle', 'Results for “kettle”'],
  ['S2.11, Z2', '/categories', 'All categories'],
  ['S2.12', '/services/new-arrivals-4002', 'New arrivals'],
  ['S2.13, Z2', '/category', 'All products'],
  ['S2.29', '/store/tarnfell-outdoor/2012', 'Tarnfell Outdoor'],
  ['S2.30', '/trending', 'Trending'],
  ['S2.33', '/group-buy', 'Buy together, pay less each'],
  ['S2.34', '/discover', 'Discover'],
  ['S2.35', '/discover/sub/electronics-10001', 'Electronics'],
  ['S2.37', '/contact-us', 'Contact us'],
  ['S2.52', '/agreements/service', 'Terms of service'],
  ['S2.53', '/agreements/privacy', 'Privacy policy'],
  ['S2.54', '/agreements/refund', 'Refund and return policy'],
];

const ofMembers: readonly Screen[] = [
  ['S2.4', '/Cart', 'Cart'],
  ['S2.8', '/Checkout', 'Checkout'],
  ['S2.9', '/paymentMethod', 'Checkout summary'],
  ['S2.14', '/Settings', 'My account'],
  ['S2.15', '/profile', 'Personal profile'],
  ['S2.16', '/vouchers', 'Vouchers'],
  ['S2.17', '/ToPay', 'My orders'],
  ['S2.18', '/ToDeliver', 'My orders'],
  ['S2.20', '/ToReceive', 'My orders'],
  ['S2.22', '/Completed', 'My orders'],
  ['S2.25', '/RateProduct', 'My reviews'],
  ['S2.26', '/Refund', 'Returns and refunds'],
  ['S2.27', '/iCanchat', 'Chat'],
  ['S2.28', '/collection', 'Favourites'],
  ['S2.31', '/notification', 'Notifications'],
  ['S2.32', '/myInvitation', 'Friends and coins'],
];

/** Screens of one order: without its number they lead to a list, and say so (Z5). */
const ofAnOrder: readonly (readonly [line: string, address: string, list: string])[] = [
  ['S2.19', '/ToDeliver/CancelOrder', '/ToDeliver'],
  ['S2.21', '/ToReceive/logistics', '/ToReceive'],
  ['S2.23', '/Completed/Completed', '/Completed'],
  ['S2.24', '/Completed/RateProduct', '/RateProduct'],
  ['S2.36', '/order-details', '/orders'],
  ['S2.57', '/order-placed', '/orders'],
];

/** The mall's header; on a phone a product stands below a head of its own instead. */
const headOf = (page: Page, address: string, isMobile: boolean) =>
  isMobile && address.startsWith('/products/')
    ? page.getByRole('main').getByRole('button', { name: 'Back', exact: true })
    : page.getByRole('banner');

for (const [line, address, name] of open)
  test(`a visitor finds ${address} between header and footer (${line}, S6.2)`, async ({ page, isMobile }) => {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(headOf(page, address, isMobile)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

for (const [line, address, name] of [
  ['S2.38', '/About', 'About iCan Mall'],
  ['S2.39', '/Register', 'Create an account'],
] as const)
  test(`a visitor finds ${address} outside the frame of the shop (${line})`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search products, shops and brands' })).toHaveCount(0);
  });

test(`a member finds every own screen at its address (${ofMembers.map(([line]) => line).join(', ')})`, async ({
  page,
}) => {
  await signInByService(page);
  for (const [line, address, name] of ofMembers) {
    expect((await page.goto(address))?.status(), line).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name, exact: true }), line).toBeVisible();
    await expect(page, line).toHaveURL(address);
  }
});

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
