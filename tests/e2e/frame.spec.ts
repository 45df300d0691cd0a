import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { openAlive } from './patience.ts';
import { quietConsole, signInByService } from './shopper.ts';

test('the header names the mall, the region with its flag, the cart, who reads and the app (S2.77, S2.82–S2.85, S2.87)', async ({
  page,
  isMobile,
}) => {
  const said = quietConsole(page);
  await page.goto('/trending');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'iCan Mall, home' }).click();
  await expect(page).toHaveURL('/');
  const region = header.getByRole('button', { name: 'Region' });
  await expect(region.locator('img')).toHaveAttribute('src', /flags\/.*lk/);
  if (!isMobile) {
    await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
    await header.getByRole('button', { name: 'Get the app' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'QR code of iCan Mall' })).toBeVisible();
    await page.keyboard.press('Escape');
  }

  const token = await signInByService(page);
  const added = await page.request.post('/api/p/shopCart/changeItem', {
    headers: { Authorization: `Bearer ${token}` },
    data: { basketId: 0, prodId: 100_005, skuId: 10_000_501, shopId: 2003, count: 3 },
  });
  expect(added.status()).toBe(200);
  await page.goto('/trending');
  const cart = isMobile
    ? page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cart' })
    : header.getByRole('link', { name: 'Cart' });
  await expect(cart).toContainText('3');
  if (!isMobile) await expect(header.getByRole('button', { name: 'My account' })).toBeVisible();
  expect(said).toEqual([]);
});

test('the footer leads to services, about and contact, and opens the policies in windows of their own (S2.88–S2.95, Z14)', async ({
  page,
  context,
}) => {
  for (const [language, asked] of [
    ['en', 'en'],
    ['zh', 'zh'],
    ['ru', 'en'],
  ] as const) {
    await context.addCookies([{ name: 'mall_lang', value: language, url: 'http://localhost' }]);
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const type of ['service', 'privacy', 'refund']) {
      const policy = footer.locator(`a[href*="/agreements/${type}"]`);
      await expect(policy).toHaveAttribute('target', '_blank');
      await expect(policy).toHaveAttribute('href', new RegExp(`\\?lang=${asked}$`));
    }
  }
  await context.addCookies([{ name: 'mall_lang', value: 'en', url: 'http://localhost' }]);
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const opening = context.waitForEvent('page');
  await footer.getByRole('link', { name: 'Privacy policy' }).click();
  await expect((await opening).getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(footer.getByRole('navigation', { name: 'Services' }).getByRole('link')).toHaveCount(6);
  await footer.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact-us');
  await footer.getByRole('link', { name: 'About iCan Mall' }).click();
  await expect(page).toHaveURL('/About');
});

test('the footer ends with the code of the mall, the year, the filing and the version (S2.98–S2.100, S9.26, Z15)', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.wheel(0, 20_000);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('img', { name: 'QR code of iCan Mall' })).toBeVisible();
  await expect(footer.getByText(/^© \d{4} iCan Mall$/)).toBeVisible();
  await expect(footer.getByText('v1.5.2')).toBeVisible();
  const filing = footer.getByRole('link', { name: 'ICP' });
  await expect(filing).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
  await expect(filing).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the bar below stands at 834 px with its five ways, and not at 835 (S2.101, S2.102, S9.22)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 834, height: 900 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Discover', 'Chat', 'Cart', 'Profile']);
  await page.setViewportSize({ width: 835, height: 900 });
  await expect(bar).toBeHidden();
});

test('a visitor who presses Cart or Chat is asked to log in where they are (S6.10, S6.11)', async ({
  page,
  isMobile,
}) => {
  await page.goto('/trending');
  await page.mouse.wheel(0, 200);
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const ways = isMobile
    ? ['Cart', 'Chat'].map((name) =>
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }),
      )
    : [page.getByRole('banner').getByRole('link', { name: 'Cart' })];
  for (const way of ways) {
    await way.click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/trending');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

/** The five languages under their own names, as the page and its calls name them, with the button's name where each is chosen. */
const languages = [
  ['中文', 'zh-CN', 'Language'],
  ['Türkçe', 'tr-TR', '语言'],
  ['Русский', 'ru-RU', 'Dil'],
  ['Português', 'pt-PT', 'Язык'],
  ['English', 'en-US', 'Idioma'],
] as const;

test('the mall speaks five languages, asks the service in each, and stays in its region (S1.46–S1.50, S2.56, Z12, Z13)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/?lang=en');
  for (const [name, tag, button] of languages) {
    const asked = page.waitForRequest(
      (request) => request.url().includes('/api/') && request.headers()['accept-language'] === tag,
    );
    await page.getByRole('banner').getByRole('button', { name: button }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await page.mouse.wheel(0, 4_000);
    await asked;
    await expect(page.locator('html')).toHaveAttribute('data-region', 'lk');
  }
});

test('a toast stands top centre, goes by itself after five seconds, and waits for who reads it (S8.46, S8.48, Z39)', async ({
  page,
}) => {
  await signInByService(page);
  await page.goto('/products/100001');
  const press = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByRole('dialog', { name: 'Added to cart' }).getByRole('button', { name: 'Undo' }).click();
  };
  const toast = page.getByText('Taken out of the cart again', { exact: true });
  await press();
  await expect(toast).toBeVisible();
  const came = Date.now();
  const box = (await toast.locator('xpath=ancestor::li[1]').boundingBox())!;
  const { width } = page.viewportSize()!;
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(4);
  expect(box.y).toBeLessThan(200);
  await expect(toast).toBeHidden();
  const stood = Date.now() - came;
  expect([stood > 3_500, stood < 8_000]).toEqual([true, true]);

  await press();
  await toast.hover();
  await page.waitForTimeout(6_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 600, { steps: 2 });
  await expect(toast).toBeHidden();
});

test('the row of links in the header never stays where a key or a finger had moved it', async ({
  page,
  isMobile,
}) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 900, height: 800 });
  await openAlive(page, '/');
  await page.mouse.wheel(0, 10);
  await page.waitForLoadState('networkidle');
  const row = page.getByRole('banner').locator('ul').first();
  const place = () => row.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  await row.getByRole('link').last().focus();
  await expect.poll(async () => (await place()).some((by) => by > 0)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).focus();
  await expect.poll(place).toEqual([0, 0]);
});
