import { expect, type Page } from '@playwright/test';
import { cards, desk, newBuyer, pay, standing, toCard } from './buyer.ts';
import { test } from './shop-with-a-clock.ts';
import { region } from './shopper.ts';

type Group = { groupBuyId: number; prodId: number; prodName: string; needed: number; actions: string[] };

test.afterEach(({ page }) => desk(page, 'clock', 'reset'));

/** A group that is open and lacks more than one piece. */
async function openGroup(page: Page, at: number): Promise<Group> {
  const answer = await page.request.get(
    `/api/group/page?regionId=${region}&status=IN_PROGRESS&current=1&size=12`,
  );
  const { records } = (await answer.json()) as { records: Group[] };
  const group = records.filter(({ actions, needed }) => actions.includes('JOIN') && needed > 1).at(at);
  expect(group).toBeDefined();
  return group!;
}

/** Joins on the product's page and pays by card; the number of the order. */
async function joins(page: Page, { prodId }: Group): Promise<string> {
  await page.goto(`/products/${prodId}`);
  await page.getByRole('button', { name: 'Join group' }).click();
  await expect(page).toHaveURL(/\/Checkout\?.*group=\d+/);
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
  await toCard(page, cards.approved);
  await expect(page.getByText('A group buy is paid in advance').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /Cash to the courier/ })).toBeDisabled();
  await pay(page).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Paid. Now the group has to fill' }),
  ).toBeVisible();
  return /orders=(\d{18})/.exec(page.url())?.[1] ?? '';
}

test('a group fills: the order goes to the shop (S1.13, S4.23)', async ({ page }) => {
  await newBuyer(page);
  const group = await openGroup(page, 0);
  const number = await joins(page, group);
  expect(await standing(page, number)).toMatchObject({ status: 'GROUPING' });
  await page.goto('/group-buy?state=mine');
  await expect(page.getByRole('list', { name: 'My group buys' }).getByText(group.prodName)).toBeVisible();
  await expect(page.getByText('You are in')).toBeVisible();

  await desk(page, 'group', String(group.groupBuyId), String(group.needed - 1));
  await expect
    .poll(async () => (await standing(page, number)).status, { timeout: 30_000 })
    .toBe('TO_DELIVER');
  await page.reload();
  await expect(page.getByText('The group is full')).toBeVisible();
});

test('a group does not fill in time: the money comes back (S4.23)', async ({ page }) => {
  test.setTimeout(180_000);
  const buyer = await newBuyer(page);
  const number = await joins(page, await openGroup(page, -1));
  await desk(page, 'clock', '+60d');
  await buyer.comesBack('/ToDeliver');
  await expect.poll(async () => (await standing(page, number)).status, { timeout: 90_000 }).toBe('CANCELLED');
  await page.goto('/group-buy?state=mine');
  await expect(page.getByText('The clock ran out. Your money comes back.')).toBeVisible();
});
