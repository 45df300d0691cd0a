import { expect } from '@playwright/test';
import { test } from './journey.ts';

/** Addresses that begin as a screen of the mall does, with a further part that no screen has. */
const nowhere = [
  '/cart/10001',
  '/Checkout/10001',
  '/paymentMethod/10001',
  '/SearchResults/kettle/10001',
  '/categories/10001',
  '/category/10001',
  '/ToPay/10001',
  '/ToDeliver/10001',
  '/ToReceive/10001',
  '/Completed/10001',
  '/Refund/10001',
  '/RateProduct/10001',
  '/collection/10001',
  '/MyFootPrint/10001',
  '/Settings/10001',
  '/profile/10001',
  '/group-buy/10001',
  '/trending/10001',
  '/discover/10001',
  '/About/10001',
  '/contact-us/10001',
  '/help/10001',
  '/notification/10001',
  '/unsubscribe/10001',
  '/goods/10001',
  '/iCanchat/10001',
  '/Register/10001',
  '/wallet/10001',
  '/myInvitation/10001',
  '/order-placed/10001',
  '/order-details/10001',
  '/orders/10001',
  '/agreements/10001',
  '/services/10001',
  '/store/10001',
  '/foo/bar',
];

/** Those whose further part is their own: a product, a voucher; and a category, which has no screen's name. */
const somewhere = ['/products/100001', '/electronics/10001'];

test('a screen’s first part with a number behind it is never a category: 404, in any case of letters (S2.2, S2.40, Z1)', async ({
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'a server has no width');
  for (const address of nowhere.flatMap((one) => [one, one.toUpperCase()])) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).not.toContain('Electronics</h1>');
  }
  for (const address of somewhere)
    expect((await request.get(address, { headers: { accept: 'text/html' } })).status(), address).toBe(200);
});

test('the page says so and leads home, also when one walks there without a load (S2.40, Z1)', async ({
  page,
}) => {
  for (const address of ['/cart/10001', '/ToDeliver/10001', '/vouchers/999999999']) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page.getByText('This page cannot be found')).toBeVisible();
  }
  await page.goto('/categories');
  await page.mouse.wheel(0, 200);
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  await page.evaluate(() => {
    window.history.pushState({}, '', '/cart/10001');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByText('This page cannot be found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});
