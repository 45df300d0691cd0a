import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { isReached } from './reached-addresses.ts';
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

/** Screens that stand outside the mall's frame. */
const withoutFrame: readonly Screen[] = [
  ['S2.38', '/About', 'About iCan Mall'],
  ['S2.39', '/Register', 'Create an account'],
];

const reached = ([, address]: Screen) => isReached(address);

/** The mall's header; on a phone a product stands below a head of its own instead. */
const headOf = (page: Page, address: string, isMobile: boolean) =>
  isMobile && address.startsWith('/products/')
    ? page.getByRole('main').getByRole('button', { name: 'Back', exact: true })
    : page.getByRole('banner');

for (const [line, address, name] of open.filter(reached))
  test(`a visitor finds ${address} between header and footer (${line}, S6.2)`, async ({ page, isMobile }) => {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(headOf(page, address, isMobile)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

for (const [line, address, name] of withoutFrame.filter(reached))
  test(`a visitor finds ${address} outside the frame of the shop (${line})`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search products, shops and brands' })).toHaveCount(0);
  });

for (const [line, address, name] of ofMembers.filter(reached))
  test(`a member finds ${address} at its address (${line})`, async ({ page }) => {
    await signInByService(page);
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page).toHaveURL(address);
  });
