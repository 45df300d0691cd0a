import { expect, type Page } from '@playwright/test';
import { deskDoes, newBuyer } from './buyer.ts';
import { test } from './journey.ts';
import { mailsTo } from './outbox.ts';
import { logIn, newMobile, quietConsole, signInByService } from './shopper.ts';

/** Of three colours black is sold out. */
const kettle = '/products/100003';

const tell = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Tell me when it is back' });
const waits = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Alert set · Stop' });

/** The number of the SKU that is sold out, by the service. */
async function soldOut(page: Page): Promise<string> {
  const answer = await page.request.get('/api/prod/skuList?prodId=100003&regionId=659006000343');
  const skus = (await answer.json()) as { skuId: number; stocks: number }[];
  return String(skus.find(({ stocks }) => stocks === 0)?.skuId);
}

/** The mails to an address that say that something is back, newest first. */
const comingsBackTo = async (page: Page, mail: string) =>
  (await mailsTo(page, mail)).filter(({ subject }) => subject?.startsWith('Back in stock'));

test('what is sold out is waited for, comes back, and is told by mail; the link below the mail stops them without a sign-in', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const said = quietConsole(page);
  const mail = `kamala.${newMobile()}@example.com`;
  await newBuyer(page, { mail });
  const skuId = await soldOut(page);
  await page.goto(kettle);
  await page.getByRole('radio', { name: 'Black out of stock' }).click();
  await tell(page).click();
  await expect(page.getByText('We will tell you when it is back', { exact: true })).toBeVisible();
  await expect(waits(page)).toBeVisible();
  await page.goto('/collection?tab=waiting');
  const list = page.getByRole('list', { name: 'Your stock alerts' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText(/^Alert set on/)).toBeVisible();

  try {
    await deskDoes(page, 'stock', skuId, '5');
    // The shop looks once a minute.
    await expect
      .poll(() => comingsBackTo(page, mail), { timeout: 150_000, intervals: [2_000] })
      .toHaveLength(1);
    const [letter] = await comingsBackTo(page, mail);
    expect(letter?.text).toContain(kettle);
    await page.reload();
    await expect(list.getByText('Back in stock')).toBeVisible();

    const stranger = await browser.newContext();
    const opened = await stranger.newPage();
    const link = /\/unsubscribe#\S+/.exec(letter?.text ?? '')?.[0] ?? '';
    await opened.goto(new URL(link, page.url()).href);
    const words = opened.getByRole('main').getByRole('status');
    await expect(words).toHaveText('Stop these emails: Back in stock?');
    await opened.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(words).toHaveText('Stopped. You will get no more of these emails: Back in stock.');
    await stranger.close();
    await page.goto('/settings?tab=mails');
    await expect(page.getByRole('switch', { name: 'Back in stock' })).not.toBeChecked();
    expect(said).toEqual([]);
  } finally {
    await deskDoes(page, 'stock', skuId, '0');
  }
});

test('a visitor who wants to be told signs in, and then waits', async ({ page }) => {
  await page.goto(kettle);
  await page.getByRole('radio', { name: 'Black out of stock' }).click();
  await tell(page).click();
  await logIn(page, newMobile());
  await expect(page.getByText('We will tell you when it is back', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Black out of stock' }).click();
  await waits(page).click();
  await expect(page.getByText('Stock alert removed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waits(page)).toBeVisible();
});

test('who waits for nothing reads how to', async ({ page }) => {
  await signInByService(page);
  await page.goto('/collection?tab=waiting');
  await expect(page.getByText('No stock alerts yet')).toBeVisible();
});
