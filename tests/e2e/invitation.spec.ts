import { type Browser, expect, type Page } from '@playwright/test';
import { asMember } from './bought.ts';
import { buyNow, desk, deskDoes, place, toPayment } from './buyer.ts';
import { registerByForm } from './registering.ts';
import { test } from './shop-with-a-clock.ts';
import { enterByPassword, newAccount, newMobile, saveColomboAddress } from './shopper.ts';

const kettle = 100_003;

test.afterEach(({ page }) => desk(page, 'clock', 'reset'));

/** A page of somebody else, on a device of their own. */
const elsewhere = async (browser: Browser, url: string) =>
  (await browser.newContext({ baseURL: url, locale: 'en-US' })).newPage();

/** A new tab of the same device once the session is over: nobody is signed in, and the device is known all the same. */
async function afterwards(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await page.close();
  for (const name of ['__Host-mall_rt', '__Host-mall_rs']) await tab.context().clearCookies({ name });
  return tab;
}

/** A friend of the reader by the letter that is shown of the name. */
const friendOf = (page: Page, letter: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `${letter}***` });

/** The link that the screen copies. */
async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Buys for cash and has it brought. */
async function buysAndGets(page: Page): Promise<string> {
  await buyNow(page, kettle);
  await saveColomboAddress(page);
  await toPayment(page);
  await page.getByRole('radio', { name: /Cash to the courier/ }).check();
  await place(page).click();
  await expect(page).toHaveURL(/order-placed/);
  const { records } = await asMember<{ records: { orderNumber: string }[] }>(
    page,
    'GET',
    '/p/myOrder/myOrder?status=ALL&size=1',
  );
  const number = records[0]?.orderNumber ?? '';
  for (const command of ['ship', 'deliver']) await deskDoes(page, command, number);
  await asMember(page, 'PUT', `/p/myOrder/receipt/${number}`);
  return number;
}

test('a friend comes by the link, keeps a first order, and both get coins once it can no longer go back (S1.33, S1.34, S3.20)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const mobile = await newAccount(page, page.request);
  await page.goto('/myInvitation');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: 'Your link as a QR code' })).toBeVisible();
  const link = await copiedLink(page);
  expect(link).toMatch(/\/Register\?invite=\w+$/);

  const friend = await elsewhere(browser, baseURL ?? '');
  const path = new URL(link).pathname + new URL(link).search;
  await friend.goto(path);
  await expect(friend.getByText('N*** invites you')).toBeVisible();
  await registerByForm(friend, newMobile(), path, 'Kamala');

  const row = friendOf(page, 'K');
  await page.reload();
  await expect(row).toContainText('Waiting for a first order');
  await buysAndGets(friend);
  await page.reload();
  await expect(row).toContainText('Waiting for the end of the return period');
  await expect(row).toContainText('Ordered');

  await desk(page, 'clock', '+9d');
  const later = await afterwards(page);
  await enterByPassword(later, '/myInvitation', mobile);
  await expect(async () => {
    await later.reload();
    await expect(friendOf(later, 'K').getByText('Confirmed', { exact: true })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 90_000 });
  await expect(friendOf(later, 'K')).toContainText(/\+\d+ coins?/);
  await expect(later.getByText(/^You (are (number|at the top)|share place)/).first()).toBeVisible();
  await later.goto('/myInvitation?tab=coins');
  await expect(later.getByText('A friend you invited bought something')).toBeVisible();

  // Of others the board says the first letter only.
  const stranger = await elsewhere(browser, baseURL ?? '');
  await registerByForm(stranger, newMobile(), '/Register', 'Somebody');
  await stranger.goto('/myInvitation');
  const board = stranger.getByRole('main').getByRole('table');
  await expect(board.getByRole('row').filter({ hasText: 'N***' }).first()).toBeVisible();
  await expect(board.getByText('Nimal')).toHaveCount(0);
  await stranger.context().close();
  await friend.context().close();
});

test('who invites themselves on the same device gets nothing, and reads why', async ({ page }) => {
  const mobile = await newAccount(page, page.request);
  await page.goto('/myInvitation');
  const link = new URL(await copiedLink(page));
  const own = await afterwards(page);
  await registerByForm(own, newMobile(), link.pathname + link.search, 'Myself');
  const back = await afterwards(own);
  await enterByPassword(back, '/myInvitation', mobile);
  const row = friendOf(back, 'M');
  await expect(row).toContainText('Not counted');
  await expect(row).toContainText(/Another account was already used on that device|Shares a device/);
});
