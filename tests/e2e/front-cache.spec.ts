import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/domain/urls.ts';
import { test } from './journey.ts';
import { enterByPassword, newAccount, quietConsole } from './shopper.ts';

const kept = 's-maxage=30, stale-while-revalidate=30';
const product = '/api/prod/prodInfo?prodId=100001&regionId=659006000343';
const pages = [paths.home, '/electronics/10001', '/products/100001', paths.about];
const session = { Cookie: 'mall_lang=ru; __Host-mall_rt=a-handle' };

test.describe('what a cache in front may keep', () => {
  test.skip(({ isMobile }) => isMobile, 'a server has no width');

  test('a page that nobody in particular asks for, for half a minute; browsers ask again each time', async ({
    request,
  }) => {
    for (const path of pages) {
      const headers = (await request.get(path, { headers: { Cookie: 'mall_lang=ru' } })).headers();
      expect([path, headers['cdn-cache-control'], headers['cache-control']]).toEqual([
        path,
        kept,
        'private, no-cache',
      ]);
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  test('nothing of a page that is asked for with the cookies of a session, or that is a member’s screen', async ({
    request,
  }) => {
    for (const path of pages)
      expect((await request.get(path, { headers: session })).headers()['cdn-cache-control']).toBe('no-store');
    for (const path of [paths.cart, paths.orders, paths.settings, '/nowhere'])
      expect((await request.get(path)).headers()['cdn-cache-control']).toBe('no-store');
  });

  test('an answer of the catalogue, unless it was asked for with a token', async ({ request }) => {
    const open = (await request.get(product)).headers();
    expect([open['cdn-cache-control'], open['cache-control']]).toEqual([
      kept,
      'public, max-age=30, s-maxage=60, stale-while-revalidate=300',
    ]);
    const own = (await request.get(product, { headers: { Authorization: 'Bearer a-token' } })).headers();
    expect([own['cdn-cache-control'], own['cache-control']]).toEqual(['no-store', 'private, max-age=30']);
    expect((await request.get('/api/p/user/userInfo')).headers()['cdn-cache-control']).toBe('no-store');
  });

  test('a page names its scripts by their hashes, and two readers of it get the same bytes', async ({
    request,
  }) => {
    for (const path of pages) {
      const [first, second] = [await request.get(path), await request.get(path)];
      const html = await first.text();
      expect(await second.text()).toBe(html);
      const run = [...html.matchAll(/<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g)].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      expect(run).toHaveLength(2);
      const policy = first.headers()['content-security-policy'] ?? '';
      expect(policy).toContain(`script-src ${run.join(' ')} 'strict-dynamic'`);
      expect([policy, html].join()).not.toContain('nonce');
    }
  });
});

/** A page as a cache would give it to everybody, with a stranger's text put into it. */
const injected = (page: Page, markup: string) =>
  page.route('/products/100001', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<main', `${markup}<main`);
    await route.fulfill({ response: answer, body });
  });

test('a page comes to life by its hashes, and a script that a stranger wrote into it does not run', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones get the same page and policy, and search elsewhere');
  const said = quietConsole(page);
  await page.goto('/products/100001');
  await page.mouse.move(30, 30, { steps: 2 });
  await page.getByRole('combobox', { name: 'Search products, shops and brands' }).click();
  await page.getByRole('combobox', { name: 'Search products, shops and brands' }).fill('kett');
  await expect(page.getByRole('option', { name: /kettle/i }).first()).toBeVisible();
  expect(said).toEqual([]);

  await injected(
    page,
    '<script>window.stranger = 1</script><script src="/favicon.svg"></script><p onclick="window.stranger = 2">press</p><style>body { display: none }</style>',
  );
  await page.goto('/products/100001');
  await page.getByText('press', { exact: true }).click();
  expect(await page.evaluate(() => (window as { stranger?: number }).stranger)).toBeUndefined();
  expect(said.length).toBeGreaterThanOrEqual(3);
});

test('a page that a dialog locks is locked by rules that the policy lets in', async ({ page, request }) => {
  const mobile = await newAccount(page, request);
  const said = quietConsole(page);
  await enterByPassword(page, '/Settings?tab=security', mobile);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  expect(said).toEqual([]);
});
