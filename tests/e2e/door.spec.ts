import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { codeFor, newMobile, password } from './shopper.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

/** The service says no to one call, in words that only the service could have. */
const refuse = (page: Page, path: string, desc: string) =>
  page.route(`**/api${path}`, (route) =>
    route.fulfill({ status: 400, json: { status: 400, code: 'request.invalid', desc, traceId: 'e2e' } }),
  );

/** Said in passing, whatever else stands at the form. */
const toast = (page: Page, text: string) => page.locator('li').getByText(text, { exact: true });

test('a code that is refused: the service’s words in a toast, and the button is there again (S4.8, S8.2)', async ({
  page,
}) => {
  await page.goto('/Cart');
  const dialog = dialogOf(page);
  await refuse(page, '/sms/send', 'No codes today');
  await dialog.getByLabel('Mobile number').fill(newMobile());
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(toast(page, 'No codes today')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send code' })).toBeEnabled();
});

test('a number that is no number is refused here, and nothing is asked of the service (S5.25)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sms/send')) asked.push(request.url());
  });
  await page.goto('/Cart');
  const dialog = dialogOf(page);
  for (const number of ['77123456x', '7712345']) {
    await dialog.getByLabel('Mobile number').fill(number);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByText('Invalid mobile number')).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test('a refused login, by code or by password, and a refused reset say why in a toast (S8.1, S8.3, S8.4)', async ({
  page,
}) => {
  await page.goto('/Cart');
  const dialog = dialogOf(page);
  await refuse(page, '/quick/login', 'Not by this code');
  await refuse(page, '/web/login', 'Not by this password');
  await refuse(page, '/user/forgetPassword', 'Not anew');
  await dialog.getByLabel('Mobile number').fill(newMobile());
  await dialog.getByLabel('Verification code').fill('482913');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(toast(page, 'Not by this code')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(toast(page, 'Not by this password')).toBeVisible();
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Set a new password' });
  await forgot.getByLabel('Verification code').fill('482913');
  await forgot.getByRole('textbox', { name: 'New password' }).fill(password);
  await forgot.getByLabel('Confirm password').fill(password);
  await forgot.getByRole('button', { name: 'Save new password' }).click();
  await expect(toast(page, 'Not anew')).toBeVisible();
});

test('a browser that keeps nothing: a warning, and no reload that would lose the login (S8.6)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key === 'mall.session') throw new DOMException('Full', 'QuotaExceededError');
      keep.call(this, key, value);
    };
  });
  const mobile = newMobile();
  await page.goto('/Cart');
  const dialog = dialogOf(page);
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(page, mobile));
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
});
