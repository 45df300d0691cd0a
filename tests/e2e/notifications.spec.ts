import { expect, type Page } from '@playwright/test';
import { asMember, order } from './bought.ts';
import { deskDoes, newBuyer } from './buyer.ts';
import { test } from './journey.ts';
import { mailsTo } from './outbox.ts';
import { newMobile, quietConsole, tokenOf } from './shopper.ts';

const espresso = 100_003;
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Notifications' });
const shipped = /leaves the shop|shipped|on its way/i;

/** Marks all that was told to the member as read. */
async function readAll(page: Page) {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
  const notices = await page.request.put('/api/p/order/notice/read', { headers, data: { all: true } });
  expect(notices.ok()).toBe(true);
  const news = await page.request.post('/api/userLastAnnouncementReadTime/update', { headers });
  expect(news.ok()).toBe(true);
}

test('a parcel that leaves the shop is counted at the bell, told below today, and leads to the parcel (S2.31, S2.86, S7.41, S1.36)', async ({
  page,
  isMobile,
}) => {
  const said = quietConsole(page);
  const buyer = await newBuyer(page);
  const number = await order(page, buyer, espresso);
  await readAll(page);
  const heard = page.waitForResponse((answer) => answer.url().endsWith('/p/chat/stream') && answer.ok());
  await page.goto('/ToDeliver');
  await heard;
  await expect(bell(page)).not.toHaveAttribute('aria-describedby');
  await deskDoes(page, 'ship', number);
  await expect(bell(page)).toHaveAccessibleDescription('1 new');
  await bell(page).click();
  if (!isMobile)
    await page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: 'See all notifications' })
      .click();
  await expect(page).toHaveURL(/\/notification$/i);
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  const notice = page.getByRole('article').first();
  await expect(notice).toContainText(shipped);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(number));
  await expect(bell(page)).not.toHaveAttribute('aria-describedby');
  expect(said).toEqual([]);
});

test('who is not signed in reads the announcements by day', async ({ page }) => {
  const said = quietConsole(page);
  await page.goto('/notification');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(said).toEqual([]);
});

type Preferences = { kinds: { kind: string; wanted: boolean }[] };

test('the link below a mail stops its kind by one press, without a sign-in, and has it back', async ({
  page,
  browser,
}) => {
  const mail = `kamala.${newMobile()}@example.com`;
  const buyer = await newBuyer(page, { mail });
  const number = await order(page, buyer, espresso);
  await deskDoes(page, 'ship', number);
  const links = async () =>
    (await mailsTo(page, mail)).flatMap(({ text }) => text.match(/\/unsubscribe#\S+/) ?? []);
  const ofDelivery = async () =>
    (await links()).find((link) => atob(link.split(/[#.]/)[1] ?? '').includes('DELIVERY'));
  await expect.poll(ofDelivery, { timeout: 20_000 }).toBeDefined();
  const wanted = async () => {
    const { kinds } = await asMember<Preferences>(page, 'GET', '/p/user/mailPreferences');
    return kinds.find(({ kind }) => kind === 'DELIVERY')?.wanted;
  };

  const stranger = await browser.newContext();
  const opened = await stranger.newPage();
  const said = quietConsole(opened);
  await opened.goto(new URL((await ofDelivery()) ?? '', page.url()).href);
  const words = opened.getByRole('main').getByRole('status');
  await expect(words).toHaveText('Stop these emails: Deliveries?');
  expect(await wanted()).toBe(true);
  await opened.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(words).toHaveText('Stopped. You will get no more of these emails: Deliveries.');
  expect(await wanted()).toBe(false);
  await opened.getByRole('button', { name: 'Get them again' }).click();
  await expect(words).toHaveText('Undone. You will get these emails again: Deliveries.');
  expect(await wanted()).toBe(true);
  expect(said).toEqual([]);
  await stranger.close();

  // The same in the account.
  await page.goto('/settings?tab=mails');
  await page.getByRole('switch', { name: 'Deliveries' }).click();
  await expect.poll(wanted).toBe(false);
});
