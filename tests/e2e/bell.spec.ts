import { expect, type Page } from '@playwright/test';
import { order } from './bought.ts';
import { deskDoes, newBuyer } from './buyer.ts';
import { test } from './journey.ts';
import { quietConsole } from './shopper.ts';

const espresso = 100_003;
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Notifications' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('the bell shows the five latest of orders and announcements, and each leads on (S2.86)', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone the bell leads to the page');
  const said = quietConsole(page);
  const buyer = await newBuyer(page);
  const number = await order(page, buyer, espresso);
  await deskDoes(page, 'ship', number);
  // The bell counts what is unread in both lists, which come one after the other.
  const answer = (path: string) => page.waitForResponse((response) => response.url().includes(path));
  const counted = Promise.all([answer('/p/order/notice/unReadCount'), answer('/notifications/page')]);
  await page.goto('/');
  const [ofOrders, announcements] = await Promise.all((await counted).map((one) => one.json()));
  const before = ofOrders + announcements.records.filter(({ isRead }: { isRead: boolean }) => !isRead).length;
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(bell(page)).toHaveAccessibleDescription(`${before} new`);
  await bell(page).click();
  await expect(panel(page).getByRole('article')).toHaveCount(5);
  const shipped = panel(page).getByRole('article').first();
  await expect(shipped).toContainText(/leaves the shop|shipped|on its way/i);
  await expect(shipped).toContainText('Unread');
  await expect(panel(page).getByRole('article').last()).toBeVisible();

  // Escape closes it, and the focus is on the bell again.
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  // It opens by the keyboard, too; what is opened is read, and the panel is gone.
  await page.keyboard.press('Enter');
  await shipped.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(number));
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(bell(page)).toHaveAccessibleDescription(`${before - 1} new`);

  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Mark all read' }).click();
  await expect(panel(page).getByText('Unread')).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Mark all read' })).toBeHidden();
  await expect(bell(page)).not.toHaveAttribute('aria-describedby');
  await panel(page).getByRole('link', { name: 'See all notifications' }).click();
  await expect(page).toHaveURL(/\/notification$/i);
  expect(said).toEqual([]);
});

test('what fails in the panel is had by one press', async ({ page, isMobile }) => {
  test.skip(isMobile, 'on a phone the bell leads to the page');
  await newBuyer(page);
  await page.route(/\/p\/order\/notice\/page/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleDescription('5 new');
  await bell(page).click();
  // The announcements are there all the same.
  await expect(panel(page).getByRole('alert')).toContainText('Something went wrong', { timeout: 30_000 });
  await expect(panel(page).getByRole('article')).toHaveCount(5);
  await page.unroute(/\/p\/order\/notice\/page/);
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByRole('alert')).toBeHidden();
});

test('a visitor reads announcements below the bell and is asked to log in', async ({ page, isMobile }) => {
  test.skip(isMobile, 'on a phone the bell leads to the page');
  const said = quietConsole(page);
  await page.goto('/');
  // Asleep it is a link; the hand that nears it wakes it.
  await bell(page).hover();
  await expect(bell(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await bell(page).click();
  await expect(panel(page).getByRole('article').first()).toBeVisible();
  await expect(panel(page).getByText('Unread')).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Log in' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(said).toEqual([]);
});

test('on a phone, and without script, the bell leads to the page', async ({ page, browser, isMobile }) => {
  if (isMobile) {
    await page.goto('/');
    await bell(page).click();
    await expect(page).toHaveURL(/\/notification$/i);
    await expect(panel(page)).toBeHidden();
  }
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(new URL('/', test.info().project.use.baseURL).href);
  await bell(plain).click();
  await expect(plain).toHaveURL(/\/notification$/i);
  await plain.close();
});
