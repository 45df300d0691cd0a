import { expect, test } from '@playwright/test';
import { codeFor, newMobile, quietConsole } from './shopper.ts';

test('an invite is remembered while one looks around, and registering goes on with what was wanted', async ({
  page,
}) => {
  const said = quietConsole(page);
  const mobile = newMobile();
  await page.goto('/register?invite=NIMAL7');
  await expect(page).toHaveURL('/Register?invite=NIMAL7');
  await expect(page.getByLabel('Invite code')).toHaveValue('NIMAL7');
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
  await expect(page.getByLabel('Invite code')).toHaveValue('NIMAL7');
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
