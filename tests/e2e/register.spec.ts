import { expect } from '@playwright/test';
import { asMember } from './bought.ts';
import { newBuyer } from './buyer.ts';
import { test } from './journey.ts';
import { codeFor, newMobile, quietConsole } from './shopper.ts';

test('an invite is remembered while one looks around, and registering goes on with what was wanted (S1.40, S5.15, S5.16, S8.30)', async ({
  page,
  browser,
  baseURL,
}) => {
  const friend = await browser.newPage({ baseURL });
  await newBuyer(friend);
  await friend.goto('/myInvitation');
  await expect(friend.getByRole('button', { name: 'Share link' })).toBeVisible();
  const { inviteCode } = await asMember<{ inviteCode: string }>(friend, 'GET', '/p/invitation/info');
  await friend.close();

  const said = quietConsole(page);
  const mobile = newMobile();
  await page.goto(`/register?invite=${inviteCode}`);
  await expect(page).toHaveURL(`/Register?invite=${inviteCode}`);
  await expect(page.getByLabel('Invite code')).toHaveValue(inviteCode);
  await expect(page.getByRole('heading', { name: /invites you$/ })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await page.goto('/products/100003');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/Register');
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
  await expect(page.getByLabel('Invite code')).toHaveValue(inviteCode);
  await page.getByLabel('Invite code').fill('');

  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeVisible();
  await page.getByLabel('Verification code').fill(await codeFor(page, mobile));
  await page.getByLabel('Nickname').fill('Nimal');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Open doors 9!');
  await page.getByLabel('Confirm password').fill('Open doors');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Password not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill('Open doors 9!');
  await page.getByRole('button', { name: 'Create an account' }).click();
  // In the order in which they come: each is gone after five seconds.
  await expect(page.getByText('Registration successful', { exact: true })).toBeVisible();
  await expect(page.getByText('Added to favourites', { exact: true })).toBeVisible();
  expect(said).toEqual([]);
});
