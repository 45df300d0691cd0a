import { expect, type Page } from '@playwright/test';
import { buyNow, desk, newBuyer, place, toPayment } from './buyer.ts';
import { test } from './journey.ts';
import { mailsTo } from './outbox.ts';
import { newMobile } from './shopper.ts';

const espresso = 100_005;

const comes = (page: Page, mail: string, subject: string) =>
  expect(async () => {
    const subjects = (await mailsTo(page, mail)).map((one) => one.subject);
    expect(subjects).toContain(subject);
  }).toPass({ timeout: 20_000 });

/** What each move of an order is called in a mail. */
const subjects = {
  en: [
    'Order placed',
    'Your parcel leaves the shop',
    'Your parcel is out for delivery',
    'Your parcel is delivered',
  ],
  tr: ['Sipariş verildi', 'Paketiniz yola çıkıyor', 'Paketiniz dağıtımda', 'Paketiniz teslim edildi'],
} as const;

for (const language of ['en', 'tr'] as const)
  test(`every move of an order is written to the shopper, in ${language}, as text and as a page`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a mail is the same, whatever the width of the screen that was ordered on');
    const mail = `kamala.${newMobile()}@example.com`;
    const buyer = await newBuyer(page, { mail, language });
    await buyNow(page, espresso);
    await toPayment(page);
    await place(page).click();
    await expect(page).toHaveURL(/order-placed/);
    const [number = ''] = await buyer.orders();
    const [placed, ships, out, there] = subjects[language];
    await comes(page, mail, placed);
    await desk(page, 'ship', number, 'Pearl Courier', 'PC4410227961');
    await comes(page, mail, ships);
    await desk(page, 'scan', number, 'out', 'for', 'delivery');
    await comes(page, mail, out);
    await desk(page, 'deliver', number);
    await comes(page, mail, there);

    const [first] = (await mailsTo(page, mail)).filter(({ subject }) => subject === ships);
    expect(first?.text).toContain(number);
    expect(first?.text).toContain('PC4410227961');
    expect(first?.html).toContain('<h1');
    const sheet = await page.context().newPage();
    await sheet.setContent(first?.html ?? '');
    await expect(sheet.getByRole('heading', { level: 1, name: ships })).toBeVisible();
    await expect(sheet.getByText(number)).toBeVisible();
    await expect(sheet.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  });
