import { expect, type Page } from '@playwright/test';
import { desk, deskDoes, newBuyer } from './buyer.ts';
import { mailsTo } from './outbox.ts';
import { newMobile } from './shopper.ts';
import { test } from './shop-with-a-clock.ts';

/** Sold at one price, which the test brings down and up again. */
const machine = { path: '/products/100006', skuIds: [10_000_601, 10_000_602], price: 9_709_000 };

const cost = async (page: Page, price: number) => {
  for (const skuId of machine.skuIds) await deskDoes(page, 'price', String(skuId), 'LK', String(price));
};

/** The mails to an address that tell of a lower price. */
const dropsTo = async (page: Page, mail: string) =>
  (await mailsTo(page, mail)).filter(({ text }) => /when a price falls/.test(text));

test.afterEach(async ({ page }) => {
  await cost(page, machine.price);
  await desk(page, 'clock', 'reset');
});

test('a favourite that has become cheaper is told by one mail, which leads to it and can be stopped', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const mail = `kamala.${newMobile()}@example.com`;
  await newBuyer(page, { mail });
  await page.goto(machine.path);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page
    .getByRole('main')
    .getByRole('button', { name: `Favourite: ${name}` })
    .first()
    .click();
  await expect(page.getByText('Added to favourites', { exact: true })).toBeVisible();
  await cost(page, machine.price - 1_000_000);
  await deskDoes(page, 'clock', '+1h');
  await expect.poll(() => dropsTo(page, mail), { timeout: 60_000 }).toHaveLength(1);
  const [letter] = await dropsTo(page, mail);
  expect(letter?.text).toContain(machine.path);
  expect(letter?.text).toMatch(/now costs Rs\s87,090/);
  const link = /\/unsubscribe#\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  // In a tab of its own, as from a mail: the page that stands leaves for home about now, since its session is an hour old.
  const opened = await page.context().newPage();
  await opened.goto(link);
  await expect(opened.getByRole('main').getByRole('status')).toHaveText('Stop these emails: Price drops?');
});
