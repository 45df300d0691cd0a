import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { logIn, newMobile, quietConsole, region, signedInAs } from './shopper.ts';

test('a first visit keeps Sri Lanka as the region, for this browser, and not as a choice (S9.9)', async ({
  page,
}) => {
  const said = quietConsole(page);
  const kept = () => page.evaluate(() => window.localStorage.getItem('mall.region'));
  await page.goto('/');
  await page.mouse.move(40, 40, { steps: 2 });
  await expect.poll(kept).toBe(JSON.stringify({ regionId: region, source: 'default' }));
  await page.goto('/Discover');
  expect(await kept()).toBe(JSON.stringify({ regionId: region, source: 'default' }));
  // Nobody chose it: the server is told of no choice.
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('mall_region');
  expect(said).toEqual([]);
});

test('the seven fields of a sign-in are kept in the session storage of the tab, and nowhere else (S3.1)', async ({
  page,
}) => {
  await page.goto('/Cart');
  await logIn(page, newMobile());
  await expect.poll(() => signedInAs(page)).toBeTruthy();
  const session = await page.evaluate(() => window.sessionStorage.getItem('mall.session'));
  const kept = JSON.parse(session ?? '{}') as Record<string, unknown>;
  expect(kept).toMatchObject({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refresh_token: expect.stringMatching(/./),
    expires_in: 900,
    pic: null,
    userId: expect.stringMatching(/./),
    nickName: expect.stringMatching(/^Shopper \d+$/),
    enabled: true,
  });
  const local = await page.evaluate(() => JSON.stringify({ ...window.localStorage }));
  for (const secret of [kept.access_token, kept.refresh_token]) expect(local).not.toContain(String(secret));
});
