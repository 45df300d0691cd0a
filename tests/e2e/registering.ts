import { expect, type Page } from '@playwright/test';
import { codeFor, password } from './shopper.ts';

/** Makes an account by the form of `/Register`, or by a link to it, with a code by mobile; the page that comes says so. */
export async function registerByForm(page: Page, mobile: string, link = '/Register', nickName = 'Nimal') {
  await page.goto(link);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeVisible();
  await page.getByLabel('Verification code').fill(await codeFor(page, mobile));
  await page.getByLabel('Nickname').fill(nickName);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Registration successful', { exact: true })).toBeVisible();
}
