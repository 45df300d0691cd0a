import { type APIRequestContext, expect, type Locator, request as playwrightRequest } from '@playwright/test';
import { test } from './journey.ts';
import { touchUntilSeen } from './patience.ts';
import { enterByPassword, letReload, newAccount, password, quietConsole } from './shopper.ts';

const wider = 'Wider doors 10!';

/** The same person at another device: what its log-in is answered, and the way to ask whether it is still signed in. */
async function elsewhere(mobile: string, device: string, secret = password) {
  const own = await playwrightRequest.newContext({
    baseURL: test.info().project.use.baseURL,
    userAgent: device,
  });
  const answer = await own.post('/api/web/login', {
    data: { userMobile: `0094${mobile}`, loginPassword: secret },
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  await own.dispose();
  return { answered: answer.status(), token };
}

/** What a token is answered now. */
const statusOf = async (request: APIRequestContext, token: string | undefined) =>
  (await request.get('/api/p/user/userInfo', { headers: { Authorization: `Bearer ${token}` } })).status();

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/1 Safari/604.1';

test('a new password: this browser stays signed in, another is sent home, the old password is no good (S8.36)', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const mobile = await newAccount(page, request);
  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await enterByPassword(other, '/Settings?tab=security', mobile);
  await expect(other.getByText('This device')).toBeVisible();

  const said = quietConsole(page);
  await enterByPassword(page, '/Settings?tab=password', mobile);
  const old = page.getByLabel('Old password');
  await old.fill('Other doors 9!');
  await page.getByLabel('New password').fill(wider);
  await page.getByLabel('Confirm password').fill(wider);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(old).toHaveAttribute('aria-invalid', 'true');
  said.length = 0;
  await old.fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password updated', { exact: true })).toBeVisible();
  await page.reload();
  await expect(old).toHaveValue('');
  expect(said).toEqual([]);

  await letReload(other);
  await expect(other).toHaveURL('/');
  await other.context().close();
  expect((await elsewhere(mobile, firefox)).answered).toBe(400);
  expect((await elsewhere(mobile, firefox, wider)).answered).toBe(200);
});

test('one other device is ended, then all others, then this one (S4.2, S8.35)', async ({ page, request }) => {
  const mobile = await newAccount(page, request);
  const onWindows = await elsewhere(mobile, firefox);
  const onPhone = await elsewhere(mobile, safari);
  const both = () => Promise.all([onWindows, onPhone].map(({ token }) => statusOf(request, token)));
  expect(await both()).toEqual([200, 200]);
  await enterByPassword(page, '/Settings?tab=security', mobile);
  await page.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await expect(page.getByRole('button', { name: 'Log out Firefox on Windows' })).toBeHidden();
  expect(await both()).toEqual([401, 200]);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toBeHidden();
  expect(await both()).toEqual([401, 401]);
  await expect(page.getByText('This device')).toBeVisible();

  const kept = await page.evaluate(() => window.sessionStorage.getItem('mall.session'));
  const { access_token: token } = JSON.parse(kept ?? '{}') as { access_token?: string };
  await page.goto('/Settings');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await touchUntilSeen(page, page.getByText('Logged out', { exact: true }));
  expect((await page.context().cookies()).filter(({ name }) => /mall_r[st]$/.test(name))).toEqual([]);
  expect(await statusOf(request, token)).toBe(401);
});

test('by the keyboard only: the account is given up, waits for fourteen days, and is kept', async ({
  page,
  request,
  isMobile,
}) => {
  const press = async (what: Locator) => {
    if (isMobile) return what.tap();
    while (!(await what.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    return page.keyboard.press('Enter');
  };
  const mobile = await newAccount(page, request);
  await enterByPassword(page, '/Settings?tab=security', mobile);
  await page.getByRole('button', { name: 'Download my data' }).focus();
  await press(page.getByRole('button', { name: 'Delete my account' }));
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const secret = dialog.getByRole('textbox', { name: 'Password' });
  if (isMobile) await secret.focus();
  while (!(await secret.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('Other doors 9!');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(secret).toHaveValue('Other doors 9!');
  await secret.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const day = new Date(Date.now() + 14 * 86_400_000);
  const written = day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' });
  const waits = page.getByText(`Your account will be deleted on ${written}.`);
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  // Until then the person comes in as ever.
  expect((await elsewhere(mobile, firefox)).answered).toBe(200);
  await press(page.getByRole('button', { name: 'Keep my account' }));
  await expect(page.getByText('Your account stays', { exact: true })).toBeVisible();
  await expect(waits).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect(waits).toBeHidden();
});
