import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { codeFor, password, quietConsole } from './shopper.ts';

const anyDigits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

/** How people of two regions write their numbers, and how the mall shows them. */
const people = [
  {
    country: 'China',
    code: '86',
    typed: (own: string) => `138 ${own.slice(0, 4)} ${own.slice(4)}`,
    shown: (own: string) => `+86 138 ${own.slice(0, 4)} ${own.slice(4)}`,
  },
  {
    country: 'Laos',
    code: '856',
    typed: (own: string) => `020 ${own.slice(0, 4)} ${own.slice(4)}`,
    shown: (own: string) => `+856 20 ${own.slice(0, 4)} ${own.slice(4)}`,
  },
];

for (const { country, code, typed, shown } of people) {
  test(`a shopper of ${country} registers by mobile, signs in and has parcels sent there (Z11)`, async ({
    page,
  }) => {
    const said = quietConsole(page);
    const own = anyDigits(8);
    await page.goto('/Register');
    await page.getByLabel('Country code').selectOption(code);
    await page.getByLabel('Mobile number').fill(typed(own));
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('button', { name: /^Resend in/ })).toBeVisible();
    await page.getByLabel('Verification code').fill(await codeFor(page, own));
    await page.getByLabel('Nickname').fill('Xiaoyu');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByText('Registration successful', { exact: true })).toBeVisible();

    await page.goto('/Settings?tab=profile');
    await expect(page.getByText(shown(own))).toBeVisible();
    await page.goto('/Settings?tab=addresses');
    await page.getByRole('button', { name: 'Add address' }).click();
    const form = page.getByRole('dialog', { name: 'Delivery details' });
    await form.getByLabel('Contact name').fill('Lin Xiaoyu');
    await form.getByLabel('Country', { exact: true }).selectOption({ label: country });
    for (const level of ['Province', 'District', 'Town']) {
      await expect(form.getByLabel(level).getByRole('option').nth(1)).toBeAttached();
      await form.getByLabel(level).selectOption({ index: 1 });
    }
    await form.getByLabel('Address', { exact: true }).fill('House 12');
    await form.getByLabel('Mobile number').fill('12');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Invalid mobile number')).toBeVisible();
    await form.getByLabel('Mobile number').fill(typed(own));
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('1 of 20 addresses')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Lin Xiaoyu' })).toContainText(shown(own));

    // And in again by password, in a browser that knows nothing.
    await page.evaluate(() => window.sessionStorage.clear());
    await page.context().clearCookies();
    await page.goto('/Settings?tab=profile');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('tab', { name: 'Password' }).click();
    await dialog.getByLabel('Country code').selectOption(code);
    await dialog.getByLabel('Mobile number').fill(typed(own));
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText(shown(own))).toBeVisible();
    expect(said).toEqual([]);
  });
}
