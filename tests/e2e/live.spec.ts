import { expect, type Page } from '@playwright/test';
import { deskKey } from '../../scripts/desk-key.ts';
import { order } from './bought.ts';
import { deskDoes, newBuyer } from './buyer.ts';
import { test } from './journey.ts';
import { restartableShop } from './restartable-shop.ts';
import { codeFor, newMobile, quietConsole, region, signInByService } from './shopper.ts';

/** Milliseconds within which an open page shows what has happened, however busy this machine is. */
const soon = 1_500;
const shopId = 2012;
const espresso = 100_003;
const log = (page: Page) => page.getByRole('log');

/** Opens the conversation with a shop; gives its number. */
async function openChat(page: Page): Promise<string> {
  await page.goto(`/iCanchat?shopId=${shopId}`);
  await expect(page).toHaveURL(/conversationId=cv_/);
  await expect(log(page)).toBeVisible();
  return new URL(page.url()).searchParams.get('conversationId') ?? '';
}

/** Resolves once the page hears what happens; it looks for messages no more then. */
const hears = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/p/chat/stream') && answer.ok(), {
    timeout: 90_000,
  });

test('what a shop answers stands in every open page within a second, over one stream for all tabs (S1.38)', async ({
  page,
  context,
}) => {
  const said = quietConsole(page);
  await signInByService(page);
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/p/chat/stream')) streams.push(request.url());
  });
  const heard = hears(page);
  const conversationId = await openChat(page);
  await heard;
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(log(second)).toBeVisible();

  await deskDoes(page, 'answer', conversationId, 'Dry as a bone.');
  await expect(log(page).getByText('Dry as a bone.')).toBeVisible({ timeout: soon });
  await expect(log(second).getByText('Dry as a bone.')).toBeVisible({ timeout: soon });
  expect(streams).toHaveLength(1);

  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await deskDoes(second, 'answer', conversationId, 'Anything else?');
  await expect(log(second).getByText('Anything else?')).toBeVisible({ timeout: 2 * soon });
  await expect(log(second).getByText('Dry as a bone.')).toHaveCount(1);
  expect(said).toEqual([]);
});

test('an order that is shipped at the desk changes its open page without a reload (S4.16)', async ({
  page,
}) => {
  const said = quietConsole(page);
  const buyer = await newBuyer(page);
  const number = await order(page, buyer, espresso);
  const heard = hears(page);
  await page.goto(`/ToDeliver`);
  await heard;
  await expect(page.getByRole('article').filter({ hasText: number })).toBeVisible();
  await deskDoes(page, 'ship', number);
  await expect(page.getByRole('article').filter({ hasText: number })).toHaveCount(0, { timeout: 2 * soon });
  expect(said).toEqual([]);
});

test('where no stream can be had, the page asks by itself, and hears again once there is one (S1.38)', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await signInByService(page);
  await page.route('**/p/chat/stream', (route) => route.abort());
  const conversationId = await openChat(page);
  await deskDoes(page, 'answer', conversationId, 'Asked for.');
  // Three tries fail first; then the page looks every five seconds.
  await expect(log(page).getByText('Asked for.')).toBeVisible({ timeout: 40_000 });
  const heard = hears(page);
  await page.unroute('**/p/chat/stream');
  await heard;
  await deskDoes(page, 'answer', conversationId, 'Heard.');
  await expect(log(page).getByText('Heard.')).toBeVisible({ timeout: 2 * soon });
  await expect(log(page).getByText('Asked for.')).toHaveCount(1);
});

test.describe('a shop that is started anew', () => {
  test.describe.configure({ timeout: 240_000 });
  const shop = restartableShop();

  test('loses nothing of what is said meanwhile: the page comes back by itself', async ({ browser }) => {
    await shop.restart({});
    const context = await browser.newContext({ baseURL: shop.origin });
    const page = await context.newPage();
    const mobile = newMobile();
    await page.request.post('/api/sms/send', { data: { mobile: `0094${mobile}` } });
    const code = await codeFor(page, mobile, shop.folder);
    const signedIn = await page.request.post('/api/quick/login', {
      data: { loginType: 0, loginId: `0094${mobile}`, code, region },
    });
    expect(signedIn.status()).toBe(200);
    const heard = hears(page);
    const conversationId = await openChat(page);
    await heard;
    const answer = (text: string) =>
      page.request.post('/dev/desk/api', {
        data: { words: ['answer', conversationId, text] },
        headers: deskKey(shop.folder),
      });
    await answer('one');
    await expect(log(page).getByText('one', { exact: true })).toBeVisible({ timeout: soon });
    const back = hears(page);
    await shop.restart({});
    await answer('two');
    await expect(log(page).getByText('two', { exact: true })).toBeVisible({ timeout: 60_000 });
    // It goes on from what it had.
    expect(await (await back).request().headerValue('last-event-id')).toMatch(/^\d{16}$/);
    await answer('three');
    await expect(log(page).getByText('three', { exact: true })).toBeVisible({ timeout: soon });
    await expect(log(page).getByText('one', { exact: true })).toHaveCount(1);
    await context.close();
  });
});
