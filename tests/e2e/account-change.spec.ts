import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { codeFor, logInByPassword, newMobile, password, quietConsole, signInByService } from './shopper.ts';

test('who came by a code sets a password, changes the number and adds an email, and logs in with them (S2.48, S2.49, S8.31)', async ({
  page,
  browser,
  request,
}) => {
  const said = quietConsole(page);
  const old = newMobile();
  await signInByService(page, `0094${old}`);
  await page.goto('/Settings?tab=security');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Set a password' }).click();
  await main.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Code sent', { exact: true }).first()).toBeVisible();
  await main.getByLabel('Verification code').fill(await codeFor(page, old));
  await main.getByLabel('New password', { exact: true }).fill(password);
  await main.getByLabel('Confirm password').fill(password);
  await main.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password updated').first()).toBeVisible();

  await page.goto('/Settings?tab=security');
  await main.getByRole('button', { name: 'Change mobile number' }).click();
  const number = page.getByRole('dialog', { name: 'Change mobile number' });
  const mobile = newMobile();
  await number.getByLabel('Mobile number').fill(old);
  await number.getByLabel('Mobile number').blur();
  await expect(number.getByText('Your account already has this one')).toBeVisible();
  await number.getByLabel('Mobile number').fill(mobile);
  await number.getByRole('button', { name: 'Send code' }).click();
  await expect(number.getByRole('button', { name: 'Send code' })).toBeHidden();
  await number.getByLabel('Code sent to the new one').fill(await codeFor(page, mobile));
  await number.getByLabel('Your password').fill('Not the one 7!');
  await number.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(number.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await number.getByLabel('Your password').fill(password);
  await number.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(number).toBeHidden();
  await expect(main.getByText(mobile.slice(-4))).toBeVisible();

  await main.getByRole('button', { name: 'Add email' }).click();
  const address = page.getByRole('dialog', { name: 'Add email' });
  const mail = `reader${mobile}@example.com`;
  await address.getByLabel('Email').fill(mail);
  await address.getByRole('button', { name: 'Send code' }).click();
  await expect(address.getByRole('button', { name: 'Send code' })).toBeHidden();
  await address.getByLabel('Code sent to the new one').fill(await codeFor(page, mail));
  await address.getByLabel('Your password').fill(password);
  await address.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(address).toBeHidden();
  await expect(main.locator('bdi', { hasText: mail })).toBeVisible();
  expect(said.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);

  const elsewhere = await browser.newPage();
  await elsewhere.goto('/Settings?tab=security');
  await logInByPassword(elsewhere, mobile);
  await expect(elsewhere.getByRole('main').locator('bdi', { hasText: mail })).toBeVisible();
  const refused = await request.post('/api/web/login', {
    data: { userMobile: `0094${old}`, loginPassword: password },
  });
  expect(refused.status()).toBe(400);
  await elsewhere.close();
});
